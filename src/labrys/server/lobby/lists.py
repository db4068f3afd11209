"""Lists of tables: public ones with an open seat, finished games, a person's own, those that wait for a person."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import func, select, tuple_

from labrys.server.live.games import title
from labrys.server.live.seat_names import chosen_names, distinct_names
from labrys.server.lobby.results import Results
from labrys.server.ops.shared import Shared
from labrys.server.ops.wallclock import now
from labrys.server.people.accounts import Person
from labrys.server.protocol.bodies import Brief, Result
from labrys.server.protocol.messages import SeatInfo, WaitingTable
from labrys.server.storage import schema
from labrys.server.storage.store import Store
from labrys.words.voice import LANGUAGES

DAY_MS = 24 * 3600 * 1000
LISTED_COLUMNS = select(
    *(schema.tables.c[name] for name in ("id", "game", "status", "created"))
)  # without the seed, which is long


class Lists:
    """Reads lists from the store each time; a list that is the same for everybody is read once for all who ask at once."""

    def __init__(self, store: Store, results: Results) -> None:
        self.store = store
        self.results = results
        self.open_to_all = {lang: Shared(partial(self.read_lobby, lang)) for lang in LANGUAGES}
        self.finished = {lang: Shared(partial(self.read_records, lang)) for lang in LANGUAGES}

    async def lobby(self, lang: str) -> list[Brief]:
        """Public tables with an open seat; one where nobody sits is listed for a day."""
        return await self.open_to_all[lang].get()

    async def records(self, lang: str) -> list[Brief]:
        """Finished games at public tables."""
        return await self.finished[lang].get()

    async def read_lobby(self, lang: str) -> list[Brief]:
        tables, seats = schema.tables, schema.seats
        has_room = select(seats.c.table).where(seats.c.kind == "open", seats.c.person.is_(None))
        taken = select(seats.c.table).where(seats.c.person.is_not(None))
        alive = (tables.c.created > now() - DAY_MS) | tables.c.id.in_(taken)
        query = LISTED_COLUMNS.where(tables.c.status == "open", tables.c.public, tables.c.id.in_(has_room), alive)
        return await self.briefs(query.order_by(tables.c.created.desc()).limit(100), None, lang)

    async def read_records(self, lang: str) -> list[Brief]:
        tables = schema.tables
        query = LISTED_COLUMNS.where(tables.c.status == "over", tables.c.public)
        return await self.briefs(query.order_by(tables.c.ended.desc()).limit(100), None, lang)

    async def mine(self, person: str, lang: str) -> list[Brief]:
        """A person's tables: those where it is asked first, then running ones, then the rest."""
        tables, seats = schema.tables, schema.seats
        sits = select(seats.c.table).where(seats.c.person == person)
        query = LISTED_COLUMNS.where(tables.c.id.in_(sits), tables.c.status != "closed")
        found = await self.briefs(query.order_by(tables.c.created.desc()).limit(200), person, lang)
        return sorted(found, key=lambda brief: (not brief.your_turn, brief.status != "playing"))

    async def in_order(self, tables: list[str], person: str, lang: str) -> list[Brief]:
        """These tables in this order."""
        found = await self.briefs(LISTED_COLUMNS.where(schema.tables.c.id.in_(tables)), person, lang)
        return sorted(found, key=lambda brief: tables.index(brief.id))

    async def waiting(self, person: Person) -> list[WaitingTable]:
        """The tables where it is a person's turn, the longest first."""
        tables, seats, entries = schema.tables, schema.seats, schema.entries
        last = select(func.max(entries.c.number)).where(entries.c.table == tables.c.id).correlate(tables)
        query = (
            select(tables.c.id, tables.c.game, entries.c.at)
            .join(seats, (seats.c.table == tables.c.id) & (seats.c.person == person.id))
            .join(entries, (entries.c.table == tables.c.id) & (entries.c.number == last.scalar_subquery()))
            .where(tables.c.status == "playing", entries.c.turn == seats.c.seat)
            .order_by(entries.c.at)
            .limit(100)
        )
        rows = await self.store.read(query)
        chairs = await self.chairs([row.id for row in rows])
        return [
            WaitingTable(
                row.id,
                row.game,
                title(row.game, person.lang),
                [name or None for name in distinct_names(chairs[row.id], row.game, person.lang)],
                row.at,
            )
            for row in rows
        ]

    async def chairs(self, tables: list[str]) -> dict[str, list[Any]]:
        """The seats of some tables."""
        seats = schema.seats
        found: dict[str, list[Any]] = {table: [] for table in tables}
        for chair in await self.store.read(select(seats).where(seats.c.table.in_(tables)).order_by(seats.c.seat)):
            found[chair.table].append(chair)
        return found

    async def briefs(self, query: Any, person: str | None, lang: str) -> list[Brief]:
        rows = await self.store.read(query)
        entries = schema.entries
        chairs = await self.chairs([row.id for row in rows])
        playing = [row.id for row in rows if row.status == "playing"]
        latest = select(entries.c.table, func.max(entries.c.number)).where(entries.c.table.in_(playing))
        at = select(entries.c.table, entries.c.turn).where(
            tuple_(entries.c.table, entries.c.number).in_(latest.group_by(entries.c.table))
        )
        turns = {row.table: row.turn for row in await self.store.read(at)}
        results = await self.results.of([row.id for row in rows if row.status == "over"])
        return [self.brief(row, chairs[row.id], turns.get(row.id), person, lang, results.get(row.id)) for row in rows]

    @staticmethod
    def brief(
        row: Any, chairs: list[Any], turn: int | None, person: str | None, lang: str, result: Result | None = None
    ) -> Brief:
        you = next((chair.seat for chair in chairs if person is not None and chair.person == person), None)
        names = (chosen_names if row.status == "open" else distinct_names)(chairs, row.game, lang)
        asked = turn if row.status == "playing" else None
        mine = asked is not None and asked == you
        seated = [SeatInfo(chair.kind, names[seat], chair.bot, chair.colour) for seat, chair in enumerate(chairs)]
        shown = [name or None for name in names]
        return Brief(row.id, row.game, row.status, shown, row.created, asked, you, mine, seated, result)
