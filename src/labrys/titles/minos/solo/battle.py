"""How he battles Sea Peoples, on the map and at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.constants import FROM_SEA, NONE
from labrys.titles.minos.effects.gains import gain_vp, map_changed, shift
from labrys.titles.minos.rules.extra import visible_sea
from labrys.titles.minos.solo.content import RIVAL

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo


def here(s: Solo, region: int) -> int:
    """How many of his Warriors are in a region."""
    return s.warriors(RIVAL, region)


def leads(s: Solo, region: int) -> int:
    """2 if he dominates a region, 1 if he is tied for it with Warriors there, else 0."""
    own, other = here(s, region), s.warriors(0, region)
    if not own or own < other:
        return 0
    return 2 if own > other else 1


def send(s: Solo, region: int, number: int) -> None:
    """Warriors from his Reserves, straight to a region: he needs no City there."""
    s.add_reserves(RIVAL, -number)
    shift(s, RIVAL, region, number)
    map_changed(s, RIVAL)


def bring_back(s: Solo, region: int) -> None:
    """One Warrior from a region to his Reserves."""
    s.add_reserves(RIVAL, 1)
    shift(s, RIVAL, region, -1)
    map_changed(s, RIVAL)


def battle(s: Solo, region: int, rule: str) -> None:
    """The topmost tile is his, for points equal to its demand and, in hard mode, 3 more; a Warrior goes back."""
    tile = visible_sea(s, region)
    if s.sea_top(region) != NONE:
        s.set_sea_top(region, NONE)
    else:
        s.set_sea_below(region, NONE)
    s.set_trophy(tile, RIVAL)
    if s.events is not None:
        s.tell("solo_battle", RIVAL, {"region": region, "sea": tile, "n": s.tables.demand[tile], "rule": rule})
    bring_back(s, region)
    gain_vp(s, RIVAL, s.tables.demand[tile] + s.terms.battle_vp, FROM_SEA)
