"""The value of a position: each seat's chance to win, made such that what is foretold comes true as often as foretold.

Two judge: the net by which ``mind`` plays, where the house has one for the game and the seats, and else the game's own
evaluation. Either orders positions well, and either may be over- or underconfident, the game's own by far: its figures
were chosen so that a search tells actions apart. What it says is sharpened or blunted here, by numbers that were fitted to games
which bots had played (`CALIBRATIONS`, with the command that found them). They are fixed before any game that is reviewed:
whoever could choose them afterwards could choose the result.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from math import exp, log
from typing import Final

from labrys.bots.minds.chances import chances as minded
from labrys.bots.minds.chances import judged_by
from labrys.bots.minds.weights import ours
from labrys.bots.search import judge as promise
from labrys.engine import Game, State

LEAST_CHANCE: Final = 1e-4  # no chance is taken for smaller than this before it is sharpened


@dataclass(frozen=True)
class Calibration:
    """How a judge's word becomes a chance: to the power of a sharpness that grows or shrinks along the game; as it was said at 1.

    Of a lone seat it is the odds that are raised to it.
    """

    length: float = 1.0  # actions of a usual game
    begin: float = 1.0  # sharpness at the beginning
    end: float = 1.0  # and at the end
    shift: float = 0.0  # added to the log odds of a lone seat, against its automaton

    def sharpness(self, steps: int) -> float:
        along = min(1.0, steps / self.length)
        return self.begin + (self.end - self.begin) * along


# By game, seats and judge: `python -m benchmarks.review_calibration --fit --seed fit --games 120` (250 for what plays without a net).
CALIBRATIONS: Final[dict[tuple[str, int, str], Calibration]] = {
    ("relics", 2, "mind"): Calibration(83, 1.23, 0.84),
    ("relics", 2, "prospects"): Calibration(78, 1.22, 0.56),
    ("relics", 3, "prospects"): Calibration(119, 1.06, 0.56),
    ("relics", 4, "prospects"): Calibration(152, 1.19, 0.61),
    ("empire", 2, "mind"): Calibration(108, 1.95, 0.73),
    ("empire", 2, "prospects"): Calibration(109, 0.06, 0.22),
    ("empire", 3, "mind"): Calibration(117, 0.84, 0.64),
    ("empire", 3, "prospects"): Calibration(116, 0.06, 0.27),
    ("empire", 4, "prospects"): Calibration(126, 0.06, 0.3),
    ("empire", 5, "prospects"): Calibration(142, 0.06, 0.44),
    ("minos", 1, "mind"): Calibration(223, 1.41, 1.11, 0.06),
    ("minos", 1, "prospects"): Calibration(221, 0.7, 1.0, -1.72),
    ("minos", 2, "mind"): Calibration(422, 1.83, 0.91),
    ("minos", 2, "prospects"): Calibration(437, 0.48, 1.41),
    ("minos", 3, "prospects"): Calibration(639, 0.2, 1.72),
    ("minos", 4, "prospects"): Calibration(820, 0.06, 2.12),
}
UNFITTED: Final = Calibration()


class Value:
    """Judges positions of one game for so many seats; ``by`` says who shall judge, if it is not to be the best there is."""

    def __init__(self, game: Game[State], seats: int, by: str = "") -> None:
        self.by = by or judge_for(game, seats)
        self.calibration = CALIBRATIONS.get((game.name, seats, self.by), UNFITTED)
        self.name = f"mind {mark(game, seats)}" if self.by == "mind" else self.by

    def chances(self, world: State, eyes: int | None = None) -> list[float]:
        """By seat, its chance to win; together 1, but for a lone seat. At the end its part of the victory.

        ``eyes`` is the seat that imagines the world; without, it is the true one, and all cards are open.
        """
        if world.over:
            found: list[float] = promise(world)
            return found
        return calibrated(self.said(world, eyes), world.steps, self.calibration)

    def said(self, world: State, eyes: int | None = None) -> list[float]:
        """What the judge says. A net sees with the eyes of one seat; with open cards it is asked through everybody's."""
        if self.by != "mind":
            plain: list[float] = promise(world)
            return plain
        if eyes is not None:
            return minded([world], eyes)[0]
        views = [minded([world], seat)[0] for seat in range(world.seats)]
        return [sum(column) / world.seats for column in zip(*views, strict=True)]


def judge_for(game: Game[State], seats: int) -> str:
    """``mind`` where the house has a net for the game as it is now, and it was fitted, or ``prospects``."""
    fitted = (game.name, seats, "mind") in CALIBRATIONS
    return judged_by(game, seats) if fitted and ours(game.name, seats).is_file() else "prospects"


@cache
def mark(game: Game[State], seats: int) -> str:
    """Tells a net from its successors."""
    return blake2b(ours(game.name, seats).read_bytes(), digest_size=3).hexdigest()


def calibrated(found: list[float], steps: int, how: Calibration) -> list[float]:
    """What an evaluation says after so many actions, as chances."""
    sharp = how.sharpness(steps)
    if len(found) == 1:
        return [1.0 / (1.0 + exp(-sharp * log_odds(found[0]) - how.shift))]
    logs = [sharp * log(max(chance, LEAST_CHANCE)) for chance in found]
    best = max(logs)
    weights = [exp(one - best) for one in logs]
    total = sum(weights)
    return [weight / total for weight in weights]


def log_odds(chance: float) -> float:
    chance = min(max(chance, LEAST_CHANCE), 1.0 - LEAST_CHANCE)
    return log(chance / (1.0 - chance))
