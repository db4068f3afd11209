"""One step ahead: how a seat stands after each of the actions that it may take."""

from __future__ import annotations

from labrys.engine.native import i64
from labrys.engine.state import State


def look_ahead(dream: State, actions: tuple[int, ...], seat: int, worth: list[float]) -> None:
    """Add to the worth of each action what the seat's own evaluation says after it, in one imagined world."""
    for at in range(len(actions)):
        action: i64 = actions[at]
        world = dream.copy()
        world.step(action)
        worth[at] += world.evaluate(seat)
