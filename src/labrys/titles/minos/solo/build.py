"""Build: one tile names the region for the whole turn; each point does the first thing that is possible there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.constants import FROM_PIECE, N_GOODS, NOBODY
from labrys.titles.minos.effects.gains import gain_vp
from labrys.titles.minos.solo.battle import bring_back, here, send
from labrys.titles.minos.solo.content import RIVAL
from labrys.titles.minos.solo.deck import draw_tile
from labrys.titles.minos.solo.ships import sail

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo


def build(s: Solo, points: int) -> None:
    """A Warrior and a City, a City, a Farm, or a Ship."""
    good = draw_tile(s, list(range(N_GOODS)))
    region = s.region_of(good)
    if s.events is not None:
        s.tell("solo_tile", RIVAL, {"good": good, "region": region, "rule": "build.one_tile"})
    for _ in range(points):
        build_point(s, region)


def build_point(s: Solo, region: int) -> None:
    obstacle = why_no_city(s, region)
    if not here(s, region):
        if not s.reserves(RIVAL):
            sail(s, True)
            return
        send(s, region, 1)
        if s.events is not None:
            s.tell("solo_send", RIVAL, {"region": region, "n": 1, "rule": "build.send"})
            if obstacle:
                s.tell("solo_no_city", RIVAL, {"region": region, "rule": obstacle})
        if not obstacle:
            found_city(s, region, "build.send_city")
    elif not obstacle:
        found_city(s, region, "build.city")
    elif s.farm(region) == NOBODY and s.farms(RIVAL) < s.rules.farms:
        s.set_farm(region, RIVAL)
        if s.events is not None:
            s.tell("solo_farm", RIVAL, {"region": region, "rule": "build.farm", "tie": obstacle})
        bring_back(s, region)
    else:
        sail(s, True)


def why_no_city(s: Solo, region: int) -> str:
    """What keeps him from a City there, or nothing. He needs a Foundation tile as a player does."""
    if s.cities(RIVAL) >= s.rules.cities:
        return "city.none_left"
    if s.city(region) != NOBODY:
        return "city.stands"
    return "" if s.foundation(region) >= 0 else "city.no_foundation"


def found_city(s: Solo, region: int, rule: str) -> None:
    """5 points, and nothing of the Foundation tile (S8)."""
    s.set_city(region, RIVAL)
    if s.events is not None:
        s.tell("solo_city", RIVAL, {"region": region, "rule": rule})
    gain_vp(s, RIVAL, s.rules.city_vp, FROM_PIECE)
