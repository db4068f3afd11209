"""Declared fields: how many numbers each takes, and who has their own."""

import pytest

from labrys.engine.fields import SEAT, Axis, Field, listing, number, table

SUIT = Axis("suit", 6)


@pytest.mark.parametrize(
    ("field", "inner", "led"),
    [
        (number("round", "the round"), 1, False),
        (table("deck", SUIT, "cards left, by suit"), 6, False),
        (table("hands", (SEAT, SUIT), "cards in hand, by seat and suit"), 6, True),
        (table("points", SEAT, "points left"), 1, True),
        (listing("log", 10, "up to ten numbers"), 11, False),  # the count comes first
    ],
)
def test_a_field_takes_so_many_numbers_in_a_block(field: Field, inner: int, led: bool) -> None:
    assert (field.inner, field.led) == (inner, led)
