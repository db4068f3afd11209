"""Every ruling of RULINGS.md names a test that is there, and the rules cite only what is written down."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

FOLDER = Path(str(files("labrys.titles.minos")))
TEXT = (FOLDER / "RULINGS.md").read_text(encoding="utf-8")
ROWS = [
    [part.strip() for part in line.strip("|").split("|")] for line in TEXT.splitlines() if re.match(r"\| [A-Z]\d", line)
]
NUMBERS = [row[0] for row in ROWS]


def names_in(file: str) -> list[str]:
    path = Path(__file__).with_name(f"test_{file}.py")
    return re.findall(r"^def test_(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE) if path.exists() else []


def named_tests(named: str) -> list[tuple[str, str]]:
    """File and words of each test that a row names; a file that is not said again is the one before."""
    found: list[tuple[str, str]] = []
    for entry in named.split(", "):
        words = entry.split()
        for length in (2, 1, 0):
            file = "_".join(words[:length])
            if length and names_in(file):
                break
        found.append((file or found[-1][0], "_".join(words[length:])))
    return found


def test_the_numbers_run_without_a_gap() -> None:
    counts = {"A": 34, "S": 8, "N": 13, "O": sum(number.startswith("O") for number in NUMBERS)}
    assert [f"{part}{number}" for part, count in counts.items() for number in range(1, count + 1)] == NUMBERS


def test_each_ruling_names_tests_that_are_there() -> None:
    for number, *_, named in ROWS:
        for file, words in named_tests(named):
            found = [name for name in names_in(file) if f"_{words}_" in f"_{name}_"]
            assert words, f"{number}: {named}"
            assert found, f"{number}: {named}"


def test_each_of_our_own_rulings_is_named_by_a_test() -> None:
    """By its number in the name or the first lines of a test."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    cited = {int(told or named) for told, named in re.findall(r"\bO(\d+)\b|test_o(\d+)_", text)}
    assert cited >= {int(number[1:]) for number in NUMBERS if number.startswith("O")}


def test_the_rules_cite_only_rulings_that_are_written_down() -> None:
    for path in (*FOLDER.rglob("*.py"), *Path(__file__).parent.glob("*.py")):
        for cited in re.findall(r"\b[ANO]\d{1,2}\b", path.read_text(encoding="utf-8")):
            assert cited in NUMBERS, f"{path.name}: {cited}"
