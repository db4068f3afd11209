"""The work that a server does every second: a fault in it ends nothing."""

import asyncio
from pathlib import Path

import pytest

from labrys.server.protocol.errors import StoreDown
from tests.server.peers import nodes


def test_a_fault_in_a_round_is_counted_and_a_store_that_is_down_is_passed_on(sqlite_url: str) -> None:
    async def fails(error: Exception) -> None:
        raise error

    async def run() -> None:
        async with nodes(sqlite_url) as (one,):
            rounds, faults = one.node.rounds, one.node.metrics.faults
            before = faults._value.get()
            await rounds.survive(fails(KeyError("a fault of the rules")))
            assert faults._value.get() == before + 1
            with pytest.raises(StoreDown):
                await rounds.survive(fails(StoreDown("gone")))

    asyncio.run(run())


def test_a_table_that_nobody_uses_leaves_memory(tmp_path: Path, sqlite_url: str) -> None:
    async def run() -> None:
        async with nodes(sqlite_url) as (one,):
            people = [await one.people.guest(name, "en") for name in ("Anna", "Bruno")]
            table = await one.node.tables.get(await one.running(*people))
            one.node.tables.let_go()
            assert table.id in one.node.tables.live
            table.used -= 3600
            one.node.tables.let_go()
            assert table.id not in one.node.tables.live
            assert (await one.node.tables.get(table.id)).playing().version == table.playing().version

    asyncio.run(run())
