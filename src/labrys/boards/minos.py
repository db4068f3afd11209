"""Minos: the island with what stands and lies in its regions."""

from __future__ import annotations

from typing import Any, Final

from labrys.boards.canvas import (
    HIGH,
    LINE_COLOUR,
    NOBODYS_COLOUR,
    ROW,
    SEAT_COLOURS,
    Canvas,
    Point,
    outlines,
    seat_rows,
)

SEA_COLOUR: Final = "#b9d8dc"
LAND: Final = "#e9d9ae"
GOODS: Final = ("#c9b79c", "#e4cf8a", "#d7c3a0", "#cfd3a4", "#e8c9a0", "#d9d6c9")
STEP: Final = 20  # dots between pieces


def draw(canvas: Canvas, sheet: Any, view: Any) -> None:
    """The table as a viewer sees it."""
    sides = len(view["regions"][0]["warriors"])
    chart = next(crew["map"] for crew in sheet["crews"].values() if len(crew["map"]["regions"]) == len(view["regions"]))
    points = [point for region in chart["regions"] for line in outlines(region["outline"]) for point in line]
    left, top = min(x for x, _ in points) - 20, min(y for _, y in points) - 20
    right, bottom = max(x for x, _ in points) + 20, max(y for _, y in points) + 20
    canvas.frame(left, top, right - left, bottom - top, HIGH - ROW * view["seats"])
    canvas.area([(left, top), (right, top), (right, bottom), (left, bottom)], SEA_COLOUR)
    for region in chart["regions"]:
        for line in outlines(region["outline"]):
            canvas.area(line, GOODS[region["good"] % len(GOODS)], None)
    for line in outlines(chart["coast"]):
        canvas.line(line, LINE_COLOUR, 2)
    for line in outlines(chart["borders"]):
        canvas.line(line, LINE_COLOUR, 1)
    for region, lies in zip(chart["regions"], view["regions"], strict=True):
        here = (float(region["at"][0]), float(region["at"][1]))
        canvas.word(here, region["name"], 10, shift=(0, -24))
        buildings(canvas, view, lies, here)
        warriors(canvas, view, lies["warriors"][:sides], here)
    canvas.rows(seat_rows(view, [figures(view, seat) for seat in range(view["seats"])]))


def buildings(canvas: Canvas, view: Any, lies: Any, here: Point) -> None:
    """City, Tower and Farm, by the first letter of what they are in the view."""
    there = [(name, lies[name]) for name in ("city", "tower", "farm") if lies[name] is not None]
    for number, (name, side) in enumerate(there):
        spot = beside(canvas, here, number, len(there), -7)
        canvas.box(spot, 8, colour(view, side))
        canvas.word(spot, name[0].upper(), 10, "#ffffff")


def warriors(canvas: Canvas, view: Any, counts: list[int], here: Point) -> None:
    there = [(side, count) for side, count in enumerate(counts) if count]
    for number, (side, count) in enumerate(there):
        spot = beside(canvas, here, number, len(there), 12)
        canvas.disc(spot, 8, colour(view, side))
        canvas.word(spot, str(count), 11, "#ffffff")


def beside(canvas: Canvas, here: Point, number: int, count: int, down: float) -> Point:
    """A place in a row of pieces around a point, so many dots below it."""
    dots = canvas.dots
    return here[0] + (number - (count - 1) / 2) * STEP / dots, here[1] + down / dots


def colour(view: Any, side: int) -> str:
    return SEAT_COLOURS[side] if side < view["seats"] else NOBODYS_COLOUR


def figures(view: Any, seat: int) -> list[tuple[str, object]]:
    player = view["players"][seat]
    found = [(name, player[name]) for name in ("vp", "coins", "weapons", "reserves")]
    return [*found, ("cards", sum(player["hand_sizes"])), ("tracks", " ".join(map(str, player["tracks"])))]
