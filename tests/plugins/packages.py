"""Small packages from outside as an installer leaves them, most of them broken, beside the house that is tested."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

COMMAND = str(Path(sys.executable).with_name("labrys"))
COMMAND_SECONDS = 300  # seconds: a busy machine is no fault of the command
BOT = """
class Bot:
    protocol = 1
    def __init__(self, rng):
        pass
    def choose(self, perspective):
        {answer}
"""


def offer(folder: Path, package: str, group: str, entry: str, **modules: str) -> None:
    """A package that offers something, with its modules, as if it had been installed."""
    folder.mkdir(exist_ok=True)
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    about = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[{group}]\n{entry}\n", encoding="utf-8")


def environment(folder: Path, home: Path, **more: str) -> dict[str, str]:
    """With these packages installed, and a data folder of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "LABRYS_PURE"))}
    path = os.pathsep.join([str(folder), *filter(None, [kept.get("PYTHONPATH", "")])])
    return {**kept, "PYTHONPATH": path, "LABRYS_HOME": str(home), "PYTHONUTF8": "1", "COLUMNS": "200", **more}


def run(folder: Path, where: Path, *args: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The real command in a house with these packages."""
    return subprocess.run(
        [COMMAND, *args],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(folder, where / "home", **more),
        cwd=where,
        timeout=COMMAND_SECONDS,
        check=False,
    )
