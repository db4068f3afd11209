"""Makes a new table's row, and the first entries of its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from labrys.engine import Game, State
from labrys.engine.seal import new_secret
from labrys.server.live.play import Play
from labrys.server.ops.ids import new_id
from labrys.server.ops.wallclock import now
from labrys.server.people.accounts import Person
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.messages import ClockInfo
from labrys.server.storage.entry import Entry, Kind


class Beginning(msgspec.Struct):
    """The part of a table's row that its first entries are made from."""

    content: str
    options: str
    clock: str
    seed: str

    @staticmethod
    def of(row: Mapping[Any, Any]) -> Beginning:
        return Beginning(row["content"], row["options"], row["clock"], row["seed"])


def table_row(
    person: Person, state: State, public: bool, clock: ClockInfo, hints: bool | None = None
) -> dict[str, Any]:
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
        "hints": hints,
    }


def first_entries(game: Game, row: Beginning, bots: list[str | None], actions: list[str]) -> list[Entry]:
    """The start, and the actions that a fork has behind it."""
    if game.content_version != row.content:
        raise Refused("state", "the house has other rules now than when this table was made: make a new one.")
    at = now()
    clock = msgspec.json.decode(row.clock, type=ClockInfo)
    play = Play(game, msgspec.json.decode(row.options), row.seed, bots, clock, at)
    entries: list[Entry] = []
    steps: list[tuple[Kind, str]] = [("start", ""), *(("act", action) for action in actions)]
    for kind, text in steps:
        turn = play.turn
        entry = Entry(play.version + 1, kind, 0 if turn is None else turn, text, at)
        if kind == "act" and (leaving := leaver(play, text)) is not None:
            entry.seat = leaving
        play.apply(entry)
        entries.append(entry)
    entries[-1].digest = play.state.digest()
    return entries


def leaver(play: Play, text: str) -> int | None:
    """The seat that leaves by an interrupt; None for other actions."""
    action = play.state.game.codec.parse(text)
    if action in play.state.actions() or action not in play.state.interrupts():
        return None
    return int(play.state.game.codec.decode(action)[1])
