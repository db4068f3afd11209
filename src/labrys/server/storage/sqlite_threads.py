"""SQLite in threads: a whole transaction goes to a thread and comes back done.

The asynchronous driver would go to its thread and back for each step, two dozen times in a transaction, and at each step
wait for whatever the event loop has in hand: while others ask for much, the end of a game took fifty milliseconds to store.
Here the event loop hands over once and is handed the result once, and a read costs it a tenth.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, Executable, Row, create_engine, event

from labrys.server.protocol.errors import StoreDown
from labrys.server.storage.sqlite_log import BUSY_SECONDS, LONGEST_WAL_PAGES, SqliteLog

T = TypeVar("T")
READERS = 4  # threads that read, each with a connection that is kept


class SqliteThreads:
    """One thread that writes and a few that read. Each starts when it is first needed."""

    def __init__(self, path: Path, log: SqliteLog) -> None:
        self.log = log
        self.writing = self.engine(path, 1)
        self.reading = self.engine(path, READERS)
        prepare(self.writing, writes=True)
        prepare(self.reading, writes=False)
        self.writer = ThreadPoolExecutor(1, "writing")
        self.readers = ThreadPoolExecutor(READERS, "reading")
        self.closed = False

    @staticmethod
    def engine(path: Path, size: int) -> Engine:
        url = URL.create("sqlite", database=str(path))
        return create_engine(
            url, pool_size=size, max_overflow=0, hide_parameters=True
        )  # what is stored is not for logs

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        def work() -> Sequence[Row[Any]]:
            with self.reading.connect() as connection:
                return connection.execute(statement).all()

        return await self.run(self.readers, work)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Committed when it returns, undone if it raises."""

        def whole() -> T:
            with self.writing.begin() as connection:
                return work(connection)

        return await self.run(self.writer, whole)

    async def add(self, rows: list[dict[str, object]], generation: str) -> None:
        """Rows for the log and nothing else, which is nearly everything: see `SqliteLog.add`."""
        await self.run(self.writer, partial(self.log.add, rows, generation))

    async def run(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        if self.closed:
            raise StoreDown("the house is closed")
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    def close(self) -> None:
        self.closed = True
        self.readers.shutdown()
        self.writer.shutdown()
        self.reading.dispose()
        self.writing.dispose()
        self.log.close()


def prepare(engine: Engine, writes: bool) -> None:
    """How every line to an SQLite file behaves: durable, and a writer takes the file at once."""

    @event.listens_for(engine, "connect")
    def opened(connection: Any, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy begins transactions below; the driver must not
        cursor = connection.cursor()
        waiting, longest = f"busy_timeout={int(BUSY_SECONDS * 1000)}", f"wal_autocheckpoint={LONGEST_WAL_PAGES}"
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", waiting, longest):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
