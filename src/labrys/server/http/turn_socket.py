"""The WebSocket that tells a person at which tables it is their turn, and again whenever that changes."""

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

MOST_SOCKETS = 8  # sockets of one person at one node
MOST_IGNORED_CHARACTERS = 256  # in a message: clients have nothing to send but a sign of life


class TurnSocket:
    """One socket. A change only sets a flag, so a slow reader skips to the latest list."""

    def __init__(self, socket: WebSocket, person: Person) -> None:
        self.socket = socket
        self.person = person
        self.changed = asyncio.Event()
        self.told = ""


class TurnSockets:
    """All turn sockets of this node, by person."""

    def __init__(self, node: Node, admission: Admission) -> None:
        self.node = node
        self.admission = admission
        self.open: dict[str, set[TurnSocket]] = {}
        node.turned.add(self.turned)

    def turned(self, person: str | None) -> None:
        """A person's turn began or ended somewhere; None: anybody's may have."""
        concerned = list(self.open.values()) if person is None else [self.open.get(person, set())]
        for clients in concerned:
            for client in clients:
                client.changed.set()

    async def serve(self, socket: WebSocket) -> None:
        with ExitStack() as held:
            try:
                found = await self.admission.admit(socket, held)
                if found.person is None:
                    raise nobody()
                if len(self.open.get(found.person.id, ())) >= MOST_SOCKETS:
                    raise Refused("rate", f"you have {MOST_SOCKETS} sockets open for this already: close one.")
            except LabrysError as error:
                await self.admission.turn_away(socket, error)
                return
            await self.attend(socket, found, found.person)

    async def attend(self, socket: WebSocket, found: Admitted, person: Person) -> None:
        await socket.accept()
        client = TurnSocket(socket, person)
        self.open.setdefault(person.id, set()).add(client)
        self.node.metrics.sockets.inc()
        telling = asyncio.create_task(self.tell(client))
        found.until(partial(self.dismiss, client, telling))
        try:
            await self.listen(client, found.address)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.node.metrics.sockets.dec()
            self.open[person.id].discard(client)
            if not self.open[person.id]:
                del self.open[person.id]
            telling.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await telling

    def dismiss(self, client: TurnSocket, telling: asyncio.Task[None]) -> None:
        telling.cancel()
        self.node.background.spawn(client.socket.close(CLOSE_BAD))

    async def listen(self, client: TurnSocket, address: str) -> None:
        """Read and ignore what the client sends; too much of it closes the socket."""
        while True:
            event = await client.socket.receive()
            if event["type"] != "websocket.receive":
                return
            if len(event.get("text") or event.get("bytes") or "") > MOST_IGNORED_CHARACTERS:
                break
            try:
                self.node.limits.take("messages", address, client.person.id)
            except Refused:
                await client.socket.close(CLOSE_SLOW)
                return
        await client.socket.close(CLOSE_BAD)

    async def tell(self, client: TurnSocket) -> None:
        """Send the list at once, and again when it differs."""
        while True:
            client.changed.clear()
            try:
                found = msgspec.json.encode(Waiting(await self.node.lists.waiting(client.person))).decode()
            except LabrysError:  # the store is down: look again when it is back
                await asyncio.sleep(1)
                client.changed.set()
                continue
            if found != client.told:
                client.told = found
                await client.socket.send({"type": "websocket.send", "text": found})
            await client.changed.wait()
