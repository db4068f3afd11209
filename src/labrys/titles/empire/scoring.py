"""Points, by source: regions, continents, a set of each good, and what goods tokens add to the sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.titles.empire.actions import GOODS, REGIONS
from labrys.titles.empire.tables import MOST_SYMBOLS, SET_POINTS, WILD_GOOD

if TYPE_CHECKING:
    from labrys.titles.empire.state import Empire

NOBODY: Final = -1
SOURCES: Final = ("regions", "continents", "ruby", "stone", "wood", "anvil", "carrot", "tokens")
PAST_SOURCES: Final = 8  # where the sources end in a tally
TALLY: Final = PAST_SOURCES + 3  # points by source, then coins, armies and regions: what a game leaves behind
BASE: Final = 1000


def controllers(armies: list[int], cities: list[int], powers: int, regions: int) -> list[int]:
    """By region: who has strictly more armies and cities there than any other, the neutral power included (E18, E19)."""
    found: list[int] = []
    for region in range(regions):
        best = 0
        who = NOBODY
        at = region
        for power in range(powers):
            strength = armies[at] + cities[at]
            if strength > best:
                best = strength
                who = power
            elif strength == best:
                who = NOBODY
            at += REGIONS
        found.append(who)
    return found


def rulers(control: list[int], continent_of: tuple[int, ...], continents: int, powers: int) -> list[int]:
    """By continent: who controls strictly more of its regions than any other (E20)."""
    held = [0] * (continents * powers)
    for region, who in enumerate(control):
        if who != NOBODY:
            held[continent_of[region] * powers + who] += 1
    found: list[int] = []
    for continent in range(continents):
        best = 0
        who = NOBODY
        for power in range(powers):
            regions = held[continent * powers + power]
            if regions > best:
                best = regions
                who = power
            elif regions == best:
                who = NOBODY
        found.append(who)
    return found


def allot(symbols: list[int], tokens: list[int], placed: list[int], wilds: int) -> list[int]:
    """Wild cards by good: those placed by hand, and the best use of the rest (E22, E23).

    A wild card only joins a good that the player has a card of. ``best[u]`` is the most that the goods so far can pay
    with u wild cards among them.
    """
    found = placed[:]
    if not wilds:
        return found
    best = [0] * (wilds + 1)
    picks: list[int] = []
    for good in range(GOODS):
        at = good * MOST_SYMBOLS + symbols[good] + placed[good] + tokens[good]
        after: list[int] = []
        for u in range(wilds + 1):
            most = best[u] + SET_POINTS[at]
            pick = 0
            if symbols[good]:
                for use in range(1, u + 1):
                    points = best[u - use] + SET_POINTS[at + use]
                    if points > most:
                        most = points
                        pick = use
            after.append(most)
            picks.append(pick)
        best = after
    left = wilds
    for good in range(GOODS - 1, -1, -1):
        pick = picks[good * (wilds + 1) + left]
        found[good] += pick
        left -= pick
    return found


def tokens_of(s: Empire, seat: int, control: list[int]) -> list[int]:
    """By good: the tokens on regions that the seat controls (E24)."""
    found = [0] * GOODS
    for triangle, good in enumerate(s.tokens):
        if control[s.tables.land.triangles[triangle]] == seat:
            found[good] += 1
    return found


def holdings(owners: list[int], powers: int) -> list[int]:
    """By power: how many it owns."""
    found = [0] * powers
    for owner in owners:
        if owner != NOBODY:
            found[owner] += 1
    return found


def points_of_goods(s: Empire, seat: int, control: list[int]) -> list[int]:
    """What a seat's sets pay, good by good, and then what tokens add to them."""
    found: list[int] = []
    first = seat * (GOODS + 1)
    symbols = s.goods[first : first + GOODS]
    tokens = tokens_of(s, seat, control)
    placed = s.allotted[seat * GOODS : (seat + 1) * GOODS]
    wilds = allot(symbols, tokens, placed, s.goods[first + WILD_GOOD] - sum(placed))
    by_tokens = 0
    for good in range(GOODS):
        at = good * MOST_SYMBOLS + symbols[good] + wilds[good]
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
