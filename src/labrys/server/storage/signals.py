"""What nodes tell each other: that something about a table or a person changed."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class SignalKind(StrEnum):
    """What changed. The letters go between nodes, which may be of different versions."""

    LOG = "t"  # of a table
    SEATS = "m"  # of a table: who sits there, or that it was closed
    CHAT = "c"  # of a table
    WATCHERS = "w"  # of a table: who has it open
    TURN = "p"  # of a person: it came or went
    SIGNED_OUT = "s"  # a person

    def of(self, name: str) -> Signal:
        """The signal about a table or a person."""
        return Signal(self, name)


class Signal(NamedTuple):
    """What changed, and the id of the table or the person."""

    kind: SignalKind
    name: str

    def text(self) -> str:
        """The signal as it is sent."""
        return f"{self.kind.value}:{self.name}"


def read(text: str) -> Signal | None:
    """A signal as it was sent; None for a kind that only later versions know."""
    kind, _, name = text.partition(":")
    return Signal(SignalKind(kind), name) if kind in [known.value for known in SignalKind] else None
