"""Plain Python without the price of small functions: what a C compiler does for the compiled engine.

Rules ask for a number by name (``s.coins(seat)``, ``has(camps, region)``). Compiled, that is a few instructions; in plain
Python each such question is a call, and a game is mostly such questions. So where the source of a title runs, calls of
functions that are one line are replaced by that line while a module is loaded: ``s.coins(seat)`` becomes
``s.small[166 + seat * 66]``. The meaning stays, and so do the numbers of the lines. What is more than a line, and what is asked
of anything but a name that is declared as a state, is called as ever.

``LABRYS_CALLS=1`` does without: for a debugger that is to stop inside of such a line.
"""

from __future__ import annotations

import ast
import hashlib
import marshal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import MAGIC_NUMBER, cache_from_source
from pathlib import Path
from types import CodeType
from typing import Any

ROOT = Path(__file__).parent
NATIVE = (
    "from labrys.engine.native import "  # modules that ask for machine numbers are the busy ones, here as in the build
)
SETS = "labrys.engine.sets"
CLOSED = "labrys.engine.closed"
CONSTANTS = ("labrys.engine.decision", "labrys.engine.position")  # what the lines of `CLOSED` name
WIDTHS = ("i64", "i16", "u8")  # in plain Python they do nothing to a number

# In these nothing is called, so that nothing can change while they are looked at, in whatever order.
STEADY = (
    *(ast.Name, ast.Constant, ast.Attribute, ast.Subscript, ast.BinOp, ast.UnaryOp),
    *(ast.operator, ast.unaryop, ast.Load),
)


# ---- which functions are one line


@dataclass(frozen=True)
class Line:
    """A function of one line: what it returns, or what it writes where."""

    params: tuple[str, ...]
    defaults: tuple[ast.expr, ...]
    value: ast.expr
    target: ast.expr | None = None  # where it writes, if it does
    is_property: bool = False

    def arguments(self, given: list[ast.expr]) -> dict[str, ast.expr] | None:
        """The arguments by parameter; None if the line cannot stand for a call with these."""
        missing = len(self.params) - len(given)
        if not 0 <= missing <= len(self.defaults):
            return None
        args = [*given, *self.defaults[len(self.defaults) - missing :]]
        restless = [arg for arg in args if not is_steady(arg)]
        if restless and (self.target is None or restless != args[-1:] or not all(map(is_plain, args[:-1]))):
            return None  # what is written may be anything: it is worked out first, with or without a call
        if any(not is_plain(arg) and self.uses(name) > 1 for name, arg in zip(self.params, args, strict=True)):
            return None
        return dict(zip(self.params, args, strict=True))

    def uses(self, param: str) -> int:
        parts = [self.value] if self.target is None else [self.target, self.value]
        return sum(isinstance(node, ast.Name) and node.id == param for part in parts for node in ast.walk(part))


def is_steady(value: ast.expr) -> bool:
    return all(isinstance(node, STEADY) for node in ast.walk(value))


def is_plain(value: ast.expr) -> bool:
    return isinstance(value, ast.Name | ast.Constant)


def substituted(value: ast.expr, names: dict[str, ast.expr]) -> Any:
    """A copy of an expression with other expressions for some of its names."""
    if isinstance(value, ast.Name) and value.id in names:
        return names[value.id]
    parts = {
        name: substituted(part, names) if isinstance(part, ast.expr) else part for name, part in ast.iter_fields(value)
    }
    return type(value)(**parts)


class Bare(ast.NodeTransformer):
    """Takes away what only a compiler needs: how wide a number is, and a table where 1 could be shifted."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        return node.args[0] if isinstance(node.func, ast.Name) and node.func.id in WIDTHS else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and node.value.id == "ALONE":
            return ast.BinOp(ast.Constant(1), ast.LShift(), node.slice)
        return node


def is_refusal(line: ast.stmt) -> bool:
    return isinstance(line, ast.If) and isinstance(line.body[0], ast.Raise)


def is_mark(line: ast.stmt) -> bool:
    """Does it say what a writer writes on? Only compiled code reads that (`labrys.engine.sight`)."""
    return isinstance(line, ast.AugAssign) and isinstance(line.target, ast.Attribute) and line.target.attr == "touched"


def line_of(function: ast.FunctionDef, constants: dict[str, Any]) -> Line | None:
    """The one line of a function; None if it does more, or names what is neither its own nor a constant."""
    marks = [mark.id for mark in function.decorator_list if isinstance(mark, ast.Name)]
    if len(marks) < len(function.decorator_list) or marks not in ([], ["property"]):
        return None
    *before, last = function.body
    if not isinstance(last, ast.Return | ast.Assign) or last.value is None:
        return None
    params = tuple(argument.arg for argument in function.args.args)
    names: dict[str, ast.expr] = {name: ast.Constant(value) for name, value in constants.items() if type(value) is int}
    for line in before:  # what it says of itself, names for parts of the line, what compiled code must refuse or mark
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is not None:
            names[line.target.id] = substituted(line.value, names)
        elif not (isinstance(line, ast.Expr) or is_refusal(line) or is_mark(line)):
            return None
    own = {name: value for name, value in names.items() if name not in params}
    value = substituted(last.value, own)
    target = substituted(last.targets[0], own) if isinstance(last, ast.Assign) else None
    parts = [node for part in (value, target) if part is not None for node in ast.walk(part)]
    foreign = [node for node in parts if isinstance(node, ast.Name) and node.id not in params]
    if foreign or any(isinstance(node, ast.Call | ast.IfExp) for node in parts):
        return None
    return Line(params, tuple(function.args.defaults), value, target, "property" in marks)


def lines_of(path: Path, constants: dict[str, Any]) -> dict[str, Line]:
    """The functions of one line in a module, or in its classes."""
    tree = Bare().visit(ast.parse(path.read_bytes()))
    bodies = [node.body if isinstance(node, ast.ClassDef) else [node] for node in tree.body]
    functions = [node for body in bodies for node in body if isinstance(node, ast.FunctionDef)]
    found = [(function.name, line_of(function, constants)) for function in functions]
    return {name: line for name, line in found if line is not None}


@cache
def engine_lines(module: str) -> dict[str, Line]:
    return lines_of(source_of(module), vars(import_module(module)))


def source_of(module: str) -> Path:
    return ROOT.parent.joinpath(*module.split(".")).with_suffix(".py")


# ---- a title


@dataclass(frozen=True)
class Title:
    """The methods of one line that a title's states have, and the names of their classes."""

    lines: dict[str, Line]
    classes: frozenset[str]


def sources(title: str) -> list[Path]:
    """Where a title's states are: first what is written from its fields."""
    folder = ROOT / "titles" / title
    return [folder / "packed.py", *sorted(folder.rglob("state.py"))]


@cache
def title_of(name: str) -> Title | None:
    """What can be replaced in a title; None if its fields are not packed."""
    packed, *states = sources(name)
    if not packed.is_file():
        return None
    lines = {**engine_lines(CLOSED), **lines_of(packed, {})}
    found = [node for path in states for node in ast.parse(path.read_bytes()).body if isinstance(node, ast.ClassDef)]
    for node in found:
        for own in node.body:
            if isinstance(own, ast.FunctionDef):  # it has another one there
                lines.pop(own.name, None)
                lines.pop(own.name.removeprefix("add_"), None)
    return Title(lines, frozenset(node.name for node in found))


@cache
def stamp(title: str) -> bytes:
    """Stands for everything but a module's own source that its code is made from."""
    paths = [Path(__file__), *map(source_of, (SETS, CLOSED, *CONSTANTS)), *sources(title)]
    return b"".join([MAGIC_NUMBER, *(path.read_bytes() for path in paths if path.is_file())])


# ---- a module


def bound(function: ast.FunctionDef) -> Iterator[str]:
    """The names that get another value somewhere in a function, or in those inside of it."""
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif node is not function and isinstance(getattr(node, "name", None), str):  # of an import, a class, an error
            yield getattr(node, "asname", None) or node.name  # type: ignore[attr-defined]


class Inliner(ast.NodeTransformer):
    """Replaces the calls in one module."""

    def __init__(self, title: Title, functions: dict[str, Line]) -> None:
        self.title = title
        self.functions = functions  # those of `SETS`, by their names in this module
        self.states: frozenset[str] = frozenset()  # the names that hold a state of the title
        self.is_own = False  # is this the body of one of its classes?

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        before, self.is_own = self.is_own, node.name in self.title.classes
        self.generic_visit(node)
        self.is_own = before
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        args = [part for part in ast.walk(node.args) if isinstance(part, ast.arg)]
        own = {
            arg.arg for arg in args if isinstance(arg.annotation, ast.Name) and arg.annotation.id in self.title.classes
        }
        if self.is_own and args and args[0].arg == "self":
            own.add("self")
        before = self.states
        self.states = (before - {arg.arg for arg in args} | own) - set(bound(node))
        self.generic_visit(node)
        self.states = before
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        before = self.states
        self.states -= {part.arg for part in ast.walk(node.args) if isinstance(part, ast.arg)}
        self.generic_visit(node)
        self.states = before
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """A number without arguments, read or written: ``s.bank``."""
        line = self.method(node)
        if line is None or not line.is_property:
            self.generic_visit(node)
            return node
        if not isinstance(node.ctx, ast.Load) and not isinstance(line.value, ast.Subscript):
            return node
        return placed(substituted(line.value, {line.params[0]: node.value}), node, node.ctx)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Something that is asked: ``s.coins(seat)``, ``has(camps, region)``."""
        self.generic_visit(node)
        if node.keywords:
            return node
        if isinstance(node.func, ast.Name):
            if node.func.id in WIDTHS and len(node.args) == 1 and isinstance(node.args[0], ast.Subscript):
                return node.args[0]  # a number out of a row
            line, given = self.functions.get(node.func.id), node.args
        else:
            line = self.method(node.func)
            given = [*self.receiver(node.func), *node.args]
        if line is None or line.is_property or line.target is not None:
            return node
        args = line.arguments(given)
        return node if args is None else placed(substituted(line.value, args), node, ast.Load())

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """Something that is written: ``s.set_coins(seat, 3)``, ``s.add_coins(seat, 3)``, ``s.turn_to(TURN, seat)``."""
        self.generic_visit(node)
        call = node.value
        if not isinstance(call, ast.Call) or call.keywords or not isinstance(call.func, ast.Attribute):
            return node
        given = [*self.receiver(call.func), *call.args]
        line = self.method(call.func)
        if line is not None and line.target is not None:
            args = line.arguments(given)
            if args is not None:
                target = placed(substituted(line.target, args), node, ast.Store())
                return ast.copy_location(ast.Assign([target], substituted(line.value, args)), node)
        field = self.title.lines.get(call.func.attr.removeprefix("add_"))
        if line is None and len(given) > 1 and field is not None and call.func.attr.startswith("add_"):
            args = field.arguments(given[:-1])
            if args is not None and isinstance(field.value, ast.Subscript) and is_steady(given[-1]):
                place: Any = placed(substituted(field.value, args), node, ast.Store())
                return ast.copy_location(ast.AugAssign(place, ast.Add(), given[-1]), node)
        return node

    def receiver(self, func: ast.expr) -> list[ast.expr]:
        """The state that a method is called on."""
        if isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id in self.states:
            return [func.value]
        return []

    def method(self, func: ast.expr) -> Line | None:
        """The line of a method of the state."""
        return self.title.lines.get(func.attr) if isinstance(func, ast.Attribute) and self.receiver(func) else None


def placed(value: ast.expr, node: ast.AST, ctx: ast.expr_context) -> ast.expr:
    """An expression in the place of a node, to be read or written there."""
    found: ast.expr = ast.copy_location(substituted(value, {}), node)
    if not isinstance(ctx, ast.Load):
        found.ctx = ctx  # type: ignore[attr-defined]
    return found


def inlined(source: bytes, title: str) -> ast.Module:
    """A module of a title with its calls replaced."""
    tree = ast.parse(source)
    found = title_of(title)
    if found is None or NATIVE.encode() not in source:
        return tree
    sets = engine_lines(SETS)
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == SETS]
    names = {alias.asname or alias.name: alias.name for node in imports for alias in node.names}
    functions = {name: sets[given] for name, given in names.items() if given in sets}
    Inliner(found, functions).visit(tree)
    return ast.fix_missing_locations(tree)


class InliningLoader(SourceFileLoader):
    """Loads a module of a title from its source. The code is kept beside that of others, for the next time.

    What is kept begins with a seal of all that it was made from, and is never run for anything else.
    """

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        source = self.get_data(path)
        title = fullname.split(".")[2]
        seal = hashlib.sha256(stamp(title) + path.encode() + b"\0" + source).digest()
        kept = cache_from_source(path, optimization=f"inlined{sys.flags.optimize or ''}")
        try:
            data = self.get_data(kept)
            if data.startswith(seal):
                code: CodeType = marshal.loads(data[len(seal) :])
                return code
        except (OSError, ValueError, EOFError, TypeError):
            pass  # there is none, or it is broken
        code = compile(inlined(source, title), path, "exec", dont_inherit=True)
        if not sys.dont_write_bytecode:
            self.set_data(kept, seal + marshal.dumps(code))  # whole or not at all, and not where one may not write
        return code
