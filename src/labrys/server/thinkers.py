"""Bots think in processes of their own, with a time budget; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import heapq
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager

from labrys import bots
from labrys.engine import BadSetting, Perspective, Rng, State
from labrys.engine.errors import one_of
from labrys.house import game

LEVELS = {"easy": "random", "fair": "greedy", "good": "mcts:0.3s", "strong": "mcts:2s"}
BUDGET = 10.0  # seconds for one decision, the queue not counted
START = 60.0  # seconds for a worker to start, which a busy machine may need more of than any thought does


def check_level(level: str) -> str:
    """A level at which a bot plays, if the house knows it."""
    if level not in levels():
        raise BadSetting(f"no bot plays at level {level!r}: use {one_of(levels())}.")
    return level


def levels() -> list[str]:
    """The levels whose bot there is, the weakest first."""
    return [level for level, spec in LEVELS.items() if spec.partition(":")[0] in bots.makers()]


def standing_in() -> str:
    """Who plays for a person who is away: quick, and no fool."""
    return "fair" if "fair" in levels() else "easy"


def takes(level: str) -> float:
    """How many seconds a thought at a level takes, the queue not counted."""
    budget = LEVELS[level].partition(":")[2]
    return float(budget.removesuffix("s")) if budget.endswith("s") else 0.0


def ready() -> None:
    """In the worker: leave Ctrl-C to the server, give way to it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=follow, daemon=True).start()


def follow() -> None:
    """In the worker: a server that was killed cannot send its workers home."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def awake() -> None:
    """In the worker: something to do that takes no time."""


def think(name: str, position: str, seat: int, spec: str, seed: str) -> str:
    """In the worker: the bot sees a perspective, and answers with an action's text."""
    title = game(name)
    bot = bots.make(spec, Rng(seed))
    return title.codec.text(bot.choose(Perspective(title.position(position), seat)))


def seen(future: asyncio.Future[None]) -> None:
    """Look at how it ended, also if the house closes before anybody asks."""
    if not future.cancelled():
        future.exception()


class Queue:
    """Who thinks next: tables where somebody plays go before those where bots play among themselves.

    Among either, it goes round the people whose tables they are: whoever keeps many bots busy waits for their own, and
    others wait for one thought of each.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[tuple[bool, int, int, asyncio.Future[None]]] = []
        self.count = 0
        self.rounds = {True: 0, False: 0}  # the one that is under way among the patient, and among the others
        self.latest: dict[tuple[bool, str], int] = {}  # the round in which a person's latest thought has its turn

    @asynccontextmanager
    async def place(self, patient: bool, person: str) -> AsyncIterator[None]:
        if self.free:
            self.free -= 1
        else:
            self.count += 1
            turn = asyncio.get_running_loop().create_future()
            mine = max(self.rounds[patient], self.latest.get((patient, person), 0) + 1)
            self.latest[patient, person] = mine
            heapq.heappush(self.waiting, (patient, mine, self.count, turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self.leave()
                raise
        try:
            yield
        finally:
            self.leave()

    def leave(self) -> None:
        while self.waiting:
            patient, number, _, turn = heapq.heappop(self.waiting)
            self.rounds[patient] = number
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
        self.latest.clear()


class Thinkers:
    """The pool; made when the first bot has to think, made anew when a worker dies or does not stop thinking."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.queue = Queue(processes)
        self.pool: ProcessPoolExecutor | None = None
        self.started: asyncio.Future[None] | None = None  # done when its first worker is there

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=ready)
            self.started = asyncio.wrap_future(self.pool.submit(awake))
            self.started.add_done_callback(seen)
        return self.pool

    async def choose(
        self,
        state: State,
        seat: int,
        level: str,
        people: bool = True,
        person: str = "",
        wanted: Callable[[], bool] = lambda: True,
    ) -> str | None:
        """An action for a seat at a person's table; None if by the time that its turn came nobody wanted it any more.

        Whatever goes wrong with the bot, the game goes on: then chance chooses.
        """
        spec = LEVELS[level]
        async with self.queue.place(not people, person):
            if not wanted():
                return None
            pool = self.open()
            try:
                if self.started is not None:
                    await asyncio.wait_for(asyncio.shield(self.started), START)
                job = pool.submit(think, state.game.name, state.text(), seat, spec, secrets.token_hex(8))
                return await asyncio.wait_for(asyncio.wrap_future(job), BUDGET)
            except Exception as error:  # a fault in a bot is no fault of the table
                if isinstance(error, TimeoutError | BrokenProcessPool) and self.pool is pool:
                    self.pool = None
                    end(pool)
        legal = state.actions()
        return state.game.codec.text(legal[secrets.randbelow(len(legal))])

    def close(self) -> None:
        if self.pool is not None:
            end(self.pool)
            self.pool = None


def end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool now, its thinking workers too."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
