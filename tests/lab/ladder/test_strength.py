"""Ladders: strengths that the model knows are found again, and one bot more plays only its own games."""

from __future__ import annotations

from math import log10
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from labrys.cli.main import house
from labrys.engine import LabrysError, Rng
from labrys.lab import Match
from labrys.lab.arena import Played
from labrys.lab.ladder import ladder
from labrys.lab.ladder.ladder import duels_of
from labrys.lab.ladder.strength import ADDED, expected, fitted, intervals


def test_two_bots_stand_apart_by_the_odds_of_their_games() -> None:
    """30 wins to 10, and half a win each way: odds of 30.5 to 10.5."""
    found = fitted({(0, 1): [(1.0, 0.0)] * 30 + [(0.0, 1.0)] * 10}, 2)
    assert found[0] == 0
    assert found[1] == pytest.approx(400 * log10((10 + ADDED) / (30 + ADDED)), abs=0.01)
    assert expected(0, found[1]) == pytest.approx(30.5 / 41, abs=1e-4)


def test_known_strengths_are_found_and_lie_within_their_intervals() -> None:
    """Four bots at 0, 100, 250 and 300, every pair 300 times."""
    truth = [0, 100, 250, 300]
    lots = Rng("four bots")
    duels = {}
    for one in range(4):
        for other in range(one + 1, 4):
            chance = expected(truth[one], truth[other])
            won = [float(lots.below(10_000) < round(10_000 * chance)) for _ in range(300)]
            duels[one, other] = [(win, 1 - win) for win in won]
    found = fitted(duels, 4)
    ends = intervals(duels, 4, "known")
    for value, (low, high), known in zip(found, ends, truth, strict=True):
        assert low <= value <= high
        assert low <= known <= high
        assert high - low < 120
    assert intervals(duels, 4, "known") == ends


def test_who_won_every_duel_is_not_told_as_if_that_were_sure() -> None:
    """Of 12 seeds all were won; the next one might be lost. The more there were, the nearer the interval ends to the figure."""
    few, many = ({(0, 1): [(0.0, 2.0)] * count} for count in (12, 120))
    low, lower_of_many = (intervals(duels, 2, "sure")[1][0] for duels in (few, many))
    assert low < fitted(few, 2)[1] - 100
    assert low < lower_of_many < fitted(many, 2)[1] - 100


def test_a_game_of_three_counts_once() -> None:
    """The bot in question is second of three, then shares the first place: half a duel, then three quarters."""
    match = Match("relics", ("a", "b", "b"))
    games = [
        Played(0, 0, "", [0, 1, 2], [2, 1, 3], [0, 0, 0], 1, None, ""),
        Played(0, 1, "", [1, 2, 0], [3, 1, 1], [0, 0, 0], 1, None, ""),
    ]
    assert duels_of(match, games) == [(0.5 + 0.75, 0.5 + 0.25)]


def test_one_bot_more_plays_only_its_own_games(tmp_path: Path) -> None:
    keep = tmp_path / "ladder"
    ladder("relics", ["random", "greedy"], games=8, keep=keep)
    before = {path: path.stat().st_mtime_ns for path in keep.rglob("*.jsonl")}
    assert before
    found = ladder("relics", ["random", "greedy", "mcts:5"], games=8, keep=keep)
    assert {path: path.stat().st_mtime_ns for path in before} == before
    assert sorted(path.name for path in keep.iterdir()) == ["greedy--mcts_5", "random--greedy", "random--mcts_5"]
    assert found.rungs[-1].bot == "random"
    assert [rung.games for rung in found.rungs] == [16, 16, 16]
    assert found == ladder("relics", ["random", "greedy", "mcts:5"], games=8, jobs=2)
    assert "random is at nought" in found.drawing().caption


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--bots", "greedy"], "two bots or more"),
        (["--bots", "greedy,greedy"], "each named once"),
        (["--bots", "greedy,wise"], "unknown bot 'wise'"),
        (["--seats", "9"], "no ladder at 9 seats: use 2, 3 or 4"),
        (["--games", "0"], "needs games: use 1 or more"),
        (["--out", "page.pdf"], "its name must end in .html"),
    ],
)
def test_what_cannot_be_ranked_is_said_in_a_sentence(args: list[str], sentence: str) -> None:
    with pytest.raises((LabrysError, click.ClickException), match=sentence):
        house.main(["lab", "ladder", "relics", *args], standalone_mode=False)


def test_the_command_prints_a_table_and_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    args = ["relics", "--bots", "random,greedy", "--games", "9", "--seats", "3", "--clock", "--out", str(page)]
    done = CliRunner().invoke(house, ["lab", "ladder", *args], catch_exceptions=False)
    assert [line.split()[0] for line in done.output.splitlines()[3:5]] == ["greedy", "random"]
    assert "ms a decision" in done.output
    assert "The ladder of Relics" in page.read_text(encoding="utf-8")
