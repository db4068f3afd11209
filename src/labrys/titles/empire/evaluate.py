"""What a bot thinks a position is worth: the points that each seat may expect, and from them its chance to win.

The weights were chosen by hand and tried in play. Most of them fade with the *horizon*: 1 when the first card is taken,
0 when the last one was, so that at the end only points count.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from labrys.engine.decision import ARG_SHIFT, KIND_BITS, KIND_MASK, SEAT_MASK
from labrys.titles.empire.actions import GOODS, NO_BID, REGIONS
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.scoring import NOBODY, PAST_SOURCES, TALLY, allot, tokens_of
from labrys.titles.empire.tables import (
    BOTH,
    BUILDING,
    DESTROYING,
    EITHER,
    MARCHING,
    MOST_SYMBOLS,
    PLACING,
    SAILING,
    SET_POINTS,
    WILD_GOOD,
)

if TYPE_CHECKING:
    from labrys.titles.empire.state import Empire

ARMIES: Final[int] = CONTENT.armies
CITIES: Final[int] = CONTENT.cities

HOLD: Final = 0.40  # of a region, at risk while a rival stands one army behind
CHASE: Final = 0.30  # of a region, for who is level with the strongest there
RULE: Final = 0.40  # of a continent, at risk while a rival is one region behind
COIN: Final = 0.17
CITY: Final = 0.35
ARMY: Final = 0.16
NEXT: Final[tuple[float, ...]] = (0.0, 0.45, 0.22, 0.10, 0.05)  # of what a set would pay with so many more symbols
# How many points of a lead make it e times as likely to win: in the end, more at the beginning, more for each game of a
# series still to come. Bolder than the truth, so that a search tells actions apart that differ by a part of a point.
SPREAD: Final = 0.4
HAZE: Final = 0.7
SERIES: Final = 1.5


def worths(s: Empire) -> list[float]:
    """By seat: its chance to win, from 0 to 1; together 1."""
    if not s.stack:
        places = s.ranking()
        share = 1.0 / places.count(1)
        return [share if place == 1 else 0.0 for place in places]
    expected = expectations(s)
    best = max(expected)
    haze = SPREAD + HAZE * horizon(s, 0) + SERIES * float(int(s.options["games"]) - 1 - s.number)
    odds = [exp((points - best) / haze) for points in expected]
    total = sum(odds)
    return [chance / total for chance in odds]


def worth(s: Empire, seat: int) -> float:
    """One seat's chance to win."""
    return worths(s)[seat]


def horizon(s: Empire, seat: int) -> float:
    """How much of the seat's game is still to come."""
    return float(s.tables.hand - s.cards[seat]) / float(s.tables.hand)


def expectations(s: Empire) -> list[float]:
    """By seat: the points that it may expect at the end."""
    found = [0.0] * s.seats
    control = lands(s, found)
    realms(s, control, found)
    for seat in range(s.seats):
        left = horizon(s, seat)
        found[seat] += sets(s, seat, control) + pending(s, seat)
        coins = float(s.coins[seat])
        if s.bids[seat] != NO_BID and NO_BID in s.bids:
            coins -= 0.5 * s.bids[seat]
        found[seat] += coins * (0.01 + COIN * left)
        found[seat] += left * (CITY * float(CITIES - s.unbuilt[seat]) + ARMY * float(ARMIES - s.supply[seat]))
        if s.totals:
            found[seat] += float(sum(s.totals[seat * TALLY : seat * TALLY + PAST_SOURCES]))
    return found


def lands(s: Empire, found: list[float]) -> list[int]:
    """Add what regions are worth, some of it to whoever could still take one; return who controls each."""
    armies, cities = s.armies, s.cities
    seats = s.seats
    powers = s.tables.powers
    left = horizon(s, 0)
    control: list[int] = []
    for region in range(s.tables.land.regions):
        best = 0
        second = 0
        who = NOBODY
        at = region
        for power in range(powers):
            strength = armies[at] + cities[at]
            if strength > best:
                second = best
                best = strength
                who = power
            elif strength > second:
                second = strength
            at += REGIONS
        if best == second:
            who = NOBODY
        control.append(who)
        if best == 0:
            continue
        if NOBODY < who < seats:
            found[who] += 1.0 - left * HOLD / float(best - second)
        if left > 0.0:
            at = region
            for seat in range(seats):
                strength = armies[at] + cities[at]
                if seat != who and strength:
                    found[seat] += left * CHASE / float(best - strength + 1)
                at += REGIONS
    return control


def realms(s: Empire, control: list[int], found: list[float]) -> None:
    """Add what continents are worth: to their rulers the less, the nearer a rival; to the others a chance."""
    land = s.tables.land
    powers = s.tables.powers
    left = horizon(s, 0)
    held = [0] * (land.continents * powers)
    for region in range(land.regions):
        who = control[region]
        if who != NOBODY:
            held[land.continent_of[region] * powers + who] += 1
    for continent in range(land.continents):
        base = continent * powers
        best = 0
        second = 0
        for power in range(powers):
            regions = held[base + power]
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


def sets(s: Empire, seat: int, control: list[int]) -> float:
    """What the goods pay now, and a part of what they would pay with a few more."""
    first = seat * (GOODS + 1)
    symbols = s.goods[first : first + GOODS]
    tokens = tokens_of(s, seat, control)
    placed = s.allotted[seat * GOODS : (seat + 1) * GOODS]
    wilds = allot(symbols, tokens, placed, s.goods[first + WILD_GOOD] - sum(placed))
    turns = s.tables.hand - s.cards[seat]
    if turns > 4:
        turns = 4
    total = 0.0
    for good in range(GOODS):
        at = good * MOST_SYMBOLS + symbols[good] + tokens[good] + wilds[good]
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
    for frame in s.stack:
        if frame >> KIND_BITS & SEAT_MASK != seat:
            continue
        what = frame & KIND_MASK
        if what == EITHER or what == BOTH:
            kind = frame >> ARG_SHIFT
            one = promise(s, seat, s.tables.cards.first[kind])
            other = promise(s, seat, s.tables.cards.second[kind])
            total += one + other if what == BOTH else max(one, other)
        else:
            total += promise(s, seat, frame)
    return total


def promise(s: Empire, seat: int, frame: int) -> float:
    """What one part of an action promises: the first points more than the later ones."""
    what = frame & KIND_MASK
    points = frame >> ARG_SHIFT
    if what == PLACING:
        return 0.30 * float(min(points, s.supply[seat]))
    if what == MARCHING or what == SAILING:
        each = 0.42 if what == SAILING else 0.34
        return each * float(points) / (1.0 + 0.08 * float(points))
    if what == BUILDING:
        return 0.7
    if what == DESTROYING:
        return 0.6
    return 0.0
