"""Who stands where: suits, then tiles, then cards (R49); at a normal end the winner has all six suits (R45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.sets import has

if TYPE_CHECKING:
    from labrys.titles.relics.state import Relics


def standing(s: Relics, seat: int) -> tuple[int, int, int, int]:
    """What a seat is ranked by, best first; whoever left the table comes last (R57)."""
    here = 0 if has(s.gone, seat) else 1
    return here, s.suits_owned(seat), int(s.own(seat)).bit_count(), s.held(seat)


def rank(standings: list[tuple[int, int, int, int]]) -> list[int]:
    """Rank by seat, 1 for the best; equals share a rank."""
    return [1 + sum([other > own for other in standings]) for own in standings]
