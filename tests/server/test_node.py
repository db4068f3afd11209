"""Several nodes on one PostgreSQL: whatever happens at one is known at the others, also when their line was dead a while."""

import asyncio

from labrys.server.live.bot_time import slot
from labrys.server.lobby.first_entries import table_row
from labrys.server.lobby.new_seats import chairs
from labrys.server.ops.ids import new_id
from labrys.server.protocol.bodies import SeatWish, Sit
from labrys.server.protocol.messages import ClockInfo, Say
from tests.server.peers import GAME, Ear, nodes, wait_until


def test_the_end_of_a_game_and_its_rematch_are_told_at_every_node(postgres_url: str) -> None:
    async def run() -> None:
        async with nodes(postgres_url, postgres_url) as (one, two):
            anna, bruno = await one.people.guest("Anna", "en"), await one.people.guest("Bruno", "en")
            name = await one.running(anna, bruno)
            ear = Ear(await two.node.tables.get(name), bruno)
            await one.play_out(name)
            await wait_until(lambda: ear.table.status == "over")
            rematch = await one.sequels.rematch(anna, name)
            await wait_until(lambda: ear.table.next == rematch)
            assert await two.sequels.rematch(bruno, name) == rematch
            await one.seating.close(anna, rematch)
            await wait_until(lambda: ear.table.next is None)
            other = await two.sequels.rematch(bruno, name)
            assert other != rematch
            assert await one.sequels.rematch(anna, name) == other

    asyncio.run(run())


def test_whoever_handed_a_seat_on_is_told_at_every_node(postgres_url: str) -> None:
    async def run() -> None:
        async with nodes(postgres_url, postgres_url) as (one, two):
            anna, bruno, carl = [await one.people.guest(name, "en") for name in ("Anna", "Bruno", "Carl")]
            name = await one.running(anna, bruno)
            link = await one.seating.link(bruno, name, 1)
            await wait_until(lambda: bruno.id in two.turned)
            two.turned.clear()
            await one.seating.sit(carl, name, Sit(link=link))
            await wait_until(lambda: {bruno.id, carl.id} <= set(two.turned))

    asyncio.run(run())


def test_signals_that_were_missed_leave_no_node_wrong(postgres_url: str) -> None:
    async def run() -> None:
        async with nodes(postgres_url, postgres_url) as (one, two):
            anna, bruno, carl = [await one.people.guest(name, "en") for name in ("Anna", "Bruno", "Carl")]
            name = await one.running(anna, bruno)
            link = await one.seating.link(bruno, name, 1)
            here, there = await one.node.tables.get(name), await two.node.tables.get(name)
            ear = Ear(there, anna)
            await two.node.store.notify.close()
            await one.seating.sit(carl, name, Sit(link=link))
            for words in ("hello", "and welcome"):
                await here.chat.say(anna, Say(new_id(8), "table", words))
            assert there.roster.seat_of(bruno.id) == 1
            await two.node.store.notify.open()
            await wait_until(lambda: len(ear.said) == 2)
            assert ear.said == ["hello", "and welcome"]
            assert (there.roster.seat_of(bruno.id), there.roster.seat_of(carl.id)) == (None, 1)
            assert ear.table.seats[1].name == "Carl"

    asyncio.run(run())


def test_another_node_thinks_for_a_bot_only_after_the_time_of_a_thought(postgres_url: str) -> None:
    async def run() -> None:
        async with nodes(postgres_url, postgres_url) as (one, two):
            anna = await one.people.guest("Anna", "en")
            wishes = [SeatWish("bot", "anassa"), SeatWish("bot", "anassa")]
            row = table_row(anna, GAME.new(2, "c"), False, ClockInfo())
            name = await one.seating.set_up(row, chairs(GAME, anna, wishes))
            await one.seating.start(anna, name)
            here, there = await one.node.tables.get(name), await two.node.tables.get(name)
            loop = asyncio.get_running_loop()
            thought = slot("anassa", GAME, 2, 0, 2).seconds
            assert thought > 0.5
            for _ in range(2):  # as it was read, and when it is looked at again
                assert there.house_player.timer is not None
                assert there.house_player.timer.when() > loop.time() + thought + 1
                await there.refresh()
            assert here.house_player.thinking is not None

    asyncio.run(run())
