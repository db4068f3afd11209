"""``labrys games``: lists the games, their options and the bots."""

from __future__ import annotations

import sys

import click
from rich.console import Console

import labrys
from labrys import bots, house
from labrys.bots import levels, outside
from labrys.cli.arguments.refusals import system_language
from labrys.engine import Game, Phrase
from labrys.engine.option import Option, Setting
from labrys.words import check_language, explain

PARTS = (("who", "who-"), ("does", ""))  # of what is said of a level


@click.command("games")
@click.option("--lang", metavar="LANG", help="en or fr; by default as the system says.")
def command(lang: str | None) -> None:
    """List the games with their seats and options, and the bots."""
    lang = check_language(lang) if lang else system_language()
    console = Console(highlight=False, markup=False, emoji=False)
    for name in labrys.games():
        game = labrys.game(name)
        console.print("\n".join(game_lines(game, lang)), soft_wrap=True)
        console.print()
    console.print("\n".join(bot_lines(game, lang)), soft_wrap=True)
    for fault in [*house.faults(), *bots.faults()]:
        print(f"labrys: {explain(fault, lang)}", file=sys.stderr)


def game_lines(game: Game, lang: str) -> list[str]:
    """A game: how it is called here, its seats, each option with its values."""
    seats = ", ".join(str(count) for count in game.seats)
    lines = [say(game, lang, "ui-games-title", name=game.name, title=say(game, lang, "title"), seats=seats)]
    for option in game.options:
        lines.append(f"  --option {option.name}={choices(option)}")
        lines.append(f"      {say(game, lang, f'option-{option.name}')}")
        lines += [f"      {value}" for value in explained(game, lang, option)]
    return lines


def choices(option: Option) -> str:
    """The values as they are typed."""
    if not option.choices:
        return f"{option.least}..{option.most}"
    return "|".join(typed(choice) for choice in option.choices)


def explained(game: Game, lang: str, option: Option) -> list[str]:
    """Each value in words, if it has any, and the default."""
    lines = []
    for choice in option.named:
        text = "" if isinstance(choice, bool) else say(game, lang, f"option-{option.name}-{choice}")
        if text:
            lines.append(say(game, lang, "ui-setting", option=typed(choice), value=text))
    return [*lines, say(game, lang, "ui-games-default", value=typed(option.default))]


def typed(value: Setting) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def bot_lines(game: Game, lang: str) -> list[str]:
    """Who can take a seat: the levels of the house, then the bots by their own names."""
    words = {
        f"{level.number}, {level.name}": say(
            game, lang, "ui-games-level", **{what: say(game, lang, f"level-{part}{level.name}") for what, part in PARTS}
        )
        for level in levels.LEVELS
    }
    words |= {name: say(game, lang, f"ui-bot-{name}") for name in bots.makers()}
    words |= {name: outside.about(name, lang) for name in outside.names()}
    lines = [say(game, lang, "ui-setting", option=name, value=text) for name, text in words.items()]
    return [say(game, lang, "ui-games-bots"), *(f"  {text}" for text in lines)]


def say(game: Game, lang: str, message: str, **args: str) -> str:
    """A message; empty where the game has no such one."""
    try:
        return game.voice.say(Phrase(message, dict(args)), lang)
    except LookupError:
        return ""
