"""One screen of a game: the title, the picture, the log, what is asked, the choices. It fits 80 by 24.

A tall screen has room for further pages below the first; a wide one shows the log beside them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import zip_longest

from rich.text import Text

from labrys.cli.terminal import tabs
from labrys.cli.terminal.choices import choice_lines, height
from labrys.cli.terminal.log_text import Said
from labrys.cli.terminal.menu import Item
from labrys.cli.terminal.screen import Screen, line, style
from labrys.engine.picture import Picture, Span

LEAST_LOG_ROWS = 2
LEAST_CHOICES = 3
USUAL_LOG_ROWS = 4  # rows that a further page leaves for the log
FEW_CHOICES, MANY_CHOICES = 6, 12  # rows that a further page leaves for the choices
PICTURE_COLUMNS = 80  # columns of a page
LEAST_SIDE_COLUMNS = 40  # columns from which the log is worth showing beside it


@dataclass
class GameScreen:
    """What is to be shown; `draw` finds room for it."""

    title: str
    hints: str
    pictures: list[Picture]  # the first is always shown, the others if there is room
    all_pages: list[Picture] = field(default_factory=list)
    log: list[Said] = field(default_factory=list)
    prompt: str = ""
    message: str = ""
    items: list[Item] = field(default_factory=list)
    page: int = 0
    below: int = 0  # rows that something else needs at the bottom

    def draw(self, screen: Screen, more: str = "") -> list[Text]:
        """The lines, one row each; ``more`` says how to see choices that found no room."""
        names = tabs.labels(self.all_pages, self.pictures[0], screen.breadth)
        top = bar(self.title, names, self.hints, screen.breadth)
        prompt = screen.wrap(self.prompt, "strong") if self.prompt else []
        message = screen.wrap(self.message, "warn") if self.message else []
        room = screen.height - 1 - self.below - len(top) - len(prompt) - len(message)
        side = screen.breadth - PICTURE_COLUMNS - 2
        beside = side >= LEAST_SIDE_COLUMNS
        log = log_lines(self.log, screen, side if beside else screen.width)
        under = 0 if beside else len(log)
        table = self.stack(screen, room - min(under, USUAL_LOG_ROWS))
        room -= len(table)
        kept = min(under, LEAST_LOG_ROWS) if height(self.items, screen) > room else 0  # else all choices are seen first
        choices, pages = choice_lines(self.items, screen, max(room - kept, LEAST_CHOICES), self.page)
        if pages > 1:  # then they have the rows of the log as well, but for one if the hint finds no place elsewhere
            alone = prompt[-1].cell_len + len(f"  {more} ({pages}/{pages})") > screen.width
            choices, pages = choice_lines(self.items, screen, max(room - alone, LEAST_CHOICES), self.page)
        if pages > 1:
            if alone:
                prompt.append(Text())
                room -= 1
            prompt[-1].append(f"  {more} ({self.page % pages + 1}/{pages})", "dim")
        if beside:
            return [*top, *side_by_side(table, latest(log, len(table))), *message, *prompt, *choices]
        return [*top, *table, *latest(log, max(room - len(choices), 0)), *message, *prompt, *choices]

    def stack(self, screen: Screen, room: int) -> list[Text]:
        """The first page, and below it as many others as leave enough room for the choices."""
        first, *others = self.pictures
        rows = [line(*spans) for spans in first.lines]
        wanted = min(height(self.items, screen), MANY_CHOICES)
        room -= len(rows) + max(wanted, FEW_CHOICES)
        for picture in others:
            lines = picture.lines[:-1] if picture.lines[-1] in first.lines else picture.lines  # shown already
            if len(lines) + 1 <= room:
                head = f"── {self.all_pages.index(picture) + 1} {picture.name} "
                rows += [line(Span(head.ljust(PICTURE_COLUMNS, "─"), "dim")), *(line(*spans) for spans in lines)]
                room -= len(lines) + 1
        return rows


def bar(title: str, names: str, hints: str, width: int) -> list[Text]:
    """The top row: what is played, its pages, the commands; in two rows where one has no room for all of it."""
    whole = f"{title} · {names}" if names else title
    if names and len(whole) + len(hints) + 5 > width:
        second = line(Span(f" {names}".ljust(width), "bar"))
        return [*bar(title, "", hints, width), second]
    room = width - len(whole) - 3
    shown = hints.split("  ")
    while shown and len("  ".join(shown)) > room:
        shown.pop()
    return [line(Span(f" {whole} ", "bar"), Span("  ".join(shown).rjust(room) + " ", "hint"))]


def side_by_side(table: list[Text], log: list[Text]) -> list[Text]:
    """The table on the left, the log on the right."""
    rows = []
    for left, right in zip_longest(table, log):
        row = left or Text()
        rows.append(row if right is None else Text(no_wrap=True, end="").append(row).append(gap(row)).append(right))
    return rows


def gap(row: Text) -> Text:
    return Text(" " * (PICTURE_COLUMNS + 2 - row.cell_len))


def log_lines(log: list[Said], screen: Screen, width: int) -> list[Text]:
    """The log in rows, old news dimmed; two columns are left for `latest`."""
    lines: list[Text] = []
    for said in log:
        names = f"seat{said.seat}" if said.new else "dim"
        rows = screen.fold(Text(said.text, style(names)), width - 2)
        lines += [rows[0], *(Text("  ").append(row) for row in rows[1:])]
    return lines


def latest(lines: list[Text], room: int) -> list[Text]:
    """The last rows; marked if they begin in the middle of a paragraph."""
    kept = lines[max(len(lines) - room, 0) :]
    if kept and kept[0].plain.startswith("  "):
        kept[0] = Text("… ").append(kept[0][2:])
    return kept
