"""The terminal: styles, and rows that fit it."""

import io

from rich.console import Console
from rich.style import Style
from rich.text import Text

from labrys.cli.terminal.screen import STYLES, Screen, line, style
from labrys.engine.picture import Span


def screen(width: int) -> Screen:
    return Screen(Console(width=width, height=24, file=io.StringIO()))


def test_styles_are_joined_and_unknown_ones_are_plain() -> None:
    assert style("strong seat0") == STYLES["strong"] + STYLES["seat0"]
    assert style("nothing of the kind") == Style()


def test_sentences_stay_short_and_columns_may_be_wider() -> None:
    assert [(screen(width).width, screen(width).breadth) for width in (20, 80, 120, 400)] == [
        (40, 40),
        (80, 80),
        (100, 120),
        (100, 160),
    ]


def test_no_row_breaks_at_a_no_break_space() -> None:
    rows = screen(80).fold(Text("eight words and 12\u00a0points"), 18)
    assert [row.plain.rstrip() for row in rows] == ["eight words and", "12\u00a0points"]


def test_a_pipe_gets_the_lines_one_after_another() -> None:
    here = screen(80)
    here.show([line(Span("one", "seat0")), line(Span("two"))], hide=True)
    assert here.console.file.getvalue() == "one\ntwo\n"  # type: ignore[attr-defined]
