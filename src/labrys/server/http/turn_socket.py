"""The WebSocket that tells a person which tables wait for them, again whenever that changes."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from labrys.engine import LabrysError
from labrys.server.http.admission import CLOSE_BAD, CLOSE_SLOW, Admission, Admitted
from labrys.server.node import Node
from labrys.server.people.accounts import Person
from labrys.server.protocol.errors import Refused, nobody
from labrys.server.protocol.messages import Waiting

MOST_SOCKETS = 8  # lines of one person to one node
MOST_CHARACTERS = 256  # characters in a message: there is nothing to say but that one is there


class TurnSocket:
    """One socket. A change only sets a flag, so a slow reader skips to the latest list."""

    def __init__(self, socket: WebSocket, person: Person) -> None:
        self.socket = socket
        self.person = person
        self.changed = asyncio.Event()
        self.told = ""


class TurnSockets:
    """All turn sockets of this node, by person."""

    def __init__(self, node: Node, entrance: Admission) -> None:
        self.node = node
        self.entrance = entrance
        self.open: dict[str, set[TurnSocket]] = {}
        node.turned.add(self.turned)

    def turned(self, person: str | None) -> None:
        """A table began or ceased to wait for a person; None: anything may have changed."""
        for desk in self.open.get(person, ()) if person is not None else [d for ds in self.open.values() for d in ds]:
            desk.changed.set()

    async def serve(self, socket: WebSocket) -> None:
        with ExitStack() as held:
            try:
                found = await self.entrance.admit(socket, held)
                if found.person is None:
                    raise nobody()
                if len(self.open.get(found.person.id, ())) >= MOST_SOCKETS:
                    raise Refused("rate", f"you have {MOST_SOCKETS} lines to the house already: close one.")
            except LabrysError as error:
                await self.entrance.turn_away(socket, error)
                return
            await self.attend(socket, found, found.person)

    async def attend(self, socket: WebSocket, found: Admitted, person: Person) -> None:
        await socket.accept()
        desk = TurnSocket(socket, person)
        self.open.setdefault(person.id, set()).add(desk)
        self.node.metrics.sockets.inc()
        telling = asyncio.create_task(self.tell(desk))
        found.until(partial(self.dismiss, desk, telling))
        try:
            await self.listen(desk, found.address)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.node.metrics.sockets.dec()
            self.open[person.id].discard(desk)
            if not self.open[person.id]:
                del self.open[person.id]
            telling.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await telling

    def dismiss(self, desk: TurnSocket, telling: asyncio.Task[None]) -> None:
        telling.cancel()
        self.node.background.spawn(desk.socket.close(CLOSE_BAD))

    async def listen(self, desk: TurnSocket, address: str) -> None:
        """Read and ignore what the client sends; too much of it closes the socket."""
        while True:
            event = await desk.socket.receive()
            if event["type"] != "websocket.receive":
                return
            if len(event.get("text") or event.get("bytes") or "") > MOST_CHARACTERS:
                break
            try:
                self.node.limits.take("messages", address, desk.person.id)
            except Refused:
                await desk.socket.close(CLOSE_SLOW)
                return
        await desk.socket.close(CLOSE_BAD)

    async def tell(self, desk: TurnSocket) -> None:
        """The list at once, and again when it differs."""
        while True:
            desk.changed.clear()
            try:
                found = msgspec.json.encode(Waiting(await self.node.lists.waiting(desk.person))).decode()
            except LabrysError:  # the store is down: look again when it is back
                await asyncio.sleep(1)
                desk.changed.set()
                continue
            if found != desk.told:
                desk.told = found
                await desk.socket.send({"type": "websocket.send", "text": found})
            await desk.changed.wait()
