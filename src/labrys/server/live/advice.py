"""Hints at a table: whether one may be asked for, what the coach says, and that it is noted who took one."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, Protocol

import msgspec

from labrys import coach
from labrys.coach.report import Hint as Found
from labrys.engine import Perspective
from labrys.house import game
from labrys.server.live.bot_workers import Claim
from labrys.server.live.play import Play
from labrys.server.live.roster import Roster
from labrys.server.live.services import Services
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.messages import Advice, Advised, Hint
from labrys.words import LANGUAGES

PLAYOUTS = {"minos": 120}  # for one hint: about a second of an idle core
MOST_PLAYOUTS = 400


class Sought(NamedTuple):
    """What a hint is about: a seat, at a version of the position."""

    seat: int
    moved: int


class AdvisedTable(Protocol):
    """What a hint needs to know of a table, and how it is noted there."""

    play: Play | None
    roster: Roster

    def playing(self) -> Play: ...

    async def note_hint(self, sought: Sought, person: str) -> None: ...


class Adviser:
    """Gives hints at one table. The latest one is kept: to ask again costs nothing."""

    def __init__(self, services: Services, table: AdvisedTable) -> None:
        self.services = services
        self.table = table
        self.latest: tuple[Sought, Found] | None = None

    def sought(self, person: str | None, message: Hint) -> Sought:
        """What somebody wants to know; `Refused` if the table does not allow it, or they are not asked anything now."""
        seat = self.table.roster.seat_of(person)
        if seat is None:
            raise Refused("forbidden", "only those who sit at the table can do that.")
        play = self.table.playing()
        play.check_open()
        if not self.table.roster.hints:
            raise Refused("forbidden", "no hints at this table: that was agreed when it was made.")
        if play.turn != seat or play.away[seat]:
            raise Refused("turn", "it is not your turn: wait until you are asked.")
        if not play.stands_since(message.version):
            raise Refused("stale", f"the table is at version {play.version}, not {message.version}: look again.")
        if len(play.state.actions()) < 2:
            raise Refused("state", "there is only one thing to do here: no hint is needed.")
        return Sought(seat, play.moved)

    async def find(self, sought: Sought, person: str) -> Found:
        """What the coach says, from what the seat knows."""
        if self.latest is not None and self.latest[0] == sought:
            return self.latest[1]
        play, roster = self.table.playing(), self.table.roster
        names = {lang: roster.names(lang) for lang in LANGUAGES}
        title = play.state.game.name
        given = (title, play.state.text(), sought.seat, PLAYOUTS.get(title, MOST_PLAYOUTS), names)
        claim = Claim(0, self.services.addresses.of(person), person)
        try:
            found = msgspec.json.decode(await self.services.bot_workers.advise(think, claim, *given), type=Found)
        except (TimeoutError, BrokenProcessPool):
            raise Refused("state", "the coach did not come to an end: ask once more.") from None
        self.latest = sought, found
        return found

    async def advise(
        self, sought: Sought, person: str, message: Hint, lang: str, send: Callable[[Advice], None]
    ) -> None:
        """Find out, note who took the hint, and only then say it."""
        found = await self.find(sought, person)
        await self.table.note_hint(sought, person)
        send(told(found, message, self.table.playing().version, lang))


def think(title: str, position: str, seat: int, playouts: int, names: dict[str, list[str]]) -> bytes:
    """In the worker: the coach sees a perspective."""
    eyes = Perspective(game(title).position(position), seat)
    return coach.as_json(coach.hint(eyes, playouts, names))


def told(found: Found, message: Hint, version: int, lang: str) -> Advice:
    """A hint as it is sent; at the first stage only where to look."""
    choices = [
        Advised(one.action, one.label[lang], one.chance, one.sure, one.said[lang])
        for one in found.choices
        if message.stage == 2
    ]
    return Advice(message.id, version, message.stage, found.look[lang], found.group, choices)
