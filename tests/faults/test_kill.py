"""A few kills for every change; `python -m tests.faults.harness` does many."""

import asyncio
import gc
import threading
from pathlib import Path

import pytest

from tests.faults.harness import Report, run
from tests.faults.players import Tally, load


def test_killing_the_server_loses_nothing_acknowledged(sqlite_url: str, tmp_path: Path) -> None:
    report = run(sqlite_url, tmp_path, kills=4, nodes=1, tables=4)
    print(report.text())
    assert report.kills == 4
    assert report.tally.resumed > 0
    assert report.findings.by_bots > 0
    assert report.clean, report.text()


def test_a_company_that_gives_up_is_a_finding(sqlite_url: str, tmp_path: Path) -> None:
    report = run(sqlite_url, tmp_path, kills=1, nodes=1, tables=1, settings={"open_tables": 0})
    assert len(report.tally.faults) == 1
    assert "have not started" in report.text()
    assert not report.clean


def test_a_table_that_stands_still_is_a_finding() -> None:
    acked = [("table", "key", 1)]
    assert Report(tally=Tally(acked=acked)).clean
    assert not Report(tally=Tally(acked=acked, stuck=["table at version 3"])).clean
    assert not Report(tally=Tally()).clean


def test_a_full_disk_loses_nothing_acknowledged(sqlite_url: str, tmp_path: Path) -> None:
    report = run(sqlite_url, tmp_path, kills=4, nodes=1, tables=4, full=True)
    print(report.text())
    assert report.tally.repeated > 0
    assert report.clean, report.text()


def test_killing_one_of_two_nodes_loses_nothing_acknowledged(postgres_url: str, tmp_path: Path) -> None:
    report = run(postgres_url, tmp_path, kills=3, nodes=2, tables=4)
    print(report.text())
    assert report.kills == 3
    assert report.clean, report.text()


@pytest.mark.parametrize("steps", range(24))
def test_players_stop_cleanly_wherever_they_are(steps: int) -> None:
    """Nobody answers at this address: the end comes at each step of a connection that is being made."""

    async def stopped() -> None:
        stop = threading.Event()
        playing = asyncio.create_task(load(["http://127.0.0.1:9"], 2, Tally(), stop))
        for _ in range(steps):
            await asyncio.sleep(0)
        stop.set()
        await playing
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(stopped())
    gc.collect()  # a coroutine that nobody awaited would speak up here
