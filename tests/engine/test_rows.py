"""Rows of machine numbers."""

from __future__ import annotations

from labrys.engine.rows import Runs


def test_a_row_of_runs_is_found_by_its_number() -> None:
    runs = Runs([[1, 2], [], [3]])
    assert [runs.of(number) for number in range(3)] == [[1, 2], [], [3]]
