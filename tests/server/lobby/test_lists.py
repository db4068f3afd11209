"""Lists that are the same for everybody: however many ask at once, the database is asked for a few of them."""

import asyncio

import pytest

from labrys.server.lobby.lists import Lists
from labrys.server.node import Node
from labrys.server.ops.settings import Settings
from labrys.server.protocol.bodies import Brief


@pytest.mark.parametrize("name", ["records", "lobby"])
def test_a_crowd_that_asks_for_a_list_has_it_read_once(
    sqlite_url: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[object] = []
    usual = Lists.briefs

    async def counted(self: Lists, query: object, person: str | None, lang: str) -> list[Brief]:
        read.append(query)
        return await usual(self, query, person, lang)

    monkeypatch.setattr(Lists, "briefs", counted)

    async def run() -> None:
        node = Node(Settings(database=sqlite_url))
        await node.open()
        assert await asyncio.gather(*(getattr(node.lists, name)("fr") for _ in range(60))) == [[]] * 60
        assert len(read) == 1
        await node.close()

    asyncio.run(run())
