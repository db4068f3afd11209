"""What effects count and ask for: "per" and the conditions, by the order of `symbols`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.native import i64
from labrys.titles.minos.constants import AREA, PALACE
from labrys.titles.minos.content import ROUTES
from labrys.titles.minos.effects import symbols

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def count(s: Minos, seat: i64, per: i64) -> i64:
    """ "per": by the order of symbols.COUNTED."""
    if per == symbols.PER_PLAYED:
        return s.count_at(AREA + seat)
    if per == symbols.PER_PALACE_CARDS:
        return s.count_at(PALACE + seat)
    if per == symbols.PER_CITIES:
        return s.cities(seat)
    if per == symbols.PER_TOWERS:
        return s.towers(seat)
    if per == symbols.PER_FARMS:
        return s.farms(seat)
    if per == symbols.PER_PRESENCE:
        return s.presence(seat)
    if per == symbols.PER_SEA_PEOPLES:
        return s.trophies(seat)
    if per == symbols.PER_LOWEST_STEP:
        return s.lowest(seat)
    if per == symbols.PER_WARRIORS:
        return s.warriors_on_map(seat)
    return s.route_spaces(seat)


def amount(s: Minos, seat: i64, condition: i64) -> i64:
    """What a condition compares: by the order of symbols.CONDITIONS."""
    if condition == symbols.IF_TOWERS:
        return s.towers(seat)
    if condition == symbols.IF_FARMS:
        return s.farms(seat)
    if condition == symbols.IF_CITIES:
        return s.cities(seat)
    if condition == symbols.IF_SEA_PEOPLES:
        return s.trophies(seat)
    if condition <= symbols.IF_POPULATION:
        return s.track(seat, condition - symbols.IF_INFLUENCE)
    if condition == symbols.IF_ALL_TRACKS:
        return s.lowest(seat)
    if condition == symbols.IF_PALACE_CARDS:
        return s.count_at(PALACE + seat)
    if condition == symbols.IF_PLAYED:
        return s.count_at(AREA + seat)
    if condition == symbols.IF_SHIP:
        return furthest_ship(s, seat)
    if condition == symbols.IF_WARRIORS:
        return s.warriors_on_map(seat)
    return s.presence(seat)


def furthest_ship(s: Minos, seat: i64) -> i64:
    found: i64 = 0
    for route in range(ROUTES):
        at: i64 = s.ship(seat, route)
        if at > found:
            found = at
    return found
