"""Taking the worse for the better now and then."""

from __future__ import annotations

import pytest

from labrys.bots.warmth import BLUNDER, drawn, rarer
from labrys.engine import Rng

MOST_DRAWN = 1 << 29  # what `Rng.below` says of itself
MOST_ACTIONS = 2048


def test_however_many_are_equally_good_one_of_them_is_drawn() -> None:
    assert MOST_ACTIONS * rarer(0, 1000) <= MOST_DRAWN
    rng = Rng("even")
    assert {drawn(rng, [7] * 9, 1000) for _ in range(200)} == set(range(9))
    assert 0 <= drawn(rng, [0] * MOST_ACTIONS, 1) < MOST_ACTIONS


@pytest.mark.parametrize("warmths", [1, 2, 3])
def test_each_warmth_that_is_given_up_makes_it_e_times_rarer(warmths: int) -> None:
    assert rarer(warmths * 5000, 5000) / rarer(0, 5000) == pytest.approx(2.718281828459045**-warmths, rel=1e-4)


def test_what_gives_up_more_than_a_few_warmths_is_never_drawn() -> None:
    rng = Rng("blunders")
    worths = [100_000, 100_000 - BLUNDER * 1000 - 1]
    assert {drawn(rng, worths, 1000) for _ in range(500)} == {0}
