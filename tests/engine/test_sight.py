"""Slates: what they are filled with, and who may look."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

import labrys
from labrys.engine import BadSetting, State
from labrys.engine.sight import Masks
from labrys.titles.relics.fields import LAYOUT


def test_a_mask_forgets_what_was_legal_before() -> None:
    masks = Masks(4, 2)
    masks.fill(1, (0, 3))
    masks.fill(1, (2,))
    assert list(masks.bytes) == [0, 0, 0, 0, 0, 0, 1, 0]


def test_a_writer_marks_its_field_and_what_is_filled_at_once_is_looked_at_anew() -> None:
    state: Any = labrys.game("relics").new(2, 5)
    for write, names in (
        (lambda: setattr(state, "points", 3), ("points",)),
        (lambda: state.set_piece(1, 4), ("piece",)),
        (lambda: state.add_hand(0, 2, 1), ("hand",)),
        (lambda: (state.append_owner(0), state.pop_owner(0), state.add_discards(1, 0)), ("owner", "discards")),
        (lambda: (state.add_pool(1, 0), state.set_own(0, 0)), ()),  # nobody is told of these
    ):
        state.touched = 0
        write()
        assert state.touched == LAYOUT.bits(*names)
    state.seen = 7
    assert state.set_field("points", 2)
    assert state.seen == 0


def new() -> State:
    state: State = labrys.game("relics").new(2, 5)
    return state


@pytest.mark.parametrize("out", [array("i", [0] * 500), array("h", [0]), bytes(500), [0] * 500, None])
def test_another_buffer_is_refused_in_a_sentence(out: object) -> None:
    with pytest.raises(BadSetting, match="a writable buffer of"):
        new().observe(0, out)
    with pytest.raises(BadSetting, match="a writable buffer of"):
        new().mask(out)


@pytest.mark.parametrize("seat", [-1, 2, None])
def test_nobody_observes_from_a_seat_that_is_not_there(seat: int | None) -> None:
    with pytest.raises(BadSetting, match="nobody sits on seat"):
        new().observe(seat, array("h"))
