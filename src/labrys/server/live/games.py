"""The games of the house by name, for tables whose game may be gone since they were made."""

from __future__ import annotations

from labrys.engine import Game, Phrase
from labrys.house import game, games
from labrys.server.protocol.errors import Refused


def known_game(name: str) -> Game:
    """The game; `Refused` if this house no longer has it."""
    if name not in games():
        raise Refused("state", f"this house does not have the game {name!r} any more: ask its owner.")
    return game(name)


def title(name: str, lang: str) -> str:
    """A game's title; its name if this house no longer has the game."""
    return game(name).voice.say(Phrase("title"), lang) if name in games() else name
