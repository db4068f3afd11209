"""Two players who want the same building in a simultaneous step (E03).

Most Warriors in the region win, then most Weaponry, then turn order. Players are resolved in turn order; so before an
earlier one builds, those who go before it by that rule, and have a Build point to come, are asked whether they want it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.actions import SHIP
from labrys.titles.minos.content import MOST_REGIONS, ROUTES, TRACK_TOP
from labrys.titles.minos.effects.interpreter import lowest_tracks
from labrys.titles.minos.effects.symbols import BUILD, BUILD_FREE, LOWEST_TRACK
from labrys.titles.minos.effects.symbols import CULTURE as CULTURE_STEP
from labrys.titles.minos.places import CULTURE, GOODS, GRAIN
from labrys.titles.minos.rules.build import A_CITY, A_FARM, affordable, farm_warriors, may_farm, may_found, split

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def mark_of(action: int) -> int:
    """How a claim to a City or a Farm is noted; 0 for what nobody can contest."""
    what, where = split(action)
    return 1 + what * MOST_REGIONS + where if what in (A_CITY, A_FARM) else 0


def rivals(s: Minos, seat: int, action: int, asked: int) -> list[int]:
    """Those not yet asked who go before the seat and could want the same, the strongest first."""
    if action >= SHIP or not mark_of(action):
        return []
    what, region = split(action)
    found = [
        other
        for other in range(s.seats)
        if other != seat
        and not asked >> other & 1
        and not s.reserved[other]
        and strength(s, other, region) > strength(s, seat, region)
        and could_build(s, other, what, region)
    ]
    return sorted(found, key=lambda other: strength(s, other, region), reverse=True)


def strength(s: Minos, seat: int, region: int) -> tuple[int, int, int]:
    return s.warriors[seat * MOST_REGIONS + region], s.weapons[seat], -((seat - s.first) % s.sides)


def could_build(s: Minos, seat: int, what: int, region: int) -> bool:
    """Has the seat a Build point to come in this step, and the place and the means for this building?"""
    point = coming_point(s, seat)
    there = s.warriors[seat * MOST_REGIONS + region]
    if not point or not there:
        return False
    free = point == BUILD_FREE
    if what == A_CITY:
        own = s.city.count(seat)
        return own <= len(s.tables.city_cost) and may_found(s, seat, region) and (free or affordable(s, seat, what, 0))
    if s.farm.count(seat) == len(s.tables.farm_cost) or not may_farm(s, seat, region):
        return False
    return free or farm_warriors(s, seat, s.temps[seat * GOODS + GRAIN]) <= there


def coming_point(s: Minos, seat: int) -> int:
    """The Build symbol that the seat's pending steps on the Cultural track will reach, or 0."""
    programs = s.tables.programs
    at = s.track[seat * 3 + CULTURE]
    for space in range(at + 1, min(TRACK_TOP, at + s.pending[seat * 3 + CULTURE]) + 1):
        gain = s.tables.space_gain[CULTURE][space]
        if gain >= 0:
            for clause in programs.clauses[gain]:
                for group in programs.choice[programs.met[clause]]:
                    for term in programs.terms[group]:
                        if programs.atom[term] in (BUILD, BUILD_FREE):
                            return programs.atom[term]
    return 0


def expect_route_steps(s: Minos, seat: int) -> None:
    """Before the Ships pay: note how many Cultural steps a seat's routes will bring."""
    programs = s.tables.programs
    steps = 0
    for route in range(ROUTES):
        space = s.ship[seat * ROUTES + route]
        if space:
            for clause in programs.clauses[s.tables.route_income[s.routes[route]][space - 1]]:
                for term in programs.terms[programs.choice[programs.met[clause]][0]]:
                    atom = programs.atom[term]
                    if atom == CULTURE_STEP or (atom == LOWEST_TRACK and CULTURE in lowest_tracks(s, seat)):
                        steps += programs.number[term]
    s.pending[seat * 3 + CULTURE] = steps
