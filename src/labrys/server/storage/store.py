"""The store: all reads and writes. What was acknowledged has been committed.

One writer takes what is waiting, commits it in one transaction, and only then answers: a commit costs one sync of the
disk however many moves are in it (`write_queue.py`). A unit that fails does not take the others with it.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Row, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from labrys.server.protocol.errors import Conflict, Refused, StoreDown
from labrys.server.storage import schema
from labrys.server.storage.database import Database, reason
from labrys.server.storage.notify import Listener, Notifications
from labrys.server.storage.signals import Signal
from labrys.server.storage.write_queue import Job, Unit, WriteQueue

T = TypeVar("T")
DOWN = (DBAPIError, PoolTimeout, OSError)  # the database is at fault, not the statement
DAMAGED = (
    sqlite3.DatabaseError,
    sqlite3.InternalError,
)  # SQLite's message for a file that is not a database, or no longer one
TROUBLE = ("08", "25", "53", "57", "58", "XX")  # PostgreSQL's classes of faults that are not about what was written
BATCH_UNITS = 1000  # units in one transaction at most
PROOF_SECONDS = 1.0  # for which a successful write counts as proof that the store works
CHECKPOINT_SECONDS = 0.5  # between two checkpoints of SQLite's write-ahead log


class Store:
    """Reads immediately; groups writes into transactions."""

    def __init__(self, url: str, batch: int = BATCH_UNITS, keep: bool = True) -> None:
        self.database = Database(url)
        self.waiting = WriteQueue(
            batch
        )  # a batch of 1, and ``keep`` False, are for measuring what grouping and storing cost
        self.keep = keep
        self.wake = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.closing = asyncio.Event()
        self.checkpointer: asyncio.Task[None] | None = None
        self.serves = True
        self.generation = ""
        self.secret = ""
        self.opened = 0  # since when the house is open
        self.commits = 0
        self.stored = 0.0  # when something was stored last, by the monotonic clock; 0 after a failure
        self.rows = 0
        self.notify = Notifications(self.database)

    @property
    def single_node(self) -> bool:
        """True where there can be no other node: an SQLite file has one only."""
        return self.database.sqlite

    async def open(self, serve: bool = True, listener: Listener | None = None) -> None:
        self.serves = serve
        await self.database.open(serve)
        found = {row.name: row.value for row in await self.read(select(schema.house))}
        self.secret, self.generation = found["secret"], found["generation"]
        self.writer = asyncio.create_task(self.write_groups())
        if serve:
            await self.notify.open(listener)
            self.checkpointer = asyncio.create_task(self.checkpoint())

    async def close(self) -> None:
        """Store what is waiting, then disconnect."""
        while self.waiting:
            await asyncio.sleep(0.01)
        self.closing.set()
        if self.checkpointer is not None:
            await self.checkpointer
        await self.notify.close()
        if self.writer is not None:
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        await self.database.close()

    # ---- reading

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """All rows of a query."""
        try:
            found = await self.database.read(statement)
        except DOWN as error:
            raise StoreDown(reason(error)) from None
        self.database.files.check()
        return found

    async def one(self, statement: Executable) -> Row[Any] | None:
        rows = await self.read(statement)
        return rows[0] if rows else None

    async def current(self) -> bool:
        """Check that this is still the database that memory was read from; if not, reset everything and return False."""
        found = {row.name: row.value for row in await self.read(select(schema.house))}
        if not {"secret", "generation", "opened"} <= found.keys():
            raise StoreDown("the database is not that of a house any more")
        self.opened = max(self.opened, int(found["opened"]))
        if found["generation"] == self.generation:
            return True
        self.secret, self.generation = found["secret"], found["generation"]
        self.notify.listener.replaced()
        return False

    # ---- writing

    async def append(
        self, rows: list[dict[str, object]], job: Job | None = None, *signals: Signal, generation: str | None = None
    ) -> None:
        """Add rows to tables' logs; `Conflict` if a number or a key is taken.

        ``generation`` is that of the house that the rows were made from; a house of another generation refuses them.
        """
        if not self.keep:
            return
        done = asyncio.get_running_loop().create_future()
        await self.submit(Unit(done, generation or self.generation, rows, job, list(signals)))

    async def write(self, job: Callable[[Connection], T], *signals: Signal) -> T:
        """Run a job inside the next transaction, on SQLite in a thread; what it raises is rolled back and raised here."""
        done = asyncio.get_running_loop().create_future()
        found: T = await self.submit(Unit(done, self.generation, [], job, list(signals)))
        return found

    async def prove(self) -> None:
        """Raise `StoreDown` if nothing can be stored now; tries it out, unless something was stored just now."""
        if time.monotonic() > self.stored + PROOF_SECONDS:
            proof = update(schema.house).where(schema.house.c.name == "proved").values(value=secrets.token_hex(4))
            await self.write(lambda connection: connection.execute(proof))

    async def submit(self, unit: Unit) -> Any:
        self.waiting.add(unit)
        self.wake.set()
        return await unit.done

    async def write_groups(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while group := self.waiting.next():
                alike = self.waiting.of(group[0].generation)
                down = await self.settle(group)
                if down is not None:  # those who waited fail with it; later ones try again
                    for unit in alike:
                        self.answer(unit, down)
                self.waiting.remove(alike if down is not None else group)

    async def checkpoint(self) -> None:
        """Keep SQLite's write-ahead log short, beside the commits."""
        threads, seen = self.database.threads, 0
        while threads is not None and not self.closing.is_set():
            if self.commits != seen:
                seen = self.commits
                with suppress(StoreDown):  # the next write raises it
                    await asyncio.to_thread(threads.log.checkpoint)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), CHECKPOINT_SECONDS)

    async def settle(self, group: list[Unit]) -> StoreDown | None:
        """Commit a group and answer each unit; if that fails because of one unit, commit each by itself.

        If the database does not work at all, all units fail at once without trying each.
        """
        try:
            await self.commit(group)
        except Exception as error:  # raised where the write was asked for; the writer goes on
            down = trouble(error)
            if down is None and len(group) == 1:
                self.answer(group[0], verdict(error))
            elif down is None:
                for unit in group:
                    if down is None:
                        down = await self.settle([unit])
                    else:
                        self.answer(unit, down)
            else:
                for unit in group:
                    self.answer(unit, down)
            if down is not None:
                self.stored = 0.0
            return down
        self.commits += 1
        self.stored = time.monotonic()
        for unit in group:
            self.answer(unit, unit.fault)
        return None

    @staticmethod
    def answer(unit: Unit, fault: Exception | None) -> None:
        if unit.done.done():  # cancelled meanwhile; what is stored stays stored
            return
        if fault is None:
            unit.done.set_result(unit.result)
        else:
            unit.done.set_exception(fault)

    async def commit(self, group: list[Unit]) -> None:
        rows = [row for unit in group for row in unit.rows]
        if self.database.threads is not None and not any(unit.job for unit in group):
            await self.database.threads.add(rows, group[0].generation)
        else:
            await self.database.transact(partial(self.do, group, rows))
            self.database.files.check()
        self.rows += len(rows)

    def do(self, group: list[Unit], rows: list[dict[str, object]], connection: Connection) -> None:
        """Write the rows and run the jobs of a group, in its transaction."""
        if not self.serves:  # an owner's command locks the servers out until it is done
            self.database.hold(connection)
        if connection.execute(GENERATION).scalar() != group[0].generation:
            raise StoreDown("its owner has just changed it")
        if rows:
            connection.execute(ENTRIES, rows)
        for unit in group:
            unit.fault = None
            if unit.job is not None:
                self.run(connection, unit.job, unit)
        rung = [signal for unit in group if unit.fault is None for signal in unit.signals]
        self.notify.send(connection, rung)

    @staticmethod
    def run(connection: Connection, job: Job, unit: Unit) -> None:
        """Run a job in a nested transaction, so that a fault in it does not undo the rest of the group."""
        if unit.rows:  # goes with rows of the log: both or neither
            unit.result = job(connection)
            return
        try:
            with connection.begin_nested():
                unit.result = job(connection)
        except Exception as error:
            if trouble(error) is not None:
                raise
            unit.fault = verdict(error)


def trouble(error: Exception) -> StoreDown | None:
    """The error as `StoreDown`, if the database itself has a problem; None if what was written is at fault."""
    if isinstance(error, StoreDown):
        return error
    if isinstance(error, DBAPIError) and type(error.orig) in DAMAGED:
        return StoreDown(reason(error))
    if isinstance(error, DBAPIError) and not isinstance(error, OperationalError) and not error.connection_invalidated:
        state = getattr(error.orig, "sqlstate", None) or ""
        return StoreDown(reason(error)) if state.startswith(TROUBLE) else None
    return StoreDown(reason(error)) if isinstance(error, DOWN) else None


def verdict(error: Exception) -> Exception:
    """The error to hand back for a unit that is itself at fault."""
    if isinstance(error, IntegrityError):
        return Conflict(reason(error))
    if isinstance(error, DBAPIError | UnicodeError):
        return Refused("bad", "the house cannot keep this text: send other words.")
    return error


ENTRIES = insert(schema.entries)
GENERATION = text("SELECT value FROM house WHERE name = 'generation'")
