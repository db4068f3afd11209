"""The schema is what the migrations make."""

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from labrys.server.storage import schema
from labrys.server.storage.store import Store
from tests.server.storage.test_store import with_store


def test_the_migrations_make_what_the_schema_says(url: str) -> None:
    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.META))

    async def use(store: Store) -> None:
        async with store.database.reading.connect() as connection:
            assert await connection.run_sync(compare) == []

    with_store(url, use)
