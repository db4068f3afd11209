"""Reviews of finished games: asked for, in a queue, made by a worker one after the other, kept for everybody who looks.

The queue is in the database, so that all nodes share it, nothing is lost with a node, and asking twice finds one review. A worker
gives a sign of life now and then; a review whose worker is silent is taken up again by whoever has time.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, func, insert, or_, select, update

from labrys.coach.judge import judge_name
from labrys.coach.report import review_of
from labrys.coach.value import Value
from labrys.engine import Phrase, Record
from labrys.house import game
from labrys.server.live.registry import Tables
from labrys.server.live.services import Services
from labrys.server.lobby.archive import Archive
from labrys.server.lobby.review_worker import CannotReview, Lost, ReviewWorker
from labrys.server.ops.ids import new_id
from labrys.server.ops.logs import log, short
from labrys.server.ops.settings import Settings
from labrys.server.ops.wallclock import now
from labrys.server.people.accounts import Person
from labrys.server.protocol.bodies import ReviewState
from labrys.server.protocol.errors import Conflict, Refused, StoreDown
from labrys.server.storage import schema
from labrys.words import HOUSE, LANGUAGES

LOST_MS = 20_000  # without a sign of life: the worker is gone, or its node
SIGN_MS = 1_000  # between two signs of life
MOST_TRIES = 2
BROKEN_OFF = "broken-off"  # kept in place of a review whose workers died

KEPT = schema.reviews
UNDER_WAY = KEPT.c.state.in_(("waiting", "working"))


class Reviews:
    """Answers who asks for a review, and makes those that are asked for."""

    def __init__(self, services: Services, tables: Tables, archive: Archive, settings: Settings) -> None:
        self.store = services.store
        self.background = services.background
        self.metrics = services.metrics
        self.tables = tables
        self.archive = archive
        self.workers = settings.reviewers
        self.playouts = settings.review_playouts
        self.niceness = settings.review_niceness
        self.running: set[str] = set()  # claims of this node

    # ---- asking

    async def ask(self, person: Person, table: str, lang: str) -> ReviewState:
        """Start a review, or join the one that there is."""
        async with self.archive.replaying:
            record = await self.archive.replayable(table)
        if not record.actions:
            raise Refused("state", "nothing was played in this game: there is nothing to review.")
        judge = await asyncio.to_thread(judge_of, record.game, record.seats)
        row = {
            "table": table, "person": person.id, "judge": judge, "state": "waiting", "asked": now(), "seen": 0,
            "claim": "", "tries": 0, "progress": 0, "text": "",
        }  # fmt: skip

        def job(connection: Connection) -> None:
            there = connection.execute(select(KEPT).where(KEPT.c.table == table)).first()
            if there is not None and (there.state in ("waiting", "working") or is_current(there, judge)):
                return
            mine = select(func.count()).where(KEPT.c.person == person.id, KEPT.c.table != table, UNDER_WAY)
            if connection.execute(mine).scalar_one():
                raise Refused("full", "one review at a time: wait until the other one you asked for is done.")
            connection.execute(delete(KEPT).where(KEPT.c.table == table))
            connection.execute(insert(KEPT), [row])

        with suppress(Conflict):  # somebody asked at the same time, at another node
            await self.store.write(job)
        self.consider()
        return await self.state(table, lang)

    async def state(self, table: str, lang: str) -> ReviewState:
        """How far the review of a table is."""
        live = await self.tables.get(table)
        row = await self.store.one(select(KEPT).where(KEPT.c.table == table))
        if row is None:
            return ReviewState("none")
        if row.state == "waiting":
            before = or_(KEPT.c.asked < row.asked, (KEPT.c.asked == row.asked) & (KEPT.c.table < table))
            ahead = await self.store.read(select(func.count()).where(KEPT.c.state == "waiting", before))
            return ReviewState("waiting", place=ahead[0][0] + 1)
        if row.state == "working":
            return ReviewState("working", progress=row.progress / 1000)
        if row.state == "failed":
            why = Phrase("review-broken-off") if row.text == BROKEN_OFF else Phrase("review-fault", {"why": row.text})
            return ReviewState("failed", text=HOUSE.say(why, lang))
        if row.judge != await asyncio.to_thread(judge_of, live.roster.row.game, players(live.roster.chairs)):
            return ReviewState("none")
        names = {each: live.roster.names(each) for each in LANGUAGES}
        found = await asyncio.to_thread(review_of, row.text)
        return ReviewState("done", progress=1.0, names=names, review=found)

    # ---- making them

    async def open(self) -> None:
        """What a former run of this house left half done is taken up again at once, where no other node can be at it."""
        if self.store.single_node:
            left = update(KEPT).where(KEPT.c.state == "working").values(state="waiting", tries=0)
            await self.store.write(lambda connection: connection.execute(left))
        self.consider()

    async def round(self) -> None:
        """Now and then: does a review wait that another node was asked for, or was left by its worker?"""
        if len(self.running) < self.workers and await self.store.one(to_do().limit(1)) is not None:
            self.consider()

    def consider(self) -> None:
        """See whether a review waits, if a worker is free."""
        if len(self.running) < self.workers:
            claim = new_id(16)
            self.running.add(claim)
            self.background.spawn(self.serve(claim))

    async def serve(self, claim: str) -> None:
        """Make one review after the other, until none waits."""
        try:
            while (row := await self.take(claim)) is not None:
                await self.make(claim, row)
        except StoreDown:  # the next round finds it again
            pass
        finally:
            self.running.discard(claim)

    async def take(self, claim: str) -> Row[Any] | None:
        """The next review that waits, or that was left by its worker; it is nobody else's from now on."""

        def job(connection: Connection) -> Row[Any] | None:
            at = now()
            spent = update(KEPT).where(KEPT.c.state == "working", lost(at), KEPT.c.tries >= MOST_TRIES)
            connection.execute(spent.values(state="failed", text=BROKEN_OFF))
            row = connection.execute(to_do().limit(1).with_for_update(skip_locked=True)).first()
            if row is not None:
                mine = {"state": "working", "claim": claim, "seen": at, "tries": row.tries + 1, "progress": 0}
                connection.execute(update(KEPT).where(KEPT.c.table == row.table).values(**mine))
            return row

        return await self.store.write(job) if await self.store.one(to_do().limit(1)) is not None else None

    async def make(self, claim: str, row: Row[Any]) -> None:
        """One review; whatever becomes of it is noted, unless somebody else has taken it up meanwhile."""
        table = row.table
        try:
            live = await self.tables.get(table)
            async with self.archive.replaying:
                record = await self.archive.replayable(table)
            names = {lang: live.roster.names(lang) for lang in LANGUAGES}
            values = {
                "state": "done",
                "text": (await self.work(claim, table, record, names)).decode(),
                "progress": 1000,
            }
        except StoreDown:
            raise
        except Lost:
            log.warning("a review was broken off", table=short(table))
            over = row.tries + 1 >= MOST_TRIES
            values = {"state": "failed", "text": BROKEN_OFF} if over else {"state": "waiting"}
        except (CannotReview, Refused) as error:
            values = {"state": "failed", "text": str(error)}
        await self.note(table, claim, values)

    async def work(self, claim: str, table: str, record: Record, names: dict[str, list[str]]) -> bytes:
        """Let a worker do it, and tell the others how far it is."""
        progress = 0.0

        def tell(done: float) -> None:
            nonlocal progress
            progress = done

        worker = await asyncio.to_thread(ReviewWorker, record.text(), names, self.playouts, self.niceness)
        try:
            making = asyncio.ensure_future(worker.run(tell))
            try:
                while not (await asyncio.wait([making], timeout=SIGN_MS / 1000))[0]:
                    await self.note(table, claim, {"progress": round(1000 * progress), "seen": now()})
                return await making
            finally:
                making.cancel()
        finally:
            await asyncio.shield(asyncio.to_thread(worker.close))

    async def note(self, table: str, claim: str, values: dict[str, Any]) -> None:
        mine = update(KEPT).where(KEPT.c.table == table, KEPT.c.claim == claim).values(**values)
        await self.store.write(lambda connection: connection.execute(mine))


def lost(at: int) -> ColumnElement[bool]:
    """Of reviews that are worked on: their worker is silent."""
    return KEPT.c.seen < at - LOST_MS


def to_do() -> Select[Any]:
    """The reviews that wait, or were left by their workers, the oldest first."""
    free = (KEPT.c.state == "waiting") | ((KEPT.c.state == "working") & lost(now()))
    return select(KEPT).where(free).order_by(KEPT.c.asked, KEPT.c.table)


def is_current(row: Row[Any], judge: str) -> bool:
    """True if a review is there and by the coach that the house has now."""
    return bool(row.state == "done" and row.judge == judge)


def judge_of(title: str, seats: int) -> str:
    """The name of the coach that reviews such games now."""
    return judge_name(Value(game(title), seats))


def players(chairs: list[Any]) -> int:
    return sum(chair.kind != "automaton" for chair in chairs)
