"""A perspective: all that a bot ever gets. There is no other way in."""

from __future__ import annotations

from typing import Any

from labrys.engine.chance import Rng
from labrys.engine.state import State


class Perspective:
    """A position through the eyes of the seat that is asked."""

    __slots__ = ("__state", "actions", "seat", "seats")

    def __init__(self, state: State, seat: int | None = None) -> None:
        state.check_viewer(seat)
        asked = state.seat
        self.__state = state.copy()
        self.seat: int = seat if seat is not None else asked if asked is not None else 0
        self.seats: int = state.seats
        self.actions: tuple[int, ...] = state.actions() if self.seat == asked else ()

    def __repr__(self) -> str:
        return f"<perspective of seat {self.seat} at {self.__state.game.name}, {len(self.actions)} actions>"

    def __reduce__(self) -> tuple[Any, ...]:
        """What travels is the position without its seed and its past, which no bot is told by any other way either."""
        state = self.__state.copy()
        state.seed = state.past = state.seal = None
        return Perspective, (state, self.seat)

    @property
    def view(self) -> Any:
        """What the seat sees."""
        return self.__state.view(self.seat)

    def imagine(self, rng: Rng) -> State:
        """A full state that fits what the seat knows: hidden things dealt anew, dice re-keyed, no past, no seed."""
        return self.__state.imagine(self.seat, rng)
