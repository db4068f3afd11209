"""Victory: six suits at one moment (F14, R45 to R49)."""

from __future__ import annotations

from typing import Final

from labrys.titles.relics.content import SUITS
from labrys.titles.relics.state import Relics

ALL_SUITS: Final[int] = (1 << SUITS) - 1


def check_victory(s: Relics, seat: int) -> bool:
    """All six suits at one moment win at once (R45, R46)."""
    found = 0
    for tile, owner in enumerate(s.owner):
        if owner == seat:
            found |= 1 << s.suit[tile]
    if found != ALL_SUITS:
        return False
    finish(s)
    return True


def finish(s: Relics) -> None:
    """The game is over."""
    s.points = 0
    s.stack.clear()
    if s.events is not None:
        for seat, place in enumerate(s.ranking()):
            if place == 1:
                s.tell("win", seat, {"suits": s.suits_owned(seat)})
