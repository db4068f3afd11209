"""Shows the end of a game: who won, points by source, where the record was saved."""

from __future__ import annotations

from itertools import zip_longest

from rich.text import Text

from labrys.cli.terminal.game_screen import GameScreen
from labrys.cli.terminal.pages import Teller, optional
from labrys.cli.terminal.screen import Screen, line
from labrys.engine.picture import Span

GAP_COLUMNS = 4  # columns between two blocks
TAIL_ROWS = 3  # rows after the table: where the record is, how to play again, the shell's own


def show_frame(screen: Screen, frame: GameScreen, table: list[Text], hide: bool = False) -> None:
    """The table of points below the last position; alone where both do not fit."""
    frame.pictures = frame.pictures[:1]
    frame.below = len(table) + TAIL_ROWS
    rows = frame.draw(screen)
    if screen.live and len(rows) + frame.below > screen.height:
        rows = screen.wrap(frame.prompt, "strong")
    screen.show([*rows, *table], hide=hide)


def table_lines(teller: Teller, names: list[str], ranking: list[int], breakdown: list[dict[str, int]]) -> list[Text]:
    """Sides by rank with their points; with sources as columns if they fit, else sides as columns."""
    order = sorted(range(len(names)), key=lambda side: (ranking[side], side))
    sources = [source for source in breakdown[0] if any(points[source] for points in breakdown)]
    head = [teller.ui("rank"), teller.ui("name"), *(source_name(teller, name) for name in sources), teller.ui("total")]
    rows = [
        [
            str(ranking[side]),
            names[side],
            *(str(breakdown[side][name]) for name in sources),
            str(sum(breakdown[side].values())),
        ]
        for side in order
    ]
    styles = ["dim", *(f"seat{side}" for side in order)]
    table = [head, *rows]
    if sum(widths(table)) + 2 * len(head) > teller.screen.width:
        table = [list(column) for column in zip(*table, strict=True)]
        return in_blocks([aligned(row, widths(table), ["dim", *styles[1:]]) for row in table], teller.screen)
    return [aligned(row, widths(table), [style] * len(row)) for row, style in zip(table, styles, strict=True)]


def in_blocks(rows: list[Text], screen: Screen) -> list[Text]:
    """The sources in two blocks side by side, if one would be too tall and two are not too wide."""
    heads, sources = rows[:2], rows[2:]
    width = heads[0].cell_len
    if len(rows) + TAIL_ROWS < screen.height or 2 * width + GAP_COLUMNS > screen.width:
        return rows
    half = -(-len(sources) // 2)
    left, right = [*heads, *sources[:half]], [*heads, *sources[half:]]
    return [
        Text(no_wrap=True, end="").append(one).append(" " * GAP_COLUMNS).append(other or Text())
        for one, other in zip_longest(left, right)
    ]


def source_name(teller: Teller, name: str) -> str:
    return optional(teller, f"score-{name}") or name


def widths(table: list[list[str]]) -> list[int]:
    return [max(len(cell) for cell in column) for column in zip(*table, strict=True)]


def aligned(row: list[str], sizes: list[int], styles: list[str]) -> Text:
    """Words to the left, numbers to the right."""
    cells = [
        cell.rjust(size) if cell.removeprefix("-").isdecimal() else cell.ljust(size)
        for cell, size in zip(row, sizes, strict=True)
    ]
    return line(*(Span(cell + "  ", style) for cell, style in zip(cells, styles, strict=True)))
