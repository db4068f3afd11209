"""After the faults: read the database and hold it against what the clients were told."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import select

import labrys
from labrys.server.live.play import Play
from labrys.server.protocol.messages import ClockInfo
from labrys.server.storage import schema
from labrys.server.storage.entry import Entry
from labrys.server.storage.store import Store
from tests.faults.players import Tally


@dataclass
class Findings:
    """What must be nought but the first three."""

    tables: int = 0
    entries: int = 0
    by_bots: int = 0
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    digests: int = 0

    @property
    def clean(self) -> bool:
        return not (self.lost or self.doubled or self.gaps or self.digests)


def audit(database: str, tally: Tally) -> Findings:
    return asyncio.run(read(database, tally))


async def read(database: str, tally: Tally) -> Findings:
    store = Store(database)
    await store.open(serve=False)
    try:
        tables = await store.read(select(schema.tables).where(schema.tables.c.status != "open"))
        seats = await store.read(select(schema.seats).order_by(schema.seats.c.table, schema.seats.c.seat))
        chat = await store.read(select(schema.chat.c.table, schema.chat.c.key))
        entries = await store.read(select(schema.entries).order_by(schema.entries.c.table, schema.entries.c.number))
    finally:
        await store.close()
    by_table: dict[str, list[Entry]] = {row.id: [] for row in tables}
    keys: Counter[tuple[str, str]] = Counter()
    for row in entries:
        by_table[row.table].append(Entry.of(row))
        if row.key is not None:
            keys[row.table, row.key] += 1
    found = Findings(len(by_table), len(entries), sum(row.kind == "act" and row.person is None for row in entries))
    lines = Counter((row.table, row.key) for row in chat)
    for line in tally.said:
        found.lost += lines[line] == 0
    found.doubled += sum(count > 1 for count in lines.values())
    for table, key, version in tally.acked:
        stored = keys[table, key]
        found.lost += stored == 0
        found.doubled += stored > 1
        log = by_table[table]
        found.lost += len(log) < version
    found.doubled += sum(count > 1 for count in keys.values())
    for row in tables:
        check(row, [seat.bot for seat in seats if seat.table == row.id], by_table[row.id], found)
    return found


def check(row: Any, bots: list[str | None], log: list[Entry], found: Findings) -> None:
    """Play a table's entries through: no number is missing, and each digest is the one that was stored."""
    if [entry.number for entry in log] != list(range(1, len(log) + 1)):
        found.gaps += 1
        return
    clock = msgspec.json.decode(row.clock, type=ClockInfo)
    play = Play(labrys.game(row.game), msgspec.json.decode(row.options), row.seed, bots, clock, 0)
    for entry in log:
        stored = entry.digest
        play.apply(entry)
        found.digests += play.state.digest() != stored
