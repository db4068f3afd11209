"""Opens the database, an SQLite file or PostgreSQL, and brings its schema up to date."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Executable, Row, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from labrys.engine import LabrysError
from labrys.server.storage import schema
from labrys.server.storage.sqlite_files import SqliteFiles
from labrys.server.storage.sqlite_log import SqliteLog
from labrys.server.storage.sqlite_threads import READERS, SqliteThreads, prepare

T = TypeVar("T")
MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATION_LOCK = 7_305_220  # PostgreSQL: nodes that start together migrate one after the other


class BadDatabase(LabrysError):
    """The database cannot be opened."""


class Database:
    """One database: a connection that writes, a few that read. An SQLite file that is served is spoken to in threads.

    The asynchronous engines are for PostgreSQL, and for copying a whole house from one database to another.
    """

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url)
        except ArgumentError:
            raise BadDatabase(
                "this is not a database address: write sqlite+aiosqlite:///FILE or postgresql+asyncpg://HOST/NAME."
            ) from None
        if self.url.drivername in ("sqlite", "postgresql"):
            driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}[self.url.drivername]
            self.url = self.url.set(drivername=driver)
        if self.url.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
            raise BadDatabase(
                f"the house cannot use {self.url.drivername!r}: use sqlite+aiosqlite or postgresql+asyncpg."
            )
        if self.sqlite and not self.url.database:
            raise BadDatabase("an SQLite address needs a file: write sqlite+aiosqlite:///FILE.")
        self.lock: IO[str] | None = None
        self.writing = self.engine(writes=True)
        self.reading = self.engine(writes=False)
        self.files = SqliteFiles(self.path)
        self.threads = SqliteThreads(self.path, SqliteLog(self.path, self.files)) if self.sqlite else None

    @property
    def sqlite(self) -> bool:
        return self.url.drivername.startswith("sqlite")

    @property
    def path(self) -> Path:
        return Path(self.url.database or "")

    def engine(self, writes: bool) -> AsyncEngine:
        try:
            if not self.sqlite:
                size = 1 if writes else READERS
                return create_async_engine(
                    self.url,
                    pool_size=size,
                    max_overflow=0 if writes else 4,
                    pool_pre_ping=not writes,
                    hide_parameters=True,  # what is stored is not for logs
                )
            engine = create_async_engine(self.url, pool_size=1, max_overflow=0, hide_parameters=True)
        except ModuleNotFoundError:
            raise BadDatabase("PostgreSQL needs one more package: install labrys[postgres].") from None

        prepare(engine.sync_engine, writes)
        return engine

    def expect(self) -> None:
        """For the owner's commands: refuse a database that does not exist, instead of making one."""
        if self.sqlite and not os.path.isfile(self.path):
            raise BadDatabase(f"there is no house at {self.path}: labrys serve makes one, --database names another.")

    async def open(self, serve: bool = False) -> None:
        """Bring the tables up to date; to serve from an SQLite file, also take it for this process alone."""
        try:
            if self.sqlite:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds secrets
                if serve:
                    self.take()
            await self.transact(self.bring_up_to_date)
            if self.sqlite:
                self.files.remember()
        except (SQLAlchemyError, OSError) as error:
            await self.close()
            raise BadDatabase(
                f"the database {self.url.render_as_string()} cannot be opened ({reason(error)}): "
                "check its address and that it is running."
            ) from None

    def bring_up_to_date(self, connection: Connection) -> None:
        if not self.sqlite:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        migrate(connection)
        known = {row.name for row in connection.execute(select(schema.house.c.name))}
        first = {"secret": secrets.token_urlsafe(32), "generation": "1", "opened": "0", "seen": "0", "proved": "0"}
        missing = [{"name": name, "value": value} for name, value in first.items() if name not in known]
        if missing:
            connection.execute(insert(schema.house), missing)

    # ---- using it

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """All rows of a query."""
        if self.threads is not None:
            return await self.threads.read(statement)
        async with self.reading.connect() as connection:
            return (await connection.execute(statement)).all()

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in one transaction: committed when it returns, rolled back if it raises.

        On SQLite it runs in a thread, and must not touch what the event loop may change meanwhile.
        """
        if self.threads is not None:
            return await self.threads.transact(work)
        async with self.writing.begin() as connection:
            return await connection.run_sync(work)

    def take(self) -> None:
        """Lock an SQLite file for one server: two would each trust what they hold in memory."""
        try:
            import fcntl
        except ImportError:  # not on this system; the unique key still guards the record
            return
        self.lock = open(f"{self.path}.lock", "w")  # noqa: SIM115 - held as long as the server runs
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.lock.close()
            raise BadDatabase(
                f"another server runs on {self.path}: stop it, give this one another --database, or use PostgreSQL."
            ) from None

    def hold(self, connection: Connection) -> None:
        """Keep servers from writing until this transaction ends: each of their writes begins by reading the house.

        SQLite allows one writer at a time anyway.
        """
        if not self.sqlite:
            connection.execute(text("LOCK TABLE house IN ACCESS EXCLUSIVE MODE"))

    async def close(self) -> None:
        await self.writing.dispose()
        await self.reading.dispose()
        if self.threads is not None:
            self.threads.close()
        if self.lock is not None:
            self.lock.close()


def versions() -> set[str]:
    """The versions of the tables that this program knows, from the first to its own."""
    return {path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py")}


def migrate(connection: Connection) -> None:
    """Bring the tables up to date; Alembic takes long to import, so it is only called when there is work for it."""
    latest = max(versions())
    if inspect(connection).has_table("alembic_version"):
        if connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == latest:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def reason(error: Exception) -> str:
    """The driver's message without the statement and its values, which may hold secrets."""
    inner = getattr(error, "orig", None) or error
    return " ".join(str(inner).split(">:")[-1].split())[:200] or type(inner).__name__
