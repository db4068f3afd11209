"""The end of a game: the table of points."""

import io
from typing import cast

from rich.console import Console

from labrys.cli.terminal.ending import table_lines
from labrys.cli.terminal.pages import Teller
from labrys.cli.terminal.screen import Screen
from labrys.engine import Phrase


class Narrator:
    """Says each message by its name, and knows no word for a source of points but one."""

    def __init__(self, width: int) -> None:
        self.screen = Screen(Console(width=width, height=24, file=io.StringIO()))

    def ui(self, message: str, **args: object) -> str:
        return message

    def say(self, phrase: Phrase) -> str:
        if phrase.id == "score-cities":
            return "Cities"
        raise LookupError(phrase.id)


BREAKDOWN = [{"cities": 3, "ships": 10, "none": 0}, {"cities": 20, "ships": 0, "none": 0}]


def rows(width: int) -> list[list[str]]:
    teller = cast(Teller, Narrator(width))
    return [text.plain.split() for text in table_lines(teller, ["Anna", "Bruno"], [2, 1], BREAKDOWN)]


def test_sides_stand_by_rank_and_sources_without_points_are_left_out() -> None:
    assert rows(80) == [
        ["rank", "name", "Cities", "ships", "total"],
        ["1", "Bruno", "20", "0", "20"],
        ["2", "Anna", "3", "10", "13"],
    ]


def test_where_it_is_too_wide_sides_are_columns() -> None:
    narrow = [list(row) for row in zip(*rows(80), strict=True)]
    teller = cast(Teller, Narrator(40))
    names = ["Anna of the long name of 26", "Bruno"]
    found = [text.plain.split() for text in table_lines(teller, names, [2, 1], BREAKDOWN)]
    assert [row[0] for row in found] == [row[0] for row in narrow]
    assert found[-1] == ["total", "20", "13"]
