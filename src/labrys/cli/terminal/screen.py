"""The terminal: named styles, drawing a whole screen at once, reading a line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Timer

from rich.console import Console
from rich.style import Style
from rich.text import Text

from labrys.engine.picture import Span

INK = "#1b1b1b"
STYLES = {
    "": Style(),
    "dim": Style(dim=True),
    "strong": Style(bold=True),
    "warn": Style(bold=True, color="#d7661a"),
    "bar": Style(bold=True, color="#f4ead2", bgcolor="#5a3d2b"),
    "hint": Style(color="#d8c9a8", bgcolor="#5a3d2b"),
    "number": Style(bold=True, color="#c58b1b"),
    "back": Style(color="#8f8371", bgcolor="#38322b"),
    **{
        f"seat{seat}": Style(color=color)
        for seat, color in enumerate(["#e0575f", "#4c8ef0", "#b46be0", "#2fa58a", "#d98a2b"])
    },
    **{
        f"mark{seat}": Style(bold=True, color="#ffffff", bgcolor=color)
        for seat, color in enumerate(["#b51d35", "#1b4fc4", "#7a26b8", "#0f6b58", "#a65a00"])
    },
    "mark": Style(bold=True, color="#ffffff", bgcolor="#5c5c5c"),
    "ink": Style(bold=True, color=INK),
    "land": Style(color="#ac9d72", bgcolor="#dccfa9"),
    "realm": Style(color="#8b8b93", bgcolor="#b9b9c1"),
    **{
        f"realm{seat}": Style(color=shade, bgcolor=color)
        for seat, (color, shade) in enumerate(
            [
                ("#eba5aa", "#c06f77"),
                ("#a3c0f5", "#6c90d2"),
                ("#d5b3ec", "#a77cc6"),
                ("#93d6c4", "#58a390"),
                ("#f0b97c", "#c0853f"),
            ]
        )
    },
    **{
        f"ground{kind}": Style(color=INK, bgcolor=color)
        for kind, color in enumerate(
            ["#cfe39a", "#79b47c", "#efd596", "#97c8ee", "#c3a4c4", "#c3c3cb", "#e8b4a2", "#a9d6cf"]
        )
    },
}
NO_BREAK, HELD = "\u00a0", "\ue000"  # the latter stands for the former while a text is folded
HIDE = "\033[H\033[2J\033[3J"  # the screen, and what scrolled off it


def style(names: str) -> Style:
    """The style for one name, or for several joined by spaces; an unknown name is plain."""
    return Style.combine(STYLES.get(name, Style()) for name in names.split(" "))


def line(*spans: Span) -> Text:
    """Spans as one line."""
    text = Text(no_wrap=True, end="")
    for span in spans:
        text.append(span.text, style(span.style))
    return text


class Screen:
    """A console of at least 24 rows, or a pipe: a pipe gets the same lines one after another."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        """The width of sentences: lines stay short enough to read."""
        return min(self.breadth, 100)

    @property
    def breadth(self) -> int:
        """The width of the top row, of the choices and of columns side by side."""
        return max(min(self.console.width, 160), 40)

    @property
    def height(self) -> int:
        return self.console.height if self.live else 24

    def show(self, lines: list[Text], hide: bool = False) -> None:
        """Draw a screen; ``hide`` also wipes what a terminal remembers of earlier ones."""
        if self.live:
            self.console.file.write(HIDE if hide else "\033[H\033[2J")
        for text in lines:
            self.console.print(text, soft_wrap=True)
        self.console.file.flush()

    def wrap(self, text: str, names: str = "") -> list[Text]:
        """A sentence in as many rows as it needs."""
        return self.fold(Text(text, style(names)), self.width)

    def fold(self, text: Text, width: int) -> list[Text]:
        """A text in rows, none of which breaks at a no-break space, as Rich by itself would."""
        text.plain = text.plain.replace(NO_BREAK, HELD)
        rows = list(text.wrap(self.console, width, no_wrap=False))
        for row in rows:
            row.plain = row.plain.replace(HELD, NO_BREAK)
        return rows

    def read(self, prompt: str) -> str:
        """What the person types; EOFError at the end of the input."""
        self.console.file.flush()
        typed = input(prompt)
        if not self.live:
            print()  # a pipe has no Enter that would end the prompt's line
        return typed

    @contextmanager
    def busy(self, text: str, at_once: bool) -> Iterator[None]:
        """Show that a bot is thinking, unless it takes only a moment."""
        if not self.live:
            yield
            return
        status = self.console.status(text)
        timer = Timer(0 if at_once else 0.3, status.start)
        if at_once:
            status.start()
        else:
            timer.start()
        try:
            yield
        finally:
            timer.cancel()
            if timer.is_alive():
                timer.join()
            status.stop()


def open_screen(color: bool) -> Screen:
    """The terminal as it is; without colour when asked so, or by NO_COLOR."""
    with suppress(AttributeError):
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    with suppress(ImportError):
        import readline  # noqa: F401 - input() then edits its line
    return Screen(Console(highlight=False, markup=False, emoji=False, no_color=None if color else True))
