"""The real command, through a pipe or in a terminal of 80 by 24, with a data folder of its own."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
import pytest

COMMAND = str(Path(sys.executable).with_name("labrys"))
PATIENCE_SECONDS = 120  # seconds: a busy machine is no fault of the command
READLINE = importlib.util.find_spec("readline") is not None
CLEAR = re.compile(r"\x1b\[H\x1b\[2J(?:\x1b\[3J)?")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def environment(home: Path) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "NO_COLOR", "COLUMNS", "LINES"))
    }
    kept.pop("UV", None)  # as a shell that finds the command on its path
    kept["PATH"] = os.pathsep.join([str(Path(COMMAND).parent), kept.get("PATH", "")])
    return {**kept, "LABRYS_HOME": str(home), "TERM": "xterm-256color", "PYTHONUTF8": "1"}


@pytest.fixture
def run(environment: dict[str, str], tmp_path: Path) -> Run:
    """Run the command with its input from a pipe."""

    def start(*args: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [COMMAND, *args],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=environment | more,
            cwd=tmp_path,
            timeout=PATIENCE_SECONDS,
            check=False,
        )

    return start


class Terminal:
    """A terminal with the command in it."""

    def __init__(self, args: tuple[str, ...], env: dict[str, str], cwd: Path, size: tuple[int, int]) -> None:
        self.child = pexpect.spawn(
            COMMAND, list(args), env=env, cwd=str(cwd), dimensions=size, encoding="utf-8", timeout=PATIENCE_SECONDS
        )
        self.child.delaybeforesend = None
        self.child.setecho(False)
        self.seen = ""

    def wait(self, text: str = "> ") -> str:
        """Read on until a text; return the latest screen."""
        self.child.expect_exact(text)
        self.seen += self.child.before + text
        return self.screens()[-1]

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def hang_up(self) -> None:
        """The end of the input, once the line is being read: until then a terminal takes the sign for a letter."""
        until = time.monotonic() + PATIENCE_SECONDS
        while READLINE and termios.tcgetattr(self.child.child_fd)[3] & termios.ICANON:
            assert time.monotonic() < until
            time.sleep(0.01)
        self.child.sendeof()

    def end(self) -> int:
        """Read to the end; return the exit code."""
        self.child.expect(pexpect.EOF)
        self.seen += self.child.before
        self.child.close()
        return int(self.child.exitstatus)

    def screens(self) -> list[str]:
        """Every screen so far, without its colours."""
        return [ESCAPE.sub("", part).replace("\r", "") for part in CLEAR.split(self.seen)]


@pytest.fixture
def terminal(environment: dict[str, str], tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def start(*args: str, size: tuple[int, int] = (24, 80), **more: str) -> Terminal:
        opened.append(Terminal(args, environment | more, tmp_path, size))
        return opened[-1]

    yield start
    for one in opened:
        one.child.close(force=True)
