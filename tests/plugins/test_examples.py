"""A game and a bot that were installed are played as our own are, on either engine."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import labrys
from tests.plugins.packages import EXAMPLES, environment, run

ENGINES = ["", "1"] if labrys.COMPILED else ["1"]  # LABRYS_PURE
PYTEST = [sys.executable, "-m", "pytest", "-q", "-o", "addopts=", "-p", "no:cacheprovider"]


def kit(tests: Path, installed: Path, where: Path, pure: str) -> None:
    """Run the tests that a package came with."""
    env = environment(installed, where / "home", LABRYS_PURE=pure)
    done = subprocess.run([*PYTEST, str(tests)], cwd=where, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    found = re.search(r"(\d+) passed", done.stdout)
    assert found
    assert int(found[1]) > 100, "the kit has more checks than that"


@pytest.mark.parametrize("pure", ENGINES)
def test_the_example_game_passes_its_own_tests_and_the_kit(examples: Path, tmp_path: Path, pure: str) -> None:
    kit(EXAMPLES / "labrys-pig" / "tests", examples, tmp_path, pure)


@pytest.mark.parametrize("pure", ENGINES)
def test_a_game_written_by_labrys_new_passes_its_own_tests_and_the_kit(
    fresh: tuple[Path, Path], tmp_path: Path, pure: str
) -> None:
    package, installed = fresh
    kit(package / "tests", installed, tmp_path, pure)


def test_an_installed_game_and_bot_are_listed_in_both_languages(examples: Path, tmp_path: Path) -> None:
    english, french = (run(examples, tmp_path, "games", "--lang", lang) for lang in ("en", "fr"))
    assert english.stderr == french.stderr == ""
    assert "pig: Pig, for 2, 3, 4, 5 players" in english.stdout
    assert "holdat: holds at 20 points in Pig" in english.stdout
    assert "pig : Cochon" in french.stdout.replace("\u00a0", " ")
    assert "holdat : s\u2019arrête à 20 points" in french.stdout.replace("\u00a0", " ")


@pytest.mark.parametrize("pure", ENGINES)
def test_an_installed_bot_beats_chance_at_an_installed_game(examples: Path, tmp_path: Path, pure: str) -> None:
    done = run(
        examples,
        tmp_path,
        "simulate",
        "pig",
        "--bots",
        "holdat,random",
        "--games",
        "40",
        "--jobs",
        "2",
        LABRYS_PURE=pure,
    )
    assert done.returncode == 0, done.stderr
    share = re.search(r"holdat +([\d.]+)%", done.stdout)
    assert share
    assert float(share[1]) > 75


def test_an_installed_bot_plays_our_own_games(examples: Path, tmp_path: Path) -> None:
    done = run(examples, tmp_path, "simulate", "relics", "--bots", "holdat,random", "--games", "4")
    assert done.returncode == 0, done.stderr


def test_a_searching_bot_plays_an_installed_game(examples: Path, tmp_path: Path) -> None:
    done = run(examples, tmp_path, "simulate", "pig", "--bots", "mcts:50,greedy", "--games", "4")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("pure", ENGINES)
def test_an_installed_game_is_fuzzed(examples: Path, tmp_path: Path, pure: str) -> None:
    done = run(examples, tmp_path, "fuzz", "pig", "--games", "60", "--jobs", "2", LABRYS_PURE=pure)
    assert done.returncode == 0, done.stderr
    assert "60 games of pig" in done.stdout
    assert "no fault" in done.stdout


@pytest.mark.parametrize(("lang", "words"), [("en", "points of this turn"), ("fr", "points de ce tour")])
def test_an_installed_game_is_played_in_the_terminal(examples: Path, tmp_path: Path, lang: str, words: str) -> None:
    done = run(examples, tmp_path, "play", "pig", "--seats", "you,holdat", "--lang", lang, typed="1\n" * 6 + "q\n")
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


def test_nothing_is_loaded_until_its_name_is_asked_for(examples: Path, tmp_path: Path) -> None:
    code = (
        "import sys, labrys; labrys.game('relics').new(); from labrys import house, bots; bots.make('greedy', labrys.Rng('')); "
        "print('pig' in house.names(), 'labrys_pig' in sys.modules, 'labrys_holdat' in sys.modules); "
        "labrys.game('pig'); print('labrys_pig' in sys.modules, 'labrys_holdat' in sys.modules)"
    )
    env = environment(examples, tmp_path)
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.stdout == "True False False\nTrue False\n", done.stderr


def test_the_example_game_stays_small() -> None:
    parts = [*EXAMPLES.joinpath("labrys-pig").rglob("*.py"), *EXAMPLES.joinpath("labrys-pig").rglob("*.ftl")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in parts) < 400
