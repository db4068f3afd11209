"""Storage in trouble: files taken away, a full disk, a damaged file. Nothing is acknowledged into nothing, and it is said."""

import os
import sqlite3
import uuid
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.houses import Guest, House, Line, house, wait_until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="files in use cannot be taken away elsewhere")


@contextmanager
def table(folder: Path) -> Iterator[tuple[House, Guest, Line]]:
    """A house in a file, where a game is on and it is our turn."""
    with house(f"sqlite+aiosqlite:///{folder / 'house.db'}", folder / "log") as here:
        anna = Guest(here)
        name = anna.table("you", "bot:random")
        anna.post(f"/api/tables/{name}/start")
        line = anna.socket(name).ready()
        line.act(line.my_turn()[0])
        line.my_turn()
        yield here, anna, line
        line.close()


def trouble(here: House) -> str:
    """What /healthz says is wrong."""
    answer = here.get("/healthz")
    if answer.status_code == 200:
        return ""
    assert answer.status_code == 503
    assert answer.json()["code"] == "storage"
    return str(answer.json()["text"])


@pytest.mark.parametrize("files", [("house.db", "house.db-wal", "house.db-shm"), ("house.db",), ("house.db-wal",)])
def test_nothing_is_acknowledged_into_a_file_that_was_taken_away(tmp_path: Path, files: tuple[str, ...]) -> None:
    with table(tmp_path) as (here, anna, line):
        action, version, key = line.my_turn()[0], line.update["version"], uuid.uuid4().hex
        for file in files:
            (tmp_path / file).rename(tmp_path / f"{file}.away")
        for _ in range(3):  # however often it is sent
            answer = line.ask("act", id=key, action=action, version=version)
            assert answer["code"] == "storage"
            assert "was taken away or replaced" in answer["text"]
        assert line.ask("say", room="table", text="hello")["code"] == "storage"
        assert "was taken away or replaced" in trouble(here)
        assert anna.http.post("/api/me", json={"name": "Anne"}).status_code == 503
        for file in files:
            (tmp_path / f"{file}.away").rename(tmp_path / file)
        assert line.ask("act", id=key, action=action, version=version) == {
            "type": "ack",
            "id": key,
            "version": version + 1,
        }
        assert trouble(here) == ""
    with closing(sqlite3.connect(tmp_path / "house.db")) as kept:
        assert kept.execute("SELECT count(*) FROM entries WHERE key = ?", (key,)).fetchone() == (1,)


def test_another_file_in_its_place_is_not_ours(tmp_path: Path) -> None:
    with table(tmp_path) as (here, _, line):
        copy = (tmp_path / "house.db").read_bytes()
        (tmp_path / "house.db").unlink()
        (tmp_path / "house.db").write_bytes(copy)
        assert line.ask("say", room="table", text="hello")["code"] == "storage"
        assert "was taken away or replaced" in trouble(here)


def test_a_full_disk_is_seen_from_outside_until_there_is_room_again(tmp_path: Path) -> None:
    import resource

    with table(tmp_path) as (here, _, _):
        pid = here.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, before[1]))  # no file may grow any more
        wait_until(lambda: trouble(here))  # what was stored within the last second counts
        assert "storage is in trouble" in trouble(here)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        wait_until(lambda: not trouble(here))


def test_a_damaged_file_is_the_houses_trouble_and_not_the_words(tmp_path: Path) -> None:
    with table(tmp_path) as (here, anna, line):
        with closing(sqlite3.connect(tmp_path / "house.db")) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            size = other.execute("PRAGMA page_size").fetchone()[0]
        with (tmp_path / "house.db").open("r+b") as file:
            length = file.seek(0, os.SEEK_END)
            file.seek(size)
            file.write(b"\xff" * (length - size))
        line.act(line.my_turn()[0])  # another line to the file: what each has read before is read anew
        answers = [line.ask("say", room="table", text=f"hello {number}") for number in range(3)]
        assert {answer.get("code") for answer in answers} == {"storage"}
        assert "storage is in trouble" in answers[0]["text"]
        assert anna.http.post("/api/me", json={"name": "Anne"}).status_code == 503
        assert "storage is in trouble" in trouble(here)
