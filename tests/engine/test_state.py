"""States: acting, copies, the past, digests, and what Python does with them."""

from __future__ import annotations

import copy
import pickle
from array import array

import pytest

import labrys
from labrys.engine import BadSetting, BadText, IllegalAction, Rng
from tests.conformance.toy import END, LOOK, SWAP, TOY
from tests.engine.played import played


class Whole:
    """A whole number that is no `int`, as NumPy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    state = TOY.new(2, 1)
    before, past = state.text(), list(state.past or [])
    for wrong in (-1, TOY.codec.size, 10**30):
        with pytest.raises(IllegalAction, match=r"toy: .* is not legal now; legal: "):
            state.act(wrong)
    assert (state.text(), state.past) == (before, past)


def test_when_the_game_is_over_nobody_is_asked() -> None:
    state = TOY.new(2, 1)
    state.playout(Rng("end"))
    assert (state.over, state.seat, state.decision, state.actions()) == (True, None, "", ())
    with pytest.raises(IllegalAction, match="the game is over"):
        state.act(END)


def test_what_runs_by_itself_has_run_before_anybody_is_asked() -> None:
    state = TOY.new(2, 1)
    assert (state.decision, state.points > 0) == ("turn", True)
    first = state.seat
    state.act(END)
    assert state.seat != first
    assert state.decision == "turn", "the frame that rolls the die asks nobody"


def test_chance_and_revelations_are_barriers_and_nothing_else_is() -> None:
    start = next(state for seed in range(50) if (state := TOY.new(3, seed)).points > 2)
    barriers = {}
    for name, action in (("take", 0), ("look", LOOK), ("swap", SWAP), ("end", END)):
        state = start.copy()
        state.act(action)
        barriers[name] = state.revealed
    assert barriers == {"take": False, "look": True, "swap": True, "end": True}  # to end is to roll the next die


def test_copies_share_their_past_until_they_part() -> None:
    one = played("relics", 10)
    other = one.copy()
    assert other.past is one.past
    one.act(one.actions()[0])
    other.act(other.actions()[-1])
    assert one.past is not None
    assert other.past is not None
    assert one.past[:10] == other.past[:10]
    assert (len(one.past), len(other.past)) == (11, 11)
    assert labrys.replay(labrys.Record.of(one)).digest() == one.digest()
    assert labrys.replay(labrys.Record.of(other)).digest() == other.digest()


@pytest.mark.parametrize("name", labrys.games())
def test_a_copy_goes_its_own_way(name: str) -> None:
    state = played(name)
    before = state.text()
    other = state.copy()
    other.playout(Rng("away"))
    assert state.text() == before


def test_the_digest_tells_every_field_apart() -> None:
    state = TOY.new(3, "fields")
    digests = {state.digest()}
    for name in state.field_names():
        other = state.copy()
        value = other.field(name)
        changed = value + 1 if isinstance(value, int) else [*value, 1]
        assert other.set_field(name, changed), name
        digests.add(other.digest())
    assert len(digests) == 1 + len(state.field_names())


def test_the_digest_is_of_the_position_and_its_settings_not_of_the_past() -> None:
    state = played("relics")
    assert state.game.position(state.text()).digest() == state.digest()
    assert TOY.new(2, 1, bank=5).digest() != TOY.new(2, 1, bank=6).digest()


def test_a_playout_stops_at_its_limit() -> None:
    state = played("empire", 0)
    steps = state.steps
    state.playout(Rng("few"), 7)
    assert state.steps == steps + 7
    assert state.past is None


def test_events_are_told_only_to_those_who_listen() -> None:
    silent, listening = TOY.new(2, 1), TOY.new(2, 1)
    listening.events = []
    for state in (silent, listening):
        state.act(END)
    assert silent.events is None
    assert [event.kind for event in listening.events] == ["turn"]
    assert silent.digest() == listening.digest()


def test_a_buffer_of_another_form_is_refused() -> None:
    state = played("relics")
    size = state.game.observation(state.seats).size
    for wrong in (array("h", [0]) * (size - 1), array("i", [0]) * size, [0] * size):
        with pytest.raises(BadSetting, match=f"a writable buffer of {size} 16-bit numbers"):
            state.observe(0, wrong)
    with pytest.raises(BadSetting, match=r"a writable buffer of .* unsigned bytes"):
        state.mask(bytearray(1))
    with pytest.raises(BadSetting, match="nobody sits on seat 9"):
        state.observe(9, array("h", [0]) * size)


def test_the_mask_is_what_is_legal() -> None:
    state = played("minos")
    out = bytearray(state.game.codec.size)
    state.mask(out)
    assert [action for action, flag in enumerate(out) if flag] == sorted(state.actions())


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
    assert "played" not in repr(state), "a seed is secret until the game is over"
