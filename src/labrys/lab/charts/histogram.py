"""How often which value came: columns."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from labrys.charts.drawing import Drawing
from labrys.charts.scale import Say, anchor_at, number
from labrys.lab.estimates import quantiles
from labrys.lab.statistics import wilson

MOST_COLUMNS = 24  # columns
HEIGHT = 150


def histogram(name: str, title: str, caption: str, values: Sequence[float], *, say: Say = number) -> Drawing:
    """Columns of equal width at round borders, with the quartiles marked beneath; the table has intervals."""
    low, high = min(values), max(values)
    step = width_of(high - low, all(float(value).is_integer() for value in values))
    first = floor(low / step)
    columns = [0] * (floor(high / step) - first + 1)
    for value in values:
        columns[floor(value / step) - first] += 1
    most = max(columns)
    wide = 100 / len(columns)
    drawn = ""
    for at, count in enumerate(columns):
        height = (HEIGHT - 40) * count / most
        drawn += (
            f'<rect class="s0 column" x="{at * wide + wide * 0.06:.2f}%" width="{wide * 0.88:.2f}%"'
            f' y="{HEIGHT - 24 - height:.1f}" height="{height:.1f}"/>'
        )
    every = ceil(len(columns) / 6)
    for at in range(0, len(columns), every):
        drawn += f'<text x="{(at + 0.5) * wide:.2f}%" y="{HEIGHT - 8}" text-anchor="{anchor_at((at + 0.5) * wide)}">{escape(say((first + at) * step))}</text>'
    lower, median, upper = quantiles(values, (0.25, 0.5, 0.75))
    for value, css in ((lower, "quarter"), (median, "median"), (upper, "quarter")):
        x = (value / step - first + (0.5 if step == 1 else 0)) * wide
        drawn += f'<line class="{css}" x1="{x:.2f}%" x2="{x:.2f}%" y1="14" y2="{HEIGHT - 24}"/>'
    x = (median / step - first + (0.5 if step == 1 else 0)) * wide
    anchor = "start" if x < 50 else "end"
    drawn += f'<text class="strong" x="{x:.2f}%" dx="{4 if x < 50 else -4}" y="11" text-anchor="{anchor}">half: {escape(say(median))}</text>'
    told = f"a quarter below {say(lower)}, half below {say(median)}, a quarter above {say(upper)}"
    body = f'<svg width="100%" height="{HEIGHT}" role="img" aria-label="{escape(title)}: {escape(told)}">{drawn}</svg>'
    rows = []
    for at, count in enumerate(columns):
        share = wilson(count / len(values), len(values))
        rows.append(
            (
                say((first + at) * step),
                (first + at) * step,
                (first + at + 1) * step,
                count,
                share.mean,
                share.low,
                share.high,
            )
        )
    header = ("from", "least", "below", "n", "share", "low", "high")
    return Drawing(name, title, body, f"{caption} {told[0].upper()}{told[1:]}.", header, rows)


def width_of(span: float, whole: bool) -> float:
    """A round width that needs not too many columns."""
    step = 10.0 ** floor(log10(max(span, 1e-9) / MOST_COLUMNS))
    for factor in (1, 2, 5, 10):
        if span / (step * factor) < MOST_COLUMNS:
            step *= factor
            break
    return max(1.0, step) if whole else step
