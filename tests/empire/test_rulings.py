"""Every ruling of RULINGS.md is named by a test in the file that it points to."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

TEXT = (files("labrys.titles.empire") / "RULINGS.md").read_text(encoding="utf-8")
ROWS = [[part.strip() for part in line.strip("|").split("|")] for line in TEXT.splitlines() if line.startswith("| E")]


def test_the_numbers_run_without_a_gap() -> None:
    assert [row[0] for row in ROWS] == [f"E{number}" for number in range(1, len(ROWS) + 1)]


def test_each_ruling_is_named_by_a_test_where_it_says() -> None:
    for number, *_, tests in ROWS:
        for name in tests.split(", "):
            text = Path(__file__).with_name(f"{name}.py").read_text(encoding="utf-8")
            named = re.findall(r'def test_\w+\([^)]*\) -> None:\n    """(.*?)"""', text, re.DOTALL)
            assert any(re.search(rf"\b{number}\b", words) for words in named), f"{number}: {name}"


def test_the_rules_cite_only_rulings_that_are_written_down() -> None:
    folder = Path(str(files("labrys.titles.empire")))
    for path in (*folder.glob("*.py"), *folder.glob("rules/*.py"), *Path(__file__).parent.glob("*.py")):
        for cited in re.findall(r"\bE\d+\b", path.read_text(encoding="utf-8")):
            assert cited in [row[0] for row in ROWS], f"{path.name}: {cited}"
