"""The house: which games there are, each with its voice."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from labrys.engine import BadSetting, Game, Record, State
from labrys.engine.errors import either, shown
from labrys.words import FluentVoice, refusal

TITLES = ("empire", "minos", "relics")


def games() -> list[str]:
    """The names of all games."""
    return sorted(TITLES)


@cache
def game(name: str, content: Path | None = None) -> Game[State]:
    """A game by its name, with its own content or with a file of yours."""
    if name not in TITLES:
        raise unknown(name)
    found: Game[State] = import_module(f"labrys.titles.{name}").GAME
    if content is not None:
        found = found.with_content(content)
    found.voice = FluentVoice(files("labrys.words"), files(f"labrys.titles.{name}") / "words")
    return found


def unknown(name: str) -> BadSetting:
    """There is no such game; perhaps another was meant."""
    for near in get_close_matches(name.lower(), games(), 1):
        return refusal(BadSetting, "game-near", name=shown(name), near=near, names=either(games()))
    return refusal(BadSetting, "game", name=shown(name), names=either(games()))


def replay(record: Record | str, content: Path | None = None) -> State:
    """Play a record, or its text form, through to its last position; with the content file that it was played with."""
    if isinstance(record, str):
        record = Record.parse(record)
    return record.replay(game(record.game, content))
