"""The opening of a game: from a seed to the first question."""

from __future__ import annotations

from typing import Any

from labrys.engine.chance import key_of
from labrys.engine.native import i64
from labrys.engine.option import Setting
from labrys.engine.seal import LETTERS, seal_of
from labrys.engine.state import State


def opened(game: Any, seats: i64, settings: dict[str, Setting], seed: str) -> State:
    """A new state with its seed and no past yet, set up."""
    state: State = game.blank(seats, settings)
    state.seed = seed
    state.past = []
    lay_out(game, state)
    return state


def lay_out(game: Any, state: State) -> None:
    """Set up a blank state from its seed, up to the first decision."""
    seed = state.seed or ""
    state.seal = seal_of(seed) if ":" in seed or len(seed) > LETTERS else None
    state.chance = key_of(seed if state.seal is None else state.seal.plain)
    game.set_up(state)
    state.settle()
