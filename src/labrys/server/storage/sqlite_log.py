"""The SQLite log: adds entries to an SQLite file in a thread, and checkpoints its write-ahead log in another.

Nearly everything that a house writes are such rows. A thread adds a group of them with one statement, which is its own
transaction: SQLite does all of the work, the sync of the disk included, while the event loop goes on.

What is in the write-ahead log is durable; carrying it over is a second writing, which SQLite by itself does within
whichever commit makes the log long. Here another thread does it beside the commits.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec

from labrys.server.protocol.errors import Conflict, StoreDown
from labrys.server.storage import schema
from labrys.server.storage.sqlite_files import SqliteFiles

BUSY_SECONDS = 10.0  # to wait for somebody else who writes
LONGEST_WAL_PAGES = 8000  # pages (32 MB) in the write-ahead log after which a commit carries them over itself

NAMES = [column.name for column in schema.entries.columns]
COLUMNS = ", ".join(f'"{name}"' for name in NAMES)
VALUES = ", ".join(f"json_extract(value, '$.{name}')" for name in NAMES)
GENERATION = "(SELECT value FROM house WHERE name = 'generation')"
ADD = f"INSERT INTO entries ({COLUMNS}) SELECT {VALUES} FROM json_each(?) WHERE {GENERATION} = ?"


class SqliteLog:
    """Two connections to the file, each used by one thread at a time."""

    def __init__(self, path: Path, files: SqliteFiles) -> None:
        self.path = path
        self.files = files
        self.adding: sqlite3.Connection | None = None
        self.carrying: sqlite3.Connection | None = None

    def open(self) -> sqlite3.Connection:
        line = sqlite3.connect(self.path, BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        for pragma in ("synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={LONGEST_WAL_PAGES}"):
            line.execute(f"PRAGMA {pragma}")
        return line

    def close(self) -> None:
        for line in (self.adding, self.carrying):
            if line is not None:
                line.close()
        self.adding = self.carrying = None

    def add(self, rows: list[dict[str, object]], generation: str) -> None:
        """All rows or none: `Conflict` if one is there already, `StoreDown` if the house is of another generation."""
        values = msgspec.json.encode(rows).decode()
        try:
            if self.adding is None:
                self.adding = self.open()
            added = self.adding.execute(ADD, (values, generation)).rowcount
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None
        except sqlite3.Error as error:
            if self.adding is not None:
                self.adding.close()
                self.adding = None
            raise StoreDown(str(error)) from None
        if added != len(rows):
            raise StoreDown("its owner has just changed it")
        self.files.check()

    def checkpoint(self) -> None:
        """Checkpoint: copy the write-ahead log into the database file, as far as no reader is in the way."""
        try:
            if self.carrying is None:
                self.carrying = self.open()
            self.carrying.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error as error:
            if self.carrying is not None:
                self.carrying.close()
                self.carrying = None
            raise StoreDown(str(error)) from None
