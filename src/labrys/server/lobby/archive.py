"""Reads finished games from the store."""

from __future__ import annotations

import asyncio

from sqlalchemy import func, select

from labrys.engine import Record
from labrys.server.live.games import known_game
from labrys.server.live.registry import TABLE_ID
from labrys.server.protocol.errors import Refused, unknown
from labrys.server.storage import schema
from labrys.server.storage.entry import log_of, written
from labrys.server.storage.store import Store


class Archive:
    """Finished games as records."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.replaying = asyncio.Semaphore(1)  # one long game at a time is played through beside the play

    async def finished(self, table: str) -> Record:
        """The record of a finished game. Before the end seed and hidden things are sealed.

        It is written from what was stored and not played through, so a game that is over stays readable
        whatever became of its rules since.
        """
        tables, seats = schema.tables, schema.seats
        row = await self.store.one(select(tables).where(tables.c.id == table)) if TABLE_ID.fullmatch(table) else None
        if row is None:
            raise unknown("table")
        if row.status != "over":
            raise Refused("state", "this game is not over: its record is sealed until the end.")
        played = select(func.count()).where(seats.c.table == table, seats.c.kind != "automaton")
        count = (await self.store.read(played))[0][0]
        return await asyncio.to_thread(written, row, count, await log_of(self.store, table))

    async def replayable(self, table: str) -> Record:
        """A finished game that can be played through: its content is the one that the house has now."""
        record = await self.finished(table)
        game = known_game(record.game)
        if game.content_version != record.content:
            raise Refused(
                "state",
                f"this game was played with {game.name} content {record.content!r} and the house now has "
                f"{game.content_version!r}: it cannot be played through; its record can be downloaded.",
            )
        return record

    async def base(self, parent: str | None) -> list[str]:
        """The actions that a fork begins with; none for a table that is not a fork."""
        if parent is None or not parent.startswith("fork:"):
            return []
        _, table, step = parent.split(":")
        source = await self.replayable(table)
        return list(source.actions[: int(step)])
