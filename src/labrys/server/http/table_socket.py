"""The WebSocket of a table: reads a client's messages, answers them, and sends what happens at the table."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack, suppress
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from labrys.engine import BadText, LabrysError
from labrys.server.http.admission import CLOSE_BAD, CLOSE_SLOW, Admission, Admitted
from labrys.server.limits.buckets import Bucket
from labrys.server.live import explanations
from labrys.server.live.showing import MOST_VERSIONS_TOLD, Viewpoint
from labrys.server.live.table import LiveTable
from labrys.server.node import Node
from labrys.server.ops.logs import log, short
from labrys.server.ops.wallclock import now
from labrys.server.people.accounts import Person
from labrys.server.protocol.errors import Refused, nobody
from labrys.server.protocol.messages import (
    Ack,
    ClientMessage,
    Count,
    FromServer,
    Hello,
    Line,
    Look,
    Past,
    Ping,
    Pong,
    Reason,
    Refusal,
    Say,
    Why,
)

DECODER = msgspec.json.Decoder(ClientMessage)
MOST_CHARACTERS = 4096  # characters in a message
MOST_WAITING, MOST_WAITING_CHARACTERS = (
    256,
    500_000,
)  # messages to a slow client, and their letters, before it is let go
VERSIONS_PER_MESSAGE = 10  # versions that are told again count as one message more
GREETING_SECONDS = 10.0  # seconds for the first message
FAREWELL_SECONDS = 2.0  # seconds for the last words to somebody who is let go
HOLD_SECONDS = 0.05  # seconds that a socket is not listened to after a refused message
MOST_REFUSED_IN_A_ROW = 20  # refused messages in a row before the line is cut

CLOSE_LATE = 4408  # closed for want of a greeting


class TableSocket:
    """One open socket: whose it is, and the queue of messages to send."""

    def __init__(self, socket: WebSocket, table: LiveTable, person: Person | None, address: str) -> None:
        self.socket = socket
        self.table = table
        self.who = person
        self.address = address
        self.person = person.id if person else None
        self.viewpoint = Viewpoint(table.roster.seat_of(self.person), "en", True)
        self.version = -1
        self.hidden = False
        self.held: list[Line] | None = None  # said while the lines before are read: they come after those, and once
        self.waiting: list[str] = []
        self.weight = 0  # letters that are still to be sent
        self.wake = asyncio.Event()
        self.ending: int | None = None  # the code to close with, once all is said

    def send(self, message: FromServer) -> None:
        self.send_encoded(msgspec.json.encode(message).decode())

    def send_encoded(self, text: str) -> None:
        """Queue a message without waiting. A client that reads too slowly is disconnected; it reconnects with its version."""
        if len(self.waiting) >= MOST_WAITING or self.weight > MOST_WAITING_CHARACTERS:
            self.end(CLOSE_SLOW)
        elif self.ending is None:
            self.waiting.append(text)
            self.weight += len(text)
            self.wake.set()

    def hear(self, line: Line) -> None:
        if self.held is None:
            self.send(line)
        else:
            self.held.append(line)

    def repeat(self, lines: list[Line]) -> None:
        """What was said before, then what was said while that was read and is not among it."""
        read = {line.number for line in lines}
        held, self.held = self.held or [], None
        for line in [*lines, *(line for line in held if line.number not in read)]:
            self.send(line)

    def end(self, code: int) -> None:
        """Say what is still to be said, then close."""
        self.ending = self.ending or code
        self.wake.set()

    async def pump(self) -> None:
        while self.waiting or self.ending is None:
            await self.wake.wait()
            self.wake.clear()
            texts, self.waiting = self.waiting, []
            for text in texts:
                await self.socket.send({"type": "websocket.send", "text": text})
                self.weight -= len(text)
        await self.socket.close(self.ending)


class TableSockets:
    """Serves the sockets of all tables: greeting, messages, answers."""

    def __init__(self, node: Node, entrance: Admission) -> None:
        self.node = node
        self.entrance = entrance

    async def serve(self, socket: WebSocket) -> None:
        with ExitStack() as held:
            try:
                found = await self.entrance.admit(socket, held)
                table = await self.node.tables.get(socket.path_params["table"])
                if not table.roster.may_see(found.person.id if found.person else None):
                    raise Refused("unknown", "there is no such table: check the link.")
            except LabrysError as error:
                await self.entrance.turn_away(socket, error)
                return
            await self.attend(socket, table, found)

    async def attend(self, socket: WebSocket, table: LiveTable, found: Admitted) -> None:
        """Serve one socket from accepting it until it is closed."""
        metrics = self.node.metrics
        await socket.accept()
        metrics.sockets.inc()
        wire = TableSocket(socket, table, found.person, found.address)
        found.until(partial(wire.end, CLOSE_BAD))
        pump = asyncio.create_task(wire.pump())
        try:
            await self.converse(wire)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception as error:
            metrics.faults.inc()
            log.error("socket failed", table=short(table.id), fault=type(error).__name__, exc_info=True)
            with suppress(Exception):
                await socket.close(1011)
        finally:
            metrics.sockets.dec()
            if wire in table.audience.watchers:
                self.node.presence.leave(table.id, wire.person)
            table.audience.leave(wire)
            if wire.ending is not None:
                await asyncio.wait([pump], timeout=FAREWELL_SECONDS)
            pump.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await pump

    async def converse(self, wire: TableSocket) -> None:
        bucket = Bucket(self.node.settings.rate)
        faults = 0
        try:
            first = await asyncio.wait_for(self.receive(wire), GREETING_SECONDS)
        except TimeoutError:
            await wire.socket.close(CLOSE_LATE)
            return
        while wire.ending is None:  # whoever is sent out is not listened to any more
            began = time.perf_counter()
            if first is not None and await self.answer(wire, first, bucket):
                faults = 0
            else:
                faults += 1
                if faults >= MOST_REFUSED_IN_A_ROW:
                    wire.end(CLOSE_BAD)
                    return
            self.node.metrics.answering.observe(time.perf_counter() - began)
            if faults:
                await asyncio.sleep(HOLD_SECONDS)  # others come first
            first = await self.receive(wire)

    async def receive(self, wire: TableSocket) -> ClientMessage | None:
        """The next message; None, and a refusal sent, for one that cannot be read."""
        event = await wire.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(event.get("code", 1000))
        text = event.get("text")
        if text is None or len(text) > MOST_CHARACTERS:
            self.refuse(wire, Refused("large", f"messages are text of at most {MOST_CHARACTERS} characters."), None)
            return None
        try:
            found: ClientMessage = DECODER.decode(text)
            return found
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(wire, Refused("bad", f"this message cannot be read: {error}."), None)
            return None

    async def answer(self, wire: TableSocket, message: ClientMessage, bucket: Bucket) -> bool:
        """Do what a message asks and say so; False if it was refused."""
        key: str | None = getattr(message, "id", None)
        try:
            if bucket.take():
                raise Refused("rate", "too many messages at once on this line: wait a second and send it again.")
            self.node.limits.take("messages", wire.address, wire.person)
            if isinstance(message, Hello):
                self.charge(wire, message.version, bucket)
                await self.greet(wire, message)
            elif wire not in wire.table.audience.watchers:
                raise Refused("bad", "say hello first.")
            elif isinstance(message, Ping):
                wire.send(Pong(max(wire.version, 0)))
            elif isinstance(message, Look):
                self.look(wire, message.hidden)
            elif isinstance(message, Say):
                await self.say(wire, message)
            elif isinstance(message, Why | Count | Past):
                await self.explain(wire, message)
            else:
                await wire.table.perform(wire.person, message, partial(self.acknowledge, wire, message.id))
        except LabrysError as error:
            self.refuse(wire, error, key)
            if isinstance(error, Refused) and error.code == "stale":
                version: int | None = getattr(message, "version", None)
                self.charge(wire, version, bucket)
                await self.catch_up(wire, version)
                return True
            return isinstance(error, Refused) and error.code == "storage"
        return True

    @staticmethod
    def acknowledge(wire: TableSocket, key: str, version: int) -> None:
        wire.send(Ack(key, version))

    def refuse(self, wire: TableSocket, error: LabrysError, key: str | None) -> None:
        code = error.code if isinstance(error, Refused) else "bad" if isinstance(error, BadText) else "illegal"
        self.node.metrics.refusals.labels(code).inc()
        wire.send(Refusal(code, str(error), key))

    async def greet(self, wire: TableSocket, hello: Hello) -> None:
        """Who sits there, then what the client misses."""
        table = wire.table
        lines: list[Line] = []
        wire.held = []
        try:
            async with table.lock:
                await table.fresh()
                wire.viewpoint = Viewpoint(table.roster.seat_of(wire.person), hello.lang, hello.words)
                wire.send(table.roster.info(wire.person))
                if wire not in table.audience.watchers:
                    table.audience.watchers.add(wire)
                    hidden = partial(table.audience.hidden, wire.person)
                    self.node.presence.arrive(table.id, wire.person, now(), hidden)
                table.show_whole(wire, hello.version)
            if not await table.look_around():
                wire.send(table.audience.company)
            room = "gallery" if wire.viewpoint.viewer is None else "table"
            lines = await table.chat.since(room, hello.chat)
        finally:
            wire.repeat(lines)

    def charge(self, wire: TableSocket, version: int | None, bucket: Bucket) -> None:
        """Whoever has this version will be told of all later ones: that is worth more than one message, on whatever line."""
        if version is not None and wire.table.play is not None:
            cost = min(max(wire.table.play.version - version, 0), MOST_VERSIONS_TOLD) / VERSIONS_PER_MESSAGE
            bucket.charge(cost)
            self.node.limits.charge("messages", cost, wire.address, wire.person)

    async def catch_up(self, wire: TableSocket, version: int | None) -> None:
        async with wire.table.lock:
            with suppress(LabrysError):
                await wire.table.fresh()
                wire.table.show_whole(wire, version)

    def look(self, wire: TableSocket, hidden: bool) -> None:
        if hidden != wire.hidden:
            wire.hidden = hidden
            hidden_now = partial(wire.table.audience.hidden, wire.person)
            self.node.presence.look(wire.table.id, wire.person, now(), hidden_now)
            wire.table.audience.show_here()

    @staticmethod
    async def explain(wire: TableSocket, message: Why | Count | Past) -> None:
        table = wire.table
        async with table.lock:
            await table.fresh()
            if isinstance(message, Why):
                text = explanations.reason(table.playing(), wire.viewpoint, table.roster.names, message.actions)
                wire.send(Reason(message.id, text))
            elif isinstance(message, Past):
                wire.send(explanations.places(table.playing(), wire.viewpoint, table.roster.names))
            else:
                wire.send(explanations.tally(table.playing(), wire.viewpoint.viewer))

    async def say(self, wire: TableSocket, message: Say) -> None:
        if wire.who is None:
            raise nobody()
        self.node.limits.take("chat", wire.address, wire.person)
        line = await wire.table.chat.say(wire.who, message)
        if line is not None:
            wire.table.audience.tell(line)
        wire.send(Ack(message.id, max(wire.version, 0)))
