"""Helpers that several chapters use: the next seat, the next round, turning a tile over."""

from __future__ import annotations

from labrys.engine.native import i64
from labrys.engine.sets import has
from labrys.titles.relics.state import Relics


def seat_after(s: Relics, seat: i64) -> i64:
    """Clockwise, the next seat still at the table."""
    after = seat
    while True:
        after += 1
        if after == s.seats:
            after = 0
        if not has(s.gone, after):
            return after


def opens_round(s: Relics, seat: i64, after: i64) -> bool:
    """Is the turn that follows the seat's past the first seat, so that a new round begins?"""
    return (after - s.first) % s.seats <= (seat - s.first) % s.seats


def flip(s: Relics, tile: i64) -> None:
    """Turn a tile over: what it is was never decided before (see state.py)."""
    lot = s.draw(s.hidden())
    suit: i64 = 0
    while lot >= s.pool(suit):
        lot -= s.pool(suit)
        suit += 1
    s.add_pool(suit, -1)
    s.open_up(tile, suit)
