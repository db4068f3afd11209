"""A live table: the one owner, on this node, of all that can happen to it. Memory is a cache of the stored entries."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from labrys.engine import LabrysError
from labrys.server.live.audience import Audience, Watcher
from labrys.server.live.bot_time import Slot, slot
from labrys.server.live.bot_workers import Claim, standing_in
from labrys.server.live.moves import Step, going_away, plan
from labrys.server.live.play import Play
from labrys.server.lobby.results import keep, rows
from labrys.server.ops.wallclock import now
from labrys.server.people.names import told_apart
from labrys.server.people.turn_notices import turn_notice
from labrys.server.protocol.errors import Conflict, Refused, StoreDown, unknown
from labrys.server.protocol.messages import ClockInfo, Here, Move, SeatInfo, TableInfo
from labrys.server.storage import schema
from labrys.server.storage.entry import Entry, log_of

if TYPE_CHECKING:
    from labrys.server.live.registry import Hall

NOBODY = 2  # the rank of thoughts that nobody waits for
STRETCH = 0.005  # seconds of reading a log until others have their turn
GRACE = 2.0  # seconds after which another node's duty becomes ours


class Chair(msgspec.Struct):
    """A seat as it is stored."""

    kind: str
    person: str | None
    name: str
    bot: str | None
    colour: int


def worn(row: Any) -> int:
    """The seat whose colour a seat wears."""
    return int(row.seat if row.colour is None else row.colour)


class LiveTable:
    """One table. Whatever changes it happens under its lock, and is stored before anybody hears of it."""

    def __init__(self, hall: Hall, table: str) -> None:
        self.hall = hall
        self.store = hall.store
        self.id = table
        self.lock = asyncio.Lock()
        self.row: Any = None
        self.chairs: list[Chair] = []
        self.names: list[str] = []  # no two are the same
        self.play: Play | None = None
        self.trouble: Refused | None = None  # why this table cannot be played on
        self.unsure = True
        self.generation: str | None = None  # of the house that memory was read from
        self.next: str | None = None
        self.chat = 0  # the last line of chat when it was read, and those told since
        self.told: set[int] = set()
        self.audience = Audience()
        self.elsewhere: dict[str, bool] = {}  # who looks at it at other nodes, and whether out of sight
        self.company = Here()  # as it was told last
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.ahead = 0  # milliseconds by which what is stored is ahead of this node's time

    # ---- reading what is stored

    @property
    def dirty(self) -> bool:
        """May memory differ from what is stored? Then it is read anew before its next use."""
        return self.unsure or self.generation != self.store.generation

    async def load(self) -> None:
        """Read everything anew; `Refused` if there is no such table."""
        self.unsure = True
        generation = self.store.generation  # what is read from here on is of this one or a later one
        await self.load_company()
        self.play, self.trouble = None, None
        if self.row.status != "open" and (entries := await self.entries(0)):  # none if it was closed before its start
            await self.fold(entries)
        if generation != self.generation:  # from here on every line of chat is told
            lines = select(func.max(schema.chat.c.id)).where(schema.chat.c.table == self.id)
            self.chat, self.told = (await self.store.read(lines))[0][0] or 0, set()
        self.generation, self.unsure = generation, False

    async def load_company(self) -> None:
        """The table itself, who sits there, and the rematch that follows."""
        tables, seats = schema.tables, schema.seats
        row = await self.store.one(select(tables).where(tables.c.id == self.id))
        if row is None:
            raise unknown("table")
        following = select(tables.c.id).where(tables.c.parent == f"rematch:{self.id}", tables.c.status != "closed")
        child = await self.store.one(following)
        self.row, self.next = row, child.id if child else None
        rows = await self.store.read(select(seats).where(seats.c.table == self.id).order_by(seats.c.seat))
        self.chairs = [Chair(row.kind, row.person, row.name, row.bot, worn(row)) for row in rows]
        self.names = told_apart([chair.name for chair in self.chairs])

    async def entries(self, after: int) -> list[Entry]:
        return await log_of(self.store, self.id, after)

    async def fold(self, entries: list[Entry]) -> None:
        """Play the entries through; rules or content that changed since are a clear word, never other cards."""
        game = self.hall.game(self.row.game)
        if game.content_version != self.row.content:
            self.trouble = Refused(
                "state",
                f"this table was begun with {game.name} content {self.row.content!r} and the house now has "
                f"{game.content_version!r}: it cannot go on; begin a new one.",
            )
            return
        options = msgspec.json.decode(self.row.options)
        clock = msgspec.json.decode(self.row.clock, type=ClockInfo)
        bots = [chair.bot for chair in self.chairs if chair.kind != "automaton"]
        play: Play | None = None
        try:
            play = Play(game, options, self.row.seed, bots, clock, entries[0].at)
            pause = time.monotonic() + STRETCH
            for _ in play.load(entries):
                if time.monotonic() > pause:
                    await asyncio.sleep(0)  # a long game is no reason for the others to wait
                    pause = time.monotonic() + STRETCH
        except LabrysError:  # a seed that is too long by now is one of them
            play = None
        if play is None or play.state.digest() != entries[-1].digest:
            self.trouble = Refused(
                "state",
                "this table was begun with another version of the house, which played it otherwise: it cannot go on; "
                "begin a new one.",
            )
            return
        self.play = play
        self.now()

    def now(self) -> int:
        """The table's time: this node's, or ahead of it by as much as an entry was when it came to be known here.

        So a table's time never goes back, and never stands still until the node's has caught up.
        """
        at = now() + self.ahead
        if self.play is not None:
            if self.play.latest > at:
                self.ahead, at = self.ahead + self.play.latest - at, self.play.latest
            self.play.ahead = self.ahead
        return at

    async def fresh(self) -> None:
        """Memory that agrees with what is stored, or an error."""
        self.used = time.monotonic()
        if self.dirty:
            await self.load()
        await self.reopen()

    async def reopen(self) -> None:
        """The house was closed while somebody's live clock ran: that time is nobody's."""
        play, opened = self.play, self.store.opened
        if play is None or play.over or play.latest >= opened:
            return
        if play.clock.setting.kind == "live" and play.by_person(play.turn):
            entry = self.entry("reopen", -1)
            entry.at = max(entry.at, opened)  # by the clock of whichever node noted it
            try:
                await self.commit([entry])
            except Conflict:  # another node has done it
                await self.load()

    async def refresh(self, grace: float = GRACE, wholly: bool = False) -> None:
        """Another node wrote to this table: take in what is new and show it; ``wholly`` if signals may have been missed."""
        async with self.lock:
            known = (self.row, self.chairs, self.next)
            if self.dirty or self.play is None:
                await self.load()
            else:
                try:
                    for entry in await self.entries(self.play.version):
                        self.play.apply(entry)
                    self.now()
                except LabrysError:
                    await self.load()
                if wholly or (self.play is not None and self.play.over):
                    await self.load_company()
            await self.reopen()
            if known != (self.row, self.chairs, self.next):
                self.show_info()
            self.show()
            self.consider(grace)

    async def reseat(self) -> None:
        """Somebody sat down, got up, or started the game."""
        async with self.lock:
            await self.load()
            await self.reopen()
            self.show_info()
            self.show()
            self.consider(GRACE if not self.hall.alone else 0)

    # ---- who is who

    def seat_of(self, person: str | None) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if person is not None and chair.person == person:
                return seat
        return None

    def called(self, seat: int) -> str:
        """A name as others read it: as it was chosen while people gather, where they may still change it; then told apart."""
        return self.chairs[seat].name if self.row.status == "open" else self.names[seat]

    def may_see(self, person: str | None) -> bool:
        """Open to all, or to those who have the link; only who sits there sees a private table that was closed."""
        return self.row.status != "closed" or self.seat_of(person) is not None

    def playing(self) -> Play:
        if self.trouble is not None:
            raise self.trouble
        if self.play is None:
            raise Refused("state", "this table has not started: sit down and start it.")
        return self.play

    # ---- changing it

    async def perform(self, person: str | None, move: Move, acknowledge: Callable[[int], None]) -> None:
        """Do what a person asks, once, however often it is asked; acknowledged, with the version, before it is shown."""
        async with self.lock:
            await self.fresh()
            seat = self.seat_of(person)
            if seat is None or person is None:
                raise Refused("forbidden", "only those who sit at the table can do that.")
            play = self.playing()
            done = play.done(person, move)
            if done is not None:
                acknowledge(done)
                return
            version = getattr(move, "version", play.version)
            if not play.stands(move, version):
                raise Refused("stale", f"the table is at version {play.version}, not {version}: look again.")
            entries = [self.entry(*step) for step in plan(play, seat, move)]
            if not entries:
                acknowledge(play.version)
                return
            entries[-1].person, entries[-1].key = person, move.id
            try:
                await self.commit(entries, acknowledge)
            except Conflict:
                await self.load()
                self.show()
                done = self.playing().done(person, move)
                if done is None:
                    raise Refused("stale", "somebody else was quicker: look again.") from None
                acknowledge(done)

    def entry(self, kind: str, seat: int, text: str = "") -> Entry:
        """The next entry; `commit` gives later ones of a group their numbers."""
        play = self.playing()
        return Entry(play.version + 1, kind, seat, text, self.now())

    async def commit(self, entries: list[Entry], acknowledge: Callable[[int], None] | None = None) -> None:
        """Apply, store, and only then show. If it cannot be stored, memory is read anew before its next use."""
        play = self.playing()
        before = play.turn
        self.unsure = True
        for entry in entries:
            entry.number = play.version + 1
            try:
                play.apply(entry)
            except (LabrysError, AssertionError):
                self.unsure = entry is not entries[0]
                raise
            entry.digest = play.state.digest()
        rows = [entry.row(self.id) for entry in entries]
        turned = self.turned(before, play.turn)
        signals = [f"p:{person}" for person in turned]
        job = self.afterwards(play, before)
        await self.store.append(rows, job, f"t:{self.id}", *signals, generation=self.generation)
        self.unsure = False
        if acknowledge is not None:
            acknowledge(play.version)
        for person in turned:
            self.hall.turned(person)
        self.hall.metrics.stored(self.row.game, entries[-1].kind).inc()
        if play.over:
            await self.load_company()
            self.show_info()
        self.show()
        self.consider(0)

    def turned(self, before: int | None, turn: int | None) -> list[str]:
        """The persons for whom the table begins or ceases to wait."""
        seats = [] if before == turn else [seat for seat in (before, turn) if seat is not None]
        return [person for seat in seats if (person := self.chairs[seat].person) is not None]

    def afterwards(self, play: Play, before: int | None) -> Any:
        """What is stored along with the entries: the end of the game, or a notice to whoever is asked and not here."""
        turn = play.turn
        ended = play.over
        absent = None
        if turn is not None and turn != before and play.by_person(turn):
            person = self.chairs[turn].person
            if not self.audience.has(person):
                absent = person
        if not ended and absent is None:
            return None
        status, at = ("closed" if play.closed else "over"), play.latest
        result = [] if not ended or play.closed else rows(self.row, self.chairs, play.state, play.began, at)

        async def job(connection: AsyncConnection) -> None:
            if ended:
                values = {"status": status, "ended": at}
                await connection.execute(update(schema.tables).where(schema.tables.c.id == self.id).values(**values))
            if result:
                await keep(connection, result)
            if absent is not None:
                await turn_notice(connection, absent, self.id, self.row.game, at)

        return job

    # ---- what the house does by itself

    def consider(self, wait: float) -> None:
        """If the house has to move next, see to it: a bot thinks, or the clock is watched."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        play = self.play
        if play is None or play.over or play.full or self.dirty:
            return
        loop = asyncio.get_running_loop()
        if play.turn is not None and not play.by_person(play.turn):
            if wait:  # the other node needs its time to think
                wait += self.slot(play, play.turn).seconds
            wait = max(wait, (play.paused - self.now()) / 1000)
            self.timer = loop.call_later(wait, self.begin_thinking, play.version)
        elif play.deadline is not None:
            self.timer = loop.call_later(
                max((play.deadline - self.now()) / 1000, 0) + wait, self.time_is_up, play.version
            )

    def begin_thinking(self, version: int) -> None:
        self.timer = None
        if self.thinking is None or self.thinking.done():
            self.thinking = self.hall.spawn(self.think(version))

    async def think(self, version: int) -> None:
        """A bot's turn: think outside the lock, then act if the table still stands as it did."""
        following: int | None = version
        while following is not None:
            version = following
            play = self.play
            turn = play.turn if play is not None and not self.dirty else None
            if play is None or turn is None or play.version != version or play.by_person(turn):
                break
            with self.hall.metrics.thinking.time():
                given, claim, wanted = self.slot(play, turn), self.claim(play), partial(self.stands, version)
                if claim.rank == NOBODY:  # who could see it? No answer is held back
                    given = given._replace(seconds=0.0)
                action = await self.hall.thinkers.choose(play.state.copy(), turn, given, claim, wanted)
            if action is None:
                break
            following = await self.by_house(version, [("act", turn, action)])
        if self.timer is None and self.play is not None and self.play.version != version:
            self.consider(0)  # something happened meanwhile: perhaps a bot is asked again

    @staticmethod
    def slot(play: Play, seat: int) -> Slot:
        """Which bot thinks for a seat now, and how long."""
        return slot(play.bots[seat] or standing_in(), play.thoughts[seat], sum(bot is not None for bot in play.bots))

    def claim(self, play: Play) -> Claim:
        """How urgent a bot's answer is: somebody who plays here waits for it, somebody will look later, or nobody."""
        waits = play.has_people and any(watcher.eyes.viewer is not None for watcher in self.audience.watchers)
        rank = 0 if waits else 1 if play.has_people or self.audience.watchers else NOBODY
        return Claim(rank, self.hall.whereabouts.get(self.row.owner, self.row.owner), self.row.owner)

    def stands(self, version: int) -> bool:
        return self.play is not None and self.play.version == version

    def time_is_up(self, version: int) -> None:
        self.timer = None
        play = self.play
        if play is None or play.turn is None or play.version != version:
            return
        if self.hall.hours.known(now()):
            self.hall.spawn(self.by_house(version, going_away(play, play.turn)))
        else:  # perhaps the house was closed just now
            self.consider(1)

    async def by_house(self, version: int, steps: list[Step]) -> int | None:
        """What the house itself does, if nothing happened since; the version after it."""
        async with self.lock:
            try:
                await self.fresh()
                play = self.play
                if play is None or play.version != version or play.over:
                    return None
                await self.commit([self.entry(*step) for step in steps])
                return play.version
            except Conflict:
                await self.load()
                self.show()
                self.consider(GRACE)
            except StoreDown:
                asyncio.get_running_loop().call_later(1, lambda: self.hall.spawn(self.refresh(0)))
            except Refused:
                pass
            return None

    # ---- showing it

    def info(self, person: str | None) -> TableInfo:
        row = self.row
        return TableInfo(
            self.id,
            row.game,
            row.content,
            msgspec.json.decode(row.options),
            row.status,
            row.public,
            [
                SeatInfo(chair.kind, self.called(seat), chair.bot, None if chair.colour == seat else chair.colour)
                for seat, chair in enumerate(self.chairs)
            ],
            msgspec.json.decode(row.clock, type=ClockInfo),
            self.seat_of(person),
            person is not None and row.owner == person,
            None if row.parent is None or row.parent == "upload" else row.parent,
            self.next,
            row.created,
        )

    def show_info(self) -> None:
        for watcher in self.audience.watchers:
            watcher.eyes = watcher.eyes._replace(viewer=self.seat_of(watcher.person))
            watcher.send(self.info(watcher.person))
            watcher.version = -1
        self.show_here()

    def here(self) -> Here:
        return self.audience.here([chair.person for chair in self.chairs], self.elsewhere)

    def show_here(self) -> bool:
        """Tell everybody who is there, if that changed."""
        found = self.here()
        changed = found != self.company
        if changed:
            self.company = found
            for watcher in self.audience.watchers:
                watcher.send(found)
        return changed

    async def look_around(self) -> bool:
        """Somebody came or went here or at another node."""
        self.elsewhere = await self.hall.presence.elsewhere(self.id, now())
        return self.show_here()

    def show(self) -> None:
        self.audience.show(self.play, self.names)

    def show_whole(self, watcher: Watcher, since: int | None) -> None:
        """Everything, for one watcher: at its arrival, or when it lost track."""
        if self.trouble is not None:
            raise self.trouble
        if self.play is not None:
            self.audience.show_whole(self.play, watcher, self.names, since)

    def rest(self) -> None:
        """Nothing more from this table on this node."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
