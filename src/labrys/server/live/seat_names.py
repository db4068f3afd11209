"""What seats are called in a language: people by the names they chose, bots and automata in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from labrys.bots import levels
from labrys.engine import Phrase
from labrys.house import game, games
from labrys.server.people.names import told_apart
from labrys.words import HOUSE


class Seat(Protocol):
    """A seat as stored."""

    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str | None: ...


@cache
def bot_name(level: str, lang: str = "en") -> str:
    """Who plays at a level; one of an installed package is called a bot, and so is what was stored under a former name."""
    if level in levels.names():
        return HOUSE.say(Phrase(f"level-name-{level}"), lang)
    shown = Phrase(f"level-name-{level}") if level in levels.FORMER else level
    return HOUSE.say(Phrase("bot-name", {"level": shown}), lang)


def seat_name(seat: Seat, title: str, lang: str) -> str:
    """The name of a seat at a table of a title; empty where nobody sits."""
    if seat.kind == "automaton":
        return game(title).voice.say(Phrase("automaton"), lang) if title in games() else seat.name
    return bot_name(seat.bot, lang) if seat.bot else seat.name


def chosen_names(seats: Sequence[Seat], title: str, lang: str) -> list[str]:
    """Names as they were chosen: two may be the same."""
    return [seat_name(seat, title, lang) for seat in seats]


def distinct_names(seats: Sequence[Seat], title: str, lang: str) -> list[str]:
    """Names once a game has begun: equal ones have a number, so that no two are the same."""
    return told_apart(chosen_names(seats, title, lang))
