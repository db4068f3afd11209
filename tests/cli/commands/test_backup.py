"""``labrys backup`` into a folder that is not there."""

from pathlib import Path

from tests.server.admin.commands import command
from tests.server.databases import sqlite_url
from tests.server.houses import house

__all__ = ["sqlite_url"]


def test_a_backup_makes_no_folders(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log"):
        pass
    said = command("backup", str(tmp_path / "nowhere" / "b"), "--database", sqlite_url, code=2)
    assert "is no folder: make it" in said
    assert not (tmp_path / "nowhere").exists()
