"""What an owner does to a house in play, on SQLite and on PostgreSQL: neither spoils it nor loses against it."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

import labrys
from labrys.engine import BadSetting
from labrys.server.admin import owner
from labrys.server.admin.backup import backup, restore
from labrys.server.lobby.first_entries import table_row
from labrys.server.lobby.new_seats import chairs
from labrys.server.node import Node
from labrys.server.ops.ids import new_id
from labrys.server.ops.settings import Settings
from labrys.server.protocol.bodies import SeatWish
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.messages import Act, ClockInfo
from labrys.server.storage import schema
from tests.server.houses import PATIENCE_SECONDS

GAME = labrys.game("relics")


async def running(node: Node, clock: ClockInfo | None = None) -> str:
    """A table where two persons play."""
    people, seating = node.people, node.seating
    anna, bruno = await people.guest("Anna", "en"), await people.guest("Bruno", "en")
    row = table_row(anna, GAME.new(2, "c"), True, clock or ClockInfo())
    seats = chairs(GAME, anna, [SeatWish("you"), SeatWish("open")])
    seats[1].update(person=bruno.id, name="Bruno")
    table = await seating.set_up(row, seats)
    await seating.start(anna, table)
    return table


async def play_on(node: Node, name: str) -> None:
    """Whoever is asked acts, as fast as the house allows, to the end of the game."""
    dice = random.Random(name)
    while True:
        with suppress(Refused):
            table = await node.tables.get(name)
            play = table.playing()
            if play.over or play.turn is None:
                return
            action = GAME.codec.text(dice.choice(play.state.actions()))
            move = Act(new_id(8), play.version, action)
            await table.perform(table.roster.chairs[play.turn].person, move, lambda version: None)
        await asyncio.sleep(0)


async def ask_for_health(node: Node) -> None:
    while True:
        with suppress(Refused):
            await node.store.current()
        await asyncio.sleep(0.005)


@asynccontextmanager
async def in_play(url: str, tables: int) -> AsyncIterator[tuple[Node, list[str]]]:
    """A house where several tables are played at, all the time."""
    node = Node(Settings(database=url))
    await node.open()
    names = [await running(node) for _ in range(tables)]
    work = [asyncio.create_task(play_on(node, name)) for name in names]
    work.append(asyncio.create_task(ask_for_health(node)))
    try:
        yield node, names
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        await node.close()


async def wait_until(so: Callable[[], Awaitable[bool]], seconds: float = PATIENCE_SECONDS) -> None:
    async with asyncio.timeout(seconds):
        while not await so():
            await asyncio.sleep(0.01)


async def lengths(node: Node) -> dict[str, tuple[int, int]]:
    """How many entries each table has, and its last number."""
    log = schema.entries
    count, last = func.count().label("length"), func.max(log.c.number).label("last")
    query = select(log.c.table, count, last).group_by(log.c.table)
    return {row.table: (row.length, row.last) for row in await node.store.read(query)}


def test_a_restore_leaves_no_gap_in_a_table_that_is_played_at(url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with in_play(url, 6) as (node, names):

            async def moved() -> bool:
                return sum(last for _, last in (await lengths(node)).values()) > kept + 12

            kept = (await backup(url, tmp_path / "b"))["entries"]
            for _ in range(4):
                await wait_until(moved)
                await restore(url, tmp_path / "b")
                await wait_until(moved)  # and they play on
                found = await lengths(node)
                assert set(found) == set(names)
                assert all(count == last for count, last in found.values()), found

    asyncio.run(run())


def test_the_owner_closes_tables_that_are_played_at(url: str) -> None:
    async def run() -> None:
        async with in_play(url, 4) as (node, names):
            for name in names:
                async with owner.opened(url) as store:
                    await owner.close(store, name)
            tables, log = schema.tables, schema.entries
            for name in names:
                row = await node.store.one(select(tables).where(tables.c.id == name))
                entries = await node.store.read(select(log).where(log.c.table == name).order_by(log.c.number))
                assert row is not None
                assert row.status == "closed"
                assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
                assert [entry.kind for entry in entries].index("close") == len(entries) - 1

    asyncio.run(run())


def test_a_game_that_ends_while_the_owner_closes_it_stays_over(url: str) -> None:
    async def run() -> None:
        node = Node(Settings(database=url))
        await node.open()
        name = await running(node)
        tables = schema.tables
        async with owner.opened(url) as store:
            change = update(tables).where(tables.c.id == name).values(status="over")
            async with node.store.database.writing.begin() as connection:  # the end of the game, not yet committed
                await connection.execute(select(schema.house))
                await connection.execute(change)
                task = asyncio.create_task(owner.close(store, name))
                await asyncio.sleep(0.5)
                assert not task.done()
            with pytest.raises(BadSetting, match="no table"):
                await task
        row = await node.store.one(select(tables).where(tables.c.id == name))
        assert row is not None
        assert row.status == "over"
        await node.close()

    asyncio.run(run())
