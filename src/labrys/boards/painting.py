"""A canvas of pixels, painted larger with Pillow and then scaled down, so that lines are smooth."""

from __future__ import annotations

import io
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from unicodedata import combining, normalize

from PIL import Image, ImageDraw, ImageFont, features

from labrys.boards.canvas import EDGE, HIGH, INK, LINE_COLOUR, PAPER, WIDE, Canvas, Point

LARGER = 1.15  # the letters of the page are smaller for their size than Pillow's


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
        self.pen.text(
            (x + shift[0] * self.fine, y + shift[1] * self.fine),
            known(text),
            colour,
            font(size, text.isdigit()),
            anchor="mm",
        )

    def row(self, y: float, text: str, colour: str) -> None:
        y, reach, left = y * self.fine, 6 * self.fine, EDGE * self.fine
        self.pen.ellipse((left, y - reach, left + 2 * reach, y + reach), colour, INK, self.fine)
        self.pen.text((left + 3 * reach, y), known(text), INK, font(12), anchor="lm")

    def page(self, text: str) -> None:
        self.pen.multiline_text((EDGE * self.fine, EDGE * self.fine), known(text), INK, font(11))

    def picture(self) -> Image.Image:
        return self.image.resize((WIDE, HIGH), Image.Resampling.BOX)

    def png(self) -> bytes:
        file = io.BytesIO()
        self.picture().save(file, "PNG", optimize=True)
        return file.getvalue()


@cache
def letters() -> Path | None:
    """The letters of the browser's page, where it was built: Pillow's own know no accents."""
    found = sorted((Path(__file__).parents[1] / "server/static/assets").glob("alegreya-sans-latin-400-*.woff2"))
    return next(iter(found), None) if features.check("freetype2") else None


@cache
def font(size: float, numbers: bool = False) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Letters of a size; numbers by themselves are Pillow's: those of the page stand high and low."""
    if not numbers and (path := letters()) is not None:
        with suppress(OSError):  # a Pillow without woff2
            return ImageFont.truetype(path, size * Painting.fine * LARGER)
    return ImageFont.load_default(size * Painting.fine)


@cache
def known(text: str) -> str:
    """A text in letters that there are: without accents, if need be."""
    if letters() is not None:
        return text
    return "".join(letter for letter in normalize("NFKD", text) if not combining(letter))
