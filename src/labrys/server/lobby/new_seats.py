"""Turns the seats that somebody asks for into seats as they are stored, or refuses them with a sentence."""

from __future__ import annotations

from typing import Any

from labrys.engine import BadSetting, Game, Phrase, Record
from labrys.engine.errors import one_of
from labrys.server.live.bot_workers import check_level
from labrys.server.live.roster import Chair
from labrys.server.live.seat_names import bot_name
from labrys.server.people.accounts import Person
from labrys.server.protocol.bodies import SeatWish
from labrys.server.protocol.messages import ClockInfo


def check_clock(clock: ClockInfo) -> ClockInfo:
    if clock.kind == "live" and clock.budget < 10:
        raise BadSetting("a live clock needs a budget of at least 10 seconds.")
    if clock.kind == "days" and clock.days < 1:
        raise BadSetting("a clock in days needs at least 1 day.")
    return clock


def automaton_level(game: Game, wishes: list[SeatWish]) -> str | None:
    """The level of the automaton that was asked for, which sits last and plays against one person alone."""
    places = [place for place, wish in enumerate(wishes) if wish.kind == "automaton"]
    if not places:
        if len(wishes) == 1 and game.automaton:
            raise BadSetting(f"alone one plays {game.name} against its automaton: add a seat of the kind automaton.")
        return None
    if not game.automaton:
        raise BadSetting(f"{game.name} has no automaton: put a bot there.")
    if places != [1] or len(wishes) != 2:
        raise BadSetting("an automaton plays against one person alone: ask for you and, last, the automaton.")
    level = wishes[1].level or ""
    if level not in game.automaton:
        raise BadSetting(f"the automaton does not play at level {level!r}: use {one_of(list(game.automaton))}.")
    return level


def difficulty(game: Game, record: Record) -> str | None:
    """The level of the automaton that a record was played against."""
    return str(record.options["difficulty"]) if record.seats == 1 and game.automaton else None


def automaton_chair(game: Game, lang: str, level: str) -> dict[str, Any]:
    """The seat after the last: it is shown, and the rules play it."""
    name = game.voice.say(Phrase("automaton"), lang)
    return {"kind": "automaton", "person": None, "name": name, "bot": level, "link": None}


def turned(company: list[Chair]) -> list[Chair]:
    """The same seats for a rematch: the next one begins, everybody keeps their colour, an automaton its place."""
    players = [chair for chair in company if chair.kind != "automaton"]
    return [*players[1:], *players[:1], *company[len(players) :]]


def chairs(game: Game, person: Person, wishes: list[SeatWish]) -> list[dict[str, Any]]:
    """Seats as they are stored; ``you`` may be asked for once."""
    found: list[dict[str, Any]] = []
    for wish in wishes:
        seat: dict[str, Any] = {"kind": wish.kind, "person": None, "name": "", "bot": None, "link": None}
        if wish.kind == "you":
            if any(other["person"] for other in found):
                raise BadSetting("you can sit on one seat only: make the others open, invited or bots.")
            seat.update(kind="open", person=person.id, name=person.name)
        elif wish.kind == "bot":
            level = check_level(wish.level or "")
            seat.update(bot=level, name=bot_name(level))
        elif wish.kind == "automaton":
            seat = automaton_chair(game, person.lang, wish.level or "")
        found.append(seat)
    return found
