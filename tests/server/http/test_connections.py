"""Connections that are too long, too slow or too many, below anything that the house itself would see."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, cast

import psutil  # type: ignore[import-untyped]
import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from labrys.server.http.app import InTurn
from labrys.server.http.connections import BoundedHttp
from labrys.server.limits.fair_turns import FairTurns
from tests.server.houses import PATIENCE_SECONDS, Guest, House, house, wait_until
from tests.server.http.wire import Wire

Raw = Callable[[House], socket.socket]
START = b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\n"


@pytest.fixture
def raw() -> Iterator[Raw]:
    """Opens plain connections, and closes them after the test."""
    with ExitStack() as stack:
        yield lambda here: stack.enter_context(socket.create_connection(("127.0.0.1", here.port), PATIENCE_SECONDS))


def answer(line: socket.socket) -> bytes:
    """All that comes until the house hangs up; nothing if it did so before it was listened to."""
    found = b""
    with suppress(ConnectionError):
        while chunk := line.recv(65_536):
            found += chunk
    return found


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (START, b"X-%d: " + b"x" * 1000 + b"\r\n"),
        (START + b"X: ", b"x" * 1000),
        (b"GET /" + b"y", b"y" * 1000),
        (START + UPGRADE, b"X-%d: " + b"x" * 1000 + b"\r\n"),
        (b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ", b"x" * 1000),
    ],
    ids=["headers", "one header", "address", "socket", "trailer"],
)
def test_headers_without_end_cost_nothing(sqlite_house: House, raw: Raw, begin: bytes, more: bytes) -> None:
    house_itself = psutil.Process(sqlite_house.process.pid)
    before = house_itself.memory_info().rss
    line = raw(sqlite_house)
    line.sendall(begin)
    sent = 0
    with suppress(ConnectionError):
        while sent < 64 * 1024 * 1024:  # far more than could be waiting on the way
            sent += line.send(more.replace(b"%d", b"%d" % sent) * 50)
    assert sent < 64 * 1024 * 1024
    assert house_itself.memory_info().rss - before < 32 * 1024 * 1024


def test_a_long_head_in_one_piece_is_refused_in_a_sentence(sqlite_house: House, raw: Raw) -> None:
    for long in (b"X: " + b"x" * 33_000 + b"\r\n", b"X: y\r\n" * 200):
        line = raw(sqlite_house)
        line.sendall(START + long + b"\r\n")
        said = answer(line)
        assert said.startswith(b"HTTP/1.1 431")
        assert b"the head of this request is too long" in said


def test_a_long_body_is_not_taken_for_a_long_head(sqlite_house: House) -> None:
    anna = Guest(sqlite_house)
    pieces = (b"x" * 1000 for _ in range(200))
    assert anna.http.post("/api/records", content=pieces).status_code == 400  # read to its end: it is no record
    assert anna.http.post("/api/records", content=b"x" * 200_000).status_code == 400


def test_half_a_request_is_not_waited_for(sqlite_url: str, tmp_path: Path, raw: Raw) -> None:
    with house(sqlite_url, tmp_path / "log", {"request_seconds": 0.5}) as here:
        for begin in (b"", b"GET", START, b"\r\n"):
            line = raw(here)
            line.sendall(begin)
            assert answer(line).startswith(b"HTTP/1.1 408")
        for begin in (b"GET", b"\r\n"):  # the next one on a connection that was used before
            line = raw(here)
            line.sendall(START + b"\r\n")
            assert line.recv(12) == b"HTTP/1.1 200"
            line.sendall(begin)
            assert b"HTTP/1.1 408" in answer(line)
        line = raw(here)  # its answer is there, and its body never comes
        line.sendall(START + b"Content-Length: 99\r\n\r\n")
        wait_until(lambda: not trickles(line), every=0.2)


def trickles(line: socket.socket) -> bool:
    with suppress(ConnectionError):
        line.sendall(b"x")
        return True
    return False


def test_silent_connections_of_one_address_leave_room_for_others(sqlite_url: str, tmp_path: Path, raw: Raw) -> None:
    with house(sqlite_url, tmp_path / "log", {"connections": 20}) as here:
        silent = [raw(here) for _ in range(20)]
        refused = raw(here)
        refused.sendall(START + b"\r\n")
        assert b"20 connections are open from your address already" in answer(refused)
        silent.pop().close()
        wait_until(lambda: answers(here, raw))


def test_sockets_do_not_count_as_silent_connections(sqlite_url: str, tmp_path: Path, raw: Raw) -> None:
    with house(sqlite_url, tmp_path / "log", {"connections": 5, "request_seconds": 0.5}) as here:
        anna = Guest(here)
        table = anna.table("you", "open")
        lines = [anna.socket(table) for _ in range(8)]
        for line in lines:
            line.until(lambda message: message["type"] == "table")
        anna.http.close()
        wait_until(lambda: answers(here, raw))
        for line in lines:  # nor are they cut for saying nothing
            line.send({"type": "ping"})
            line.until(lambda message: message["type"] == "pong")
            line.close()


def answers(here: House, raw: Raw) -> bool:
    line = raw(here)
    line.sendall(START + b"Connection: close\r\n\r\n")
    return answer(line).startswith(b"HTTP/1.1 200")


def test_what_one_address_sends_by_many_lines_is_read_by_turns_with_what_others_send() -> None:
    async def run() -> None:
        begun: list[str] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            begun.append(scope["client"][0])
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})

        config = Config(cast(Any, app), log_config=None)
        config.load()
        state = {"turns": FairTurns(share=0)}
        wires = [Wire("10.0.0.1") for _ in range(100)] + [Wire("10.0.0.2")]
        lines = [BoundedHttp(config, ServerState(), state, asyncio.get_running_loop()) for _ in wires]
        for line, wire in zip(lines, wires, strict=True):
            line.connection_made(wire)
        for line in lines:
            line.data_received(START + b"\r\n")
        assert [wire.paused for wire in wires] == [False] + [True] * 99 + [False], "no more is read of what waits"
        while len(begun) < len(wires):
            await asyncio.sleep(0)
        assert begun.index("10.0.0.2") <= 1
        assert not any(wire.paused for wire in wires)
        assert all(wire.sent.startswith(b"HTTP/1.1 200") for wire in wires)
        for line in lines:
            line.connection_lost(None)

    asyncio.run(run())


def test_requests_that_come_on_one_line_at_once_begin_by_turns_with_those_of_others() -> None:
    async def run() -> None:
        begun: list[str] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            begun.append(scope["client"][0])

        orderly = InTurn(app, FairTurns(share=0))
        visits = [{"type": "http", "client": (host, 1)} for host in ["10.0.0.1"] * 50 + ["10.0.0.2"]]
        await asyncio.gather(*(orderly(visit, cast(Any, None), cast(Any, None)) for visit in visits))
        assert len(begun) == 51
        assert begun.index("10.0.0.2") <= 1

    asyncio.run(run())
