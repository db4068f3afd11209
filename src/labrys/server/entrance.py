"""The entrance: how every socket comes in, whatever it is for, and how one is turned away."""

from __future__ import annotations

from contextlib import ExitStack, suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from labrys.engine import LabrysError
from labrys.server.errors import Refused
from labrys.server.guard import Crowd, Limiter, address, check_origin
from labrys.server.hall import Hall
from labrys.server.messages import Refusal
from labrys.server.people import COOKIE, People, Person

BAD, GONE, SLOW = 1008, 4404, 1013  # codes to close with: do not come back, no such table, come back later
CODES = {"unknown": GONE, "rate": SLOW, "storage": SLOW}


class Entrance:
    """Nobody passes too often, in too great a number, or from another house's page."""

    def __init__(self, hall: Hall, people: People, visits: Limiter, crowd: Crowd) -> None:
        self.hall = hall
        self.people = people
        self.visits = visits
        self.crowd = crowd

    async def admit(self, socket: WebSocket, held: ExitStack) -> Person | None:
        """Who comes in, if the house knows; the socket counts as open until ``held`` is let go."""
        self.visits.check(address(socket))
        held.enter_context(self.crowd.line(address(socket)))
        check_origin(socket.headers, self.hall.settings.address)
        return await self.people.of_cookie(socket.cookies.get(COOKIE))

    async def turn_away(self, socket: WebSocket, error: LabrysError) -> None:
        await socket.accept()  # a browser learns the reason only from an open socket
        code = error.code if isinstance(error, Refused) else "bad"
        self.hall.metrics.refusals.labels(code).inc()
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(msgspec.json.encode(Refusal(code, str(error))).decode())
            await socket.close(CODES.get(code, BAD))
