"""Figures with their intervals, one beneath the other: a table whose middle column is drawn.

The drawing is laid out in per cent, so it fits a phone and a wide screen alike, and a letter stays as large as a letter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from labrys.charts.drawing import Cell, Drawing
from labrys.charts.marks import mark
from labrys.charts.scale import DASH, Say, Scale, anchor_at, per_cent
from labrys.lab.estimates import Estimate

MARKS_APART = 38  # per cent between two marks of the scale: a phone is narrow
MOST_ROWS = 24  # rows; the rest stands in the table
GAP = '<tr class="gap"><th scope="row" aria-label="others">…</th><td class="plot"></td><td></td><td class="between"></td></tr>'


@dataclass(frozen=True)
class Row:
    """What is drawn on one line: a figure for each series, and a word beside it."""

    label: str
    figures: tuple[Estimate | None, ...]
    word: str = ""
    more: tuple[Cell, ...] = ()


def intervals(
    name: str,
    title: str,
    caption: str,
    rows: Sequence[Row],
    *,
    series: Sequence[str] = ("",),
    null: float | None = None,
    say: Say = per_cent,
    more: Sequence[str] = (),
    shown: int = MOST_ROWS,
    within: tuple[float, float] | None = None,
) -> Drawing:
    """Dots with whiskers; ``null`` is drawn as a dashed line; ``within`` bounds what a figure can be."""
    seen = [row for row in rows if any(figure is not None and figure.n for figure in row.figures)]
    drawn = pick(seen, shown)
    found = [figure for row in drawn for figure in row.figures if figure is not None]
    ends = [end for figure in found for end in (figure.low, figure.high, figure.value)]
    scale = Scale.of([*ends, *([] if null is None else [null])])
    if within is not None:
        scale = Scale(max(scale.low, within[0]), min(scale.high, within[1]))
    lines = [line_html(row, scale, null, say, len(series)) for row in drawn]
    if len(seen) > shown:
        lines.insert((shown + 1) // 2, GAP)
    more_rows = len(rows) - len(drawn)
    stand = "stands" if more_rows == 1 else "stand"
    left = f'<p class="left">{more_rows} more {stand} in the numbers.</p>' if more_rows else ""
    body = f'{legend(series)}<table class="rows"><tbody>{"".join(lines)}</tbody><tfoot>{axis_html(scale, say)}</tfoot></table>{left}'
    if not drawn:
        body = '<p class="left">Nothing was seen often enough to be drawn: play more games.</p>'
    columns = ["what"]
    for what in series:
        before = f"{what} " if what else ""
        columns += [f"{before}value", f"{before}low", f"{before}high", f"{before}n", f"{before}p"]
    table = [(row.label, *(cell for figure in row.figures for cell in cells(figure)), *row.more) for row in rows]
    return Drawing(name, title, body, caption, (*columns, *more), table)


def pick(rows: Sequence[Row], shown: int) -> list[Row]:
    """All, or the first and the last of a sorted list."""
    if len(rows) <= shown:
        return list(rows)
    return [*rows[: (shown + 1) // 2], *rows[len(rows) - shown // 2 :]]


def cells(figure: Estimate | None) -> tuple[Cell, ...]:
    if figure is None or figure.n == 0:
        return (None, None, None, 0, None)
    return (figure.value, figure.low, figure.high, figure.n, figure.p)


def legend(series: Sequence[str]) -> str:
    """What the marks mean, where there is more than one."""
    if len(series) < 2:
        return ""
    marks = "".join(
        f'<span><svg width="16" height="16" aria-hidden="true">{mark(number, "50%", "50%")}</svg>{escape(what)}</span>'
        for number, what in enumerate(series)
    )
    return f'<p class="legend">{marks}</p>'


def line_html(row: Row, scale: Scale, null: float | None, say: Say, series: int) -> str:
    drawn = ""
    if null is not None:
        x = f"{scale.at(null):.2f}%"
        drawn += f'<line class="null" x1="{x}" x2="{x}" y1="0" y2="100%"/>'
    told = []
    for number, figure in enumerate(row.figures):
        if figure is None or figure.n == 0:
            continue
        y = f"{100 * (number + 1) / (series + 1):.0f}%"
        drawn += (
            f'<line class="s{number} whisker" x1="{scale.at(figure.low):.2f}%" x2="{scale.at(figure.high):.2f}%"'
            f' y1="{y}" y2="{y}"/>{mark(number, f"{scale.at(figure.value):.2f}%", y)}'
        )
        told.append(f"{say(figure.value)}, from {say(figure.low)} to {say(figure.high)}")
    figures = "<br>".join(DASH if figure is None or figure.n == 0 else f"{say(figure.value)}" for figure in row.figures)
    between = "<br>".join(
        "" if figure is None or figure.n == 0 else f"{say(figure.low)} to {say(figure.high)}" for figure in row.figures
    )
    height = 26 if series == 1 else 14 * series + 12
    word = f'<span class="word">{escape(row.word)}</span>' if row.word else ""
    return (
        f'<tr><th scope="row">{escape(row.label)}{word}</th><td class="plot"><svg width="100%" height="{height}" role="img"'
        f' aria-label="{escape("; ".join(told))}">{drawn}</svg></td><td class="value">{figures}</td>'
        f'<td class="between">{between}</td></tr>'
    )


def axis_html(scale: Scale, say: Say) -> str:
    """The marks of the scale."""
    drawn = ""
    last = -100.0
    for value in scale.marks(4):
        x = scale.at(value)
        if x - last < MARKS_APART:
            continue
        last = x
        drawn += (
            f'<line class="tick" x1="{x:.2f}%" x2="{x:.2f}%" y1="0" y2="5"/>'
            f'<text x="{x:.2f}%" y="18" text-anchor="{anchor_at(x)}">{escape(say(value))}</text>'
        )
    return (
        f'<tr><td></td><td class="plot"><svg width="100%" height="22" aria-hidden="true">{drawn}</svg></td>'
        '<td></td><td class="between">95 %</td></tr>'
    )
