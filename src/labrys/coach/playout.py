"""How a game goes on in an imagined world: every seat takes what looks best to it one step ahead."""

from __future__ import annotations

from labrys.bots.outlook import look_ahead
from labrys.engine import Rng, State


def play_on(world: State, luck: Rng, decisions: int, deeds: list[tuple[int, int]] | None = None) -> None:
    """Play for so many decisions or to the end; ``deeds`` are told who took which action.

    Whoever looks ahead knows no more of the dice to come than at a table: what they try, they try with other luck.
    """
    left = decisions
    while left > 0 and (seat := world.seat) is not None:
        legal = world.actions()
        action = legal[0] if len(legal) == 1 else liked(world, luck, legal, seat)
        if deeds is not None:
            deeds.append((seat, action))
        world.step(action)
        left -= 1


def liked(world: State, luck: Rng, legal: tuple[int, ...], seat: int) -> int:
    """What looks best one step ahead; of equals, the first."""
    trial = world.copy()
    trial.chance = luck.fork()
    worth = [0.0] * len(legal)
    look_ahead(trial, legal, seat, worth)
    return legal[worth.index(max(worth))]
