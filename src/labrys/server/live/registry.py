"""The hall: the live tables of this node, the lists of tables, and the rounds that the house makes by itself."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy import func, select, tuple_

from labrys.engine import Game, LabrysError, Phrase
from labrys.house import game, games
from labrys.server.limits.rates import Limits
from labrys.server.live.bot_workers import BotWorkers
from labrys.server.live.table import LiveTable
from labrys.server.live.uptime import Uptime
from labrys.server.lobby.results import Results
from labrys.server.ops.logs import log, short
from labrys.server.ops.metrics import Metrics
from labrys.server.ops.settings import Settings
from labrys.server.ops.wallclock import now
from labrys.server.people import chat
from labrys.server.people.accounts import Person
from labrys.server.people.names import told_apart
from labrys.server.people.presence import Presence
from labrys.server.people.turn_notices import Notifier
from labrys.server.protocol.bodies import Brief, Result
from labrys.server.protocol.errors import Refused, StoreDown, unknown
from labrys.server.protocol.messages import Refusal, SeatInfo, WaitingTable
from labrys.server.storage import schema
from labrys.server.storage.store import Store

ROUND = 1.0  # seconds between two rounds
IDLE = 60.0  # seconds after which a table that nobody looks at leaves memory
ID = re.compile("[A-Za-z0-9_-]{1,24}")
DAY = 24 * 3600 * 1000
LISTED = select(*(schema.tables.c[name] for name in ("id", "game", "status", "created")))  # never a seed, which is long
MOST_MET = 20_000  # people whose address is remembered
OVERDUE = 2000  # milliseconds after which a duty is everybody's


class Hall:
    """All tables, those in memory and those not."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings)
        self.starting = asyncio.Semaphore(1)
        self.replaying = asyncio.Semaphore(1)  # one long game at a time is played through beside the play
        self.store = Store(settings.database, settings.batch, settings.keep)
        self.metrics = Metrics()
        self.thinkers = BotWorkers(settings.thinkers)
        self.notifier = Notifier(self, settings.webhooks_anywhere)
        self.presence = Presence(self)
        self.results = Results(self)
        self.hours = Uptime(self.store)
        self.turned: Callable[[str | None], None] = lambda person: None  # whose turn came or went; None: anybody's
        self.signed_out: Callable[[str | None], None] = lambda person: None  # whose cookies may be worth nothing now
        self.live: dict[str, LiveTable] = {}
        self.whereabouts: dict[str, str] = {}  # from which address each person knocked last
        self.tasks: set[asyncio.Task[Any]] = set()
        self.rounds: list[asyncio.Task[None]] = []
        self.troubled: set[str] = set()  # running tables that cannot go on here
        self.healthy = False

    @property
    def alone(self) -> bool:
        """Is there no other node?"""
        return self.store.database.sqlite

    @staticmethod
    def game(name: str) -> Game:
        if name not in games():
            raise Refused("state", f"this house does not have the game {name!r} any more: ask its owner.")
        return game(name)

    async def open(self) -> None:
        await self.store.open()
        self.store.replaced = self.start_over
        self.store.notify.heard = self.hear
        self.store.notify.missed = self.look_at_all
        self.healthy = True
        await self.hours.round(now())
        self.spawn(self.results.catch_up())
        self.rounds = [asyncio.create_task(work()) for work in (self.keep_hours, self.make_rounds, self.send_notices)]

    async def close(self) -> None:
        """Stop: no more thinking, store what is waiting."""
        self.healthy = False
        for task in self.rounds:
            task.cancel()
        await asyncio.gather(*self.rounds, return_exceptions=True)
        for table in self.live.values():
            table.rest()
        self.thinkers.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(StoreDown):
            await self.presence.close()
            await self.hours.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background; a fault is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            if not isinstance(fault, LabrysError):
                self.metrics.faults.inc()
            log.error("background task failed", fault=type(fault).__name__)

    def met(self, person: str, address: str) -> None:
        """Somebody knocks: many people at one address share what one may take."""
        if self.whereabouts.pop(person, None) is None and len(self.whereabouts) >= MOST_MET:
            del self.whereabouts[next(iter(self.whereabouts))]  # whoever was not seen for the longest time
        self.whereabouts[person] = address

    # ---- live tables

    async def table(self, table: str) -> LiveTable:
        """A table, read from the store if it is not in memory."""
        found = self.live.get(table)
        if found is None:
            if not ID.fullmatch(table):
                raise unknown("table")
            found = self.live.setdefault(table, LiveTable(self, table))
        try:
            if found.dirty:
                async with found.lock:
                    await found.fresh()
                    found.consider(0 if self.alone else OVERDUE / 1000)
        except LabrysError:
            if not found.audience.watchers:
                self.live.pop(table, None)
            raise
        found.used = time.monotonic()
        return found

    def hear(self, signal: str) -> None:
        """Another node changed something; only what is in memory here needs a look."""
        kind, _, name = signal.partition(":")
        if kind == "p":
            self.turned(name)
        elif kind == "s":
            self.signed_out(name)
        table = self.live.get(name)
        if table is None:
            return
        if kind == "t":
            self.spawn(table.refresh())
        elif kind == "m":
            self.spawn(table.reseat())
        elif kind == "c":
            self.spawn(self.hear_chat(table))
        elif kind == "w":
            self.spawn(table.look_around())

    async def hear_chat(self, table: LiveTable) -> None:
        for line in await chat.newer(self.store, table):
            table.audience.tell(line)

    def look_at_all(self) -> None:
        self.turned(None)
        self.signed_out(None)
        for table in self.live.values():
            self.spawn(self.catch_up(table))

    async def catch_up(self, table: LiveTable) -> None:
        """Bells may have been missed: look at all that they tell of."""
        await table.refresh(wholly=True)
        await self.hear_chat(table)

    def start_over(self) -> None:
        """The database was restored, or changed by its owner: what memory holds is of another time."""
        log.warning("the database was changed; all tables are read anew")
        self.turned(None)
        self.signed_out(None)
        self.troubled.clear()
        self.spawn(self.results.catch_up())
        for table in self.live.values():
            self.spawn(self.read_anew(table))

    async def read_anew(self, table: LiveTable) -> None:
        try:
            await table.reseat()
        except Refused as error:
            for watcher in table.audience.watchers:
                watcher.send(Refusal(error.code, str(error)))
            table.rest()
            self.live.pop(table.id, None)

    async def changed(self, table: str) -> None:
        """Who sits at a table changed here."""
        if table in self.live:
            await self.live[table].reseat()

    # ---- rounds

    async def make_rounds(self) -> None:
        """Now and then: find what is overdue, let idle tables go, see whether the store is well."""
        while True:
            try:
                await self.store.current()
                await self.survive(self.find_overdue())
                await self.survive(self.presence.round(now()))
                self.let_go()
                if not self.healthy:
                    log.info("store is back")
                    self.look_at_all()
                self.healthy = True
            except StoreDown as error:
                if self.healthy:
                    log.error("store is down", why=str(error))
                self.healthy = False
            self.metrics.tables.set(len(self.live))
            self.metrics.commits.set(self.store.commits)
            await asyncio.sleep(ROUND)

    async def keep_hours(self) -> None:
        """Beside the rounds, which may take long when much is overdue."""
        while True:
            before = self.store.opened
            with suppress(StoreDown):
                await self.survive(self.hours.round(now()))
            if self.store.opened != before:
                self.look_at_all()
            await asyncio.sleep(ROUND)

    async def send_notices(self) -> None:
        """Notices go out beside the rounds: whoever answers a webhook slowly keeps nobody waiting."""
        while True:
            with suppress(StoreDown):
                await self.survive(self.notifier.round(now()))
            await asyncio.sleep(ROUND)

    async def survive(self, step: Coroutine[Any, Any, Any]) -> None:
        """One step of a round: a fault in it is logged, and the rounds go on."""
        try:
            await step
        except StoreDown:
            raise
        except Exception as error:
            self.metrics.faults.inc()
            log.error("round failed", fault=type(error).__name__, exc_info=True)

    async def find_overdue(self) -> None:
        """Tables where the house should have moved: a bot's turn whose node died, a clock that nobody watched."""
        entries, tables = schema.entries, schema.tables
        latest = select(func.max(entries.c.number)).where(entries.c.table == tables.c.id)
        number = latest.correlate(tables).scalar_subquery()
        at = now()  # what was written at a later time tells nothing: the table itself knows what is due
        owed = entries.c.due.is_not(None) & ((entries.c.due < at - OVERDUE) | (entries.c.at > at + OVERDUE))
        query = (
            select(tables.c.id)
            .join(entries, (entries.c.table == tables.c.id) & (entries.c.number == number))
            .where(tables.c.status == "playing", owed, tables.c.id.not_in(self.troubled))
            .order_by(entries.c.due)
            .limit(200)
        )
        for row in await self.store.read(query):
            try:
                table = await self.table(row.id)
                if table.trouble is not None or (table.play is not None and table.play.full):
                    self.troubled.add(row.id)
                elif table.timer is None and (table.thinking is None or table.thinking.done()):
                    await table.refresh(0)
            except StoreDown:
                raise
            except LabrysError as error:  # whatever is wrong with one table, the others have their turn
                self.troubled.add(row.id)
                log.warning("an overdue table cannot go on", table=short(row.id), fault=type(error).__name__)

    def let_go(self) -> None:
        """Memory is for tables that somebody looks at or plays at."""
        old = time.monotonic() - IDLE
        for name, table in list(self.live.items()):
            if not table.audience.watchers and table.used < old and not table.lock.locked():
                table.rest()
                del self.live[name]

    # ---- lists

    async def lobby(self) -> list[Brief]:
        """Public tables with an open seat; one where nobody sits is listed for a day."""
        tables, seats = schema.tables, schema.seats
        has_room = select(seats.c.table).where(seats.c.kind == "open", seats.c.person.is_(None))
        taken = select(seats.c.table).where(seats.c.person.is_not(None))
        alive = (tables.c.created > now() - DAY) | tables.c.id.in_(taken)
        query = LISTED.where(tables.c.status == "open", tables.c.public, tables.c.id.in_(has_room), alive)
        return await self.briefs(query.order_by(tables.c.created.desc()).limit(100), None)

    async def records(self) -> list[Brief]:
        """Finished games at public tables."""
        tables = schema.tables
        query = LISTED.where(tables.c.status == "over", tables.c.public)
        return await self.briefs(query.order_by(tables.c.ended.desc()).limit(100), None)

    async def mine(self, person: str) -> list[Brief]:
        """A person's tables: those where it is asked first, then running ones, then the rest."""
        tables, seats = schema.tables, schema.seats
        sits = select(seats.c.table).where(seats.c.person == person)
        query = LISTED.where(tables.c.id.in_(sits), tables.c.status != "closed")
        found = await self.briefs(query.order_by(tables.c.created.desc()).limit(200), person)
        return sorted(found, key=lambda brief: (not brief.your_turn, brief.status != "playing"))

    async def in_order(self, tables: list[str], person: str) -> list[Brief]:
        """Some tables in their order."""
        found = await self.briefs(LISTED.where(schema.tables.c.id.in_(tables)), person)
        return sorted(found, key=lambda brief: tables.index(brief.id))

    async def waiting(self, person: Person) -> list[WaitingTable]:
        """The tables where it is a person's turn, the longest first."""
        tables, seats, entries = schema.tables, schema.seats, schema.entries
        last = select(func.max(entries.c.number)).where(entries.c.table == tables.c.id).correlate(tables)
        query = (
            select(tables.c.id, tables.c.game, entries.c.at)
            .join(seats, (seats.c.table == tables.c.id) & (seats.c.person == person.id))
            .join(entries, (entries.c.table == tables.c.id) & (entries.c.number == last.scalar_subquery()))
            .where(tables.c.status == "playing", entries.c.turn == seats.c.seat)
            .order_by(entries.c.at)
            .limit(100)
        )
        rows = await self.store.read(query)
        chairs: dict[str, list[str]] = {row.id: [] for row in rows}
        named = select(seats.c.table, seats.c.name).where(seats.c.table.in_(list(chairs))).order_by(seats.c.seat)
        for chair in await self.store.read(named):
            chairs[chair.table].append(chair.name)
        names = {table: [name or None for name in told_apart(called)] for table, called in chairs.items()}
        return [WaitingTable(row.id, row.game, title(row.game, person.lang), names[row.id], row.at) for row in rows]

    async def briefs(self, query: Any, person: str | None) -> list[Brief]:
        rows = await self.store.read(query)
        ids = [row.id for row in rows]
        seats, entries = schema.seats, schema.entries
        chairs: dict[str, list[Any]] = {name: [] for name in ids}
        for chair in await self.store.read(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
            chairs[chair.table].append(chair)
        playing = [row.id for row in rows if row.status == "playing"]
        latest = select(entries.c.table, func.max(entries.c.number)).where(entries.c.table.in_(playing))
        at = select(entries.c.table, entries.c.turn).where(
            tuple_(entries.c.table, entries.c.number).in_(latest.group_by(entries.c.table))
        )
        turns = {row.table: row.turn for row in await self.store.read(at)}
        results = await self.results.of([row.id for row in rows if row.status == "over"])
        return [self.brief(row, chairs[row.id], turns.get(row.id), person, results.get(row.id)) for row in rows]

    @staticmethod
    def brief(row: Any, chairs: list[Any], turn: int | None, person: str | None, result: Result | None = None) -> Brief:
        you = next((chair.seat for chair in chairs if person is not None and chair.person == person), None)
        chosen = [chair.name for chair in chairs]
        names = chosen if row.status == "open" else told_apart(chosen)
        asked = turn if row.status == "playing" else None
        mine = asked is not None and asked == you
        seated = [SeatInfo(chair.kind, names[seat], chair.bot, chair.colour) for seat, chair in enumerate(chairs)]
        shown = [name or None for name in names]
        return Brief(row.id, row.game, row.status, shown, row.created, asked, you, mine, seated, result)


def title(name: str, lang: str) -> str:
    """How a game is called; its plain name if the house has it no more."""
    return game(name).voice.say(Phrase("title"), lang) if name in games() else name
