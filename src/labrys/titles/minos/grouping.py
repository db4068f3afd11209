"""Every way to join four dice into groups: a set of disjoint groups, the rest unused.

The ways are numbered once and for all, 52 of them, each a tuple of masks over a player's dice in their order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

GRAY: Final = 3
HAND: Final = 4


def ways(left: int, floor: int) -> list[tuple[int, ...]]:
    """All sets of disjoint masks within ``left``, each mask above ``floor`` so that none comes twice."""
    found: list[tuple[int, ...]] = [()]
    for mask in range(floor + 1, 1 << HAND):
        if mask & left == mask:
            found.extend((mask, *rest) for rest in ways(left & ~mask, mask))
    return found


GROUPINGS: Final[tuple[tuple[int, ...], ...]] = tuple(ways((1 << HAND) - 1, 0))


def group_colour(colours: list[int], values: list[int], mask: int, target: int) -> int:
    """The track that a group of dice advances, or -1: one colour, any number of gray, a total that reaches the target."""
    colour = GRAY
    total = 0
    for at in range(len(colours)):
        if mask >> at & 1:
            total += values[at]
            if colours[at] != GRAY:
                if colour not in (GRAY, colours[at]):
                    return -1
                colour = colours[at]
    return colour if total >= target and colour != GRAY else -1


def legal_groupings(colours: list[int], values: list[int], target: int) -> list[int]:
    """The numbers of all groupings in which every group is legal."""
    totals = [0]
    for value in values:
        totals += [total + value for total in totals]
    groups = 0
    for mask in one_colour(tuple(colours)):
        if totals[mask] >= target:
            groups |= 1 << mask
    return list(made_of(groups))


@lru_cache(maxsize=1 << 2 * HAND)
def one_colour(colours: tuple[int, ...]) -> tuple[int, ...]:
    """The groups of dice, as masks, that have one colour and any number of gray."""
    values = [0] * len(colours)
    return tuple(mask for mask in range(1 << len(colours)) if group_colour(list(colours), values, mask, 0) >= 0)


@lru_cache(maxsize=1 << 12)
def made_of(groups: int) -> tuple[int, ...]:
    """The groupings in which no other groups occur than these, given as bits by their masks."""
    return tuple(way for way, masks in enumerate(GROUPINGS) if all(groups >> mask & 1 for mask in masks))
