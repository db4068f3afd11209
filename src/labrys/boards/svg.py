"""A canvas that writes SVG, which needs nothing but text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from labrys.boards.canvas import EDGE, HIGH, INK, LINE_COLOUR, PAPER, ROW, WIDE, Canvas, Point

FONT = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"


class SvgCanvas(Canvas):
    """A picture of shapes."""

    def __init__(self, captions: Sequence[str] = ()) -> None:
        super().__init__(captions)
        self.parts: list[str] = []

    def path(self, points: Sequence[Point]) -> str:
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in map(self.at, points))

    def area(self, points: Sequence[Point], fill: str | None, line: str | None = LINE_COLOUR, width: float = 1) -> None:
        drawn = f'stroke="{line}" stroke-width="{width}"' if line else f'stroke="{fill}" stroke-width="0.5"'
        self.parts.append(f'<polygon points="{self.path(points)}" fill="{fill or "none"}" {drawn}/>')

    def line(self, points: Sequence[Point], colour: str = LINE_COLOUR, width: float = 1) -> None:
        self.parts.append(
            f'<polyline points="{self.path(points)}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        )

    def disc(self, middle: Point, radius: float, fill: str, line: str = INK) -> None:
        x, y = self.at(middle)
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" stroke="{line}"/>')

    def box(self, middle: Point, half: float, fill: str, line: str = INK) -> None:
        x, y = self.at(middle)
        place = f'x="{x - half:.1f}" y="{y - half:.1f}" width="{2 * half}" height="{2 * half}"'
        self.parts.append(f'<rect {place} fill="{fill}" stroke="{line}"/>')

    def word(self, middle: Point, text: str, size: float = 12, colour: str = INK, shift: Point = (0, 0)) -> None:
        x, y = self.at(middle)
        place = f'x="{x + shift[0]:.1f}" y="{y + shift[1] + size * 0.36:.1f}"'
        self.parts.append(
            f'<text {place} font-size="{size}" fill="{colour}" text-anchor="middle">{escape(text)}</text>'
        )

    def row(self, y: float, text: str, colour: str) -> None:
        self.parts.append(f'<circle cx="{EDGE + 6}" cy="{y}" r="6" fill="{colour}" stroke="{INK}"/>')
        self.parts.append(f'<text x="{EDGE + 18}" y="{y + 4.5}" font-size="13" fill="{INK}">{escape(text)}</text>')

    def page(self, text: str) -> None:
        for number, line in enumerate(text.splitlines()[: HIGH // ROW - 1]):
            place = f'x="{EDGE}" y="{EDGE + 16 * (number + 1)}" font-size="12" font-family="monospace"'
            self.parts.append(f'<text {place} fill="{INK}" xml:space="preserve">{escape(line)}</text>')

    def svg(self, title: str) -> str:
        """The picture as a file; its title is what it is called where it cannot be seen."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" role="img" '
            f'font-family="{FONT}"><title>{escape(title)}</title><rect width="100%" height="100%" fill="{PAPER}"/>'
            f"{''.join(self.parts)}</svg>\n"
        )
