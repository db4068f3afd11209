"""Several nodes on one PostgreSQL: whatever happens at one is known at the others, also when their line was dead a while."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

import labrys
from labrys.server.live.bot_time import slot
from labrys.server.live.showing import Viewpoint
from labrys.server.live.table import LiveTable
from labrys.server.lobby.first_entries import table_row
from labrys.server.lobby.new_seats import chairs
from labrys.server.node import Node
from labrys.server.ops.ids import new_id
from labrys.server.ops.settings import Settings
from labrys.server.people.accounts import Person
from labrys.server.protocol.bodies import SeatWish, Sit
from labrys.server.protocol.messages import Act, ClockInfo, FromServer, Line, Say, TableInfo
from labrys.server.storage import notify
from labrys.server.storage.store import Store
from tests.server.houses import PATIENCE_SECONDS
from tests.server.listeners import Heard

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
        self.heard: list[FromServer] = [table.roster.info(person.id)]
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


def test_the_end_of_a_game_and_its_rematch_are_told_at_every_node(postgres_url: str) -> None:
    async def run() -> None:
        async with nodes(postgres_url, postgres_url) as (one, two):
            anna, bruno = await one.people.guest("Anna", "en"), await one.people.guest("Bruno", "en")
            name = await one.running(anna, bruno)
            ear = Ear(await two.node.tables.get(name), bruno)
            await one.play_out(name)
            await wait_until(lambda: ear.table.status == "over")
            rematch = await one.sequels.rematch(anna, name)
            await wait_until(lambda: ear.table.next == rematch)
            assert await two.sequels.rematch(bruno, name) == rematch
            await one.seating.close(anna, rematch)
            await wait_until(lambda: ear.table.next is None)
            other = await two.sequels.rematch(bruno, name)
            assert other != rematch
            assert await one.sequels.rematch(anna, name) == other

    asyncio.run(run())


def test_whoever_handed_a_seat_on_is_told_at_every_node(postgres_url: str) -> None:
    async def run() -> None:
        async with nodes(postgres_url, postgres_url) as (one, two):
            anna, bruno, carl = [await one.people.guest(name, "en") for name in ("Anna", "Bruno", "Carl")]
            name = await one.running(anna, bruno)
            link = await one.seating.link(bruno, name, 1)
            await wait_until(lambda: bruno.id in two.turned)
            two.turned.clear()
            await one.seating.sit(carl, name, Sit(link=link))
            await wait_until(lambda: {bruno.id, carl.id} <= set(two.turned))

    asyncio.run(run())


def test_bells_that_were_missed_leave_no_node_wrong(postgres_url: str) -> None:
    async def run() -> None:
        async with nodes(postgres_url, postgres_url) as (one, two):
            anna, bruno, carl = [await one.people.guest(name, "en") for name in ("Anna", "Bruno", "Carl")]
            name = await one.running(anna, bruno)
            link = await one.seating.link(bruno, name, 1)
            here, there = await one.node.tables.get(name), await two.node.tables.get(name)
            ear = Ear(there, anna)
            await two.node.store.notify.close()
            await one.seating.sit(carl, name, Sit(link=link))
            for words in ("hello", "and welcome"):
                await here.chat.say(anna, Say(new_id(8), "table", words))
            assert there.roster.seat_of(bruno.id) == 1
            await two.node.store.notify.open()
            await wait_until(lambda: len(ear.said) == 2)
            assert ear.said == ["hello", "and welcome"]
            assert (there.roster.seat_of(bruno.id), there.roster.seat_of(carl.id)) == (None, 1)
            assert ear.table.seats[1].name == "Carl"

    asyncio.run(run())


def test_another_node_thinks_for_a_bot_only_after_the_time_of_a_thought(postgres_url: str) -> None:
    async def run() -> None:
        async with nodes(postgres_url, postgres_url) as (one, two):
            anna = await one.people.guest("Anna", "en")
            wishes = [SeatWish("bot", "strong"), SeatWish("bot", "strong")]
            row = table_row(anna, GAME.new(2, "c"), False, ClockInfo())
            name = await one.seating.set_up(row, chairs(GAME, anna, wishes))
            await one.seating.start(anna, name)
            here, there = await one.node.tables.get(name), await two.node.tables.get(name)
            loop = asyncio.get_running_loop()
            thought = slot("strong", 0, 2).seconds
            assert thought > 0.5
            for _ in range(2):  # as it was read, and when it is looked at again
                assert there.house_player.timer is not None
                assert there.house_player.timer.when() > loop.time() + thought + 1
                await there.refresh()
            assert here.house_player.thinking is not None

    asyncio.run(run())


class Proxy:
    """Stands before PostgreSQL, and may let nothing through any more that comes from it on the lines that are open."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self.lines: list[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = []
        self.dead: set[asyncio.StreamWriter] = set()

    def freeze(self) -> None:
        self.dead = {down for down, _ in self.lines}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        up, upwards = await asyncio.open_unix_connection(self.socket)
        self.lines.append((writer, upwards))
        await asyncio.gather(self.pump(reader, upwards), self.pump(up, writer))

    async def pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if target not in self.dead:
                    target.write(data)
        target.close()


def test_a_line_for_bells_that_is_dead_is_noticed(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "HEARTBEAT_SECONDS", 0.2)
    monkeypatch.setattr(notify, "ANSWER_SECONDS", 2.0)

    async def run() -> None:
        proxy = Proxy(Path(parse_qs(urlsplit(postgres_url).query)["host"][0]) / ".s.PGSQL.5432")
        server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        name = urlsplit(postgres_url).path.strip("/")
        one, two = Store(postgres_url), Store(f"postgresql+asyncpg://postgres@127.0.0.1:{port}/{name}")
        await one.open()
        listener = Heard()
        missed, heard = listener.misses, listener.signals
        await two.notify.open(listener)  # its own line alone goes by the proxy
        while "t:a" not in heard:  # a line that was lost meanwhile, on a busy machine, comes back
            async with one.database.writing.begin() as connection:
                await one.notify.send(connection, ["t:a"])
            await asyncio.sleep(0.1)
        proxy.freeze()
        before = len(missed)
        async with one.database.writing.begin() as connection:
            await one.notify.send(connection, ["t:b"])
        await wait_until(lambda: len(missed) > before)
        while "t:c" not in heard:
            async with one.database.writing.begin() as connection:
                await one.notify.send(connection, ["t:c"])
            await asyncio.sleep(0.1)
        assert set(heard) == {"t:a", "t:c"}
        await two.notify.close()
        await one.close()
        server.close()
        for line in proxy.lines:
            for end in line:
                end.close()
        await asyncio.sleep(0.1)

    asyncio.run(run())
