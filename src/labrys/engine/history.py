"""A game being played: the state, what led to it, and how far back one may go."""

from __future__ import annotations

from labrys.engine.errors import BadText, IllegalAction
from labrys.engine.event import Event
from labrys.engine.record import Record
from labrys.engine.seal import Seal
from labrys.engine.state import State

ACTIONS_APART = 16  # actions from one kept position to the next
MOST_KEPT = 4  # positions that are kept, the latest: going back further is rare, and replays from the start


class History:
    """A live state with its events and its undo limits.

    ``marks`` has one entry for each action: who took it, and whether it was an information barrier. A few positions on the
    way are kept, so that going back a little costs as little in a long game as in a short one.
    """

    def __init__(self, state: State) -> None:
        if state.steps or state.past is None:
            raise BadText("a history begins with a new game: play a record through with History.of.")
        self.state = state
        self.kept: list[State] = []
        self.marks: list[tuple[int | None, bool]] = []
        self.log: list[list[Event]] = [list(state.opening)]

    @staticmethod
    def of(record: Record, state: State) -> History:
        """Play a record through from its first position."""
        history = History(state)
        for text in record.actions:
            history.act(state.game.codec.parse(text))
        return history

    def act(self, action: int) -> list[Event]:
        """Take an action and return what happened."""
        state = self.state
        seat = state.seat
        events: list[Event] = []
        state.events = events
        try:
            state.act(action)
        finally:
            state.events = None
        self.marks.append((seat, state.revealed))
        self.log.append(events)
        if state.steps % ACTIONS_APART == 0:
            self.kept = [*self.kept[1 - MOST_KEPT :], state.copy()]
        return events

    def undo_depth(self, seat: int) -> int:
        """How many actions back the seat may go by itself: its own, back to the last information barrier."""
        depth = 0
        for who, barrier in reversed(self.marks):
            if who != seat or barrier:
                break
            depth += 1
        return depth

    def undo(self, seat: int) -> None:
        """Take back the seat's latest action."""
        if not self.undo_depth(seat):
            raise IllegalAction(
                "nothing can be undone: since the last own action something was revealed or another moved."
            )
        self.rewind(len(self.marks) - 1)

    def hides(self, length: int) -> bool:
        """Would going back to ``length`` actions take back something that was revealed?"""
        return any(barrier for _, barrier in self.marks[length:])

    def rewind(self, length: int, secret: str = "") -> None:
        """Go back to the position after ``length`` actions, by replay; with a secret, chance is new from there on."""
        old = self.state
        ahead = (old.past or [])[:length]
        seal = Seal(old.seed or "")
        seal.back(length, secret)
        seed = seal.text() if seal.lots else old.seed
        self.kept = [state for state in self.kept if state.steps <= length]
        if self.kept:
            state = self.kept[-1].copy()
            state.seed, state.seal = seed, seal if seal.lots else None
        else:
            state = old.game.begin(old.seats, seed, dict(old.options))
        self.state = state
        del self.marks[state.steps :], self.log[state.steps + 1 :]
        for action in ahead[state.steps :]:
            self.act(action)
