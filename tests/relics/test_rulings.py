"""RULINGS.md is complete, and every line of it is proven by a test that exists."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

TEXT = (files("labrys.titles.relics") / "RULINGS.md").read_text(encoding="utf-8")
ROWS = [[part.strip() for part in line.strip("|").split("|")] for line in TEXT.splitlines() if line.startswith("| ")]
LINES = {row[0]: row[1:] for row in ROWS if re.fullmatch(r"[FRP]\d+", row[0])}
TESTS = {
    name
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
}


def test_the_numbers_run_without_a_gap_and_without_a_double() -> None:
    numbers = [row[0] for row in ROWS if re.fullmatch(r"[FRP]\d+", row[0])]
    facts = [f"F{n}" for n in range(1, 16)]
    rulings = [f"R{n}" for n in range(1, 60)]
    assert numbers == [*facts, *rulings, "P1", "P2", "P3", "P4"]


def test_each_line_names_a_test_of_its_own_number_that_exists() -> None:
    for number, parts in LINES.items():
        assert parts[-1] in TESTS, f"{number}: {parts[-1]}"
        assert parts[-1].startswith(f"test_{number.lower()}_"), number


def test_each_ruling_and_parameter_has_a_reason() -> None:
    for number, parts in LINES.items():
        assert len(parts) == (2 if number[0] == "F" else 3), number
        assert all(parts), number


def test_each_test_named_for_a_rule_has_its_line() -> None:
    for test in TESTS:
        found = re.match(r"test_([frp]\d+)_", test)
        assert found is None or found[1].upper() in LINES, test


def test_the_rules_cite_only_rulings_that_are_written_down() -> None:
    folder = Path(str(files("labrys.titles.relics")))
    for path in (*folder.glob("*.py"), *folder.glob("rules/*.py")):
        for cited in re.findall(r"\b[RF]\d+\b", path.read_text(encoding="utf-8")):
            assert cited in LINES, f"{path.name}: {cited}"
