"""What `help` shows: docstrings survive compiling, with the signatures that the compiler wrote."""

from __future__ import annotations

import inspect
import runpy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import labrys
import labrys.plugin

ROOT = Path(__file__).parents[2]
SOURCE = Path(labrys.__file__).parents[1]
HOT = runpy.run_path(str(ROOT / "hatch_build.py"))["hot_modules"](SOURCE)
DOCSTRINGS = runpy.run_path(str(ROOT / "hatch_compile.py"))["docstrings"]


@pytest.mark.parametrize("path", HOT)
def test_a_compiled_module_says_of_each_part_what_its_source_says(path: str) -> None:
    module = import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    for kind, name, said in DOCSTRINGS((SOURCE / path).read_text(encoding="utf-8")):
        found: Any = module
        for part in name.replace("_get_", ".", kind == "property").split("."):
            found = inspect.getattr_static(found, part) if part else found
        found = getattr(found, "__func__", found)  # of a static method
        assert found.__doc__ == said, f"{kind} {name}"


@pytest.mark.parametrize("name", labrys.plugin.__all__)
def test_all_that_an_author_may_rely_on_says_what_it_is(name: str) -> None:
    found = getattr(labrys.plugin, name)
    if isinstance(found, type) or inspect.isfunction(found):
        assert found.__doc__
    if isinstance(found, type) and found.__module__.startswith("labrys."):
        public = [name for name, part in vars(found).items() if callable(part) and not name.startswith("_")]
        assert [name for name in public if not inspect.getdoc(getattr(found, name))] == []


def test_help_on_a_state_shows_how_it_is_used() -> None:
    assert inspect.getdoc(labrys.State) == (
        "A position of one game. Rules change it through decisions; everybody else through `act`."
    )
    assert [*inspect.signature(labrys.State.act).parameters] == ["self", "action"]
    assert "IllegalAction" in str(inspect.getdoc(labrys.State.act))
    assert inspect.getdoc(labrys.Rng)
