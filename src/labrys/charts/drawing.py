"""A drawing with its caption and the numbers behind it, as a piece of HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from math import isfinite

from labrys.charts.scale import DASH, MINUS

Cell = str | int | float | None


@dataclass(frozen=True)
class Drawing:
    """What a page or a notebook shows, and a data frame can be made of."""

    name: str  # of its numbers among others: seats, points
    title: str
    body: str
    caption: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]
    numbers: str = "The numbers"  # what the folded table is called

    def html(self) -> str:
        """The figure with its table folded away."""
        head = "".join(f'<th scope="col">{escape(column)}</th>' for column in self.columns)
        body = "".join(
            "<tr>" + "".join(cell_html(cell, number == 0) for number, cell in enumerate(row)) + "</tr>"
            for row in self.rows
        )
        return (
            f'<figure id="{escape(self.name)}"><h3>{escape(self.title)}</h3>{self.body}'
            f"<figcaption>{escape(self.caption)}</figcaption>"
            f'<details><summary>{escape(self.numbers)}</summary><div class="wide" tabindex="0"><table class="numbers"><thead>'
            f"<tr>{head}</tr></thead><tbody>{body}</tbody></table></div></details></figure>"
        )

    def _repr_html_(self) -> str:
        """For notebooks: with its style."""
        return f'<style>{style()}</style><div class="lab">{self.html()}</div>'

    def records(self) -> list[dict[str, Cell]]:
        """The numbers as rows of a data frame."""
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]


@cache
def style() -> str:
    """The style of all drawings, light and dark."""
    return (files("labrys.charts") / "style.css").read_text(encoding="utf-8")


def cell_html(cell: Cell, first: bool) -> str:
    if first:
        return f'<th scope="row">{escape(str(cell))}</th>'
    return f"<td>{escape(plain(cell))}</td>"


def plain(cell: Cell) -> str:
    """A number as short as it is still of use."""
    if cell is None:
        return ""
    if isinstance(cell, float):
        if not isfinite(cell):
            return DASH
        return f"{cell:.4g}".replace("-", MINUS)
    return f"{cell:,}" if isinstance(cell, int) else cell
