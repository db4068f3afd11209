"""Chat at a table: one room for those who sit there, another for spectators. Neither reads the other's."""

from __future__ import annotations

from typing import Any, Protocol

from sqlalchemy import Connection, Row, func, insert, select

from labrys.server.ops.wallclock import now
from labrys.server.people.accounts import Person
from labrys.server.protocol.errors import Conflict, Refused
from labrys.server.protocol.messages import Line, Say
from labrys.server.protocol.text import check_text
from labrys.server.storage import schema
from labrys.server.storage.signals import SignalKind
from labrys.server.storage.store import Store

REMEMBERED_LINES = 100  # that a newcomer gets


class Seated(Protocol):
    """Who sits where, and under which name."""

    def seat_of(self, person: str | None) -> int | None: ...

    def shown_names(self, lang: str) -> list[str]: ...


class Chat:
    """The chat of one table, and which of its lines this node has told already."""

    def __init__(self, store: Store, table: str, seated: Seated) -> None:
        self.store = store
        self.table = table
        self.seated = seated
        self.oldest = 0  # the last line when the table was read: later ones are told
        self.told: set[int] = set()  # the later ones that were

    async def restart(self) -> None:
        """After reading the table anew: send all lines from here on."""
        lines = select(func.max(schema.chat.c.id)).where(schema.chat.c.table == self.table)
        self.oldest, self.told = (await self.store.read(lines))[0][0] or 0, set()

    async def say(self, person: Person, message: Say) -> Line | None:
        """Store a line and return it; None if it was sent before."""
        seat = self.seated.seat_of(person.id)
        room, name = ("gallery", person.name) if seat is None else ("table", self.seated.shown_names(person.lang)[seat])
        if message.room != room:
            raise Refused(
                "forbidden", "the table's chat is for those who sit there, the gallery's for those who look on."
            )
        check_text(message.text)
        text = " ".join("".join(letter if letter.isprintable() else " " for letter in message.text).split())
        if not text:
            raise Refused("bad", "a line of chat needs words.")
        row = {"table": self.table, "room": room, "person": person.id, "name": name, "text": text}
        at = now()

        def job(connection: Connection) -> int:
            done = connection.execute(
                insert(schema.chat).values(**row, key=message.id, at=at).returning(schema.chat.c.id)
            )
            number: int = done.scalar_one()
            return number

        try:
            number = await self.store.write(job, SignalKind.CHAT.of(self.table))
        except Conflict:
            return None
        if number in self.told:  # somebody looked for new lines before the writer's answer was here
            return None
        self.told.add(number)
        return Line(number, room, name, seat, text, at)

    async def since(self, room: str, number: int) -> list[Line]:
        """The latest lines of a room after a number."""
        chat = schema.chat
        query = select(chat).where(chat.c.table == self.table, chat.c.room == room, chat.c.id > number)
        rows = await self.store.read(query.order_by(chat.c.id.desc()).limit(REMEMBERED_LINES))
        return [self.line(row) for row in reversed(rows)]

    async def newer(self) -> list[Line]:
        """Lines that other nodes stored. Numbers may become visible out of order, so the latest ones are read again."""
        chat = schema.chat
        query = select(chat).where(chat.c.table == self.table, chat.c.id > self.oldest)
        rows = await self.store.read(query.order_by(chat.c.id.desc()).limit(REMEMBERED_LINES))
        found = [self.line(row) for row in reversed(rows) if row.id not in self.told]
        oldest = rows[-1].id if rows else 0
        self.told = {number for number in self.told if number > oldest} | {row.id for row in rows}
        return found

    def line(self, row: Row[Any]) -> Line:
        return Line(row.id, row.room, row.name, self.seated.seat_of(row.person), row.text, row.at)
