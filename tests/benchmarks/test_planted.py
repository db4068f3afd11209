"""The imbalances that are planted for the lab are what they say: one thing changed, games that can be played, and a large one is found."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from benchmarks.planted import BUDGET, PLANTED, SEATS, USUAL, Planted
from labrys.lab.arena import play_seeds
from labrys.lab.compare import compare

MINOS = [planted for planted in PLANTED if planted.game == "minos"]


def test_there_are_twenty_that_differ() -> None:
    assert len({(planted.game, planted.change) for planted in PLANTED}) == 20
    assert {planted.game for planted in PLANTED} == set(BUDGET) == set(SEATS)


@pytest.mark.parametrize("planted", MINOS, ids=lambda planted: planted.change)
def test_one_value_of_the_content_is_another(planted: Planted) -> None:
    usual = (files("labrys.titles.minos") / "content.toml").read_text(encoding="utf-8").splitlines()
    changed = planted.content().splitlines()
    (at,) = [number for number, (one, other) in enumerate(zip(usual, changed, strict=True)) if one != other]
    key = planted.change.partition(": ")[2]
    assert key in changed[at]
    assert key not in usual[at]


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.change)
def test_games_with_it_come_to_their_end(planted: Planted, tmp_path: Path) -> None:
    match = planted.side(tmp_path).match(planted.game, SEATS[planted.game], "planted")
    (played,) = play_seeds(match, range(1))
    assert max(played.scores) > 0
    assert sum(played.shares) == pytest.approx(1)


def test_what_a_seat_begins_with_is_there() -> None:
    planted = next(planted for planted in PLANTED if planted.change == "add_coins 2 2")
    match = planted.side(Path()).match("empire", 3, "planted")
    state: Any = match.start(0)
    assert state.all_coins() == [11, 11, 13]


def test_a_large_imbalance_is_found_and_named(tmp_path: Path) -> None:
    planted = next(planted for planted in PLANTED if planted.shown == "start")
    seen = compare("minos", USUAL, planted.side(tmp_path), seats=2, seeds=48, seed="planted")
    assert "points from start" in [one.name for one in seen.found]
