"""What the rules look up in play, worked out once for a seat count and a cost table.

Sets of tiles are bits of one number. What a piece may do is a few bits too, its menu (see actions.py): tables tell how
many there are and which they are, so that one is picked by lot without a list; the lists are kept once made.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from labrys.engine.chance import Rng
from labrys.engine.menu import Menu
from labrys.engine.native import i16, i64, vec
from labrys.titles.relics.actions import (
    ATTACK,
    ATTACKS,
    CLAIM,
    DRAW,
    END,
    EXPLORE,
    HALF,
    HALF_MASK,
    MENU,
    MENUS,
    MOVE,
    PEACEFUL_MENUS,
    STEPS,
    WAYS,
)
from labrys.titles.relics.content import CONTENT, OFF_MAP, Map
from labrys.titles.relics.odds import Odds

NOWHERE: Final = 62  # the tile beyond the edge: no set has it
FAR: Final = 999  # points: more than any way needs
EXPLORE_AND_ENTER: Final = 3  # points to turn a tile over and step on it, on average, as bots see it
STORM: Final = 4  # points that another's tile costs beyond its own, on the way to somewhere else

Actions = tuple[int, ...]


def compass(tile: int, near: tuple[int, ...], side: int) -> list[int]:
    """The tiles above, left, right and below, that is in reading order; NOWHERE beyond the edge."""
    around = (tile - side, tile - 1, tile + 1, tile + side)
    return [other if other in near else NOWHERE for other in around]


def menu_actions(around: list[int]) -> list[int]:
    """What each bit of a menu means to a piece with these tiles around it; those of NOWHERE are never set."""
    attacks = [ATTACK + 2 * tile + card for tile in around for card in range(2)]
    return [*(EXPLORE + tile for tile in around), *(MOVE + tile for tile in around), *attacks, CLAIM, DRAW, END]


def narrowed(side: int) -> list[int]:
    """For each set of bits: which of those are in it that stand as far apart as the neighbours of a tile do."""
    places = (0, side - 1, side + 1, 2 * side)
    return [sum((bits >> place & 1) << way for way, place in enumerate(places)) for bits in range(1 << 2 * side + 1)]


class Tables:
    """The map's geometry and the actions on it."""

    def __init__(self, seats: int, cost_table: str) -> None:
        square = CONTENT.maps[seats]
        self.square: Map = square
        self.side: i64 = square.side
        self.tiles: i64 = square.tiles
        self.extra: i64 = square.extra
        self.costs: tuple[int, ...] = CONTENT.costs[cost_table]
        self.cost: vec[i64] = vec[i64](self.costs)
        self.distances: tuple[tuple[int, ...], ...] = square.distances
        self.near: vec[i64] = vec[i64]([sum(1 << tile for tile in near) for near in square.neighbours])  # by tile
        beside: list[int] = []
        actions: list[int] = []
        for tile, near in enumerate(square.neighbours):
            around = compass(tile, near, square.side)
            beside += around
            actions += menu_actions(around)
        actions += menu_actions([NOWHERE] * WAYS)  # off the map, by the index after the last
        self.beside: vec[i64] = vec[i64](beside)  # by tile, WAYS places each: the tiles around it
        self.actions: vec[i64] = vec[i64](actions)  # by tile, MENU places each: what a bit means there
        self.narrow: vec[i16] = vec[i16](narrowed(square.side))
        self.far: vec[i64] = vec[i64]([FAR] * square.tiles)  # by tile, to reckon on a copy of it
        most = max(EXPLORE_AND_ENTER, max(self.costs) + STORM)  # to enter a tile
        self.nowhere: vec[i64] = vec[i64]([NOWHERE] * (most * square.tiles))  # by points, to reckon on a copy of it
        # By tile and menu, once somebody asked: the lists of actions without attacks, and of those with them.
        self.lists: list[Actions | None] = [None] * ((square.tiles + 1) * PEACEFUL_MENUS)
        self.battles: dict[int, Actions] = {}
        self.odds = Odds(square)
        self.laid_small: vec[i16] = vec[i16]()  # what lies on the table before anything is drawn, once it was laid
        self.laid_wide: vec[i64] = vec[i64]()

    def ways(self, tile: i64, tiles: i64) -> i64:
        """A set of neighbours of a tile as WAYS bits, in reading order."""
        at: i64 = tiles << self.side >> tile  # the neighbours of any tile come to stand in the same places
        return i64(self.narrow[at])

    def listed(self, tile: i64, menu: i64) -> Actions:
        """The actions of a menu on a tile, or on none; each list is made once."""
        place: i64 = tile if tile != OFF_MAP else self.tiles
        if menu & ATTACKS:
            key: int = place * MENUS + menu
            fought = self.battles.get(key)
            if fought is None:
                fought = self.spelt(place, menu)
                self.battles[key] = fought
            return fought
        slot: i64 = place * PEACEFUL_MENUS + (menu & STEPS | menu >> 2 * WAYS)
        found = self.lists[slot]
        if found is None:
            found = self.spelt(place, menu)
            self.lists[slot] = found
        return found

    def offer(self, tile: i64, menu: i64, onto: Menu) -> None:
        """The same without a list."""
        place: i64 = tile if tile != OFF_MAP else self.tiles
        at: i64 = place * MENU
        while menu:
            if menu & 1:
                onto.add(self.actions[at])
            menu >>= 1
            at += 1

    def spelt(self, place: i64, menu: i64) -> Actions:
        """The actions of a menu, bit by bit."""
        return tuple([int(self.actions[place * MENU + bit]) for bit in range(MENU) if menu >> bit & 1])

    def pick(self, tile: i64, menu: i64, rng: Rng) -> i64:
        """One of the same list by lot, without the list."""
        place: i64 = tile if tile != OFF_MAP else self.tiles
        low: i64 = menu & HALF_MASK
        high: i64 = menu >> HALF
        few: i64 = i64(BITS[low])
        lot = rng.below(few + i64(BITS[high]))
        at: i64 = low * HALF + lot
        action: i64 = place * MENU
        if lot >= few:
            at = high * HALF + lot - few
            action += HALF
        action += i64(NTH_BIT[at])
        return self.actions[action]


def bits_of(number: int) -> list[int]:
    """The places of the bits of a number, and then zeros: HALF in all."""
    found = [bit for bit in range(HALF) if number >> bit & 1]
    return found + [0] * (HALF - len(found))


BITS: Final[vec[i16]] = vec[i16]([number.bit_count() for number in range(1 << HALF)])
NTH_BIT: Final[vec[i16]] = vec[i16]([bit for number in range(1 << HALF) for bit in bits_of(number)])


@cache
def tables(seats: int, cost_table: str) -> Tables:
    return Tables(seats, cost_table)
