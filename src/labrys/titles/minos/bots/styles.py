"""Styles of play: what a bot values more than the evaluation says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.titles.minos.constants import AREA, PALACE

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

STYLES: Final = ("palace", "builder", "fleet", "warrior", "track")


def favour(s: Minos, seat: int, style: int) -> float:
    """What a player of some style sees in things beyond their worth: about a quarter of it."""
    if style == STYLES.index("palace"):
        return 1.2 * float(s.count_at(PALACE + seat)) + 0.4 * float(s.count_at(AREA + seat))
    if style == STYLES.index("builder"):
        return 1.5 * float(s.cities(seat) + s.towers(seat) + s.farms(seat))
    if style == STYLES.index("fleet"):
        return 1.0 * float(s.ships(seat)) + 0.8 * float(s.route_spaces(seat))
    if style == STYLES.index("warrior"):
        return 1.0 * float(s.presence(seat)) + 1.0 * float(s.dominance(seat)) + 1.5 * float(s.trophies(seat))
    if style == STYLES.index("track"):
        return 1.0 * float(s.track(seat, 0) + s.track(seat, 1) + s.track(seat, 2))
    return 0.0
