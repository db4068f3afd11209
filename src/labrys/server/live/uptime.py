"""Knows since when the house has been up, across all nodes. While it is down no live clock runs.

Every node notes once a second that it is up. A node that finds no note for a while (all nodes were stopped, or the database
was gone) stores that the house is up from now on. With SQLite there is one node, which need not store anything.
"""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from labrys.server.storage import schema
from labrys.server.storage.store import Store

LAPSE_MS = 5_000  # without a look after which the house was closed


class Uptime:
    """Records that this node is up, and learns since when the house has been open."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.seen = 0  # when this node looked last

    def known(self, at: int) -> bool:
        """True if this node was told recently enough to know whether the house has been open up to ``at``."""
        return at <= self.seen + LAPSE_MS

    async def round(self, at: int) -> None:
        if self.store.database.sqlite:
            opened = 0 if self.known(at) else at
        else:
            opened = await self.store.write(lambda connection: self.look(connection, at))
        self.store.opened = max(self.store.opened, opened)
        self.seen = at

    def look(self, connection: Connection, at: int) -> int:
        """Record that the house is open, and return since when. If another node is doing the same, this does not wait."""
        house = schema.house
        rows = connection.execute(select(house).where(house.c.name.in_(("opened", "seen"))))
        found = {row.name: int(row.value) for row in rows}
        if at > max(found["seen"], self.seen) + LAPSE_MS:
            found["opened"] = at
            connection.execute(update(house).where(house.c.name == "opened").values(value=str(at)))
        free = select(house.c.name).where(house.c.name == "seen").with_for_update(skip_locked=True)
        change = update(house).where(house.c.name.in_(free)).values(value=str(max(at, found["seen"])))
        connection.execute(change)
        return found["opened"]

    async def close(self) -> None:
        """Stop recording; other nodes go on by what they saw themselves."""
        if not self.store.database.sqlite:
            change = update(schema.house).where(schema.house.c.name == "seen").values(value="0")
            await self.store.write(lambda connection: connection.execute(change))
