"""Calls that plain Python does without: the same meaning, and nothing replaced where it could differ."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import labrys
from labrys.inlining import InliningLoader, Line, inlined, line_of, title_of
from labrys.titles.empire.fields import LAYOUT

HEAD = """
from __future__ import annotations
from labrys.engine.native import i64
from labrys.engine.sets import adding, has as holds
"""


def rewritten(body: str) -> str:
    """Lines of a rule of Empire as plain Python runs them."""
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    tree = inlined(f"{HEAD}\ndef rule(s: Empire, seat: i64, other):\n{lines}\n".encode(), "empire")
    (rule,) = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return "\n".join(ast.unparse(line) for line in rule.body)


def place_of(name: str) -> int:
    """Where the first seat's number of a field stands in the small row."""
    (start,) = [place.start for place in LAYOUT.places if place.field.name == name]
    return LAYOUT.small + start


def test_a_reader_becomes_its_row() -> None:
    assert rewritten("return s.coins(seat)") == f"return s.small[{place_of('coins')} + seat * {LAYOUT.small_block}]"


def test_numbers_of_the_table_are_read_and_written_in_place() -> None:
    (bank,) = [place.start for place in LAYOUT.places if place.field.name == "bank"]
    assert rewritten("s.bank += 2\nreturn s.bank") == f"s.small[{bank}] += 2\nreturn s.small[{bank}]"


def test_writers_become_assignments() -> None:
    spot = f"s.small[{place_of('coins')} + seat * {LAYOUT.small_block}]"
    assert rewritten("s.set_coins(seat, 3)\ns.add_coins(seat, -1)") == f"{spot} = 3\n{spot} += -1"


def test_sets_are_asked_without_a_call_under_any_name() -> None:
    assert rewritten("return holds(other, seat)") == "return other >> seat & 1 != 0"
    assert rewritten("return adding(other, seat)") == "return other | 1 << seat"


@pytest.mark.parametrize(
    "line",
    [
        "return other.coins(seat)",  # not known to be a state
        "return s.coins(other.roll())",  # the row might be another one after the call
        "return s.coins(seat=seat)",
        "return [s.coins(1) for s in other]",  # another state by the same name
        "s.set_coins(other.seat, other.roll())",  # the call might change whose it is
        "s.add_coins(seat, other.roll())",
        "return s.add_coins(seat, 1) == 1",
        "return s.draw(6)",
        "return [holds for holds in other]",
        "import other as s\nreturn s.coins(1)",
        "try:\n    return s.coins(1)\nexcept ValueError as s:\n    return s.coins(2)",
    ],
)
def test_what_could_differ_stays_a_call(line: str) -> None:
    assert rewritten(line) == line


def test_a_name_of_another_type_inside_is_left_alone() -> None:
    inner = "def inner(s: Other):\n    return s.coins(1)\nreturn lambda s: s.coins(2)"
    assert rewritten(inner) == inner


def test_what_a_state_has_otherwise_is_not_replaced_by_what_the_engine_has() -> None:
    found = title_of("minos")
    assert found is not None
    assert {"Minos", "Solo"} <= found.classes
    assert "settle" not in found.lines


def line(source: str) -> Line | None:
    (function,) = ast.parse(source).body
    assert isinstance(function, ast.FunctionDef)
    return line_of(function, {"BELOW": 3})


def test_only_functions_of_one_line_are_lines() -> None:
    assert line("def f(a):\n    'Says what it is.'\n    b: int = a + 1\n    return b * 2") is not None
    assert line("def f(a):\n    if a:\n        return 1\n    return 2") is None
    assert line("def f(a):\n    return len(a)") is None
    assert line("def f(a):\n    return a + BELOW") is not None
    assert line("def f(a):\n    return a + OTHER") is None
    assert line("@cache\ndef f(a):\n    return a") is None


def test_code_is_kept_until_its_source_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path / "kept"))
    module = tmp_path / "rule.py"
    found: dict[str, object] = {}
    for number in (1, 1, 2):
        module.write_text(f"found = {number}\n")
        exec(InliningLoader("labrys.titles.empire.rule", str(module)).get_code("labrys.titles.empire.rule"), found)
        assert found["found"] == number
    (kept,) = (tmp_path / "kept").rglob("*.pyc")
    kept.write_bytes(b"broken")
    exec(InliningLoader("labrys.titles.empire.rule", str(module)).get_code("labrys.titles.empire.rule"), found)
    assert found["found"] == 2


def test_modules_that_ask_for_no_machine_numbers_are_read_as_they_are() -> None:
    source = "def told(s: Empire, seat: int) -> int:\n    return s.coins(seat)"
    assert ast.unparse(inlined(source.encode(), "empire")) == source


def test_a_traceback_names_the_line_as_it_is_written() -> None:
    source = f"{HEAD}\ndef rule(s: Empire, seat: i64):\n    return (\n        s.coins(seat)\n    )\n"
    found: dict[str, Any] = {}
    exec(compile(inlined(source.encode(), "empire"), "rule.py", "exec"), found)
    with pytest.raises(AttributeError) as caught:
        found["rule"](object(), 1)
    assert caught.traceback[-1].lineno + 1 == source.splitlines().index("        s.coins(seat)") + 1


def test_code_that_cannot_be_kept_is_run_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path / "file"))
    module = tmp_path / "rule.py"
    module.write_text("found = 1\n")
    found: dict[str, object] = {}
    exec(InliningLoader("labrys.titles.empire.rule", str(module)).get_code("labrys.titles.empire.rule"), found)
    assert found["found"] == 1


GAME = """
import labrys
for name in labrys.games():
    state = labrys.game(name).new(seed=3)
    rng = labrys.Rng("x")
    while not state.over and state.steps < 400:
        state.playout(rng, 20)
        print(state.digest())
"""


def test_games_are_the_same_with_and_without() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", GAME],
            env={**os.environ, "LABRYS_PURE": "1", "LABRYS_CALLS": called},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for called in ("", "1")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) > len(labrys.games())
