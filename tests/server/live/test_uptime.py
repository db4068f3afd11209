"""Uptime: while the house is closed, killed or restored, no live clock runs."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import update

import labrys
from labrys.server.admin.backup import backup, restore
from labrys.server.live.clock import DAY_MS
from labrys.server.live.uptime import LAPSE_MS, Uptime
from labrys.server.lobby.first_entries import table_row
from labrys.server.lobby.new_seats import chairs
from labrys.server.node import Node
from labrys.server.ops.settings import Settings
from labrys.server.protocol.bodies import SeatWish
from labrys.server.protocol.messages import ClockInfo
from labrys.server.storage import schema
from labrys.server.storage.store import Store
from tests.server.houses import PATIENCE_SECONDS

LIVE = ClockInfo("live", budget=60, increment=5)


def test_while_the_house_is_closed_no_live_clock_runs(url: str) -> None:
    settings = Settings(database=url)

    async def begin() -> str:
        node = Node(settings)
        await node.open()
        people, seating = node.people, node.seating
        anna, bruno = await people.guest("Anna", "en"), await people.guest("Bruno", "en")
        seats = chairs(labrys.game("relics"), anna, [SeatWish("you"), SeatWish("open")])
        seats[1].update(person=bruno.id, name="Bruno")
        row = table_row(anna, labrys.game("relics").new(2, "c"), False, LIVE)
        table = await seating.set_up(row, seats)
        await seating.start(anna, table)
        long_ago = {"at": schema.entries.c.at - DAY_MS, "due": schema.entries.c.due - DAY_MS}
        await node.store.write(lambda c: c.execute(update(schema.entries).values(**long_ago)))
        await node.close()
        return table

    async def go_on(name: str) -> None:
        node = Node(settings)
        await node.open()
        play = (await node.tables.get(name)).playing()
        assert play.away == [False, False]
        assert play.clock.left == [60_000, 60_000]
        assert play.deadline is not None
        assert play.deadline > node.store.opened + 50_000
        await node.close()

    asyncio.run(go_on(asyncio.run(begin())))


def test_a_house_that_was_killed_was_closed_from_then_on(url: str) -> None:
    """A node finds on its start how long nobody looked after the house; with another at work there is nothing to find."""

    async def run() -> None:
        store = Store(url)
        await store.open(serve=False)
        first, second, late = Uptime(store), Uptime(store), Uptime(store)
        await first.round(100_000)
        assert store.opened == 100_000
        await first.round(101_000)
        if not store.database.sqlite:
            await second.round(102_000)
            assert store.opened == 100_000
            await second.close()  # the first one goes on
        await first.round(103_000)
        assert store.opened == 100_000
        assert first.known(104_000)
        assert not first.known(110_000)
        await late.round(103_000 + LAPSE_MS + 1)
        assert store.opened == 103_000 + LAPSE_MS + 1
        await store.close()

    asyncio.run(run())


def test_a_restore_gives_back_the_time_since_the_backup(url: str, tmp_path: Path) -> None:
    async def run() -> None:
        node = Node(Settings(database=url))
        await node.open()
        people, seating = node.people, node.seating
        anna, bruno = await people.guest("Anna", "en"), await people.guest("Bruno", "en")
        row = table_row(anna, labrys.game("relics").new(2, "c"), False, LIVE)
        seats = chairs(labrys.game("relics"), anna, [SeatWish("you"), SeatWish("open")])
        seats[1].update(person=bruno.id, name="Bruno")
        name = await seating.set_up(row, seats)
        await seating.start(anna, name)
        table = await node.tables.get(name)
        await backup(url, tmp_path / "b")
        with closing(sqlite3.connect(tmp_path / "b")) as old, old:  # a backup of the day before
            old.execute(f"UPDATE entries SET at = at - {DAY_MS}, due = due - {DAY_MS}")
        await restore(url, tmp_path / "b")
        async with asyncio.timeout(PATIENCE_SECONDS):
            while table.play is None or table.play.version < 2:
                await asyncio.sleep(0.01)
        assert table.playing().away == [False, False]
        assert table.playing().clock.left == [60_000, 60_000]
        deadline = table.playing().deadline
        assert deadline is not None
        assert deadline >= node.store.opened + 60_000
        await node.close()

    asyncio.run(run())
