"""The test behind a comparison: exact where few pairs differ, and not diluted by measures that cannot speak."""

from __future__ import annotations

from itertools import product

import pytest

from labrys.engine import Rng
from labrys.lab.compare.compare import differences
from labrys.lab.compare.sequential import clear, level, paired, signs
from labrys.lab.estimates import LEVEL


@pytest.mark.parametrize("count", range(11))
def test_signs_are_as_surprising_as_all_ways_to_throw_coins_say(count: int) -> None:
    thrown = [sum(coins) for coins in product((0, 1), repeat=count)]
    for more in range(count + 1):
        uneven = sum(abs(2 * heads - count) >= abs(2 * more - count) for heads in thrown)
        assert signs(more, count - more) == pytest.approx(uneven / 2**count)


def test_a_rare_card_that_is_used_more_is_found_from_signs_alone() -> None:
    """In 14 of 200 pairs a card is played on one side only, always the same: 2 in 2**14 by chance."""
    lots = Rng("rare")
    one = [{"score": float(lots.below(100)), "card 1: A, played in a game": 0.0} for _ in range(200)]
    other = [{"score": float(lots.below(100)), "card 1: A, played in a game": float(at < 14)} for at in range(200)]
    assert [found.name for found in differences(one, other, 5) if found.change.clear] == ["card 1: A, played in a game"]
    mixed = [row | {"card 1: A, played in a game": float(at < 14) * (-1) ** at} for at, row in enumerate(other)]
    assert not any(found.change.clear for found in differences(one, mixed, 5))


def test_what_differs_by_the_same_in_every_pair_is_clear() -> None:
    found = paired([3.0] * 40, level(5))
    assert found.change.value == found.change.low == found.change.high == 3.0
    assert found.change.p == 2 / 2**40


def test_measures_that_cannot_be_clear_are_not_counted_among_the_many() -> None:
    """A figure that is surprising enough alone stays clear beside a hundred that differ in four pairs each."""
    strong = paired([1.0] * 13 + [0.0] * 90, level(1))
    weak = paired([1.0] * 4 + [0.0] * 99, level(1))
    assert strong.change.p == 2 / 2**13
    (alone,) = clear([[strong]], 1)
    (beside,) = clear([[strong, *[weak] * 100]], 1)
    assert beside[0].p == alone[0].p < LEVEL
    assert all(one.p == 1 for one in beside[1:])
    (among,) = clear([[strong] * 100], 1)  # these all could be
    assert among[0].p == pytest.approx(100 * strong.change.p)


def test_half_of_the_error_is_kept_for_the_game_as_a_whole_and_a_fifth_for_each_look() -> None:
    figure = paired([1.0] * 13 + [0.0] * 90, level(5))
    (whole, things) = clear([[figure], [figure]], 5)
    assert whole[0].p == things[0].p == figure.change.p * 2 * 5
