"""Opens the database, an SQLite file or PostgreSQL, and brings its schema up to date."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, event, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from labrys.engine import LabrysError
from labrys.server.storage import schema
from labrys.server.storage.sqlite_files import SqliteFiles
from labrys.server.storage.sqlite_log import BUSY_SECONDS, LONGEST_WAL_PAGES, SqliteLog

MIGRATIONS = Path(__file__).with_name("migrations")
READERS = 4  # lines that read and are kept open
MIGRATION_LOCK = 7_305_220  # PostgreSQL: nodes that start together migrate one after the other


class BadDatabase(LabrysError):
    """The database cannot be opened."""


class Database:
    """Engines on one database: one connection that writes, a few that read, and for SQLite the log, which adds rows."""

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
        self.sqlite_log = SqliteLog(self.path, self.files) if self.sqlite else None

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
            # None beyond those that are kept: each has a thread of its own, which starts while everybody waits.
            engine = create_async_engine(
                self.url, pool_size=1 if writes else READERS, max_overflow=0, hide_parameters=True
            )
        except ModuleNotFoundError:
            raise BadDatabase("PostgreSQL needs one more package: install labrys[postgres].") from None

        prepare(engine.sync_engine, writes)
        return engine

    def expect(self) -> None:
        """For who looks after a house: it is there already. Looking at it never makes one."""
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
            async with self.writing.begin() as connection:
                if not self.sqlite:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await connection.run_sync(migrate)
                known = {row.name for row in await connection.execute(select(schema.house.c.name))}
                first = {
                    "secret": secrets.token_urlsafe(32),
                    "generation": "1",
                    "opened": "0",
                    "seen": "0",
                    "proved": "0",
                }
                missing = [{"name": name, "value": value} for name, value in first.items() if name not in known]
                if missing:
                    await connection.execute(insert(schema.house), missing)
            if self.sqlite:
                self.files.remember()
        except (SQLAlchemyError, OSError) as error:
            await self.close()
            raise BadDatabase(
                f"the database {self.url.render_as_string()} cannot be opened ({reason(error)}): "
                "check its address and that it is running."
            ) from None

    def take(self) -> None:
        """One server to an SQLite file: two would each believe their own memory."""
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

    async def hold(self, connection: AsyncConnection) -> None:
        """Let no server write before this transaction ends: each of theirs begins by reading the house.

        SQLite has one writer at a time anyway.
        """
        if not self.sqlite:
            await connection.execute(text("LOCK TABLE house IN ACCESS EXCLUSIVE MODE"))

    async def close(self) -> None:
        await self.writing.dispose()
        await self.reading.dispose()
        if self.sqlite_log is not None:
            self.sqlite_log.close()
        if self.lock is not None:
            self.lock.close()


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
    """The driver's own words, without the statement and its values: they may hold secrets."""
    inner = getattr(error, "orig", None) or error
    return " ".join(str(inner).split(">:")[-1].split())[:200] or type(inner).__name__
