"""Every check of the kit, over every game, seat count and option set."""

from __future__ import annotations

import pytest

import labrys
from labrys.kit import Case, cases, checks
from labrys.kit.checks import Check
from labrys.kit.forms import check_actions_have_text
from labrys.kit.leaks import check_imagining_leaks_nothing
from labrys.kit.speech import check_words_are_complete
from labrys.kit.transcript import check_records_replay_elsewhere

GAMES = [labrys.game(name) for name in labrys.games()]
CASES = [case for game in GAMES for case in cases(game)]


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_case(case: Case, check: Check) -> None:
    check(case, "conformance")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_actions_have_text(game: labrys.engine.Game) -> None:
    check_actions_have_text(cases(game)[0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_words_are_complete(game: labrys.engine.Game) -> None:
    check_words_are_complete(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_records_replay_in_other_processes(game: labrys.engine.Game) -> None:
    check_records_replay_elsewhere(cases(game), "elsewhere")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_imagining_leaks_nothing(game: labrys.engine.Game) -> None:
    defaults = [case for case in cases(game) if not case.options]
    check_imagining_leaks_nothing(defaults, "leaks")
