"""Game sheets: what never changes about a game, in one language, for clients that draw it."""

from __future__ import annotations

from functools import cache, partial

from labrys import house
from labrys.engine import Game, Phrase
from labrys.engine.option import Option
from labrys.server.protocol.bodies import Setting, Sheet
from labrys.server.protocol.errors import Refused
from labrys.words.voice import LANGUAGES


@cache
def sheet(name: str, lang: str) -> Sheet:
    if name not in house.games():
        raise Refused("unknown", "there is no such game: ask the house which there are.")
    if lang not in LANGUAGES:
        raise Refused("bad", "the house speaks en and fr: ask for one of them with lang.")
    game = house.game(name)
    say = partial(said, game, lang)
    return Sheet(
        name,
        say("title"),
        say("tagline"),
        game.content_version,
        say("rules"),
        [Setting(option.name, say(f"option-{option.name}"), choices(game, lang, option)) for option in game.options],
        {source: say(f"score-{source}") for source in sources(game)},
        game.sheet(partial(game.voice.say, lang=lang)),
        words(game, lang, "leaving") if game.interruption is not None else "",
    )


def load_everything() -> None:
    """Load every game and its words in all languages, or the first to ask for one would hold everybody up."""
    for name in house.games():
        for lang in LANGUAGES:
            sheet(name, lang)


def said(game: Game, lang: str, message: str) -> str:
    """A message without arguments; its name if the game does not have it."""
    return words(game, lang, message) or message.partition("-")[2] or message


def words(game: Game, lang: str, message: str) -> str:
    """A message without arguments; empty if the game does not have it."""
    try:
        return game.voice.say(Phrase(message), lang)
    except LookupError:
        return ""


def choices(game: Game, lang: str, option: Option) -> list[tuple[str | int | bool, str]]:
    """The values of an option in words; of a range only the least, and only if it has a word."""
    found = [(value, words(game, lang, choice_message(option, value))) for value in option.named]
    return [(value, text or str(value)) for value, text in found if text or option.choices]


def choice_message(option: Option, value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "ui-yes" if value else "ui-no"
    return f"option-{option.name}-{value}"


def sources(game: Game) -> list[str]:
    """Every source of points that the game may have at any number of seats."""
    found: dict[str, None] = {}
    for seats in game.seats:
        for seat in game.new(seats, "sources").breakdown():
            found.update(dict.fromkeys(seat))
    return list(found)
