"""Luck is told apart by where it comes from."""

from __future__ import annotations

from math import sqrt

from labrys.engine import Rng
from labrys.lab.report.luck import parts_of


def test_luck_is_put_where_it_came_from() -> None:
    """Scores are sums of four lots with variances 4, 3, 2 and 1; games that share the first ones tell them apart."""
    lots = Rng("four lots")

    def lot(variance: float) -> float:
        return sqrt(variance * 12 / 16) * (sum(float(lots.below(1000)) for _ in range(16)) / 1000 - 8)

    first, others = [], [[], [], []]  # type: ignore[var-annotated]
    for _ in range(1200):
        table, hidden, dice = lot(4), lot(3), lot(2)
        first.append([table + hidden + dice + lot(1)])
        others[0].append([table + hidden + dice + lot(1)])
        others[1].append([table + hidden + lot(2) + lot(1)])
        others[2].append([table + lot(3) + lot(2) + lot(1)])
    found = parts_of(first, others)
    for figure, truth in zip(found, (0.4, 0.3, 0.2, 0.1), strict=True):
        assert figure.low <= truth <= figure.high
        assert figure.error < 0.12
