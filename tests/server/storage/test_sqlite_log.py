"""The sqlite_log: rows for the log of an SQLite file, all or none, and a write-ahead log that stays short."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from labrys.server.protocol.errors import Conflict, StoreDown
from labrys.server.storage.sqlite_files import SqliteFiles
from labrys.server.storage.sqlite_log import SqliteLog
from labrys.server.storage.store import Store
from tests.server.storage.test_store import furnish, row

PAGE = 4096 + 24  # bytes in the write-ahead log


@pytest.fixture
def file(sqlite_url: str) -> Path:
    """A house with two tables."""

    async def make() -> Path:
        store = Store(sqlite_url)
        await store.open()
        await store.write(furnish)
        await store.close()
        return store.database.path

    return asyncio.run(make())


def stored(file: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as line:
        return line.execute('SELECT "table", number, text, turn, due FROM entries ORDER BY "table", number').fetchall()


def test_a_row_is_stored_as_it_was_given(file: Path) -> None:
    with closing(SqliteLog(file, SqliteFiles(file))) as sqlite_log:
        sqlite_log.add([{**row(1), "text": "move 3", "due": 2**40}, {**row(1, "u"), "text": "fête", "turn": None}], "1")
    assert stored(file) == [("t", 1, "move 3", 0, 2**40), ("u", 1, "fête", None, None)]


def test_all_rows_or_none(file: Path) -> None:
    with closing(SqliteLog(file, SqliteFiles(file))) as sqlite_log:
        sqlite_log.add([row(1)], "1")
        with pytest.raises(Conflict):
            sqlite_log.add([row(2), row(1, key="other")], "1")
        assert len(stored(file)) == 1
        sqlite_log.add([row(2)], "1")
    assert len(stored(file)) == 2


def test_nothing_is_stored_in_a_house_of_another_generation(file: Path) -> None:
    with closing(SqliteLog(file, SqliteFiles(file))) as sqlite_log, pytest.raises(StoreDown, match="changed"):
        sqlite_log.add([row(1)], "another")
    assert stored(file) == []


def test_after_a_fault_it_goes_on(file: Path) -> None:
    with closing(SqliteLog(file, SqliteFiles(file))) as sqlite_log:
        sqlite_log.add([row(1)], "1")
        with closing(sqlite3.connect(file)) as line:
            line.execute("ALTER TABLE entries RENAME TO hidden")
            with pytest.raises(StoreDown, match="no such table"):
                sqlite_log.add([row(2)], "1")
            line.execute("ALTER TABLE hidden RENAME TO entries")
        sqlite_log.add([row(2)], "1")
    assert len(stored(file)) == 2


def test_the_write_ahead_log_begins_anew_once_it_was_carried_over(file: Path) -> None:
    log = Path(f"{file}-wal")
    with closing(SqliteLog(file, SqliteFiles(file))) as sqlite_log:
        for number in range(1, 200):
            sqlite_log.add([row(number)], "1")
            sqlite_log.checkpoint()
        assert log.stat().st_size < 20 * PAGE
    assert len(stored(file)) == 199


def test_a_writer_that_nobody_relieves_keeps_it_within_bounds(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labrys.server.storage.sqlite_log.LONGEST_WAL_PAGES", 50)
    log = Path(f"{file}-wal")
    with closing(SqliteLog(file, SqliteFiles(file))) as sqlite_log:
        for number in range(1, 500):
            sqlite_log.add([row(number)], "1")
        assert log.stat().st_size < 80 * PAGE
