"""The value of a position: chances that add up, sharpened by numbers that were fitted beforehand."""

from __future__ import annotations

import pytest

import labrys
from labrys.coach.judge import judge_name
from labrys.coach.value import CALIBRATIONS, Calibration, Value, calibrated
from labrys.engine import Rng

TABLES = [(name, seats) for name in labrys.games() for seats in labrys.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_chances_add_up_to_one_all_through_a_game(name: str, seats: int) -> None:
    state = labrys.game(name).new(seats, "sum")
    value = Value(state.game, seats)
    while not state.over:
        found = value.chances(state)
        assert len(found) == seats
        assert seats == 1 or sum(found) == pytest.approx(1)
        state.playout(Rng(state.digest()), 40)
    places = state.ranking()
    assert value.chances(state) == [1 / places.count(1) if place == 1 else 0.0 for place in places]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_was_fitted(name: str, seats: int) -> None:
    assert (name, seats, Value(labrys.game(name), seats).by) in CALIBRATIONS
    assert (name, seats, "prospects") in CALIBRATIONS


def test_a_blunt_judge_comes_nearer_to_an_even_chance() -> None:
    blunt = calibrated([0.9, 0.1], 0, Calibration(begin=0.5, end=0.5))
    assert blunt == pytest.approx([0.75, 0.25])  # odds of 9 become odds of 3
    assert calibrated([0.9, 0.1], 0, Calibration()) == pytest.approx([0.9, 0.1])
    along = Calibration(length=100, begin=0.0, end=1.0)
    assert calibrated([0.9, 0.1], 0, along) == pytest.approx([0.5, 0.5])
    assert calibrated([0.9, 0.1], 250, along) == pytest.approx([0.9, 0.1])


def test_a_lone_seat_is_shifted_too() -> None:
    assert calibrated([0.5], 0, Calibration(shift=0.0)) == pytest.approx([0.5])
    assert calibrated([0.5], 0, Calibration(shift=1.0))[0] > 0.7


def test_a_judge_has_a_name_that_tells_it_from_others() -> None:
    game = labrys.game("minos")
    assert judge_name(Value(game, 3, "prospects")) != judge_name(Value(game, 3, "prospects")).replace(
        "prospects", "mind"
    )
    assert "prospects" in judge_name(Value(game, 3, "prospects"))
