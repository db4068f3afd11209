"""The opening of a game: from a seed to the first question."""

from __future__ import annotations

from typing import Any

from labrys.engine.chance import key_of
from labrys.engine.native import i64
from labrys.engine.seal import LETTERS, seal_of
from labrys.engine.state import State


def opened(game: Any, blank: State, seed: str) -> State:
    """A new state with its seed and no past yet, set up: made of a blank one, which stays blank if it is a packed one."""
    state = blank
    if blank.packing is not None:
        state = blank.copy()
        state.options = state.options.copy()  # whoever holds the state may do with them as they like
    state.seed = seed
    state.past = []
    lay_out(game, state)
    return state


def lay_out(game: Any, state: State) -> None:
    """Set up a blank state from its seed, up to the first decision."""
    seed = state.seed or ""
    letters: i64 = len(seed)
    state.seal = seal_of(seed) if ":" in seed or letters > LETTERS else None
    state.chance = key_of(seed if state.seal is None else state.seal.plain)
    game.set_up(state)
    state.settle()
