"""Intervals and corrections, against tables, by hand, and by simulation."""

from __future__ import annotations

from math import sqrt

import pytest

from labrys.engine import Rng
from labrys.lab.estimates import (
    NO_ESTIMATE,
    Estimate,
    corrected,
    mean_of,
    p_value,
    quantile_of,
    quantiles,
    ratio_of,
    share_of,
    shares_of,
    slope,
    student,
)

TABLE = {3: 3.1824, 5: 2.5706, 10: 2.2281, 30: 2.0423, 120: 1.9799}  # 97.5 % of Student's t, from any textbook


@pytest.mark.parametrize(("freedom", "t"), TABLE.items())
def test_student_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert student(0.975, freedom) == pytest.approx(t, rel=0.002)
    assert p_value(t, freedom) == pytest.approx(0.05, abs=0.0015)


def test_a_mean_has_students_interval() -> None:
    """1, 2, 3, 4: mean 2.5, deviation 1.2910, error 0.6455; t of 3 degrees is 3.1824."""
    found = mean_of([1, 2, 3, 4])
    assert (found.value, found.n) == (2.5, 4)
    assert found.high - found.value == pytest.approx(3.1824 * 1.29099 / 2, rel=0.002)
    assert found.low == pytest.approx(5 - found.high)


def test_games_of_one_seed_count_once() -> None:
    doubled = mean_of([1, 1, 2, 2, 3, 3, 4, 4], [0, 0, 1, 1, 2, 2, 3, 3])
    single = mean_of([1, 2, 3, 4])
    assert (doubled.low, doubled.high) == pytest.approx((single.low, single.high))


def test_two_seeds_say_nothing_of_the_spread() -> None:
    assert mean_of([1, 2]).low == -float("inf")
    assert ratio_of([]) == NO_ESTIMATE


def test_a_share_stays_within_nought_and_one() -> None:
    for wins in (0, 1, 4):
        found = shares_of([1.0] * wins + [0.0] * (4 - wins), null=0.5)
        assert 0 <= found.low <= found.value <= found.high <= 1
    held = share_of([(1, 2), (0, 1), (1, 1), (2, 2)])
    assert held.value == pytest.approx(4 / 6)


def test_what_nearly_everybody_has_wins_as_often_as_is_even_and_its_interval_says_so() -> None:
    """A third wins; nine of ten seats hold a thing that does nothing. 95 % of 300 intervals hold a third, narrower than of as many
    coins; and a figure is surprising where its interval ends before the third, not elsewhere."""
    lots = Rng("everybody")
    held = agree = 0
    for _ in range(300):
        parts = []
        for _ in range(100):
            winner, seats = lots.below(3), [seat for seat in range(3) if lots.below(10)]
            parts.append((float(winner in seats), float(len(seats))))
        found = share_of(parts, null=1 / 3)
        held += found.low <= 1 / 3 <= found.high
        agree += (found.p >= 0.05) == (found.low <= 1 / 3 <= found.high)
        assert found.error < 0.6 * 1.96 * sqrt(1 / 3 * 2 / 3 / found.n)
    assert held / 300 == pytest.approx(0.95, abs=3 * sqrt(0.05 * 0.95 / 300))
    assert agree >= 290


def test_holms_correction_by_hand() -> None:
    """0.01, 0.02, 0.04 of three: times 3, 2 and 1, never less than the one before."""
    found = corrected([Estimate(0, 0, 0, 9, p) for p in (0.04, 0.01, 0.02)])
    assert [figure.p for figure in found] == pytest.approx([0.04, 0.03, 0.04])
    assert [figure.p for figure in corrected([Estimate(0, 0, 0, 9, p) for p in (0.9, 0.6)])] == [1.0, 1.0]


def test_of_twenty_even_things_hardly_ever_is_one_called_clear() -> None:
    """200 reports on twenty fair coins of 60 tosses: at most 5 % of the reports have a false alarm, up to chance."""
    lots = Rng("twenty coins")
    alarms = 0
    for _ in range(200):
        coins = [shares_of([float(lots.below(2)) for _ in range(60)], null=0.5) for _ in range(20)]
        alarms += any(figure.clear for figure in corrected(coins))
    assert alarms / 200 < 0.05 + 3 * sqrt(0.05 * 0.95 / 200)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Seeds of three games that share their luck: 95 % of 400 intervals hold the mean, up to chance."""
    lots = Rng("coverage")
    held = 0
    for _ in range(400):
        values, seeds = [], []
        for seed in range(25):
            luck = lots.below(100)
            for _ in range(3):
                values.append(float(luck + lots.below(20)))
                seeds.append(seed)
        found = mean_of(values, seeds)
        held += found.low <= 49.5 + 9.5 <= found.high
    assert held / 400 == pytest.approx(0.95, abs=3 * sqrt(0.05 * 0.95 / 400))


def test_the_slope_of_what_the_lot_gave() -> None:
    found = slope([(seed, x, 0.3 * x) for seed in range(9) for x in (-1.0, 1.0)])
    assert found.value == pytest.approx(0.3)
    assert slope([(0, 0.0, 1.0)]) == NO_ESTIMATE


def test_quantiles_lie_between_neighbours() -> None:
    assert quantiles([3, 1, 2, 4], (0, 0.5, 1)) == [1, 2.5, 4]


def test_an_interval_of_a_quantile_reaches_as_far_as_chance_would_carry_it() -> None:
    """Of 100 seeds a half may well be 0.402 to 0.598; of 0 to 200 that is 80.4 to 119.6. Nothing lies beyond the ends."""
    values = list(range(201))
    found = quantile_of(values, 0.5, 100)
    assert (found.value, found.n) == (100, 201)
    assert (found.low, found.high) == pytest.approx((80.4, 119.6), abs=0.01)
    edge = quantile_of(values, 0.05, 4)
    assert (edge.low, edge.value) == (0, 10)


def test_a_figure_in_other_units_keeps_what_it_says() -> None:
    found = Estimate(0.4, 0.3, 0.5, 90, 0.01, 1 / 3).over(1 / 3)
    assert (found.value, found.low, found.high) == pytest.approx((1.2, 0.9, 1.5))
    assert (found.n, found.p, found.null) == (90, 0.01, 1)
