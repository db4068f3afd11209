"""A good citizen of Python: states, records, games and perspectives are pickled, copied and printed as one expects."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import labrys
from labrys.bots.style import Leaning
from labrys.engine import BadText, IllegalAction, State


class Whole:
    """A whole number that is no `int`, as NumPy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def played(name: str, steps: int = 25, seed: str = "citizen") -> State:
    state = labrys.game(name).new(seed=seed)
    rng = labrys.Rng("citizen")
    for _ in range(steps):
        state.act(state.actions()[rng.below(len(state.actions()))])
    return state


def test_a_sealed_game_draws_the_same_dice_after_it_was_pickled() -> None:
    state = played("relics", seed=f"tonight 0:{'ab' * 16}")
    again = pickle.loads(pickle.dumps(state))
    for one in (state, again):
        while not one.over:
            one.act(one.actions()[0])
    assert again.digest() == state.digest()


def test_a_state_without_a_past_is_pickled_without_one() -> None:
    dream = played("empire").imagine(0, labrys.Rng("dream"))
    again = pickle.loads(pickle.dumps(dream))
    assert (again.seed, again.past, again.text()) == (None, None, dream.text())


def test_a_deep_copy_shares_neither_past_nor_options() -> None:
    state = played("minos")
    other = copy.deepcopy([state, state])
    assert other[0] is other[1]
    assert other[0].past == state.past
    assert other[0].past is not state.past
    assert other[0].options is not state.options
    assert other[0].game is state.game


def test_a_game_with_content_of_its_own_is_pickled_by_its_file(tmp_path: Path) -> None:
    source = Path(labrys.__file__).parent / "titles" / "minos" / "content.toml"
    own = tmp_path / "mine.toml"
    own.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    game = labrys.game("minos", own)
    assert game is not labrys.game("minos")
    assert pickle.loads(pickle.dumps(game)) is game


def test_a_pickled_perspective_holds_neither_seed_nor_past() -> None:
    eyes = labrys.Perspective(played("relics", seed="a seed that nobody may see"))
    assert b"nobody may see" not in pickle.dumps(eyes)
    leaning = pickle.loads(pickle.dumps(Leaning(labrys.Perspective(played("minos")), "fleet")))
    assert leaning.style == "fleet"


def test_a_generator_goes_on_where_it_was_pickled() -> None:
    rng = labrys.Rng("x")
    rng.below(6)
    again = pickle.loads(pickle.dumps(rng))
    assert [again.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]


def test_any_whole_number_is_an_action_and_nothing_else_is() -> None:
    state, other = played("relics"), played("relics")
    action = state.actions()[0]
    state.act(Whole(action))
    other.act(action)
    assert state.digest() == other.digest()
    assert state.past == other.past
    assert all(type(number) is int for number in state.past or [])
    for wrong in (True, 1.0, "1", None, Whole(-1), Whole(1 << 70)):
        with pytest.raises(IllegalAction):
            state.act(wrong)
    assert state.describe(Whole(state.actions()[0])) == state.describe(state.actions()[0])
    assert state.game.codec.text(Whole(0)) == state.game.codec.text(0)
    with pytest.raises(BadText, match="actions are integers"):
        state.describe(True)


def test_everything_says_what_it_is() -> None:
    state = played("relics", 0)
    assert repr(state.game) == "<game relics, content 2, for 2, 3 or 4>"
    assert repr(state) == f"<relics, 2 seats, 0 actions, seat {state.seat} is asked: place>"
    assert repr(labrys.Record.of(state)).startswith("<record of relics, 2 seats, 0 actions, digest ")
    assert repr(labrys.Perspective(state, 1)).startswith("<perspective of seat 1 at relics, ")
    assert "citizen" not in repr(state), "a seed is secret until the game is over"


def test_who_only_plays_needs_the_engine_alone() -> None:
    code = """
import sys
for name in ("fluent", "fluent.runtime", "msgspec", "click", "rich", "polars", "starlette", "sqlalchemy", "httpx"):
    sys.modules[name] = None
import labrys
for name in ("empire", "minos", "relics"):
    state = labrys.game(name).new(seed=1)
    while not state.over:
        state.act(state.actions()[0])
    labrys.replay(labrys.Record.of(state).text())
try:
    labrys.game("chess")
except labrys.BadSetting as error:
    print("chess" in str(error))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "True\n", done.stderr


def test_an_installed_labrys_is_typed() -> None:
    assert Path(labrys.__file__).with_name("py.typed").is_file()


def test_what_the_outside_uses_says_what_it_does() -> None:
    for thing in (labrys.Perspective, labrys.Record, labrys.Record.replay, labrys.game, labrys.replay, labrys.games):
        assert thing.__doc__, f"{thing} says nothing of itself"
