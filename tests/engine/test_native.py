"""Machine numbers where nothing is compiled: an ``int`` and a list."""

from array import array
from struct import unpack

from labrys.engine.native import append, as_bytes, copied, i64, shown, vec


def test_a_row_as_bytes_has_eight_for_each_number_the_least_first() -> None:
    numbers = [0, 1, -1, 2**40, -(2**62)]
    assert list(unpack("<5q", bytes(as_bytes(vec[i64](numbers))))) == numbers


def test_a_row_is_a_copy_and_grows() -> None:
    numbers = [1, 2]
    row = append(vec[i64](numbers), 3)
    assert list(row) == [1, 2, 3]
    assert numbers == [1, 2]


def test_a_row_is_copied_into_a_buffer_of_its_kind_and_length_alone() -> None:
    view = shown(vec[i64]([5, 6]))
    out = array("q", [0, 0])
    assert copied(view, "q", out)
    assert list(out) == [5, 6]
    assert not copied(view, "q", array("q", [0]))
    assert not copied(view, "q", array("d", [0.0, 0.0]))
    assert not copied(view, "q", [0, 0])
