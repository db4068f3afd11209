"""Long texts page by page."""

import io
from typing import Any, cast

import pytest
from rich.console import Console
from rich.text import Text

import labrys
from labrys.cli.terminal.pages import Teller, optional, read, setting
from labrys.cli.terminal.screen import Screen
from labrys.engine import Phrase


class Reader(Screen):
    """A terminal of 24 rows at which somebody types what was written down."""

    def __init__(self, typed: str) -> None:
        super().__init__(Console(width=80, height=24, file=io.StringIO()))
        self.live = True
        self.typed = list(typed)
        self.shown: list[str] = []

    @property
    def height(self) -> int:
        return 24

    def show(self, lines: list[Text], hide: bool = False) -> None:
        self.shown.append(lines[0].plain)

    def read(self, prompt: str) -> str:
        return self.typed.pop(0).strip()


class Narrator:
    def ui(self, message: str, **args: Any) -> str:
        return message

    def say(self, phrase: Phrase) -> str:
        if phrase.id == "option-board-B":
            return "the other side"
        raise LookupError(phrase.id)


TELLER = cast(Teller, Narrator())
LINES = [Text(f"{number}") for number in range(60)]


@pytest.mark.parametrize(
    ("typed", "last", "first_lines"),
    [
        ("   ", False, ["0", "22", "44"]),
        (" b  q", False, ["0", "22", "0", "22", "44"]),
        ("bq", True, ["44", "22"]),
    ],
)
def test_one_goes_on_back_and_away(typed: str, last: bool, first_lines: list[str]) -> None:
    reader = Reader(typed)
    read(reader, TELLER, LINES, last)
    assert reader.shown == first_lines
    assert reader.typed == []


def test_an_option_is_told_in_words_where_there_are_any() -> None:
    assert setting(TELLER, "board", "B") == "the other side"
    assert setting(TELLER, "board", "A") == "A"
    assert setting(TELLER, "goods", True) == "yes"
    assert optional(TELLER, "tagline") == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", labrys.games())
def test_each_line_of_the_short_rules_is_a_sentence(name: str, lang: str) -> None:
    """Lines are broken where the terminal is narrow; one that was broken already would be broken twice."""
    for line in labrys.game(name).voice.say(Phrase("rules"), lang, []).splitlines():
        assert not line or (line[-1] in ".:" and not line[0].islower()) or line.startswith("w "), line
