"""Of one address a little is done at each turn of the event loop, in order, and nobody from elsewhere waits for the rest."""

import asyncio
import time
from functools import partial

import pytest

from labrys.server.limits.fair_turns import FairTurns


def test_what_comes_alone_is_done_at_once() -> None:
    async def run() -> None:
        turns, done = FairTurns(), list[str]()
        turns.take("a", partial(done.append, "a1"))
        turns.take("b", partial(done.append, "b1"))
        assert done == ["a1", "b1"]
        while turns.lines:
            await asyncio.sleep(0)
        turns.take("a", partial(done.append, "a2"))
        assert done == ["a1", "b1", "a2"]

    asyncio.run(run())


def test_whoever_sends_much_is_served_in_order_and_others_in_between() -> None:
    async def run() -> None:
        turns, done = FairTurns(share=0), list[str]()
        for number in range(100):
            turns.take("a", partial(done.append, f"a{number}"))
        await asyncio.sleep(0)
        turns.take("b", partial(done.append, "b"))
        assert done.index("b") <= 2
        while turns.lines:
            await asyncio.sleep(0)
        assert [one for one in done if one != "b"] == [f"a{number}" for number in range(100)]

    asyncio.run(run())


def test_what_takes_long_has_a_turn_for_itself_and_what_takes_no_time_shares_one() -> None:
    def long() -> None:
        time.sleep(0.01)
        done.append("long")

    done: list[str] = []

    async def run() -> None:
        turns = FairTurns(share=0.005)
        for _ in range(5):
            turns.take("a", long)
        for count in range(1, 5):
            assert len(done) == count
            await asyncio.sleep(0)
        done.clear()
        turns = FairTurns(share=3600)
        for _ in range(500):
            turns.take("a", partial(done.append, "quick"))
        await asyncio.sleep(0)
        assert len(done) == 500

    asyncio.run(run())


def test_a_fault_in_one_turn_is_none_of_the_next() -> None:
    def wrong() -> None:
        raise ZeroDivisionError

    async def run() -> None:
        turns, done = FairTurns(share=0), list[str]()
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: done.append("fault"))
        with pytest.raises(ZeroDivisionError):
            turns.take("a", wrong)
        turns.take("a", wrong)
        turns.take("a", partial(done.append, "next"))
        while turns.lines:
            await asyncio.sleep(0)
        assert done == ["fault", "next"]

    asyncio.run(run())


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def run() -> None:
        turns = FairTurns(share=0)
        await turns.turn("a")
        first, second = asyncio.create_task(turns.turn("a")), asyncio.create_task(turns.turn("a"))
        first.cancel()
        await second
        assert first.cancelled()

    asyncio.run(run())
