"""What goes into one transaction: whoever acts never waits for all that others set up."""

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection, select

from labrys.server.protocol.errors import StoreDown
from labrys.server.storage.store import Store
from labrys.server.storage.write_queue import JOBS_AT_ONCE, Unit, WriteQueue
from tests.server.storage.test_store import numbers, row, with_store

MOST = 1000


def job(connection: Connection) -> None:
    """Something that takes several steps."""


def unit(acts: bool, more: bool, generation: str = "1") -> Unit:
    return Unit(asyncio.get_running_loop().create_future(), generation, [{}] if acts else [], job if more else None)


def in_order(check: Callable[[WriteQueue], None], most: int = MOST) -> None:
    async def run() -> None:
        check(WriteQueue(most))

    asyncio.run(run())


def taken(groups: WriteQueue, *waiting: Unit) -> list[Unit]:
    """The next group, after these came, and gone."""
    for each in waiting:
        groups.add(each)
    group = groups.next()
    groups.remove(group)
    return group


def test_all_who_acted_go_at_once_and_jobs_a_few_at_a_time_by_turns() -> None:
    def check(groups: WriteQueue) -> None:
        jobs = [unit(False, True) for _ in range(2 * JOBS_AT_ONCE + 1)]
        acts = [unit(True, False) for _ in range(50)]
        assert taken(groups, *jobs[:3], *acts[:40], *jobs[3:]) == acts[:40]
        assert taken(groups, *acts[40:45]) == jobs[:JOBS_AT_ONCE]
        assert taken(groups) == acts[40:45]
        assert taken(groups, *acts[45:]) == jobs[JOBS_AT_ONCE : 2 * JOBS_AT_ONCE], (
            "who acts without end does not keep jobs waiting"
        )
        assert taken(groups) == acts[45:]
        assert taken(groups) == jobs[2 * JOBS_AT_ONCE :]
        assert not groups
        assert taken(groups) == []

    in_order(check)


def test_an_act_with_more_to_it_comes_before_other_jobs_but_does_not_keep_them_all_waiting() -> None:
    def check(groups: WriteQueue) -> None:
        jobs = [unit(False, True) for _ in range(10)]
        ends = [unit(True, True) for _ in range(10)]
        assert taken(groups, *jobs, *ends) == [*ends[: JOBS_AT_ONCE - 1], jobs[0]]

    in_order(check)


def test_what_was_made_from_another_generation_goes_by_itself() -> None:
    def check(groups: WriteQueue) -> None:
        old, new = unit(True, False, "1"), unit(True, False, "2")
        assert taken(groups, old, new) == [old]
        assert groups.of("2") == [new]
        assert taken(groups) == [new]

    in_order(check)


def test_no_group_is_larger_than_it_may_be() -> None:
    def check(groups: WriteQueue) -> None:
        acts, jobs = [unit(True, False) for _ in range(2)], [unit(False, True) for _ in range(2)]
        assert [taken(groups, *acts, *jobs), taken(groups), taken(groups), taken(groups)] == [
            [acts[0]],
            [jobs[0]],
            [acts[1]],
            [jobs[1]],
        ]

    in_order(check, most=1)


def test_who_acts_waits_for_a_few_of_the_jobs_that_wait(url: str) -> None:
    """Forty guests make a table each; somebody else plays."""

    async def use(store: Store) -> None:
        begun: list[int] = []

        def set_up(connection: Connection) -> None:
            begun.append(1)

        guests = [asyncio.ensure_future(store.write(set_up)) for _ in range(40)]
        await asyncio.sleep(0)  # all of them wait
        await store.append([row(1)])
        assert len(begun) <= 2 * JOBS_AT_ONCE  # those under way, and the next, which may have begun by now
        await asyncio.gather(*guests)
        assert len(begun) == 40
        assert await numbers(store) == [1]

    with_store(url, use)


def test_when_the_database_is_down_all_who_wait_hear_of_it_at_once(url: str) -> None:
    async def use(store: Store) -> None:
        asked: list[int] = []

        def fail(connection: Connection) -> None:
            asked.append(1)
            raise OSError("the line is cut")

        outcomes = await asyncio.gather(*(store.write(fail) for _ in range(5 * JOBS_AT_ONCE)), return_exceptions=True)
        assert all(isinstance(outcome, StoreDown) for outcome in outcomes)
        assert len(asked) == 1

    with_store(url, use)


def test_who_came_while_the_database_was_found_to_be_down_has_a_try_of_their_own(url: str) -> None:
    async def use(store: Store) -> None:
        loop = asyncio.get_running_loop()
        since: list[asyncio.Future[None]] = []

        def fail(connection: Connection) -> None:
            loop.call_soon_threadsafe(lambda: since.append(asyncio.ensure_future(store.append([row(1)]))))
            while not store.waiting.rows:  # others have their turn meanwhile, in whichever thread this is
                connection.execute(select(1))
            raise OSError("the line is cut")

        before = asyncio.ensure_future(store.write(fail))
        while not since:
            await asyncio.sleep(0)
        outcome, stored = await asyncio.gather(before, *since, return_exceptions=True)
        assert isinstance(outcome, StoreDown)
        assert stored is None
        assert await numbers(store) == [1]

    with_store(url, use)
