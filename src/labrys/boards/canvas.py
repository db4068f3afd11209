"""A canvas: what boards are drawn with, and what every kind of canvas shares. `svg.py` and `painting.py` are the two kinds."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Final

Point = tuple[float, float]

WIDE: Final = 720
HIGH: Final = 600
ROW: Final = 22  # of a line of letters
EDGE: Final = 10

PAPER: Final = "#f4ecdb"
INK: Final = "#2b2118"
LINE_COLOUR: Final = "#5b4631"
SEAT_COLOURS: Final = ("#b3262a", "#1f5fa8", "#2f7d3b", "#d29b14", "#6a3d8f")
NOBODYS_COLOUR: Final = "#8b857c"

COMMAND: Final = re.compile(r"([MLQZ])([^MLQZ]*)")
NUMBER: Final = re.compile(r"-?\d*\.?\d+")
STEPS_OF_CURVE: Final = 6  # straight pieces of a curve


class Canvas(ABC):
    """What is drawn on. A *frame* maps the coordinates of a board to a part of the picture.

    Widths, radii and sizes of letters are in dots of the picture, ``WIDE`` by ``HIGH`` of them; a kind of canvas may paint
    ``fine`` dots for each of those. ``captions`` are what stands below the board for each seat; without, it is what the view
    says in its own words.
    """

    fine: int = 1

    def __init__(self, captions: Sequence[str] = ()) -> None:
        self.captions = list(captions)
        self.left = self.top = 0.0
        self.scale = float(self.fine)

    def frame(self, left: float, top: float, width: float, height: float, bottom: float) -> None:
        """Fit a box of a board's coordinates in the middle of the picture above ``bottom``."""
        room = (WIDE - 2 * EDGE, bottom - 2 * EDGE)
        fit = min(room[0] / width, room[1] / height)
        self.scale = fit * self.fine
        self.left = (EDGE + (room[0] - width * fit) / 2) * self.fine - left * self.scale
        self.top = (EDGE + (room[1] - height * fit) / 2) * self.fine - top * self.scale

    def at(self, point: Point) -> Point:
        return self.left + point[0] * self.scale, self.top + point[1] * self.scale

    @property
    def dots(self) -> float:
        """Dots of the picture for one step of the board's coordinates."""
        return self.scale / self.fine

    def rows(self, lines: Sequence[tuple[str, str]]) -> None:
        """Lines of words at the bottom, each behind a spot of its colour."""
        for number, (text, colour) in enumerate(lines):
            y = HIGH - ROW * (len(lines) - number) + ROW / 2 - EDGE / 2
            self.row(y, self.captions[number] if number < len(self.captions) else text, colour)

    @abstractmethod
    def area(self, points: Sequence[Point], fill: str | None, line: str | None = LINE_COLOUR, width: float = 1) -> None:
        """A closed shape."""

    @abstractmethod
    def line(self, points: Sequence[Point], colour: str = LINE_COLOUR, width: float = 1) -> None:
        """An open one."""

    @abstractmethod
    def disc(self, middle: Point, radius: float, fill: str, line: str = INK) -> None:
        """A circle."""

    @abstractmethod
    def box(self, middle: Point, half: float, fill: str, line: str = INK) -> None:
        """A square, by half its side."""

    @abstractmethod
    def word(self, middle: Point, text: str, size: float = 12, colour: str = INK, shift: Point = (0, 0)) -> None:
        """A word around a place of the board, moved by ``shift``."""

    @abstractmethod
    def row(self, y: float, text: str, colour: str) -> None:
        """A line of words at the bottom, behind a spot of a colour."""

    @abstractmethod
    def page(self, text: str) -> None:
        """A text from the top on, as far as there is room."""


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
    for step in range(1, STEPS_OF_CURVE + 1):
        t = step / STEPS_OF_CURVE
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        yield a * begin[0] + b * bend[0] + c * end[0], a * begin[1] + b * bend[1] + c * end[1]


def seat_rows(view: dict[str, object], figures: Sequence[Sequence[tuple[str, object]]]) -> list[tuple[str, str]]:
    """A line for each seat, under the names that its numbers have in the view."""
    lines = []
    for seat, told in enumerate(figures):
        marks = [word for word, seen in (("you", view["you"]), ("asked", view["asked"])) if seen == seat]
        said = "   ".join(f"{name} {value}" for name, value in told)
        lines.append((f"{seat}  {said}   {', '.join(marks)}", SEAT_COLOURS[seat]))
    return lines


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two."""
    parts = [
        round(int(one[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share) for at in range(1, 7, 2)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)
