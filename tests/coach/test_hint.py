"""A hint: where to look, and the few choices worth it."""

from __future__ import annotations

import pytest

from labrys.coach import as_json, hint, view_of
from labrys.coach.hint import MOST_CHOICES, WORTH
from labrys.engine import Perspective
from tests.coach.positions import CLEAR


@pytest.mark.parametrize("game", CLEAR)
def test_the_best_move_is_the_hint_and_what_is_far_behind_is_none(game: str) -> None:
    position, best = CLEAR[game]
    found = hint(Perspective(position()), 40)
    assert found.choices[0].action == best
    assert len(found.choices) <= MOST_CHOICES
    assert all(found.choices[0].chance - choice.chance <= WORTH for choice in found.choices)
    assert best in found.group


@pytest.mark.parametrize("game", CLEAR)
def test_the_first_hint_names_a_kind_and_no_choice(game: str) -> None:
    position, _ = CLEAR[game]
    found = hint(Perspective(position()), 40)
    assert found.look["en"].startswith("Look at ")
    assert found.look["fr"].startswith("Regardez ")
    assert found.look["en"] not in [choice.label["en"] for choice in found.choices]


def test_a_hint_is_plain_data() -> None:
    found = hint(Perspective(CLEAR["relics"][0]()), 40)
    assert b'"look"' in as_json(found)
    assert view_of(found)["choices"][0]["action"] == "claim"
