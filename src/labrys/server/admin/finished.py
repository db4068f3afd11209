"""The finished games of a house, with the names left out: for reports on how its people play."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import msgspec
from sqlalchemy import select

from labrys.engine import Game, LabrysError, Record
from labrys.server.storage import schema
from labrys.server.storage.entry import log_of, written
from labrys.server.storage.store import Store


@dataclass(frozen=True)
class Finished:
    """A game to its end, and who sat where: people are numbers, in the order in which they turn up, bots have their level."""

    record: Record
    players: tuple[str, ...]


@dataclass(frozen=True)
class Kept:
    """What a house has of a game, and how many of them were left out."""

    games: list[Finished]
    older: int  # played with other content than this house has now
    broken: int  # somebody left before the end, or a game that goes on from another one


async def finished(store: Store, game: Game) -> Kept:
    """All finished games that can be played through, from the earliest on; practice that goes on from another game is none."""
    tables, seats = schema.tables, schema.seats
    people: dict[str, str] = {}
    found: list[Finished] = []
    older = broken = 0
    query = select(tables).where(tables.c.status == "over", tables.c.game == game.name)
    for row in await store.read(query.order_by(tables.c.created, tables.c.id)):
        chairs = await store.read(select(seats).where(seats.c.table == row.id).order_by(seats.c.seat))
        chairs = [chair for chair in chairs if chair.kind != "automaton"]
        if row.content != game.content_version:
            older += 1
            continue
        if (row.parent or "").startswith("fork:"):
            broken += 1
            continue
        log = await log_of(store, row.id)
        try:
            record = await asyncio.to_thread(written, row, len(chairs), log)
        except (LabrysError, msgspec.DecodeError):
            broken += 1
            continue
        if game.interruption is not None and any(action.split()[0] == "leave" for action in record.actions):
            broken += 1
            continue
        players = []
        for seat, chair in enumerate(chairs):
            if chair.kind == "bot":
                players.append(f"bot {chair.bot}")
            else:  # whoever is not known is somebody else each time
                known = chair.person or f"{row.id}/{seat}"
                players.append(people.setdefault(known, f"person {len(people) + 1}"))
        found.append(Finished(record, tuple(players)))
    return Kept(found, older, broken)
