"""Whatever a user can mend: one sentence on stderr that says what would be right, exit code 2, no traceback."""

import json
from pathlib import Path

import pytest

import labrys
from tests.cli.conftest import Run

CASES = [
    (["dance"], "use admin, backup, bench, fuzz, games, join, play, restore, serve or simulate"),
    (["play"], "name a game to play: use "),
    (["play", "chess"], "unknown game 'chess': use "),
    (["play", "relics", "--seats", "you"], "relics has 2, 3 or 4 seats, not 1"),
    (["play", "relics", "--seats", "5"], "relics has 2, 3 or 4 seats, not 5"),
    (["play", "relics", "--seats", "you,,random"], "nobody called '' can take a seat: use you"),
    (["play", "relics", "--seats", "you:Maximiliane,you"], "use at most 10 letters or signs"),
    (["play", "relics", "--seats", "you:A\nB,you"], "use at most 10 letters or signs"),
    (["play", "relics", "--seats", "you:\x1b[2J,you"], "use at most 10 letters or signs"),
    (["play", "relics", "--save", "new/game.json"], "there is no folder new"),
    (["fuzz", "relics", "--games", "1", "--out", "/dev/null/x"], "use --out with a folder that can"),
    (["games", "--lang", "de"], "unknown language 'de': use en or fr"),
    (["play", "relics", "--seats", "you,hal"], "nobody called 'hal' can take a seat: use you"),
    (["play", "relics", "--seats", "you,random:9"], "write 'random'"),
    (["play", "relics", "--watch", "--seats", "you,random"], "leave 'you' out"),
    (["play", "relics", "--option", "speed=9"], "unknown option 'speed': use cost_table, placement or round_limit"),
    (["play", "relics", "--option", "seats=3"], "unknown option 'seats': use cost_table, placement or round_limit"),
    (["play", "relics", "--option", "self=3"], "unknown option 'self': use cost_table, placement or round_limit"),
    (["simulate", "relics", "--option", "seed=3"], "unknown option 'seed': use cost_table, placement or round_limit"),
    (["simulate", "relics", "--option", "brisk"], "write --option NAME=VALUE"),
    (["fuzz", "relics", "--option", "seats=3"], "unknown option 'seats': use cost_table, placement or round_limit"),
    (["fuzz", "relics", "--option", "=3"], "write --option NAME=VALUE"),
    (["play", "relics", "--seats", "9999999999"], "relics has 2, 3 or 4 seats, not 9999999999"),
    (["play", "relics", "--seats", "9" * 5000], "relics has 2, 3 or 4 seats, not 9999"),
    (["play", "relics", "--seats", "you,mcts:" + "9" * 5000], "mcts"),
    (["play", "relics", "--option", "cost_table=free"], "use standard or brisk"),
    (["play", "relics", "--option", "round_limit=many"], "use a number from 0 to 999"),
    (["play", "relics", "--option", "brisk"], "write --option NAME=VALUE"),
    (["play", "relics", "--lang", "de"], "unknown language 'de': use en or fr"),
    (["play", "relics", "--tempo"], "see labrys play --help"),
    (["play", "relics", "--seed"], "see labrys play --help"),
    (["play", "relics", "more"], "see labrys play --help"),
    (["play", "relics", "--pace", "fast"], "see labrys play --help"),
    (["play", "relics", "--save", "/dev/null/game.json"], "name a file in a folder that you may write to"),
    (["play", "relics", "--save", "x" * 5000], "name a file in a folder that you may write to"),
    (["fuzz", "relics", "--games", "1", "--out", "x" * 5000], "use --out with a folder that can"),
    (["play", "relics", "--save", "."], "name a file in a folder that you may write to"),
    (["play", "--resume"], "begin one with labrys play GAME"),
    (["play", "relics", "--resume"], "begin one with labrys play relics"),
    (["play", "--resume", ""], "--resume has an empty name"),
    (["play", "--resume", "nowhere.json"], "nowhere.json cannot be read"),
    (["play", "--resume", "x.json", "--seed", "3"], "leave out --seed"),
]


def refusal(run: Run, *args: str) -> str:
    done = run(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("labrys: ")
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(".\n")
    return done.stderr


@pytest.mark.parametrize(("args", "remedy"), CASES)
def test_a_bad_command_line_is_answered_with_what_would_be_right(run: Run, args: list[str], remedy: str) -> None:
    assert remedy in refusal(run, *args)


RECORD = json.loads(labrys.Record.of(labrys.game("relics").new(2, "bad")).text())


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("not json", "it is not JSON"),
        ("[" * 100_000, "it is not JSON"),
        ("[]", "not a record of this house"),
        (json.dumps({**RECORD, "content": "0"}), "replay it with the version of labrys that wrote it"),
        (json.dumps({**RECORD, "actions": ["fly 3"]}), "unknown verb 'fly'"),
        (json.dumps({**RECORD, "actions": ["end"]}), "action 1 of this record cannot be played"),
        (json.dumps({**RECORD, "digest": "00"}), "its digest differs"),
        (json.dumps({**RECORD, "seats": "two"}), "seats must be there"),
        (json.dumps({**RECORD, "seats": 9}), "relics has 2, 3 or 4 seats, not 9"),
        (json.dumps({**RECORD, "game": "chess"}), "unknown game 'chess'"),
        (json.dumps({**RECORD, "options": {"seats": 3}}), "unknown option 'seats'"),
        (json.dumps({**RECORD, "options": {"cost_table": 7}}), "use standard or brisk"),
    ],
)
def test_a_broken_record_is_refused(run: Run, tmp_path: Path, content: str, fault: str) -> None:
    (tmp_path / "game.json").write_text(content)
    assert fault in refusal(run, "play", "--resume", "game.json")


def test_a_record_of_another_game_size_refuses_the_wrong_company(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(RECORD))
    said = refusal(run, "play", "--resume", "game.json", "--seats", "you,random,random")
    assert "this game has 2 seats, not 3" in said


def test_no_command_prints_the_help(run: Run) -> None:
    done = run()
    assert done.returncode == 0
    assert "play" in done.stdout
    assert done.stderr == ""


def test_help_and_version_end_well(run: Run) -> None:
    assert run("play", "--help").returncode == 0
    assert run("--version").stdout == f"labrys {labrys.__version__}\n"
