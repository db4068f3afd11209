"""Reading a table's stored log back into a game in play, without keeping the other tables waiting."""

from __future__ import annotations

import asyncio
import time

import msgspec

from labrys.engine import LabrysError
from labrys.server.live.games import known_game
from labrys.server.live.play import Play
from labrys.server.live.roster import Roster
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.messages import ClockInfo
from labrys.server.storage.entry import Entry

STRETCH_SECONDS = 0.005  # of reading a log before other tasks may run


async def play_through(roster: Roster, entries: list[Entry]) -> Play | Refused:
    """The game in play; a refusal if rules or content have changed since, which would deal other cards."""
    row = roster.row
    game = known_game(row.game)
    if game.content_version != row.content:
        return Refused(
            "state",
            f"this table was begun with {game.name} content {row.content!r} and the house now has "
            f"{game.content_version!r}: it cannot go on; begin a new one.",
        )
    options = msgspec.json.decode(row.options)
    clock = msgspec.json.decode(row.clock, type=ClockInfo)
    bots = [chair.bot for chair in roster.chairs if chair.kind != "automaton"]
    play: Play | None = None
    try:
        play = Play(game, options, row.seed, bots, clock, entries[0].at)
        pause = time.monotonic() + STRETCH_SECONDS
        for _ in play.load(entries):
            if time.monotonic() > pause:
                await asyncio.sleep(0)  # a long game is no reason for the others to wait
                pause = time.monotonic() + STRETCH_SECONDS
    except LabrysError:  # a seed that is too long by now is one of them
        play = None
    if play is None or play.state.digest() != entries[-1].digest:
        return Refused(
            "state",
            "this table was begun with another version of the house, which played it otherwise: it cannot go on; "
            "begin a new one.",
        )
    return play
