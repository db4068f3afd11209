"""uvicorn's WebSockets with limits on frames that never become a message: pings, pongs, fragments.

Messages are counted where they are answered. Pings, pongs and fragments never get that far, but each costs time: they are
counted here, by address. Uvicorn would also parse everything that has arrived, up to 40,000 frames, before other tasks run;
here it is parsed in slices, by turns with what others sent, and only as far as messages are being read.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from typing import TYPE_CHECKING, Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State

from labrys.server.limits.addresses import network
from labrys.server.limits.fair_turns import FairTurns
from labrys.server.limits.rates import Limits
from labrys.server.protocol.errors import Refused

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

SLICE_BYTES = 256  # bytes that are taken in at once, 42 frames at most
MOST_FRAGMENTS = 64  # of one message: browsers send one
CLOSE_SLOW = 1013  # the code to close with: come back later


class BoundedSocket(WebSocketsSansIOProtocol):
    """One WebSocket, from its opening request on."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits: Limits = app_state["limits"]
        self.turns: FairTurns = app_state["turns"]
        self.rest = bytearray()  # received and not parsed yet; no more is read meanwhile
        self.in_line = False  # for a turn

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.address = network(self.client[0]) if self.client else "?"

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self.rest += data
            self.go_on()
        else:  # the opening request, which had its turn
            super().data_received(data)

    def go_on(self) -> None:
        """Until a message has come; what is behind it waits until somebody asks for more."""
        if self.rest and not (self.in_line or self.read_paused or self.transport.is_closing()):
            self.in_line = True
            self.turns.take(self.address, self.take_in)
        if self.rest:
            self.transport.pause_reading()

    def take_in(self) -> None:
        """A slice of what has come, now that it is this address's turn."""
        self.in_line = False
        if self.read_paused or self.transport.is_closing():
            return
        piece = bytes(self.rest[:SLICE_BYTES])
        del self.rest[:SLICE_BYTES]
        super().data_received(piece)
        if self.rest or self.read_paused:
            self.go_on()
        else:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        event = await super().receive()
        self.go_on()
        return event

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:  # the application no longer asks, and the other side's close frame may be in it
            self.go_on()

    # ---- what is no message

    def handle_text(self, event: Frame) -> None:
        if self.is_message(event) or self.count():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self.is_message(event) or self.count():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.cut()
        elif self.count():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.count():
            super().handle_pong(event)

    def is_message(self, event: Frame) -> bool:
        """True if a frame is a whole message, which the application will count."""
        return event.fin and not self.close_sent

    def count(self) -> bool:
        """Count a frame that is not a message; if it is one too many, close the socket and return False."""
        if self.transport.is_closing():
            return False
        client = self.scope["client"]  # whom the proxy names, if there is one
        try:
            self.limits.take("frames", network(client[0]) if client else "?")
        except Refused:
            self.cut()
            return False
        return True

    def cut(self) -> None:
        self.rest.clear()
        if self.conn.state is State.OPEN and not self.close_sent:
            self.conn.send_close(CLOSE_SLOW, "too many frames")
            self.handle_parser_exception()
        else:
            self.transport.close()
