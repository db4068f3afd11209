"""uvicorn's WebSockets with limits on frames that never become a message: pings, pongs, fragments.

Messages are counted where they are answered. Pings, pongs and fragments never get that far, but each costs time: they are
counted here, by address. Uvicorn would also parse everything that has arrived, up to 40,000 frames, before other tasks run;
here it is parsed in slices, and only as far as messages are being read.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State

from labrys.server.limits.addresses import network
from labrys.server.limits.rates import Limits
from labrys.server.protocol.errors import Refused

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

SLICE_BYTES = 1024  # bytes that are taken in at once, 170 frames at most
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
        self.rest = bytearray()  # received and not parsed yet

    def data_received(self, data: bytes) -> None:
        self.rest += data
        self.take_in()

    def take_in(self) -> None:
        """Parse slices until there is a message; the rest waits until the application asks for more."""
        while self.rest and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self.rest[:SLICE_BYTES])
            del self.rest[:SLICE_BYTES]
            super().data_received(piece)

    async def receive(self) -> ASGIReceiveEvent:
        event = await super().receive()
        self.take_in()
        return event

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:  # the application no longer asks, and the other side's close frame may be in it
            self.take_in()

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
