"""Small sets: the same as Python's own, up to the last number that fits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.engine.sets import adding, below, has, nth, only, size_of, without

NUMBERS = st.integers(0, 62)


def packed(members: set[int]) -> int:
    return sum(2**number for number in members)


@given(st.sets(NUMBERS), NUMBERS)
def test_a_set_is_what_a_set_of_python_is(members: set[int], number: int) -> None:
    assert has(packed(members), number) == (number in members)
    assert adding(packed(members), number) == packed(members | {number})
    assert without(packed(members), number) == packed(members - {number})


@pytest.mark.parametrize("number", range(63))
def test_every_number_has_a_place(number: int) -> None:
    assert only(number) == packed({number})
    assert below(number) == packed(set(range(number)))


@given(st.sets(NUMBERS, min_size=1))
def test_the_numbers_of_a_set_are_counted_and_found_by_their_place(members: set[int]) -> None:
    assert size_of(packed(members)) == len(members)
    assert [nth(packed(members), at) for at in range(len(members))] == sorted(members)
