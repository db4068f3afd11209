"""Processes that play: what happens when one of them is killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
from pathlib import Path

import pytest

from labrys.engine import LabrysError
from labrys.lab import Match
from labrys.lab.runs import Plan, run
from tests.lab.runs.test_runs import PLAN, files


def test_a_worker_that_is_killed_costs_only_its_unit(tmp_path: Path) -> None:
    """Ended from outside once each, two workers are replaced; the answer is the same."""
    killed: set[int] = set()

    def kill(done: int, total: int) -> None:
        for child in multiprocessing.active_children():
            if len(killed) < 2 and child.pid is not None:
                killed.add(child.pid)
                child.kill()

    run(PLAN, tmp_path / "hurt", jobs=2, progress=kill)
    run(PLAN, tmp_path / "sound")
    assert len(killed) == 2
    assert files(tmp_path / "hurt") == files(tmp_path / "sound")


class Deadly:
    """A bot that kills its process."""

    protocol = 1

    def __init__(self, rng: object = None, *rest: object) -> None: ...

    def choose(self, perspective: object) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


def test_a_unit_that_kills_every_worker_ends_the_run(tmp_path: Path) -> None:
    deadly = Plan(Match("relics", ("random", "tests.lab.runs.test_crew:Deadly"), rotate=False), 2)
    seen: list[int] = []
    with pytest.raises(LabrysError, match="worker processes were ended from outside 3 times"):
        run(deadly, tmp_path / "games", jobs=2, progress=lambda done, total: seen.append(done))
    assert seen == [0]
