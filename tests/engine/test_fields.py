"""Declared fields: how many numbers each takes, and who has their own."""

import pytest

from labrys.engine.fields import HIDDEN, SEAT, Axis, Field, Layout, listing, number, table

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


def test_fields_beyond_the_bits_of_a_number_share_the_last_one() -> None:
    layout = Layout(tuple(number(f"f{at}", "") for at in range(70)))
    assert layout.bits("f0", "f3") == 0b1001
    assert layout.bits("f61") == layout.bits("f69") == 1 << 61
    assert Layout((number("dice", "", seen=HIDDEN),)).bits("dice") == 1 << 62
