"""Every check of the kit, over every game, seat count and option set."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

import pytest

import labrys
from labrys.engine import Game, State
from labrys.kit import Case, cases
from labrys.kit.checks import Check, checks
from labrys.kit.forms import check_actions_have_text
from labrys.kit.leaks import check_imagining_leaks_nothing
from labrys.kit.speech import check_words_are_complete
from labrys.kit.transcript import check_records_replay_elsewhere, elsewhere, records, transcript
from labrys.kit.twins import check_revelations_are_real
from tests.relics import table as relics

GAMES = [labrys.game(name) for name in labrys.games()]
CASES = [case for game in GAMES for case in cases(game)]


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_case(case: Case, check: Check) -> None:
    check(case, "conformance")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_actions_have_text(game: Game) -> None:
    check_actions_have_text(cases(game)[0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_words_are_complete(game: Game) -> None:
    check_words_are_complete(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_records_replay_in_other_processes(game: Game) -> None:
    check_records_replay_elsewhere(cases(game), "elsewhere")


def other_pythons() -> list[str]:
    """Newer Pythons on this machine: on the path, or kept by pyenv."""
    found = [shutil.which(f"python3.{minor}") or "" for minor in (12, 13, 14)]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    found += [str(path) for minor in (12, 13, 14) for path in pyenv.glob(f"3.{minor}.*/bin/python")]
    return [python for python in found if python and "shims" not in python]


@pytest.mark.parametrize("python", other_pythons(), ids=lambda python: Path(python).parts[-3])
def test_records_replay_on_other_pythons(python: str) -> None:
    """The engine and the titles need the standard library only; what the words need is plain Python too."""
    path = os.pathsep.join([str(Path(labrys.__file__).parents[1]), sysconfig.get_paths()["purelib"]])
    defaults = [case for game in GAMES for case in cases(game) if not case.options]
    played = records(defaults, "other pythons")
    here = [transcript(record, case.game) for record, case in zip(played, defaults, strict=True)]
    assert elsewhere(played, "5", True, python=python, path=path) == here


def rare_positions(game: Game) -> list[State]:
    """Where a secret shows that random games hardly ever bring to light."""
    if game.name != "relics":
        return []
    # b is driven from A1, and all that lies face up is a's: the nearest refuge is face down (R41).
    driven = relics.table("Pb@b Pa@a . .", points=1, hands={"a": "PP"})
    return [relics.dice(driven, 1, 1, 6)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_revelations_are_real(game: Game) -> None:
    check_revelations_are_real(cases(game), "revelations", rare_positions(game))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_imagining_leaks_nothing(game: Game) -> None:
    defaults = [case for case in cases(game) if not case.options]
    check_imagining_leaks_nothing(defaults, "leaks")
