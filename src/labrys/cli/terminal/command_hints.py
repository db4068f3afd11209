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


def again(game: str, chairs: str, content: Path | None = None) -> str:
    """The command for another game with the same seats."""
    return f"{myself()} play {game}{own(content)} --seats {shlex.quote(chairs)}"


def own(content: Path | None) -> str:
    """The option for an own content file, which must be named again."""
    return "" if content is None else f" --content {shlex.quote(str(content))}"
