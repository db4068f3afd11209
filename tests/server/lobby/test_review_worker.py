"""A process that reviews: what it answers, that it gives way, and what is heard of one that dies."""

from __future__ import annotations

import asyncio
import os

import psutil  # type: ignore[import-untyped]
import pytest

from labrys.coach.report import review_of
from labrys.server.lobby.review_worker import CannotReview, Lost, ReviewWorker
from labrys.server.ops.settings import Settings
from tests.server.houses import short_record

NAMES = {"en": ["Anna", "Bruno"], "fr": ["Anna", "Bruno"]}


def run(worker: ReviewWorker) -> bytes:
    try:
        return asyncio.run(worker.run(lambda done: None))
    finally:
        worker.close()


def test_it_answers_with_the_review() -> None:
    assert review_of(run(ReviewWorker(short_record("worker"), NAMES, 1, 0))).finished


def test_it_gives_way_from_its_first_moment_on() -> None:
    worker = ReviewWorker(short_record("worker"), NAMES, 100_000, Settings().review_niceness)
    assert psutil.Process(worker.process.pid).nice() == max(15, os.getpriority(os.PRIO_PROCESS, 0))
    worker.close()


def test_a_game_that_cannot_be_reviewed_is_a_sentence() -> None:
    broken = short_record("worker").replace('"seats": 2', '"seats": 9')
    with pytest.raises(CannotReview, match="cannot be played by 9"):
        run(ReviewWorker(broken, NAMES, 1, 0))


def test_one_that_is_killed_is_heard_of() -> None:
    worker = ReviewWorker(short_record("worker"), NAMES, 100_000, 0)
    worker.process.kill()
    with pytest.raises(Lost):
        run(worker)
