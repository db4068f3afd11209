"""uvicorn's HTTP connections with limits: on headers, on time, on how many one address may have open or use at a time.

Uvicorn itself accepts any number of headers and waits forever for a request that is never completed. The limits hold for the
request that opens a WebSocket as well; once it is open, the limits of WebSockets apply.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from typing import Any

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from labrys.server.limits.addresses import network
from labrys.server.limits.fair_turns import FairTurns
from labrys.server.limits.open_connections import OpenConnections
from labrys.server.limits.open_files import room, socket_room
from labrys.server.ops.logs import log
from labrys.server.ops.settings import Settings
from labrys.server.protocol.bodies import Fault
from labrys.server.protocol.errors import Refused

MOST_HEAD_BYTES = 32 * 1024  # of a request without its body: first line, headers, what stands between chunks
MOST_HEADERS = 100
MARGIN_SECONDS = 5.0  # more for a whole request than for its body: whoever reads the body refuses it in a sentence


@cache
def settings() -> Settings:
    return Settings.from_environment()


@cache
def open_connections() -> OpenConnections:
    """Open HTTP connections of this process; WebSockets are counted by `Admission`."""
    return OpenConnections(settings().connections, room() - socket_room())


class TooLong(Exception):
    """The head of a request is too long."""


class BoundedHttp(HttpToolsProtocol):
    """One connection, for one request after another."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.request_seconds = settings().request_seconds
        self.turns: FairTurns = app_state["turns"]
        self.rest = bytearray()  # what has come and waits for its turn; no more is read meanwhile
        self.place = ExitStack()  # among the open connections
        self.between = True  # no request has begun, or its head is not whole yet
        self.beside_body = 0  # bytes of this request that were not its body
        self.read = 0  # bytes of its first line and headers that were read
        self.timer: asyncio.TimerHandle | None = None

    # ---- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait(self.request_seconds, self.give_up)  # also for the first byte
        self.address = network(self.client[0]) if self.client else "?"
        try:
            self.place.enter_context(open_connections().connection(self.address))
        except Refused as error:
            self.refuse(error.status, error.code, str(error))

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.leave()
        self.beside_body = 0  # what follows is the socket's
        super().handle_websocket_upgrade()

    def leave(self) -> None:
        self.place.close()
        self.stop_waiting()

    # ---- time

    def wait(self, seconds: float, then: Callable[[], None]) -> None:
        self.stop_waiting()
        self.timer = self.loop.call_later(seconds, then)

    def stop_waiting(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def give_up(self) -> None:
        """The head of a request did not arrive in time."""
        self.refuse(408, "late", f"no whole request came within {self.request_seconds:g} seconds: send it again.")

    def cut(self) -> None:
        """The body did not arrive in time, and the request was answered without it."""
        self.transport.abort()

    # ---- what comes in

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.between and self.timer is None:  # whatever comes now belongs to a new request
            self.wait(self.request_seconds, self.give_up)
        waiting = bool(self.rest)
        self.rest += data
        if not waiting:
            self.turns.take(self.address, self.take_in)
            if self.rest:
                self.transport.pause_reading()

    def take_in(self) -> None:
        """What has come, now that it is this address's turn."""
        data = bytes(self.rest)
        self.rest.clear()
        if self.transport.is_closing():
            return
        self.beside_body += len(data)
        super().data_received(data)
        if self.beside_body > MOST_HEAD_BYTES:
            self.refuse_head()
        if not self.flow.read_paused:
            self.transport.resume_reading()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.read = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self.count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.count(len(name) + len(value))

    def count(self, size: int) -> None:
        """Count bytes of the head as they are parsed: they may arrive in one piece with a body."""
        self.read += size
        if self.overlong:
            raise TooLong

    @property
    def overlong(self) -> bool:
        return self.read > MOST_HEAD_BYTES or len(self.headers or ()) > MOST_HEADERS

    def on_headers_complete(self) -> None:
        self.between = False
        self.wait(self.request_seconds + MARGIN_SECONDS, self.cut)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.beside_body -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.between = True
        self.beside_body = 0
        self.stop_waiting()
        super().on_message_complete()

    # ---- refusing

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be parsed, or whose head is too long."""
        if self.overlong:
            self.refuse_head()
        else:
            self.refuse(400, "bad", "this is no request: speak HTTP/1.1.")

    def refuse_head(self) -> None:
        most = f"{MOST_HEAD_BYTES // 1024} kB and {MOST_HEADERS} headers"
        self.refuse(431, "large", f"the head of this request is too long: it may have {most}.")

    def refuse(self, status: int, code: str, sentence: str) -> None:
        """Answer instead of the application, and close the connection."""
        if self.transport.is_closing():
            return
        log.debug("connection refused", status=status)
        content = msgspec.json.encode(Fault(code, sentence))
        head = [
            STATUS_LINE[status],
            b"content-type: application/json\r\nconnection: close\r\n",
            f"content-length: {len(content)}\r\n\r\n".encode(),
        ]
        self.transport.write(b"".join([*head, content]))
        self.transport.close()
