"""Events: what happened, for logs and animation. Built only when somebody listens."""

from __future__ import annotations

from typing import NamedTuple

Value = int | str | list[int]


class Event(NamedTuple):
    """One thing that happened.

    ``public`` is for every eye; ``private`` is for the seat that it happened to. There is no third kind: what nobody
    may see yet is not in an event.
    """

    kind: str
    seat: int
    public: dict[str, Value] = {}
    private: dict[str, Value] = {}

    def seen_by(self, viewer: int | None) -> dict[str, Value]:
        """The event as a plain dict for one seat, or for a spectator (None)."""
        private = self.private if viewer is not None and viewer == self.seat else {}
        return {**self.public, **private, "kind": self.kind, "seat": self.seat}
