"""Minds are trained: what is kept of the games, what is learned, and what the command says."""

from __future__ import annotations

import importlib.util
from array import array
from pathlib import Path

import pytest

import labrys
from labrys import BadSetting
from labrys.bots.minds.weights import fitting
from labrys.lab import simulate
from labrys.lab.training.fit import turned
from labrys.lab.training.samples import Samples
from labrys.lab.training.selfplay import Course, play, play_all
from labrys.lab.training.train import TrainingPlan, train
from tests.bots.minds import lay_down

TORCH = importlib.util.find_spec("torch") is not None
needs_torch = pytest.mark.skipif(not TORCH, reason="training needs torch, which is not installed here")


def test_results_are_told_from_the_seat_that_looks() -> None:
    samples = Samples(3)
    for looker in (0, 2):
        samples.add([0, 7, 0, -1], 0, looker, 5)
    samples.end([1.0, 0.0, 0.0], [9.0, 5.0, 4.0], 3)
    assert samples.counts == array("H", [2, 2])
    assert samples.places == array("H", [1, 3, 1, 3])
    assert samples.values == array("i", [7, -1, 7, -1])
    assert samples.results == array("f", [1, 0, 0, 0, 1, 0])
    assert samples.margins == array("f", [9, 5, 4, 4, 9, 5])
    assert turned([4.0, 9.0, 5.0], -2) == [9.0, 5.0, 4.0]


def test_samples_are_read_as_they_were_written(tmp_path: Path) -> None:
    samples = play(Course("relics", 2, "s"), range(2))
    samples.write(tmp_path / "a.games")
    assert Samples.read(tmp_path / "a.games") == samples


@pytest.mark.parametrize(("net", "think"), [(False, 0), (True, 0), (True, 3)])
def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(net: bool, think: int, tmp_path: Path) -> None:
    path = str(lay_down(tmp_path, "empire", 2)) if net else ""
    course = Course("empire", 2, "again", net=path, keep=0.2, think=think)
    games = 4 if net else 24
    assert play_all(course, games, 1) == play_all(course, games, 2)


def test_a_lone_seat_wins_or_does_not() -> None:
    samples = play(Course("minos", 1, "alone", keep=0.05), range(1))
    assert samples.outputs == 2
    assert sum(samples.results) == len(samples)
    assert set(samples.lookers) <= {0}


@pytest.mark.skipif(TORCH, reason="torch is installed here")
def test_without_torch_one_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="training needs torch"):
        train(TrainingPlan("empire", 2, tmp_path), False, print)


@needs_torch
@pytest.mark.parametrize(("game", "seats", "games"), [("empire", 2, 120), ("relics", 2, 100), ("minos", 2, 40)])
def test_a_tiny_training_learns_to_beat_chance(game: str, seats: int, games: int, tmp_path: Path) -> None:
    plan = TrainingPlan(game, seats, tmp_path, games=games, generations=2, trial=0)
    path = train(plan, False, print)
    assert path is not None
    fitting(labrys.game(game), seats, path)
    won = simulate(game, [f"mind:@{path}", "random"], 20).by_bot()[f"mind:@{path}"]
    assert won.mean > 0.5
    with pytest.raises(BadSetting, match="there are weights in"):
        train(plan, False, print)
    assert train(TrainingPlan(game, seats, tmp_path, games=games, generations=2, trial=0), True, print) == path
