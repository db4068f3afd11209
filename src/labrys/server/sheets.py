"""Sheets: what never changes about a game, in a language, for clients that draw it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from labrys import house
from labrys.engine import Game, Phrase
from labrys.engine.option import Option
from labrys.server.errors import Refused
from labrys.server.requests import Setting, Sheet
from labrys.words.voice import LANGUAGES

Say = Callable[[str], str]


@cache
def sheet(name: str, lang: str) -> Sheet:
    if name not in house.games():
        raise Refused("unknown", "there is no such game: ask the house which there are.")
    if lang not in LANGUAGES:
        raise Refused("bad", "the house speaks en and fr.")
    game = house.game(name)
    say = partial(said, game, lang)
    return Sheet(
        name,
        say("title"),
        say("tagline"),
        game.content_version,
        say("rules"),
        [Setting(option.name, say(f"option-{option.name}"), choices(option, say)) for option in game.options],
        {source: say(f"score-{source}") for source in sources(game)},
        game.sheet(partial(game.voice.say, lang=lang)),
    )


def said(game: Game, lang: str, message: str) -> str:
    """A message without arguments; its own name where a game has no words for it."""
    try:
        return game.voice.say(Phrase(message), lang)
    except LookupError:
        return message.partition("-")[2] or message


def choices(option: Option, say: Say) -> list[tuple[str | int | bool, str]]:
    """Values in words; of a range only its least, which may mean more than a number."""
    return [(value, choice_label(option, value, say)) for value in option.choices or (option.least,)]


def choice_label(option: Option, value: str | int | bool, say: Say) -> str:
    if isinstance(value, bool):
        return say("ui-yes" if value else "ui-no")
    return say(f"option-{option.name}-{value}")


def sources(game: Game) -> list[str]:
    """Every source of points that a game of any size may have."""
    found: dict[str, None] = {}
    for seats in game.seats:
        for seat in game.new(seats, "sources").breakdown():
            found.update(dict.fromkeys(seat))
    return list(found)
