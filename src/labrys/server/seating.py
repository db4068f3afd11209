"""Setting tables up: create, sit down, get up, invite, start, rematch, fork; and records that are brought along."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from labrys import house
from labrys.engine import BadSetting, Game, Record, State
from labrys.engine.errors import one_of
from labrys.engine.seal import Seal, new_secret
from labrys.server import schema
from labrys.server.company import automaton_chair, automaton_level, bot_name, chairs, check_clock, difficulty, turned
from labrys.server.entry import Entry, written
from labrys.server.errors import Conflict, Refused, unknown
from labrys.server.guard import check_text
from labrys.server.hall import ID, Hall
from labrys.server.ids import new_id
from labrys.server.messages import ClockInfo
from labrys.server.notices import ARRIVAL, turn_notice
from labrys.server.people import Person, hashed
from labrys.server.play import Play
from labrys.server.requests import Fork, NewTable, SeatChange, SeatWish, Sit
from labrys.server.table import now
from labrys.server.thinkers import check_level

HOUSES = ("bot", "automaton")  # kinds of seats that need no person
LONGEST_RECORD = 5_000  # actions


class Seating:
    """Everything about a table but the play itself."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    # ---- setting up

    async def create(self, person: Person, wish: NewTable) -> str:
        game = house.game(wish.game)
        level = automaton_level(game, wish.seats)
        options = {**wish.options, "difficulty": level} if level else wish.options
        state = game.begin(self.seat_count(game, wish.seats), "check", options)
        row = self.table_row(person, state, wish.public, check_clock(wish.clock))
        return await self.set_up(row, chairs(game, person, wish.seats))

    @staticmethod
    def seat_count(game: Game, seats: list[SeatWish]) -> int:
        """How many play, an automaton not counted."""
        count = sum(wish.kind != "automaton" for wish in seats)
        if count not in game.seats:
            counts = one_of([str(count) for count in game.seats])
            raise BadSetting(f"{game.name} has {counts} seats, not {count}: ask for as many.")
        return count

    @staticmethod
    def table_row(person: Person, state: State, public: bool, clock: ClockInfo) -> dict[str, Any]:
        return {
            "id": new_id(16),
            "game": state.game.name,
            "content": state.game.content_version,
            "options": msgspec.json.encode(state.options).decode(),
            "clock": msgspec.json.encode(clock).decode(),
            "seed": f"0:{new_secret()}",  # sealed: nobody foretells the dice from those that fell
            "status": "open",
            "public": public,
            "owner": person.id,
            "parent": None,
            "created": now(),
            "ended": None,
        }

    async def set_up(self, row: dict[str, Any], seats: list[dict[str, Any]], log: list[Entry] | None = None) -> str:
        async def job(connection: AsyncConnection) -> None:
            if row["status"] == "open":
                await self.check_open(connection, row["owner"])
            await connection.execute(insert(schema.tables), [row])
            found = [{**seat, "table": row["id"], "seat": number} for number, seat in enumerate(seats)]
            await connection.execute(insert(schema.seats), found)
            if log:
                await connection.execute(insert(schema.entries), [entry.row(row["id"]) for entry in log])

        await self.store.write(job)
        found: str = row["id"]
        return found

    async def check_open(self, connection: AsyncConnection, person: str) -> None:
        """Nobody fills the house with tables that never start."""
        tables, most = schema.tables, self.hall.settings.open_tables
        query = select(func.count()).where(tables.c.owner == person, tables.c.status == "open")
        if (await connection.execute(query)).scalar_one() >= most:
            raise Refused("full", f"{most} tables of yours have not started: start one or close one first.")

    async def close(self, person: Person, table: str) -> None:
        """The owner takes away a table that has not started."""

        async def job(connection: AsyncConnection) -> None:
            row, _ = await self.look(connection, table)
            self.check_owner(person, row)
            if row.status != "open":
                raise Refused("state", "only a table that has not started can be closed.")
            change = update(schema.tables).where(schema.tables.c.id == table)
            await connection.execute(change.values(status="closed", ended=now()))

        await self.store.write(job, f"m:{table}")
        await self.hall.changed(table)

    # ---- who sits where

    async def sit(self, person: Person, table: str, wish: Sit) -> None:
        """Take an open seat before the start, or the seat that a link is for until the end."""

        before: list[str] = []

        async def job(connection: AsyncConnection) -> None:
            row, seats = await self.look(connection, table)
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
                    await self.place(connection, table, seat.seat, person=person.id, name=person.name, link=None)
                    return
            if mine is not None:
                raise Refused("state", "you sit at this table already: get up first.")
            raise Refused("taken", "this seat is not free, or its link was used: ask for another.")

        await self.store.write(job, f"m:{table}", f"p:{person.id}")
        await self.hall.changed(table)
        for somebody in {person.id, *before}:  # in the middle of a game a seat may have changed hands
            self.hall.turned(somebody)

    async def stand(self, person: Person, table: str) -> None:
        """Get up before the start; during the game one leaves through the socket."""

        async def job(connection: AsyncConnection) -> None:
            row, seats = await self.look(connection, table)
            mine = next((seat for seat in seats if seat.person == person.id), None)
            if mine is None:
                raise Refused("state", "you do not sit at this table.")
            if row.status != "open":
                raise Refused("state", "the game is running: leave it at the table.")
            await self.place(connection, table, mine.seat, person=None, name="")

        await self.store.write(job, f"m:{table}")
        await self.hall.changed(table)

    async def set_seat(self, person: Person, table: str, number: int, wish: SeatChange) -> None:
        """The owner makes a seat open, invited or a bot's, before the start."""
        level = check_level(wish.level or "") if wish.kind == "bot" else None

        async def job(connection: AsyncConnection) -> None:
            row, seats = await self.look(connection, table)
            self.check_owner(person, row)
            if row.status != "open":
                raise Refused("state", "the game has started: seats cannot be changed any more.")
            if number >= len(seats):
                raise unknown("seat")
            if seats[number].kind == "automaton":
                raise Refused("state", "this seat is the automaton's: make another table to play with others.")
            name = bot_name(level) if level else ""
            await self.place(connection, table, number, kind=wish.kind, person=None, name=name, bot=level, link=None)

        await self.store.write(job, f"m:{table}")
        await self.hall.changed(table)

    async def link(self, person: Person, table: str, number: int) -> str:
        """A link for a seat: from its person, or from the table's owner while nobody sits there."""
        token = new_id(24)

        async def job(connection: AsyncConnection) -> None:
            row, seats = await self.look(connection, table)
            if number >= len(seats):
                raise unknown("seat")
            seat = seats[number]
            if seat.person is None:
                self.check_owner(person, row)
            elif seat.person != person.id:
                raise Refused("forbidden", "only who sits there can hand this seat on.")
            if seat.kind in ("bot", "automaton") or row.status not in ("open", "playing"):
                raise Refused("state", "nobody can be invited to this seat.")
            await self.place(connection, table, number, link=hashed(token))

        await self.store.write(job)
        return token

    # ---- starting

    async def start(self, person: Person, table: str) -> None:
        """The owner starts the game once every seat is taken; a fork begins where it was forked."""
        live = await self.hall.table(table)
        base = await self.fork_base(live.row.parent)

        async def job(connection: AsyncConnection) -> None:
            row, seats = await self.look(connection, table)
            self.check_owner(person, row)
            if row.status != "open":
                raise Refused("state", "this game has started already.")
            empty = [str(seat.seat + 1) for seat in seats if seat.person is None and seat.kind not in HOUSES]
            if empty:
                raise Refused("state", f"nobody sits at seat {one_of(empty)} yet: invite somebody or put a bot there.")
            bots = [seat.bot for seat in seats if seat.kind != "automaton"]
            entries = self.first_entries(row, bots, base)
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(status="playing"))
            await connection.execute(insert(schema.entries), [entry.row(table) for entry in entries])
            first = entries[-1].turn
            if first is not None and seats[first].person is not None:
                await turn_notice(connection, seats[first].person, table, row.game, entries[-1].at + ARRIVAL)

        bells = [f"p:{chair.person}" for chair in live.chairs if chair.person is not None]
        try:
            await self.store.write(job, f"m:{table}", *bells)
        except Conflict:
            raise Refused("state", "this game has started already.") from None
        await live.reseat()
        live.consider(0)
        for chair in live.chairs:
            if chair.person is not None:
                self.hall.turned(chair.person)

    def first_entries(self, row: Any, bots: list[str | None], actions: list[str]) -> list[Entry]:
        """The start, and the actions that are played already."""
        game = self.hall.game(row.game)
        if game.content_version != row.content:
            raise Refused("state", "the house has other rules now than when this table was made: make a new one.")
        at = now()
        clock = msgspec.json.decode(row.clock, type=ClockInfo)
        play = Play(game, msgspec.json.decode(row.options), row.seed, bots, clock, at)
        entries: list[Entry] = []
        for kind, text in [("start", ""), *(("act", action) for action in actions)]:
            turn = play.turn
            entry = Entry(play.version + 1, kind, 0 if turn is None else turn, text, at)
            if kind == "act" and (leaving := self.leaver(play, text)) is not None:
                entry.seat = leaving
            play.apply(entry)
            entries.append(entry)
        entries[-1].digest = play.state.digest()
        return entries

    @staticmethod
    def leaver(play: Play, text: str) -> int | None:
        """The seat that an interrupt is about, if this is one."""
        action = play.state.game.codec.parse(text)
        if action in play.state.actions() or action not in play.state.interrupts():
            return None
        return int(play.state.game.codec.decode(action)[1])

    async def fork_base(self, parent: str | None) -> list[str]:
        if parent is None or not parent.startswith("fork:"):
            return []
        _, table, step = parent.split(":")
        source = await self.replayable(table)
        return list(source.actions[: int(step)])

    # ---- after the end

    async def finished(self, table: str) -> Record:
        """The record of a finished game. Before the end seed and hidden things are sealed.

        It is written from what was stored and not played through, so a game that is over stays readable
        whatever became of its rules since.
        """
        tables, seats, entries = schema.tables, schema.seats, schema.entries
        row = await self.store.one(select(tables).where(tables.c.id == table)) if ID.fullmatch(table) else None
        if row is None:
            raise unknown("table")
        if row.status != "over":
            raise Refused("state", "this game is not over: its record is sealed until the end.")
        played = select(func.count()).where(seats.c.table == table, seats.c.kind != "automaton")
        count = (await self.store.read(played))[0][0]
        log = await self.store.read(select(entries).where(entries.c.table == table).order_by(entries.c.number))
        return written(row, count, [Entry.of(entry) for entry in log])

    async def replayable(self, table: str) -> Record:
        """A finished game that the house can play through: with the content that it has now."""
        record = await self.finished(table)
        game = self.hall.game(record.game)
        if game.content_version != record.content:
            raise Refused(
                "state",
                f"this game was played with {game.name} content {record.content!r} and the house now has "
                f"{game.content_version!r}: it cannot be played through; its record can be downloaded.",
            )
        return record

    async def rematch(self, person: Person, table: str) -> str:
        """The same company at a new table; whoever asks second finds the first one's."""
        live = await self.hall.table(table)
        if live.seat_of(person.id) is None:
            raise Refused("forbidden", "only those who sat at the table can ask for a rematch.")
        if live.row.status != "over":
            raise Refused("state", "this game is not over yet.")
        seats = [
            {"kind": chair.kind, "person": chair.person, "name": chair.name, "bot": chair.bot, "link": None}
            for chair in turned(live.chairs)
        ]
        clock = msgspec.json.decode(live.row.clock, type=ClockInfo)
        players = sum(seat["kind"] != "automaton" for seat in seats)
        state = self.hall.game(live.row.game).begin(players, "check", msgspec.json.decode(live.row.options))
        row = self.table_row(person, state, live.row.public, clock)
        raw = hashlib.blake2b(f"rematch {table}".encode(), key=self.store.secret.encode()[:64], digest_size=12)
        row["id"] = f"r{raw.hexdigest()[:22]}"
        row["parent"] = f"rematch:{table}"
        with suppress(Conflict):
            await self.set_up(row, seats)
        await live.reseat()
        return str(row["id"])

    async def fork(self, person: Person, table: str, wish: Fork) -> str:
        """A new table that goes on from a step of a finished game; whoever read the record knows nothing of its dice."""
        record = await self.replayable(table)
        game = self.hall.game(record.game)
        if wish.step >= len(record.actions):
            raise Refused("bad", f"this game has {len(record.actions)} steps: fork it before its last one.")
        rival = difficulty(game, record)
        players = [seat for seat in wish.seats if seat.kind != "automaton"]
        if len(players) != record.seats:
            raise BadSetting(f"this game has {record.seats} seats, not {len(players)}: ask for as many.")
        if any(seat.kind == "automaton" and seat.level != rival for seat in wish.seats):
            raise BadSetting(f"this game was played against {rival or 'no automaton'}: leave the automaton out.")
        wishes = [*players, SeatWish("automaton", rival)] if rival else players
        state = game.begin(record.seats, "check", dict(record.options))
        row = self.table_row(person, state, wish.public, ClockInfo())
        seal = Seal(record.seed)
        seal.back(wish.step, new_secret())
        row["seed"] = seal.text()
        row["parent"] = f"fork:{table}:{wish.step}"
        return await self.set_up(row, chairs(game, person, wishes))

    async def upload(self, person: Person, text: str) -> str:
        """Keep a record that somebody brings along, if it can be played through to the end."""
        record = Record.parse(text)
        check_text([record.seed, record.options])
        game = house.game(record.game)
        if len(record.actions) > LONGEST_RECORD:
            raise Refused("large", f"this record has more than {LONGEST_RECORD} actions.")
        state = await asyncio.to_thread(record.replay, game)
        if not state.over:
            raise Refused("bad", "this game is not over: only finished games are kept as records.")
        row = self.table_row(person, state, True, ClockInfo())
        row.update(seed=record.seed, status="over", ended=now(), parent="upload")
        log = await asyncio.to_thread(
            self.first_entries, UploadRow(**{name: row[name] for name in UploadRow.__struct_fields__}),
            [None] * record.seats, [game.codec.text(game.codec.parse(action)) for action in record.actions],
        )  # fmt: skip
        seats = [
            {"kind": "record", "person": None, "name": f"seat {seat + 1}", "bot": None, "link": None}
            for seat in range(record.seats)
        ]
        if rival := difficulty(game, record):
            seats.append(automaton_chair(game, person.lang, rival))
        return await self.set_up(row, seats, log)

    # ---- helpers

    @staticmethod
    async def look(connection: AsyncConnection, table: str) -> tuple[Row[Any], list[Row[Any]]]:
        """The table and its seats inside the writer's transaction, locked against other nodes."""
        tables, seats = schema.tables, schema.seats
        row = (await connection.execute(select(tables).where(tables.c.id == table).with_for_update())).first()
        if row is None:
            raise unknown("table")
        found = await connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
        return row, list(found.all())

    @staticmethod
    async def place(connection: AsyncConnection, table: str, seat: int, **values: object) -> None:
        seats = schema.seats
        await connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values))

    @staticmethod
    def check_owner(person: Person, row: Row[Any]) -> None:
        if row.owner != person.id:
            raise Refused("forbidden", "only who made the table can do that.")


class UploadRow(msgspec.Struct):
    """As much of a table as its first entries need."""

    game: str
    content: str
    options: str
    clock: str
    seed: str
