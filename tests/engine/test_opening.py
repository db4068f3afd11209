"""From a seed to the first question."""

import pytest

import labrys


@pytest.mark.parametrize("name", labrys.games())
def test_whoever_changes_the_options_of_a_game_changes_no_other(name: str) -> None:
    game = labrys.game(name)
    first = game.new(game.seats[0], "opening")
    before = dict(first.options)
    first.options.clear()
    assert game.new(game.seats[0], "opening").options == before


@pytest.mark.parametrize("name", labrys.games())
def test_a_game_begins_with_a_question_no_past_and_its_seed(name: str) -> None:
    game = labrys.game(name)
    state = game.new(game.seats[0], "opening")
    assert not state.over
    assert state.actions()
    assert (state.seed, list(state.past or [])) == ("opening", [])


def test_a_seed_with_a_secret_is_sealed_and_another_is_not() -> None:
    game = labrys.game("relics")
    assert game.new(2, "opening").seal is None
    assert game.new(2, f"0:{'5e' * 16}").seal is not None
