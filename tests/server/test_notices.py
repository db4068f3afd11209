"""Turn notices: one for each turn of whoever is not here, in the JSON of chat services, tried again when it fails."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from labrys.server.notices import resolve
from tests.server.houses import Guest, House, Line, house


class Hook(BaseHTTPRequestHandler):
    """A chat service that is out of order at first."""

    heard: list[dict[str, Any]] = []
    failures = 0

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        if type(self).failures > 0:
            type(self).failures -= 1
            self.send_response(500)
        else:
            self.heard.append(json.loads(body))
            self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the library's
        pass


@pytest.fixture
def hook() -> Iterator[str]:
    Hook.heard, Hook.failures = [], 0
    server = HTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hook"
    server.shutdown()
    thread.join()
    server.server_close()


def wait_for(count: int, seconds: float) -> None:
    until = time.monotonic() + seconds
    while len(Hook.heard) < count:
        assert time.monotonic() < until
        time.sleep(0.05)


def test_whoever_is_asked_and_not_here_gets_a_notice_even_after_a_failure(here: House, hook: str) -> None:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno", "fr")
    for guest in (anna, bruno):
        guest.post("/api/me", {"webhook": hook})
    table = anna.table("you", "open")
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    lines = [guest.socket(table).ready() for guest in (anna, bruno)]
    first = next(seat for seat, line in enumerate(lines) if line.update.get("choices"))
    lines[1 - first].close()
    time.sleep(2)  # the house takes its time to see that somebody has gone
    Hook.failures = 1
    lines[first].act(lines[first].my_turn()[0])
    wait_for(1, 40)
    (notice,) = Hook.heard
    assert notice["text"] == notice["content"]
    assert f"{here.url}/t/{table}" in notice["text"]
    assert ("Bruno, c\u2019est votre tour" if first == 0 else "Anna, it is your turn") in notice["text"]
    lines[first].close()


def test_whoever_is_asked_first_gets_a_notice_unless_there(here: House, hook: str) -> None:
    anna = Guest(here, "Anna")
    anna.post("/api/me", {"webhook": hook})
    for there in (True, False):
        table = anna.table("you", "bot:easy", game="empire", options={"ages": 1})
        anna.post(f"/api/tables/{table}/start")
        watching = anna.socket(table).ready() if there else None
        if there:
            time.sleep(8)
            assert Hook.heard == []
        else:
            wait_for(1, 30)
        if watching is not None:
            watching.close()


def test_a_notice_that_failed_is_not_sent_to_who_has_moved_since(here: House, hook: str) -> None:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    for guest in (anna, bruno):  # who begins is drawn by lot
        guest.post("/api/me", {"webhook": hook})
    Hook.failures = 1
    table = anna.table("you", "open", game="empire")
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    until = time.monotonic() + 30
    while Hook.failures:
        assert time.monotonic() < until
        time.sleep(0.05)
    lines = [guest.socket(table).ready() for guest in (anna, bruno)]
    first = next(line for line in lines if line.update.get("choices"))
    while first.update["turn"] == first.update.get("you", first.view["you"]):
        first.act(first.my_turn()[0])
    for line in lines:
        line.close()
    time.sleep(8)  # the second try is due five seconds after the first
    assert Hook.heard == []


class Drip(BaseHTTPRequestHandler):
    """A chat service that never comes to an end."""

    def do_POST(self) -> None:
        self.send_response(200)
        with suppress(OSError):
            while True:
                self.wfile.write(b"x: y\r\n")
                time.sleep(0.5)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the library's
        pass


def test_a_slow_chat_service_keeps_nobody_waiting(sqlite_house: House, hook: str) -> None:
    slow = ThreadingHTTPServer(("127.0.0.1", 0), Drip)
    slow.daemon_threads = True
    thread = threading.Thread(target=slow.serve_forever)
    thread.start()
    try:
        for address in (f"http://127.0.0.1:{slow.server_port}/", hook):
            anna = Guest(sqlite_house, "Anna")
            anna.post("/api/me", {"webhook": address})
            table = anna.table("you", "bot:easy")
            anna.post(f"/api/tables/{table}/start")
            if address != hook:
                time.sleep(7)  # it is due after five seconds; now it hangs
        wait_for(1, 20)
    finally:
        slow.shutdown()
        thread.join()
        slow.server_close()


@pytest.mark.parametrize("host", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1"])
def test_no_notice_goes_into_our_own_network(host: str) -> None:
    import asyncio

    with pytest.raises(OSError, match="not a public address"):
        asyncio.run(resolve(host, 80, anywhere=False))


def test_whoever_has_a_line_to_another_node_is_here(postgres_url: str, hook: str, tmp_path: Path) -> None:
    with house(postgres_url, tmp_path / "one") as one, house(postgres_url, tmp_path / "other") as other:
        guests = [Guest(one, "Anna"), Guest(one, "Bruno")]
        for guest in guests:
            guest.post("/api/me", {"webhook": hook})
        table = guests[0].table("you", "open")
        guests[1].sit_at(table)
        guests[0].post(f"/api/tables/{table}/start")
        lines = [Line(one, table, guest.cookie).ready() for guest in guests]
        first = next(seat for seat, line in enumerate(lines) if line.update.get("choices"))
        lines[1 - first].close()
        lines[1 - first] = Line(other, table, guests[1 - first].cookie).ready()
        time.sleep(2)
        lines[first].act(lines[first].my_turn()[0])  # to somebody who is at the other node
        lines[1 - first].catch_up(lines[first].update["version"])
        lines[first].close()
        time.sleep(3)
        assert Hook.heard == []
        lines[1 - first].act(lines[1 - first].my_turn()[0])  # to somebody who has gone
        if not lines[1 - first].update.get("choices"):
            wait_for(1, 20)
        lines[1 - first].close()
