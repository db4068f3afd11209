"""The evaluation of a position for bots: the points that each seat may expect, and from them its chance to win.

The weights were chosen by hand and tried in play. Most of them fade with the *horizon*: 1 when the first card is taken,
0 when the last one was, so that at the end only points count.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from labrys.engine.native import i64, vec
from labrys.engine.rows import float_zeros, zeros
from labrys.titles.empire.actions import GOODS, NO_BID
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.frames import BOTH, BUILDING, DESTROYING, EITHER, MARCHING, PLACING, SAILING
from labrys.titles.empire.scoring import PAST_SOURCES, TALLY, allot, holding
from labrys.titles.empire.tables import MOST_SYMBOLS, NOBODY, SET_POINTS

if TYPE_CHECKING:
    from labrys.titles.empire.state import Empire

ARMIES: Final[int] = CONTENT.armies
CITIES: Final[int] = CONTENT.cities

HOLD: Final = 0.40  # of a region, at risk while a rival stands one army behind
CHASE: Final = 0.30  # of a region, for who is level with the strongest there
RULE: Final = 0.40  # of a continent, at risk while a rival is one region behind
COIN: Final = 0.17
CITY_WORTH: Final = 0.35
ARMY: Final = 0.16
NEXT: Final[vec[float]] = vec[float]([0.0, 0.45, 0.22, 0.10, 0.05])  # of what a set would pay with so many more symbols
# How many points of a lead make it e times as likely to win: in the end, more at the beginning, more for each game of a
# series still to come. Bolder than the truth, so that a search tells actions apart that differ by a part of a point.
SPREAD: Final = 0.4
HAZE: Final = 0.7
SERIES: Final = 1.5


def worths(s: Empire) -> list[float]:
    """By seat: its chance to win, from 0 to 1; together 1."""
    if not s.depth:
        places = s.ranking()
        share = 1.0 / places.count(1)
        return [share if place == 1 else 0.0 for place in places]
    expected = expectations(s)
    best = expected[0]
    for seat in range(s.seats):
        if expected[seat] > best:
            best = expected[seat]
    haze = SPREAD + HAZE * horizon(s, 0) + SERIES * float(s.tables.games - 1 - s.number)
    odds: list[float] = []
    total = 0.0
    for seat in range(s.seats):
        chance = exp((expected[seat] - best) / haze)
        odds.append(chance)
        total += chance
    return [chance / total for chance in odds]


def worth(s: Empire, seat: int) -> float:
    """One seat's chance to win."""
    return worths(s)[seat]


def horizon(s: Empire, seat: i64) -> float:
    """How much of the seat's game is still to come."""
    return float(s.tables.hand - s.cards(seat)) / float(s.tables.hand)


def expectations(s: Empire) -> vec[float]:
    """By seat: the points that it may expect at the end."""
    found = float_zeros(s.seats)
    control = lands(s, found)
    realms(s, control, found)
    hidden = s.bids_hidden()
    for seat in range(s.seats):
        left = horizon(s, seat)
        found[seat] += sets(s, seat, control) + pending(s, seat)
        coins = float(s.coins(seat))
        if hidden and s.bids(seat) != NO_BID:
            coins -= 0.5 * float(s.bids(seat))
        found[seat] += coins * (0.01 + COIN * left)
        found[seat] += left * (CITY_WORTH * float(CITIES - s.unbuilt(seat)) + ARMY * float(ARMIES - s.supply(seat)))
        if s.count_totals():
            found[seat] += float(sum(s.all_totals()[seat * TALLY : seat * TALLY + PAST_SOURCES]))
    return found


def lands(s: Empire, found: vec[float]) -> vec[i64]:
    """Add what regions are worth, some of it to whoever could still take one; return who controls each."""
    seats: i64 = s.seats
    sides: i64 = s.sides
    left = horizon(s, 0)
    control = s.tables.land.nobody[:]
    for region in range(s.tables.land.regions):
        best: i64 = 0
        second: i64 = 0
        who: i64 = NOBODY
        for side in range(sides):
            strength: i64 = s.armies(side, region) + s.cities(side, region)
            if strength > best:
                second = best
                best = strength
                who = side
            elif strength > second:
                second = strength
        if best == second:
            who = NOBODY
        control[region] = who
        if best == 0:
            continue
        if NOBODY < who < seats:
            found[who] += 1.0 - left * HOLD / float(best - second)
        if left > 0.0:
            for seat in range(seats):
                strength = s.armies(seat, region) + s.cities(seat, region)
                if seat != who and strength:
                    found[seat] += left * CHASE / float(best - strength + 1)
    return control


def realms(s: Empire, control: vec[i64], found: vec[float]) -> None:
    """Add what continents are worth: to their rulers the less, the nearer a rival; to the others a chance."""
    land = s.tables.land
    sides: i64 = s.sides
    left = horizon(s, 0)
    held = zeros(land.continents * sides)
    for region in range(land.regions):
        who = control[region]
        if who != NOBODY:
            held[land.continent_of[region] * sides + who] += 1
    for continent in range(land.continents):
        base: i64 = continent * sides
        best: i64 = 0
        second: i64 = 0
        for side in range(sides):
            regions = held[base + side]
            if regions > best:
                second = best
                best = regions
            elif regions > second:
                second = regions
        for seat in range(s.seats):
            regions = held[base + seat]
            if regions == best and best > second:
                found[seat] += 1.0 - left * RULE / float(best - second)
            elif regions:
                found[seat] += left * CHASE / float(best - regions + 1)


def sets(s: Empire, seat: i64, control: vec[i64]) -> float:
    """What the goods pay now, and a part of what they would pay with a few more."""
    symbols, tokens, placed, wilds = holding(s, seat, control)
    use = allot(symbols, tokens, placed, wilds)
    turns = s.tables.hand - s.cards(seat)
    if turns > 4:
        turns = 4
    total = 0.0
    for good in range(GOODS):
        at: i64 = good * MOST_SYMBOLS + symbols[good] + tokens[good] + use[good]
        now = SET_POINTS[at]
        most = 0.0
        for more in range(1, turns + 1):
            gain = float(SET_POINTS[at + more] - now) * NEXT[more]
            if gain > most:
                most = gain
        total += float(now) + most
    return total


def pending(s: Empire, seat: int) -> float:
    """What the open parts of an action still promise."""
    total = 0.0
    cards = s.tables.cards
    for at in range(s.depth):
        if s.seat_at(at) != seat:
            continue
        what = s.kind_at(at)
        if what == EITHER or what == BOTH:
            card = s.arg_at(at)
            one = promise(s, seat, cards.first[card], cards.first_amount[card])
            other = promise(s, seat, cards.second[card], cards.second_amount[card])
            total += one + other if what == BOTH else max(one, other)
        else:
            total += promise(s, seat, what, s.arg_at(at))
    return total


def promise(s: Empire, seat: i64, what: i64, points: i64) -> float:
    """What one part of an action promises: the first points more than the later ones."""
    if what == PLACING:
        return 0.30 * float(min(points, s.supply(seat)))
    if what == MARCHING or what == SAILING:
        each = 0.42 if what == SAILING else 0.34
        return each * float(points) / (1.0 + 0.08 * float(points))
    if what == BUILDING:
        return 0.7
    if what == DESTROYING:
        return 0.6
    return 0.0
