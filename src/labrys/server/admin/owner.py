"""The owner's commands, which work on the database itself while the server runs."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Connection, delete, func, insert, select, update

from labrys.engine import BadSetting
from labrys.server.ops.wallclock import now
from labrys.server.people.accounts import People
from labrys.server.storage import schema
from labrys.server.storage.entry import Entry
from labrys.server.storage.store import Store


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    store.database.expect()
    await store.open(serve=False)
    try:
        yield store
    finally:
        await store.close()


async def people(store: Store) -> list[str]:
    """Everybody, one line each."""
    rows = await store.read(select(schema.people).order_by(schema.people.c.created))
    return [f"{row.id}  {day(row.created)}  {row.name}{'  (password)' if row.password else ''}" for row in rows]


async def tables(store: Store) -> list[str]:
    """Every table that is not closed, one line each."""
    log, table = schema.entries, schema.tables
    length = select(func.count()).where(log.c.table == table.c.id).correlate(table).scalar_subquery()
    shown = (table.c.id, table.c.created, table.c.game, table.c.status)
    query = select(*shown, length.label("length")).where(table.c.status != "closed").order_by(table.c.created)
    rows = await store.read(query)
    return [f"{row.id}  {day(row.created)}  {row.game}  {row.status}  {row.length} entries" for row in rows]


async def link(store: Store, person: str) -> str:
    """A new personal link for somebody who can no longer sign in."""
    await known(store, person)
    return await People(store).token(person, "link")


async def close(store: Store, table: str) -> None:
    """End a running table, or delete one that never started."""

    def job(connection: Connection) -> None:
        status = select(schema.tables.c.status).where(schema.tables.c.id == table)
        if connection.execute(status).scalar() not in ("open", "playing"):
            raise BadSetting(f"no table {table!r} is open or running: see labrys admin tables.")
        log = schema.entries
        query = select(log).where(log.c.table == table).order_by(log.c.number.desc()).limit(1)
        last = connection.execute(query).first()
        if last is not None:
            entry = Entry(last.number + 1, "close", -1, "", max(now(), last.at), digest=last.digest)
            connection.execute(insert(log), [entry.row(table)])
        change = update(schema.tables).where(schema.tables.c.id == table).values(status="closed", ended=now())
        connection.execute(change)
        touch(connection)

    await store.write(job)


async def remove(store: Store, person: str) -> None:
    """Delete a person's name, password, webhook and cookies; the games stay, without a name."""
    await known(store, person)

    def job(connection: Connection) -> None:
        gone = {"name": "nobody", "login": None, "password": None, "webhook": None}
        connection.execute(update(schema.people).where(schema.people.c.id == person).values(**gone))
        connection.execute(delete(schema.sessions).where(schema.sessions.c.person == person))
        connection.execute(delete(schema.notices).where(schema.notices.c.person == person))
        connection.execute(update(schema.chat).where(schema.chat.c.person == person).values(name="nobody"))
        connection.execute(update(schema.seats).where(schema.seats.c.person == person).values(name="nobody"))
        touch(connection)

    await store.write(job)


async def known(store: Store, person: str) -> None:
    if await store.one(select(schema.people).where(schema.people.c.id == person)) is None:
        raise BadSetting(f"there is no person {person!r}: see labrys admin people.")


def touch(connection: Connection) -> None:
    """Tell running servers that what they hold in memory is out of date."""
    house = schema.house
    connection.execute(update(house).where(house.c.name == "generation").values(value=secrets.token_hex(8)))


def day(at: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at / 1000))
