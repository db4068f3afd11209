"""Observations: what a row tells and in which order, and the buffers that it is filled into."""

from __future__ import annotations

import pytest

import labrys
from labrys.engine import BadSetting
from labrys.engine.decision import Flow
from labrys.engine.fields import HIDDEN, OWNER, SEAT, SIDE, Axis, Layout, listing, number, table
from labrys.engine.observation import Item, Observation, amount, bits, code, seat_bits, tally, whose
from labrys.engine.packing import Packing
from labrys.engine.position import Position
from labrys.engine.sight import Sight, Slate

FLOW: Flow = labrys.game("relics").new(2, 1).flow
LAYOUT = Layout(
    (
        number("leader", "", -1),
        table("coins", SEAT, ""),
        table("armies", (SIDE, Axis("region", 2)), ""),
        listing("row", 4, ""),
        number("members", "", wide=True),
        number("seats_gone", ""),
        table("hand", SEAT, "", seen=OWNER),
        number("dice", "", seen=HIDDEN),
    )
)
HEAD = 3 + 3 + len(FLOW.questions)  # who looks, who is asked, what


def told(seat: int, *items: Item) -> list[int]:
    """What a seat of three, with a neutral power beside them, is told of one position."""
    position = Position(3, 4, FLOW, Packing(LAYOUT))
    position.clear()
    fields: dict[str, int | list[int]] = {
        "leader": 2,
        "coins": [10, 11, 12],
        "armies": [0, 1, 2, 3, 4, 5, 6, 7],
        "row": [3, 1, 3],
        "members": 0b101,
        "seats_gone": 0b100,
        "hand": [7, 8, 9],
    }
    for name, value in fields.items():
        assert position.set_field(name, value)
    observation = Observation("trial", 1, 3, 4, LAYOUT, FLOW, items)
    slate = Slate(observation)
    Sight(observation, FLOW, 1).look(position, seat, slate, 0)
    assert len(observation.names) == observation.size
    return list(slate.numbers)[HEAD:]


def test_the_seat_that_looks_comes_first_and_a_neutral_power_last() -> None:
    assert told(1, amount("coins", 99)) == [11, 12, 10]
    assert told(2, amount("armies", 99)) == [4, 5, 0, 1, 2, 3, 6, 7]


def test_a_named_seat_is_told_by_its_turn() -> None:
    assert told(0, whose("leader")) == [0, 0, 1, 0]
    assert told(1, whose("leader")) == [0, 1, 0, 0]
    assert told(2, whose("leader")) == [1, 0, 0, 0]


def test_a_code_marks_one_place_and_none_beyond_the_end_of_a_list() -> None:
    assert told(0, code("row", 3, first=1)) == [0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0]


def test_a_tally_counts_kinds() -> None:
    assert told(0, tally("row", 5, 4)) == [0, 1, 0, 2, 0]


def test_sets_are_told_member_by_member_and_seats_by_turn() -> None:
    assert told(0, bits("members", 4)) == [1, 0, 1, 0]
    assert told(1, seat_bits("seats_gone")) == [0, 1, 0]


def test_of_what_only_the_owner_sees_each_is_told_the_own() -> None:
    assert told(2, amount("hand", 9, mine=True)) == [9]


@pytest.mark.parametrize("item", [amount("dice", 9), amount("hand", 9)])
def test_what_a_seat_may_not_see_cannot_be_declared(item: Item) -> None:
    with pytest.raises(ValueError, match="a seat may not be told all of it"):
        told(0, item)


def test_names_tell_whose_and_which() -> None:
    names = Observation("trial", 2, 3, 4, LAYOUT, FLOW, (amount("coins", 9), code("row", 2))).names[HEAD:]
    assert names[:4] == ("coins.you", "coins.+1", "coins.+2", "row.0=0")


def test_a_wrong_seat_count_or_option_has_no_observation() -> None:
    game = labrys.game("relics")
    with pytest.raises(BadSetting, match="cannot be played by 7"):
        game.observation(7)
    with pytest.raises(BadSetting, match="unknown option"):
        game.observation(2, colour="red")


def test_the_name_of_an_observation_has_its_version() -> None:
    assert labrys.game("minos").observation(2).name == "minos-v1"
