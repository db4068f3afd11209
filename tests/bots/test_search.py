"""The search finds what arithmetic says it should, in a game small enough to know by heart (pile.py)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(scope="module")
def answers() -> dict[str, Any]:
    """The script runs as plain Python: a class of a test cannot extend a compiled one."""
    script = Path(__file__).with_name("pile.py")
    env = {**os.environ, "LABRYS_PURE": "1"}
    done = subprocess.run([sys.executable, script], env=env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_pile_is_left_at_a_multiple_of_three(answers: dict[str, Any]) -> None:
    """From 4, 5, 7 and 8 one takes 1, 2, 1 and 2."""
    assert answers["taken"] == [1, 2, 1, 2]


def test_each_iteration_is_one_visit_at_the_root(answers: dict[str, Any]) -> None:
    assert answers["visits"] == 100
    assert sorted(answers["available"]) == [99, 100]  # one was untried when the other was tried first


def test_a_shared_victory_is_shared_out(answers: dict[str, Any]) -> None:
    assert answers["drawn"] == [0.5, 0.5]


def test_before_the_end_the_game_is_asked_for_its_judgement(answers: dict[str, Any]) -> None:
    assert answers["running"] == [0.5, 0.5]
