"""An installed house is as good to a programmer as the clone is: typed, explained, and open to learners."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
from pathlib import Path

from tests.browser.build import build_page
from tests.plugins.clean import ROOT, Clean, done

SCRIPT = """
import labrys
from labrys.plugin import Perspective, Rng, State


class Last:
    protocol = 1

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, perspective: Perspective) -> int:
        reveal_type(perspective.actions)
        return perspective.actions[-1]


game = labrys.game("empire")
state = game.new(seats=3, seed=7, board="B")
bot = Last(Rng("1"))
while not state.over:
    state.act(bot.choose(Perspective(state)))
reveal_type(game)
reveal_type(state.scores())
world: State = Perspective(state).imagine(Rng("2"))
reveal_type(labrys.Record.of(state).text())
state.copy().act(1, 2)
"""


def test_what_a_user_writes_is_checked_against_our_types(usual: Clean, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    options = ["--strict", "--config-file=", "--cache-dir", str(tmp_path / "cache")]
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", *options, "--python-executable", usual.program("python"), str(script)],
        cwd=tmp_path,
        env=usual.environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    told = re.findall(r"script.py:(\d+): (?:note: Revealed type is \"(.*)\"|error: .*\[([\w-]+)\])", checked.stdout)
    lines = SCRIPT.splitlines()
    at = {text: str(lines.index(text) + 1) for text in lines if text}
    assert told == [
        (at["        reveal_type(perspective.actions)"], "tuple[int, ...]", ""),
        (at["reveal_type(game)"], "labrys.engine.game.Game[labrys.engine.state.State]", ""),
        (at["reveal_type(state.scores())"], "list[int]", ""),
        (at["reveal_type(labrys.Record.of(state).text())"], "str", ""),
        (at["state.copy().act(1, 2)"], "", "call-arg"),
    ], checked.stdout + checked.stderr


def test_the_source_distribution_has_the_page_and_what_builds_the_rest_and_no_binaries(tmp_path: Path) -> None:
    build_page()
    done([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)], ROOT)
    (archive,) = tmp_path.glob("labrys-*.tar.gz")
    with tarfile.open(archive) as found:
        names = {name.partition("/")[2] for name in found.getnames()}
    assert {"hatch_build.py", "hatch_compile.py", "src/labrys/server/static/index.html", "web/package.json"} <= names
    assert not [name for name in names if name.endswith((".so", "compiled.json")) or "node_modules" in name]


def test_help_tells_what_things_are(outside: Clean) -> None:
    done = outside.run("python", "-c", "import labrys; help(labrys.State)")
    assert "A position of one game." in done.stdout
    assert "Take a legal action." in done.stdout


def test_the_first_example_for_researchers_runs(usual: Clean) -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    example = re.search(r"A first example.*?```python\n(.*?)```", page, re.DOTALL)
    assert example
    done = usual.run("python", "-W", "error", "-c", example[1] + "print(len(observations))")
    assert (done.returncode, done.stdout) == (0, "64\n"), done.stderr
