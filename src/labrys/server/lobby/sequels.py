"""Makes new tables from finished games: a rematch, a fork from one of the steps, an uploaded record."""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import suppress

import msgspec
from sqlalchemy import select

from labrys import house
from labrys.engine import BadSetting, Game, Record
from labrys.engine.seal import Seal, new_secret
from labrys.server.live.games import known_game
from labrys.server.live.registry import Tables
from labrys.server.lobby.archive import Archive
from labrys.server.lobby.first_entries import Beginning, first_entries, table_row
from labrys.server.lobby.new_seats import automaton_chair, chairs, difficulty, turned
from labrys.server.lobby.results import Results
from labrys.server.lobby.seating import Seating
from labrys.server.ops.wallclock import now
from labrys.server.people.accounts import Person
from labrys.server.protocol.bodies import Fork, SeatWish
from labrys.server.protocol.errors import Conflict, Refused
from labrys.server.protocol.messages import ClockInfo
from labrys.server.protocol.text import check_text
from labrys.server.storage import schema
from labrys.server.storage.entry import Entry
from labrys.server.storage.signals import SignalKind

MOST_RECORD_ACTIONS = 5_000  # actions


class Sequels:
    """Makes rematches, forks and uploaded records."""

    def __init__(self, tables: Tables, seating: Seating, archive: Archive, results: Results) -> None:
        self.store = tables.store
        self.tables = tables
        self.seating = seating
        self.archive = archive
        self.results = results

    async def rematch(self, person: Person, table: str) -> str:
        """A new table for the same people; whoever asks second gets the table of the first."""
        live = await self.tables.get(table)
        if live.roster.seat_of(person.id) is None:
            raise Refused("forbidden", "only those who sat at the table can ask for a rematch.")
        if live.roster.row.status != "over":
            raise Refused("state", "this game is not over yet.")
        seats = [
            {
                "kind": chair.kind,
                "person": chair.person,
                "name": chair.name,
                "bot": chair.bot,
                "link": None,
                "colour": chair.colour,
            }
            for chair in turned(live.roster.chairs)
        ]
        clock = msgspec.json.decode(live.roster.row.clock, type=ClockInfo)
        players = sum(seat["kind"] != "automaton" for seat in seats)
        state = known_game(live.roster.row.game).begin(players, "check", msgspec.json.decode(live.roster.row.options))
        row = table_row(person, state, live.roster.row.public, clock, live.roster.row.hints)
        row["parent"] = f"rematch:{table}"
        tables = schema.tables
        earlier = await self.store.read(select(tables.c.id, tables.c.status).where(tables.c.parent == row["parent"]))
        for rematch in earlier:
            if rematch.status != "closed":
                return str(rematch.id)
        name = f"rematch {table} {len(earlier)}"  # whoever asks at the same time elsewhere comes to the same
        raw = hashlib.blake2b(name.encode(), key=self.store.secret.encode()[:64], digest_size=12)
        row["id"] = f"r{raw.hexdigest()[:22]}"
        with suppress(Conflict):
            await self.seating.set_up(row, seats, None, SignalKind.SEATS.of(table))
        await live.reseat()
        return str(row["id"])

    async def fork(self, person: Person, table: str, wish: Fork) -> str:
        """A new table that goes on from a step of a finished game, with new dice that the record does not tell."""
        record = await self.archive.replayable(table)
        game = known_game(record.game)
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
        row = table_row(person, state, wish.public, ClockInfo(), wish.hints)
        seal = Seal(record.seed)
        seal.back(wish.step, new_secret())
        row["seed"] = seal.text()
        row["parent"] = f"fork:{table}:{wish.step}"
        return await self.seating.set_up(row, chairs(game, person, wishes))

    async def upload(self, person: Person, text: str) -> str:
        """Store a record from elsewhere, if it can be played through to the end."""
        record, game = await asyncio.to_thread(read_record, text)
        state = await asyncio.to_thread(record.replay, game)
        if not state.over:
            raise Refused("bad", "this game is not over: only finished games are kept as records.")
        row = table_row(person, state, True, ClockInfo())
        row.update(seed=record.seed, status="over", ended=now(), parent="upload")
        log = await asyncio.to_thread(brought_along, game, record, Beginning.of(row))
        seats = [
            {"kind": "record", "person": None, "name": f"seat {seat + 1}", "bot": None, "link": None}
            for seat in range(record.seats)
        ]
        if rival := difficulty(game, record):
            seats.append(automaton_chair(game, person.lang, rival))
        table = await self.seating.set_up(row, seats, log)
        await self.results.note_table(table)
        return table


def read_record(text: str) -> tuple[Record, Game]:
    """Parse an uploaded record and find its game; refused if it is too long. May take a while."""
    record = Record.parse(text)
    Seal(record.seed)  # refused if it is too long, before anybody reads it
    check_text([record.seed, record.options])
    if len(record.actions) > MOST_RECORD_ACTIONS:
        raise Refused("large", f"this record has more than {MOST_RECORD_ACTIONS} actions.")
    return record, house.game(record.game)


def brought_along(game: Game, record: Record, row: Beginning) -> list[Entry]:
    """The entries of a record's log, with its actions in the form that the house writes."""
    actions = [game.codec.text(game.codec.parse(action)) for action in record.actions]
    return first_entries(game, row, [None] * record.seats, actions)
