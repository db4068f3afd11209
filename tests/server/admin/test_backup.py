"""Backup and restore: the whole house in one file, on a live server, and never in the place of something else."""

import asyncio
import json
import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from labrys.server.people.accounts import People
from labrys.server.storage.store import Store
from tests.server.admin.commands import command, running
from tests.server.houses import Guest, House, Line, house

Open = Callable[..., Line]


async def owner_of_one(url: str) -> None:
    """A house where one person lives."""
    store = Store(url)
    await store.open(serve=False)
    await People(store).guest("Anna", "en")
    await store.close()


def test_backup_and_restore_on_a_live_server(here: House, tmp_path: Path, line: Open) -> None:
    anna, table = running(here, "you", "bot:random")
    mine = line(anna, table).ready()
    mine.act(mine.my_turn()[0])
    mine.my_turn()
    version, view = mine.update["version"], json.dumps(mine.view)
    file = tmp_path / "house.backup"
    said = command("backup", str(file), "--database", here.database)
    assert re.search(r"[1-9][\d,]* tables?, [1-9][\d,]* entr(y|ies), [1-9][\d,]* p", said)
    mine.act(mine.my_turn()[0])
    mine.my_turn()
    later = anna.table("you", "open")
    assert "add --yes" in command("restore", str(file), "--database", here.database, code=2)
    command("restore", str(file), "--database", here.database, "--yes")
    mine.until(lambda message: message["type"] == "update" and message["version"] == version)
    assert json.dumps(mine.view) == view
    assert anna.get(f"/api/tables/{later}", 404)["code"] == "unknown"
    assert mine.act(mine.my_turn()[0])["type"] == "ack"


def test_a_backup_moves_a_house_from_sqlite_to_postgresql(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log") as here:
        anna, table = running(here)
        line = anna.socket(table).ready()
        assert line.ask("say", room="table", text="moving out")["type"] == "ack"
        hand = line.view["hand"]
        line.close()
    command("backup", str(tmp_path / "b"), "--database", sqlite_url)
    command("restore", str(tmp_path / "b"), "--database", postgres_url, "--yes")
    with house(postgres_url, tmp_path / "log") as here:
        line = Line(here, table, anna.cookie).ready()
        assert line.view["hand"] == hand
        assert line.until(lambda message: message["type"] == "chat")["text"] == "moving out"
        assert line.ask("say", room="table", text="moved in")["type"] == "ack"
        line.close()


@pytest.mark.parametrize(
    ("fault", "remedy"),
    [
        ("DROP TABLE entries", "no backup of a house"),
        ("DROP TABLE alembic_version", "no backup of a house"),
        ("DELETE FROM alembic_version", "no backup of a house"),
        ("DELETE FROM house", "no backup of a house"),
        ("UPDATE alembic_version SET version_num = '9999'", "another version of labrys"),
        ("cut", "damaged|no backup"),
        ("another's", "no backup of a house"),
    ],
)
def test_a_file_that_is_no_house_leaves_the_house_as_it_is(url: str, tmp_path: Path, fault: str, remedy: str) -> None:
    file = tmp_path / "broken"
    asyncio.run(owner_of_one(url))
    command("backup", str(file), "--database", url)
    if fault == "cut":
        file.write_bytes(file.read_bytes()[:-8192])
    elif fault == "another's":
        file.unlink()
        with closing(sqlite3.connect(file)) as other:
            other.execute("CREATE TABLE pictures (name TEXT)")
    else:
        with closing(sqlite3.connect(file)) as broken, broken:
            broken.execute(fault)
    assert re.search(remedy, command("restore", str(file), "--database", url, "--yes", code=2))
    assert "Anna" in command("admin", "--database", url, "people")


@pytest.mark.skipif(os.name != "posix", reason="needs modes of files")
def test_nobody_else_reads_the_database_or_a_backup(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log") as here:
        Guest(here)
        command("backup", str(tmp_path / "backup"), "--database", sqlite_url)
        files = [tmp_path / name for name in ("house.db", "house.db-wal", "house.db-shm", "backup")]
        assert [oct(file.stat().st_mode & 0o777) for file in files] == ["0o600"] * 4


def test_a_database_that_is_in_use_is_no_backup(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log") as here:
        Guest(here)
        said = command("restore", str(tmp_path / "house.db"), "--database", postgres_url, "--yes", code=2)
    assert "in use by a server" in said


def test_a_backup_never_takes_the_place_of_a_database(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    refused = f"{file} is the database of a house"
    asyncio.run(owner_of_one(sqlite_url))
    before = file.read_bytes()
    (tmp_path / "other").symlink_to(file)
    for name in ("house.db", "other"):  # the same file by whichever name
        assert "is the database of a house" in command("backup", str(tmp_path / name), "--database", sqlite_url, code=2)
    assert file.read_bytes() == before
    asyncio.run(owner_of_one(postgres_url))
    with house(sqlite_url, tmp_path / "log") as here:
        guest = Guest(here)
        assert refused in command("backup", str(file), "--database", sqlite_url, code=2)
        assert refused in command("backup", str(file), "--database", postgres_url, code=2)
        assert guest.get("/api/me")["id"] == guest.id
    assert refused in command("backup", str(file), "--database", postgres_url, code=2)  # nobody serves from it now
    said = command("admin", "--database", sqlite_url, "people")
    assert guest.id in said
    again = str(tmp_path / "backup")
    for _ in range(2):  # an older backup gives way to a newer one
        command("backup", again, "--database", sqlite_url)
