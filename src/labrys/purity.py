"""Chooses which engine runs: the compiled one, or the same source as plain Python.

The compiled modules stand beside their source and Python would prefer them. They are taken only if every one was made
from the source as it is now; after an edit, or with ``LABRYS_PURE=1``, the source runs instead.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent
MANIFEST = ROOT / "compiled.json"


def reason_for_source() -> str:
    """Why the source runs; empty if the compiled modules do."""
    if os.environ.get("LABRYS_PURE"):
        return "LABRYS_PURE is set"
    try:
        digests: dict[str, str] = json.loads(MANIFEST.read_text())
    except (OSError, ValueError):
        return "nothing was compiled"
    if digests.pop("suffix", None) != sysconfig.get_config_var("EXT_SUFFIX"):
        return "it was compiled for another Python"
    digests.pop("compiler", None)  # of interest to the build alone
    for name, digest in digests.items():
        try:
            source = (ROOT.parent / name).read_bytes()
        except OSError:
            return f"{name} is gone"
        if hashlib.sha256(source).hexdigest() != digest:
            return f"{name} was edited since it was compiled"
    for state in sorted(ROOT.glob("titles/*/state.py")):  # our own titles are compiled, or all is plain
        name = state.relative_to(ROOT.parent).as_posix()
        if name not in digests:
            return f"{name} was not there when the others were compiled"
    try:
        import_module("librt.vecs")
    except ImportError as error:
        return f"librt, which the compiled engine keeps its numbers with, cannot be loaded ({error})"
    return ""


def loader(fullname: str, path: Path) -> SourceFileLoader:
    """What reads a module's source: that of a title without calls of small functions, unless ``LABRYS_CALLS`` is set."""
    if fullname.startswith("labrys.titles.") and fullname.count(".") > 2 and not os.environ.get("LABRYS_CALLS"):
        inlining = import_module("labrys.inlining")  # only now: the compiled engine has no need of it
        found: SourceFileLoader = inlining.InliningLoader(fullname, str(path))
        return found
    return SourceFileLoader(fullname, str(path))


class SourceFinder(MetaPathFinder):
    """Finds this package's modules by their source, never by a binary beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("labrys."):
            return None
        base = ROOT.parent.joinpath(*fullname.split("."))
        package = base / "__init__.py"
        if package.is_file():
            return spec_from_file_location(
                fullname,
                package,
                loader=SourceFileLoader(fullname, str(package)),
                submodule_search_locations=[str(base)],
            )
        module = base.with_suffix(".py")
        if module.is_file():
            return spec_from_file_location(fullname, module, loader=loader(fullname, module))
        return None


REASON = reason_for_source()
COMPILED = not REASON
if REASON:
    sys.meta_path.insert(0, SourceFinder())
