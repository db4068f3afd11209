"""Lays out choices: grouped by kind, a group's common beginning shown once, the largest folded when there is no room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from labrys.cli.terminal.menu import Item, common_start, flow, fold_largest, runs, shared_words
from labrys.cli.terminal.screen import Screen, line
from labrys.engine.picture import Span

WIDEST_LEAD = 28  # columns; a longer beginning has a row of its own
MANY_CHOICES = 9  # choices of which the first or the last may stand by itself
HEADING_WORDS = 4  # words within which a label may name its own kind, as "Extra: …" does


class Group(NamedTuple):
    """Choices of one kind and the words that all of them begin with; lone choices have none."""

    start: str
    items: list[Item]


def kinds(texts: Sequence[str], labels: Sequence[str]) -> list[str]:
    """For each choice what it shares with its neighbours: a heading in its words, or its verb and first arguments."""
    headings: dict[str, set[str]] = {}
    for text, label in zip(texts, labels, strict=True):
        headings.setdefault(verb_of(text), set()).add(heading_of(label))
    found = []
    for text, label in zip(texts, labels, strict=True):
        heading = heading_of(label) if len(headings[verb_of(text)] - {""}) == 1 else ""
        parts = text.split(" ")
        found.append(heading or (parts[0] if len(parts) < 3 else " ".join(parts[:-1])))
    return found


def verb_of(text: str) -> str:
    return text.split(" ")[0]


def heading_of(label: str) -> str:
    """The first words of a label up to a colon, if it comes soon."""
    words = label.replace("\u00a0", " ").split(" ")[:HEADING_WORDS]
    at = next((at for at, word in enumerate(words) if word.endswith(":")), None)
    return "" if at is None else " ".join(words[: at + 1])


def choice_lines(items: list[Item], screen: Screen, room: int, page: int) -> tuple[list[Text], int]:
    """The page of choices, and how many pages there are.

    What all of them begin with is said once; if only the first or the last begins otherwise, it stands before that on
    each page.
    """
    items, alone = set_apart(items)
    start = common_start([item.label for item in items])
    head: list[Text] = []
    if start:
        before = [*signed(alone, len(items[-1].sign)), Span("   ")] if alone else []
        head = [line(*before, Span(f"{start} …", "dim"))]
        items = [item._replace(label=item.label[len(start) + 1 :]) for item in items]
    rows = choice_rows(items, screen)
    while sum(map(len, rows)) + len(head) > room and (fewer := fold_largest(items)) is not items:
        items = fewer
        rows = choice_rows(items, screen)
    pages: list[list[Text]] = [[]]
    for row in rows:
        if pages[-1] and len(pages[-1]) + len(row) > max(room - len(head), 1):
            pages.append([])
        pages[-1] += row
    return [*head, *pages[page % len(pages)]], len(pages)


def set_apart(items: list[Item]) -> tuple[list[Item], Item | None]:
    """A long list without its first or last choice, if all others begin with the same words; and that choice."""
    labels = [item.label for item in items]
    if len(items) >= MANY_CHOICES and not common_start(labels):
        if common_start(labels[1:]):
            return items[1:], items[0]
        if common_start(labels[:-1]):
            return items[:-1], items[-1]
    return items, None


def height(items: list[Item], screen: Screen) -> int:
    """The number of rows that choices take with none folded."""
    return len(choice_lines(items, screen, 10_000, 0)[0])


def grouped(items: list[Item], width: int) -> list[Group]:
    """Neighbours of one kind together; choices that stand alone are gathered between them."""
    found: list[Group] = []
    for run in runs(items):
        start = shared_words([item.label for item in run]) if len(run) > 1 else ""
        if start and max(len(item.label) for item in run) <= width - 6:  # a longer one has no room to spare
            found.append(Group(start, [item._replace(label=item.label[len(start) + 1 :]) for item in run]))
        elif found and not found[-1].start:
            found[-1].items.extend(run)
        else:
            found.append(Group("", list(run)))
    return found


def choice_rows(items: list[Item], screen: Screen) -> list[list[Text]]:
    """Items in rows; a row is several lines where a choice is longer than the screen is wide."""
    digits = max((len(item.sign) for item in items), default=1)
    groups = grouped(items, screen.breadth)
    leads = [len(group.start) + 2 for group in groups if group.start and len(group.start) + 2 <= WIDEST_LEAD]
    margin = max(leads, default=0) + 1
    return [row for group in groups for row in group_rows(group, digits, margin, screen)]


def group_rows(group: Group, digits: int, margin: int, screen: Screen) -> list[list[Text]]:
    """The beginning of a group in the margin, or on a row of its own where it is long; its choices to the right."""
    if not group.start:
        return item_rows(group.items, digits, 0, screen)
    lead = line(Span(f"{group.start} …", "dim"))
    if lead.cell_len >= margin:
        short = item_rows(group.items, digits, lead.cell_len + 1, screen)
        if len(short) == len(short[0]) == 1:
            return [[lead.append(short[0][0][lead.cell_len :])]]
        rows = item_rows(group.items, digits, 2, screen)
        return [[lead, *rows[0]], *rows[1:]]
    rows = item_rows(group.items, digits, margin, screen)
    lead.append(rows[0][0][lead.cell_len :])
    return [[lead, *rows[0][1:]], *rows[1:]]


def item_rows(items: list[Item], digits: int, indent: int, screen: Screen) -> list[list[Text]]:
    found: list[list[Text]] = []
    for row in flow(items, screen.breadth - indent, digits):
        text = Text(" " * indent, no_wrap=True, end="")
        for column, item in row:
            text.append(" " * (indent + column - text.cell_len))
            text.append(line(*signed(item, digits)))
        found.append(fold(text, indent + digits + 1, screen))
    return found


def fold(text: Text, indent: int, screen: Screen) -> list[Text]:
    """A choice that is longer than a row goes on below itself."""
    if text.cell_len <= screen.breadth:
        return [text]
    rows = screen.fold(text, screen.breadth - indent)
    return [rows[0], *(Text(" " * indent).append(row) for row in rows[1:])]


def signed(item: Item, digits: int) -> tuple[Span, Span]:
    """A choice with its number in front."""
    return Span(item.sign.rjust(digits), "number"), Span(" " + item.label)
