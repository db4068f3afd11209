"""Admits WebSockets: checks, limits and sign-in before one is accepted, and how one is refused."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from labrys.engine import LabrysError
from labrys.server.http.guard import HostNames, check_host, check_origin
from labrys.server.limits.addresses import address
from labrys.server.limits.concurrency import Concurrency
from labrys.server.limits.fair_turns import FairTurns
from labrys.server.limits.open_connections import OpenConnections
from labrys.server.node import Node
from labrys.server.people.accounts import COOKIE, Person
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.messages import Refusal

CLOSE_BAD, CLOSE_GONE, CLOSE_SLOW = (
    1008,
    4404,
    1013,
)  # codes to close with: do not come back, no such table, come back later
CLOSE_CODES = {"unknown": CLOSE_GONE, "rate": CLOSE_SLOW, "storage": CLOSE_SLOW}


class Admitted:
    """An admitted socket: its cookie, address and person, and how to close it when that person signs out."""

    def __init__(self, cookie: str | None, address: str) -> None:
        self.cookie = cookie
        self.address = address
        self.person: Person | None = None
        self.ended = False
        self.end: Callable[[], None] = lambda: None

    def until(self, end: Callable[[], None]) -> None:
        """Call ``end`` when this person signs out; at once, if that has happened already."""
        self.end = end
        if self.ended:
            end()


class Admission:
    """Checks host, origin, rates and the number of open sockets; closes the sockets of a person who signs out."""

    def __init__(
        self, node: Node, names: HostNames, open_sockets: OpenConnections, lookups: Concurrency, turns: FairTurns
    ) -> None:
        self.node = node
        self.lookups = lookups
        self.turns = turns  # of what begins: requests, sockets, the answers to messages
        self.people = node.people
        self.names = names
        self.open_sockets = open_sockets
        self.inside: set[Admitted] = set()
        node.signed_out.add(self.signed_out)

    async def admit(self, socket: WebSocket, held: ExitStack) -> Admitted:
        """Check a socket and find its person, if signed in; it counts as open until ``held`` is closed."""
        found = Admitted(socket.cookies.get(COOKIE), address(socket))
        check_host(socket.headers, self.names)
        held.enter_context(self.open_sockets.connection(found.address))
        await self.node.limits.let_in(found.address)
        check_origin(socket.headers, self.node.settings.address)
        self.inside.add(found)
        held.callback(self.inside.discard, found)
        async with self.lookups.turn(found.address):
            found.person = await self.people.of_cookie(found.cookie)
        if found.person is None:
            found.cookie = None  # a cookie that was invalid from the start is no reason to close the socket later
        else:
            self.node.addresses.note(found.person.id, address(socket))
        return found

    def signed_out(self, person: str | None) -> None:
        """Some cookies of a person became invalid; None: anybody's may have."""
        self.node.background.spawn(self.look_again(person))

    async def look_again(self, person: str | None) -> None:
        for found in list(self.inside):
            known = found.person.id if found.person else None
            if found.cookie and (person is None or known in (person, None)) and not found.ended:
                if await self.people.of_cookie(found.cookie) is None:
                    found.ended = True
                    found.end()

    async def turn_away(self, socket: WebSocket, error: LabrysError) -> None:
        await socket.accept()  # a browser learns the reason only from an open socket
        code = error.code if isinstance(error, Refused) else "bad"
        self.node.metrics.refusals.labels(code).inc()
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(msgspec.json.encode(Refusal(code, str(error))).decode())
            await socket.close(CLOSE_CODES.get(code, CLOSE_BAD))
