"""How much of the house one person or one address may take up."""

import asyncio
import json
import socket
from pathlib import Path

import pytest
from sqlalchemy import event, update
from starlette.websockets import WebSocket

from labrys.server.admin import owner
from labrys.server.http.admission import CLOSE_SLOW
from labrys.server.http.table_socket import MOST_WAITING, MOST_WAITING_CHARACTERS, TableSocket
from labrys.server.limits.addresses import network
from labrys.server.live.table import LiveTable
from labrys.server.node import Node
from labrys.server.ops.settings import Settings
from labrys.server.people.accounts import People
from labrys.server.storage import schema
from labrys.server.storage.store import Store
from tests.server.houses import PATIENCE_SECONDS, Guest, House, Line, house, long_record, short_record, wait_until


def said_by(here: House, path: str, cookie: str) -> object:
    """The code of the first word on a new socket; None if it is no refusal."""
    with here.dial(path, cookie) as line:
        return json.loads(line.recv(PATIENCE_SECONDS)).get("code")


def test_an_address_has_so_many_lines(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log", {"sockets": 3}) as here:
        anna = Guest(here)
        table = anna.table("you", "open")
        lines = [anna.socket(table) for _ in range(3)]
        for line in lines:
            line.until(lambda message: message["type"] == "table")
        for path in (f"/api/tables/{table}/socket", "/api/me/socket"):
            assert said_by(here, path, anna.cookie) == "rate"
        lines.pop().close()
        wait_until(lambda: said_by(here, "/api/me/socket", anna.cookie) != "rate")
        for line in lines:
            line.close()


def test_a_person_has_so_many_tables_that_did_not_start(here: House) -> None:
    anna = Guest(here)
    tables = [anna.table("you", "bot:random") for _ in range(20)]
    wish = {"game": "relics", "seats": [{"kind": "you"}, {"kind": "open"}]}
    refused = anna.post("/api/tables", wish, 409)
    assert refused == {"code": "full", "text": "20 tables of yours have not started: start one or close one first."}
    assert Guest(here).post(f"/api/tables/{tables[0]}/close", None, 403)["code"] == "forbidden"
    anna.post(f"/api/tables/{tables[0]}/close")
    assert anna.post(f"/api/tables/{tables[0]}/close", None, 409)["code"] == "state"
    anna.table("you", "open")
    anna.post(f"/api/tables/{tables[1]}/start")
    assert anna.post(f"/api/tables/{tables[1]}/close", None, 409)["code"] == "state"
    anna.table("you", "open")
    anna.post("/api/tables", wish, 409)


def test_who_looks_at_a_table_sees_it_closed_and_nothing_more(here: House) -> None:
    anna, bruno = Guest(here), Guest(here)
    table = anna.table("you", "open", "bot:random")
    bruno.sit_at(table)
    line = bruno.socket(table)
    anna.post(f"/api/tables/{table}/close")
    line.until(lambda message: message["type"] == "table" and message["status"] == "closed")
    assert line.ask("act", action="place 0", version=0)["code"] == "state"
    assert not [message for message in line.heard if message["type"] == "update"]
    line.close()
    assert Guest(here).get(f"/api/tables/{table}", 404)["code"] == "unknown"
    assert table not in [brief["id"] for brief in bruno.get("/api/me/tables")["tables"]]
    assert bruno.post(f"/api/tables/{table}/sit", {}, 409)["code"] == "state"


async def age(url: str, tables: list[str], days: float) -> None:
    store = Store(url)
    await store.open(serve=False)
    created = schema.tables.c.created
    change = update(schema.tables).where(schema.tables.c.id.in_(tables))
    await store.write(lambda c: c.execute(change.values(created=created - int(days * 86_400_000))))
    await store.close()


def test_a_table_where_nobody_sits_is_listed_for_a_day(here: House) -> None:
    anna = Guest(here)
    empty, early, kept = (anna.table(first, "open", public=True) for first in ("open", "open", "you"))
    asyncio.run(age(here.database, [empty, kept], 1.1))
    asyncio.run(age(here.database, [early], 0.9))
    listed = [brief["id"] for brief in anna.get("/api/tables")["tables"]]
    assert (empty in listed, early in listed, kept in listed) == (False, True, True)
    assert anna.get(f"/api/tables/{empty}")["status"] == "open"


def test_a_body_that_trickles_is_not_waited_for(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log", {"request_seconds": 0.5}) as here:
        with socket.create_connection(("127.0.0.1", here.port), PATIENCE_SECONDS) as line:
            head = "POST /api/people HTTP/1.1\r\nHost: localhost\r\nX-Labrys: 1\r\nContent-Length: 99\r\n\r\n"
            line.sendall(head.encode() + b'{"name":')
            answer = b""
            while chunk := line.recv(4096):  # to the end: the line is closed
                answer += chunk
        assert answer.startswith(b"HTTP/1.1 408")
        assert b'"code":"late"' in answer


@pytest.mark.parametrize("what", ["steps?count=1", "record"])
def test_reading_finished_games_is_rationed(sqlite_url: str, tmp_path: Path, what: str) -> None:
    with house(sqlite_url, tmp_path / "log", {"replays": 0.01}) as here:
        anna = Guest(here)
        kept = anna.http.post("/api/records", content=short_record("steps")).json()["id"]
        codes = [anna.http.get(f"/api/tables/{kept}/{what}").status_code for _ in range(12)]
        assert codes[0] == 200
        assert 429 in codes


@pytest.mark.parametrize("known", [True, False])
def test_a_password_is_guessed_ten_times_at_most(here: House, known: bool) -> None:
    anna = Guest(here)
    login = f"name {anna.id[:8]}"
    right = {"name": login, "password": "a long secret"}
    if known:
        anna.post("/api/me/password", right)
        for _ in range(12):  # coming in as one should counts for nothing
            anna.post("/api/enter", right)
    with here.client() as client:
        wrong = {"name": login.upper(), "password": "another secret"}
        answers = [client.post("/api/enter", json=wrong) for _ in range(12)]
        assert [answer.status_code for answer in answers[:10]] == [403] * 10
        assert "10 wrong passwords" in answers[-1].json()["text"]
        assert client.post("/api/enter", json=right).status_code == 429


def test_nobody_locks_the_owner_of_a_name_out(here: House) -> None:
    anna = Guest(here)
    login = f"name {anna.id[:8]}"
    right, wrong = ({"name": login, "password": secret} for secret in ("a long secret", "another secret"))
    anna.post("/api/me/password", right)
    link = anna.post("/api/me/link")["token"]

    def enter(address: str, wish: dict[str, str]) -> int:
        with here.client() as client:
            return client.post("/api/enter", json=wish, headers={"X-Forwarded-For": address}).status_code

    assert enter("203.0.113.1", right) == 200
    assert [enter("198.51.100.1", wrong) for _ in range(11)] == [403] * 10 + [429]
    assert enter("203.0.113.2", right) == 200  # at another address
    strangers = (enter(f"198.51.100.{2 + number // 5}", wrong) for number in range(1000))
    assert 429 in strangers  # there is an end to it, from however many addresses
    with here.client() as client:
        answer = client.post("/api/enter", json=right, headers={"X-Forwarded-For": "203.0.113.3"})
        assert "from elsewhere" in answer.json()["text"]  # and not from this address, which tried nothing
    assert enter("203.0.113.1", right) == 200  # at home
    assert enter("198.51.100.1", {"link": link}) == 200
    assert anna.get("/api/me")["id"] == anna.id


def test_a_class_at_school_comes_in_from_one_address(sqlite_url: str, tmp_path: Path) -> None:
    usual = Settings()
    settings = {"visits": usual.visits, "arrivals": usual.arrivals, "sockets": usual.sockets}
    with house(sqlite_url, tmp_path / "log", settings) as here:
        lists = ("/", "/api/me", "/api/house", "/api/tables", "/api/records")
        with here.client() as pupil:
            for _ in range(30):
                assert all(pupil.get(path).status_code == 200 for path in lists)
                assert pupil.post("/api/people", json={"name": "Anna"}).status_code == 200
                pupil.cookies.clear()


def test_the_files_of_the_page_are_not_rationed(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log", {"visits": 0.01}) as here, here.client() as pupil:
        paths = ("/assets/index.js", "/icon.svg", "/manifest.webmanifest")
        assert 429 not in {pupil.get(path).status_code for _ in range(10) for path in paths}
        assert 429 in {pupil.get("/api/house").status_code for _ in range(10)}


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),  # an address of the fourth version in other clothes
        ("unknown", "unknown"),
    ],
)
def test_addresses_of_one_household_count_as_one(host: str, counted: str) -> None:
    assert network(host) == counted


def test_nobody_arrives_more_often_by_changing_the_address(sqlite_url: str, tmp_path: Path) -> None:
    def arrives(address: str) -> int:
        return client.post("/api/people", json={"name": "Anna"}, headers={"X-Forwarded-For": address}).status_code

    with house(sqlite_url, tmp_path / "log", {"arrivals": 0.01}) as here, here.client() as client:
        assert [arrives(f"2001:db8::{number:x}") for number in range(1, 8)] == [200] * 5 + [429] * 2
        assert arrives("2001:db8:0:1::1") == 200


def test_whoever_has_a_long_past_told_over_and_over_waits(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log", {"rate": 3}) as here:
        kept = Guest(here).http.post("/api/records", content=long_record()).json()["id"]
        for version, refused in ((0, True), (None, False)):  # nine to begin with; each is worth more than twenty or one
            line = Line(here, kept, None, greet=False)
            for _ in range(8):
                line.send({"type": "hello"} if version is None else {"type": "hello", "version": version})
            for _ in range(8):
                line.until(lambda message: message["type"] in ("update", "refused"))
            assert ("rate" in [message.get("code") for message in line.heard]) == refused
            line.close()


@pytest.mark.parametrize(
    ("size", "kept"), [(10, MOST_WAITING), (MOST_WAITING_CHARACTERS // 5, 6), (MOST_WAITING_CHARACTERS * 2, 1)]
)
def test_what_waits_for_a_slow_line_is_bounded(sqlite_url: str, size: int, kept: int) -> None:
    async def nothing(*_: object) -> None:
        raise AssertionError("nobody reads or writes here")

    async def fill() -> tuple[int, int | None]:
        table = LiveTable(Node(Settings(database=sqlite_url)).services, "x")
        wire = TableSocket(WebSocket({"type": "websocket"}, nothing, nothing), table, None, "here")  # type: ignore[arg-type]
        for _ in range(MOST_WAITING + 1):
            wire.send_encoded("x" * size)
        return len(wire.waiting), wire.ending

    assert asyncio.run(fill()) == (kept, CLOSE_SLOW)


@pytest.mark.parametrize("seed", ["x" * 400_000, " ".join(f"{step}:{'5e' * 16}" for step in range(10_000))])
def test_a_record_with_an_endless_seed_is_refused_in_a_sentence(here: House, seed: str) -> None:
    anna = Guest(here)
    record = {**json.loads(short_record("endless")), "seed": seed}
    answer = anna.http.post("/api/records", json=record)
    assert answer.status_code == 400
    assert "too long for a seed: use 1000 letters at most" in answer.json()["text"]


def test_a_record_with_endless_actions_is_refused_in_a_sentence(here: House) -> None:
    anna = Guest(here)
    record = json.loads(short_record("endless"))
    answer = anna.http.post("/api/records", json={**record, "actions": record["actions"][:1] * 6_000})
    assert answer.status_code == 413
    assert "more than 5000 actions" in answer.json()["text"]


def test_lists_read_no_seeds(url: str) -> None:
    async def run() -> None:
        node = Node(Settings(database=url))
        await node.open()
        read: list[str] = []
        database = node.store.database
        engine = database.threads.reading if database.threads is not None else database.reading.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *call: read.append(call[2]))
        anna = await People(node.store).guest("Anna", "en")
        for found in (
            await node.lists.lobby("en"),
            await node.lists.records("en"),
            await node.lists.mine(anna.id, "en"),
            await node.lists.waiting(anna),
        ):
            assert found == []
        await owner.tables(node.store)
        assert len(read) > 4
        assert not any("seed" in statement for statement in read)
        await node.close()

    asyncio.run(run())
