"""Commands to copy and paste: how to start this command again, or go on with a saved game."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

from labrys.cli.terminal import saves
from labrys.engine import LabrysError


def myself() -> str:
    """``labrys`` where a shell finds it; ``uv run labrys`` where uv does."""
    called = Path(sys.argv[0])
    if "UV" in os.environ:  # uv tells the commands that it runs where it is itself
        return "uv run labrys"
    found = shutil.which("labrys")
    if ".venv" in called.parts and (found is None or not called.exists() or not called.samefile(found)):
        return "uv run labrys"
    return "labrys"


def resume(path: Path, content: Path | None = None) -> str:
    """How to go on with a saved game; the latest needs no name."""
    try:
        latest = saves.latest(None) == path
    except LabrysError:
        latest = False
    return f"{myself()} play{own(content)} --resume" + ("" if latest else f" {shlex.quote(str(path))}")


def again(game: str, chairs: str, content: Path | None = None) -> str:
    """How to play the same game with the same company."""
    return f"{myself()} play {game}{own(content)} --seats {shlex.quote(chairs)}"


def own(content: Path | None) -> str:
    """A content file of one's own must be named again."""
    return "" if content is None else f" --content {shlex.quote(str(content))}"
