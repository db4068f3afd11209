"""What is measured of a game."""

from __future__ import annotations

import pytest

from labrys.lab.arena import play_seeds
from labrys.lab.compare import Side
from labrys.lab.compare.measured import measured


def test_measures_of_a_seed_are_means_over_its_seatings() -> None:
    match = Side.parse("greedy,random").match("relics", 2, "mean")
    games = play_seeds(match, range(2))
    rows = measured(match, games)
    assert len(rows) == 2
    for at, found in enumerate(rows):
        pair = games[2 * at : 2 * at + 2]
        assert found["decisions in a game"] == sum(played.decisions for played in pair) / 2
        assert found["win share of bot 1"] == sum(played.shares[played.seating.index(0)] for played in pair) / 2
        assert found["win share of seat 1"] == sum(played.shares[0] for played in pair) / 2
        points = sum(value for name, value in found.items() if name.startswith("points from"))
        assert points == pytest.approx(found["score of a seat"])
