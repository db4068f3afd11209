"""The state that games from outside extend: it needs no packing, copies itself, and is never compiled."""

from __future__ import annotations

from labrys.engine.decision import Flow
from labrys.engine.game import Game
from labrys.engine.option import Setting
from labrys.engine.position import FLOW_FIELDS
from labrys.engine.state import State


class OpenState(State):
    """A position of a game from outside: its own attributes, whole numbers and lists of them, are named in ``FIELDS``.

    ``FIELDS`` begins with ``*OpenState.FIELDS``. `clear` gives each its empty value; copies, texts, digests, records and
    pickles then follow by themselves.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Setting], flow: Flow) -> None:
        super().__init__(game, seats, options, flow)
        self.clear()

    def copy(self) -> OpenState:
        """Every field that is named, and nothing else."""
        other = type(self)(self.game, self.seats, self.options, self.flow)
        self.share(other)
        for name in self.FIELDS[len(FLOW_FIELDS) :]:
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)
        return other

    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.breakdown()]

    def ranking(self) -> list[int]:
        """By score, the most first; equal scores share a place."""
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    def evaluate(self, seat: int) -> float:
        """What a bot thinks; a game that says nothing is searched by its ends alone."""
        return 0.5
