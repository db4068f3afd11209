"""Many who ask the same at once: it is found out once or twice, and nobody hears of less than there was when they asked."""

import asyncio

import pytest

from labrys.server.ops.shared import Shared


class Counter:
    """Something that takes a while to find out: how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.go_on = asyncio.Event()

    async def find(self) -> int:
        self.asked += 1
        found = self.asked
        await self.go_on.wait()
        return found


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_all_who_ask_at_once_are_told_the_same_by_one_reading() -> None:
    async def run() -> None:
        counter = Counter()
        shared = Shared(counter.find)
        counter.go_on.set()
        assert await asyncio.gather(*(shared.get() for _ in range(60))) == [1] * 60
        assert await shared.get() == 2

    asyncio.run(run())


def test_who_asks_while_it_is_found_out_is_told_what_is_found_out_after_that() -> None:
    async def run() -> None:
        counter = Counter()
        shared = Shared(counter.find)
        first = asyncio.create_task(shared.get())
        await settle()
        later = [asyncio.create_task(shared.get()) for _ in range(20)]
        await settle()
        assert counter.asked == 1, "one at a time"
        counter.go_on.set()
        assert await first == 1
        assert await asyncio.gather(*later) == [2] * 20

    asyncio.run(run())


def test_one_who_goes_away_and_one_fault_take_nothing_from_the_others() -> None:
    async def run() -> None:
        counter = Counter()
        shared = Shared(counter.find)
        gone, stays = asyncio.create_task(shared.get()), asyncio.create_task(shared.get())
        await settle()
        gone.cancel()
        counter.go_on.set()
        assert await stays == 1

        faults = iter([OSError("down")])

        async def fail_once() -> str:
            for fault in faults:
                raise fault
            return "up"

        shaky = Shared(fail_once)
        with pytest.raises(OSError, match="down"):
            await shaky.get()
        assert await shaky.get() == "up"

    asyncio.run(run())
