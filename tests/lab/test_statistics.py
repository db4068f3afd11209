"""Intervals and quartiles, against values worked out by hand or taken from the textbook formula."""

from __future__ import annotations

from math import sqrt

import pytest

from labrys.lab.statistics import Interval, Spread, clustered, effective_games, quantile, ratio, wilson


def test_wilson_for_eight_of_ten() -> None:
    """z² = 3.8415: centre (0.8 + 0.19207) / 1.38415 = 0.71674, half 1.96 √(0.016 + 0.0096036) / 1.38415 = 0.22658."""
    found = wilson(0.8, 10)
    assert found.low == pytest.approx(0.4902, abs=1e-4)
    assert found.high == pytest.approx(0.9433, abs=1e-4)


def test_wilson_for_none_of_ten_is_z_squared_over_n_plus_z_squared() -> None:
    found = wilson(0.0, 10)
    assert found.low == 0
    assert found.high == pytest.approx(3.8415 / 13.8415, abs=1e-4)


def test_wilson_is_symmetric() -> None:
    some, rest = wilson(0.3, 40), wilson(0.7, 40)
    assert some.low == pytest.approx(1 - rest.high)
    assert some.high == pytest.approx(1 - rest.low)


def test_wilson_without_games_knows_nothing() -> None:
    assert wilson(0.5, 0) == Interval(0.5, 0.0, 1.0)


def test_single_games_as_clusters_are_nearly_independent_games() -> None:
    """Eight wins of ten: the variance of the mean is 1.6 / 9 / 10, so 0.16 of it is nine games."""
    seeds = [1.0] * 8 + [0.0] * 2
    assert effective_games(seeds, 0.8, 10) == pytest.approx(9)


def test_repeating_each_game_adds_no_information() -> None:
    once = clustered([1.0, 0.0, 1.0, 1.0, 0.0, 1.0], 6)
    many = clustered([1.0, 0.0, 1.0, 1.0, 0.0, 1.0], 600)
    assert once == many


def test_effective_games_are_never_more_than_were_played() -> None:
    assert effective_games([0.5, 0.5, 0.5, 1.0], 0.625, 8) == pytest.approx(8)


def test_where_all_seeds_are_alike_each_counts_once() -> None:
    assert clustered([1.0] * 10, 20) == wilson(1.0, 10)
    assert clustered([0.5], 2) == wilson(0.5, 1)
    assert clustered([], 0) == Interval(0.0, 0.0, 1.0)


def test_a_large_sample_approaches_the_plain_standard_error() -> None:
    seeds = [1.0, 0.5, 0.0, 0.5] * 1000
    found = clustered(seeds, 8000)
    plain = 1.96 * sqrt(0.125 / 4000)  # the variance of 1, ½, 0, ½ is 1/8
    assert found.high - found.mean == pytest.approx(plain, rel=0.01)


def test_a_ratio_with_one_seat_in_each_seed_is_a_plain_share() -> None:
    wins = [1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.5]
    assert ratio([(win, 1) for win in wins]).low == pytest.approx(clustered(wins, 7).low)


def test_a_ratio_by_hand() -> None:
    """Two wins of three seats and none of one: a half; (2 - 1.5)² + (0 - 0.5)² = 0.5, times 2 / 16 is a variance of
    1/16, so the seats are worth (1/4) / (1/16) = 4 games."""
    assert ratio([(2.0, 3), (0.0, 1), (0.0, 0)]) == wilson(0.5, 4)


def test_a_ratio_knows_nothing_without_seats_and_little_of_seeds_that_are_alike() -> None:
    assert ratio([]) == ratio([(0.0, 0)]) == Interval(0.0, 0.0, 1.0)
    assert ratio([(3.0, 3), (2.0, 2)]) == wilson(1.0, 2)


def test_an_interval_covers_its_ends() -> None:
    assert Interval(0.5, 0.4, 0.6).covers(0.4)
    assert not Interval(0.5, 0.4, 0.6).covers(0.61)


def test_quantiles_lie_between_neighbours() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([1, 2, 3, 4], 0.25) == 1.75
    assert quantile([7], 0.75) == 7


def test_a_spread_is_least_quartiles_most_and_mean() -> None:
    assert Spread.of([5, 1, 4, 2, 3]) == Spread(1, 2, 3, 4, 5, 3.0)


def test_an_interval_never_leaves_its_own_share_out_by_rounding() -> None:
    for games in range(1, 400):
        for wins in (0, games // 3, games):
            found = wilson(wins / games, games)
            assert found.covers(wins / games)
            assert found.covers(1.0) or wins < games
