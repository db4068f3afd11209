"""``labrys serve`` with options that do not go together."""

from tests.server.admin.commands import command
from tests.server.databases import sqlite_url

__all__ = ["sqlite_url"]


def test_several_workers_need_postgresql(sqlite_url: str) -> None:
    said = command("serve", "--database", sqlite_url, "--workers", "2", code=2)
    assert "postgresql" in said
