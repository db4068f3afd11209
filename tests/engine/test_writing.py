"""Positions in writing are the JSON that others read."""

import json

import pytest

from labrys.engine.writing import heading, written


@pytest.mark.parametrize("value", [0, -7, 2**62, [], [0, -1, 255], [256, -2, 10**9], [3, 1000, 3]])
def test_a_field_is_written_as_json_without_spaces(value: int | list[int]) -> None:
    assert written(value) == json.dumps(value, separators=(",", ":"))


def test_the_heading_names_game_content_seats_and_options() -> None:
    found = json.loads(heading("pile", "3", 2, ("high", "mode"), True, "quick"))
    assert found == {"game": "pile", "content": "3", "seats": 2, "options": {"high": True, "mode": "quick"}}


def test_true_and_one_are_different_settings() -> None:
    assert heading("pile", "3", 2, ("high",), True) != heading("pile", "3", 2, ("high",), 1)
