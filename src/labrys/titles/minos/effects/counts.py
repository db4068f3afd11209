"""What effects count and ask for: "per" and the conditions, by the order of `symbols`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.content import ROUTES
from labrys.titles.minos.places import AREA, PALACE

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def count(s: Minos, seat: int, per: int) -> int:
    """ "per": by the order of symbols.COUNTS."""
    if per == 0:
        return s.lying[AREA + seat]
    if per == 1:
        return s.lying[PALACE + seat]
    if per == 2:
        return s.city.count(seat)
    if per == 3:
        return s.tower.count(seat)
    if per == 4:
        return s.farm.count(seat)
    if per == 5:
        return s.presence(seat)
    if per == 6:
        return s.trophy.count(seat)
    if per == 7:
        return min(s.track[seat * 3 : seat * 3 + 3])
    if per == 8:
        return s.warriors_on_map(seat)
    return s.route_spaces(seat)


def amount(s: Minos, seat: int, condition: int) -> int:
    """What a condition compares: by the order of symbols.CONDITIONS."""
    if condition == 0:
        return s.tower.count(seat)
    if condition == 1:
        return s.farm.count(seat)
    if condition == 2:
        return s.city.count(seat)
    if condition == 3:
        return s.trophy.count(seat)
    if condition <= 6:
        return s.track[seat * 3 + condition - 4]
    if condition == 7:
        return min(s.track[seat * 3 : seat * 3 + 3])
    if condition == 8:
        return s.lying[PALACE + seat]
    if condition == 9:
        return s.lying[AREA + seat]
    if condition == 10:
        return max(s.ship[seat * ROUTES : (seat + 1) * ROUTES])
    if condition == 11:
        return s.warriors_on_map(seat)
    return s.presence(seat)
