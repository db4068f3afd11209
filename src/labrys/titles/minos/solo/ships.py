"""His Ships: they stand on every route from the start, need no Towers (N4) and bring no Trade Bonus tiles (S8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.constants import FROM_ROUTE
from labrys.titles.minos.content import ROUTE_TOP, ROUTES
from labrys.titles.minos.effects.gains import gain_vp
from labrys.titles.minos.solo.content import RIVAL

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo


def sail(s: Solo, nearest: bool) -> None:
    """One space up with the Ship nearest to the top, or with the lowest; of equals the one with most points to win.

    A Ship at the top has arrived and was paid for it once; with all three there, the point is lost (S1).
    """
    going = [route for route in range(ROUTES) if s.ship(RIVAL, route) < ROUTE_TOP]
    if not going:
        if s.events is not None:
            s.tell("solo_lost", RIVAL, {"rule": "ship.all_arrived"})
        return
    spaces = [s.ship(RIVAL, route) for route in going]
    wanted = max(spaces) if nearest else min(spaces)
    tied = [route for route in going if s.ship(RIVAL, route) == wanted]
    best = tied[0]
    for route in tied:
        if s.tables.route_vp[s.routes(route)] > s.tables.route_vp[s.routes(best)]:
            best = route
    s.add_ship(RIVAL, best, 1)
    if s.events is not None:
        rule = "build.nearest_ship" if nearest else "expand.lowest_ship"
        tie = "most_vp" if len(tied) > 1 else "none"
        s.tell("solo_sail", RIVAL, {"route": best, "space": wanted + 1, "rule": rule, "tie": tie})
    if wanted + 1 == ROUTE_TOP:
        gain_vp(s, RIVAL, s.tables.route_vp[s.routes(best)], FROM_ROUTE)
