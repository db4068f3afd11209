"""Small sets of numbers below 63, such as regions, tiles or seats, each kept in one machine number.

Fields that hold one are declared ``wide``, unless their numbers are few.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.native import i64, vec

# By number: the set of that number alone. Compiled, a shifted 1 would have only 32 bits.
ALONE: Final[vec[i64]] = vec[i64]([1 << number for number in range(63)])


def has(members: i64, number: i64) -> bool:
    """Is the number in the set?"""
    return members >> number & 1 != 0


def only(number: i64) -> i64:
    """The set of one number."""
    return ALONE[number]


def below(count: i64) -> i64:
    """The set of all numbers below ``count``."""
    return ALONE[count] - 1


def adding(members: i64, number: i64) -> i64:
    """The set with that number in it."""
    return members | ALONE[number]


def without(members: i64, number: i64) -> i64:
    """The set without that number."""
    return members & ~ALONE[number]


def size_of(members: i64) -> i64:
    """How many numbers there are in the set."""
    found: i64 = 0
    while members:
        members &= members - 1
        found += 1
    return found


def nth(members: i64, at: i64) -> i64:
    """The number at a place in the set, from 0 for the least."""
    while at > 0:
        members &= members - 1
        at -= 1
    return size_of((members & -members) - 1)
