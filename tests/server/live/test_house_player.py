"""Whoever leaves bots alone may come back for a while: only then do they play on among themselves."""

import asyncio

import pytest

import labrys
from labrys.server.live import play as playing
from labrys.server.live.table import LiveTable
from labrys.server.lobby.first_entries import table_row
from labrys.server.lobby.new_seats import chairs
from labrys.server.ops.ids import new_id
from labrys.server.people.accounts import Person
from labrys.server.protocol.bodies import SeatWish
from labrys.server.protocol.messages import Back, ClockInfo, Leave
from tests.server.peers import Peer, nodes, wait_until

GAME = labrys.game("empire")  # its rules know no leaving: a bot sits in


async def against_a_bot(peer: Peer, anna: Person) -> LiveTable:
    row = table_row(anna, GAME.new(3, "c"), False, ClockInfo())
    name = await peer.seating.set_up(row, chairs(GAME, anna, [SeatWish("you"), *[SeatWish("bot", "greedy")] * 2]))
    await peer.seating.start(anna, name)
    table = await peer.node.tables.get(name)
    await wait_until(lambda: table.playing().turn == 0)
    return table


def test_bots_wait_for_the_last_person_who_left(sqlite_url: str) -> None:
    async def run() -> None:
        async with nodes(sqlite_url) as (one,):
            anna = await one.people.guest("Anna", "en")
            table = await against_a_bot(one, anna)
            await table.perform(anna.id, Leave(new_id(8)), lambda version: None)
            left = table.playing().version
            assert table.house_player.timer is not None
            assert table.house_player.timer.when() - asyncio.get_running_loop().time() == pytest.approx(60, abs=5)
            await table.refresh(0)  # as another round of the house would
            await one.node.tables.find_overdue()
            await asyncio.sleep(0.3)
            assert table.playing().version == left
            await table.perform(anna.id, Back(new_id(8)), lambda version: None)
            assert table.playing().by_person(0)
            assert table.playing().paused == 0

    asyncio.run(run())


def test_after_a_while_bots_play_the_game_to_its_end(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "PAUSE_MS", 300)

    async def run() -> None:
        async with nodes(sqlite_url) as (one,):
            anna = await one.people.guest("Anna", "en")
            table = await against_a_bot(one, anna)
            await table.perform(anna.id, Leave(new_id(8)), lambda version: None)
            await wait_until(lambda: table.playing().over)

    asyncio.run(run())


def test_where_somebody_else_plays_a_bot_sits_in_at_once(sqlite_url: str) -> None:
    async def run() -> None:
        async with nodes(sqlite_url) as (one,):
            anna, bruno = [await one.people.guest(name, "en") for name in ("Anna", "Bruno")]
            row = table_row(anna, GAME.new(2, "c"), False, ClockInfo())
            seats = chairs(GAME, anna, [SeatWish("you"), SeatWish("open")])
            seats[1].update(person=bruno.id, name=bruno.name)
            name = await one.seating.set_up(row, seats)
            await one.seating.start(anna, name)
            table = await one.node.tables.get(name)
            first = table.playing().turn
            assert first is not None
            who = [anna, bruno][first]
            await table.perform(who.id, Leave(new_id(8)), lambda version: None)
            assert table.playing().paused == 0
            await wait_until(lambda: table.playing().turn == 1 - first)

    asyncio.run(run())
