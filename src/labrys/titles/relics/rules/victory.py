"""Victory: six suits at one moment (F14, R45 to R49)."""

from __future__ import annotations

from typing import Final

from labrys.engine.native import i64
from labrys.engine.sets import below
from labrys.titles.relics.content import SUITS
from labrys.titles.relics.state import Relics

ALL_SUITS: Final[i64] = below(SUITS)


def check_victory(s: Relics, seat: i64) -> bool:
    """All six suits at one moment win at once (R45, R46)."""
    if s.suit_set(seat) != ALL_SUITS:
        return False
    finish(s)
    return True


def finish(s: Relics) -> None:
    """The game is over."""
    s.points = 0
    s.end_all()
    if s.events is not None:
        for seat, place in enumerate(s.ranking()):
            if place == 1:
                s.tell("win", seat, {"suits": s.suits_owned(seat)})
