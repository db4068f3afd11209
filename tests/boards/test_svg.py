"""Boards as SVG: sound, of every game and seat count, with the names of those who play."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import labrys
from labrys.boards import draw
from labrys.boards.canvas import HIGH, SEAT_COLOURS, WIDE
from labrys.boards.svg import SvgCanvas

SVG = "{http://www.w3.org/2000/svg}"
TABLES = [(name, seats) for name in labrys.games() for seats in labrys.game(name).seats]


def drawn(name: str, view: Any, captions: list[str], lang: str = "en") -> ElementTree.Element:
    canvas = SvgCanvas(captions)
    draw(canvas, labrys.game(name), view, "", lang)
    return ElementTree.fromstring(canvas.svg("A & B"))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_board_is_a_sound_drawing_within_its_frame(name: str, seats: int) -> None:
    state = labrys.game(name).new(seats, 3)
    state.playout(labrys.Rng("board"), 60)
    names = [f"<Seat> & {seat}" for seat in range(seats)]
    found = drawn(name, state.view(None), names)
    texts = [text.text for text in found.iter(f"{SVG}text")]
    assert [text for text in texts if text in names] == names
    assert found.find(f"{SVG}title").text == "A & B"  # type: ignore[union-attr]
    for circle in found.iter(f"{SVG}circle"):
        assert 0 <= float(circle.get("cx", "-1")) <= WIDE
        assert 0 <= float(circle.get("cy", "-1")) <= HIGH


def test_a_counter_has_the_colour_of_its_seat() -> None:
    view: Any = labrys.game("relics").new(2, 3).view(None)
    view["tiles"][0] = {"suit": 0, "owner": 1}
    assert [box.get("fill") for box in drawn("relics", view, ["A", "B"]).iter(f"{SVG}rect")][1:] == [SEAT_COLOURS[1]]


def test_a_board_speaks_the_language_that_is_asked_for() -> None:
    view: Any = labrys.game("relics").new(2, 3).view(None)
    view["tiles"][0] = {"suit": 0, "owner": None}
    assert "Plains" in [text.text for text in drawn("relics", view, ["A"]).iter(f"{SVG}text")]
    assert "Plaine" in [text.text for text in drawn("relics", view, ["A"], "fr").iter(f"{SVG}text")]


def test_a_game_without_a_board_is_written_as_its_text() -> None:
    class Other:
        name = "other"

    other: Any = Other()
    canvas = SvgCanvas()
    draw(canvas, other, {}, "one <two>\nthree")
    texts = [text.text for text in ElementTree.fromstring(canvas.svg("")).iter(f"{SVG}text")]
    assert texts == ["one <two>", "three"]
