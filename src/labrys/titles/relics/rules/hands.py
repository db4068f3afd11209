"""Small hands that all chapters share."""

from __future__ import annotations

from labrys.engine.decision import KIND_BITS, SEAT_MASK
from labrys.titles.relics.content import SUITS
from labrys.titles.relics.state import Relics


def asked(s: Relics) -> int:
    """The seat that the frame on top is about."""
    return s.stack[-1] >> KIND_BITS & SEAT_MASK


def seat_after(s: Relics, seat: int) -> int:
    """Clockwise, the next seat still at the table."""
    after = (seat + 1) % s.seats
    while s.gone >> after & 1:
        after = (after + 1) % s.seats
    return after


def opens_round(s: Relics, seat: int, after: int) -> int:
    """1 if the turn that follows the seat's is past the first seat, so that a new round begins."""
    return int((after - s.first) % s.seats <= (seat - s.first) % s.seats)


def take(s: Relics, counts: list[int], total: int) -> int:
    """Take one of the things counted, by lot; return its suit."""
    lot: int = s.draw(total)
    suit = 0
    while lot >= counts[suit]:
        lot -= counts[suit]
        suit += 1
    counts[suit] -= 1
    return suit


def flip(s: Relics, tile: int) -> None:
    """Turn a tile over: what it is was never decided before (see state.py)."""
    s.open_up(tile, take(s, s.pool, sum(s.pool)))


def play_cards(s: Relics, seat: int, suit: int, cards: int) -> None:
    """From the hand to the discards, face up (R31)."""
    s.hand[seat * SUITS + suit] -= cards
    s.held[seat] -= cards
    s.discards[suit] += cards
