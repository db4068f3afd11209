"""Positions of real games to test with."""

from __future__ import annotations

import labrys
from labrys.engine import State


def played(name: str, steps: int = 25, seed: str = "played", seats: int | None = None) -> State:
    """A game after some random actions."""
    state: State = labrys.game(name).new(seats, seed)
    rng = labrys.Rng("played")
    for _ in range(steps):
        state.act(state.actions()[rng.below(len(state.actions()))])
    return state
