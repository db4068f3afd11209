"""Expand: place Warriors in regions with an own City, and move them between adjacent regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.actions import PLACE

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def place_choices(s: Minos, seat: int, found: list[int]) -> None:
    if s.reserves(seat):
        for region in range(s.tables.regions):
            if s.city(region) == seat:
                found.append(PLACE + region)


def move_choices(s: Minos, seat: int, found: list[int]) -> None:
    found += s.tables.moves_from[s.camps(seat)]
