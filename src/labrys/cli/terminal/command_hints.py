"""Commands to copy and paste: how to start this command again, or go on with a saved game."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from labrys.cli.terminal import saves
from labrys.cli.terminal.seats import YOU
from labrys.engine import Game, LabrysError
from labrys.engine.option import Option, Setting


def myself() -> str:
    """How this program is called: ``labrys`` where a shell finds it, else ``uv run labrys`` where uv does."""
    called = Path(sys.argv[0])
    if "UV" in os.environ:  # uv sets this for the commands that it runs
        return "uv run labrys"
    found = shutil.which("labrys")
    if ".venv" in called.parts and (found is None or not called.exists() or not called.samefile(found)):
        return "uv run labrys"
    return "labrys"


def resume(path: Path, content: Path | None = None) -> str:
    """The command to continue a saved game; the latest needs no name."""
    try:
        latest = saves.latest(None) == path
    except LabrysError:
        latest = False
    return f"{myself()} play{own(content)} --resume" + ("" if latest else f" {shlex.quote(str(path))}")


def again(
    game: Game, chairs: str, settings: Mapping[str, Setting], content: Path | None = None, lang: str | None = None
) -> str:
    """The command for another game with the same seats, settings and, if it was asked for, language."""
    words = [f"{myself()} play {game.name}{own(content)}"]
    changed = {option.name: written(settings[option.name]) for option in game.options if differs(option, settings)}
    if game.automaton and "," not in chairs:
        words.append("--solo" if chairs in YOU else f"--solo --seats {shlex.quote(chairs)}")
        if difficulty := changed.pop("difficulty", ""):
            words.append(f"--difficulty {difficulty}")
    else:
        words.append(f"--seats {shlex.quote(chairs)}")
    words += [f"--option {name}={value}" for name, value in changed.items()]
    return " ".join(words if lang is None else [*words, f"--lang {lang}"])


def written(value: Setting) -> str:
    """As one types it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def differs(option: Option, settings: Mapping[str, Setting]) -> bool:
    """Was the option chosen, and otherwise than by default?"""
    return settings.get(option.name, option.default) != option.default


def own(content: Path | None) -> str:
    """The option for an own content file, which must be named again."""
    return "" if content is None else f" --content {shlex.quote(str(content))}"
