"""What may still lie face down, given what has been turned over.

With two and three players the map is a known core (``aside`` tiles of each suit) and ``extra`` tiles drawn blindly from
the rest of the box, so the mixture itself is hidden. Every mixture is weighed by how likely it is to be drawn and then
to show the tiles that lie open: the exact posterior.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache, lru_cache
from itertools import accumulate, product
from math import comb, perm

from labrys.engine.chance import Rng
from labrys.titles.relics.content import CONTENT, SUITS, Map

FINE = 1 << 29


@cache
def extras(spare: int, extra: int) -> list[tuple[int, ...]]:
    """Every way to draw the extra tiles, by suit."""
    return [drawn for drawn in product(range(spare + 1), repeat=SUITS) if sum(drawn) == extra]


@lru_cache(maxsize=512)
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
            rests.append(tuple(square.aside + extra - shown for extra, shown in zip(drawn, seen, strict=True)))
    return rests, list(accumulate(weights))


def hidden_tiles(square: Map, suit: list[int], rng: Rng) -> list[int]:
    """A fair guess at how many tiles of each suit still lie face down."""
    seen = [0] * SUITS
    for found in suit:
        if found >= 0:
            seen[found] += 1
    rests, sums = mixtures(square, tuple(seen))
    lot = (rng.below(FINE) * FINE + rng.below(FINE)) * sums[-1] // (FINE * FINE)
    return list(rests[bisect_right(sums, lot)])
