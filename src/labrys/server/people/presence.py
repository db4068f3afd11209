"""Presence: who has which table open, at any node. Tables show it, and people who are present get no turn notice.

A single node knows it from its own sockets; several nodes share it in the database. A node that dies leaves rows that
nobody renews, and after a minute they count no more.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update

from labrys.server.ops.background import Background
from labrys.server.protocol.errors import StoreDown
from labrys.server.storage import schema
from labrys.server.storage.signals import SignalKind
from labrys.server.storage.store import Store

RENEW_MS = 20_000  # between two renewals
COUNTS_MS = 60_000  # how long a row counts
REWRITE_SECONDS = (1, 2, 5)  # after which it is tried again, if the store is down or was just replaced


Hidden = Callable[[], bool]  # are all pages of a person out of sight, at the moment when it is asked?


def in_sight() -> bool:
    return False


def elsewhere(person: str, table: str, at: int) -> ColumnElement[bool]:
    """Has the person a line to the table, at any node that shares what it knows?"""
    rows = schema.presence
    return exists().where(rows.c.person == person, rows.c.table == table, rows.c.seen > at - COUNTS_MS)


class Presence:
    """Which persons have which tables open at this node, stored for the other nodes."""

    def __init__(self, store: Store, background: Background) -> None:
        self.store = store
        self.background = background
        self.lines: Counter[tuple[str, str]] = Counter()
        self.looks: set[tuple[str, str]] = set()  # notes to be written, which will tell how it stands then
        self.renewed = 0

    @property
    def node(self) -> str:
        return self.store.notify.node

    def arrive(self, table: str, person: str | None, at: int, hidden: Hidden = in_sight) -> None:
        if person is None or self.store.single_node:
            return
        self.lines[table, person] += 1
        if self.lines[table, person] == 1:
            self.background.spawn(self.note(table, person, at, hidden))

    def look(self, table: str, person: str | None, at: int, hidden: Hidden = in_sight) -> None:
        """A page was hidden or shown again."""
        if person is not None and self.lines[table, person] and (table, person) not in self.looks:
            self.looks.add((table, person))
            self.background.spawn(self.note(table, person, at, hidden))

    async def elsewhere(self, table: str, at: int) -> dict[str, bool]:
        """Who has a line to the table at other nodes, and whether the page there is out of sight."""
        if self.store.single_node:
            return {}
        rows = schema.presence
        query = select(rows.c.person, rows.c.hidden).where(rows.c.table == table, rows.c.node != self.node)
        found: dict[str, bool] = {}
        for row in await self.store.read(query.where(rows.c.seen > at - COUNTS_MS)):
            found[row.person] = row.hidden and found.get(row.person, True)
        return found

    def leave(self, table: str, person: str | None) -> None:
        if person is None or not self.lines[table, person]:
            return
        self.lines[table, person] -= 1
        if not self.lines[table, person]:
            del self.lines[table, person]
            self.background.spawn(self.note(table, person, None))

    async def note(self, table: str, person: str, at: int | None, hidden: Hidden = in_sight) -> None:
        """Store whether a person is here, as it is at the moment of writing."""
        rows = schema.presence

        def job(connection: Connection) -> None:
            self.looks.discard((table, person))
            mine = (rows.c.table == table, rows.c.person == person, rows.c.node == self.node)
            connection.execute(delete(rows).where(*mine))
            if at is not None and self.lines[table, person]:
                row = {"table": table, "person": person, "node": self.node, "seen": at, "hidden": hidden()}
                connection.execute(insert(rows), [row])

        for pause in REWRITE_SECONDS:
            try:
                await self.store.write(job, SignalKind.WATCHERS.of(table))
            except StoreDown:
                await asyncio.sleep(pause)
            else:
                return
        try:
            await self.store.write(job, SignalKind.WATCHERS.of(table))
        finally:
            self.looks.discard((table, person))

    async def round(self, now: int) -> bool:
        """Every 20 seconds: renew this node's rows and delete expired ones; returns whether it was time."""
        if self.store.single_node or now < self.renewed + RENEW_MS:
            return False
        self.renewed = now
        rows = schema.presence

        def job(connection: Connection) -> None:
            connection.execute(update(rows).where(rows.c.node == self.node).values(seen=now))
            connection.execute(delete(rows).where(rows.c.seen < now - COUNTS_MS))

        await self.store.write(job)
        return True

    async def close(self) -> None:
        """Delete this node's rows."""
        if not self.store.single_node and self.lines:
            self.lines.clear()
            rows = schema.presence
            await self.store.write(lambda c: c.execute(delete(rows).where(rows.c.node == self.node)))
