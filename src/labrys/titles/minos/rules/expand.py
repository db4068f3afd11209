"""Expand: place Warriors in regions with an own City, and move them between adjacent regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.actions import PLACE
from labrys.titles.minos.effects.interpreter import warriors_at

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def place_choices(s: Minos, seat: int, found: list[int]) -> None:
    if s.reserves[seat]:
        found.extend([PLACE + region for region in range(s.tables.regions) if s.city[region] == seat])


def move_choices(s: Minos, seat: int, found: list[int]) -> None:
    moves = s.tables.moves
    for region in warriors_at(s, seat):
        found.extend(moves[region])
