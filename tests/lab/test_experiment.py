"""The lab as a library: frames with named columns that agree with the games, and a notebook that runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from labrys.lab import Experiment, experiment

NOTEBOOK = Path(__file__).parents[2] / "examples" / "lab.ipynb"


@pytest.fixture(scope="module")
def games() -> Experiment:
    return experiment("empire", ["random", "random"], 6, seed=4)


def test_every_frame_agrees_with_the_games(games: Experiment) -> None:
    played = games.found.games
    assert games.seats.height == 6 * 2
    assert games.seats["score"].to_list() == [score for one in played for score in one.scores]
    points = [name for name in games.seats.columns if name.startswith("points_")]
    assert games.seats.select(pl.sum_horizontal(points)).to_series().to_list() == games.seats["score"].to_list()
    assert sorted(games.seats["asked"].unique()) == [0, 1]
    assert games.course.height == 6 * 2 * 21
    assert games.course.filter(pl.col("part") == 1)["points"].to_list() == games.seats["score"].to_list()


def test_what_was_taken_had_been_on_offer(games: Experiment) -> None:
    taken = games.things.filter(pl.col("kind") == "card").group_by("index", "number").agg(pl.col("times").sum())
    both = taken.join(games.offers, on=["index", "number"], how="left", suffix="_offered")
    assert both["times_offered"].null_count() == 0
    assert (both["times"] <= both["times_offered"]).all()
    assert games.things["name"].null_count() == 0


def test_measures_and_drawings_go_by_their_names(games: Experiment) -> None:
    gap = games.measures.filter(pl.col("measure") == "order.gap").row(0, named=True)
    assert gap["low"] <= gap["value"] <= gap["high"]
    assert "<svg" in games.drawings["order"]._repr_html_()


def test_the_notebook_runs() -> None:
    book = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec("".join(cell["source"]), names)
    assert names["by_order"]["win_share"].sum() == pytest.approx(1)
    assert names["cards"].height > 20
    assert names["page"].startswith("<!DOCTYPE html>")
