"""What it costs our own games that plain classes can extend the compiled engine: ``python -m benchmarks.openness``.

The last commit is built twice: as it is, and shut (decision 19). Both play the same games under callgrind,
which counts instructions, so a busy machine does not matter. Needs valgrind; takes a quarter of an hour the first time, since two
engines are compiled, then some minutes.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from benchmarks.earlier import build, resolve
from labrys.house import TITLES

OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
ENGINE = ("state", "position", "decision")
GAMES = {"relics": (200, 40), "empire": (400, 80), "minos": (60, 10)}  # by playout, and by the public API with copies
COLLECTED = re.compile(r"Collected : (\d+)")

PLAY = """
import sys
sys.path.insert(0, sys.argv[1])
import labrys
assert labrys.COMPILED, labrys.purity.REASON
game, way, count = labrys.game(sys.argv[2]), sys.argv[3], int(sys.argv[4])
state = game.new(3, "first")
for number in range(count):
    state, rng = game.new(3, str(number)), labrys.Rng(str(number))
    if way == "playout":
        state.playout(rng)
    while not state.over:
        actions = state.actions()
        state.copy()
        state.act(actions[rng.below(len(actions))])
print(state.digest())
"""


def shut(source: Path) -> None:
    """The same sources as they could be if nobody extended the engine: no open class, and no closed one beside it."""
    package = source / "src" / "labrys"
    (package / "engine" / "closed.py").unlink()
    for name in ENGINE:
        replace(package / "engine" / f"{name}.py", OPEN, "")
    for title in TITLES:
        packed = package / "titles" / title / "packed.py"
        replace(packed, "from labrys.engine.closed import ClosedState", "from labrys.engine.state import State")
        replace(packed, "(ClosedState)", "(State)")


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{path.name} has no {old!r} any more"
    path.write_text(text.replace(old, new), encoding="utf-8")


def instructions(site: Path, game: str, way: str, count: int) -> tuple[int, str]:
    """How many instructions so many games take, imports included, and the digest that the last one came to."""
    play = [sys.executable, "-c", PLAY, str(site), game, way]
    subprocess.run(
        [*play, "0"], capture_output=True, check=True
    )  # Python compiles plain modules when they are first read
    counted = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}", *play, str(count)]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(counted, env=env, capture_output=True, text=True, check=True)
    found = COLLECTED.search(done.stderr)
    assert found is not None, done.stderr
    return int(found[1]), done.stdout.strip()


def main() -> None:
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is needed to count instructions: install it.")
    commit = resolve("HEAD")
    sites = [build(commit), build(commit, "-shut", shut)]
    print("thousand instructions a game    open    shut   ratio")
    for game, counts in GAMES.items():
        for way, count in zip(("playout", "api"), counts, strict=True):
            found = [(instructions(site, game, way, 0), instructions(site, game, way, count)) for site in sites]
            assert found[0][1][1] == found[1][1][1], "both must play the same games"
            played = [(many[0] - none[0]) / count / 1000 for none, many in found]
            print(f"{game:8} {way:18} {played[0]:9.1f} {played[1]:7.1f} {played[0] / played[1]:7.3f}")


if __name__ == "__main__":
    main()
