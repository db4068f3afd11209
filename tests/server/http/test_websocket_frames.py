"""Pings, pongs and pieces of messages are counted by address; whoever sends too many is cut, and nobody waits for them."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from labrys.server.http.websocket_frames import MOST_FRAGMENTS, SLICE_BYTES, BoundedSocket
from labrys.server.limits.fair_turns import FairTurns
from labrys.server.limits.rates import Limits
from labrys.server.ops.settings import Settings
from tests.server.houses import PATIENCE_SECONDS, Guest, House, Line, house
from tests.server.http.wire import Wire

PIECE, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA
FIN = 0x80
SLOW = {"frames": 0.01}  # a second: however slow the machine is, we are quicker; five at once is the least
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\n\r\n"
)


def frame(head: int, data: bytes = b"") -> bytes:
    """As a client sends it, under a mask that changes nothing."""
    assert len(data) < 126
    return bytes([head, 0x80 | len(data), 0, 0, 0, 0]) + data


def flood(line: Line, frames: bytes) -> None:
    with suppress(OSError):  # it may be cut in the middle of them
        line.socket.socket.sendall(frames)


def place(here: House) -> tuple[Guest, str]:
    anna = Guest(here)
    return anna, anna.table("you", "open")


@pytest.mark.parametrize(
    "frames",
    [
        frame(FIN | PING) * 50,
        frame(FIN | PONG) * 50,
        frame(TEXT) + frame(PIECE) * 50,
        frame(TEXT) + frame(PIECE, b"x") * 50,
        (frame(TEXT) + frame(FIN | PIECE, b'{"type":"ping"}')) * 50,
    ],
    ids=["pings", "pongs", "empty pieces", "pieces", "messages in pieces"],
)
def test_too_many_frames_that_are_no_messages_end_the_line(tmp_path: Path, frames: bytes) -> None:
    with house(f"sqlite+aiosqlite:///{tmp_path / 'h.db'}", tmp_path / "log", SLOW) as here:
        anna, table = place(here)
        line = anna.socket(table)
        flood(line, frames)
        assert line.closed() == 1013
        line.close()
        assert here.get("/healthz").status_code == 200


def test_the_lines_of_one_address_share_what_it_may(tmp_path: Path) -> None:
    with house(f"sqlite+aiosqlite:///{tmp_path / 'h.db'}", tmp_path / "log", SLOW) as here:
        anna, table = place(here)
        first, second = anna.socket(table), Guest(here, "Bruno").socket(table)
        for _ in range(3):
            assert first.socket.ping().wait(PATIENCE_SECONDS)
        with suppress(ConnectionClosed):
            for _ in range(3):
                second.socket.ping()
        assert second.closed() == 1013
        first.send({"type": "ping"})  # whoever was there before is heard
        first.until(lambda message: message["type"] == "pong")
        first.close()
        second.close()


def test_a_message_has_so_many_pieces(sqlite_house: House) -> None:
    anna, table = place(sqlite_house)
    line = anna.socket(table)
    line.until(lambda message: message["type"] == "here")
    said = b'{"type":"ping"}'
    flood(line, frame(TEXT, said[:5]) + frame(PIECE) * (MOST_FRAGMENTS - 2) + frame(FIN | PIECE, said[5:]))
    line.until(lambda message: message["type"] == "pong")
    flood(line, frame(TEXT, said[:5]) + frame(PIECE) * MOST_FRAGMENTS)
    assert line.closed() == 1013
    line.close()


def test_messages_that_come_all_at_once_are_all_heard(sqlite_house: House) -> None:
    anna, table = place(sqlite_house)
    line = anna.socket(table)
    line.until(lambda message: message["type"] == "here")
    refused = b'{"type":"why","id":"%d","actions":[]}'
    flood(line, b"".join(frame(FIN | TEXT, refused % number) for number in range(15)))
    flood(line, b"".join(frame(FIN | TEXT, b'{"type":"ping"}') for _ in range(200)) + frame(FIN | PING))
    for _ in range(200):
        line.until(lambda message: message["type"] == "pong")
    line.close()


async def connected(app: Callable[..., Any]) -> tuple[BoundedSocket, Wire]:
    state = {"limits": Limits(Settings()), "turns": FairTurns()}
    config = Config(cast(Any, app), log_config=None, ws_ping_interval=None)
    config.load()
    socket, wire = BoundedSocket(config, ServerState(), state, asyncio.get_running_loop()), Wire("10.0.0.1")
    socket.connection_made(wire)
    socket.data_received(UPGRADE)
    while not socket.handshake_complete:
        await asyncio.sleep(0)
    return socket, wire


def test_what_comes_at_once_is_taken_in_no_further_than_the_house_listens() -> None:
    async def run() -> None:
        heard: list[str] = []
        listen = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await listen.wait()
            while (event := await receive())["type"] == "websocket.receive":
                heard.append(event["text"])

        socket, _ = await connected(app)
        words = [f"{number}" for number in range(5_000)]
        socket.data_received(b"".join(frame(FIN | TEXT, word.encode()) for word in words) + frame(FIN | 0x8))
        assert 0 < socket.queue.qsize() <= SLICE_BYTES // 6, "one slice, and the rest waits"
        listen.set()
        while len(heard) < len(words):
            await asyncio.sleep(0)
            assert socket.queue.qsize() <= SLICE_BYTES // 6
        assert heard == words

    asyncio.run(run())


def test_after_a_farewell_frames_count_whatever_they_are() -> None:
    async def run() -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 1000})

        socket, wire = await connected(app)
        while not socket.close_sent:
            await asyncio.sleep(0)
        socket.data_received(frame(FIN | TEXT) * 40_000)  # nobody listens, and nobody pauses it
        while not wire.closing:
            await asyncio.sleep(0)
        assert not socket.rest
        assert socket.queue.qsize() <= 1, "none of it is kept"

    asyncio.run(run())
