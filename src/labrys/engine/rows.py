"""Rows of machine numbers to count in."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.engine.native import append, i64, vec


def row_of(numbers: Sequence[int]) -> vec[i64]:
    """These numbers as a row, for those who have them as a list."""
    return vec[i64](numbers)


def zeros(size: i64) -> vec[i64]:
    """A row of so many zeros."""
    row = vec[i64](capacity=size)
    for place in range(size):  # noqa: B007 (a loop over _ would make an object of each number)
        row = append(row, 0)
    return row


def float_zeros(size: i64) -> vec[float]:
    """A row of so many zeros that are no whole numbers."""
    row = vec[float](capacity=size)
    for place in range(size):  # noqa: B007
        row = append(row, 0.0)
    return row
