"""Which engine runs: an edited source is never hidden by what was compiled from it before."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import labrys

PACKAGE = Path(labrys.__file__).parent
HOOK = Path(__file__).parents[1] / "hatch_build.py"
SAY = "import labrys, labrys.engine.chance as c; print(labrys.COMPILED, c.__file__.endswith('.py'), c.A, c.Rng('1').below(100))"


def run(source: Path, code: str = SAY, **env: str) -> str:
    kept = {name: value for name, value in os.environ.items() if name != "LABRYS_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=source,
        env={**kept, "PYTHONPATH": str(source), **env},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def copied(folder: Path) -> Path:
    """The package with its binaries, without the page, which may just be built; the group's own module lies beside it."""
    shutil.copytree(PACKAGE, folder / "labrys", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for binary in PACKAGE.parent.glob("*.so"):
        shutil.copy2(binary, folder)
    return folder


def test_an_edit_of_a_hot_module_takes_effect_at_once(tmp_path: Path) -> None:
    source = copied(tmp_path)
    assert run(source) == run(PACKAGE.parent), "the copy runs on another engine than what it was copied from"
    chance = source / "labrys" / "engine" / "chance.py"
    chance.write_text(chance.read_text().replace("A: Final = 982449915", "A: Final = 7"))
    assert run(source).split()[:3] == ["False", "True", "7"]


def test_an_edit_of_one_title_takes_effect_at_once(tmp_path: Path) -> None:
    source = copied(tmp_path)
    code = "import labrys; s = labrys.game('relics').new(2, 1); print(s.scores())"
    assert run(source, code) == "[0, 0]"
    state = source / "labrys" / "titles" / "relics" / "state.py"
    text = state.read_text()
    assert "def scores(self) -> list[int]:\n" in text
    state.write_text(
        text.replace("def scores(self) -> list[int]:\n", "def scores(self) -> list[int]:\n        return [7]\n")
    )
    assert run(source, code) == "[7]"


def test_plain_python_runs_when_asked_for_and_rolls_the_same_dice(tmp_path: Path) -> None:
    asked = run(PACKAGE.parent, LABRYS_PURE="1").split()
    assert asked[:2] == ["False", "True"]
    assert asked[2:] == run(PACKAGE.parent).split()[2:]


def test_without_the_list_of_what_was_compiled_the_source_runs(tmp_path: Path) -> None:
    source = copied(tmp_path)
    (source / "labrys" / "compiled.json").unlink(missing_ok=True)
    assert run(source).split()[:2] == ["False", "True"]


def hot(source: Path) -> list[str]:
    found: list[str] = runpy.run_path(str(HOOK))["hot_modules"](source)
    return found


def test_without_librt_the_source_runs_and_says_why(tmp_path: Path) -> None:
    code = """
import sys
sys.modules["librt.vecs"] = None
import labrys, labrys.purity
state = labrys.game("empire").new(2, 1)
state.act(state.actions()[0])
print(labrys.COMPILED, labrys.purity.REASON)
"""
    engine, reason = run(PACKAGE.parent, code).split(maxsplit=1)
    assert engine == "False"
    if labrys.COMPILED:
        assert reason.startswith("librt, which the compiled engine keeps its numbers with, cannot be loaded (")


def test_the_build_compiles_the_rules_of_every_title_and_nothing_that_people_read() -> None:
    found = hot(PACKAGE.parent)
    for title in (PACKAGE / "titles").glob("*/state.py"):
        rules = [path for path in title.parent.glob("rules/*.py") if path.read_text()]
        assert rules
        for path in (title, *rules):
            assert path.relative_to(PACKAGE.parent).as_posix() in found
    assert {"labrys/engine/state.py", "labrys/engine/chance.py", "labrys/bots/search.py"} <= {*found}
    assert not [name for name in found if "words" in name or "picture" in name or "sheet" in name]
    assert "labrys/engine/native.py" not in found, "compiled, its names would not be plain Python's"


def test_a_new_chapter_of_rules_and_a_new_title_are_compiled_without_naming_them(tmp_path: Path) -> None:
    for name in (
        "bots/new.py",
        "engine/new.py",
        "titles/new/state.py",
        "titles/new/rules/turn.py",
        "titles/new/words.py",
    ):
        path = tmp_path / "labrys" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    (tmp_path / "labrys" / "engine" / "quick.py").write_text("from labrys.engine.native import i64\n")
    assert hot(tmp_path) == [
        "labrys/engine/quick.py",
        "labrys/titles/new/rules/turn.py",
        "labrys/titles/new/state.py",
    ]


@pytest.mark.parametrize("known", [True, False])
def test_code_is_written_on_all_cores_where_the_compiler_can(
    known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "compiler"
    compiler.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/asked\nexit {0 if known else 1}\n')
    compiler.chmod(0o700)
    monkeypatch.setenv("CC", str(compiler))
    flags: str = runpy.run_path(str(HOOK))["on_all_cores"](tmp_path)
    assert ("-flto=" in flags) == known
    assert "-flto=" in (tmp_path / "asked").read_text()
    assert not list(tmp_path.glob("*.c"))
