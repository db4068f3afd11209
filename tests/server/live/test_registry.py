"""The registry of tables: a table that cannot go on keeps no other one waiting."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import case, update

import labrys
from labrys.server.lobby.first_entries import table_row
from labrys.server.lobby.new_seats import chairs
from labrys.server.node import Node
from labrys.server.ops.settings import Settings
from labrys.server.protocol.bodies import SeatWish
from labrys.server.protocol.messages import ClockInfo
from labrys.server.storage import schema
from labrys.server.storage.entry import Entry


@pytest.mark.parametrize("change", [{"content": "older"}, {"seed": "s" * 2000}, {"game": "gone"}])
def test_a_table_that_cannot_go_on_is_looked_at_once_and_keeps_nobody_waiting(
    tmp_path: Path, change: dict[str, str]
) -> None:
    async def run() -> None:
        node = Node(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'h.db'}"))
        await node.store.open()
        people, seating = node.people, node.seating
        anna = await people.guest("Anna", "en")
        seats = chairs(labrys.game("relics"), anna, [SeatWish("bot", "random"), SeatWish("bot", "random")])
        row = table_row(anna, labrys.game("relics").new(2, "c"), False, ClockInfo())
        table = await seating.set_up({**row, **change, "status": "playing"}, seats, [Entry(1, "start", 0, "", 0)])
        later = table_row(anna, labrys.game("relics").new(2, "d"), False, ClockInfo())
        digest = labrys.game("relics").new(2, later["seed"]).digest()
        start = [Entry(1, "start", 0, "", 0, digest=digest)]
        well = await seating.set_up({**later, "status": "playing"}, seats, start)
        due = case((schema.entries.c.table == table, 1), else_=2)
        await node.store.write(lambda c: c.execute(update(schema.entries).values(due=due)))
        await node.tables.find_overdue()
        assert node.tables.troubled == {table}
        assert node.tables.live[well].play is not None
        live = node.tables.live.get(table)
        used = live.used if live else 0.0
        await node.tables.find_overdue()
        assert (live.used if live else 0.0) == used
        assert node.tables.live.get(table) is live
        await node.close()

    asyncio.run(run())
