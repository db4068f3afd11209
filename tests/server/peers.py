"""Several nodes in one process, and what is done and heard there."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import labrys
from labrys.server.live.showing import Viewpoint
from labrys.server.live.table import LiveTable
from labrys.server.lobby.first_entries import table_row
from labrys.server.lobby.new_seats import chairs
from labrys.server.node import Node
from labrys.server.ops.ids import new_id
from labrys.server.ops.settings import Settings
from labrys.server.people.accounts import Person
from labrys.server.protocol.bodies import SeatWish
from labrys.server.protocol.messages import Act, ClockInfo, FromServer, Line, TableInfo
from tests.server.houses import PATIENCE_SECONDS

GAME = labrys.game("relics")


class Peer:
    """A node, and what is done there."""

    def __init__(self, url: str) -> None:
        self.node = Node(Settings(database=url))
        self.people = self.node.people
        self.seating = self.node.seating
        self.sequels = self.node.sequels
        self.turned: list[str | None] = []
        self.node.turned.add(self.turned.append)

    async def running(self, *people: Person, clock: ClockInfo | None = None) -> str:
        """A short game of two persons, just begun."""
        row = table_row(people[0], GAME.new(2, "c", round_limit=1), False, clock or ClockInfo())
        seats = chairs(GAME, people[0], [SeatWish("you"), SeatWish("open")])
        seats[1].update(person=people[1].id, name=people[1].name)
        table = await self.seating.set_up(row, seats)
        await self.seating.start(people[0], table)
        return table

    async def play_out(self, name: str) -> None:
        table = await self.node.tables.get(name)
        while not (play := table.playing()).over:
            assert play.turn is not None
            actions = play.state.actions()
            move = Act(new_id(8), play.version, GAME.codec.text(actions[play.version % len(actions)]))
            await table.perform(table.roster.chairs[play.turn].person, move, lambda version: None)


@asynccontextmanager
async def nodes(*urls: str) -> AsyncIterator[list[Peer]]:
    found = [Peer(url) for url in urls]
    for peer in found:
        await peer.node.open()
        peer.turned.clear()
    try:
        yield found
    finally:
        for peer in found:
            await peer.node.close()


class Ear:
    """Somebody who looks at a table."""

    def __init__(self, table: LiveTable, person: Person) -> None:
        self.person: str | None = person.id
        self.viewpoint = Viewpoint(table.roster.seat_of(person.id), "en", False)
        self.version = -1
        self.hidden = False
        self.heard: list[FromServer] = [table.roster.info(person.id, "en")]
        table.audience.watchers.add(self)

    def send(self, message: FromServer) -> None:
        self.heard.append(message)

    def send_encoded(self, text: str) -> None:
        pass

    def hear(self, line: Line) -> None:
        self.send(line)

    @property
    def table(self) -> TableInfo:
        return [message for message in self.heard if isinstance(message, TableInfo)][-1]

    @property
    def said(self) -> list[str]:
        return [message.text for message in self.heard if isinstance(message, Line)]


async def wait_until(so: Callable[[], object], seconds: float = PATIENCE_SECONDS) -> None:
    async with asyncio.timeout(seconds):
        while not so():
            await asyncio.sleep(0.01)
