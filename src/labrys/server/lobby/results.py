"""Results of finished games, stored for each seat: for lists and for a person's statistics."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy import Row, case, func, select

from labrys.engine import LabrysError, State
from labrys.server.live.games import known_game
from labrys.server.live.outcome import keep, rows
from labrys.server.protocol.bodies import GameStatistics, Result
from labrys.server.protocol.errors import Conflict
from labrys.server.storage import schema
from labrys.server.storage.entry import hints, log_of, written
from labrys.server.storage.store import Store

LATEST_GAMES = 20  # games of a kind whose scores are told one by one
GAMES_LOOKED_AT = 400  # of a person's latest games, for those


class Results:
    """Reads results, and computes those that are missing."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, tables: list[str]) -> dict[str, Result]:
        """The results of these tables, as far as they are stored."""
        kept = schema.results
        found: dict[str, Result] = {}
        query = select(kept).where(kept.c.table.in_(tables), kept.c.place.is_not(None))
        for row in await self.store.read(query.order_by(kept.c.table, kept.c.seat)):
            result = found.setdefault(row.table, Result([], [], [], row.began, row.ended))
            result.places.append(row.place)
            result.scores.append(row.score)
            result.hints.append(row.hints)
            if row.gone:
                result.gone.append(row.seat)
        for result in found.values():
            if not any(result.hints):
                result.hints = []
        return found

    async def games(
        self, person: str, wanted: dict[str, str | int], first: int, count: int
    ) -> tuple[list[str], int, list[GameStatistics]]:
        """A person's finished games, the latest first: some of those that are wanted, how many there are, the record."""
        kept = schema.results
        fits = [kept.c.person == person]
        fits += [kept.c[name] == value for name, value in wanted.items() if name in ("game", "seats", "level")]
        if "result" in wanted:
            fits.append({"won": kept.c.place == 1, "lost": kept.c.place > 1}[str(wanted["result"])])
        page = select(kept.c.table).where(*fits).order_by(kept.c.ended.desc(), kept.c.table).offset(first).limit(count)
        total = (await self.store.read(select(func.count()).where(*fits)))[0][0]
        return [row.table for row in await self.store.read(page)], total, await self.record(person)

    async def record(self, person: str) -> list[GameStatistics]:
        """By game, number of seats and level; what was forked from another game is practice, and does not count."""
        kept = schema.results
        counts = (kept.c.person == person, kept.c.place.is_not(None), ~kept.c.fork)
        kind = (kept.c.game, kept.c.seats, kept.c.level)
        won = func.sum(case((kept.c.place == 1, 1), else_=0))
        sums = select(*kind, func.count(), won, func.max(kept.c.score), func.avg(kept.c.score)).where(*counts)
        found: dict[tuple[str, int, str], GameStatistics] = {}
        for row in await self.store.read(sums.group_by(*kind).order_by(*kind)):
            game, seats, level, played, victories, best, mean = tuple(row)
            average = None if mean is None else round(float(mean), 1)
            found[game, seats, level] = GameStatistics(game, seats, level, played, int(victories), best, average)
        latest = select(*kind, kept.c.score, kept.c.place).where(*counts).order_by(kept.c.ended.desc())
        for row in await self.store.read(latest.limit(GAMES_LOOKED_AT)):
            tally = found.get((row.game, row.seats, row.level))
            if tally is not None and len(tally.latest) < LATEST_GAMES:
                tally.latest.insert(0, (row.score, row.place == 1))
        return list(found.values())

    # ---- games that ended before results were kept, or elsewhere

    async def catch_up(self) -> None:
        """Compute, one by one, the results that are missing."""
        tables, kept = schema.tables, schema.results
        known = select(kept.c.table).where(kept.c.table == tables.c.id).exists()
        missing = select(tables.c.id).where(tables.c.status == "over", ~known).limit(50)
        while found := await self.store.read(missing):
            for row in found:
                await self.note_table(row.id)

    async def note_table(self, table: str) -> None:
        row = await self.store.one(select(schema.tables).where(schema.tables.c.id == table))
        if row is not None:
            await self.note(row)

    async def note(self, table: Row[Any]) -> None:
        """Play a finished game through and store its result."""
        seats = schema.seats
        chairs = await self.store.read(select(seats).where(seats.c.table == table.id).order_by(seats.c.seat))
        log = await log_of(self.store, table.id)
        players = sum(chair.kind != "automaton" for chair in chairs)
        state: State | None = None
        taken = hints(log, players)
        with suppress(LabrysError):  # the house has other rules now, not the game, or reads no seed of that length
            game = known_game(table.game)
            if game.content_version == table.content:
                record = await asyncio.to_thread(written, table, players, log)
                state = await asyncio.to_thread(record.replay, game)
        began = log[0].at if log else table.created
        result = rows(
            table, chairs, state if state is not None and state.over else None, began, table.ended or began, taken
        )
        with suppress(Conflict):  # another node was quicker
            await self.store.write(lambda connection: keep(connection, result))
