"""A game and a bot of others are played as our own are: from a wheel in a clean virtual environment, on either engine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.plugins.clean import EXAMPLES, NEW, Clean
from tests.plugins.packages import run

GAMES = ["pig", NEW]


def test_the_house_is_the_one_that_was_installed(outside: Clean) -> None:
    code = "import labrys, labrys.engine.state as s; print(labrys.COMPILED, labrys.__file__, s.__file__)"
    found = outside.run("python", "-c", code).stdout.split()
    assert found[0] == str(outside.folder.name == "clean-compiled")
    assert all(str(outside.folder) in path for path in found[1:])
    assert found[2].endswith(".so") == (found[0] == "True")


@pytest.mark.parametrize("tests", ["labrys-pig", f"labrys-{NEW}"])
def test_a_package_passes_its_own_tests_and_the_kit(outside: Clean, tests: str) -> None:
    options = ["-q", "-W", "error", "-p", "no:cacheprovider"]
    done = outside.run("python", "-m", "pytest", *options, "tests", where=outside.folder / tests)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    found = re.search(r"(\d+) passed", done.stdout)
    assert found
    assert int(found[1]) > 100, "the kit has more checks than that"


def test_an_installed_game_and_bot_are_listed_in_both_languages(outside: Clean) -> None:
    english, french = (outside.labrys("games", "--lang", lang) for lang in ("en", "fr"))
    assert english.stderr == french.stderr == ""
    assert "pig: Pig, for 2, 3, 4, 5 players" in english.stdout
    assert f"{NEW}: My Nim, for 2, 3, 4 players" in english.stdout
    assert "holdat: holds at 20 points in Pig" in english.stdout
    assert "pig : Cochon" in french.stdout.replace("\u00a0", " ")
    assert "holdat : s\u2019arrête à 20 points" in french.stdout.replace("\u00a0", " ")


def test_an_installed_bot_beats_chance_at_an_installed_game(outside: Clean) -> None:
    done = outside.labrys("simulate", "pig", "--bots", "holdat,random", "--games", "40", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    share = re.search(r"holdat +([\d.]+)%", done.stdout)
    assert share
    assert float(share[1]) > 75


@pytest.mark.parametrize("game", ["relics", NEW])
def test_an_installed_bot_plays_games_that_it_never_heard_of(outside: Clean, game: str) -> None:
    done = outside.labrys("simulate", game, "--bots", "holdat,random", "--games", "4")
    assert done.returncode == 0, done.stderr


def test_a_searching_bot_plays_an_installed_game(outside: Clean) -> None:
    done = outside.labrys("simulate", NEW, "--bots", "mcts:50,greedy", "--games", "4")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_an_installed_game_is_fuzzed(outside: Clean, game: str) -> None:
    done = outside.labrys("fuzz", game, "--games", "60", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert f"60 games of {game}" in done.stdout
    assert "no fault" in done.stdout


@pytest.mark.parametrize(
    ("game", "lang", "words"),
    [("pig", "en", "points of this turn"), ("pig", "fr", "points de ce tour"), (NEW, "en", "counters")],
)
def test_an_installed_game_is_played_in_the_terminal(outside: Clean, game: str, lang: str, words: str) -> None:
    seats = ["--seats", "you,holdat", "--lang", lang]
    done = outside.labrys("play", game, *seats, typed="1\n" * 6 + "q\n")
    assert done.returncode == 0, done.stderr
    assert words in done.stdout


def test_a_bot_is_named_by_its_class_in_the_folder_where_one_stands(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class First:\n"
        "    protocol = 1\n"
        "    def __init__(self, rng):\n"
        "        pass\n"
        "    def choose(self, perspective):\n"
        "        return perspective.actions[0]\n"
    )
    done = run(tmp_path / "none", tmp_path, "simulate", "empire", "--bots", "mine:First,random", "--games", "4")
    assert done.returncode == 0, done.stderr
    assert "mine:First" in done.stdout


def test_nothing_is_loaded_until_its_name_is_asked_for(usual: Clean) -> None:
    code = (
        "import sys, labrys; labrys.game('relics').new(); from labrys import house, bots; bots.make('greedy', labrys.Rng('')); "
        "print('pig' in house.names(), 'labrys_pig' in sys.modules, 'labrys_holdat' in sys.modules); "
        "labrys.game('pig'); print('labrys_pig' in sys.modules, 'labrys_holdat' in sys.modules)"
    )
    done = usual.run("python", "-c", code)
    assert done.stdout == "True False False\nTrue False\n", done.stderr


def test_a_net_can_learn_from_games_of_a_package(usual: Clean) -> None:
    """Only fitting needs torch, which is not installed here."""
    code = (
        "from labrys.lab.training.selfplay import Course, play; found = play(Course('pig', 3, 'told'), range(2)); "
        "print(len(found) > 20, max(found.places) < 8, sorted(set(found.games)))"
    )
    done = usual.run("python", "-c", code)
    assert done.stdout == "True True [0, 1]\n", done.stderr


def test_the_example_game_stays_small() -> None:
    parts = [*EXAMPLES.joinpath("labrys-pig").rglob("*.py"), *EXAMPLES.joinpath("labrys-pig").rglob("*.ftl")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in parts) < 400
