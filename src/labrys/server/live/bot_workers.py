"""Runs bots in worker processes with a time budget, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from multiprocessing.process import BaseProcess
from typing import NamedTuple, TypeVar

from labrys import bots
from labrys.bots import outside
from labrys.bots.levels import LEVELS, PLAIN, chosen
from labrys.engine import Perspective, Rng, State
from labrys.house import game
from labrys.server.live.bot_time import RANDOM_SECONDS, Slot, seen_after, working_time
from labrys.server.ops.logs import log

T = TypeVar("T")
BUDGET_SECONDS = 10.0  # for one decision, the queue not counted
HINT_SECONDS = 60.0  # for a hint: it has so much to do and no more, and nobody's move waits for it
START_SECONDS = 60.0  # for a worker to start, which on a busy machine may take longer than any decision
QUICK_NICENESS, DEEP_NICENESS = 1, 5  # priority of the workers below the server's


def check_level(level: str) -> str:
    """The name of the level, if a bot plays at it in this house; refused if not. A number will do, and so will its former name."""
    if level in outside.names() or level in PLAIN:
        return level
    return chosen(level, tuple(outside.names())).name


def standing_in() -> str:
    """The level that plays for a person who is away: the best of those that answer at once."""
    return next(level.name for level in reversed(LEVELS) if not level.seconds)


def ready() -> None:
    """In the worker: leave Ctrl-C to the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, daemon=True).start()


def follow() -> None:
    """In the worker: exit when the server is gone; one that was killed cannot stop its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def awake() -> None:
    """In the worker: does nothing. When it returns, the worker has started."""


def think(name: str, position: str, seat: int, spec: str, seed: str, least: float = 0.0) -> str:
    """In the worker: the bot sees a perspective, and answers with an action's text after it has worked so many seconds.

    With one choice it would have nothing to do. On a busy machine only those who do something are late.
    """
    began = time.perf_counter()
    title, rng = game(name), Rng(seed)
    eyes = Perspective(title.position(position), seat)
    action = bots.make(spec, rng).choose(eyes)
    while time.perf_counter() - began < least:
        eyes.imagine(rng)
    return title.codec.text(action)


def seen(future: asyncio.Future[None]) -> None:
    """Retrieve the exception, so that asyncio does not complain of one that nobody looked at."""
    if not future.cancelled():
        future.exception()


class Claim(NamedTuple):
    """On whose behalf a bot thinks: how urgent it is (0 comes first), from which address, at whose table."""

    rank: int = 0
    address: str = ""
    person: str = ""


ALONE = Claim()


class Queue:
    """Decides which table's bot thinks next.

    The lowest rank first: tables where somebody is waiting, then tables that somebody will look at later, last tables
    where only bots play. Within a rank, addresses take turns, and within an address the people who made the tables:
    somebody who keeps many bots busy, under however many names, delays their own tables, and others wait for one
    decision of each.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[int, dict[str, dict[str, deque[asyncio.Future[None]]]]] = {}

    @asynccontextmanager
    async def place(self, claim: Claim) -> AsyncIterator[None]:
        if self.free:
            self.free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            people = self.waiting.setdefault(claim.rank, {}).setdefault(claim.address, {})
            people.setdefault(claim.person, deque()).append(turn)
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
            turn = self.next()
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def next(self) -> asyncio.Future[None]:
        """Take the next one out of the queue; its person and its address go to the end of their lines."""
        rank = min(self.waiting)
        addresses = self.waiting[rank]
        address = next(iter(addresses))
        people = addresses.pop(address)
        person = next(iter(people))
        turns = people.pop(person)
        turn = turns.popleft()
        if turns:
            people[person] = turns
        if people:
            addresses[address] = people
        if not addresses:
            del self.waiting[rank]
        return turn


class Lane:
    """Workers of one kind and who waits for them; made when the first bot has to think, made anew when a worker dies or
    does not stop thinking."""

    def __init__(self, processes: int, niceness: int) -> None:
        self.processes = processes
        self.niceness = niceness
        self.queue = Queue(processes)
        self.pool: ProcessPoolExecutor | None = None
        self.started: asyncio.Future[None] | None = None  # done when its first worker is there

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=ready)
            self.started = asyncio.wrap_future(self.hand_over(self.pool, awake))
            self.started.add_done_callback(seen)
        return self.pool

    def hand_over(self, pool: ProcessPoolExecutor, work: Callable[..., T], *given: object) -> Future[T]:
        """Something for a worker. One that is started for it gives way from its first moment on: it has the whole program to
        read before it could do so by itself, and meanwhile somebody plays."""
        job = pool.submit(work, *given)
        for worker in workers_of(pool):
            with suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, worker.pid or 0, os.getpriority(os.PRIO_PROCESS, 0) + self.niceness)
        return job

    async def ready(self) -> ProcessPoolExecutor:
        """The workers, once the first of them is there: the time that it takes to start is no bot's."""
        pool = self.open()
        assert self.started is not None
        try:
            await asyncio.wait_for(asyncio.shield(self.started), START_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            self.drop(pool)
            raise
        return pool

    async def think(self, pool: ProcessPoolExecutor, state: State, seat: int, slot: Slot) -> str:
        given = (state.game.name, state.text(), seat, slot.spec, secrets.token_hex(8), working_time(slot))
        return await self.work(pool, think, *given)

    async def work(
        self, pool: ProcessPoolExecutor, work: Callable[..., T], *given: object, seconds: float | None = None
    ) -> T:
        """What a worker finds out; one that dies of it or takes too long is replaced."""
        job = self.hand_over(pool, work, *given)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(job), seconds or BUDGET_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            self.drop(pool)
            raise

    def drop(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.close()

    def close(self) -> None:
        if self.pool is not None:
            end(self.pool)
            self.pool = None


class BotWorkers:
    """Worker processes in two lanes: quick bots have one for themselves, so that no search holds them up."""

    def __init__(self, processes: int = 1) -> None:
        self.quick = Lane(1, QUICK_NICENESS)
        self.deep = Lane(processes, DEEP_NICENESS)
        self.lots = Queue(1)

    async def choose(
        self,
        state: State,
        seat: int,
        slot: Slot,
        claim: Claim = ALONE,
        wanted: Callable[[], bool] = lambda: True,
    ) -> str | None:
        """An action for a seat, not before its slot is over; None if ``wanted`` says no once a worker is free.

        The slot begins when a worker is free, and lasts as long whether there is much to think about or nothing. If
        the bot fails in any way, the game goes on with a random action.
        """
        clock = asyncio.get_running_loop().time
        if slot.spec == "random":
            return await self.draw(state, claim, wanted)
        lane = self.deep if slot.searches or slot.spec in outside.names() else self.quick
        async with lane.queue.place(claim):
            if not wanted():
                return None
            began = clock()
            try:
                pool = await lane.ready()
                began = clock()
                action = await lane.think(pool, state, seat, slot)
            except Exception as error:  # a fault in a bot is no fault of the table
                log.warning("a bot failed; chance chose for it", bot=slot.spec, why=str(error) or type(error).__name__)
                action = at_random(state)
        taken = clock() - began
        if (rest := seen_after(slot, taken) - taken) > 0:
            await asyncio.sleep(rest)
        return action

    async def advise(self, work: Callable[..., T], claim: Claim, *given: object) -> T:
        """What the coach says, in the lane of the bots that search."""
        async with self.deep.queue.place(claim):
            return await self.deep.work(await self.deep.ready(), work, *given, seconds=HINT_SECONDS)

    async def draw(self, state: State, claim: Claim, wanted: Callable[[], bool]) -> str | None:
        """A random action: at once if somebody waits, else by turns, so that tables of bots do not flood the store."""
        if claim.rank:
            async with self.lots.place(claim):
                if not wanted():
                    return None
                await asyncio.sleep(RANDOM_SECONDS)
        return at_random(state)

    def close(self) -> None:
        self.quick.close()
        self.deep.close()


def at_random(state: State) -> str:
    legal = state.actions()
    return state.game.codec.text(legal[secrets.randbelow(len(legal))])


def workers_of(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    return list((getattr(pool, "_processes", None) or {}).values())


def end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool now, its thinking workers too."""
    workers = workers_of(pool)
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
