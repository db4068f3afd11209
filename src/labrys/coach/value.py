"""The value of a position: each seat's chance to win, made such that what is foretold comes true as often as foretold.

A game's own evaluation orders positions well, but its figures were chosen for bots: bolder or shyer than the truth. What it
says is sharpened or blunted here, by numbers that were fitted to games which bots had played (`CALIBRATIONS`, with the
command that found them). They are fixed before any game that is reviewed: whoever could choose them afterwards could choose
the result.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import Final

from labrys.bots.search import judge as promise
from labrys.engine import Game, State

LEAST: Final = 1e-4  # no chance is taken for smaller than this before it is sharpened


@dataclass(frozen=True)
class Calibration:
    """How an evaluation becomes a chance: its log odds times a sharpness that grows or shrinks along the game."""

    length: float = 1.0  # actions of a usual game
    begin: float = 1.0  # sharpness at the beginning
    end: float = 1.0  # and at the end
    shift: float = 0.0  # added to the log odds of a lone seat

    def sharpness(self, steps: int) -> float:
        along = min(1.0, steps / self.length)
        return self.begin + (self.end - self.begin) * along


CALIBRATIONS: Final[
    dict[tuple[str, int], Calibration]
] = {}  # by game and seats: `python -m benchmarks.review_calibration`


class Value:
    """Judges positions of one game for so many seats."""

    def __init__(self, game: Game[State], seats: int) -> None:
        self.calibration = CALIBRATIONS.get((game.name, seats), Calibration())
        self.name = "prospects"

    def chances(self, world: State) -> list[float]:
        """By seat, its chance to win; together 1, but for a lone seat. At the end its part of the victory."""
        found: list[float] = promise(world)
        return found if world.over else calibrated(found, world.steps, self.calibration)


def calibrated(found: list[float], steps: int, how: Calibration) -> list[float]:
    """What an evaluation says after so many actions, as chances."""
    sharp = how.sharpness(steps)
    odds = [sharp * log_odds(chance) for chance in found]
    if len(odds) == 1:
        return [1.0 / (1.0 + exp(-odds[0] - how.shift))]
    best = max(odds)
    weights = [exp(odd - best) for odd in odds]
    total = sum(weights)
    return [weight / total for weight in weights]


def log_odds(chance: float) -> float:
    chance = min(max(chance, LEAST), 1.0 - LEAST)
    return log(chance / (1.0 - chance))
