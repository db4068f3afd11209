"""Listeners: a list of functions that are called when something about a person changes."""

from __future__ import annotations

from collections.abc import Callable

Listener = Callable[[str | None], None]


class Listeners:
    """Whoever wants to hear of one kind of change."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def add(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def tell(self, person: str | None) -> None:
        """The change concerns this person; None: it may concern anybody."""
        for listener in self.listeners:
            listener(person)
