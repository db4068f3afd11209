"""Luck: what a roll, a draw, a card turned over changed, against what it changes on average.

The same action is taken again and again in the position as it really was, each time with other dice: hidden stacks have no
order here, so to re-key the chance draws anew whatever the step drew, and nothing else. The value of what came, less the
mean of what might have come, is luck. Its mean is zero whatever the value function thinks, as long as that was fixed
before; a better one only explains more of the result.
"""

from __future__ import annotations

from typing import Final

from labrys.coach.value import Value
from labrys.engine import Record, Rng, State

REDRAWS: Final = 32


def of_step(
    before: State, action: int, after: list[float], value: Value, luck: Rng, redraws: int = REDRAWS
) -> list[float]:
    """By seat, the luck of a step: ``after`` is the value of what really came."""
    totals = [0.0] * len(after)
    for _ in range(redraws):
        world = redrawn(before, luck)
        world.step(action)
        for seat, chance in enumerate(value.chances(world)):
            totals[seat] += chance
    return [chance - total / redraws for chance, total in zip(after, totals, strict=True)]


def of_deal(record: Record, first: State, value: Value, redraws: int = REDRAWS) -> list[float]:
    """By seat, the luck of the set-up."""
    totals = [0.0] * first.seats
    for number in range(redraws):
        world = first.game.begin(first.seats, f"{record.seed} deal {number}", dict(record.options))
        for seat, chance in enumerate(value.chances(world)):
            totals[seat] += chance
    return [chance - total / redraws for chance, total in zip(value.chances(first), totals, strict=True)]


def redrawn(state: State, luck: Rng) -> State:
    """A copy whose chance is another one."""
    world = state.copy()
    world.seal = None
    world.seed = None
    world.past = None
    world.chance = luck.fork()
    return world
