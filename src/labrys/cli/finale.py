"""The end of a game: who won, every point by its source, where the record is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from labrys.cli import hints
from labrys.cli.pages import optional
from labrys.cli.screen import line
from labrys.engine import Phrase
from labrys.engine.picture import Span

if TYPE_CHECKING:
    from labrys.cli.sitting import Sitting


def show(sitting: Sitting) -> None:
    """The last screen."""
    if sitting.people or sitting.screen.live:
        frame = sitting.frame(sitting.people[0] if len(sitting.people) == 1 else None)
        frame.hints = ""
        ranking = sitting.state.ranking()
        winners = [name for name, rank in zip(sitting.names, ranking, strict=True) if rank == 1]
        winners = winners or [sitting.say(Phrase("automaton"))]
        frame.prompt = sitting.ui("result", winners=len(winners), names=", ".join(winners))
        table = table_lines(sitting)
        spare = sitting.screen.height - len(frame.picture.lines) - len(table) - 6
        frame.log = frame.log[-1:] if spare > 0 else []
        sitting.screen.show([*frame.draw(sitting.screen), *table], hide=len(sitting.people) > 1)
    else:
        sitting.tell_pipe()
        sitting.screen.show(table_lines(sitting))
    chairs = ",".join(chair.text for chair in sitting.chairs)
    print_line(sitting, sitting.ui("record", path=str(sitting.path)))
    print_line(sitting, sitting.ui("again", command=hints.again(sitting.game.name, chairs, sitting.content)))


def print_line(sitting: Sitting, text: str) -> None:
    sitting.screen.console.print(text, soft_wrap=True)


def table_lines(sitting: Sitting) -> list[Text]:
    """Seats by rank with their points; with sources as columns if they fit, else seats as columns."""
    state = sitting.state
    names, ranking, breakdown = list(sitting.names), state.ranking(), state.breakdown()
    rival = state.rival()
    if rival is not None:
        names.append(sitting.say(Phrase("automaton")))
        ranking.append(3 - ranking[0])
        breakdown.append(rival)
    order = sorted(range(len(names)), key=lambda side: (ranking[side], side))
    sources = list(breakdown[0])
    head = [
        sitting.ui("rank"),
        sitting.ui("name"),
        *(source_name(sitting, name) for name in sources),
        sitting.ui("total"),
    ]
    rows = [
        [
            str(ranking[seat]),
            names[seat],
            *(str(breakdown[seat][name]) for name in sources),
            str(sum(breakdown[seat].values())),
        ]
        for seat in order
    ]
    styles = ["dim", *(f"seat{seat}" for seat in order)]
    table = [head, *rows]
    if sum(widths(table)) + 2 * len(head) > sitting.screen.width:
        table = [list(column) for column in zip(*table, strict=True)]
        return [aligned(row, widths(table), ["dim", *styles[1:]]) for row in table]
    return [aligned(row, widths(table), [style] * len(row)) for row, style in zip(table, styles, strict=True)]


def source_name(sitting: Sitting, name: str) -> str:
    return optional(sitting, f"score-{name}") or name


def widths(table: list[list[str]]) -> list[int]:
    return [max(len(cell) for cell in column) for column in zip(*table, strict=True)]


def aligned(row: list[str], sizes: list[int], styles: list[str]) -> Text:
    """Words to the left, numbers to the right."""
    cells = [cell.rjust(size) if cell.isdecimal() else cell.ljust(size) for cell, size in zip(row, sizes, strict=True)]
    return line(*(Span(cell + "  ", style) for cell, style in zip(cells, styles, strict=True)))
