"""Plain Python without the price of small functions: what a C compiler does for the compiled engine.

Rules ask for a number by name (``s.coins(seat)``, ``has(camps, region)``). Compiled, that is a few instructions; in plain
Python each such question is a call, and a game is mostly such questions. So where the source of a title runs, calls of
functions that are one line are replaced by that line while the module is loaded: ``s.coins(seat)`` becomes
``s.small[166 + seat * 66]``. The meaning stays, and so do the numbers of the lines. What is more than a line is called as ever.
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
SETS = "labrys.engine.sets"
CLOSED = "labrys.engine.closed"
CONSTANTS = ("labrys.engine.decision", "labrys.engine.position")  # what the lines of `CLOSED` name
BORROWED = "borrowed_"  # before the name of another module's table that such a line needs
KINDS = ("i64", "i16", "u8")  # in plain Python they do nothing to a number

# In these nothing is called, so that nothing can change while they are looked at, in whatever order.
STEADY = (
    ast.Name,
    ast.Constant,
    ast.Attribute,
    ast.Subscript,
    ast.BinOp,
    ast.UnaryOp,
    ast.operator,
    ast.unaryop,
    ast.Load,
)


@dataclass(frozen=True)
class Line:
    """A function of one line: what it returns, which method it calls, or what it writes where."""

    params: tuple[str, ...]
    defaults: tuple[ast.expr, ...]
    value: ast.expr
    target: ast.expr | None = None  # where it writes, if it does
    is_property: bool = False

    @property
    def forwards(self) -> bool:
        return isinstance(self.value, ast.Call)

    def arguments(self, given: list[ast.expr]) -> dict[str, ast.expr] | None:
        """The arguments by parameter; None if the line cannot stand for a call with these."""
        missing = len(self.params) - len(given)
        if not 0 <= missing <= len(self.defaults):
            return None
        args = [*given, *self.defaults[len(self.defaults) - missing :]]
        if not self.forwards:
            restless = [arg for arg in args if not is_steady(arg)]
            if restless and (self.target is None or restless != args[-1:] or not all(map(is_plain, args[:-1]))):
                return None
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


def substituted(value: ast.expr, names: dict[str, ast.expr]) -> ast.expr:
    """A copy of an expression with other expressions for some of its names."""
    if isinstance(value, ast.Name) and value.id in names:
        return names[value.id]
    parts: dict[str, Any] = {}
    for name, part in ast.iter_fields(value):
        if isinstance(part, ast.expr):
            parts[name] = substituted(part, names)
        elif isinstance(part, list):
            parts[name] = [substituted(item, names) if isinstance(item, ast.expr) else item for item in part]
        else:
            parts[name] = part
    return type(value)(**parts)


class Bare(ast.NodeTransformer):
    """Takes away what only tells a compiler how wide a number is: for code that is written from declarations."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        return node.args[0] if isinstance(node.func, ast.Name) and node.func.id in KINDS else node


def parsed(path: Path) -> ast.Module:
    """A module of which nobody writes a line by hand."""
    tree = ast.parse(path.read_bytes())
    Bare().visit(tree)
    return ast.fix_missing_locations(tree)


# ---- which functions are one line


def line_of(function: ast.FunctionDef, module: str) -> Line | None:
    """The one line of a function; None if it does more."""
    marks = [mark.id for mark in function.decorator_list if isinstance(mark, ast.Name)]
    if len(marks) < len(function.decorator_list) or marks not in ([], ["property"]):
        return None
    body = function.body
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]  # what it says of itself
    names: dict[str, ast.expr] = {}
    for line in body[
        :-1
    ]:  # names for parts of the line; and what compiled code must refuse, since it would cut it short
        if isinstance(line, ast.If) and all(isinstance(part, ast.Raise) for part in line.body) and not line.orelse:
            continue
        if not (isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is not None):
            return None
        names[line.target.id] = substituted(line.value, names)
    if not body or not isinstance(body[-1], ast.Return | ast.Expr | ast.Assign) or body[-1].value is None:
        return None
    params = tuple(argument.arg for argument in function.args.args)
    known = known_names(body[-1], params, names, module)
    if known is None:
        return None
    value = substituted(substituted(body[-1].value, names), known)
    found = Line(params, tuple(function.args.defaults), value, is_property="property" in marks)
    if isinstance(body[-1], ast.Assign):
        (target,) = body[-1].targets
        return Line(params, found.defaults, value, substituted(substituted(target, names), known))
    if found.forwards:
        return found if is_forwarder(found) else None
    if isinstance(body[-1], ast.Expr) or any(isinstance(node, ast.Call | ast.IfExp) for node in ast.walk(value)):
        return None
    return found


def known_names(
    line: ast.stmt, params: tuple[str, ...], names: dict[str, ast.expr], module: str
) -> dict[str, ast.expr] | None:
    """What a line names beside its parameters: numbers as such, tables by the name under which they are borrowed.

    None where it names something although it should not: without a module there are only fields.
    """
    found: dict[str, ast.expr] = {}
    for node in ast.walk(line):
        if isinstance(node, ast.Name) and node.id not in params and node.id not in names:
            if not module:
                return None
            constant = vars(import_module(module)).get(node.id)
            found[node.id] = (
                ast.Constant(constant) if type(constant) is int else ast.Name(BORROWED + node.id, ast.Load())
            )
    return found


def is_forwarder(line: Line) -> bool:
    """Does it only call another method of its own, with the same arguments in the same order and constants?"""
    call = line.value
    assert isinstance(call, ast.Call)
    passed = [arg.id for arg in call.args if isinstance(arg, ast.Name)]
    return (
        isinstance(call.func, ast.Attribute)
        and isinstance(call.func.value, ast.Name)
        and [call.func.value.id, *passed] == list(line.params)
        and all(map(is_plain, call.args))
        and not call.keywords
        and not line.defaults
    )


def lines_of(path: Path, module: str) -> dict[str, Line]:
    """The functions of one line in a module, or in its classes."""
    found: dict[str, Line] = {}
    for node in parsed(path).body:
        for function in node.body if isinstance(node, ast.ClassDef) else (node,):
            if isinstance(function, ast.FunctionDef):
                line = line_of(function, module)
                if line is not None:
                    found[function.name] = line
    return found


@cache
def engine_lines(module: str) -> dict[str, Line]:
    return lines_of(source_of(module), module)


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
    lines = {**engine_lines(CLOSED), **lines_of(packed, "")}
    found = [node for path in states for node in ast.parse(path.read_bytes()).body if isinstance(node, ast.ClassDef)]
    for node in found:
        for own in node.body:
            if isinstance(own, ast.FunctionDef):
                lines.pop(own.name, None)  # it has another one there
    return Title(lines, frozenset(node.name for node in found))


@cache
def stamp(title: str) -> bytes:
    """Stands for everything but a module's own source that its code is made from."""
    paths = [Path(__file__), *map(source_of, (SETS, CLOSED, *CONSTANTS)), *sources(title)]
    return b"".join([MAGIC_NUMBER, *(path.read_bytes() for path in paths if path.is_file())])


# ---- a module


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
        args = node.args.args
        own = {
            arg.arg for arg in args if isinstance(arg.annotation, ast.Name) and arg.annotation.id in self.title.classes
        }
        if self.is_own and args and args[0].arg == "self":
            own.add("self")
        given = {arg.arg for arg in args}
        written = {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
        before, self.states = self.states, frozenset((self.states - given | own) - written)
        self.generic_visit(node)
        self.states = before
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        before, self.states = self.states, self.states - {arg.arg for arg in node.args.args}
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
            if node.func.id in KINDS and len(node.args) == 1 and isinstance(node.args[0], ast.Subscript):
                return node.args[0]  # out of a row
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
                target = placed(substituted(field.value, args), node, ast.Store())
                assert isinstance(target, ast.Subscript)
                return ast.copy_location(ast.AugAssign(target, ast.Add(), given[-1]), node)
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        self.generic_visit(node)
        node.test = truth(node.test)
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        self.generic_visit(node)
        node.test = truth(node.test)
        return node

    def receiver(self, func: ast.expr) -> list[ast.expr]:
        """The state that a method is called on."""
        if isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id in self.states:
            return [func.value]
        return []

    def method(self, func: ast.expr) -> Line | None:
        """The line of a method of the state."""
        return self.title.lines.get(func.attr) if isinstance(func, ast.Attribute) and self.receiver(func) else None


def truth(test: ast.expr) -> ast.expr:
    """A question that is only asked for yes or no: any number but 0 says yes as well."""
    if isinstance(test, ast.BoolOp):
        test.values = [truth(value) for value in test.values]
    elif isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        test.operand = truth(test.operand)
    elif isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.NotEq) and len(test.ops) == 1:
        (other,) = test.comparators
        if isinstance(other, ast.Constant) and other.value == 0 and isinstance(test.left, ast.BinOp):
            return test.left
    return test


def placed(value: ast.expr, node: ast.AST, ctx: ast.expr_context) -> ast.expr:
    """An expression in the place of a node, to be read or written there."""
    found = ast.copy_location(substituted(value, {}), node)
    if not isinstance(ctx, ast.Load):
        found.ctx = ctx  # type: ignore[attr-defined]
    return found


def inlined(source: bytes, title: str) -> ast.Module:
    """A module of a title with its calls replaced."""
    tree = ast.parse(source)
    found = title_of(title)
    if found is None:
        return tree
    sets = engine_lines(SETS)
    at = [place for place, node in enumerate(tree.body) if isinstance(node, ast.ImportFrom) and node.module == SETS]
    imported = [alias for place in at for alias in tree.body[place].names]  # type: ignore[attr-defined]
    Inliner(found, {alias.asname or alias.name: sets[alias.name] for alias in imported if alias.name in sets}).visit(
        tree
    )
    tables = sorted({name for node in ast.walk(tree) for name in borrowed(node)})
    if tables:
        names = [ast.alias(name.removeprefix(BORROWED), name) for name in tables]
        tree.body.insert(at[0], ast.copy_location(ast.ImportFrom(SETS, names, 0), tree.body[at[0]]))
    return ast.fix_missing_locations(tree)


def borrowed(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name) and node.id.startswith(BORROWED):
        yield node.id


class InliningLoader(SourceFileLoader):
    """Loads a module of a title, or `CLOSED`, from its source. The code is kept beside that of others, for the next time."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        source = self.get_data(path)
        is_written = fullname == CLOSED or fullname.endswith(".packed")
        title = fullname.split(".")[2]
        seal = hashlib.sha256(stamp(title) + source).digest()
        kept = cache_from_source(path, optimization="inlined")
        try:
            data = self.get_data(kept)
            if data.startswith(seal):
                code: CodeType = marshal.loads(data[len(seal) :])
                return code
        except (OSError, ValueError, EOFError, TypeError):
            pass  # there is none, or it is broken
        tree = parsed(Path(path)) if is_written else inlined(source, title)
        code = compile(tree, path, "exec", dont_inherit=True)
        if not sys.dont_write_bytecode:
            self.set_data(kept, seal + marshal.dumps(code))
        return code
