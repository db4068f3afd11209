"""The finished games of a house, without names."""

import asyncio

import labrys
from labrys.server.admin.finished import finished
from tests.server.peers import GAME, nodes


def test_people_are_numbers_in_the_order_in_which_they_turn_up(sqlite_url: str) -> None:
    async def run() -> None:
        async with nodes(sqlite_url) as (one,):
            anna, bruno, carla = [await one.people.guest(name, "en") for name in ("Anna", "Bruno", "Carla")]
            tables = [await one.running(anna, bruno), await one.running(carla, anna)]
            assert (await finished(one.node.store, GAME)).games == []
            for table in tables:
                await one.play_out(table)
            kept = await finished(one.node.store, GAME)
            assert [game.players for game in kept.games] == [("person 1", "person 2"), ("person 3", "person 1")]
            assert (kept.older, kept.broken) == (0, 0)
            for game in kept.games:
                assert labrys.replay(game.record.text()).over
            assert (await finished(one.node.store, labrys.game("empire"))).games == []

    asyncio.run(run())
