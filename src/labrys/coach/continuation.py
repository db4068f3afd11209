"""How a game is likely to go on after an action, and what points it is likely to end with."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from labrys.coach.playout import play_on
from labrys.coach.report import Deed, Names
from labrys.coach.sentences import label
from labrys.coach.weighing import Weighing
from labrys.engine import State
from labrys.engine.chance import rng_at

ENDS: Final = 8  # playouts for the points
MOST_DECISIONS: Final = 2_000  # of a playout: to the end, whatever the game
# A game of Minos is long: there points are counted as if it ended after so many.
FEWER_DECISIONS: Final[dict[str, int]] = {"minos": 60}
MOST_DEEDS: Final = 6
LIKELY: Final = 0.4  # of the playouts that came so far: fewer is not "likely"
FEWEST_THAT_AGREE: Final = 3  # playouts that must agree


@dataclass(frozen=True)
class Outlook:
    """What follows from an action."""

    points: dict[str, float]  # of the seat at the end, by source, on average
    line: list[Deed]


def outlook(found: Weighing, action: int, names: Names | None = None) -> Outlook:
    """Play to the end, or far enough, in the worlds of a weighing."""
    total: Counter[str] = Counter()
    lines: list[list[tuple[int, int]]] = []
    worlds = found.worlds[:ENDS]
    most = FEWER_DECISIONS.get(worlds[0][0].game.name, MOST_DECISIONS) if worlds else 0
    for dream, key in worlds:
        world = dream.copy()
        world.step(action)
        deeds: list[tuple[int, int]] = []
        play_on(world, rng_at(key), most, deeds)
        lines.append(deeds)
        for source, points in world.breakdown()[found.seat].items():
            total[source] += points
    means = {source: points / len(worlds) for source, points in total.items()}
    return Outlook(means, likely(lines, [dream for dream, _ in worlds], action, names))


def likely(
    lines: list[list[tuple[int, int]]], dreams: list[State], action: int, names: Names | None = None
) -> list[Deed]:
    """What most of the playouts have in common from the beginning on, told in the words of one of them."""
    alike = list(range(len(lines)))
    shared: list[tuple[int, int]] = []
    while len(shared) < MOST_DEEDS:
        at = len(shared)
        following = Counter(lines[number][at] for number in alike if len(lines[number]) > at)
        if not following:
            break
        deed, count = following.most_common(1)[0]
        if count < max(FEWEST_THAT_AGREE, LIKELY * len(alike)):
            break
        shared.append(deed)
        alike = [number for number in alike if len(lines[number]) > at and lines[number][at] == deed]
    if not shared:
        return []
    world = dreams[alike[0]].copy()
    world.step(action)
    found: list[Deed] = []
    for seat, deed_action in shared:
        found.append(Deed(seat, world.game.codec.text(deed_action), label(world, deed_action, names)))
        world.step(deed_action)
    return found
