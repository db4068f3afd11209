"""Styles of play: what a bot may favour beyond its worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.titles.minos.places import AREA, PALACE

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

STYLES: Final = ("palace", "builder", "fleet", "warrior", "track")


def favour(s: Minos, seat: int, style: int) -> float:
    """What a player of some style sees in things beyond their worth: about a quarter of it."""
    if style == STYLES.index("palace"):
        return 1.2 * len(s.cards[PALACE + seat]) + 0.4 * len(s.cards[AREA + seat])
    if style == STYLES.index("builder"):
        return 1.5 * (s.city.count(seat) + s.tower.count(seat) + s.farm.count(seat))
    if style == STYLES.index("fleet"):
        return 1.0 * s.ships(seat) + 0.8 * s.route_spaces(seat)
    if style == STYLES.index("warrior"):
        return 1.0 * s.presence(seat) + 1.0 * s.dominance(seat) + 1.5 * s.trophy.count(seat)
    if style == STYLES.index("track"):
        return 1.0 * sum(s.track[seat * 3 : seat * 3 + 3])
    return 0.0
