"""Sets tables up: create, sit down, get up, invite, start, close."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update

from labrys import house
from labrys.engine import BadSetting, Game
from labrys.engine.errors import one_of
from labrys.server.live.bot_workers import check_level
from labrys.server.live.games import known_game
from labrys.server.live.registry import Tables
from labrys.server.live.seat_names import bot_name
from labrys.server.live.services import Services
from labrys.server.lobby.archive import Archive
from labrys.server.lobby.first_entries import Beginning, first_entries, table_row
from labrys.server.lobby.new_seats import automaton_level, chairs, check_clock
from labrys.server.ops.ids import new_id
from labrys.server.ops.wallclock import now
from labrys.server.people.accounts import Person, hashed
from labrys.server.people.turn_notices import ARRIVAL_MS, turn_notice
from labrys.server.protocol.bodies import NewTable, SeatChange, SeatWish, Sit
from labrys.server.protocol.errors import Conflict, Refused, unknown
from labrys.server.storage import schema
from labrys.server.storage.entry import Entry
from labrys.server.storage.signals import Signal, SignalKind

WITHOUT_PERSON = ("bot", "automaton")  # kinds of seats that need no person


class Seating:
    """Creates tables and changes who sits there, up to the start of the game."""

    def __init__(self, services: Services, tables: Tables, archive: Archive, most_open: int) -> None:
        self.store = services.store
        self.turned = services.turned
        self.tables = tables
        self.archive = archive
        self.most_open = most_open  # tables of one person that have not started
        self.starting = asyncio.Semaphore(1)

    # ---- setting up

    async def create(self, person: Person, wish: NewTable) -> str:
        game = house.game(wish.game)
        level = automaton_level(game, wish.seats)
        options = {**wish.options, "difficulty": level} if level else wish.options
        state = game.begin(self.seat_count(game, wish.seats), "check", options)
        row = table_row(person, state, wish.public, check_clock(wish.clock), wish.hints)
        return await self.set_up(row, chairs(game, person, wish.seats))

    @staticmethod
    def seat_count(game: Game, seats: list[SeatWish]) -> int:
        """How many play, an automaton not counted."""
        count = sum(wish.kind != "automaton" for wish in seats)
        if count not in game.seats:
            counts = one_of([str(count) for count in game.seats])
            raise BadSetting(f"{game.name} has {counts} seats, not {count}: ask for as many.")
        return count

    async def set_up(
        self, row: dict[str, Any], seats: list[dict[str, Any]], log: list[Entry] | None = None, *signals: Signal
    ) -> str:
        def job(connection: Connection) -> None:
            if row["status"] == "open":
                self.check_open(connection, row["owner"])
            connection.execute(insert(schema.tables), [row])
            found = [{**seat, "table": row["id"], "seat": number} for number, seat in enumerate(seats)]
            connection.execute(insert(schema.seats), found)
            if log:
                connection.execute(insert(schema.entries), [entry.row(row["id"]) for entry in log])

        await self.store.write(job, *signals)
        found: str = row["id"]
        return found

    def check_open(self, connection: Connection, person: str) -> None:
        """Refuse a new table to somebody who has too many that have not started."""
        tables, most = schema.tables, self.most_open
        query = select(func.count()).where(tables.c.owner == person, tables.c.status == "open")
        if connection.execute(query).scalar_one() >= most:
            raise Refused("full", f"{most} tables of yours have not started: start one or close one first.")

    async def close(self, person: Person, table: str) -> None:
        """Take away one's own table before its start; a rematch can then be asked for again."""

        def job(connection: Connection) -> str:
            row, _ = self.look(connection, table)
            self.check_owner(person, row)
            if row.status != "open":
                raise Refused("state", "only a table that has not started can be closed.")
            change = update(schema.tables).where(schema.tables.c.id == table)
            connection.execute(change.values(status="closed", ended=now()))
            kind, _, name = (row.parent or "").partition(":")
            before = name if kind == "rematch" else table
            self.store.notify.send(connection, [SignalKind.SEATS.of(before)])
            return before

        before = await self.store.write(job, SignalKind.SEATS.of(table))
        await self.tables.changed(table)
        await self.tables.changed(before)

    # ---- who sits where

    async def sit(self, person: Person, table: str, wish: Sit) -> None:
        """Take an open seat before the start; or the seat of a link, at any time until the end."""

        before: list[str] = []

        def job(connection: Connection) -> None:
            row, seats = self.look(connection, table)
            before[:] = [seat.person for seat in seats if seat.person is not None]
            if row.status not in ("open", "playing"):
                raise Refused("state", "this game is over: nobody can sit down any more.")
            link = hashed(wish.link) if wish.link else None
            mine = next((seat.seat for seat in seats if seat.person == person.id), None)
            if mine is not None and wish.seat in (None, mine) and link is None:
                return
            for seat in seats:
                wanted = wish.seat in (None, seat.seat)
                if link is not None:
                    fits = seat.link is not None and hmac.compare_digest(seat.link, link)
                else:
                    fits = wanted and row.status == "open" and seat.kind == "open" and seat.person is None
                if fits and mine is None:
                    if seat.person is not None:
                        self.store.notify.send(connection, [SignalKind.TURN.of(seat.person)])
                    self.place(connection, table, seat.seat, person=person.id, name=person.name, link=None)
                    return
            if mine is not None:
                raise Refused("state", "you sit at this table already: get up first.")
            raise Refused("taken", "this seat is not free, or its link was used: ask for another.")

        await self.store.write(job, SignalKind.SEATS.of(table), SignalKind.TURN.of(person.id))
        await self.tables.changed(table)
        for somebody in {person.id, *before}:  # in the middle of a game a seat may have changed hands
            self.turned.tell(somebody)

    async def stand(self, person: Person, table: str) -> None:
        """Give up a seat before the start; later one leaves through the socket."""

        def job(connection: Connection) -> None:
            row, seats = self.look(connection, table)
            mine = next((seat for seat in seats if seat.person == person.id), None)
            if mine is None:
                raise Refused("state", "you do not sit at this table.")
            if row.status != "open":
                raise Refused("state", "the game is running: leave it at the table.")
            self.place(connection, table, mine.seat, person=None, name="")

        await self.store.write(job, SignalKind.SEATS.of(table))
        await self.tables.changed(table)

    async def rename(self, person: str, name: str) -> None:
        """Change a person's name at tables that have not started; those that have keep the old one."""
        tables, seats = schema.tables, schema.seats
        waiting = select(tables.c.id).where(tables.c.status == "open")
        mine = seats.c.person == person, seats.c.table.in_(waiting)
        found = [row.table for row in await self.store.read(select(seats.c.table).where(*mine))]

        def job(connection: Connection) -> None:
            connection.execute(waiting.where(tables.c.id.in_(found)).with_for_update())  # none of them starts now
            connection.execute(update(seats).where(*mine).values(name=name))

        if found:
            await self.store.write(job, *(SignalKind.SEATS.of(table) for table in found))
        for table in found:
            await self.tables.changed(table)

    async def set_seat(self, person: Person, table: str, number: int, wish: SeatChange) -> None:
        """The owner makes a seat open, invited or a bot's, before the start."""
        level = check_level(wish.level or "") if wish.kind == "bot" else None

        def job(connection: Connection) -> None:
            row, seats = self.look(connection, table)
            self.check_owner(person, row)
            if row.status != "open":
                raise Refused("state", "the game has started: seats cannot be changed any more.")
            if number >= len(seats):
                raise unknown("seat")
            if seats[number].kind == "automaton":
                raise Refused("state", "this seat is the automaton's: make another table to play with others.")
            name = bot_name(level) if level else ""
            self.place(connection, table, number, kind=wish.kind, person=None, name=name, bot=level, link=None)

        await self.store.write(job, SignalKind.SEATS.of(table))
        await self.tables.changed(table)

    async def link(self, person: Person, table: str, number: int) -> str:
        """A link for a seat: from its person, or from the table's owner while nobody sits there."""
        token = new_id(24)

        def job(connection: Connection) -> None:
            row, seats = self.look(connection, table)
            if number >= len(seats):
                raise unknown("seat")
            seat = seats[number]
            if seat.person is None:
                self.check_owner(person, row)
            elif seat.person != person.id:
                raise Refused("forbidden", "only who sits there can hand this seat on.")
            if seat.kind in ("bot", "automaton") or row.status not in ("open", "playing"):
                raise Refused("state", "nobody can be invited to this seat.")
            self.place(connection, table, number, link=hashed(token))

        await self.store.write(job)
        return token

    # ---- starting

    async def start(self, person: Person, table: str) -> None:
        """The owner starts the game once every seat is taken; a fork begins where it was forked.

        One table at a time: many that start at once wait for each other, and nobody who plays waits for all of them.
        """
        async with self.starting:
            await self.begin(person, table)

    async def begin(self, person: Person, table: str) -> None:
        live = await self.tables.get(table)
        company = select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
        chairs = await self.store.read(company)
        self.check_start(person, live.roster.row, chairs)
        bots = [chair.bot for chair in chairs if chair.kind != "automaton"]
        game, beginning = known_game(live.roster.row.game), Beginning.of(live.roster.row._mapping)
        async with (
            self.archive.replaying if live.roster.row.parent else nullcontext()
        ):  # a fork may have many to read and play
            base = await self.archive.base(live.roster.row.parent)
            entries = await asyncio.to_thread(first_entries, game, beginning, bots, base)

        def job(connection: Connection) -> None:
            row, seats = self.look(connection, table)
            self.check_start(person, row, seats)
            if [seat.bot for seat in seats if seat.kind != "automaton"] != bots:
                raise Refused("state", "a seat was given to somebody else just now: look again, then start.")
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(status="playing"))
            connection.execute(insert(schema.entries), [entry.row(table) for entry in entries])
            first = entries[-1].turn
            if first is not None and seats[first].person is not None:
                turn_notice(connection, seats[first].person, table, row.game, entries[-1].at + ARRIVAL_MS)

        signals = [SignalKind.TURN.of(chair.person) for chair in live.roster.chairs if chair.person is not None]
        try:
            await self.store.write(job, SignalKind.SEATS.of(table), *signals)
        except Conflict:
            raise Refused("state", "this game has started already.") from None
        await live.reseat()
        live.house_player.consider(0)
        for chair in live.roster.chairs:
            if chair.person is not None:
                self.turned.tell(chair.person)

    # ---- helpers

    def check_start(self, person: Person, row: Row[Any], seats: Sequence[Row[Any]]) -> None:
        self.check_owner(person, row)
        if row.status != "open":
            raise Refused("state", "this game has started already.")
        empty = [str(seat.seat + 1) for seat in seats if seat.person is None and seat.kind not in WITHOUT_PERSON]
        if empty:
            raise Refused("state", f"nobody sits at seat {one_of(empty)} yet: invite somebody or put a bot there.")

    @staticmethod
    def look(connection: Connection, table: str) -> tuple[Row[Any], list[Row[Any]]]:
        """Read the table and its seats inside the writer's transaction, locked against other nodes."""
        tables, seats = schema.tables, schema.seats
        row = connection.execute(select(tables).where(tables.c.id == table).with_for_update()).first()
        if row is None:
            raise unknown("table")
        found = connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
        return row, list(found.all())

    @staticmethod
    def place(connection: Connection, table: str, seat: int, **values: object) -> None:
        seats = schema.seats
        connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values))

    @staticmethod
    def check_owner(person: Person, row: Row[Any]) -> None:
        if row.owner != person.id:
            raise Refused("forbidden", "only who made the table can do that.")
