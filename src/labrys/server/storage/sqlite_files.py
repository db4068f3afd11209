"""Checks that the SQLite files at their path are still the ones that are open.

A file that is deleted or replaced still exists for a process that has it open, which would go on writing to it in vain.
"""

from __future__ import annotations

import os
from pathlib import Path

from labrys.server.protocol.errors import StoreDown


class SqliteFiles:
    """The database and its write-ahead log, as they were when the house was opened."""

    def __init__(self, path: Path) -> None:
        self.paths = [str(path), f"{path}-wal"]
        self.known: dict[str, tuple[int, int]] = {}

    def remember(self) -> None:
        self.known = {path: found for path in self.paths if (found := identity(path)) is not None}

    def check(self) -> None:
        """To be asked after each commit and before its acknowledgement; it takes two microseconds or so."""
        for path, known in self.known.items():
            if identity(path) != known:
                raise StoreDown(f"{Path(path).name} was taken away or replaced: its owner has to bring it back")


def identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
