"""Bots think elsewhere: faults and slowness of theirs are nobody else's."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import labrys
from labrys.engine import BadSetting
from labrys.server.thinkers import LEVELS, Queue, Thinkers, check_level, levels
from tests.server.houses import Guest, House, Line, wait_until


def test_every_level_has_a_bot() -> None:
    assert levels() == list(LEVELS)
    with pytest.raises(BadSetting, match="use easy, fair, good or strong"):
        check_level("godlike")


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on() -> None:
    async def run() -> None:
        thinkers = Thinkers()
        state = labrys.game("relics").new(2, "bots")
        legal = {state.game.codec.text(action) for action in state.actions()}
        assert await thinkers.choose(state, 0, "easy") in legal
        assert thinkers.pool is not None
        for worker in list(thinkers.pool._processes.values()):
            os.kill(worker.pid or 0, signal.SIGKILL)
        for _ in range(2):
            assert await thinkers.choose(state, 0, "fair") in legal
        thinkers.close()

    asyncio.run(run())


def start_late() -> None:
    time.sleep(8)


def test_the_time_that_a_worker_takes_to_start_is_not_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labrys.server.thinkers.ready", start_late)
    monkeypatch.setattr("labrys.server.thinkers.BUDGET", 6.0)

    async def run() -> None:
        thinkers = Thinkers()
        await thinkers.choose(labrys.game("relics").new(2, "late"), 0, "easy")
        assert thinkers.pool is not None, "the bot was given up while it started"
        thinkers.close()

    asyncio.run(run())


KILLED = """
import asyncio, os, signal
import labrys
from labrys.server.thinkers import Thinkers

async def main():
    thinkers = Thinkers()
    await thinkers.choose(labrys.game("relics").new(2, "bots"), 0, "easy")
    print(*thinkers.pool._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_workers_go_home_when_the_server_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True)
    assert ran.returncode == -signal.SIGKILL, ran.stderr
    workers = [int(pid) for pid in ran.stdout.split()]
    assert workers
    wait_until(lambda: not any(alive(pid) for pid in workers))


def test_a_bot_goes_on_whatever_happens_while_it_thinks(here: House, line: Callable[..., Line]) -> None:
    anna, bruno = Guest(here), Guest(here, "Bruno")
    table = anna.table("you", "bot:strong", "open")
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    lines = {0: line(anna, table, words=False).ready(), 2: line(bruno, table, words=False).ready()}
    while (turn := lines[0].update["turn"]) != 1:
        lines[turn].act(lines[turn].my_turn()[0])
        for one in lines.values():
            one.catch_up(lines[turn].update["version"])
    time.sleep(0.3)
    lines[2].ask("ask", version=lines[2].update["version"], to=0)
    lines[0].until(lambda message: message["type"] == "update" and message["turn"] != 1)


def test_what_another_node_has_played_meanwhile_is_not_thought_about() -> None:
    async def run() -> None:
        thinkers = Thinkers()
        state = labrys.game("relics").new(2, "bots")
        assert await thinkers.choose(state, 0, "strong", wanted=lambda: False) is None
        assert thinkers.pool is None

    asyncio.run(run())


def order_of(arrivals: list[tuple[str, bool]]) -> list[str]:
    """In which order thoughts have their turn, one at a time, that arrive while somebody thinks; names begin with a person's."""

    async def run() -> list[str]:
        queue, order = Queue(1), list[str]()

        async def think(name: str, patient: bool) -> None:
            async with queue.place(patient, name.split()[0]):
                order.append(name)
                await asyncio.sleep(0)

        async with queue.place(True, "Nobody"):
            waiting = [asyncio.create_task(think(name, patient)) for name, patient in arrivals]
            given_up = asyncio.create_task(think("gone", False))
            await asyncio.sleep(0)
            given_up.cancel()
        await asyncio.gather(*waiting, given_up, return_exceptions=True)
        assert queue.free == 1
        return order

    return asyncio.run(run())


def test_bots_among_themselves_wait_for_those_who_play_with_somebody() -> None:
    arrivals = [("Anna idle", True), ("Anna played", False), ("Bruno idle", True), ("Bruno played", False)]
    assert order_of(arrivals) == ["Anna played", "Bruno played", "Anna idle", "Bruno idle"]


def test_whoever_keeps_many_bots_busy_waits_for_their_own() -> None:
    many = [(f"Anna {number}", False) for number in range(4)]
    arrivals = [*many, ("Bruno 0", False), ("Bruno 1", False), ("Carla 0", False)]
    assert order_of(arrivals) == ["Anna 0", "Bruno 0", "Carla 0", "Anna 1", "Bruno 1", "Anna 2", "Anna 3"]


def test_a_slow_bot_never_delays_a_person_elsewhere(sqlite_house: House, line: Callable[..., Line]) -> None:
    anna, bruno = Guest(sqlite_house), Guest(sqlite_house, "Bruno")
    thinking = anna.table("bot:strong", "bot:strong", options={"round_limit": 1})
    anna.post(f"/api/tables/{thinking}/start")
    table = anna.table("you", "open")
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    lines = [line(anna, table, words=False).ready(), line(bruno, table, words=False).ready()]
    times: list[float] = []
    for _ in range(20):
        latest = max(one.update["version"] for one in lines)
        for one in lines:
            one.catch_up(latest)
        mover = next(one for one in lines if one.update.get("choices"))
        choices = mover.my_turn()
        began = time.monotonic()
        mover.act(choices[0])
        times.append(time.monotonic() - began)
    assert sorted(times)[len(times) // 2] < 1  # a strong bot thinks for two seconds
