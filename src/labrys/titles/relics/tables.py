"""What the rules look up in play, worked out once for a seat count and a cost table.

Sets of tiles are bit masks. A tile has at most four neighbours, so the actions towards any set of them are sixteen
tuples at most, made in advance: listing what a piece may do is a few look-ups.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from labrys.titles.relics.actions import CLAIM, DRAW, END, EXPLORE, MOVE
from labrys.titles.relics.content import CONTENT, Map

Fan = dict[int, tuple[int, ...]]  # by set of neighbours: the actions towards them


@dataclass(frozen=True)
class Tables:
    """The map's geometry and the actions on it."""

    square: Map
    cost: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    distances: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]  # by tile: the set of its neighbours
    explores: tuple[Fan, ...]
    moves: tuple[Fan, ...]


# By whether the piece may claim (1), draw (2) and stop (4).
TAILS: tuple[tuple[int, ...], ...] = tuple(
    tuple(action for bit, action in enumerate((CLAIM, DRAW, END)) if which >> bit & 1) for which in range(8)
)


def fan(near: tuple[int, ...], base: int) -> Fan:
    """The actions, ``base`` plus the tile, towards each set of neighbours."""
    found: Fan = {0: ()}
    for tile in near:
        found.update({tiles | 1 << tile: (*actions, base + tile) for tiles, actions in found.items()})
    return found


@cache
def tables(seats: int, cost_table: str) -> Tables:
    square = CONTENT.maps[seats]
    neighbours = square.neighbours
    return Tables(
        square,
        CONTENT.costs[cost_table],
        neighbours,
        square.distances,
        tuple(sum(1 << tile for tile in near) for near in neighbours),
        tuple(fan(near, EXPLORE) for near in neighbours),
        tuple(fan(near, MOVE) for near in neighbours),
    )
