"""One person against a game's automaton, from the command line."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run


def test_a_solo_game_is_begun_shown_and_saved(run: Run) -> None:
    done = run("play", "minos", "--solo", "--difficulty", "hard", "--seed", "3", typed="p 4\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Rhadamanthus" in done.stdout
    assert "level: hard" in done.stdout
    again = run("play", "--resume", typed="p 4\nq\n")
    assert again.returncode == 0, again.stderr
    assert "level: hard" in again.stdout


def test_a_bot_plays_to_the_end_and_his_points_stand_beside_its_own(run: Run) -> None:
    done = run("play", "minos", "--difficulty", "easy", "--seats", "random", "--seed", "3", "--lang", "fr")
    assert done.returncode == 0, done.stderr
    assert "Rhadamanthe prend" in done.stdout
    table = done.stdout[done.stdout.index("rang") :]
    assert "Rhadamanthe" in table
    assert "il est Minos" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "relics", "--solo"], "relics has no automaton to play against alone"),
        (["play", "minos", "--solo", "--seats", "you,mcts"], "with --solo there is one seat"),
        (["play", "minos", "--solo", "--difficulty", "mad"], "use easy, normal or hard"),
        (
            ["play", "minos", "--seats", "2", "--option", "difficulty=hard"],
            "is for a table of 1, not of 2: leave it out",
        ),
        (["simulate", "relics", "--difficulty", "easy"], "relics has no automaton"),
        (["simulate", "minos", "--difficulty", "mad"], "use easy, normal or hard"),
        (["simulate", "minos", "--difficulty", "easy,hard", "--out", "x.csv"], "one level at a time"),
    ],
)
def test_what_cannot_be_is_one_sentence(run: Run, arguments: list[str], says: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_simulate_reports_by_difficulty(run: Run) -> None:
    done = run("simulate", "minos", "--bots", "random", "--difficulty", "easy,normal,hard", "--games", "3")
    assert done.returncode == 0, done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    means = {line[0]: float(line[-1]) for line in lines if line and line[0] in ("easy", "normal", "hard")}
    assert means["easy"] < means["normal"] < means["hard"]
    one = run("simulate", "minos", "--bots", "random", "--difficulty", "hard", "--games", "3")
    assert "score of the automaton" in one.stdout
    assert "fair" not in one.stdout
