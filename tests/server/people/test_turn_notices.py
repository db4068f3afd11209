"""Turn notices: one for each turn of whoever is not here, in the JSON of chat services, tried again when it fails."""

import asyncio
import json
import re
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from labrys.server.people.turn_notices import resolve
from labrys.server.storage import schema
from labrys.server.storage.store import Store
from tests.server.houses import Guest, House, Line, house, wait_until


class Hook(BaseHTTPRequestHandler):
    """A chat service that is out of order at first."""

    heard: list[dict[str, Any]] = []
    failures = 0  # how often it fails from now on
    failed = 0

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        if type(self).failures > 0:
            type(self).failures -= 1
            type(self).failed += 1
            self.send_response(500)
        else:
            self.heard.append(json.loads(body))
            self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the library's
        pass


@pytest.fixture
def hook() -> Iterator[str]:
    Hook.heard, Hook.failures, Hook.failed = [], 0, 0
    server = HTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hook"
    server.shutdown()
    thread.join()
    server.server_close()


def told_of(table: str) -> list[dict[str, Any]]:
    """The notices of a table; what an earlier test left behind may knock here too."""
    return [notice for notice in Hook.heard if table in notice["text"]]


async def present(database: str, table: str, person: str) -> list[str]:
    """The nodes that tell the others of a person's lines to a table."""
    store, rows = Store(database), schema.presence
    await store.open(serve=False)
    try:
        found = await store.read(select(rows.c.node).where(rows.c.table == table, rows.c.person == person))
        return [row.node for row in found]
    finally:
        await store.close()


def nodes(guest: Guest, table: str) -> list[str]:
    return asyncio.run(present(guest.house.database, table, guest.id))


def sockets(here: House) -> float:
    found = re.search(r"^labrys_sockets (\S+)$", here.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def hang_up(line: Line, at: House) -> None:
    """Close a line, and wait until the house knows."""
    before = sockets(at)
    line.close()
    wait_until(lambda: sockets(at) < before)


def test_whoever_comes_after_the_start_is_here(here: House, hook: str) -> None:
    """Some are there before the start, some a moment later; five seconds after it the house looks who is missing."""
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    for guest in (anna, bruno):
        guest.post("/api/me", {"webhook": hook})
    early = anna.table("you", "bot:random", game="empire", options={"ages": 1})
    lines = [anna.socket(early)]
    lines[0].until(lambda message: message["type"] == "table")
    anna.post(f"/api/tables/{early}/start")
    for _ in range(20):
        late = anna.table("you", "open", game="empire", options={"ages": 1})
        bruno.sit_at(late)
        began = time.monotonic()
        anna.post(f"/api/tables/{late}/start")
        lines += [guest.socket(late).ready() for guest in (anna, bruno)]
        if time.monotonic() < began + 4:  # on a machine that was busy for so long nobody comes in time: once more
            break
    time.sleep(8)
    assert told_of(early) == told_of(late) == []
    for line in lines:
        line.close()


def test_whoever_is_asked_and_not_here_gets_a_notice_even_after_a_failure(here: House, hook: str) -> None:
    guests = [Guest(here, "Anna"), Guest(here, "Bruno", "fr")]
    table = guests[0].table("you", "open")
    guests[1].sit_at(table)
    guests[0].post(f"/api/tables/{table}/start")
    lines = [guest.socket(table).ready() for guest in guests]
    first = next(seat for seat, line in enumerate(lines) if line.update.get("choices"))
    for guest in guests:  # only now: the start is told to nobody
        guest.post("/api/me", {"webhook": hook})
    hang_up(lines[1 - first], here)
    wait_until(lambda: not nodes(guests[1 - first], table))
    Hook.failures = 1
    lines[first].act(lines[first].my_turn()[0])
    wait_until(lambda: told_of(table))
    (notice,) = told_of(table)
    assert notice["text"] == notice["content"]
    assert f"{here.url}/t/{table}" in notice["text"]
    assert ("Bruno, c\u2019est votre tour" if first == 0 else "Anna, it is your turn") in notice["text"]
    lines[first].close()


def test_whoever_is_asked_first_and_not_here_gets_a_notice(here: House, hook: str) -> None:
    anna = Guest(here, "Anna")
    anna.post("/api/me", {"webhook": hook})
    table = anna.table("you", "bot:random", game="empire", options={"ages": 1})
    anna.post(f"/api/tables/{table}/start")
    wait_until(lambda: told_of(table))


def test_a_notice_that_failed_is_not_sent_to_who_has_moved_since(here: House, hook: str) -> None:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    for guest in (anna, bruno):  # who begins is drawn by lot
        guest.post("/api/me", {"webhook": hook})
    Hook.failures = 1000  # out of order until the move is made
    table = anna.table("you", "open", game="empire")
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    wait_until(lambda: Hook.failed)
    lines = [guest.socket(table).ready() for guest in (anna, bruno)]
    first = next(line for line in lines if line.update.get("choices"))
    while first.update["turn"] == first.update.get("you", first.view["you"]):
        first.act(first.my_turn()[0])
    for line in lines:
        line.close()
    Hook.failures = 0
    time.sleep(8)  # the second try is due five seconds after the first
    assert told_of(table) == []


class Drip(BaseHTTPRequestHandler):
    """A chat service that never comes to an end."""

    begun = 0

    def do_POST(self) -> None:
        type(self).begun += 1
        self.send_response(200)
        with suppress(OSError):
            while True:
                self.wfile.write(b"x: y\r\n")
                time.sleep(0.5)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the library's
        pass


@pytest.fixture
def drip() -> Iterator[str]:
    Drip.begun = 0
    slow = ThreadingHTTPServer(("127.0.0.1", 0), Drip)
    slow.daemon_threads = True
    thread = threading.Thread(target=slow.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{slow.server_port}/"
    slow.shutdown()
    thread.join()
    slow.server_close()


def test_a_slow_chat_service_keeps_nobody_waiting_however_many_tables_it_is_told_of(
    here: House, hook: str, drip: str
) -> None:
    mallory, anna = Guest(here, "Mallory"), Guest(here, "Anna")
    for guest, address, tables in ((mallory, drip, 60), (anna, hook, 1)):
        guest.post("/api/me", {"webhook": address})
        for _ in range(tables):
            table = guest.table("you", "bot:random")
            guest.post(f"/api/tables/{table}/start")
    wait_until(lambda: told_of(table))
    assert Drip.begun < 20  # of sixty; each takes ten seconds


def test_who_has_several_tables_is_told_of_each(here: House, hook: str) -> None:
    anna = Guest(here)
    anna.post("/api/me", {"webhook": hook})
    tables = [anna.table("you", "bot:random") for _ in range(3)]
    for table in tables:
        anna.post(f"/api/tables/{table}/start")
    wait_until(lambda: all(told_of(table) for table in tables))


INSIDE = [
    "127.0.0.1", "10.1.2.3", "100.64.0.1", "169.254.169.254", "0.0.0.0", "255.255.255.255",
    "224.0.0.1", "239.1.2.3",  # many at once
    "::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "ff0e::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1",  # mapped and compatible
    "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::7f00:1",  # NAT64
    "2002:7f00:1::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2",  # 6to4, Teredo
]  # fmt: skip


@pytest.mark.parametrize("host", INSIDE)
def test_no_notice_goes_into_our_own_network(host: str) -> None:
    with pytest.raises(OSError, match="not a public address"):
        asyncio.run(resolve(host, 80, anywhere=False))


def test_a_webhook_into_our_own_network_is_refused_when_it_is_set(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log", {"webhooks_anywhere": False}) as here:
        anna = Guest(here)
        for host in INSIDE:
            place = f"[{host}]" if ":" in host else host
            assert "is not on the internet" in anna.post("/api/me", {"webhook": f"http://{place}/hook"}, 400)["text"]
        for host in ("8.8.8.8", "[2606:4700::1111]", "chat.example"):
            anna.post("/api/me", {"webhook": f"https://{host}/hook"})


def test_whoever_has_a_line_to_another_node_is_here(postgres_url: str, hook: str, tmp_path: Path) -> None:
    with house(postgres_url, tmp_path / "one") as one, house(postgres_url, tmp_path / "other") as other:
        guests = [Guest(one, "Anna"), Guest(one, "Bruno")]
        table = guests[0].table("you", "open")
        guests[1].sit_at(table)
        guests[0].post(f"/api/tables/{table}/start")
        lines = [Line(one, table, guest.cookie).ready() for guest in guests]
        first = next(seat for seat, line in enumerate(lines) if line.update.get("choices"))
        for guest in guests:  # only now: the start is told to nobody
            guest.post("/api/me", {"webhook": hook})
        wait_until(lambda: nodes(guests[1 - first], table))
        (here,) = nodes(guests[1 - first], table)
        hang_up(lines[1 - first], one)
        lines[1 - first] = Line(other, table, guests[1 - first].cookie).ready()
        wait_until(lambda: nodes(guests[1 - first], table) not in ([], [here]))
        wait_until(lambda: here not in nodes(guests[1 - first], table))
        lines[first].act(lines[first].my_turn()[0])  # to somebody who is at the other node
        lines[1 - first].catch_up(lines[first].update["version"])
        hang_up(lines[first], one)
        wait_until(lambda: not nodes(guests[first], table))
        time.sleep(3)
        assert told_of(table) == []
        lines[1 - first].act(lines[1 - first].my_turn()[0])  # to somebody who has gone
        if not lines[1 - first].update.get("choices"):
            wait_until(lambda: told_of(table))
        lines[1 - first].close()
