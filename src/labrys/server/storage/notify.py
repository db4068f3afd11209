"""Tells other nodes that something changed, by PostgreSQL's LISTEN and NOTIFY; with SQLite there is one node only."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy import Connection, text

from labrys.server.ops.logs import log
from labrys.server.storage.database import Database
from labrys.server.storage.signals import Signal, read

CHANNEL = "labrys"
HEARTBEAT_SECONDS = 3.0  # between two signals that a node sends to itself
ECHO_SECONDS = 5.0  # in which it must receive them, and PostgreSQL must answer
RECONNECT_SECONDS = 0.5  # before it connects again
MOST_PAYLOAD_BYTES = 7000  # PostgreSQL takes less than 8000 bytes
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Listener(Protocol):
    """Is told what other nodes did."""

    def heard(self, signal: Signal) -> None: ...

    def missed(self) -> None:
        """The connection was cut: signals may have been missed."""

    def replaced(self) -> None:
        """The database was restored while this node runs."""


class Deaf:
    """Ignores all signals: for the owner's commands, which are over before any come."""

    def heard(self, signal: Signal) -> None:
        pass

    def missed(self) -> None:
        pass

    def replaced(self) -> None:
        pass


class Notifications:
    """Sends signals inside the writer's transaction, so that nobody hears of what was not committed."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.node = secrets.token_hex(4)
        self.listener: Listener = Deaf()
        self.echo = asyncio.Event()  # set when a signal of this node comes back to it
        self.listening: asyncio.Task[None] | None = None

    async def open(self, listener: Listener | None = None) -> None:
        self.listener = listener or self.listener
        if not self.database.sqlite:
            ready = asyncio.Event()
            self.listening = asyncio.create_task(self.listen(ready))
            await ready.wait()

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening

    def send(self, connection: Connection, signals: list[Signal]) -> None:
        if self.database.sqlite or not signals:
            return
        payload = self.node
        for signal in dict.fromkeys([signal.text() for signal in signals]):
            if len(payload) + len(signal) >= MOST_PAYLOAD_BYTES:
                connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})
                payload = self.node
            payload += f" {signal}"
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def listen(self, ready: asyncio.Event) -> None:
        """Stay connected to the database; after a failure, connect again."""
        import asyncpg  # type: ignore[import-untyped]

        dsn = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            lost = asyncio.Event()
            try:
                line = await asyncpg.connect(dsn, timeout=ECHO_SECONDS)
            except (OSError, asyncpg.PostgresError):
                ready.set()
                await asyncio.sleep(RECONNECT_SECONDS)
                continue
            line.add_termination_listener(lambda _, lost=lost: lost.set())
            try:
                async with asyncio.timeout(ECHO_SECONDS):
                    await line.add_listener(CHANNEL, self.hear)
                self.listener.missed()
                ready.set()
                await self.stay(line, lost)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                ready.set()
                log.warning("the connection for signals is lost", fault=type(error).__name__)
                await asyncio.sleep(RECONNECT_SECONDS)
            finally:
                line.terminate()

    async def stay(self, line: Any, lost: asyncio.Event) -> None:
        """Stay connected. A dead connection looks like a silent one, so this node sends signals to itself and expects them back."""
        while not lost.is_set():
            self.echo.clear()
            async with asyncio.timeout(ECHO_SECONDS):
                await line.execute("SELECT pg_notify($1, $2)", CHANNEL, self.node)
                await self.echo.wait()
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), HEARTBEAT_SECONDS)

    def hear(self, line: Any, process: int, channel: str, payload: str) -> None:
        node, *signals = payload.split(" ")
        if node == self.node:
            self.echo.set()
            return
        for signal in filter(None, map(read, signals)):
            self.listener.heard(signal)
