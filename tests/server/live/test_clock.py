"""Clocks: time is charged to whoever is asked; when it is up a bot sits in, until the person returns."""

import asyncio
from pathlib import Path

import labrys
from labrys.server.live.clock import DAY_MS, Clock
from labrys.server.live.play import Play
from labrys.server.lobby.first_entries import table_row
from labrys.server.lobby.new_seats import chairs
from labrys.server.node import Node
from labrys.server.ops.settings import Settings
from labrys.server.protocol.bodies import SeatWish
from labrys.server.protocol.messages import Back, ClockInfo
from labrys.server.storage.entry import Entry

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
