"""Packed positions: every field keeps what is written into it and nothing else; frames are a stack."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import labrys
from labrys.engine.fields import LARGEST, SEAT, SIDE, SMALLEST, Axis, Field, Layout, listing, number, table
from labrys.engine.packing import Packing
from labrys.engine.position import Position
from labrys.house import TITLES
from labrys.kit.pack import path_of, written
from labrys.titles.empire import GAME as EMPIRE

SHAPES = (
    lambda name: number(name, ""),
    lambda name: number(name, "", wide=True),
    lambda name: table(name, SEAT, ""),
    lambda name: table(name, (SIDE, Axis("region", 3)), ""),
    lambda name: table(name, SIDE, "", wide=True),
    lambda name: table(name, (Axis("kind", 2), Axis("slot", 4)), ""),
    lambda name: listing(name, 6, ""),
)


def position(fields: tuple[Field, ...], seats: int = 3, sides: int = 4) -> Position:
    found = Position(seats, sides, FLOW, Packing(Layout(fields)))
    found.clear()
    return found


def length(field: Field, seats: int, sides: int) -> int:
    blocks = 1 if not field.led else seats if field.by[0] is SEAT else sides
    return blocks * field.inner


FLOW = labrys.game("empire").new(2, 1).flow  # some kinds of frames
shapes = st.lists(st.sampled_from(SHAPES), min_size=1, max_size=8)


@pytest.mark.parametrize("title", TITLES)
def test_what_is_packed_is_what_the_title_declares(title: str) -> None:
    assert path_of(title).read_text() == written(title), "run `python -m labrys.kit.pack`"


@given(shapes, st.integers(1, 5), st.integers(0, 1), st.data())
def test_every_field_keeps_what_is_written_and_no_other_changes(
    made: list[object], seats: int, automaton: int, data: st.DataObject
) -> None:
    fields = tuple(SHAPES[SHAPES.index(shape)](f"f{at}") for at, shape in enumerate(made))
    sides = seats + automaton
    table = position(fields, seats, sides)
    truth: dict[str, int | list[int]] = {name: table.field(name) for name in table.field_names()}
    for _ in range(2 * len(fields)):
        field = data.draw(st.sampled_from(fields))
        most = 1 << 60 if field.wide else LARGEST
        one = st.integers(-most, most)
        if not field.by and not field.most:
            value: int | list[int] = data.draw(one)
        else:
            count = data.draw(st.integers(0, field.most)) if field.most else length(field, seats, sides)
            value = data.draw(st.lists(one, min_size=count, max_size=count))
        assert table.set_field(field.name, value)
        truth[field.name] = value
        assert table.fields() == truth


@pytest.mark.parametrize("value", [7, [1, 2], [1, 2, 3, 4], [1, 2, LARGEST + 1], [1, 2, SMALLEST - 1]])
def test_a_value_of_another_form_is_refused_and_changes_nothing(value: int | list[int]) -> None:
    found = position((table("coins", SEAT, ""), number("round", "")))
    assert found.set_field("coins", [4, 5, 6])
    assert not found.set_field("coins", value)
    assert found.field("coins") == [4, 5, 6]


def test_a_list_grows_and_shrinks_in_place() -> None:
    found = position((listing("pile", 4, ""), number("after", "", empty=9)))
    assert found.set_field("pile", [1, 2, 3])
    found.list_append(0, 4, 4)
    assert found.field("pile") == [1, 2, 3, 4]
    assert found.list_pop(0, 1) == 2
    found.list_insert(0, 4, 0, 7)
    assert found.field("pile") == [7, 1, 3, 4]
    with pytest.raises(OverflowError, match="at most 4 is full"):
        found.list_append(0, 4, 5)
    with pytest.raises(OverflowError, match="at most 4 is full"):
        found.list_insert(0, 4, 2, 5)
    assert not found.set_field("pile", [1] * 5)
    assert found.list_pop(0, 3) == 4
    assert found.list_pop(0, 0) == 7
    assert found.field("pile") == [1, 3]
    assert found.field("after") == 9


def test_a_number_that_does_not_fit_is_refused_where_it_is_packed() -> None:
    state = EMPIRE.new(4, 1)
    state.pop_row(0)
    before = state.text()
    with pytest.raises(OverflowError, match="40000 does not fit in 16 bits"):
        state.set_coins(0, 40_000)
    with pytest.raises(OverflowError, match="-32769 does not fit in 16 bits"):
        state.append_row(-32_769)
    with pytest.raises(OverflowError, match="does not fit in 16 bits"):
        state.add_armies(0, 0, 32_768)
    assert state.text() == before


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["push", "pop", "turn", "arg", "raise"]),
            st.integers(0, 4),
            st.integers(0, 3),
            st.integers(0, 1 << 40),
        )
    )
)
def test_frames_are_a_stack(steps: list[tuple[str, int, int, int]]) -> None:
    """Against a plain list, beyond the room that a new table has for them."""
    found = position((number("round", "", wide=True),))
    truth: list[tuple[int, int, int]] = []
    for verb, kind, seat, arg in steps:
        if verb == "push" or not truth:
            found.push(kind, seat, arg)
            truth.append((kind, seat, arg))
        elif verb == "pop":
            found.pop()
            truth.pop()
        elif verb == "turn":
            found.turn_to(kind, seat, arg)
            truth[-1] = (kind, seat, arg)
        elif verb == "arg":
            found.set_arg(arg)
            truth[-1] = (*truth[-1][:2], arg)
        else:
            at = arg % len(truth)
            found.raise_frame(at)
            truth.append(truth.pop(at))
        assert [(found.kind_at(at), found.seat_at(at), found.arg_at(at)) for at in range(found.depth)] == truth
        assert not truth or (found.kind, found.asked, found.arg) == truth[-1]
        again = position((number("round", "", wide=True),))
        again.restack(found.stack)
        assert again.stack == found.stack
    assert found.field("round") == 0


def test_a_name_is_declared_once() -> None:
    with pytest.raises(ValueError, match="coins is declared twice"):
        Layout((number("coins", ""), table("coins", SEAT, "")))
