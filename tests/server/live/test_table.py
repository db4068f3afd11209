"""A live table: a move is stored, then acknowledged, then shown; what cannot be stored is as if it had not been."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from labrys.server.live.table import LiveTable
from labrys.server.ops.ids import new_id
from labrys.server.people.accounts import Person
from labrys.server.protocol.errors import Refused, StoreDown
from labrys.server.protocol.messages import Act, Leave
from labrys.server.storage.entry import log_of
from tests.server.peers import GAME, Ear, Peer, nodes

Use = Callable[[Peer, LiveTable, list[Person]], Awaitable[None]]


def at_a_table(url: str, use: Use) -> None:
    async def run() -> None:
        async with nodes(url) as (one,):
            people = [await one.people.guest(name, "en") for name in ("Anna", "Bruno")]
            await use(one, await one.node.tables.get(await one.running(*people)), people)

    asyncio.run(run())


def first_choice(table: LiveTable) -> tuple[str | None, Act]:
    play = table.playing()
    assert play.turn is not None
    action = GAME.codec.text(play.state.actions()[0])
    return table.roster.chairs[play.turn].person, Act(new_id(8), play.version, action)


def test_a_move_is_acknowledged_after_it_is_stored_and_before_it_is_shown(sqlite_url: str) -> None:
    async def use(one: Peer, table: LiveTable, people: list[Person]) -> None:
        order: list[str] = []
        append = table.store.append

        async def stored(*args: object, **more: object) -> None:
            await append(*args, **more)  # type: ignore[arg-type]
            order.append("stored")

        class Watching(Ear):
            def send_encoded(self, text: str) -> None:
                order.append("shown")

        watching = Watching(table, people[0])
        watching.version = table.playing().version
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(table.store, "append", stored)
            person, move = first_choice(table)
            await table.perform(person, move, lambda version: order.append("acknowledged"))
        assert order == ["stored", "acknowledged", "shown"]

    at_a_table(sqlite_url, use)


def test_the_same_message_is_done_once(sqlite_url: str) -> None:
    async def use(one: Peer, table: LiveTable, people: list[Person]) -> None:
        person, move = first_choice(table)
        versions: list[int] = []
        await table.perform(person, move, versions.append)
        await table.perform(person, move, versions.append)
        assert versions[0] == versions[1]
        assert len(await log_of(table.store, table.id)) == versions[0]

    at_a_table(sqlite_url, use)


def test_what_cannot_be_stored_is_read_anew(sqlite_url: str) -> None:
    async def use(one: Peer, table: LiveTable, people: list[Person]) -> None:
        async def down(*args: object, **more: object) -> None:
            raise StoreDown("the disk is full")

        person, move = first_choice(table)
        version, acknowledged = table.playing().version, list[int]()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(table.store, "append", down)
            with pytest.raises(StoreDown):
                await table.perform(person, move, acknowledged.append)
        assert table.dirty
        assert acknowledged == []
        assert (await one.node.tables.get(table.id)).playing().version == version

    at_a_table(sqlite_url, use)


def test_who_does_not_sit_there_changes_nothing(sqlite_url: str) -> None:
    async def use(one: Peer, table: LiveTable, people: list[Person]) -> None:
        stranger = await one.people.guest("Carl", "en")
        for person in (stranger.id, None):
            with pytest.raises(Refused, match="only those who sit at the table"):
                await table.perform(person, Leave(new_id(8)), lambda version: None)
        assert not table.dirty

    at_a_table(sqlite_url, use)


def test_nothing_happens_after_the_end(sqlite_url: str) -> None:
    async def use(one: Peer, table: LiveTable, people: list[Person]) -> None:
        await one.play_out(table.id)
        with pytest.raises(Refused, match="the game is over"):
            await table.perform(people[0].id, Leave(new_id(8)), lambda version: None)

    at_a_table(sqlite_url, use)
