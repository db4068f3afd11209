"""The clues of Minos about each side: its means, how far it is from the next gain, where it stands on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.native import i64, vec
from labrys.engine.sets import has
from labrys.titles.minos.constants import (
    AREA,
    CULTURE,
    HAND,
    N_GOODS,
    N_TRACKS,
    NOBODY,
    NONE,
    PALACE,
    POPULATION,
    promised,
)
from labrys.titles.minos.content import ABILITIES, CARDS, MOST_REGIONS, MOST_SPACES, ROUTES, TRACK_TOP
from labrys.titles.minos.effects.gains import (
    CULTURE_TOP,
    DOMINANCE,
    INCOME_END,
    INFLUENCE_TOP,
    PALACE_CARDS,
    POPULATION_TOP,
    PRESENCE,
    ROUTE_SPACES,
    SAME_GOOD,
    SHIPS,
    TOWERS,
    VASES_IN_PLAY,
    most_of_a_good,
    most_of_a_trigger,
)
from labrys.titles.minos.rules.extra import visible_sea
from labrys.titles.minos.tables import N_LEVELS

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

FINE: Final = 16.0  # a point has so many parts
DEEDS: Final = 5
MEANS: Final = 22
TRIGGERS: Final = 8
TRACK_STEPS: Final = TRACK_TOP + 1
PIECES: Final = 3  # City, Tower, Farm


def note_means(s: Minos, looks: i64, slot: i64, out: vec[i64], at: i64) -> None:
    """What a side has."""
    slots: i64 = s.sides
    seats: i64 = s.seats
    side: i64 = (looks + slot) % seats if slot < seats else slot
    base: i64 = at + slot * MEANS
    out[base] = s.coins(side)
    out[base + 1] = s.weapons(side)
    out[base + 2] = s.reserves(side)
    out[base + 3] = s.supply(side)
    out[base + 4] = s.income(side)
    out[base + 5] = s.warriors_on_map(side)
    out[base + 6] = s.presence(side)
    out[base + 7] = s.dominance(side)
    out[base + 8] = s.cities(side)
    out[base + 9] = s.towers(side)
    out[base + 10] = s.farms(side)
    out[base + 11] = s.ships(side)
    out[base + 12] = s.route_spaces(side)
    out[base + 13] = s.trophies(side)
    out[base + 14] = s.number_at(HAND + side, 0)
    out[base + 15] = s.number_at(HAND + side, 1)
    out[base + 16] = s.count_at(AREA + side)
    out[base + 17] = s.count_at(PALACE + side)
    out[base + 18] = s.lowest(side)
    tiles = s.tiles(side)
    while tiles:
        tiles &= tiles - 1
        out[base + 19] += 1
    for promise in range(s.count_lasting()):
        if promised(s.lasting(promise))[1] == side:
            out[base + 20] += 1
    out[base + 21] = s.level(side)
    at += slots * MEANS
    for good in range(N_GOODS):
        out[at + slot * N_GOODS + good] = s.goods(side, good)
        out[at + (slots + slot) * N_GOODS + good] = s.temps(side, good)
    at += 2 * slots * N_GOODS
    for track in range(N_TRACKS):
        out[at + (slot * N_TRACKS + track) * TRACK_STEPS + s.track(side, track)] = 1
    at += slots * N_TRACKS * TRACK_STEPS
    tile: i64 = s.ability(side)
    if tile != NONE:
        out[at + slot * len(ABILITIES) * N_LEVELS + s.tables.ability_kind[tile] * N_LEVELS + s.level(side) - 1] = 1
    at += slots * len(ABILITIES) * N_LEVELS
    for route in range(ROUTES):
        out[at + slot * ROUTES + route] = s.ship(side, route)


def note_growth(s: Minos, looks: i64, out: vec[i64], at: i64) -> i64:
    """Vases, Royal Traits, dice on the action board, steps to take, and whose turn it is."""
    slots: i64 = s.sides
    seats: i64 = s.seats
    t = s.tables
    age = s.active_age()
    way: i64 = at + slots * VASES_IN_PLAY
    traits: i64 = way + slots * VASES_IN_PLAY
    points: i64 = traits + slots * TRIGGERS
    placed: i64 = points + slots * DEEDS
    pending: i64 = placed + slots * DEEDS
    turn: i64 = pending + slots * N_TRACKS
    for slot in range(slots):
        side: i64 = (looks + slot) % seats if slot < seats else slot
        for vase in range(VASES_IN_PLAY):
            if side < seats:
                if has(s.vase_by(vase), side):
                    out[at + slot * VASES_IN_PLAY + vase] = 1
                else:
                    out[way + slot * VASES_IN_PLAY + vase] = lacks(s, s.vase(vase), side)
        card: i64 = s.first_at(PALACE + side)
        while card < CARDS:
            out[traits + slot * TRIGGERS + t.trigger[card]] += i64(t.value(t.trait[card], age) * FINE)
            card = s.after(card)
        for track in range(N_TRACKS):
            out[pending + slot * N_TRACKS + track] = s.pending(side, track)
        if s.depth:
            out[turn + slot] = i64(s.active == side)
            out[turn + slots + slot] = i64(s.asked == side)
        out[turn + 2 * slots + slot] = i64(s.first == side)
    for space in range(DEEDS * MOST_SPACES):
        die: i64 = s.row(space)
        if die != NONE and s.die_seat(die) != NOBODY:
            side = s.die_seat(die)
            slot = (side - looks + seats) % seats if side < seats else side
            out[points + slot * DEEDS + space // MOST_SPACES] += t.points[space]
            out[placed + slot * DEEDS + space // MOST_SPACES] += 1
    return turn + 3 * slots


def lacks(s: Minos, vase: i64, seat: i64) -> i64:
    """By how much a seat misses what is painted on a Vase."""
    goal = s.tables.goal[vase]
    if goal == INCOME_END:
        return min(i64(9), s.tables.income_top - s.income(seat))
    if goal == SAME_GOOD:
        there = most_of_a_good(s, seat)
    elif goal == CULTURE_TOP:
        there = s.track(seat, CULTURE)
    elif goal == POPULATION_TOP:
        there = s.track(seat, POPULATION)
    elif goal == INFLUENCE_TOP:
        there = s.track(seat, 0)
    elif goal == PRESENCE:
        there = s.presence(seat)
    elif goal == DOMINANCE:
        there = s.dominance(seat)
    elif goal == ROUTE_SPACES:
        there = s.route_spaces(seat)
    elif goal == TOWERS:
        there = s.towers(seat)
    elif goal == SHIPS:
        there = s.ships(seat)
    elif goal == PALACE_CARDS:
        there = s.count_at(PALACE + seat)
    else:
        there = most_of_a_trigger(s, seat)
    return max(i64(0), min(i64(9), s.tables.goal_value[vase] - there))


def note_map(s: Minos, looks: i64, out: vec[i64], at: i64) -> i64:
    """Who stands and has built where, and what can be fought."""
    slots: i64 = s.sides
    seats: i64 = s.seats
    built: i64 = at + slots * MOST_REGIONS
    sea: i64 = built + slots * MOST_REGIONS * PIECES
    for region in range(s.tables.regions):
        for slot in range(slots):
            side: i64 = (looks + slot) % seats if slot < seats else slot
            out[at + slot * MOST_REGIONS + region] = s.warriors(side, region)
            place: i64 = built + (slot * MOST_REGIONS + region) * PIECES
            out[place] = i64(s.city(region) == side)
            out[place + 1] = i64(s.tower(region) == side)
            out[place + 2] = i64(s.farm(region) == side)
        tile = visible_sea(s, region)
        if tile != NONE:
            out[sea + region] = s.tables.demand[tile]
    return sea + MOST_REGIONS
