"""Figures along the course of a game: lines with their bands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from labrys.charts.drawing import Cell, Drawing
from labrys.charts.marks import grid, mark
from labrys.charts.scale import Say, Scale, anchor_at, per_cent
from labrys.lab.charts.intervals import cells
from labrys.lab.estimates import Estimate

HEIGHT = 220
FOOT = 26


@dataclass(frozen=True)
class Curve:
    """One line."""

    name: str
    figures: Sequence[Estimate]


def curves(
    name: str,
    title: str,
    caption: str,
    along: Sequence[str],
    lines: Sequence[Curve],
    *,
    say: Say = per_cent,
    null: float | None = None,
    within: tuple[float, float] | None = None,
) -> Drawing:
    """Lines from left to right; each has a mark of its own and its name at the end."""
    ends = [end for line in lines for figure in line.figures for end in (figure.low, figure.high)]
    scale = Scale.of([*ends, *([] if null is None else [null])])
    if within is not None:
        scale = Scale(max(scale.low, within[0]), min(scale.high, within[1]))
    left, right, plot = 12, 97, HEIGHT - FOOT

    def x(at: int) -> float:
        return left + (right - left) * at / max(1, len(along) - 1)

    def y(value: float) -> float:
        return 6 + (plot - 12) * (1 - scale.at(value) / 100)

    drawn = grid(scale, y, left, right, say)
    if null is not None:
        drawn += f'<line class="null" x1="{left}%" x2="{right}%" y1="{y(null):.1f}" y2="{y(null):.1f}"/>'
    for at in range(0, len(along), max(1, (len(along) - 1) // 4)):
        drawn += f'<text x="{x(at):.2f}%" y="{HEIGHT - 8}" text-anchor="{anchor_at(x(at))}">{escape(along[at])}</text>'
    for number, line in enumerate(lines):
        band = [f"{x(at):.2f},{y(figure.high):.1f}" for at, figure in enumerate(line.figures) if figure.n]
        band += [
            f"{x(at):.2f},{y(figure.low):.1f}" for at, figure in reversed(list(enumerate(line.figures))) if figure.n
        ]
        drawn += (
            f'<svg x="0" y="0" width="100%" height="{HEIGHT}" viewBox="0 0 100 {HEIGHT}" preserveAspectRatio="none">'
            f'<polygon class="s{number} band" points="{" ".join(band)}"/></svg>'
        )
        shown = [(at, figure) for at, figure in enumerate(line.figures) if figure.n]
        for (before, one), (after, other) in pairwise(shown):
            drawn += (
                f'<line class="s{number} curve" x1="{x(before):.2f}%" y1="{y(one.value):.1f}" x2="{x(after):.2f}%"'
                f' y2="{y(other.value):.1f}"/>'
            )
        for at, figure in shown[:: max(1, len(along) // 5)]:
            drawn += mark(number, f"{x(at):.2f}%", f"{y(figure.value):.1f}")
    names = "".join(
        f'<span><svg width="16" height="16" aria-hidden="true">{mark(number, "50%", "50%")}</svg>{escape(line.name)}</span>'
        for number, line in enumerate(lines)
        if line.name
    )
    key = f'<p class="legend">{names}</p>' if names else ""
    body = f'{key}<svg width="100%" height="{HEIGHT}" role="img" aria-label="{escape(title)}">{drawn}</svg>'
    columns: list[str] = ["at"]
    for line in lines:
        before_name = f"{line.name} " if line.name else ""
        columns += [f"{before_name}{what}" for what in ("value", "low", "high", "n", "p")]
    rows: list[tuple[Cell, ...]] = [
        (label, *(cell for line in lines for cell in cells(line.figures[at]))) for at, label in enumerate(along)
    ]
    return Drawing(name, title, body, caption, tuple(columns), rows)
