"""A table's row and seats as they are stored: who sits where, under which name, and which rematch follows."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from labrys.server.live.seat_names import chosen_names, distinct_names
from labrys.server.protocol.errors import unknown
from labrys.server.protocol.messages import ClockInfo, SeatInfo, TableInfo
from labrys.server.storage import schema
from labrys.server.storage.store import Store


class Chair(msgspec.Struct):
    """A seat as it is stored."""

    kind: str
    person: str | None
    name: str
    bot: str | None
    colour: int


def colour_of(row: Any) -> int:
    """The seat whose colour a seat has."""
    return int(row.seat if row.colour is None else row.colour)


class Roster:
    """The row and the seats of one table; loaded again whenever somebody sits down or gets up."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.id = table
        self.row: Any = None
        self.chairs: list[Chair] = []
        self.by_language: dict[str, list[str]] = {}  # no two names are the same
        self.next: str | None = None

    @property
    def state(self) -> tuple[Any, list[Chair], str | None]:
        """Everything in it as one value, for comparing."""
        return self.row, self.chairs, self.next

    async def load(self) -> None:
        """Read all of it; `Refused` if there is no such table."""
        tables, seats = schema.tables, schema.seats
        row = await self.store.one(select(tables).where(tables.c.id == self.id))
        if row is None:
            raise unknown("table")
        following = select(tables.c.id).where(tables.c.parent == f"rematch:{self.id}", tables.c.status != "closed")
        child = await self.store.one(following)
        self.row, self.next = row, child.id if child else None
        rows = await self.store.read(select(seats).where(seats.c.table == self.id).order_by(seats.c.seat))
        self.chairs = [Chair(row.kind, row.person, row.name, row.bot, colour_of(row)) for row in rows]
        self.by_language = {}

    def seat_of(self, person: str | None) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if person is not None and chair.person == person:
                return seat
        return None

    def persons_at(self, *seats: int | None) -> list[str]:
        """The persons on some seats, those of bots and empty ones left out."""
        found = [self.chairs[seat].person for seat in seats if seat is not None]
        return [person for person in found if person is not None]

    def names(self, lang: str) -> list[str]:
        """What the seats are called in a language, each differently."""
        found = self.by_language.get(lang)
        if found is None:
            found = self.by_language[lang] = distinct_names(self.chairs, self.row.game, lang)
        return found

    def shown_names(self, lang: str) -> list[str]:
        """Names for display: as they were chosen until the game starts, then made distinct."""
        return chosen_names(self.chairs, self.row.game, lang) if self.row.status == "open" else self.names(lang)

    @property
    def hints(self) -> bool:
        """May the coach be asked? As was said when the table was made; if nothing was, where exactly one person plays."""
        if self.row.hints is not None:
            return bool(self.row.hints)
        return sum(chair.kind not in ("bot", "automaton") for chair in self.chairs) == 1

    def may_see(self, person: str | None) -> bool:
        """Anybody with the link may see a table; a closed one only the people who sat there."""
        return self.row.status != "closed" or self.seat_of(person) is not None

    def info(self, person: str | None, lang: str) -> TableInfo:
        """The table as a person is shown it, in a language."""
        row, names = self.row, self.shown_names(lang)
        return TableInfo(
            self.id,
            row.game,
            row.content,
            msgspec.json.decode(row.options),
            row.status,
            row.public,
            [
                SeatInfo(chair.kind, names[seat], chair.bot, None if chair.colour == seat else chair.colour)
                for seat, chair in enumerate(self.chairs)
            ],
            msgspec.json.decode(row.clock, type=ClockInfo),
            self.seat_of(person),
            person is not None and row.owner == person,
            None if row.parent is None or row.parent == "upload" else row.parent,
            self.next,
            row.created,
            self.hints,
        )
