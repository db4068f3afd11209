"""One screen of a game: the title, the picture, the log, what is asked, the choices. It fits 80 by 24."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from rich.text import Text

from labrys.cli.menu import Item, common_start, flow, gathered
from labrys.cli.screen import Screen, line, style
from labrys.engine.picture import Picture, Span

LEAST_LOG = 2
LEAST_CHOICES = 3


class Said(NamedTuple):
    """Sentences of the log about one seat, and whether they are news."""

    text: str
    seat: int
    new: bool


@dataclass
class Frame:
    """What is to be shown; `draw` finds room for it."""

    title: str
    hints: str
    picture: Picture
    log: list[Said] = field(default_factory=list)
    prompt: str = ""
    message: str = ""
    items: list[Item] = field(default_factory=list)
    page: int = 0

    def draw(self, screen: Screen, more: str = "") -> list[Text]:
        """The lines, one row each; ``more`` says how to see choices that found no room."""
        top = [bar(self.title, self.hints, screen.width), *(line(*spans) for spans in self.picture.lines)]
        prompt = screen.wrap(self.prompt, "strong")
        message = screen.wrap(self.message, "warn") if self.message else []
        room = screen.height - 1 - len(top) - len(prompt) - len(message)
        log = log_lines(self.log, screen)
        choices, pages = self.choice_lines(screen, max(room - min(len(log), LEAST_LOG), LEAST_CHOICES))
        if pages > 1:
            hint = f"{more} ({self.page % pages + 1}/{pages})"
            if prompt[-1].cell_len + len(hint) + 2 > screen.width:  # then it takes the place of a row of the log
                prompt.append(Text())
                room -= 1
            prompt[-1].append(f"  {hint}", "dim")
        spare = max(room - len(choices), 0)
        return [*top, *latest(log, spare), *message, *prompt, *choices]

    def choice_lines(self, screen: Screen, room: int) -> tuple[list[Text], int]:
        """The page of choices, and how many pages there are; a list that is too long is gathered by kind.

        What all of them begin with is said once; if only the first begins otherwise, it stands before that on each page.
        """
        labels = [item.label for item in self.items]
        lead = 0 if common_start(labels) else 1
        start = common_start(labels[lead:])
        items = self.items
        head: list[Text] = []
        if start:
            items = [item._replace(label=item.label[len(start) + 1 :]) for item in self.items[lead:]]
            before = [*signed(self.items[0], len(self.items[-1].sign)), Span("   ")] if lead else []
            head = [line(*before, Span(f"{start} …", "dim"))]
        rows = choice_rows(items, screen)
        if sum(map(len, rows)) > room:
            rows = choice_rows(gathered(items), screen)
        pages: list[list[Text]] = [[]]
        for row in rows:
            if pages[-1] and len(pages[-1]) + len(row) > max(room - len(head), 1):
                pages.append([])
            pages[-1] += row
        return [*head, *pages[self.page % len(pages)]], len(pages)


def choice_rows(items: list[Item], screen: Screen) -> list[list[Text]]:
    """Items in rows; a row is several lines where a choice is longer than the screen is wide."""
    digits = max((len(item.sign) for item in items), default=1)
    found: list[list[Text]] = []
    for row in flow(items, screen.width):
        text = Text(no_wrap=True, end="")
        for column, item in row:
            text.append(" " * (column - len(text)))
            text.append(line(*signed(item, digits)))
        found.append(fold(text, digits + 1, screen))
    return found


def fold(text: Text, indent: int, screen: Screen) -> list[Text]:
    """A choice that is longer than a row goes on below itself."""
    if text.cell_len <= screen.width:
        return [text]
    rows = text.wrap(screen.console, screen.width - indent, no_wrap=False)
    return [rows[0], *(Text(" " * indent).append(row) for row in rows[1:])]


def signed(item: Item, digits: int) -> tuple[Span, Span]:
    """A choice with its number, or the sign of its kind, before it."""
    return Span(item.sign.rjust(digits), "number"), Span(" " + item.label)


def bar(title: str, hints: str, width: int) -> Text:
    """The top row: what is played, and the commands as far as there is room."""
    room = width - len(title) - 3
    shown = hints.split("  ")
    while shown and len("  ".join(shown)) > room:
        shown.pop()
    return line(Span(f" {title} ", "bar"), Span("  ".join(shown).rjust(room) + " ", "hint"))


def log_lines(log: list[Said], screen: Screen) -> list[Text]:
    """The log in rows, old news dimmed; two columns are left for `latest`."""
    lines: list[Text] = []
    for said in log:
        names = f"seat{said.seat}" if said.new else "dim"
        rows = Text(said.text, style(names)).wrap(screen.console, screen.width - 2)
        lines += [rows[0], *(Text("  ").append(row) for row in rows[1:])]
    return lines


def latest(lines: list[Text], room: int) -> list[Text]:
    """The last rows; one that begins in the middle of a paragraph says so."""
    kept = lines[max(len(lines) - room, 0) :]
    if kept and kept[0].plain.startswith("  "):
        kept[0] = Text("… ").append(kept[0][2:])
    return kept
