"""Chat: one room for those who sit at a table, another for those who look on. Neither reads the other's."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from labrys.server.live.table import LiveTable
from labrys.server.ops.wallclock import now
from labrys.server.people.accounts import Person
from labrys.server.protocol.errors import Conflict, Refused
from labrys.server.protocol.messages import Line, Say
from labrys.server.protocol.text import check_text
from labrys.server.storage import schema
from labrys.server.storage.store import Store

REMEMBERED = 100  # lines that a newcomer gets


async def say(store: Store, table: LiveTable, person: Person, message: Say) -> Line | None:
    """Store a line; None if it was told already, or stored before under the same id."""
    seat = table.seat_of(person.id)
    room, name = ("gallery", person.name) if seat is None else ("table", table.called(seat))
    if message.room != room:
        raise Refused("forbidden", "the table's chat is for those who sit there, the gallery's for those who look on.")
    check_text(message.text)
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in message.text).split())
    if not text:
        raise Refused("bad", "a line of chat needs words.")
    row = {"table": table.id, "room": room, "person": person.id, "name": name, "text": text}

    async def job(connection: AsyncConnection) -> int:
        done = await connection.execute(
            insert(schema.chat).values(**row, key=message.id, at=at).returning(schema.chat.c.id)
        )
        number: int = done.scalar_one()
        return number

    at = now()
    try:
        number = await store.write(job, f"c:{table.id}")
    except Conflict:
        return None
    if number in table.told:  # somebody looked for new lines before the writer's answer was here
        return None
    table.told.add(number)
    return Line(number, room, name, seat, text, at)


def line(table: LiveTable, row: Row[Any]) -> Line:
    return Line(row.id, row.room, row.name, table.seat_of(row.person), row.text, row.at)


async def since(store: Store, table: LiveTable, room: str, number: int) -> list[Line]:
    """The latest lines of a room after a number."""
    chat = schema.chat
    query = select(chat).where(chat.c.table == table.id, chat.c.room == room, chat.c.id > number)
    rows = await store.read(query.order_by(chat.c.id.desc()).limit(REMEMBERED))
    return [line(table, row) for row in reversed(rows)]


async def newer(store: Store, table: LiveTable) -> list[Line]:
    """What other nodes stored lately. Numbers may become visible out of order, so the latest are looked at again."""
    chat = schema.chat
    query = select(chat).where(chat.c.table == table.id, chat.c.id > table.chat)
    rows = await store.read(query.order_by(chat.c.id.desc()).limit(REMEMBERED))
    found = [line(table, row) for row in reversed(rows) if row.id not in table.told]
    oldest = rows[-1].id if rows else 0
    table.told = {number for number in table.told if number > oldest} | {row.id for row in rows}
    return found
