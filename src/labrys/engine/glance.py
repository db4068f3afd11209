"""Glances: what one seat after the other sees of a game in play, and what it may do, in memory that is filled again each time.

This is what an environment needs of a game at each step, in two calls instead of many.
"""

from __future__ import annotations

from typing import Final, final

from labrys.engine.native import i64
from labrys.engine.sight import NO_ACTIONS, Masks, Sight, Slate
from labrys.engine.state import State

NOBODY: Final = -1  # in place of a seat, once a game is over


@final
class Glance:
    """One row of numbers and one mask."""

    def __init__(self, sight: Sight, actions: int) -> None:
        self.sight = sight
        self.slate = Slate(sight.observation)
        self.masks = Masks(actions)

    def look(self, s: State, seat: i64) -> None:
        """Fill the row with what the seat may know, and the mask with what it may do now."""
        s.note(self.sight, seat, self.slate, 0)
        if s.depth and s.asked == seat:
            self.masks.fill(0, s.actions())
        else:
            self.masks.fill(0, NO_ACTIONS)

    def act(self, s: State, action: object) -> int:
        """Take an action as `State.act` does: the seat that is asked after it, or NOBODY."""
        s.act(action)
        return int(s.asked) if s.depth else NOBODY
