"""The package as Python sees it: typed, documented, and light for those who only play."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import labrys


def test_who_only_plays_needs_the_engine_alone() -> None:
    code = """
import sys
for name in ("fluent", "fluent.runtime", "msgspec", "click", "rich", "polars", "starlette", "sqlalchemy", "httpx"):
    sys.modules[name] = None
import labrys
for name in ("empire", "minos", "relics"):
    state = labrys.game(name).new(seed=1)
    while not state.over:
        state.act(state.actions()[0])
    labrys.replay(labrys.Record.of(state).text())
try:
    labrys.game("chess")
except labrys.BadSetting as error:
    print("chess" in str(error))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "True\n", done.stderr


def test_an_installed_labrys_is_typed() -> None:
    assert Path(labrys.__file__).with_name("py.typed").is_file()


def test_what_the_outside_uses_says_what_it_does() -> None:
    for thing in (labrys.Perspective, labrys.Record, labrys.Record.replay, labrys.game, labrys.replay, labrys.games):
        assert thing.__doc__, f"{thing} says nothing of itself"
