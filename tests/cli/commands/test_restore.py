"""``labrys restore`` with a file that is no backup."""

from pathlib import Path

from tests.server.admin.commands import command
from tests.server.databases import sqlite_url

__all__ = ["sqlite_url"]


def test_a_file_that_is_no_backup_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "x").write_text("hello")
    assert "no backup" in command("restore", str(tmp_path / "x"), "--database", sqlite_url, "--yes", code=2)
    assert "cannot be read" in command("restore", str(tmp_path / "y"), "--database", sqlite_url, "--yes", code=2)
    assert "z cannot be read" in command("restore", str(tmp_path / "z"), "--database", sqlite_url, code=2)
