"""Rows of machine numbers to count in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.engine.native import append, i64, vec

PLAIN: Final = isinstance(vec[i64](), list)  # is this plain Python, whose rows are lists?
NOTHING: Final[vec[i64]] = vec[i64]([0] * 64)
NO_WORTH: Final[vec[float]] = vec[float]([0.0] * 64)


def row_of(numbers: Sequence[int]) -> vec[i64]:
    """These numbers as a row, for those who have them as a list."""
    return vec[i64](numbers)


def zeros(size: i64) -> vec[i64]:
    """A row of so many zeros."""
    row = NOTHING[:size]  # a slice is a copy, and quicker than a loop
    while len(row) < size:
        row = append(row, 0)
    return row


def float_zeros(size: i64) -> vec[float]:
    """A row of so many zeros that are no whole numbers."""
    row = NO_WORTH[:size]
    while len(row) < size:
        row = append(row, 0.0)
    return row


def too_wide(number: i64) -> OverflowError:
    """What to say of a number for a row of 16 bits that does not fit there: a fault of the rules."""
    return OverflowError(f"{number} does not fit in 16 bits.")


class Runs:
    """Rows of different lengths, kept one after the other and looked up by their number."""

    def __init__(self, rows: Sequence[Sequence[int]]) -> None:
        starts = [0]
        items: list[int] = []
        for row in rows:
            items += row
            starts.append(len(items))
        self.items: vec[i64] = vec[i64](items)
        self.starts: vec[i64] = vec[i64](starts)  # where each begins, and where the last one ends

    def of(self, number: i64) -> list[int]:
        """One of the rows as a list."""
        return list(self.items[self.starts[number] : self.starts[number + 1]])
