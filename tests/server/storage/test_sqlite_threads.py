"""SQLite in threads: however many steps a transaction has, the event loop is called back once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from labrys.server.protocol.errors import Refused, StoreDown
from labrys.server.storage import schema
from labrys.server.storage.store import Store
from tests.server.storage.test_store import numbers, row, with_store


def steps(connection: Connection) -> None:
    """What takes several of them."""
    for status in ("open", "playing", "over"):
        connection.execute(update(schema.tables).values(status=status))
        connection.execute(select(schema.tables)).all()


async def statuses(store: Store) -> set[str]:
    return {found.status for found in await store.read(select(schema.tables))}


@pytest.mark.parametrize(
    "use",
    [
        lambda store: store.read(select(schema.tables)),
        lambda store: store.append([row(1)]),
        lambda store: store.append([row(1)], steps),  # the end of a game
        lambda store: store.write(steps),
    ],
    ids=["read", "move", "move and more", "job"],
)
def test_the_event_loop_is_called_back_once(sqlite_url: str, use: Callable[[Store], Awaitable[object]]) -> None:
    """Each time it may be busy for a while with what others want."""

    async def run(store: Store) -> None:
        await store.read(select(schema.tables))
        await store.append([row(1, "u")])  # the lines are open
        loop, calls = asyncio.get_running_loop(), list[object]()
        usual = loop.call_soon_threadsafe

        def counted(callback: Callable[..., Any], *args: Any, **more: Any) -> asyncio.Handle:
            calls.append(callback)
            return usual(callback, *args, **more)

        assert store.checkpointer is not None
        store.closing.set()
        await store.checkpointer  # which has a thread, too
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loop, "call_soon_threadsafe", counted)
            await use(store)
        assert len(calls) == 1

    with_store(sqlite_url, run)


def test_a_transaction_is_done_whole_or_not_at_all(sqlite_url: str) -> None:
    def half(connection: Connection) -> None:
        steps(connection)
        raise Refused("state", "no.")

    async def run(store: Store) -> None:
        with pytest.raises(Refused):
            await store.write(half)
        assert await statuses(store) == {"playing"}
        await store.append([row(1)], steps)
        assert await statuses(store) == {"over"}
        assert await numbers(store) == [1]

    with_store(sqlite_url, run)


def test_who_still_asks_of_a_house_that_is_closed_hears_that_in_a_sentence(sqlite_url: str) -> None:
    async def run() -> None:
        store = Store(sqlite_url)
        await store.open()
        await store.close()
        with pytest.raises(StoreDown, match="closed"):
            await statuses(store)

    asyncio.run(run())
