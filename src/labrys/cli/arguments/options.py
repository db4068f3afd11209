"""Parses options of a game on the command line: ``NAME=VALUE``."""

from __future__ import annotations

from labrys.engine import BadSetting, Game
from labrys.engine.errors import shown
from labrys.engine.option import Setting, check_all
from labrys.words import refusal


def read_options(game: Game, given: tuple[str, ...]) -> dict[str, Setting]:
    """The options that were given, each checked by the game; the game has values for the others."""
    found: dict[str, object] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not name or not equals:
            raise refusal(BadSetting, "option-form", text=shown(text))
        found[name] = value
    return {name: value for name, value in check_all(game.options, found).items() if name in found}
