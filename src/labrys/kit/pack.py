"""Writes a title's ``packed.py`` from the fields that it declares, and the engine's ``closed.py`` that they all extend.

``python -m labrys.kit.pack`` does so for every title.

What it writes is plain code that a compiler turns into a few machine instructions for each field. Nobody edits it, so it may be
long: a reader and a writer for every field, 1,600 lines for Minos. A test holds it against the declaration.
"""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from labrys import engine, titles
from labrys.engine.fields import Field, Layout
from labrys.house import TITLES

BUSIEST = (
    "push",
    "pop",
    "turn_to",
    "set_arg",
    "end_all",
    "asked",
    "kind",
    "arg",
    "frame",
    "draw",
    "list_append",
    "list_insert",
    "list_pop",
    "step",
    "settle",
    "playout",
)

# What the compiler has to see in each class for itself, before it believes that these are there.
INIT = """
    def __init__(
        self,
        game: Any,
        seats: int,
        options: dict[str, Setting],
        flow: Flow,
        packing: Packing | None = None,
        sides: int = 0,
    ) -> None:
        self.seal = None
        self.chance = 1
        self.steps = 0
        self.top = 0
        self.depth = 0
        self.small = NO_SMALL
        self.wide = NO_WIDE
        self.frames_at = 0
        self.seen = 0
        self.touched = 0
        self.seats = seats
        self.flow = flow
        self.events = None
        self.legal = None
        self.listed = NO_MENU
        super().__init__(game, seats, options, flow, packing, sides)
"""

CLOSED = '''"""A state that only our own titles extend. Written by ``python -m labrys.kit.pack`` from state.py: edit that.

`State` is open to plain classes, so the compiler can neither know that it fills its attributes nor call its methods without
looking for others in their place. Here it can: the first are filled once more, the busiest of the second copied.
"""

from __future__ import annotations

from typing import Any

from labrys.engine.chance import MASK, A, Rng
from labrys.engine.decision import ARG_SHIFT, KIND_BITS, KIND_MASK, SEAT_MASK, Flow
from labrys.engine.native import append, i16, i64
from labrys.engine.option import Setting
from labrys.engine.packing import Packing
from labrys.engine.position import FRAME, NO_SMALL, NO_WIDE
from labrys.engine.rows import PLAIN, too_wide
from labrys.engine.seal import sealed_draw
from labrys.engine.state import LISTED, NO_MENU, State


class ClosedState(State):
    """A state whose class is compiled, and all that extend it.

    A title's own state fills the same attributes before it calls this, with what lives as long as the process (decision 19).
    """
'''

CHECK = """\
        if not -32768 <= {value} <= 32767:
            raise too_wide({value})
"""

HEAD = '''"""The fields of {title} as readers and writers. Written by ``python -m labrys.kit.pack`` from fields.py: edit that."""

from __future__ import annotations

from typing import Any

from labrys.engine.closed import ClosedState
from labrys.engine.decision import Flow
from labrys.engine.native import i16, i64
from labrys.engine.option import Setting
from labrys.engine.packing import Packing
from labrys.engine.position import NO_SMALL, NO_WIDE
from labrys.engine.rows import too_wide
from labrys.engine.state import NO_MENU


class {name}(ClosedState):
    """A position of {title} as packed numbers."""
'''


def declared(title: str) -> Layout:
    """The fields that a title declares; its rules need not be there yet, since they stand on what is written here."""
    name = f"labrys.titles.{title}"
    bare = ModuleType(name)
    bare.__path__ = [str(path_of(title).parent)]
    standing = sys.modules.setdefault(name, bare)
    layout: Layout = import_module(f"{name}.fields").LAYOUT
    if standing is bare:
        del sys.modules[name]  # whoever asks for the title gets the whole of it
    return layout


def written(title: str) -> str:
    """The whole of a title's ``packed.py``."""
    layout = declared(title)
    parts = [HEAD.format(title=title.capitalize(), name=f"Packed{title.capitalize()}") + INIT]
    for at, place in enumerate(layout.places):
        field = place.field
        if field.most:
            parts.append(listing(field, at, place.start, mark(layout, field)))
        elif field.by:
            parts.append(table(field, at, offset(layout, field, place.start), mark(layout, field)))
        else:
            parts.append(number(field, place.start, mark(layout, field)))
    return "".join(parts)


def closed() -> str:
    """The whole of the engine's ``closed.py``."""
    return CLOSED + INIT + busiest()


def busiest() -> str:
    """The busiest methods of `Position` and `State`, as they stand there."""
    found = []
    for module, name in (("position", "Position"), ("state", "State")):
        source = Path(engine.__path__[0], f"{module}.py").read_text(encoding="utf-8")
        lines = source.splitlines()
        (kind,) = [part for part in ast.parse(source).body if isinstance(part, ast.ClassDef) and part.name == name]
        for part in kind.body:
            if isinstance(part, ast.FunctionDef) and part.name in BUSIEST:
                first = min([part.lineno, *(decorator.lineno for decorator in part.decorator_list)])
                found.append("\n".join(["", *lines[first - 1 : part.end_lineno], ""]))
    return "".join(found)


def offset(layout: Layout, field: Field, start: int) -> str:
    """Where a number of a table stands, in terms of its axes."""
    terms: list[str] = []
    stride = 1
    for axis in reversed(field.by):
        if axis.size:
            terms.insert(0, axis.name if stride == 1 else f"{axis.name} * {stride}")
            stride *= axis.size
        else:
            block = layout.wide_block if field.wide else layout.small_block
            terms.insert(0, axis.name if block == 1 else f"{axis.name} * {block}")
            start += layout.wide if field.wide else layout.small
    return " + ".join([*([str(start)] if start else []), *terms])


def row(field: Field) -> str:
    return "self.wide" if field.wide else "self.small"


def read(field: Field, where: str) -> str:
    """How a number is read from its row."""
    return f"self.wide[{where}]" if field.wide else f"i64(self.small[{where}])"


def stored(field: Field, value: str) -> str:
    """A number as its row keeps it: 16 bits, unless it is a wide one."""
    return value if field.wide else f"i16({value})"


def checked(field: Field, value: str) -> str:
    """A line that refuses what would not fit: compiled, it would be cut short."""
    return "" if field.wide else CHECK.format(value=value)


def mark(layout: Layout, field: Field) -> str:
    """A line by which a writer says what it writes on, for those who tell only what changed."""
    return f"        self.touched |= {layout.bits(field.name):#x}\n" if field.noted else ""


def number(field: Field, start: int, mark: str) -> str:
    return f'''
    @property
    def {field.name}(self) -> i64:
        """{field.what}"""
        return {read(field, str(start))}

    @{field.name}.setter
    def {field.name}(self, to: i64) -> None:
{checked(field, "to")}{mark}        {row(field)}[{start}] = {stored(field, "to")}
'''


def table(field: Field, index: int, where: str, mark: str) -> str:
    axes = ", ".join(f"{axis.name}: i64" for axis in field.by)
    # A spot that is a local number is read from a row without taking hold of the row: mypyc borrows it.
    return f'''
    def {field.name}(self, {axes}) -> i64:
        """{field.what}"""
        spot: i64 = {where}
        return {read(field, "spot")}

    def set_{field.name}(self, {axes}, to: i64) -> None:
{checked(field, "to")}{mark}        {row(field)}[{where}] = {stored(field, "to")}

    def add_{field.name}(self, {axes}, more: i64) -> i64:
        spot: i64 = {where}
        total: i64 = {read(field, "spot")} + more
{checked(field, "total")}{mark}        {row(field)}[spot] = {stored(field, "total")}
        return total

    def all_{field.name}(self) -> list[int]:
        return self.all_of({index})

    def fill_{field.name}(self, values: list[int]) -> None:
        self.refill({index}, values)
'''


def listing(field: Field, index: int, start: int, mark: str) -> str:
    return f'''
    def {field.name}(self, at: i64) -> i64:
        """{field.what}"""
        spot: i64 = {start + 1} + at
        return {read(field, "spot")}

    def set_{field.name}(self, at: i64, to: i64) -> None:
{checked(field, "to")}{mark}        self.small[{start + 1} + at] = i16(to)

    def count_{field.name}(self) -> i64:
        return i64(self.small[{start}])

    def append_{field.name}(self, value: i64) -> None:
{mark}        self.list_append({start}, {field.most}, value)

    def insert_{field.name}(self, at: i64, value: i64) -> None:
{mark}        self.list_insert({start}, {field.most}, at, value)

    def pop_{field.name}(self, at: i64) -> i64:
{mark}        return self.list_pop({start}, at)

    def all_{field.name}(self) -> list[int]:
        return self.all_of({index})

    def fill_{field.name}(self, values: list[int]) -> None:
        self.refill({index}, values)
'''


def path_of(title: str) -> Path:
    return Path(titles.__path__[0], title, "packed.py")


def closed_path() -> Path:
    return Path(engine.__path__[0], "closed.py")


def main() -> None:
    closed_path().write_text(closed(), encoding="utf-8")
    for title in TITLES:
        if not path_of(title).with_name("fields.py").exists():
            continue
        path_of(title).write_text(written(title), encoding="utf-8")


if __name__ == "__main__":
    main()
