"""The whole kit for one game, as a list: what an author's own tests run::

@pytest.mark.parametrize("trial", trials(labrys.game("pig")), ids=str)
def test_the_kit_finds_no_fault(trial: Trial) -> None:
    trial()
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from labrys.engine import Game
from labrys.kit.case import cases
from labrys.kit.checks import checks
from labrys.kit.forms import check_actions_have_text
from labrys.kit.leaks import check_imagining_leaks_nothing
from labrys.kit.speech import check_words_are_complete
from labrys.kit.transcript import check_records_replay_elsewhere
from labrys.kit.twins import check_revelations_are_real


@dataclass(frozen=True)
class Trial:
    """One check of one game; called, it raises `AssertionError` with a sentence if the game fails it."""

    name: str
    check: Callable[[], None]

    def __call__(self) -> None:
        self.check()

    def __str__(self) -> str:
        return self.name


def trials(game: Game, seed: str = "kit") -> list[Trial]:
    """Every check over every seat count and option set, in the order in which it is best to fix a broken game."""
    every = cases(game)
    usual = [case for case in every if not case.options]
    found = [
        Trial(f"{case}-{check.__name__.removeprefix('check_')}", partial(check, case, seed))
        for check in checks()
        for case in every
    ]
    return [
        *found,
        Trial("actions_have_text", partial(check_actions_have_text, every[0])),
        Trial("words_are_complete", partial(check_words_are_complete, game)),
        Trial("records_replay_elsewhere", partial(check_records_replay_elsewhere, usual, seed)),
        Trial("revelations_are_real", partial(check_revelations_are_real, every, seed, [])),
        Trial("imagining_leaks_nothing", partial(check_imagining_leaks_nothing, usual, seed)),
    ]
