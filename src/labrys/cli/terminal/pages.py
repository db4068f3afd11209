"""Shows long texts page by page: the log and the help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from rich.text import Text

from labrys.cli.terminal.log_text import Said
from labrys.cli.terminal.screen import Screen
from labrys.engine import Phrase, Picture
from labrys.engine.phrase import Argument


class Teller(Protocol):
    """Something that shows a table: a local game or a remote one."""

    screen: Screen

    @property
    def at_keyboard(self) -> int | None:
        """The seat whose view is on the screen."""

    @property
    def options(self) -> Mapping[str, object]:
        """Of this table."""

    def say(self, phrase: Phrase) -> str: ...

    def ui(self, message: str, **args: Argument) -> str: ...

    def log(self, viewer: int | None) -> list[Said]: ...

    def pictures(self, viewer: int | None) -> list[Picture]: ...


def read(screen: Screen, teller: Teller, lines: list[Text], last: bool = False) -> None:
    """Show lines a screen at a time, from the first or the last page; a pipe gets them all."""
    if not screen.live:
        screen.show(lines)
        return
    room = max(screen.height - 2, 5)
    pages = [lines[first : first + room] for first in range(0, len(lines), room)] or [[]]
    at = len(pages) - 1 if last else 0
    while at < len(pages):
        screen.show(pages[at])
        typed = screen.read(teller.ui("reader", page=at + 1, pages=len(pages))).strip().casefold()
        if typed.startswith("q"):
            return
        at = max(at - 1, 0) if typed.startswith("b") else at + 1


def log_lines(teller: Teller) -> list[Text]:
    """Everything that happened, as the person at the keyboard may know it."""
    lines: list[Text] = []
    for said in teller.log(teller.at_keyboard):
        lines += teller.screen.wrap(said.text, f"seat{said.seat}")
    return lines


def help_lines(teller: Teller, message: str = "help") -> list[Text]:
    """How to play here, the rules in short, and the options of this table."""
    help_text = teller.ui(message)
    found = [picture.name for picture in teller.pictures(teller.at_keyboard)]
    if len(found) > 1:
        names = ", ".join(f"{number} {name}" for number, name in enumerate(found, 1))
        help_text += "\n" + teller.ui("help-pages", pages=names, name=found[1])
    lines = section(teller, teller.ui("help-title"), help_text)
    rules = optional(teller, "rules")
    if rules:
        lines += section(teller, teller.ui("rules-title"), rules)
    settings = [
        teller.ui("setting", option=optional(teller, f"option-{name}") or name, value=setting(teller, name, value))
        for name, value in teller.options.items()
    ]
    if settings:
        lines += section(teller, teller.ui("options-title"), "\n".join(settings))
    return lines[:-1]


def section(teller: Teller, title: str, text: str) -> list[Text]:
    lines = teller.screen.wrap(title, "number")
    for paragraph in text.splitlines():
        rows = teller.screen.fold(Text(paragraph), teller.screen.width - 2) if paragraph else [Text()]
        lines += [rows[0], *(Text("  ").append(row) for row in rows[1:])]
    return [*lines, Text()]


def setting(teller: Teller, name: str, value: object) -> str:
    """An option's value in words, where there are any."""
    if isinstance(value, bool):
        return teller.ui("yes" if value else "no")
    return optional(teller, f"option-{name}-{value}") or str(value)


def optional(teller: Teller, message: str) -> str:
    """A message that a game may have; empty where it has none."""
    try:
        return teller.say(Phrase(message))
    except LookupError:
        return ""
