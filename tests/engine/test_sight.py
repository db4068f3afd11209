"""Slates: what they are filled with, and who may look."""

from __future__ import annotations

from array import array

import pytest

import labrys
from labrys.engine import BadSetting, State
from labrys.engine.sight import Masks


def test_a_mask_forgets_what_was_legal_before() -> None:
    masks = Masks(4, 2)
    masks.fill(1, (0, 3))
    masks.fill(1, (2,))
    assert list(masks.bytes) == [0, 0, 0, 0, 0, 0, 1, 0]


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
