"""The state that games from outside extend: named attributes are copied, written and read back by themselves."""

from __future__ import annotations

import copy
import pickle
from typing import ClassVar

import pytest

from labrys.engine.codec import Codec
from labrys.engine.decision import Decision, Flow
from labrys.engine.game import Game
from labrys.engine.open import OpenState
from labrys.engine.option import Setting
from labrys.engine.view import View

ADD = 0


class Sum(OpenState):
    """Two seats add to a sum in turn; what each has added lies before it."""

    FIELDS: ClassVar[tuple[str, ...]] = (*OpenState.FIELDS, "total", "added")
    total: int
    added: list[int]

    def clear(self) -> None:
        super().clear()
        self.total, self.added = 0, [0, 0]

    def breakdown(self) -> list[dict[str, int]]:
        return [{"added": points} for points in self.added]


class Add(Decision[Sum]):
    kind = ADD
    name = "add"

    def choices(self, state: Sum) -> tuple[int, ...]:
        return (0, 1, 2)

    def choose(self, state: Sum, action: int) -> None:
        seat = int(state.asked)
        state.total += action
        state.added[seat] += action
        if state.total < 10:
            state.turn_to(ADD, 1 - seat)
        else:
            state.pop()


FLOW = Flow(Add())


class SumGame(Game[Sum]):
    name = "sum"
    content_version = "1"
    seats = (2,)
    endings = ("ten",)
    max_steps = 1000
    view_type = View
    codec = Codec(("add", 3))

    def blank(self, seats: int, options: dict[str, Setting]) -> Sum:
        return Sum(self, seats, options, FLOW)

    def set_up(self, state: Sum) -> None:
        state.push(ADD, 0)


GAME = SumGame()


@pytest.fixture
def state() -> Sum:
    found = GAME.new(2, "open")
    for action in (2, 1, 2):
        found.act(action)
    return found


def test_a_copy_has_every_named_field_and_shares_no_list(state: Sum) -> None:
    for other in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        assert isinstance(other, Sum)
        assert (other.total, other.added) == (5, [4, 1])
        other.act(2)
        assert (state.total, state.added) == (5, [4, 1])


def test_text_and_digest_follow_from_the_named_fields(state: Sum) -> None:
    again = GAME.position(state.text())
    assert (again.fields(), again.digest()) == (state.fields(), state.digest())
    state.added[0] += 1
    assert again.digest() != state.digest()


def test_a_position_without_a_game_of_the_house_is_pickled_with_its_game(state: Sum) -> None:
    again = pickle.loads(pickle.dumps(state))
    assert (again.fields(), again.actions(), again.past) == (state.fields(), state.actions(), state.past)


def test_ranks_follow_the_scores_and_equal_ones_share_a_place(state: Sum) -> None:
    assert (state.scores(), state.ranking()) == ([4, 1], [1, 2])
    state.added[1] = 4
    assert state.ranking() == [1, 1]
    assert state.evaluate(0) == 0.5
