"""Bells: how the other nodes hear that something changed. PostgreSQL's LISTEN and NOTIFY; SQLite has one node only.

A bell is a kind and a name: ``t:TABLE`` for its log, ``m:TABLE`` for who sits there, ``c:TABLE`` for its chat, and
``p:PERSON`` for somebody whose turn came or went, ``s:PERSON`` for somebody who was signed out somewhere.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from labrys.server.database import Database

CHANNEL = "labrys"
PAYLOAD = 7000  # PostgreSQL takes less than 8000 bytes
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Bells:
    """Rings inside the writer's transaction, so that nobody hears of what was not committed."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.node = secrets.token_hex(4)
        self.heard: Callable[[str], None] = lambda bell: None
        self.missed: Callable[[], None] = lambda: None  # the line was cut: anything may have happened
        self.listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if not self.database.sqlite:
            ready = asyncio.Event()
            self.listener = asyncio.create_task(self.listen(ready))
            await ready.wait()

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            with suppress(asyncio.CancelledError):
                await self.listener

    async def ring(self, connection: AsyncConnection, bells: list[str]) -> None:
        if self.database.sqlite or not bells:
            return
        payload = self.node
        for bell in dict.fromkeys(bells):
            if len(payload) + len(bell) >= PAYLOAD:
                await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})
                payload = self.node
            payload += f" {bell}"
        await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def listen(self, ready: asyncio.Event) -> None:
        """Keep a line to the database; after a cut, call again."""
        import asyncpg  # type: ignore[import-untyped]

        dsn = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            lost = asyncio.Event()
            try:
                line = await asyncpg.connect(dsn)
            except (OSError, asyncpg.PostgresError):
                ready.set()
                await asyncio.sleep(0.5)
                continue
            line.add_termination_listener(lambda _, lost=lost: lost.set())
            try:
                await line.add_listener(CHANNEL, self.hear)
                self.missed()
                ready.set()
                await lost.wait()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(0.5)
            finally:
                line.terminate()

    def hear(self, line: Any, process: int, channel: str, payload: str) -> None:
        node, *bells = payload.split(" ")
        if node != self.node:
            for bell in bells:
                self.heard(bell)
