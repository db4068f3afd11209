"""Compiles modules with mypyc, in a process of its own: `hatch_build.py` starts it in ``src`` with a scratch folder and the
modules.

mypyc leaves every docstring out, so that `help` on the compiled engine would show bare names. They are put into the C that it
wrote, where it names each class, function and property, before that is compiled.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

# The build environment has none of the run-time dependencies; type errors are found by the tests, not by the build.
OPTIONS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]

# Where mypyc writes a docstring or could: what stands before it, the name of what it belongs to, what is there already (a
# signature at most).
PLACES = {
    "function": r'(\(PyCFunction\)CPyPy_(\w+),\s*METH[\w |]+, PyDoc_STR\()(NULL|"[^\n]*")(?=\))',
    "class": r'( CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\()(NULL|"[^\n]*")(?=\))',
    "property": r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)(NULL)(?=, NULL\})",
    "module": r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)(NULL)(?=, /\* docstring)',
}


def docstrings(text: str) -> Iterator[tuple[str, str, str]]:
    """What the docstrings of a source belong to (its kind and its name inside of the module) and what they say."""
    tree = ast.parse(text)
    for kind, name, node in [("module", "", tree), *documented(tree, "")]:
        if said := ast.get_docstring(node, clean=False):
            yield kind, name, said


def documented(
    inside: ast.Module | ast.ClassDef, before: str
) -> Iterator[tuple[str, str, ast.ClassDef | ast.FunctionDef]]:
    """Classes, functions and properties by their names as mypyc has them: ``State.act``, ``State_get_over``."""
    for node in inside.body:
        if isinstance(node, ast.ClassDef):
            yield "class", before + node.name, node
            yield from documented(node, f"{before}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
            if "property" in marks:
                yield "property", f"{before.rstrip('.')}_get_{node.name}", node
            else:
                yield "function", before + node.name, node


def with_docstrings(code: str, said: dict[tuple[str, str], str]) -> str:
    """C of mypyc, each docstring behind the signature that stands there; ``said`` has them by kind and C name."""
    from mypyc.codegen.cstring import c_string_initializer

    for kind, place in PLACES.items():

        def filled(found: re.Match[str], kind: str = kind) -> str:
            before, name, there = found.groups()
            if (kind, name) not in said:
                return found.group()
            signature = there[1:-1] if there != "NULL" else ""
            return f'{before}"{signature}{c_string_initializer(said[kind, name].encode())[1:]}'

        code = re.sub(place, filled, code)
    return code


def main(scratch: str, *modules: str) -> None:
    from mypyc.build import mypycify
    from mypyc.namegen import NameGenerator
    from setuptools import setup

    extensions = mypycify([*OPTIONS, *modules], opt_level="3", target_dir=scratch, group_name="labrys")
    dotted = {path: path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in modules}
    names = NameGenerator([[*dotted.values()]])
    said = {
        (kind, names.private_name(module, name) if name else module): text
        for path, module in dotted.items()
        for kind, name, text in docstrings(Path(path).read_text(encoding="utf-8"))
    }
    for written in Path(scratch).glob("*.c"):
        written.write_text(with_docstrings(written.read_text(encoding="utf-8"), said), encoding="utf-8")
    setup(
        name="labrys_hot",
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--inplace", "--build-temp", scratch, "--build-lib", scratch],
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
