"""The probability of each suit for a face-down tile, given the tiles that are face up.

With two and three players the map is a known core (``aside`` tiles of each suit) and ``extra`` tiles drawn blindly from
the rest of the box, so the mixture itself is hidden. Every mixture is weighed by how likely it is to be drawn and then
to show the tiles that lie open: the exact posterior.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate, product
from math import comb, perm
from typing import Final

from labrys.engine.chance import Rng
from labrys.engine.native import i64, vec
from labrys.titles.relics.content import CONTENT, SUITS, Map

FINE: Final[i64] = 1 << 29
LOTS: Final[int] = 1 << 58  # of which one is drawn, in two steps
DIGIT: Final = 8  # more than there are tiles of a suit
KEPT: Final = 512  # mixtures that are remembered


@cache
def extras(spare: int, extra: int) -> list[tuple[int, ...]]:
    """Every way to draw the extra tiles, by suit."""
    return [drawn for drawn in product(range(spare + 1), repeat=SUITS) if sum(drawn) == extra]


def mixtures(square: Map, seen: tuple[int, ...]) -> tuple[list[tuple[int, ...]], list[int]]:
    """Every possible remainder, by suit, and the running sum of their weights."""
    spare = CONTENT.tiles_per_suit - square.aside
    rests: list[tuple[int, ...]] = []
    weights: list[int] = []
    for drawn in extras(spare, square.extra):
        weight = 1
        for extra, shown in zip(drawn, seen, strict=True):
            weight *= comb(spare, extra) * perm(square.aside + extra, shown)
        if weight:
            weights.append(weight)
            rests.append(tuple([square.aside + extra - shown for extra, shown in zip(drawn, seen, strict=True)]))
    return rests, list(accumulate(weights))


class Rests:
    """All possible remainders after certain tiles were seen, ready to draw one by lot."""

    def __init__(self, square: Map, seen: list[int]) -> None:
        rests, sums = mixtures(square, tuple(seen))
        self.tiles: vec[i64] = vec[i64]([tiles for rest in rests for tiles in rest])  # by remainder and suit
        self.bounds: vec[i64] = vec[i64]([-(-upto * LOTS // sums[-1]) for upto in sums])  # each has the lots below

    def draw(self, rng: Rng) -> i64:
        """Where one of them begins in ``tiles``: each by its weight."""
        lot: i64 = rng.below(FINE) * FINE
        lot += rng.below(FINE)
        low: i64 = 0
        high: i64 = len(self.bounds)
        while low < high:
            middle = (low + high) >> 1
            if lot < self.bounds[middle]:
                high = middle
            else:
                low = middle + 1
        return low * SUITS


class Odds:
    """What is known of the face-down tiles of one map."""

    def __init__(self, square: Map) -> None:
        self.square = square
        self.known: dict[int, Rests] = {}

    def rests(self, seen: vec[i64]) -> Rests:
        """All remainders that fit the tiles seen, by suit."""
        key: i64 = 0
        for suit in range(SUITS):
            key = key * DIGIT + seen[suit]
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = Rests(self.square, [int(seen[suit]) for suit in range(SUITS)])
            self.known[key] = found
        return found
