"""Marks that are told apart without any colour, and the lines behind them with their figures."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from labrys.charts.scale import Say, Scale


def mark(series: int, x: str, y: str) -> str:
    """A filled dot, a hollow square, a cross."""
    kind = ("dot", "square", "cross", "dot")[series % 4]
    shape = {
        "dot": '<circle r="4.5"/>',
        "square": '<rect x="-4" y="-4" width="8" height="8"/>',
        "cross": '<path d="M-4-4L4 4M-4 4L4-4"/>',
    }[kind]
    return f'<svg x="{x}" y="{y}" overflow="visible" class="s{series} {kind}">{shape}</svg>'


def grid(scale: Scale, y: Callable[[float], float], left: float, right: float, say: Say) -> str:
    """A line across for each round figure of a scale, and the figure to its left."""
    drawn = ""
    for value in scale.marks(5):
        drawn += (
            f'<line class="grid" x1="{left}%" x2="{right}%" y1="{y(value):.1f}" y2="{y(value):.1f}"/>'
            f'<text x="{left - 1.5}%" y="{y(value) + 4:.1f}" text-anchor="end">{escape(say(value))}</text>'
        )
    return drawn
