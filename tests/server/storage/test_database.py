"""Opening a database: of an earlier version, of another server, at a wrong address."""

import asyncio

import pytest
from alembic.command import upgrade
from alembic.config import Config
from sqlalchemy import Connection, insert, select, update

from labrys.server.storage import schema
from labrys.server.storage.database import MIGRATIONS, BadDatabase, Database
from labrys.server.storage.store import Store
from tests.server.storage.test_store import furnish, numbers, row, with_store


def test_a_house_of_an_earlier_version_is_brought_up_to_date_with_all_it_holds(url: str) -> None:
    def as_it_was(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        upgrade(config, "0002")

    async def make() -> None:
        old = Database(url)
        async with old.writing.begin() as connection:
            await connection.run_sync(as_it_was)
            await connection.run_sync(furnish)
            await connection.execute(update(schema.tables).values(parent="rematch:x"))
            await connection.execute(insert(schema.entries), [row(1), row(1, "u")])
        await old.close()

    async def use() -> None:
        store = Store(url)
        await store.open()
        assert {found.parent for found in await store.read(select(schema.tables))} == {"rematch:x"}
        assert await numbers(store) == await numbers(store, "u") == [1]
        await store.close()

    asyncio.run(make())
    asyncio.run(use())


def test_one_server_to_an_sqlite_file(sqlite_url: str) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(BadDatabase, match="another server runs on"):
            await Store(sqlite_url).open()

    with_store(sqlite_url, use)


@pytest.mark.parametrize(
    ("address", "remedy"),
    [
        ("nonsense", "write sqlite"),
        ("mysql://there/x", "use sqlite"),
        ("sqlite://", "needs a file"),
        ("sqlite:////dev/null/x.db", "check its address"),
        ("postgresql://127.0.0.1:1/none", "check its address"),
    ],
)
def test_a_bad_address_is_answered_with_what_would_be_right(address: str, remedy: str) -> None:
    with pytest.raises(BadDatabase, match=remedy):
        asyncio.run(Database(address).open())
