"""What is stored with a move: the end of a game, or that somebody is to be told of their turn."""

from sqlalchemy import select

from labrys.server.live.finisher import Finisher
from labrys.server.live.table import LiveTable
from labrys.server.people.accounts import Person
from labrys.server.storage import schema
from tests.server.live.test_table import at_a_table
from tests.server.peers import Ear, Peer


def test_whoever_is_asked_anew_and_does_not_watch_is_told(sqlite_url: str) -> None:
    async def use(one: Peer, table: LiveTable, people: list[Person]) -> None:
        play = table.playing()
        turn = play.turn
        assert turn is not None
        finisher = Finisher(table.roster, table.audience)
        asked = people[turn]
        assert finisher.absent(play, 1 - turn) == asked.id
        assert finisher.absent(play, turn) is None  # nothing new
        Ear(table, asked)
        assert finisher.absent(play, 1 - turn) is None
        assert finisher.job(play, 1 - turn) is None

    at_a_table(sqlite_url, use)


def test_the_end_of_a_game_is_stored_with_its_result(sqlite_url: str) -> None:
    async def use(one: Peer, table: LiveTable, people: list[Person]) -> None:
        await one.play_out(table.id)
        store, results = one.node.store, schema.results
        row = await store.one(select(schema.tables).where(schema.tables.c.id == table.id))
        assert row is not None
        assert (row.status, row.ended) == ("over", table.playing().latest)
        found = await store.read(select(results).where(results.c.table == table.id).order_by(results.c.seat))
        assert [one.person for one in found] == [person.id for person in people]
        assert [one.place for one in found] == table.playing().state.ranking()

    at_a_table(sqlite_url, use)
