"""The engine and the games stand on the standard library alone, and what replays them on plain Python packages."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import labrys

PACKAGE = Path(labrys.__file__).parent


def imported(source: Path) -> set[str]:
    """The top names of everything that a module imports when it runs; what only the type checker reads is left out."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    checked = [
        node for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    ]
    skipped = {inner for node in checked for branch in node.body for inner in ast.walk(branch)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.Import):
            found.update(name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


def test_engine_and_games_import_the_standard_library_only() -> None:
    sources = [*PACKAGE.glob("engine/**/*.py"), *PACKAGE.glob("titles/**/*.py")]
    assert len(sources) > 30
    for source in sources:
        foreign = imported(source) - sys.stdlib_module_names - {"labrys", "__future__"}
        assert not foreign, f"{source.relative_to(PACKAGE)} imports {sorted(foreign)}"


def test_a_transcript_needs_plain_packages_only() -> None:
    """Whatever is compiled is of one Python, and transcripts are written by others, too."""
    code = "import json, sys, labrys.kit.transcript, labrys.words; labrys.words.HOUSE.bundle('en'); print(json.dumps([str(getattr(m, '__file__', '')) for m in sys.modules.values()]))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = [Path(name) for name in json.loads(done.stdout) if "librt" not in name]  # the compiled engine's alone
    assert any(path.name == "transcript.py" for path in loaded)
    assert not [path for path in loaded if "site-packages" in path.parts and path.suffix in (".so", ".pyd")]


PACKED_FRAME = {"KIND_BITS", "KIND_MASK", "SEAT_BITS", "SEAT_MASK", "ARG_SHIFT", "FRAME"}
OF_A_FRAME = {"top", "stack", "frame", "kind", "kind_at", "asked", "seat_at", "arg", "arg_at"}
BITS = ast.LShift | ast.RShift | ast.BitAnd | ast.BitOr | ast.BitXor


def bits_of_frames(source: str) -> list[str]:
    """Where a module knows how a frame is packed: what it imports of that, and what it shifts or masks of one."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            found += [name.name for name in node.names if name.name in PACKED_FRAME]
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, BITS):
            named = {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
            found += [ast.unparse(node)] if named & OF_A_FRAME else []
    return found


def test_no_rule_shifts_or_masks_a_frame() -> None:
    for source in PACKAGE.glob("titles/**/*.py"):
        assert not bits_of_frames(source.read_text(encoding="utf-8")), source.relative_to(PACKAGE)


def test_a_rule_that_shifts_or_masks_a_frame_is_found() -> None:
    assert bits_of_frames("from labrys.engine.decision import ARG_SHIFT") == ["ARG_SHIFT"]
    assert bits_of_frames("left = s.top >> 12") == ["s.top >> 12"]
    assert bits_of_frames("left = s.arg & 15") == ["s.arg & 15"]
    assert bits_of_frames("s.stack[-1] |= 4") == ["s.stack[-1] |= 4"]
    assert not bits_of_frames("free = s.reach(points) & ~s.others")
