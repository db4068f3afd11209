"""The common table on the sheet: the drawn island, the action board, and what a question is about."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from labrys import house
from labrys.engine.chance import Rng
from labrys.titles.minos import GAME
from labrys.titles.minos.content import COUNTS
from labrys.titles.minos.sheet import board
from labrys.titles.minos.sheet.island import draw


def sheet() -> dict[str, Any]:
    return board.sheet(GAME.content, partial(house.game("minos").voice.say, lang="en"))


def numbers(path: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", path)]


@pytest.mark.parametrize("seats", COUNTS)
def test_regions_share_a_drawn_border_exactly_when_they_are_adjacent(seats: int) -> None:
    island = GAME.content.crews[seats].map
    adjacent = {(here, near) for here, all_near in enumerate(island.neighbours) for near in all_near if here < near}
    assert draw(island).touching == adjacent


@pytest.mark.parametrize("seats", COUNTS)
def test_every_outline_is_closed_and_lies_on_the_drawing(seats: int) -> None:
    drawn = draw(GAME.content.crews[seats].map)
    for outline in drawn.outlines:
        assert re.fullmatch(r"M[^MZ]*Z", outline)
        found = numbers(outline)
        assert found[:2] == found[-2:]
        assert all(0 < x < drawn.width for x in found[0::2])
        assert all(0 < y < drawn.height for y in found[1::2])


@pytest.mark.parametrize("seats", COUNTS)
def test_the_middle_of_a_region_is_inside_it(seats: int) -> None:
    """A ray to the right crosses the outline, taken as straight lines, an odd number of times."""
    drawn = draw(GAME.content.crews[seats].map)
    for outline, (x, y) in zip(drawn.outlines, drawn.middles, strict=True):
        found = numbers(outline)
        corners = list(zip(found[0::2], found[1::2], strict=True))
        crossed = 0
        for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                crossed += 1
        assert crossed % 2 == 1


def test_a_border_is_the_same_curve_from_both_sides() -> None:
    """Every corner of a border of Knossos and Malia is on both outlines."""
    island = GAME.content.crews[2].map
    drawn = draw(island)
    knossos, malia = drawn.outlines[5], drawn.outlines[6]
    spots = [set(re.findall(r"\d+ \d+", outline)) for outline in (knossos, malia)]
    assert len(spots[0] & spots[1]) >= 3


@pytest.mark.parametrize("seats", COUNTS)
def test_the_action_board_is_that_of_the_player_count(seats: int) -> None:
    rows = sheet()["crews"][str(seats)]["spaces"]
    assert len(rows) == 5
    assert {len(row) for row in rows} == {seats}
    assert [row[0]["points"] for row in rows] == [4, 3, 3, 6, 2]
    assert all(row[-1]["benefits"] for row in rows)


def test_a_track_space_gives_at_once_or_is_worth_something() -> None:
    influence, culture, population = sheet()["tracks"]
    assert influence["spaces"][1]["gain"]["text"] == "3 Coins"
    assert [space.get("palace") for space in influence["spaces"]] == [1, None, 2, None, None, 3, None, 4, None]
    assert (culture["spaces"][2]["level"], culture["spaces"][5]["level"]) == (2, 3)
    top = population["spaces"][7]
    assert (top["weapon"], top["presence"], top["dominance"]) == (4, 4, 6)
    assert population["top"]["text"] == "3 VP"


def test_only_whoever_is_asked_is_told_what_the_question_is_about() -> None:
    """Contests, prices and last battles name their region or route to the asked seat, and to nobody else."""
    told = set()
    for game in range(3):
        state, rng = GAME.new(2, game), Rng(f"about {game}")
        while state.seat is not None:
            place = state.view(state.seat)["about"]
            if place:
                told.add(state.decision)
                assert state.view(1 - state.seat)["about"] == {}
                assert state.view(None)["about"] == {}
                assert place.get("region", 0) < 7
                assert place.get("route", 0) < 3
            actions = state.actions()
            state.act(actions[rng.below(len(actions))])
    assert told >= {"farm-price", "trade-tile"}
