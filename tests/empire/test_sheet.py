"""The sheet of Empire: what a drawn board is made from."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from labrys import house
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.drawing import Drawing, Point
from labrys.titles.empire.sheet import topology

LANGUAGES = ("en", "fr")
ISLES = Drawing.parse(". . . . . .\n . A B . C .\n. . . . . .")


def sheet(lang: str) -> dict[str, Any]:
    game = house.game("empire")
    return game.sheet(partial(game.voice.say, lang=lang))


def walk(figures: dict[str, Any], ring: list[int]) -> list[Point]:
    """The corners of an outline, line after line."""
    found: list[Point] = []
    for number in ring:
        flat = figures["lines"][number if number >= 0 else ~number]["points"]
        line = list(zip(flat[::2], flat[1::2], strict=True))
        found += (line if number >= 0 else line[::-1])[:-1]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_is_json_and_the_same_every_time(lang: str) -> None:
    assert json.loads(json.dumps(sheet(lang))) == sheet(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_said_in_both_languages(lang: str) -> None:
    found = sheet(lang)
    names = [good["says"] for good in found["goods"]] + [found["wild"], found["neutral"]]
    for figures in found["maps"].values():
        names += [part["name"] for part in (*figures["regions"], *figures["continents"])]
    names += [side[key] for card in found["cards"] for side in card["printings"].values() for key in ("says", "card")]
    assert all(name and "{" not in name for name in names)


def test_the_languages_differ_in_words_alone() -> None:
    def bare(found: dict[str, Any]) -> dict[str, Any]:
        return dict(json.loads(json.dumps(found), object_hook=without_words))

    def without_words(found: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in found.items() if key not in ("says", "card", "wild", "neutral", "name")}

    assert bare(sheet("en")) == bare(sheet("fr"))
    assert sheet("en") != sheet("fr")


def test_whatever_a_view_names_by_number_is_in_the_sheet() -> None:
    found = sheet("en")
    assert len(found["cards"]) == len(CONTENT.cards)
    for seats in (2, 3, 4, 5):
        for side in ("A", "B"):
            view = house.game("empire").new(seats, 7, board=side, goods_tokens=True).view(0)
            figures = found["maps"][view["side"]]
            assert len(figures["regions"]) == len(view["control"])
            assert len(figures["triangles"]) == len(view["tokens"])
            assert max(view["row"] + view["deck"]) < len(found["cards"])
            assert len(found["costs"]) == len(view["row"])
            assert len(found["goods"]) + 1 == len(view["goods"][0])
            assert found["coins"][str(seats)] == view["coins"][0]
            assert view["options"]["printing"] in found["cards"][0]["printings"]


def test_the_sheet_is_the_same_whatever_is_dealt() -> None:
    before = sheet("en")
    house.game("empire").new(5, 3, goods_tokens=True)
    assert sheet("en") == before


def test_two_cells_side_by_side_share_one_line_of_one_edge() -> None:
    """A and B touch in one edge; C is an island of six edges, a line by itself that ends where it begins."""
    lines, rings = topology(ISLES)
    by_sides = {tuple(sides): line for line, sides in lines.items()}
    assert len(by_sides[(0, 1)]) == 2
    assert len(by_sides[(0, None)]) == len(by_sides[(1, None)]) == 6
    alone = by_sides[(2, None)]
    assert len(alone) == 7
    assert alone[0] == alone[-1]
    assert [len(outlines) for outlines in rings] == [1, 1, 1]


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_lines_around_a_region_are_its_outline(side: str) -> None:
    figures = sheet("en")["maps"][side]
    drawing = CONTENT.boards["AB".index(side)].drawing
    for region in figures["regions"]:
        for ring, loop in zip(region["rings"], drawing.outline(region["letter"]), strict=True):
            corners = walk(figures, ring)
            at = corners.index(loop[0])
            assert corners[at:] + corners[:at] == loop


@pytest.mark.parametrize("side", ["A", "B"])
def test_lines_lie_between_the_regions_that_touch(side: str) -> None:
    figures = sheet("en")["maps"][side]
    letters = [region["letter"] for region in figures["regions"]]
    pairs = {"".join(letters[at] for at in line["sides"]) for line in figures["lines"] if None not in line["sides"]}
    assert pairs == set(CONTENT.boards["AB".index(side)].drawing.borders)


@pytest.mark.parametrize("side", ["A", "B"])
def test_ornaments_keep_away_from_where_the_pieces_stand(side: str) -> None:
    for region in sheet("en")["maps"][side]["regions"]:
        x, y = region["middle"]
        for spot_x, spot_y in region["ornaments"]:
            assert abs(spot_x - x) > 5 or abs(spot_y - y) > 4
