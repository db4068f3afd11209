"""The drawings in docs/architecture.md agree with what the code really imports."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import grimp
import pytest

import labrys

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NODE = r'(\w+)(?:\["([^"<]+)[^"]*"\])?'
ARROW = re.compile(rf"^\s*{NODE}\s*-->(?:\|[^|]*\|)?\s*{NODE}\s*$")
LABEL = re.compile(r'(\w+)\["([^"<]+)')

Arrow = tuple[str, str]


def drawing(heading: str) -> set[Arrow]:
    """The arrows of the drawing under a heading, between what the boxes are labelled with."""
    block = TEXT.split(f"{heading}\n", 1)[1].split("```mermaid\n", 1)[1].split("```", 1)[0]
    names = dict(LABEL.findall(block))
    found = [match for line in block.splitlines() if (match := ARROW.match(line))]
    return {(names[match[1]], names[match[3]]) for match in found}


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("labrys", exclude_type_checking_imports=False)


def imports(package: str) -> set[Arrow]:
    """Which room of a package imports which other one."""
    start = f"{package}."
    found: set[Arrow] = set()
    for module in graph().modules:
        if module.startswith(start):
            room = module.removeprefix(start).split(".")[0]
            for other in graph().find_modules_directly_imported_by(module):
                if other.startswith(start) and (target := other.removeprefix(start).split(".")[0]) != room:
                    found.add((room, target))
    return found


def reached(room: str, arrows: set[Arrow]) -> set[str]:
    """Everything below a room."""
    below = {target for source, target in arrows if source == room}
    return below.union(*(reached(target, arrows) for target in below))


@pytest.mark.parametrize(
    ("heading", "package"),
    [
        ("# Architecture", "labrys"),
        ("## The rooms of the server", "labrys.server"),
        ("## The rooms of the command line", "labrys.cli"),
    ],
)
def test_no_room_imports_what_is_not_drawn_below_it(heading: str, package: str) -> None:
    arrows = drawing(heading)
    rooms = {room for arrow in arrows for room in arrow}
    assert len(rooms) > 3
    for source, target in imports(package):
        if source in rooms and target in rooms:
            assert target in reached(source, arrows), f"{source} imports {target}, and the drawing has no way there"


@pytest.mark.parametrize(
    ("heading", "package"),
    [("## The rooms of the server", "labrys.server"), ("## The rooms of the command line", "labrys.cli")],
)
def test_every_room_and_every_arrow_is_there(heading: str, package: str) -> None:
    arrows = drawing(heading)
    folder = Path(labrys.__file__).parent / package.removeprefix("labrys.")
    rooms = {path.stem for path in folder.iterdir() if (path / "__init__.py").exists() or path.suffix == ".py"}
    assert {room for arrow in arrows for room in arrow} == rooms - {"__init__"}
    assert arrows <= imports(package)


@pytest.mark.parametrize("heading", ["## The walk of a move", "## The walk of a simulation"])
def test_a_walk_goes_by_real_imports_and_to_each_module_once(heading: str) -> None:
    arrows = drawing(heading)
    targets = [target for _, target in arrows]
    assert len(targets) == len(set(targets)) > 4
    for source, target in arrows:
        known = graph().find_modules_directly_imported_by(f"labrys.{source.replace('/', '.')}")
        module = f"labrys.{target.replace('/', '.')}"
        assert module in graph().modules
        assert {module, module.rpartition(".")[0]} & known, f"{source} does not import {target}"
