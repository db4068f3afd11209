"""What effects count and ask for: "per" and the conditions, by the order of `symbols`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.content import ROUTES
from labrys.titles.minos.effects import symbols
from labrys.titles.minos.places import AREA, PALACE

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def count(s: Minos, seat: int, per: int) -> int:
    """ "per": by the order of symbols.COUNTS."""
    if per == symbols.PER_PLAYED:
        return len(s.cards[AREA + seat])
    if per == symbols.PER_PALACE_CARDS:
        return len(s.cards[PALACE + seat])
    if per == symbols.PER_CITIES:
        return s.city.count(seat)
    if per == symbols.PER_TOWERS:
        return s.tower.count(seat)
    if per == symbols.PER_FARMS:
        return s.farm.count(seat)
    if per == symbols.PER_PRESENCE:
        return s.presence(seat)
    if per == symbols.PER_SEA_PEOPLES:
        return s.trophy.count(seat)
    if per == symbols.PER_LOWEST_STEP:
        return min(s.track[seat * 3 : seat * 3 + 3])
    if per == symbols.PER_WARRIORS:
        return s.warriors_on_map(seat)
    return s.route_spaces(seat)


def amount(s: Minos, seat: int, condition: int) -> int:
    """What a condition compares: by the order of symbols.CONDITIONS."""
    if condition == symbols.IF_TOWERS:
        return s.tower.count(seat)
    if condition == symbols.IF_FARMS:
        return s.farm.count(seat)
    if condition == symbols.IF_CITIES:
        return s.city.count(seat)
    if condition == symbols.IF_SEA_PEOPLES:
        return s.trophy.count(seat)
    if condition <= symbols.IF_POPULATION:
        return s.track[seat * 3 + condition - symbols.IF_INFLUENCE]
    if condition == symbols.IF_ALL_TRACKS:
        return min(s.track[seat * 3 : seat * 3 + 3])
    if condition == symbols.IF_PALACE_CARDS:
        return len(s.cards[PALACE + seat])
    if condition == symbols.IF_PLAYED:
        return len(s.cards[AREA + seat])
    if condition == symbols.IF_SHIP:
        return max(s.ship[seat * ROUTES : (seat + 1) * ROUTES])
    if condition == symbols.IF_WARRIORS:
        return s.warriors_on_map(seat)
    return s.presence(seat)
