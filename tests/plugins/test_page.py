"""docs/plugins.md, followed to the letter: from an empty folder to a game and a bot that others could install."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from tests.plugins.clean import KINDS, ROOT, Clean, clean, made
from tests.plugins.packages import COMMAND_SECONDS

PAGE = (ROOT / "docs" / "plugins.md").read_text(encoding="utf-8")
FILE = re.compile(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)```", re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"^```sh\n(.*?)```", re.MULTILINE | re.DOTALL)
# What a build takes from PyPI is here already, or else pip would fetch it for each package anew.
BUILDERS = ["hatchling", "editables"]


def test_a_reader_gets_from_an_empty_folder_to_a_game_and_a_bot(shared: Path, tmp_path: Path) -> None:
    (wheel,) = (clean(KINDS[0], shared).folder / "dist").glob("labrys-*.whl")
    made(tmp_path / "venv", wheel, *BUILDERS)
    reader = Clean(tmp_path)
    env = reader.environment(PIP_NO_BUILD_ISOLATION="0")  # which is how pip spells that there shall be none
    env["PATH"] = f"{tmp_path / 'venv' / 'bin'}{os.pathsep}{env['PATH']}"
    steps = sorted([*FILE.finditer(PAGE), *SHELL.finditer(PAGE)], key=lambda step: step.start())
    first, *rest = steps
    assert first[1].splitlines() == ["python3 -m venv .venv && . .venv/bin/activate", "pip install path/to/labrys"]
    where = tmp_path / "games"
    where.mkdir()
    said = ""
    for step in rest:
        if step.re is FILE:
            (where / step[1]).parent.mkdir(parents=True, exist_ok=True)
            (where / step[1]).write_text(step[2], encoding="utf-8")
            continue
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", step[1]],
            input="1\nq\n",
            cwd=where,
            env=env,
            capture_output=True,
            encoding="utf-8",
            timeout=COMMAND_SECONDS,
            check=False,
        )
        assert done.returncode == 0, step[1] + done.stdout[-3000:] + done.stderr
        said += done.stdout
    for words in ("no fault", "passed", "cautious: looks one step ahead", "pebbles: Pebbles"):
        assert words in said
    assert len(rest) == 5, "each block of the page was found"
