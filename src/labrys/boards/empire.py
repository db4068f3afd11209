"""Empire: the map with its borders, armies and cities."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from labrys.boards.canvas import HIGH, INK, NOBODYS_COLOUR, ROW, SEAT_COLOURS, Canvas, Point, mixed, seat_rows

STRETCH: Final = sqrt(3)  # of the x of a lattice of hexagons
MARGIN: Final = 4
SEA_COLOUR: Final = "#b5d3d9"
CROSSING: Final = "#174a5d"
COAST: Final = "#5b4631"
BORDER: Final = "#7d6745"
TINTS: Final = ("#ecdcb2", "#e3cfc0", "#dfdfb9", "#efd2a6", "#d9d6c9")
HELD: Final = 0.35  # how much of its colour a power gives to a region


def draw(canvas: Canvas, sheet: Any, view: Any) -> None:
    """The table as a viewer sees it."""
    chart = sheet["maps"][view["side"]]
    lines = [smoothed(line["points"]) for line in chart["lines"]]
    points = [point for line in lines for point in line]
    left, right = min(x for x, _ in points) - MARGIN, max(x for x, _ in points) + MARGIN
    top, bottom = min(y for _, y in points) - MARGIN, max(y for _, y in points) + MARGIN
    canvas.frame(left, top, right - left, bottom - top, HIGH - ROW * view["seats"])
    canvas.area([(left, top), (right, top), (right, bottom), (left, bottom)], SEA_COLOUR)
    for one in chart["crossings"]:
        canvas.line([place(one["from"]), place(one["to"])], CROSSING, 2)
    for number, region in enumerate(chart["regions"]):
        ground = TINTS[region["continent"]]
        power = view["control"][number]
        fill = ground if power is None else mixed(ground, colour(power, view), HELD)
        for ring in region["rings"]:
            canvas.area([point for line in ring for point in turned(lines, line)], fill, None)
    for line, about in zip(lines, chart["lines"], strict=True):
        coast = about["sides"][1] is None
        canvas.line(line, COAST if coast else BORDER, 2 if coast else 1)
    for number, region in enumerate(chart["regions"]):
        troops(canvas, view, number, place(region["middle"]))
        canvas.word(place(region["middle"]), region["name"], 9, INK, (0, -14))
    names = ("coins", "cards", "supply", "goods")
    canvas.rows(seat_rows(view, [[(name, shown(view[name][seat])) for name in names] for seat in range(view["seats"])]))


def troops(canvas: Canvas, view: Any, region: int, middle: Point) -> None:
    """The cities and armies in a region, side by side."""
    there = [
        (power, armies[region], cities[region])
        for power, (armies, cities) in enumerate(zip(view["armies"], view["cities"], strict=True))
        if armies[region] or cities[region]
    ]
    for number, (power, armies, cities) in enumerate(there):
        scale = canvas.dots
        here = (middle[0] + (number - (len(there) - 1) / 2) * 20 / scale, middle[1])
        if cities:
            canvas.box((here[0], here[1]), 10, "#ffffff", colour(power, view))
        canvas.disc(here, 8, colour(power, view))
        canvas.word(here, str(armies), 11, "#ffffff")


def colour(power: int, view: Any) -> str:
    return SEAT_COLOURS[power] if power < view["seats"] else NOBODYS_COLOUR


def shown(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def place(point: Any) -> Point:
    """A point of the lattice on the map."""
    return point[0] * STRETCH, float(point[1])


def smoothed(flat: list[int]) -> list[Point]:
    """A border line, its zigzag averaged out; its ends, where other lines begin, stay."""
    line = [place(pair) for pair in zip(flat[::2], flat[1::2], strict=True)]
    for _ in range(2):
        line = [
            point
            if at in (0, len(line) - 1)
            else (
                point[0] / 2 + (line[at - 1][0] + line[at + 1][0]) / 4,
                point[1] / 2 + (line[at - 1][1] + line[at + 1][1]) / 4,
            )
            for at, point in enumerate(line)
        ]
    return line


def turned(lines: list[list[Point]], number: int) -> list[Point]:
    """A line by its number; ``~n`` is line n from its end to its beginning."""
    return lines[number] if number >= 0 else lines[~number][::-1]
