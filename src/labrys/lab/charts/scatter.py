"""Two figures of each of a few named things: how high one stands, and what it costs, on a scale of tenfold steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from labrys.charts.drawing import Drawing, style
from labrys.charts.marks import grid, mark
from labrys.charts.scale import Say, Scale, number
from labrys.lab.estimates import Estimate

HEIGHT = 300
FOOT = 44
LEFT, RIGHT = 12.0, 94.0
LETTER = 1.8  # per cent of the width that a letter takes, on a narrow screen
LINE = 16.0  # from one line of names to the next


@dataclass(frozen=True)
class Point:
    """One thing: its name, its cost, above nought, and its figure."""

    label: str
    cost: float
    figure: Estimate


def scatter(
    name: str, title: str, caption: str, points: Sequence[Point], *, cost: str, say: Say = number, unit: str = ""
) -> Drawing:
    """Dots with whiskers and their names; ``cost`` says what stands below, ``unit`` in what it is told."""
    scale = Scale.of([end for point in points for end in (point.figure.low, point.figure.high)])
    first = floor(log10(min(point.cost for point in points)) + 1e-9)
    last = max(first + 1, ceil(log10(max(point.cost for point in points)) + 0.1))
    plot = HEIGHT - FOOT

    def x(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (log10(value) - first) / (last - first)

    def y(value: float) -> float:
        return 8 + (plot - 16) * (1 - scale.at(value) / 100)

    drawn = grid(scale, y, LEFT, RIGHT, say)
    for power in range(first, last + 1):
        at = f"{x(10.0**power):.2f}%"
        drawn += (
            f'<line class="tick" x1="{at}" x2="{at}" y1="{plot}" y2="{plot + 5}"/>'
            f'<text x="{at}" y="{plot + 18}" text-anchor="middle">{10.0**power:g}</text>'
        )
    drawn += f'<text x="{(LEFT + RIGHT) / 2}%" y="{HEIGHT - 6}" text-anchor="middle">{escape(cost)}</text>'
    for point in points:
        across = x(point.cost)
        at = f"{across:.2f}%"
        others = [
            x(other.cost)
            for other in points
            if other is not point and abs(y(other.figure.value) - y(point.figure.value)) < LINE
        ]
        beside = side(point.label, across, others)
        drawn += (
            f'<line class="s0 whisker" x1="{at}" x2="{at}" y1="{y(point.figure.high):.1f}" y2="{y(point.figure.low):.1f}"/>'
            f"{mark(0, at, f'{y(point.figure.value):.1f}')}"
            f'<text class="strong" x="{at}" dx="{-9 if beside == "end" else 9}" y="{y(point.figure.value) + 4:.1f}"'
            f' text-anchor="{beside}">{escape(point.label)}</text>'
        )
    body = f'<svg width="100%" height="{HEIGHT}" role="img" aria-label="{escape(title)}">{drawn}</svg>'
    columns = ("what", cost, f"value{unit}", "low", "high", "n")
    rows = [
        (point.label, point.cost, point.figure.value, point.figure.low, point.figure.high, point.figure.n)
        for point in points
    ]
    return Drawing(name, title, body, caption, columns, rows)


def side(label: str, across: float, others: Sequence[float]) -> str:
    """Which end of a name stands at its dot: where it lies over no other dot of that height, and within the drawing."""
    wide = LETTER * (len(label) + 1)
    for beside, low, high in (("start", across, across + wide), ("end", across - wide, across)):
        if low >= 0 and high <= 100 and not any(low <= other <= high for other in others):
            return beside
    return "start" if across < (LEFT + RIGHT) / 2 else "end"


def standalone(drawing: Drawing, width: int = 720) -> str:
    """The same as a file of its own, for pages that show pictures."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="lab" width="{width}" height="{HEIGHT + 34}"><style>{style()}</style>'
        f'<rect width="100%" height="100%" rx="10" style="fill:var(--paper)"/>'
        f'<text class="strong title" x="14" y="22">{escape(drawing.title)}</text><svg y="34">{drawing.body}</svg></svg>\n'
    )
