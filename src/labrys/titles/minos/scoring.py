"""Points by source: the two scorings, and what is added at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.native import i64
from labrys.titles.minos.constants import (
    AREA,
    EXCHANGE,
    FROM_FARM,
    FROM_LASTING,
    FROM_LEFTOVER,
    FROM_PALACE,
    FROM_PIECE,
    FROM_PLAYED,
    FROM_REGION,
    N_SOURCES,
    PALACE,
    POPULATION,
    promised,
)
from labrys.titles.minos.content import CARDS
from labrys.titles.minos.effects.counts import count
from labrys.titles.minos.effects.symbols import ATOM_VP_END
from labrys.titles.minos.frames import FINISH
from labrys.titles.minos.tables import ability_level

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def farm_points(s: Minos, seat: i64) -> i64:
    """2/4/8/14 points for 1/2/3/4 Farms, at both scorings."""
    return s.tables.farm_vp[s.farms(seat)]


def region_points(s: Minos, seat: i64) -> i64:
    """Each region for dominance or presence by the Population track; Towers add to every dominated region (A14)."""
    population = s.track(seat, POPULATION)
    dominance = s.tables.dominance[population] + s.tables.tower_vp[s.towers(seat)]
    presence = s.tables.presence[population]
    points: i64 = 0
    for region in range(s.tables.regions):
        if s.warriors(seat, region):
            points += dominance if s.dominates(seat, region) else presence
    return points


def lasting_points(s: Minos, seat: i64, at_end: bool) -> i64:
    """What was promised for each scoring, or for the end, counted now."""
    programs = s.tables.programs
    points: i64 = 0
    for at in range(s.count_lasting()):
        term, owner = promised(s.lasting(at))
        if owner == seat and (programs.atom[term] == ATOM_VP_END) is at_end:
            per = programs.per[term]
            points += programs.number[term] * (1 if per < 0 else count(s, seat, per))
    return points


def leftover_points(s: Minos, seat: i64) -> i64:
    """Coins, Weaponry and cards in hand in one sum, by 5; by 3 with SA5 at its last level."""
    divisor = s.tables.leftovers
    if s.has_ability(seat, EXCHANGE):
        divisor = s.tables.ability_leftover[ability_level(s.ability(seat), s.level(seat))]
    return (s.coins(seat) + s.weapons(seat) + s.hand_size(seat)) // divisor


def piece_points(s: Minos, seat: i64) -> i64:
    """What is printed under each City and Ship that was built."""
    points: i64 = 0
    for city in range(min(s.cities(seat) - 1, len(s.tables.city_vp))):
        points += s.tables.city_vp[city]
    for ship in range(min(s.ships(seat), len(s.tables.ship_vp))):
        points += s.tables.ship_vp[ship]
    return points


def palace_points(s: Minos, seat: i64) -> i64:
    """What is printed on the cards in the Palace."""
    points: i64 = 0
    card: i64 = s.first_at(PALACE + seat)
    while card < CARDS:
        points += s.tables.vp[card]
        card = s.after(card)
    return points


def final_points(s: Minos, seat: i64) -> list[int]:
    """By source, what the end of the game adds."""
    points = [0] * N_SOURCES
    points[FROM_LEFTOVER] = leftover_points(s, seat)
    points[FROM_PLAYED] = s.tables.played_vp * s.count_at(AREA + seat)
    points[FROM_PALACE] = palace_points(s, seat)
    points[FROM_PIECE] = piece_points(s, seat)
    points[FROM_LASTING] = lasting_points(s, seat, True)
    return points


def standing(s: Minos, seat: i64) -> list[int]:
    """By source, what a seat has; in a running game, what it would have if the game ended now."""
    points = [s.source(seat, source) for source in range(N_SOURCES)]
    if s.depth:
        for source, more in enumerate(final_points(s, seat)):
            points[source] += more
    if s.depth and s.kind_at(0) != FINISH:  # the last scoring is still to come
        points[FROM_FARM] += farm_points(s, seat)
        points[FROM_REGION] += region_points(s, seat)
        points[FROM_LASTING] += lasting_points(s, seat, False)
    return points
