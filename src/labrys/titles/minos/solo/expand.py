"""Expand: for each point a tile names a region, and he does the first thing that is possible there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.constants import N_GOODS, NONE
from labrys.titles.minos.rules.extra import visible_sea
from labrys.titles.minos.solo.battle import battle, here, leads, send
from labrys.titles.minos.solo.content import RIVAL
from labrys.titles.minos.solo.deck import draw_tile
from labrys.titles.minos.solo.ships import sail

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo


def expand(s: Solo, points: int) -> None:
    """Tiles that were drawn stay out until the end of the turn; once none is left, Ships take the rest of the points."""
    pool = list(range(N_GOODS))
    while points and pool:
        good = draw_tile(s, pool)
        region = s.region_of(good)
        if s.events is not None:
            s.tell("solo_tile", RIVAL, {"good": good, "region": region, "rule": "expand.tile"})
        if expand_point(s, region):
            points -= 1
        elif s.events is not None:
            s.tell("solo_nothing", RIVAL, {"region": region, "rule": "expand.nothing"})
    for _ in range(points):
        sail(s, False)


def expand_point(s: Solo, region: int) -> bool:
    """1. Go there, and battle. 2. Battle where he leads or is tied. 3. Send help where he does not dominate."""
    sea = visible_sea(s, region) != NONE
    if not here(s, region):
        if not s.reserves(RIVAL):
            return False
        reinforce(s, region, min(2, s.reserves(RIVAL)), "expand.no_presence")
        if sea:
            battle(s, region, "expand.arrived")
        return True
    led = leads(s, region)
    if sea and led:
        battle(s, region, "expand.dominance" if led > 1 else "expand.tie")
        return True
    if led < 2 and s.reserves(RIVAL):
        reinforce(s, region, 1, "expand.no_dominance")
        return True
    return False


def reinforce(s: Solo, region: int, number: int, rule: str) -> None:
    send(s, region, number)
    if s.events is not None:
        s.tell("solo_send", RIVAL, {"region": region, "n": number, "rule": rule})
