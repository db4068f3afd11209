"""Points, by source: regions, continents, a set of each good, and what goods tokens add to the sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.native import append, i64, vec
from labrys.engine.rows import zeros
from labrys.titles.empire.actions import GOODS
from labrys.titles.empire.tables import MOST_SYMBOLS, NOBODY, SET_POINTS, WILD_GOOD

if TYPE_CHECKING:
    from labrys.titles.empire.state import Empire

SOURCES: Final = ("regions", "continents", "ruby", "stone", "wood", "anvil", "carrot", "tokens")
PAST_SOURCES: Final = 8  # where the sources end in a tally
TALLY: Final = PAST_SOURCES + 3  # points by source, then coins, armies and regions: what a game leaves behind
BASE: Final = 1000


def controllers(s: Empire) -> vec[i64]:
    """By region: who has strictly more armies and cities there than any other, the neutral power included (E18, E19)."""
    found = s.tables.land.nobody[:]
    for region in range(s.tables.land.regions):
        best: i64 = 0
        who: i64 = NOBODY
        for side in range(s.sides):
            strength: i64 = s.armies(side, region) + s.cities(side, region)
            if strength > best:
                best = strength
                who = side
            elif strength == best:
                who = NOBODY
        found[region] = who
    return found


def rulers(control: vec[i64], continent_of: vec[i64], continents: i64, sides: i64) -> vec[i64]:
    """By continent: who controls strictly more of its regions than any other (E20)."""
    held = zeros(continents * sides)
    for region in range(len(control)):
        who = control[region]
        if who != NOBODY:
            held[continent_of[region] * sides + who] += 1
    found = vec[i64](capacity=continents)
    for continent in range(continents):
        best: i64 = 0
        who = NOBODY
        for side in range(sides):
            regions = held[continent * sides + side]
            if regions > best:
                best = regions
                who = side
            elif regions == best:
                who = NOBODY
        found = append(found, who)
    return found


def allot(symbols: vec[i64], tokens: vec[i64], placed: vec[i64], wilds: i64) -> vec[i64]:
    """Wild cards by good: those placed by hand, and the best use of the rest (E22, E23).

    A wild card only joins a good that the player has a card of. ``best[u]`` is the most that the goods so far can pay
    with u wild cards among them.
    """
    if not wilds:
        return placed
    found = placed[:]
    best = zeros(wilds + 1)
    picks = vec[i64](capacity=GOODS * (wilds + 1))
    for good in range(GOODS):
        at: i64 = good * MOST_SYMBOLS + symbols[good] + placed[good] + tokens[good]
        after = vec[i64](capacity=wilds + 1)
        for u in range(wilds + 1):
            most = best[u] + SET_POINTS[at]
            pick: i64 = 0
            if symbols[good]:
                for use in range(1, u + 1):
                    points = best[u - use] + SET_POINTS[at + use]
                    if points > most:
                        most = points
                        pick = use
            after = append(after, most)
            picks = append(picks, pick)
        best = after
    left: i64 = wilds
    for good in range(GOODS - 1, -1, -1):
        pick = picks[good * (wilds + 1) + left]
        found[good] += pick
        left -= pick
    return found


def tokens_of(s: Empire, seat: i64, control: vec[i64]) -> vec[i64]:
    """By good: the tokens on regions that the seat controls (E24)."""
    found = zeros(GOODS)
    for triangle in range(s.count_tokens()):
        if control[s.tables.land.triangles[triangle]] == seat:
            found[s.tokens(triangle)] += 1
    return found


def holding(s: Empire, seat: i64, control: vec[i64]) -> tuple[vec[i64], vec[i64], vec[i64], i64]:
    """What a seat's sets are made of: symbols, tokens and wild cards placed by hand, by good; and the wild cards left."""
    symbols = vec[i64](capacity=GOODS)
    placed = vec[i64](capacity=GOODS)
    wilds: i64 = s.goods(seat, WILD_GOOD)
    for good in range(GOODS):
        by_hand: i64 = s.allotted(seat, good)
        symbols = append(symbols, s.goods(seat, good))
        placed = append(placed, by_hand)
        wilds -= by_hand
    return symbols, tokens_of(s, seat, control), placed, wilds


def holdings(owners: vec[i64], sides: int) -> list[int]:
    """By side: how many it owns."""
    found = [0] * sides
    for at in range(len(owners)):
        if owners[at] != NOBODY:
            found[owners[at]] += 1
    return found


def points_of_goods(s: Empire, seat: i64, control: vec[i64]) -> list[int]:
    """What a seat's sets pay, good by good, and then what tokens add to them."""
    found: list[int] = []
    symbols, tokens, placed, left = holding(s, seat, control)
    wilds = allot(symbols, tokens, placed, left)
    by_tokens: i64 = 0
    for good in range(GOODS):
        at: i64 = good * MOST_SYMBOLS + symbols[good] + wilds[good]
        found.append(SET_POINTS[at])
        by_tokens += SET_POINTS[at + tokens[good]] - SET_POINTS[at]
    found.append(by_tokens)
    return found


def standing(tally: list[int]) -> tuple[int, int, int, int]:
    """What a seat is ranked by: points, then coins, armies on the board, controlled regions (E25)."""
    return points(tally), tally[PAST_SOURCES], tally[PAST_SOURCES + 1], tally[PAST_SOURCES + 2]


def points(tally: list[int]) -> int:
    """The points of a tally."""
    total = 0
    for source in range(PAST_SOURCES):
        total += tally[source]
    return total


def rank(standings: list[tuple[int, int, int, int]]) -> list[int]:
    """Rank by seat, 1 for the best; equals share a rank."""
    keys = [((a * BASE + b) * BASE + c) * BASE + d for a, b, c, d in standings]  # no figure reaches a thousand
    found: list[int] = []
    for own in keys:
        place = 1
        for other in keys:
            if other > own:
                place += 1
        found.append(place)
    return found
