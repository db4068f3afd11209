"""Proofs that the kit can fail: toys that break one promise each, and the check that catches it.

They run in a process of their own, as plain Python.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from labrys.kit import Case
from tests.conformance.toy import TOY, ToyGame


def catches(check: Callable[[Case, str], None], game: ToyGame, words: str) -> None:
    """The check passes over the sound toy, and fails over the broken one with these words."""
    check(Case(TOY, 3, {}), "proof")
    with pytest.raises(AssertionError, match=words):
        over_seeds(check, game)


def over_seeds(check: Callable[[Case, str], None], game: ToyGame) -> None:
    for seed in range(5):
        check(Case(game, 3, {}), f"proof {seed}")
