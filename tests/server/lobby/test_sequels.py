"""Sequels of sequels, and what others hear of them."""

import asyncio
import threading
from collections.abc import Callable

import pytest

import labrys
from labrys.engine import Game, Record
from labrys.server.lobby import sequels
from labrys.server.node import Node
from labrys.server.ops.settings import Settings
from tests.server.houses import Guest, House, Line, play_out

Open = Callable[..., Line]
SEATS = [{"kind": "you"}, {"kind": "bot", "level": "random"}]


def play_through(anna: Guest, bruno: Guest, table: str, line: Open) -> None:
    anna.post(f"/api/tables/{table}/start")
    play_out([line(guest, table, words=False).ready() for guest in (anna, bruno)])


def finished(here: House, line: Open) -> tuple[Guest, Guest, str]:
    """A short game that Anna and Bruno have played to its end."""
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open", options={"round_limit": 1})
    bruno.sit_at(table)
    play_through(anna, bruno, table, line)
    return anna, bruno, table


def long_record() -> str:
    """A game of more than a hundred actions, played to its end without any server."""
    state = labrys.game("relics").new(2, "long")
    while not state.over:
        actions = state.actions()
        state.act(actions[state.steps % len(actions)])
    assert state.steps > 110
    return labrys.Record.of(state).text()


def test_a_rematch_has_a_rematch_and_forks(here: House, line: Open) -> None:
    anna, bruno, table = finished(here, line)
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    play_through(anna, bruno, again, line)
    third = bruno.post(f"/api/tables/{again}/rematch")["id"]
    assert bruno.get(f"/api/tables/{third}")["parent"] == f"rematch:{again}"
    fork = anna.post(f"/api/tables/{again}/fork", {"step": 2, "seats": SEATS})["id"]
    assert anna.get(f"/api/tables/{fork}")["parent"] == f"fork:{again}:2"
    assert anna.post(f"/api/tables/{fork}/start")["status"] == "playing"


def test_a_rematch_keeps_everybodys_colour(here: House, line: Open) -> None:
    anna, bruno, table = finished(here, line)
    assert [seat.get("colour") for seat in anna.get(f"/api/tables/{table}")["seats"]] == [None, None]
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    worn = {seat["name"]: seat.get("colour", at) for at, seat in enumerate(anna.get(f"/api/tables/{again}")["seats"])}
    assert worn == {"Bruno": 1, "Anna": 0}
    play_through(anna, bruno, again, line)
    third = bruno.post(f"/api/tables/{again}/rematch")["id"]
    worn = {seat["name"]: seat.get("colour", at) for at, seat in enumerate(anna.get(f"/api/tables/{third}")["seats"])}
    assert worn == {"Bruno": 1, "Anna": 0}


def test_a_game_is_forked_at_a_late_step(here: House) -> None:
    anna = Guest(here)
    table = anna.http.post("/api/records", content=long_record()).json()["id"]
    for step in (99, 100, 109):
        fork = anna.post(f"/api/tables/{table}/fork", {"step": step, "seats": SEATS})["id"]
        assert anna.get(f"/api/tables/{fork}")["parent"] == f"fork:{table}:{step}"
        assert anna.post(f"/api/tables/{fork}/start")["status"] == "playing"


def test_a_rematch_that_was_taken_away_is_to_be_had_anew(here: House, line: Open) -> None:
    anna, bruno, table = finished(here, line)
    first = anna.post(f"/api/tables/{table}/rematch")["id"]
    anna.post(f"/api/tables/{first}/close")
    assert "next" not in anna.get(f"/api/tables/{table}")
    second = bruno.post(f"/api/tables/{table}/rematch")["id"]
    assert second != first
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == second
    assert anna.get(f"/api/tables/{table}")["next"] == second
    assert bruno.post(f"/api/tables/{second}/start")["status"] == "playing"


def test_a_record_that_is_brought_along_is_read_beside_the_event_loop(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a million letters may be in it: whoever plays meanwhile is not to wait until they are read."""
    read_in: list[threading.Thread] = []
    usual = sequels.read_record

    def noted(text: str) -> tuple[Record, Game]:
        read_in.append(threading.current_thread())
        return usual(text)

    monkeypatch.setattr(sequels, "read_record", noted)

    async def run() -> None:
        node = Node(Settings(database=sqlite_url))
        await node.open()
        anna = await node.people.guest("Anna", "en")
        table = await node.sequels.upload(anna, long_record())
        assert (await node.archive.finished(table)).actions == Record.parse(long_record()).actions
        await node.close()

    asyncio.run(run())
    assert read_in
    assert threading.main_thread() not in read_in
