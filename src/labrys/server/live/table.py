"""A live table: on this node, everything that happens to it goes through here. Memory is a cache of the stored entries."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple

from labrys.engine import LabrysError
from labrys.server.live.advice import Adviser, Sought
from labrys.server.live.audience import Audience, Watcher
from labrys.server.live.finisher import Finisher
from labrys.server.live.house_player import HousePlayer
from labrys.server.live.loading import play_through
from labrys.server.live.moves import Step, plan
from labrys.server.live.play import Play
from labrys.server.live.roster import Roster
from labrys.server.live.services import Services
from labrys.server.ops.logs import log, short
from labrys.server.ops.wallclock import now
from labrys.server.people.chat import Chat
from labrys.server.protocol.errors import Conflict, Refused, StoreDown
from labrys.server.protocol.messages import Move
from labrys.server.storage.entry import Entry, Kind, log_of
from labrys.server.storage.signals import SignalKind

GRACE_SECONDS = 2.0  # after which a move that another node owes is made here


class Stored(NamedTuple):
    """The result of a change, once it is stored."""

    kind: Kind  # of its last entry
    version: int
    over: bool
    turned: list[str]  # the persons whose turn began or ended with it


class LiveTable:
    """One table. Every change is made under its lock, and stored before anybody is told."""

    def __init__(self, services: Services, table: str) -> None:
        self.id = table
        self.services = services
        self.store = services.store
        self.lock = asyncio.Lock()
        self.roster = Roster(self.store, table)
        self.audience = Audience(self.roster)
        self.chat = Chat(self.store, table, self.roster)
        self.finisher = Finisher(self.roster, self.audience)
        self.house_player = HousePlayer(services, self)
        self.adviser = Adviser(services, self)
        self.play: Play | None = None
        self.trouble: Refused | None = None  # why this table cannot go on
        self.unsure = True
        self.generation: str | None = None  # of the database that memory was read from
        self.used = time.monotonic()
        self.ahead = 0  # milliseconds by which what is stored is ahead of this node's time

    # ---- reading what is stored

    @property
    def dirty(self) -> bool:
        """True if memory may differ from what is stored; it is then read again before its next use."""
        return self.unsure or self.generation != self.store.generation

    async def load(self) -> None:
        """Read everything from the store; `Refused` if there is no such table."""
        self.unsure = True
        generation = self.store.generation  # all that is read below is of this generation or a later one
        await self.roster.load()
        self.play, self.trouble = None, None
        if self.roster.row.status != "open" and (entries := await log_of(self.store, self.id)):
            found = await play_through(self.roster, entries)  # there are none if it was closed before its start
            if isinstance(found, Refused):
                self.trouble = found
            else:
                self.play = found
                self.now()
        if generation != self.generation:
            await self.chat.restart()
        self.generation, self.unsure = generation, False

    def now(self) -> int:
        """The table's time: this node's, or ahead of it if an entry was when it arrived.

        So a table's time never goes back, and never stands still until this node has caught up.
        """
        at = now() + self.ahead
        if self.play is not None:
            if self.play.latest > at:
                self.ahead, at = self.ahead + self.play.latest - at, self.play.latest
            self.play.ahead = self.ahead
        return at

    async def fresh(self) -> None:
        """Bring memory in line with the store; raises if that is not possible."""
        self.used = time.monotonic()
        if self.dirty:
            await self.load()
        await self.reopen()

    async def reopen(self) -> None:
        """If the house was closed while a live clock ran, charge that time to nobody."""
        play, opened = self.play, self.store.opened
        if play is None or play.over or play.latest >= opened:
            return
        if play.clock.setting.kind == "live" and play.by_person(play.turn):
            entry = self.entry("reopen", -1)
            entry.at = max(entry.at, opened)  # by the clock of whichever node noted it
            try:
                await self.publish(await self.commit([entry]))
            except Conflict:  # another node has done it
                await self.load()

    async def refresh(self, grace: float = GRACE_SECONDS, wholly: bool = False) -> None:
        """Another node wrote to this table: read and show what is new; ``wholly`` if signals may have been missed."""
        async with self.lock:
            known = self.roster.state
            if self.dirty or self.play is None:
                await self.load()
            else:
                try:
                    for entry in await log_of(self.store, self.id, self.play.version):
                        self.play.apply(entry)
                    self.now()
                except LabrysError:
                    await self.load()
                if wholly or (self.play is not None and self.play.over):
                    await self.roster.load()
            await self.reopen()
            self.show(info=known != self.roster.state)
            self.house_player.consider(grace)

    async def reseat(self) -> None:
        """Somebody sat down, got up, or started the game."""
        async with self.lock:
            await self.load()
            await self.reopen()
            self.show(info=True)
            self.house_player.consider(0 if self.store.single_node else GRACE_SECONDS)

    def playing(self) -> Play:
        if self.trouble is not None:
            raise self.trouble
        if self.play is None:
            raise Refused("state", "this table has not started: sit down and start it.")
        return self.play

    # ---- changing it

    async def perform(self, person: str | None, move: Move, acknowledge: Callable[[int], None]) -> None:
        """Do what a person asks, once however often it is sent; acknowledge it, with the version, before showing it."""
        async with self.lock:
            await self.fresh()
            seat = self.roster.seat_of(person)
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
                stored = await self.commit(entries)
            except Conflict:
                await self.load()
                self.show()
                done = self.playing().done(person, move)
                if done is None:
                    raise Refused("stale", "somebody else was quicker: look again.") from None
                acknowledge(done)
                return
            acknowledge(stored.version)
            await self.publish(stored)

    async def note_hint(self, sought: Sought, person: str) -> None:
        """Store that a seat took a hint, once for each position; `Refused` if the game went on meanwhile."""
        async with self.lock:
            await self.fresh()
            play = self.playing()
            if play.over or (play.turn, play.moved) != sought or self.roster.seat_of(person) != sought.seat:
                raise Refused("stale", "the table went on while the coach was thinking: ask again.")
            if play.hinted == sought.moved:
                return
            try:
                await self.publish(await self.commit([self.entry("hint", sought.seat)]))
            except Conflict:
                await self.load()
                self.show()
                raise Refused("stale", "the table went on while the coach was thinking: ask again.") from None

    async def by_house(self, version: int, steps: list[Step]) -> int | None:
        """Make a move of the house, if the version is still ``version``; returns the version after it."""
        async with self.lock:
            try:
                await self.fresh()
                play = self.play
                if play is None or play.version != version or play.over:
                    return None
                stored = await self.commit([self.entry(*step) for step in steps])
                await self.publish(stored)
                return stored.version
            except Conflict:
                await self.load()
                self.show()
                self.house_player.consider(GRACE_SECONDS)
            except StoreDown:
                again = self.services.background.spawn
                asyncio.get_running_loop().call_later(1, lambda: again(self.refresh(0)))
            except Refused:
                pass
            return None

    def entry(self, kind: Kind, seat: int, text: str = "") -> Entry:
        """The next entry; `commit` gives later ones of a group their numbers."""
        return Entry(self.playing().version + 1, kind, seat, text, self.now())

    async def commit(self, entries: list[Entry]) -> Stored:
        """Apply and store entries, for `publish` to show. If storing fails, memory is read again before its next use."""
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
            except Exception as error:  # rules of a package: whoever wrote them can mend them
                game = play.state.game.name
                log.error("rules failed", table=short(self.id), game=game, exc_info=True)
                fault = f"{type(error).__name__}: {error}".splitlines()[0]
                raise Refused("state", f"{game} broke down here ({fault}): nothing was changed.") from error
            entry.digest = play.state.digest()
        turned = [] if before == play.turn else self.roster.persons_at(before, play.turn)
        rows, signals = [entry.row(self.id) for entry in entries], [SignalKind.TURN.of(person) for person in turned]
        job = self.finisher.job(play, before)
        await self.store.append(rows, job, SignalKind.LOG.of(self.id), *signals, generation=self.generation)
        self.unsure = False
        return Stored(entries[-1].kind, play.version, play.over, turned)

    async def publish(self, stored: Stored) -> None:
        """Tell everybody of a stored change, and see whether the house has to move next."""
        for person in stored.turned:
            self.services.turned.tell(person)
        self.services.metrics.stored(self.roster.row.game, stored.kind).inc()
        if stored.over:
            await self.roster.load()
        self.show(info=stored.over)
        self.house_player.consider(0)

    # ---- showing it

    def show(self, info: bool = False) -> None:
        """Bring all watchers up to date; with ``info``, about the table itself as well."""
        if info:
            self.audience.show_info()
        self.audience.show(self.play)

    def show_whole(self, watcher: Watcher, since: int | None) -> None:
        """Send everything to one watcher: when it arrives, or when it has missed a version."""
        if self.trouble is not None:
            raise self.trouble
        if self.play is not None:
            self.audience.show_whole(self.play, watcher, since)

    async def look_around(self) -> bool:
        """Find out who is present at any node; True if that changed."""
        self.audience.elsewhere = await self.services.presence.elsewhere(self.id, now())
        return self.audience.show_here()

    async def hear_chat(self) -> None:
        """Another node stored lines of chat."""
        for line in await self.chat.newer():
            self.audience.tell(line)
