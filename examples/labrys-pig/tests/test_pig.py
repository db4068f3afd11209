"""The kit of Labrys is the judge; what is special about Pig stands below."""

from __future__ import annotations

import pytest

import labrys
from labrys.kit.trial import Trial, trials

GAME = labrys.game("pig")


@pytest.mark.parametrize("trial", trials(GAME), ids=str)
def test_the_kit_finds_no_fault(trial: Trial) -> None:
    trial()


def test_a_one_loses_the_points_of_the_turn_and_no_others() -> None:
    state = GAME.new(2, "pig")
    state.events = []
    while "lose" not in [event.kind for event in state.events]:
        before = list(state.view(None)["banked"])
        state.events.clear()
        state.act(state.actions()[0])
    assert state.view(None)["banked"] == before
    assert state.view(None)["turn"] == 0
