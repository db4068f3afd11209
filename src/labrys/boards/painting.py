"""A canvas of pixels, painted larger with Pillow and then scaled down, so that lines are smooth."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageDraw, ImageFont

from labrys.boards.canvas import EDGE, HIGH, INK, LINE_COLOUR, PAPER, WIDE, Canvas, Point


class Painting(Canvas):
    """A picture of dots."""

    fine = 2  # dots of the painting for one of the picture, each way

    def __init__(self, captions: Sequence[str] = ()) -> None:
        super().__init__(captions)
        self.image = Image.new("RGB", (WIDE * self.fine, HIGH * self.fine), PAPER)
        self.pen = ImageDraw.Draw(self.image)

    def area(self, points: Sequence[Point], fill: str | None, line: str | None = LINE_COLOUR, width: float = 1) -> None:
        corners = [self.at(point) for point in points]
        if fill:
            self.pen.polygon(corners, fill)
        if line:
            self.pen.line([*corners, corners[0]], line, round(width * self.fine), joint="curve")

    def line(self, points: Sequence[Point], colour: str = LINE_COLOUR, width: float = 1) -> None:
        self.pen.line([self.at(point) for point in points], colour, round(width * self.fine), joint="curve")

    def disc(self, middle: Point, radius: float, fill: str, line: str = INK) -> None:
        x, y = self.at(middle)
        reach = radius * self.fine
        self.pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill, line, self.fine)

    def box(self, middle: Point, half: float, fill: str, line: str = INK) -> None:
        x, y = self.at(middle)
        reach = half * self.fine
        self.pen.rectangle((x - reach, y - reach, x + reach, y + reach), fill, line, self.fine)

    def word(self, middle: Point, text: str, size: float = 12, colour: str = INK, shift: Point = (0, 0)) -> None:
        x, y = self.at(middle)
        self.pen.text((x + shift[0] * self.fine, y + shift[1] * self.fine), text, colour, font(size), anchor="mm")

    def row(self, y: float, text: str, colour: str) -> None:
        y, reach, left = y * self.fine, 6 * self.fine, EDGE * self.fine
        self.pen.ellipse((left, y - reach, left + 2 * reach, y + reach), colour, INK, self.fine)
        self.pen.text((left + 3 * reach, y), text, INK, font(12), anchor="lm")

    def page(self, text: str) -> None:
        self.pen.multiline_text((EDGE * self.fine, EDGE * self.fine), text, INK, font(11))

    def picture(self) -> Image.Image:
        return self.image.resize((WIDE, HIGH), Image.Resampling.BOX)

    def png(self) -> bytes:
        file = io.BytesIO()
        self.picture().save(file, "PNG", optimize=True)
        return file.getvalue()


@cache
def font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Pillow's own letters."""
    return ImageFont.load_default(size * Painting.fine)
