"""A canvas: shapes and letters on a picture of fixed size, smooth because it is painted larger and then made smaller."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

Point = tuple[float, float]

WIDE: Final = 720
HIGH: Final = 600
FINE: Final = 2  # dots of the painting for one of the picture, each way
ROW: Final = 22  # of a line of letters
EDGE: Final = 10

PAPER: Final = "#f4ecdb"
INK: Final = "#2b2118"
LINE: Final = "#5b4631"
SEATS: Final = ("#b3262a", "#1f5fa8", "#2f7d3b", "#d29b14", "#6a3d8f")
NOBODY: Final = "#8b857c"

COMMAND: Final = re.compile(r"([MLQZ])([^MLQZ]*)")
NUMBER: Final = re.compile(r"-?\d*\.?\d+")
STEPS: Final = 6  # straight pieces of a curve


class Canvas:
    """What is painted on. A *frame* maps the coordinates of a board to a part of the picture."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (WIDE * FINE, HIGH * FINE), PAPER)
        self.pen = ImageDraw.Draw(self.image)
        self.left = self.top = 0.0
        self.scale = float(FINE)

    def frame(self, left: float, top: float, width: float, height: float, bottom: float) -> None:
        """Fit a box of a board's coordinates in the middle of the picture above ``bottom``."""
        room = (WIDE - 2 * EDGE, bottom - 2 * EDGE)
        fit = min(room[0] / width, room[1] / height)
        self.scale = fit * FINE
        self.left = (EDGE + (room[0] - width * fit) / 2) * FINE - left * self.scale
        self.top = (EDGE + (room[1] - height * fit) / 2) * FINE - top * self.scale

    def at(self, point: Point) -> Point:
        return self.left + point[0] * self.scale, self.top + point[1] * self.scale

    def area(self, points: Sequence[Point], fill: str | None, line: str | None = LINE, width: float = 1) -> None:
        """A closed shape."""
        corners = [self.at(point) for point in points]
        if fill:
            self.pen.polygon(corners, fill)
        if line:
            self.pen.line([*corners, corners[0]], line, round(width * FINE), joint="curve")

    def line(self, points: Sequence[Point], colour: str = LINE, width: float = 1) -> None:
        self.pen.line([self.at(point) for point in points], colour, round(width * FINE), joint="curve")

    def disc(self, middle: Point, radius: float, fill: str, line: str = INK) -> None:
        """A circle; its radius is in dots of the picture."""
        x, y = self.at(middle)
        reach = radius * FINE
        self.pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill, line, FINE)

    def box(self, middle: Point, half: float, fill: str, line: str = INK) -> None:
        """A square; half its side is in dots of the picture."""
        x, y = self.at(middle)
        reach = half * FINE
        self.pen.rectangle((x - reach, y - reach, x + reach, y + reach), fill, line, FINE)

    def word(self, middle: Point, text: str, size: float = 12, colour: str = INK, shift: Point = (0, 0)) -> None:
        """A word around a place of the board, ``shift`` in dots of the picture."""
        x, y = self.at(middle)
        self.pen.text((x + shift[0] * FINE, y + shift[1] * FINE), text, colour, font(size), anchor="mm")

    def rows(self, lines: Sequence[tuple[str, str]]) -> None:
        """Lines of words at the bottom, each behind a spot of its colour."""
        for number, (text, colour) in enumerate(lines):
            y = (HIGH - ROW * (len(lines) - number) + ROW / 2 - EDGE / 2) * FINE
            reach = 6 * FINE
            self.pen.ellipse((EDGE * FINE, y - reach, EDGE * FINE + 2 * reach, y + reach), colour, INK, FINE)
            self.pen.text((EDGE * FINE + 3 * reach, y), text, INK, font(12), anchor="lm")

    def page(self, text: str) -> None:
        """A text from the top on, as far as there is room."""
        self.pen.multiline_text((EDGE * FINE, EDGE * FINE), text, INK, font(11))

    def pixels(self) -> NDArray[np.uint8]:
        """The picture: rows of dots of three colours."""
        return np.array(self.image.resize((WIDE, HIGH), Image.Resampling.BOX), np.uint8)


@cache
def font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Pillow's own letters."""
    return ImageFont.load_default(size * FINE)


def outlines(path: str) -> Iterator[list[Point]]:
    """The lines of a path as browsers draw it (moves, lines, quadratic curves), each as points."""
    found: list[Point] = []
    for command, said in COMMAND.findall(path):
        numbers = [float(number) for number in NUMBER.findall(said)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            if found:
                yield found
            found = points
        elif command == "L":
            found += points
        elif command == "Q":
            for bend, end in zip(points[::2], points[1::2], strict=True):
                found += curve(found[-1], bend, end)
    if found:
        yield found


def curve(begin: Point, bend: Point, end: Point) -> Iterator[Point]:
    """Points of a quadratic curve after its first one."""
    for step in range(1, STEPS + 1):
        t = step / STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        yield a * begin[0] + b * bend[0] + c * end[0], a * begin[1] + b * bend[1] + c * end[1]


def seat_rows(view: dict[str, object], figures: Sequence[Sequence[tuple[str, object]]]) -> list[tuple[str, str]]:
    """A line for each seat, under the names that its numbers have in the view."""
    lines = []
    for seat, told in enumerate(figures):
        marks = [word for word, seen in (("you", view["you"]), ("asked", view["asked"])) if seen == seat]
        said = "   ".join(f"{name} {value}" for name, value in told)
        lines.append((f"{seat}  {said}   {', '.join(marks)}", SEATS[seat]))
    return lines


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two."""
    parts = [
        round(int(one[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share) for at in range(1, 7, 2)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)
