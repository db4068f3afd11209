"""Backup and restore: the whole house in one SQLite file, from and to any database, while the server runs."""

from __future__ import annotations

import os
import secrets
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from labrys.engine import LabrysError
from labrys.server.ops.wallclock import now
from labrys.server.storage import schema
from labrys.server.storage.database import Database, reason, versions

CHUNK_ROWS = 2000  # rows at a time
HOUSE_TABLES = {
    "house",
    "people",
    "sessions",
    "tables",
    "seats",
    "entries",
    "chat",
}  # tables that every house had from the first


class BadBackup(LabrysError):
    """A backup cannot be written or read."""


async def backup(url: str, file: Path) -> dict[str, int]:
    """Write a consistent copy; returns how many rows of each kind it has."""
    source = Database(url)
    source.expect()
    refuse_house(file, source)
    if not file.parent.is_dir():
        raise BadBackup(f"{file.parent} is no folder: make it, or choose another place for the backup.")
    await source.open()
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    target = Database(f"sqlite+aiosqlite:///{scratch}")
    try:
        await target.open()
        async with source.reading.connect() as reading:
            if not source.sqlite:
                await reading.execution_options(isolation_level="REPEATABLE READ")
            async with reading.begin(), target.writing.begin() as writing:
                counts = await copy_rows(reading, writing)
        await target.close()
        with closing(sqlite3.connect(scratch)) as alone:  # works only if nobody else has it open
            alone.execute("PRAGMA journal_mode=DELETE")
        os.replace(scratch, file)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise BadBackup(f"the backup cannot be written to {file} ({reason(error)}): choose another place.") from None
    finally:
        await source.close()
        await target.close()
        for rest in scratch.parent.glob(f"{scratch.name}*"):
            rest.unlink()
    return counts


def refuse_house(file: Path, source: Database) -> None:
    """Refuse to write a backup over a database: its servers would go on writing to a deleted file."""
    same = source.sqlite and file.exists() and file.samefile(source.path)
    if same or any(file.with_name(f"{file.name}{mark}").exists() for mark in ("-wal", ".lock")):
        raise BadBackup(f"{file} is the database of a house: choose another file for the backup.")


async def restore(url: str, file: Path) -> dict[str, int]:
    """Replace everything in the house by a backup, in one transaction; a running server notices.

    Nothing is changed before the file has been checked to be a house that this version can read.
    """
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder) / "backup.db"
        try:
            wal = file.with_name(f"{file.name}-wal")
            if wal.is_file() and wal.stat().st_size:
                raise BadBackup(f"{file} is in use by a server: write a copy of it with labrys backup and name that.")
            shutil.copyfile(file, scratch)
        except OSError as error:
            raise BadBackup(
                f"{file} cannot be read ({error.strerror}): name a file that labrys backup wrote."
            ) from None
        check(file, scratch)
        source = Database(f"sqlite+aiosqlite:///{scratch}")
        target = Database(url)
        try:
            await source.open()  # an older backup is brought up to date first
            await target.open()
            async with source.reading.begin() as reading, target.writing.begin() as writing:
                await writing.run_sync(target.hold)
                counts = await copy_rows(reading, writing)
                generation = schema.house.c.name == "generation"
                await writing.execute(update(schema.house).where(generation).values(value=secrets.token_hex(8)))
                hours = schema.house.c.name.in_(
                    ("opened", "seen")
                )  # running servers must drop what they hold in memory
                await writing.execute(update(schema.house).where(hours).values(value=str(now())))
                if not target.sqlite:
                    await set_counters(writing)
        except SQLAlchemyError as error:
            mend = "name another backup" if unfit(error) else "try again"
            raise BadBackup(
                f"{file} cannot be brought back ({reason(error)}): the house is as it was; {mend}."
            ) from None
        finally:
            await source.close()
            await target.close()
    return counts


def unfit(error: SQLAlchemyError) -> bool:
    """True if the database refuses what the backup holds; False if the database itself has a problem."""
    state = getattr(getattr(error, "orig", None), "sqlstate", None) or ""
    return isinstance(error, IntegrityError | DataError) or state.startswith(("22", "23"))


def check(file: Path, copy: Path) -> None:
    """Check that a file is a whole house, of this version or an earlier one; `BadBackup` if not."""
    wrong = f"{file} is no backup of a house: name a file that labrys backup wrote."
    try:
        with closing(sqlite3.connect(copy)) as connection:
            if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                raise BadBackup(f"{file} is damaged: name another file that labrys backup wrote.")
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not HOUSE_TABLES | {"alembic_version"} <= tables:
                raise BadBackup(wrong)
            marks = connection.execute("SELECT version_num FROM alembic_version").fetchall()
            settings = {name for (name,) in connection.execute("SELECT name FROM house")}
    except sqlite3.DatabaseError as error:
        raise BadBackup(f"{wrong[:-1]} ({error}).") from None
    if len(marks) != 1 or not {"secret", "generation"} <= settings:
        raise BadBackup(wrong)
    if marks[0][0] not in versions():
        raise BadBackup(f"{file} was written by another version of labrys ({marks[0][0]}): restore it with that one.")


async def copy_rows(reading: AsyncConnection, writing: AsyncConnection) -> dict[str, int]:
    """Empty the target, then fill it table by table."""
    for table in reversed(schema.META.sorted_tables):
        await writing.execute(delete(table))
    counts: dict[str, int] = {}
    for table in schema.META.sorted_tables:
        counts[table.name] = 0
        rows = await reading.stream(select(table))
        async for chunk in rows.mappings().partitions(CHUNK_ROWS):
            await writing.execute(insert(table), [dict(row) for row in chunk])
            counts[table.name] += len(chunk)
    return counts


async def set_counters(writing: AsyncConnection) -> None:
    """PostgreSQL's counters are not in the rows: set them to the last number used."""
    for table in (schema.chat, schema.notices):
        last = (await writing.execute(select(func.max(table.c.id)))).scalar() or 0
        counter = f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), {last + 1}, false)"
        await writing.execute(text(counter))
