"""The evaluation of a position for bots.

Relics is a race, so a seat is judged by the action points that it still needs to own all six suits: the way to a tile
of each missing suit, and the draws until a card of it turns up. The needs of all seats together make their chances.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from labrys.engine.native import i64, vec
from labrys.engine.sets import has
from labrys.titles.relics.actions import WAYS
from labrys.titles.relics.content import CONTENT, FACE_DOWN, OFF_MAP, SUITS
from labrys.titles.relics.tables import EXPLORE_AND_ENTER, FAR, NOWHERE, STORM

if TYPE_CHECKING:
    from labrys.titles.relics.state import Relics

MEAN_ROLL: Final = (CONTENT.die_sides + 1) / 2

# Draws until all of n suits are seen, in sixes.
HARMONIC: Final[vec[float]] = vec[float]([0.0, 1.0, 1.5, 1.833, 2.083, 2.283, 2.45])
OPEN_DRAW: Final = 1.2  # points for a card while there is much to explore
CLOSED_DRAW: Final = 2.0  # points for a card when all is explored
WAY: Final = 0.75  # ways overlap: the sum of single ways is more than a round trip
UNCLAIMED: Final = 1.5  # what may still go wrong before a suit is owned
SPARE_TILE: Final = 0.5  # a second tile of a suit is insurance
SPARE_CARD: Final = 0.25  # so is a second card of a missing suit, or any of an owned one
ONE_CARD: Final = 36 / 11  # attacks with one card until one succeeds
TWO_CARDS: Final = 2.0
UNREACHED: Final[vec[float]] = vec[float]([float(FAR)] * SUITS)  # by suit, to count on a copy of it
UNOWNED: Final[vec[i64]] = vec[i64]([0] * SUITS)
EDGE: Final = 3.0  # points of need that make no difference
STEEPNESS: Final = 2.5


def worth(s: Relics, seat: int) -> float:
    """The chance of a seat, from 0 (lost) to 1 (won)."""
    return worths(s)[seat]


def worths(s: Relics) -> list[float]:
    """The chances of all seats; they add up to 1."""
    weights: list[float] = []
    if s.depth:
        suits = suits_of(s)
        for seat in range(s.seats):
            weights.append(0.0 if has(s.gone, seat) else math.pow(lag(s, seat, suits) + EDGE, -STEEPNESS))
    else:
        weights = [1.0 if place == 1 else 0.0 for place in s.ranking()]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def suits_of(s: Relics) -> vec[i64]:
    """By tile: its suit, or FACE_DOWN, read once for all seats."""
    suits = s.tables.far[:]
    for tile in range(s.tables.tiles):
        suits[tile] = s.suit(tile)
    return suits


def lag(s: Relics, seat: i64, suits: vec[i64]) -> float:
    """The points that a seat needs, and those that it waits for until its next turn."""
    points = need(s, seat, suits)
    turn = s.seat_at(0)  # a turn lies below whatever interrupts it
    if seat != turn or s.points == 0:
        return points + MEAN_ROLL * float((seat - turn) % s.seats) / float(s.seats)
    if points > float(s.points):
        return points + (MEAN_ROLL - float(s.points))
    return points * 0.5


def need(s: Relics, seat: i64, suits: vec[i64]) -> float:
    """The action points that a seat needs, as far as one can tell, until it owns all six suits."""
    tiles = s.tables.tiles
    cost = s.tables.cost
    way = ways(s, seat, suits)
    own = s.own(seat)
    barred = s.barred(seat)
    best = UNREACHED[:]
    owned = UNOWNED[:]
    hidden: i64 = 0
    frontier: i64 = FAR
    for tile in range(tiles):
        of = suits[tile]
        if of == FACE_DOWN:
            hidden += 1
            if way[tile] < frontier:
                frontier = way[tile]
            continue
        if has(own, tile):
            owned[of] += 1
            continue
        points = float(way[tile])
        if has(barred, tile):
            points -= STORM
            points += float(cost[of]) * ((TWO_CARDS if s.hand(seat, of) > 1 else ONE_CARD) - 1.0)
        if points < best[of]:
            best[of] = points
    journey = 0.0
    spare = 0.0
    wanted: i64 = 0
    for of in range(SUITS):
        cards: i64 = s.hand(seat, of)
        if owned[of]:
            spare += SPARE_TILE * float(owned[of] - 1) + SPARE_CARD * float(at_most_two(cards))
            continue
        points = best[of]
        left: i64 = s.pool(of)
        if hidden and left:
            search = float(frontier) + EXPLORE_AND_ENTER * (float(hidden + 1) / float(left + 1) - 1.0) * 0.5
            if search < points:
                points = search
        journey += points + UNCLAIMED
        if cards:
            spare += SPARE_CARD * float(at_most_two(cards - 1))
        else:
            wanted += 1
    draw = CLOSED_DRAW + (OPEN_DRAW - CLOSED_DRAW) * (float(hidden) / float(tiles))
    found = WAY * journey + draw * float(SUITS) * HARMONIC[wanted] - spare
    return found if found > 0.0 else 0.0


def at_most_two(cards: i64) -> i64:
    if cards > 2:
        return 2
    return cards


def ways(s: Relics, seat: i64, suits: vec[i64]) -> vec[i64]:
    """For each tile, the points from the seat's piece to it: what is face down is explored, what is another's fought for.

    Tiles are visited by how far they are. What it takes to enter one is the same from everywhere, so its first neighbour to
    be visited is on the shortest way to it.
    """
    tables = s.tables
    tiles = tables.tiles
    beside = tables.beside
    barred = s.barred(seat)
    found = tables.far[:]
    start: i64 = s.piece(seat)
    if start == OFF_MAP:
        for tile in range(tiles):
            found[tile] = entry(suits[tile], has(barred, tile), tables.cost)
        return found
    waiting = tables.nowhere[:]  # by points: the latest tile found to be so far away
    before = tables.far[:]  # by tile: the one found before it that is as far away
    found[start] = 0
    before[start] = NOWHERE
    waiting[0] = start
    left: i64 = 1
    points: i64 = 0
    while left:
        tile = waiting[points]
        if tile == NOWHERE:
            points += 1
            continue
        waiting[points] = before[tile]
        left -= 1
        for way in range(tile * WAYS, tile * WAYS + WAYS):
            near = beside[way]
            if near < tiles and found[near] == FAR:
                there = points + entry(suits[near], has(barred, near), tables.cost)
                found[near] = there
                before[near] = waiting[there]
                waiting[there] = near
                left += 1
    return found


def entry(suit: i64, barred: bool, cost: vec[i64]) -> i64:
    """The points to enter a tile."""
    if suit == FACE_DOWN:
        return EXPLORE_AND_ENTER
    if barred:
        return cost[suit] + STORM
    return cost[suit]
