"""Every way to join four dice into groups: a set of disjoint groups, the rest unused.

The ways are numbered once and for all, 52 of them, each a tuple of masks over a player's dice in their order.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.native import i64, vec
from labrys.engine.rows import Runs, row_of, zeros
from labrys.engine.sets import adding, has, without

GRAY: Final = 3
DICE_EACH: Final = 4


def ways(left: int, floor: int) -> list[tuple[int, ...]]:
    """All sets of disjoint masks within ``left``, each mask above ``floor`` so that none comes twice."""
    found: list[tuple[int, ...]] = [()]
    for mask in range(floor + 1, 1 << DICE_EACH):
        if mask & left == mask:
            found.extend((mask, *rest) for rest in ways(left & ~mask, mask))
    return found


GROUPINGS: Final[tuple[tuple[int, ...], ...]] = tuple(ways((1 << DICE_EACH) - 1, 0))


def group_colour(colours: vec[i64], values: vec[i64], mask: i64, target: i64) -> i64:
    """The track that a group of dice advances, or -1: one colour, any number of gray, a total that reaches the target."""
    colour: i64 = GRAY
    total: i64 = 0
    for at in range(len(colours)):
        if has(mask, at):
            total += values[at]
            if colours[at] != GRAY:
                if colour != GRAY and colour != colours[at]:
                    return -1
                colour = colours[at]
    return colour if total >= target and colour != GRAY else -1


GROUPS: Final = Runs(GROUPINGS)  # the same as rows
# The groups that a way is made of, as the bits of their masks.
MADE_OF: Final[vec[i64]] = vec[i64]([sum([1 << mask for mask in masks]) for masks in GROUPINGS])


def one_colour(colours: list[int]) -> int:
    """The groups of dice, as the bits of their masks, that have one colour and any number of gray."""
    row, values = row_of(colours), zeros(len(colours))
    return sum([1 << mask for mask in range(1 << len(colours)) if group_colour(row, values, mask, 0) >= 0])


def coloured(size: int) -> list[int]:
    """The same for all colours that so many dice can have, two bits for each die."""
    return [one_colour([code >> 2 * at & 3 for at in range(size)]) for code in range(1 << 2 * size)]


# By the number of dice, where their colours begin in ONE_COLOUR.
COLOURS_AT: Final[vec[i64]] = vec[i64]([0, 1, 5, 21, 85])
ONE_COLOUR: Final[vec[i64]] = vec[i64]([groups for size in range(DICE_EACH + 1) for groups in coloured(size)])


def legal_groupings(colours: vec[i64], values: vec[i64], target: i64) -> i64:
    """The set of all groupings, by their numbers, in which every group is legal."""
    code: i64 = 0
    for at in range(len(colours) - 1, -1, -1):
        code = code * 4 + colours[at]
    groups = ONE_COLOUR[COLOURS_AT[len(colours)] + code]
    for mask in range(1 << len(colours)):
        if has(groups, mask):
            total: i64 = 0
            for at in range(len(values)):
                if has(mask, at):
                    total += values[at]
            if total < target:
                groups = without(groups, mask)
    found: i64 = 0
    for way in range(len(MADE_OF)):
        if MADE_OF[way] & ~groups == 0:
            found = adding(found, way)
    return found
