"""The registry of live tables: finds a table in memory or reads it, and lets idle ones go."""

from __future__ import annotations

import re
import time

from sqlalchemy import func, select

from labrys.engine import LabrysError
from labrys.server.live.services import Services
from labrys.server.live.table import LiveTable
from labrys.server.ops.logs import log, short
from labrys.server.ops.wallclock import now
from labrys.server.protocol.errors import Refused, StoreDown, unknown
from labrys.server.protocol.messages import Refusal
from labrys.server.storage import schema
from labrys.server.storage.signals import Signal, SignalKind

IDLE_SECONDS = 60.0  # after which a table that nobody looks at leaves memory
TABLE_ID = re.compile("[A-Za-z0-9_-]{1,24}")
OVERDUE_MS = 2000  # after which a duty is everybody's


class Tables:
    """All tables, those in memory and those not."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.live: dict[str, LiveTable] = {}
        self.troubled: set[str] = set()  # running tables that cannot go on here

    async def get(self, table: str) -> LiveTable:
        """A table, read from the store if it is not in memory."""
        found = self.live.get(table)
        if found is None:
            if not TABLE_ID.fullmatch(table):
                raise unknown("table")
            found = self.live.setdefault(table, LiveTable(self.services, table))
        try:
            if found.dirty:
                async with found.lock:
                    await found.fresh()
                    found.house_player.consider(0 if self.store.single_node else OVERDUE_MS / 1000)
        except LabrysError:
            if not found.audience.watchers:
                self.live.pop(table, None)
            raise
        found.used = time.monotonic()
        return found

    def is_watched_by(self, table: str, person: str) -> bool:
        """Does a person look at a table at this node?"""
        found = self.live.get(table)
        return found is not None and found.audience.has(person)

    # ---- what changed elsewhere

    def hear(self, signal: Signal) -> None:
        """Another node changed something about a table; only tables in memory need to know."""
        table = self.live.get(signal.name)
        if table is None:
            return
        spawn = self.services.background.spawn
        if signal.kind is SignalKind.LOG:
            spawn(table.refresh())
        elif signal.kind is SignalKind.SEATS:
            spawn(table.reseat())
        elif signal.kind is SignalKind.CHAT:
            spawn(table.hear_chat())
        elif signal.kind is SignalKind.WATCHERS:
            spawn(table.look_around())

    def catch_up(self) -> None:
        """Signals may have been missed: check all that they could have been about."""
        for table in self.live.values():
            self.services.background.spawn(self.catch_up_one(table))

    @staticmethod
    async def catch_up_one(table: LiveTable) -> None:
        await table.refresh(wholly=True)
        await table.hear_chat()

    def read_anew(self) -> None:
        """The database was replaced: nothing in memory is valid any more."""
        self.troubled.clear()
        for table in self.live.values():
            self.services.background.spawn(self.read_one_anew(table))

    async def read_one_anew(self, table: LiveTable) -> None:
        try:
            await table.reseat()
        except Refused as error:
            for watcher in table.audience.watchers:
                watcher.send(Refusal(error.code, str(error)))
            table.house_player.rest()
            self.live.pop(table.id, None)

    async def changed(self, table: str) -> None:
        """Somebody sat down, got up or was moved at a table, on this node."""
        if table in self.live:
            await self.live[table].reseat()

    # ---- now and then

    async def find_overdue(self) -> None:
        """Find tables where the house should have moved: a bot whose node died, or a clock that nobody watched."""
        entries, tables = schema.entries, schema.tables
        latest = select(func.max(entries.c.number)).where(entries.c.table == tables.c.id)
        number = latest.correlate(tables).scalar_subquery()
        at = now()  # what was written at a later time tells nothing: the table itself knows what is due
        owed = entries.c.due.is_not(None) & ((entries.c.due < at - OVERDUE_MS) | (entries.c.at > at + OVERDUE_MS))
        query = (
            select(tables.c.id)
            .join(entries, (entries.c.table == tables.c.id) & (entries.c.number == number))
            .where(tables.c.status == "playing", owed, tables.c.id.not_in(self.troubled))
            .order_by(entries.c.due)
            .limit(200)
        )
        for row in await self.store.read(query):
            try:
                table = await self.get(row.id)
                if table.trouble is not None or (table.play is not None and table.play.full):
                    self.troubled.add(row.id)
                elif not table.house_player.busy:
                    await table.refresh(0)
            except StoreDown:
                raise
            except LabrysError as error:  # whatever is wrong with one table, the others have their turn
                self.troubled.add(row.id)
                log.warning("an overdue table cannot go on", table=short(row.id), fault=type(error).__name__)

    async def look_around(self) -> None:
        """Check who is present: a node may have died, with the watchers that it had."""
        for table in list(self.live.values()):
            if table.audience.elsewhere and table.audience.watchers:
                await table.look_around()

    def let_go(self) -> None:
        """Drop tables from memory that nobody watches and nobody has used for a while."""
        old = time.monotonic() - IDLE_SECONDS
        for name, table in list(self.live.items()):
            if not table.audience.watchers and table.used < old and not table.lock.locked():
                table.house_player.rest()
                del self.live[name]

    def rest(self) -> None:
        """Stop the house's moves at all tables."""
        for table in self.live.values():
            table.house_player.rest()
