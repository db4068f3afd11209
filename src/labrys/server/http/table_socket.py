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
from labrys.server.live.advice import Sought
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
    Hint,
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
MOST_MESSAGE_CHARACTERS = 4096  # in one message of a client
MOST_WAITING = 256  # messages that wait for a slow client before it is disconnected
MOST_WAITING_CHARACTERS = 500_000  # in those messages
VERSIONS_PER_MESSAGE = 10  # sent again count as one more message
GREETING_SECONDS = 10.0  # for the first message
FAREWELL_SECONDS = 2.0  # to send what is still queued before a socket is closed
PAUSE_SECONDS = 0.05  # that a socket is not listened to after a refused message
MOST_REFUSED_IN_A_ROW = 20  # messages before the socket is closed

CLOSE_LATE = 4408  # closed because no hello came


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
        self.held: list[Line] | None = None  # chat said while older lines are being read: sent after those, once
        self.waiting: list[str] = []
        self.weight = 0  # characters that are still to be sent
        self.wake = asyncio.Event()
        self.advised: asyncio.Task[None] | None = None  # a hint that is being thought about
        self.ending: int | None = None  # the code to close with, once all is sent

    def send(self, message: FromServer) -> None:
        self.send_encoded(msgspec.json.encode(message).decode())

    def send_encoded(self, text: str) -> None:
        """Queue a message. A client that reads too slowly is disconnected; it reconnects with the version it has."""
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
        """Send older chat, then the lines that came while it was read and are not in it."""
        read = {line.number for line in lines}
        held, self.held = self.held or [], None
        for line in [*lines, *(line for line in held if line.number not in read)]:
            self.send(line)

    def end(self, code: int) -> None:
        """Close after sending what is queued."""
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

    def __init__(self, node: Node, admission: Admission) -> None:
        self.node = node
        self.admission = admission

    async def serve(self, socket: WebSocket) -> None:
        with ExitStack() as held:
            try:
                found = await self.admission.admit(socket, held)
                table = await self.node.tables.get(socket.path_params["table"])
                if not table.roster.may_see(found.person.id if found.person else None):
                    raise Refused("unknown", "there is no such table: check the link.")
            except LabrysError as error:
                await self.admission.turn_away(socket, error)
                return
            await self.attend(socket, table, found)

    async def attend(self, socket: WebSocket, table: LiveTable, found: Admitted) -> None:
        """Serve one socket from its opening to its end."""
        metrics = self.node.metrics
        await socket.accept()
        metrics.sockets.inc()
        client = TableSocket(socket, table, found.person, found.address)
        found.until(partial(client.end, CLOSE_BAD))
        pump = asyncio.create_task(client.pump())
        try:
            await self.converse(client)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception as error:
            metrics.faults.inc()
            log.error("socket failed", table=short(table.id), fault=type(error).__name__, exc_info=True)
            with suppress(Exception):
                await socket.close(1011)
        finally:
            metrics.sockets.dec()
            if client in table.audience.watchers:
                self.node.presence.leave(table.id, client.person)
            table.audience.leave(client)
            if client.ending is not None:
                await asyncio.wait([pump], timeout=FAREWELL_SECONDS)
            pump.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await pump

    async def converse(self, client: TableSocket) -> None:
        bucket = Bucket(self.node.settings.rate)
        faults = 0
        try:
            first = await asyncio.wait_for(self.receive(client), GREETING_SECONDS)
        except TimeoutError:
            await client.socket.close(CLOSE_LATE)
            return
        while True:
            await self.admission.turns.turn(client.address)
            if client.ending is not None:  # a socket that is being closed is not read any more
                return
            began = time.perf_counter()
            if first is not None and await self.answer(client, first, bucket):
                faults = 0
            else:
                faults += 1
                if faults >= MOST_REFUSED_IN_A_ROW:
                    client.end(CLOSE_BAD)
                    return
            self.node.metrics.answering.observe(time.perf_counter() - began)
            if faults:
                await asyncio.sleep(PAUSE_SECONDS)  # others come first
            first = await self.receive(client)

    async def receive(self, client: TableSocket) -> ClientMessage | None:
        """The next message; None for one that cannot be read, which is refused here."""
        event = await client.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(event.get("code", 1000))
        text = event.get("text")
        if text is None or len(text) > MOST_MESSAGE_CHARACTERS:
            self.refuse(
                client, Refused("large", f"messages are text of at most {MOST_MESSAGE_CHARACTERS} characters."), None
            )
            return None
        try:
            found: ClientMessage = DECODER.decode(text)
            return found
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(client, Refused("bad", f"this message cannot be read: {error}."), None)
            return None

    async def answer(self, client: TableSocket, message: ClientMessage, bucket: Bucket) -> bool:
        """Carry out a message and acknowledge it; False if it was refused."""
        key: str | None = getattr(message, "id", None)
        try:
            if bucket.take():
                raise Refused("rate", "too many messages at once on this socket: wait a second and send it again.")
            self.node.limits.take("messages", client.address, client.person)
            if isinstance(message, Hello):
                self.charge(client, message.version, bucket)
                await self.greet(client, message)
            elif client not in client.table.audience.watchers:
                raise Refused("bad", "say hello first.")
            elif isinstance(message, Ping):
                client.send(Pong(max(client.version, 0)))
            elif isinstance(message, Look):
                self.look(client, message.hidden)
            elif isinstance(message, Say):
                await self.say(client, message)
            elif isinstance(message, Why | Count | Past):
                await self.explain(client, message)
            elif isinstance(message, Hint):
                await self.advise(client, message)
            else:
                await client.table.perform(client.person, message, partial(self.acknowledge, client, message.id))
        except LabrysError as error:
            self.refuse(client, error, key)
            if isinstance(error, Refused) and error.code == "stale":
                version: int | None = getattr(message, "version", None)
                self.charge(client, version, bucket)
                await self.catch_up(client, version)
                return True
            return isinstance(error, Refused) and error.code == "storage"
        return True

    @staticmethod
    def acknowledge(client: TableSocket, key: str, version: int) -> None:
        client.send(Ack(key, version))

    def refuse(self, client: TableSocket, error: LabrysError, key: str | None) -> None:
        code = error.code if isinstance(error, Refused) else "bad" if isinstance(error, BadText) else "illegal"
        self.node.metrics.refusals.labels(code).inc()
        client.send(Refusal(code, str(error), key))

    async def greet(self, client: TableSocket, hello: Hello) -> None:
        """Send the table and its seats, then what the client has missed."""
        table = client.table
        lines: list[Line] = []
        client.held = []
        try:
            async with table.lock:
                await table.fresh()
                client.viewpoint = Viewpoint(table.roster.seat_of(client.person), hello.lang, hello.words)
                client.send(table.roster.info(client.person, hello.lang))
                if client not in table.audience.watchers:
                    table.audience.watchers.add(client)
                    hidden = partial(table.audience.hidden, client.person)
                    self.node.presence.arrive(table.id, client.person, now(), hidden)
                table.show_whole(client, hello.version)
            if not await table.look_around():
                client.send(table.audience.company)
            room = "gallery" if client.viewpoint.viewer is None else "table"
            lines = await table.chat.since(room, hello.chat)
        finally:
            client.repeat(lines)

    def charge(self, client: TableSocket, version: int | None, bucket: Bucket) -> None:
        """Charge a client for the versions it has missed: all of them will be sent, which costs more than one message."""
        if version is not None and client.table.play is not None:
            cost = min(max(client.table.play.version - version, 0), MOST_VERSIONS_TOLD) / VERSIONS_PER_MESSAGE
            bucket.charge(cost)
            self.node.limits.charge("messages", cost, client.address, client.person)

    async def catch_up(self, client: TableSocket, version: int | None) -> None:
        async with client.table.lock:
            with suppress(LabrysError):
                await client.table.fresh()
                client.table.show_whole(client, version)

    def look(self, client: TableSocket, hidden: bool) -> None:
        if hidden != client.hidden:
            client.hidden = hidden
            hidden_now = partial(client.table.audience.hidden, client.person)
            self.node.presence.look(client.table.id, client.person, now(), hidden_now)
            client.table.audience.show_here()

    @staticmethod
    async def explain(client: TableSocket, message: Why | Count | Past) -> None:
        table = client.table
        async with table.lock:
            await table.fresh()
            if isinstance(message, Why):
                names = table.roster.names(client.viewpoint.lang)
                text = explanations.reason(table.playing(), client.viewpoint, names, message.actions)
                client.send(Reason(message.id, text))
            elif isinstance(message, Past):
                names = table.roster.names(client.viewpoint.lang)
                client.send(explanations.places(table.playing(), client.viewpoint, names))
            else:
                client.send(explanations.tally(table.playing(), client.viewpoint.viewer))

    async def advise(self, client: TableSocket, message: Hint) -> None:
        """Let the coach think beside the conversation: whoever waits for a hint may play on meanwhile."""
        table, person = client.table, client.person
        async with table.lock:
            await table.fresh()
            sought = table.adviser.sought(person, message)
        if client.advised is not None and not client.advised.done():
            raise Refused("often", "the coach is thinking about your question: wait for the answer.")
        assert person is not None
        client.advised = self.node.background.spawn(self.think(client, message, sought, person))

    async def think(self, client: TableSocket, message: Hint, sought: Sought, person: str) -> None:
        try:
            await client.table.adviser.advise(sought, person, message, client.viewpoint.lang, client.send)
        except LabrysError as error:
            self.refuse(client, error, message.id)

    async def say(self, client: TableSocket, message: Say) -> None:
        if client.who is None:
            raise nobody()
        self.node.limits.take("chat", client.address, client.person)
        line = await client.table.chat.say(client.who, message)
        if line is not None:
            client.table.audience.tell(line)
        client.send(Ack(message.id, max(client.version, 0)))
