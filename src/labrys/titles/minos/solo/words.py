"""Phrases for his cards: what the front chooses a die by, what the back does with it."""

from __future__ import annotations

from labrys.engine.phrase import Argument, Phrase
from labrys.titles.minos import names
from labrys.titles.minos.content import PRIORITIES, SoloCard


def front(card: SoloCard) -> Phrase:
    """Lowest or highest die, and by which colours or criteria."""
    entries = [Phrase(f"priority-{PRIORITIES[entry]}") for entry in card.priority]
    which = "highest" if card.highest else "lowest"
    return Phrase("solo-front", {"which": which, "list": names.join("solo-list", entries)})


def back(deeds: list[int]) -> Phrase:
    """Three actions in their order."""
    return names.join("solo-list", [names.deed(deed) for deed in deeds])


def card_arguments(card: SoloCard) -> dict[str, Argument]:
    """A card in an event: its front and its back."""
    return {"front": front(card), "back": back(list(card.deeds))}
