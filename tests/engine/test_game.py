"""Games: new ones, their seats, seeds and settings, and positions read from text."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path

import pytest

import labrys
from labrys.engine import BadSetting, BadText
from tests.conformance.toy import TOY, ToyGame
from tests.engine.played import played


def test_the_same_seed_deals_the_same_game_and_another_another() -> None:
    assert TOY.new(3, "a").digest() == TOY.new(3, "a").digest()
    assert len({TOY.new(3, seed).digest() for seed in range(40)}) > 1
    assert TOY.new(3, 7).digest() == TOY.new(3, "7").digest()


def test_without_a_seed_one_is_drawn_that_nobody_knows() -> None:
    seeds = {TOY.new().seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(seed is not None and len(seed) == 32 for seed in seeds)


@pytest.mark.parametrize("seed", [1.5, b"x", ["x"], True, "\ud800"])
def test_what_cannot_be_a_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadSetting, match="cannot be a seed"):
        TOY.new(2, seed)  # type: ignore[arg-type]


def test_without_a_number_of_seats_the_least_company_plays() -> None:
    assert TOY.new().seats == 2
    assert labrys.game("minos").new().seats == 2, "alone one plays the automaton, and only when asked for"


@pytest.mark.parametrize("seats", [0, 1, 4, True, "2", 2.0])
def test_a_game_says_for_how_many_it_is(seats: object) -> None:
    with pytest.raises(BadSetting, match=r"toy cannot be played by .*: use 2 or 3"):
        TOY.new(seats)  # type: ignore[arg-type]


def test_options_that_are_not_given_have_their_usual_value() -> None:
    assert TOY.settings(2, {}) == {"die": 6, "bank": 20}
    assert TOY.new(2, 1, bank=5).options == {"die": 6, "bank": 5}


def test_settings_belong_to_who_asked_for_them() -> None:
    TOY.settings(2, {})["die"] = 99
    assert TOY.settings(2, {})["die"] == 6


@pytest.mark.parametrize("name", labrys.games())
def test_games_that_begin_alike_share_nothing(name: str) -> None:
    game = labrys.game(name)
    first = game.new(seed=1)
    laid, options = first.text(), dict(first.options)
    first.playout(labrys.Rng("any"), 30)
    first.options.clear()
    again = game.new(seed=1)
    assert (again.text(), again.options) == (laid, options)
    assert again.past == []


def test_what_happened_at_set_up_can_be_told_later() -> None:
    state = TOY.new(3, "opening")
    first = state.opening
    assert [event.kind for event in first] == ["turn"]
    assert first[0].public == {"points": state.points}
    state.act(state.actions()[-1])
    assert state.opening == first


def test_a_position_is_read_back_and_has_no_past() -> None:
    state = played("empire")
    again = state.game.position(state.text())
    assert again.digest() == state.digest()
    assert (again.past, again.seed) == (None, None)


def test_a_position_of_another_game_or_content_is_refused() -> None:
    text = json.loads(played("empire").text())
    with pytest.raises(BadText, match="this position is of empire"):
        labrys.game("relics").position(json.dumps(text))
    with pytest.raises(BadText, match="this position is of empire older"):
        labrys.game("empire").position(json.dumps({**text, "content": "older"}))


def test_a_game_is_its_own_copy() -> None:
    game = labrys.game("relics")
    assert copy.copy(game) is game
    assert copy.deepcopy([game])[0] is game
    assert pickle.loads(pickle.dumps(game)) is game


def test_a_game_that_nobody_can_find_again_is_not_pickled() -> None:
    assert pickle.loads(pickle.dumps(TOY)) is TOY
    with pytest.raises(pickle.PicklingError, match="has no name to be found by"):
        pickle.dumps(ToyGame())


def test_a_game_with_content_of_its_own_is_pickled_by_its_file(tmp_path: Path) -> None:
    source = Path(labrys.__file__).parent / "titles" / "minos" / "content.toml"
    own = tmp_path / "mine.toml"
    own.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    game = labrys.game("minos", own)
    assert game is not labrys.game("minos")
    assert pickle.loads(pickle.dumps(game)) is game


def test_why_something_cannot_be_done_is_said_to_those_who_ask() -> None:
    state = TOY.new(3, 1)
    asked = state.seat
    assert asked is not None
    (legal, *_), other = state.actions(), (asked + 1) % 3
    assert TOY.why_not(state, asked, legal) is None
    reason = TOY.why_not(state, other, legal)
    assert reason is not None
    assert reason.id == "why-turn"
    state.playout(labrys.Rng("end"))
    reason = TOY.why_not(state, asked, legal)
    assert reason is not None
    assert reason.id == "why-over"


def test_a_game_that_declares_no_observation_says_so() -> None:
    with pytest.raises(BadSetting, match="toy has no observation"):
        TOY.observation(2)
