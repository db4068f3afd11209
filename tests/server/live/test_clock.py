"""Clocks: time is charged to whoever is asked; when it is up a bot sits in, until the person returns."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import case, update

import labrys
from labrys.server.admin.backup import backup, restore
from labrys.server.live.clock import DAY_MS, Clock
from labrys.server.live.play import Play
from labrys.server.live.uptime import LAPSE_MS, Uptime
from labrys.server.lobby.first_entries import table_row
from labrys.server.lobby.new_seats import chairs
from labrys.server.node import Node
from labrys.server.ops.settings import Settings
from labrys.server.protocol.bodies import SeatWish
from labrys.server.protocol.messages import Back, ClockInfo
from labrys.server.storage import schema
from labrys.server.storage.entry import Entry
from labrys.server.storage.store import Store
from tests.server.houses import PATIENCE_SECONDS

LIVE = ClockInfo("live", budget=60, increment=5)


def test_a_live_clock_charges_the_seat_that_is_asked_and_adds_the_increment_when_the_turn_passes() -> None:
    clock = Clock(LIVE, 2, 1000)
    clock.pass_time(11_000, 0, True, 0, 1)
    assert clock.left == [50_000, 60_000]
    clock.pass_time(21_000, 0, True, 1, 2)
    assert clock.left == [45_000, 60_000]
    assert clock.deadline(1, True) == 21_000 + 60_000


def test_a_bots_time_is_free_and_has_no_deadline() -> None:
    clock = Clock(LIVE, 2, 0)
    clock.pass_time(50_000, 0, False, 1, 1)
    assert clock.left == [60_000, 60_000]
    assert clock.deadline(0, False) is None


def test_days_are_counted_from_the_beginning_of_the_turn() -> None:
    clock = Clock(ClockInfo("days", days=2), 2, 0)
    clock.pass_time(DAY_MS, 0, True, 0, 1)
    assert clock.deadline(0, True) == 2 * DAY_MS
    clock.pass_time(DAY_MS + 5, 0, True, 1, 2)
    assert clock.deadline(1, True) == DAY_MS + 5 + 2 * DAY_MS


def test_no_clock_has_no_deadline() -> None:
    assert Clock(ClockInfo(), 2, 0).deadline(0, True) is None


def test_whoever_comes_back_gets_a_tenth_of_the_budget() -> None:
    clock = Clock(ClockInfo("live", budget=600, increment=0), 2, 0)
    clock.pass_time(700_000, 0, True, 0, 0)
    assert clock.left[0] == 0
    clock.welcome(0, 800_000)
    assert clock.left[0] == 60_000
    assert clock.deadline(0, True) == 860_000


def test_a_turn_that_is_taken_back_and_ended_again_brings_no_second_increment() -> None:
    clock = Clock(LIVE, 2, 0)
    clock.pass_time(0, 0, True, 1, 1)
    assert clock.left[0] == 65_000
    for _ in range(3):
        clock.pass_time(0, 1, True, 0, 0)  # taken back
        clock.pass_time(0, 0, True, 1, 1)
    assert clock.left == [65_000, 60_000]
    clock.pass_time(0, 1, True, 0, 2)
    assert clock.left == [65_000, 65_000]


def test_leaving_and_coming_back_brings_no_time_to_who_has_some() -> None:
    clock = Clock(LIVE, 2, 0)
    clock.pass_time(50_000, 0, True, 0, 0)
    clock.welcome(0, 50_000)
    assert clock.left[0] == 10_000


def test_time_for_coming_back_is_given_once_in_a_turn() -> None:
    clock = Clock(LIVE, 2, 0)
    clock.pass_time(60_000, 0, True, 0, 0)
    clock.welcome(0, 60_000)
    assert clock.left[0] == 30_000
    clock.pass_time(90_000, 0, True, 0, 0)
    clock.welcome(0, 90_000)
    assert clock.left[0] == 0


def test_whoever_comes_back_moves_nobody_elses_deadline() -> None:
    play = Play(labrys.game("relics"), {}, "days", [None, None], ClockInfo("days", days=1), 0)
    play.apply(Entry(1, "start", 0, "", 0))
    turn = play.turn
    assert turn is not None
    play.apply(Entry(2, "away", 1 - turn, "", 1000))
    play.apply(Entry(3, "back", 1 - turn, "", DAY_MS // 2))
    assert play.deadline == DAY_MS


def test_the_fold_knows_whose_move_is_due_and_when() -> None:
    play = Play(labrys.game("relics"), {}, "due", [None, None], LIVE, 1000)
    start = Entry(1, "start", 0, "", 1000)
    play.apply(start)
    assert start.due == 61_000
    turn = play.turn
    assert turn is not None
    away = Entry(2, "away", turn, "", 61_000)
    play.apply(away)
    assert (away.turn, away.due) == (turn, 61_000)
    back = Entry(3, "back", turn, "", 70_000)
    play.apply(back)
    assert back.due == 70_000 + 30_000


def test_when_time_is_up_a_bot_plays_until_the_person_returns(tmp_path: Path) -> None:
    async def run() -> None:
        node = Node(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'h.db'}"))
        await node.open()
        people, seating = node.people, node.seating
        anna, bruno = await people.guest("Anna", "en"), await people.guest("Bruno", "en")
        row = table_row(anna, labrys.game("relics").new(2, "c"), False, ClockInfo("live", budget=1))
        seats = chairs(labrys.game("relics"), anna, [SeatWish("you"), SeatWish("open")])
        seats[1].update(person=bruno.id, name="Bruno")
        table = await node.tables.get(await seating.set_up(row, seats))
        await seating.start(anna, table.id)
        play = table.playing()
        first = play.turn
        assert first is not None
        async with asyncio.timeout(120):
            while not any(play.away):
                await asyncio.sleep(0.01)
            assert play.away[first]
            while not all(play.away):
                await asyncio.sleep(0.01)
        heard: list[int] = []
        await table.perform(anna.id, Back("b1"), heard.append)
        assert heard == [table.playing().version]
        assert not table.playing().away[0]
        await node.close()

    asyncio.run(run())


@pytest.mark.parametrize("change", [{"content": "older"}, {"seed": "s" * 2000}, {"game": "gone"}])
def test_a_table_that_cannot_go_on_is_looked_at_once_and_keeps_nobody_waiting(
    tmp_path: Path, change: dict[str, str]
) -> None:
    async def run() -> None:
        node = Node(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'h.db'}"))
        await node.store.open()
        people, seating = node.people, node.seating
        anna = await people.guest("Anna", "en")
        seats = chairs(labrys.game("relics"), anna, [SeatWish("bot", "easy"), SeatWish("bot", "easy")])
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
