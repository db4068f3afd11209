"""A person's own line: which tables wait, told at once and at every change, on whichever node it happens."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.houses import PATIENCE_SECONDS, Guest, House, house


@contextmanager
def desk(guest: Guest, at: House | None = None, origin: str | None = None) -> Iterator[ClientConnection]:
    with (at or guest.house).dial("/api/me/socket", guest.cookie, origin) as socket:
        yield socket


def waiting(socket: ClientConnection) -> list[str]:
    message = json.loads(socket.recv(PATIENCE_SECONDS))
    assert message["type"] == "waiting"
    return [table["id"] for table in message["tables"]]


def test_a_person_hears_which_tables_wait(here: House) -> None:
    anna, bruno = Guest(here, "Anna", "fr"), Guest(here, "Bruno")
    with ExitStack() as stack:
        lines = [stack.enter_context(desk(guest)) for guest in (anna, bruno)]
        assert [waiting(line) for line in lines] == [[], []]
        table = anna.table("you", "open")
        bruno.sit_at(table)
        anna.post(f"/api/tables/{table}/start")
        played = [guest.socket(table).ready() for guest in (anna, bruno)]
        first = next(seat for seat, line in enumerate(played) if line.update.get("choices"))
        told = json.loads(lines[first].recv(PATIENCE_SECONDS))["tables"]
        assert [(found["id"], found["game"], found["names"]) for found in told] == [
            (table, "relics", ["Anna", "Bruno"])
        ]
        assert told[0]["title"]
        played[first].act(played[first].my_turn()[0])
        assert waiting(lines[first]) == []
        assert waiting(lines[1 - first]) == [table]
        for line in played:
            line.close()
        with desk(bruno) as again:  # at once, also on a new line
            assert waiting(again) == ([table] if first == 0 else [])


def test_only_ones_own_turns_are_told(here: House) -> None:
    anna, mallory = Guest(here), Guest(here, "Mallory")
    table = anna.table("you", "bot:random")
    with desk(mallory) as line:
        assert waiting(line) == []
        anna.post(f"/api/tables/{table}/start")
        with pytest.raises(TimeoutError):
            line.recv(1)


def test_a_stranger_or_another_site_hears_nothing(here: House) -> None:
    anna = Guest(here)
    with here.dial("/api/me/socket") as socket:
        assert json.loads(socket.recv(PATIENCE_SECONDS))["code"] == "unknown-person"
    with desk(anna, origin="https://evil.example") as socket:
        assert json.loads(socket.recv(PATIENCE_SECONDS))["code"] == "forbidden"


def test_nonsense_ends_the_line_or_changes_nothing(here: House) -> None:
    anna = Guest(here)
    with desk(anna) as line:
        assert waiting(line) == []
        line.send("what?")
        line.send("x" * 5000)
        with pytest.raises(ConnectionClosed):
            line.recv(PATIENCE_SECONDS)


def test_a_flood_of_words_ends_the_line(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log", {"messages": 0.01}) as here, desk(Guest(here)) as line:
        assert waiting(line) == []
        for _ in range(6):  # five at once, and another in a hundred seconds
            line.send("still here")
        with pytest.raises(ConnectionClosed):
            line.recv(PATIENCE_SECONDS)


def test_turns_are_told_across_nodes(postgres_url: str, tmp_path: Path) -> None:
    with house(postgres_url, tmp_path / "one") as one, house(postgres_url, tmp_path / "other") as other:
        anna, bruno = Guest(one, "Anna"), Guest(one, "Bruno")
        table = anna.table("you", "open")
        bruno.sit_at(table)
        anna.post(f"/api/tables/{table}/start")
        played = [guest.socket(table).ready() for guest in (anna, bruno)]
        first = next(seat for seat, line in enumerate(played) if line.update.get("choices"))
        with desk((anna, bruno)[first], other) as mover, desk((anna, bruno)[1 - first], other) as next_one:
            assert (waiting(mover), waiting(next_one)) == ([table], [])
            played[first].act(played[first].my_turn()[0])
            assert (waiting(mover), waiting(next_one)) == ([], [table])
        for line in played:
            line.close()
