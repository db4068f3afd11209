"""Expand: place Warriors in regions with an own City, and move them between adjacent regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.titles.minos.actions import PLACE_WARRIOR

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def place_choices(s: Minos, seat: i64, menu: Menu) -> None:
    if s.reserves(seat):
        for region in range(s.tables.regions):
            if s.city(region) == seat:
                menu.add(PLACE_WARRIOR + region)


def move_choices(s: Minos, seat: i64, menu: Menu) -> None:
    menu.add_run(s.tables.moves, s.camps(seat))
