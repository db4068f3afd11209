"""Each seat's chance to win a position, for coaches and reports."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.bots.minds.judge import Judge
from labrys.bots.minds.mind import judge_of
from labrys.bots.minds.net import SURE
from labrys.engine import Game, State


def chances(worlds: Sequence[State], seat: int) -> list[list[float]]:
    """For each world the chance of every seat to win, as far as ``seat`` can know, by the best judge that there is.

    That is the net by which ``mind`` plays where its weights fit the game (`judged_by` tells), and else the game's own evaluation
    (`State.prospects`). Chances add up to 1; of a lone seat there is just its own, to beat the automaton. In a world that is over
    its winners share the victory. All worlds are of one game and seat count. Give those that the seat imagines
    (`Perspective.imagine`), or what follows from them by `step`: of a true state, chance and hidden things could leak into what
    is said. Take the mean over some worlds of one position, 4 to 8; the same worlds get the same chances on every machine. Many at
    a time are no slower each than one; a world takes some 10 us compiled. Not to be called from two threads at once.
    """
    if not worlds:
        return []
    judge = judge_of(worlds[0].game, worlds[0].seats, "")
    return [judged(judge, world, seat) if isinstance(judge, Judge) else evaluated(world) for world in worlds]


def judged_by(game: Game[State], seats: int) -> str:
    """Which judge `chances` has for so many seats: ``mind`` or ``prospects``."""
    return "mind" if isinstance(judge_of(game, seats, ""), Judge) else "prospects"


def judged(judge: Judge, world: State, seat: int) -> list[float]:
    """What the net says of a world."""
    judge.judge(world, seat)
    return [int(judge.chances[at]) / SURE for at in range(world.seats)]


def evaluated(world: State) -> list[float]:
    """What the game itself says."""
    if world.over:
        places = world.ranking()
        winners = places.count(1)  # none if an automaton has won
        return [1 / winners if place == 1 else 0.0 for place in places]
    found = world.prospects()
    total = sum(found)
    return [chance / total for chance in found] if world.seats > 1 and total else found
