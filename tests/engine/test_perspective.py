"""Perspectives: what a bot is given, and nothing else."""

from __future__ import annotations

import pickle

import pytest

import labrys
from labrys.bots.style import Leaning
from labrys.engine import BadSetting, Perspective, Rng
from tests.engine.played import played


def test_a_perspective_shows_the_view_and_the_actions_of_the_seat_that_is_asked() -> None:
    state = played("relics", 15, seats=3)
    seat = state.seat
    assert seat is not None
    eyes = Perspective(state)
    assert eyes.view == state.view(seat)
    assert eyes.actions == state.actions()
    assert Perspective(state, (seat + 1) % 3).actions == ()


def test_a_perspective_has_no_way_to_the_state() -> None:
    eyes = Perspective(played("relics", 15, seats=3))
    assert sorted(name for name in dir(eyes) if not name.startswith("_")) == [
        "actions",
        "imagine",
        "seat",
        "seats",
        "view",
    ]
    assert not hasattr(eyes, "__dict__")


def test_a_perspective_stays_as_it_was_when_the_game_goes_on() -> None:
    state = played("relics", 15, seats=3)
    eyes = Perspective(state)
    before = eyes.view
    state.act(state.actions()[0])
    assert eyes.view == before


def test_a_pickled_perspective_holds_neither_seed_nor_past() -> None:
    eyes = labrys.Perspective(played("relics", seed="a seed that nobody may see"))
    assert b"nobody may see" not in pickle.dumps(eyes)
    leaning = pickle.loads(pickle.dumps(Leaning(labrys.Perspective(played("minos")), "fleet")))
    assert leaning.style == "fleet"


@pytest.mark.parametrize("name", labrys.games())
def test_a_dream_looks_to_the_seat_as_the_truth_does_and_has_no_seed_and_no_past(name: str) -> None:
    eyes = Perspective(played(name))
    dream = eyes.imagine(Rng("dream"))
    assert dream.view(eyes.seat) == eyes.view
    assert dream.actions() == eyes.actions
    assert (dream.seed, dream.past, dream.seal) == (None, None, None)


def test_dreams_differ_in_what_the_seat_cannot_know() -> None:
    eyes = Perspective(played("relics", 40, seats=3))
    assert len({eyes.imagine(Rng(str(number))).text() for number in range(20)}) > 1


def test_what_is_done_to_a_dream_is_not_done_to_the_game() -> None:
    state = played("empire")
    before = state.digest()
    eyes = Perspective(state)
    eyes.imagine(Rng("one")).playout(Rng("two"))
    assert state.digest() == before
    assert eyes.view == state.view(eyes.seat)


def test_when_the_game_is_over_nothing_can_be_chosen() -> None:
    state = played("relics", 0)
    state.playout(Rng("end"))
    assert Perspective(state).actions == ()


@pytest.mark.parametrize("seat", [-1, 3, "0"])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: object) -> None:
    with pytest.raises(BadSetting, match="nobody sits on seat"):
        Perspective(played("relics", 0, seats=3), seat)  # type: ignore[arg-type]
