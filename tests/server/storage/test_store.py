"""The store, on SQLite and on PostgreSQL: what is answered is stored, one failure spoils nothing else."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, event, insert, select, update

from labrys.server.protocol.errors import Conflict, Refused, StoreDown
from labrys.server.storage import schema
from labrys.server.storage.signals import SignalKind
from labrys.server.storage.sqlite_threads import READERS
from labrys.server.storage.store import Store
from tests.server.listeners import Heard


def row(number: int, table: str = "t", key: str | None = None) -> dict[str, object]:
    common = {"kind": "act", "seat": 0, "text": "end", "at": 1, "turn": 0, "digest": "d", "person": "p"}
    return {**common, "table": table, "number": number, "key": key or f"k{number}"}


def furnish(connection: Connection) -> None:
    connection.execute(insert(schema.people), [{"id": "p", "name": "Anna", "lang": "en", "created": 0}])
    common = {"game": "relics", "content": "1", "options": "{}", "clock": "{}", "seed": "s", "status": "playing"}
    more = {"public": True, "owner": "p", "created": 0}
    connection.execute(insert(schema.tables), [{**common, **more, "id": name} for name in ("t", "u")])


def with_store(url: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(url)
        await store.open()
        try:
            await store.write(furnish)
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


async def numbers(store: Store, table: str = "t") -> list[int]:
    found = await store.read(select(schema.entries.c.number).where(schema.entries.c.table == table))
    return sorted(row.number for row in found)


def test_what_many_append_at_once_is_stored_in_few_commits(url: str) -> None:
    async def use(store: Store) -> None:
        before = store.commits
        await asyncio.gather(*(store.append([row(number)]) for number in range(1, 101)))
        assert await numbers(store) == list(range(1, 101))
        assert store.commits - before < 10

    with_store(url, use)


def test_a_number_is_stored_once_and_its_neighbours_do_not_suffer(url: str) -> None:
    async def use(store: Store) -> None:
        await store.append([row(1)])
        outcomes = await asyncio.gather(
            store.append([row(2)]),
            store.append([row(1, key="other")]),
            store.append([row(1, "u")]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
        assert await numbers(store) == [1, 2]
        assert await numbers(store, "u") == [1]

    with_store(url, use)


@pytest.mark.parametrize("text", ["half \ud800", "nought \0", "long" * 30])
def test_what_no_database_keeps_is_refused_alone(url: str, text: str) -> None:
    async def use(store: Store) -> None:
        bad = {**row(1, "u"), "text": text}
        units = [store.append([row(1)]), store.append([bad]), store.append([row(2)])]
        job = store.write(
            lambda connection: connection.execute(insert(schema.entries), [{**bad, "number": 2, "key": "other"}])
        )
        outcomes = await asyncio.gather(*units, job, store.append([row(3)]), return_exceptions=True)
        assert [outcomes[0], outcomes[2], outcomes[4]] == [None, None, None]
        assert await numbers(store) == [1, 2, 3]
        for outcome in (outcomes[1], outcomes[3]):
            if store.database.sqlite and "half" not in text:  # SQLite takes these
                assert not isinstance(outcome, Exception)
            else:
                assert isinstance(outcome, Refused)
                assert outcome.code == "bad"

    with_store(url, use)


def test_a_database_that_is_down_is_asked_once_for_a_group(url: str) -> None:
    async def use(store: Store) -> None:
        asked: list[int] = []

        def job(connection: Connection) -> None:
            asked.append(1)
            raise OSError("the line is cut")

        rows = [store.append([row(number)], job) for number in range(1, 20)]
        outcomes = await asyncio.gather(*rows, return_exceptions=True)
        assert all(isinstance(outcome, StoreDown) for outcome in outcomes)
        assert len(asked) == 1

    with_store(url, use)


def test_however_many_read_at_once_lines_to_the_file_are_kept(sqlite_url: str) -> None:
    async def use(store: Store) -> None:
        opened: list[object] = []
        assert store.database.threads is not None
        event.listen(store.database.threads.reading, "connect", lambda line, _: opened.append(line))
        for _ in range(5):
            await asyncio.gather(*(numbers(store) for _ in range(40)))
        assert len(opened) <= READERS

    with_store(sqlite_url, use)


def test_an_action_id_is_stored_once_at_a_table(url: str) -> None:
    async def use(store: Store) -> None:
        await store.append([row(1, key="same")])
        with pytest.raises(Conflict):
            await store.append([row(2, key="same")])
        await store.append([row(1, "u", key="same")])

    with_store(url, use)


def test_a_job_that_refuses_is_undone_alone(url: str) -> None:
    def refuse(connection: Connection) -> None:
        connection.execute(update(schema.tables).values(status="over"))
        raise Refused("state", "no.")

    async def use(store: Store) -> None:
        outcomes = await asyncio.gather(store.write(refuse), store.append([row(1)]), return_exceptions=True)
        assert isinstance(outcomes[0], Refused)
        assert outcomes[1] is None
        assert await numbers(store) == [1]
        assert {found.status for found in await store.read(select(schema.tables))} == {"playing"}

    with_store(url, use)


def test_a_new_generation_makes_memory_stale(url: str) -> None:
    async def use(store: Store) -> None:
        listener = store.notify.listener = Heard()
        house = schema.house
        async with store.database.writing.begin() as connection:
            await connection.execute(update(house).where(house.c.name == "generation").values(value="other"))
        with pytest.raises(StoreDown):
            await store.append([row(1)])
        assert listener.replacements == 0
        assert not await store.current()
        assert listener.replacements == 1
        await store.append([row(1)])

    with_store(url, use)


def test_nodes_hear_each_other_but_not_themselves(postgres_url: str) -> None:
    async def use(store: Store) -> None:
        other, listener = Store(postgres_url), Heard()
        await other.open(listener=listener)
        store.notify.listener = Heard()
        here, there = store.notify.listener.signals, listener.signals
        await store.append([row(1)], None, SignalKind.LOG.of("t"))
        async with asyncio.timeout(60):
            while not there:
                await asyncio.sleep(0.01)
        await other.close()
        assert (here, there) == ([], [SignalKind.LOG.of("t")])

    with_store(postgres_url, use)
