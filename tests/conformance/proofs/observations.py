"""A game that tells a learner too much, too little or too large numbers is caught."""

from __future__ import annotations

from dataclasses import replace

import pytest

import labrys
from labrys.engine.native import i64
from labrys.engine.observation import Item
from labrys.engine.sight import Slate
from labrys.kit import Case
from labrys.kit import observations as checks
from labrys.titles.relics import RelicsGame
from labrys.titles.relics import state as relics_state
from labrys.titles.relics.observation import note_more, observed
from labrys.titles.relics.state import Relics


def case(*items: Item) -> Case:
    class Changed(RelicsGame):
        def observed(self, seats: int) -> tuple[Item, ...]:
            return items or observed(seats)

    return Case(Changed(), 3, {})


def test_the_game_as_it_is_passes() -> None:
    sound = Case(labrys.game("relics"), 3, {})
    checks.check_observations_keep_secrets(sound, "proof")
    checks.check_observations_stay_in_bounds(sound, "proof")
    checks.check_observations_follow_a_game(sound, "proof")
    checks.check_observations_tell_apart(sound, "proof")


def test_a_number_that_tells_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(s: Relics, seat: i64, slate: Slate, at: i64) -> None:
        note_more(s, seat, slate, at)
        slate.numbers[at] = int(s.hand((seat + 1) % s.seats, 0))

    monkeypatch.setattr(relics_state, "note_more", leaky)
    with pytest.raises(AssertionError, match="tells what it cannot know"):
        checks.check_observations_keep_secrets(case(), "proof")


def test_a_number_beyond_its_bounds_is_found() -> None:
    items = [replace(item, most=1) if item.name == "discards" else item for item in observed(3)]
    with pytest.raises(AssertionError, match="not from 0 to 1"):
        checks.check_observations_stay_in_bounds(case(*items), "proof")


def test_something_that_is_not_told_is_found() -> None:
    items = [item for item in observed(3) if item.name != "owner"]
    with pytest.raises(AssertionError, match="observes no difference"):
        checks.check_observations_tell_apart(case(*items), "proof")


def test_what_is_left_from_another_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(s: Relics, seat: i64, slate: Slate, at: i64) -> None:
        note_more(s, seat, slate, at)
        if s.steps % 2:
            slate.numbers[slate.size - 1] = 1  # never wiped

    monkeypatch.setattr(relics_state, "note_more", careless)
    with pytest.raises(AssertionError):
        checks.check_observations_keep_secrets(case(), "proof")
