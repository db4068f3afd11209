"""Small hands that all chapters share."""

from __future__ import annotations

from labrys.engine.decision import KIND_BITS, SEAT_MASK
from labrys.titles.empire.state import Empire


def asked(s: Empire) -> int:
    """The seat that the frame on top is about."""
    return s.stack[-1] >> KIND_BITS & SEAT_MASK


def stopped(s: Empire, seat: int) -> None:
    """A part of an action, or all of it, is left unused (E2)."""
    if s.events is not None:
        s.tell("stop", seat, {})


def refill(s: Empire) -> None:
    """Draw a card for the right-most space. The others have slid to the left."""
    kind = s.deck.pop(s.draw(len(s.deck)))  # the game ends long before the deck does
    s.row.append(kind)
    if s.events is not None:
        s.tell("refill", 0, {"card": kind})
