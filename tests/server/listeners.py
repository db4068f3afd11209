"""A listener that writes down what a store tells it."""

from __future__ import annotations

from labrys.server.storage.signals import Signal


class Heard:
    """What other nodes did, as it was heard here."""

    def __init__(self) -> None:
        self.signals: list[Signal] = []
        self.misses: list[int] = []
        self.replacements = 0

    def heard(self, signal: Signal) -> None:
        self.signals.append(signal)

    def missed(self) -> None:
        self.misses.append(1)

    def replaced(self) -> None:
        self.replacements += 1
