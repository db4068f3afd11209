"""Long texts by the page: the log and the help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from labrys.cli.screen import Screen
from labrys.engine import Phrase

if TYPE_CHECKING:
    from labrys.cli.sitting import Sitting


def read(screen: Screen, sitting: Sitting, lines: list[Text], last: bool = False) -> None:
    """Show lines a screen at a time, from the first or the last page; a pipe gets them all."""
    if not screen.live:
        screen.show(lines)
        return
    room = max(screen.height - 2, 5)
    pages = [lines[first : first + room] for first in range(0, len(lines), room)] or [[]]
    at = len(pages) - 1 if last else 0
    while at < len(pages):
        screen.show(pages[at])
        typed = screen.read(sitting.ui("reader", page=at + 1, pages=len(pages))).strip().casefold()
        if typed.startswith("q"):
            return
        at = max(at - 1, 0) if typed.startswith("b") else at + 1


def log_lines(sitting: Sitting) -> list[Text]:
    """Everything that happened, as the person at the keyboard may know it."""
    lines: list[Text] = []
    for said in sitting.log(sitting.at_keyboard):
        lines += sitting.screen.wrap(said.text, f"seat{said.seat}")
    return lines


def help_lines(sitting: Sitting) -> list[Text]:
    """How to play here, the rules in short, and the options of this table."""
    lines = section(sitting, sitting.ui("help-title"), sitting.ui("help"))
    rules = optional(sitting, "rules")
    if rules:
        lines += section(sitting, sitting.ui("rules-title"), rules)
    settings = [
        sitting.ui("setting", option=optional(sitting, f"option-{name}") or name, value=setting(sitting, name, value))
        for name, value in sitting.state.options.items()
    ]
    if settings:
        lines += section(sitting, sitting.ui("options-title"), "\n".join(settings))
    return lines[:-1]


def section(sitting: Sitting, title: str, text: str) -> list[Text]:
    lines = sitting.screen.wrap(title, "number")
    for paragraph in text.splitlines():
        rows = Text(paragraph).wrap(sitting.screen.console, sitting.screen.width - 2) if paragraph else [Text()]
        lines += [rows[0], *(Text("  ").append(row) for row in rows[1:])]
    return [*lines, Text()]


def setting(sitting: Sitting, name: str, value: object) -> str:
    """An option's value in words, where there are any."""
    if isinstance(value, bool):
        return sitting.ui("yes" if value else "no")
    return optional(sitting, f"option-{name}-{value}") or str(value)


def optional(sitting: Sitting, message: str) -> str:
    """A message that a game may have; empty where it has none."""
    try:
        return sitting.say(Phrase(message))
    except LookupError:
        return ""
