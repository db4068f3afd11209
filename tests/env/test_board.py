"""Pictures of boards: always of one size, of every game and seat count, and another one for another position."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import labrys
from labrys.boards.canvas import HIGH, SEAT_COLOURS, WIDE, outlines
from labrys.boards.empire import smoothed
from labrys.env.board import painted
from tests.env.games import TABLES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_board_is_drawn_for_any_number_of_seats(name: str, seats: int) -> None:
    game = labrys.game(name)
    state = game.new(seats, 3)
    first = painted(game, state.view(0), "")
    assert first.shape == (HIGH, WIDE, 3)
    state.playout(labrys.Rng("board"), 40)
    assert not np.array_equal(first, painted(game, state.view(0), ""))


def test_a_counter_has_the_colour_of_its_seat() -> None:
    game = labrys.game("relics")
    view: Any = game.new(2, 3).view(None)
    before = painted(game, view, "")
    view["tiles"][0] = {"suit": 0, "owner": 1}
    red, green, blue = (int(SEAT_COLOURS[1][at : at + 2], 16) for at in (1, 3, 5))
    assert (painted(game, view, "") == (red, green, blue)).all(axis=2).sum() > (
        (before == (red, green, blue)).all(axis=2).sum()
    )


def test_a_game_without_a_board_is_painted_as_its_text() -> None:
    class Other:
        name = "other"

    other: Any = Other()
    assert (painted(other, {}, "one\ntwo") != painted(other, {}, "")).any()


def test_a_path_is_followed_along_its_curves() -> None:
    (line,) = outlines("M0 0L10 0Q20 0 20 10Z")
    assert line[:2] == [(0, 0), (10, 0)]
    assert line[-1] == (20, 10)
    assert len(line) == 8


def test_the_ends_of_a_border_stay() -> None:
    line = smoothed([0, 0, 1, 1, 2, 0, 3, 1])
    assert line[0][1] == 0
    assert line[-1][1] == 1
    assert 0 < line[1][1] < 1
