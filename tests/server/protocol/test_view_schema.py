"""The schema of views is current, and every view fits it."""

from pathlib import Path

import jsonschema_rs
import pytest

import labrys
import labrys.server.protocol.view_schema as views

ROOT = Path(__file__).parents[3]


def test_the_schema_of_the_views_in_the_docs_is_made_from_their_types() -> None:
    assert (ROOT / "docs/views.schema.json").read_text() == views.text()


@pytest.mark.parametrize("name", labrys.games())
def test_the_views_of_a_game_fit_the_schema(name: str) -> None:
    check = jsonschema_rs.validator_for(views.schema())
    game = labrys.game(name)
    for seats in game.seats:
        state = game.new(seats, seed="schema")
        while not state.over:
            for seat in (None, *range(seats)):
                check.validate(state.view(seat))
            assert not check.is_valid({**state.view(None), "steps": "many"})
            state.playout(labrys.Rng(state.digest()), 25)
        check.validate(state.view(None))
