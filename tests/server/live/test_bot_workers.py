"""Bots think elsewhere: faults and slowness of theirs are nobody else's."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import labrys
from labrys.bots import levels
from labrys.engine import BadSetting, Rng
from labrys.server.live.bot_time import Slot, slot
from labrys.server.live.bot_workers import (
    DEEP_NICENESS,
    QUICK_NICENESS,
    BotWorkers,
    Claim,
    Queue,
    awake,
    check_level,
    standing_in,
    think,
    workers_of,
)
from tests.bots.minds import lay_down
from tests.server.houses import Guest, House, Line, wait_until

GAME = labrys.game("relics")
FAIR = slot("fair", GAME, 2, 0, 1)


def test_a_level_is_asked_for_by_its_name_its_number_or_a_word_that_it_had_before() -> None:
    for level in levels.LEVELS:
        assert (
            check_level(level.name) == check_level(level.name.title()) == check_level(str(level.number)) == level.name
        )
    assert [check_level(word) for word in ("easy", "fair", "good", "strong")] == ["thymia", "sargo", "krokos", "anassa"]
    assert check_level("random") == "random"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("godlike", "at level 'godlike': use thymia"),
        ("7", "at level '7': use thymia"),
        ("krokus", "did you mean krokos?"),
    ],
)
def test_a_level_that_there_is_not_is_refused_with_those_that_there_are(asked: str, said: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(said)):
        check_level(asked)


def test_whoever_is_away_is_stood_in_for_at_once_and_well() -> None:
    assert standing_in() == "krokos"
    assert slot(standing_in(), GAME, 2, 0, 1, True).seconds < 0.1


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on() -> None:
    async def run() -> None:
        thinkers = BotWorkers()
        state = labrys.game("relics").new(2, "bots")
        legal = {state.game.codec.text(action) for action in state.actions()}
        assert await thinkers.choose(state, 0, FAIR) in legal
        assert thinkers.quick.pool is not None
        for worker in list(thinkers.quick.pool._processes.values()):
            os.kill(worker.pid or 0, signal.SIGKILL)
        for _ in range(2):
            assert await thinkers.choose(state, 0, FAIR) in legal
        thinkers.close()

    asyncio.run(run())


def test_workers_give_way_to_the_server_from_their_first_moment() -> None:
    """While one starts it reads the whole program, for most of a second."""

    async def run() -> None:
        thinkers = BotWorkers(2)
        mine = os.getpriority(os.PRIO_PROCESS, 0)
        for lane, niceness in ((thinkers.quick, QUICK_NICENESS), (thinkers.deep, DEEP_NICENESS)):
            pool = lane.open()
            jobs = [lane.hand_over(pool, awake) for _ in range(2)]  # for which another worker may be started
            given = {os.getpriority(os.PRIO_PROCESS, worker.pid or 0) for worker in workers_of(pool)}
            assert given == {mine + niceness}
            assert await asyncio.gather(*map(asyncio.wrap_future, jobs)) == [None, None]
        thinkers.close()

    asyncio.run(run())


def start_late() -> None:
    time.sleep(8)


def test_the_time_that_a_worker_takes_to_start_is_not_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labrys.server.live.bot_workers.ready", start_late)
    monkeypatch.setattr("labrys.server.live.bot_workers.BUDGET_SECONDS", 6.0)

    async def run() -> None:
        thinkers = BotWorkers()
        await thinkers.choose(labrys.game("relics").new(2, "late"), 0, FAIR)
        assert thinkers.quick.pool is not None, "the bot was given up while it started"
        thinkers.close()

    asyncio.run(run())


KILLED = """
import asyncio, os, signal
import labrys
from labrys.server.live.bot_time import slot
from labrys.server.live.bot_workers import BotWorkers

async def main():
    thinkers = BotWorkers()
    await thinkers.choose(labrys.game("relics").new(2, "bots"), 0, slot("fair", labrys.game("relics"), 2, 0, 1))
    print(*thinkers.quick.pool._processes, flush=True)
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
        thinkers = BotWorkers()
        state = labrys.game("relics").new(2, "bots")
        assert await thinkers.choose(state, 0, slot("strong", GAME, 2, 0, 1), wanted=lambda: False) is None
        assert thinkers.deep.pool is None

    asyncio.run(run())


def order_of(arrivals: list[tuple[str, Claim]]) -> list[str]:
    """In which order thoughts have their turn, one at a time, that arrive while somebody thinks."""

    async def run() -> list[str]:
        queue, order = Queue(1), list[str]()

        async def think(name: str, claim: Claim) -> None:
            async with queue.place(claim):
                order.append(name)
                await asyncio.sleep(0)

        async with queue.place(Claim()):
            waiting = [asyncio.create_task(think(name, claim)) for name, claim in arrivals]
            given_up = asyncio.create_task(think("gone", Claim(0, "there", "Anna")))
            await asyncio.sleep(0)
            given_up.cancel()
        await asyncio.gather(*waiting, given_up, return_exceptions=True)
        assert (queue.free, queue.waiting) == (1, {})
        return order

    return asyncio.run(run())


def test_where_somebody_waits_comes_first_and_where_nobody_plays_last() -> None:
    arrivals = [(f"{who} {rank}", Claim(rank, who, who)) for who in ("Anna", "Bruno") for rank in (2, 1, 0)]
    assert order_of(arrivals) == ["Anna 0", "Bruno 0", "Anna 1", "Bruno 1", "Anna 2", "Bruno 2"]


def test_whoever_keeps_many_bots_busy_waits_for_their_own() -> None:
    people = ["Anna"] * 4 + ["Bruno"] * 2 + ["Carla"]
    arrivals = [(f"{who} {at}", Claim(0, "here", who)) for at, who in enumerate(people)]
    assert order_of(arrivals) == ["Anna 0", "Bruno 4", "Carla 6", "Anna 1", "Bruno 5", "Anna 2", "Anna 3"]


def test_many_names_at_one_address_do_not_come_before_another_address() -> None:
    crowd = [(f"guest {at}", Claim(0, "there", f"guest {at}")) for at in range(5)]
    assert order_of([*crowd, ("Anna", Claim(0, "here", "Anna"))])[:3] == ["guest 0", "Anna", "guest 1"]


def test_one_step_ahead_does_not_wait_for_those_who_think_long() -> None:
    async def run() -> None:
        thinkers = BotWorkers()
        state = labrys.game("relics").new(2, "bots")
        async with thinkers.deep.queue.place(Claim()):
            assert await thinkers.choose(state, 0, FAIR)
            assert await thinkers.choose(state, 0, slot("easy", GAME, 2, 0, 1))
        thinkers.close()

    asyncio.run(run())


@pytest.mark.parametrize("budget", ["", ":8", ":0.02s"])
def test_a_mind_plays_at_a_table(budget: str, tmp_path: Path) -> None:
    """A worker knows the position alone, and is a new bot for each decision."""
    lay_down(tmp_path, "empire", 3)
    state = labrys.game("empire").new(3, "table")
    for step in range(12):
        assert state.seat is not None
        spec = f"mind{budget or ':'}@{tmp_path}"
        state.act(state.game.codec.parse(think("empire", state.text(), state.seat, spec, f"{step}")))


def test_a_bot_with_nothing_to_choose_answers_no_sooner_than_any_other() -> None:
    async def run() -> None:
        thinkers, clock = BotWorkers(), asyncio.get_running_loop().time
        state, rng = labrys.game("empire").new(2, "forced"), Rng("forced")
        while len(state.actions()) > 1:
            state.act(state.actions()[rng.below(len(state.actions()))])
        assert state.seat is not None
        for spec in ("greedy", "mcts:0.010s"):
            began = clock()
            assert await thinkers.choose(state, state.seat, Slot(spec, 0.3))
            assert clock() - began >= 0.3
        thinkers.close()

    asyncio.run(run())


def test_a_search_with_nothing_to_choose_works_as_long_as_any_other() -> None:
    """Or it would be on time when the machine is busy and others are late."""
    state, rng = labrys.game("relics").new(2, "forced"), Rng("forced")
    while len(state.actions()) > 1:
        state.act(state.actions()[rng.below(len(state.actions()))])
    assert state.seat is not None
    began = time.perf_counter()
    assert think("relics", state.text(), state.seat, "mcts:0.050s", "any", 0.2) == state.game.codec.text(
        state.actions()[0]
    )
    assert time.perf_counter() - began >= 0.2


def test_bots_by_lot_take_turns_but_for_whoever_waits() -> None:
    async def run() -> None:
        thinkers = BotWorkers()
        state = labrys.game("relics").new(2, "lots")
        order: list[str] = []

        async def draw(name: str, claim: Claim) -> None:
            assert await thinkers.choose(state, 0, slot("easy", GAME, 2, 0, 2), claim)
            order.append(name)

        async with thinkers.lots.place(Claim()):
            claims = {"alone": Claim(2, "a", "a"), "again": Claim(2, "a", "a"), "other": Claim(2, "b", "b")}
            claims |= {"seen": Claim(1, "a", "a")}
            drawing = [asyncio.create_task(draw(name, claim)) for name, claim in claims.items()]
            await asyncio.sleep(0)  # now all of them stand in line
            await draw("waited for", Claim(0, "a", "a"))
        await asyncio.gather(*drawing)
        assert order == ["waited for", "seen", "alone", "other", "again"]

    asyncio.run(run())
