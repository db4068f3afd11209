"""The packed state is the plain one with its fields closed."""

from __future__ import annotations

from labrys.kit.pack import closed, closed_path


def test_the_closed_state_is_the_state_as_it_stands() -> None:
    assert closed_path().read_text() == closed(), "run `python -m labrys.kit.pack`"
