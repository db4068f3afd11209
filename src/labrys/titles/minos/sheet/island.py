"""The drawn island: the regions of a map of hexagonal cells as smooth outlines that share their borders.

Cells lie on a grid of half columns and thirds of rows, so that their corners are whole numbers. A border between two
regions, or a coast, is one curve from corner to corner, whichever side it is drawn from.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from labrys.titles.minos.content import Map

Corner = tuple[int, int]
Point = tuple[float, float]

AT_SEA: Final = -1
WIDE: Final = 24.0  # half a cell across
TALL: Final = 17.0  # a third of a row
MARGIN: Final = 26.0
# From a cell's middle: the neighbouring cell as rows and half columns, and the two corners between, clockwise.
SIDES: Final = (
    (0, 2, (1, -1), (1, 1)),
    (1, 1, (1, 1), (0, 2)),
    (1, -1, (0, 2), (-1, 1)),
    (0, -2, (-1, 1), (-1, -1)),
    (-1, -1, (-1, -1), (0, -2)),
    (-1, 1, (0, -2), (1, -1)),
)


@dataclass(frozen=True)
class Island:
    """Paths are written as SVG writes them."""

    width: int
    height: int
    outlines: list[str]  # by region
    middles: list[tuple[int, int]]  # where a region has most room
    coast: str
    borders: str
    touching: set[tuple[int, int]]  # regions that share a border, the lower number first
    peaks: list[tuple[int, int]]  # corners where three regions meet


class Ground:
    """The cells of a map by row and half column, and what lies between them."""

    def __init__(self, island: Map) -> None:
        numbers = {region.letter: number for number, region in enumerate(island.regions)}
        self.cells = {
            (row, at): numbers[letter]
            for row, line in enumerate(island.drawing)
            for at, letter in enumerate(line)
            if letter in numbers
        }
        self.rounds: list[dict[Corner, Corner]] = [{} for _ in island.regions]  # clockwise steps around each region
        self.meeting: dict[Corner, set[int]] = {}  # the regions and the sea around a corner of a border
        self.across: dict[tuple[Corner, Corner], int] = {}
        for (row, at), region in self.cells.items():
            for down, right, first, second in SIDES:
                other = self.cells.get((row + down, at + right), AT_SEA)
                if other != region:
                    one = (at + first[0], 3 * row + first[1])
                    two = (at + second[0], 3 * row + second[1])
                    self.rounds[region][one] = two
                    self.across[one, two] = other
                    for corner in (one, two):
                        self.meeting.setdefault(corner, set()).update((region, other))
        self.left = min(at for _, at in self.cells) * WIDE - WIDE - MARGIN
        self.top = min(row for row, _ in self.cells) * 3 * TALL - 2 * TALL - MARGIN

    def point(self, corner: Corner) -> Point:
        """A corner on the drawing, shaken a little, always the same way."""
        x, y = corner
        mixed = (x * 73856093 ^ y * 19349663) & 0xFFFF
        far = 0.30 if AT_SEA in self.meeting.get(corner, ()) else 0.22
        shake_x = ((mixed & 0xFF) / 255 - 0.5) * 2 * far * WIDE
        shake_y = ((mixed >> 8) / 255 - 0.5) * 2 * far * WIDE
        return x * WIDE + shake_x - self.left, y * TALL + shake_y - self.top

    def arcs(self, region: int) -> list[list[Corner]]:
        """The way around a region clockwise, cut at the corners where three meet."""
        steps = dict(self.rounds[region])
        found: list[list[Corner]] = []
        while steps:
            cuts = [corner for corner in steps if len(self.meeting[corner]) > 2]
            begin = min(cuts or steps)
            arc = [begin]
            while steps:
                arc.append(steps.pop(arc[-1]))
                if len(self.meeting[arc[-1]]) > 2:
                    found.append(arc)
                    arc = [arc[-1]]
                if arc[-1] not in steps:
                    break
            if len(arc) > 1:
                found.append(arc)
        return found

    def curve(self, arc: list[Corner]) -> str:
        """A smooth line through an arc, after its first point."""
        raw = [self.point(corner) for corner in arc]
        last = len(raw) - 1
        points = [
            raw[at]
            if at in (0, last)
            else (
                (raw[at - 1][0] + 2 * raw[at][0] + raw[at + 1][0]) / 4,
                (raw[at - 1][1] + 2 * raw[at][1] + raw[at + 1][1]) / 4,
            )
            for at in range(last + 1)
        ]
        found = [f"L{spot(between(points[0], points[1]))}"]
        found += [f"Q{spot(points[at])} {spot(between(points[at], points[at + 1]))}" for at in range(1, last)]
        return "".join([*found, f"L{spot(points[last])}"])

    def middle(self, region: int) -> tuple[int, int]:
        """Where the pieces lie: as far as can be from every cell of others; sideways counts less, for pieces lie in rows."""
        own = [cell for cell, owner in self.cells.items() if owner == region]
        others = [
            (row + down, at + right)
            for row, at in own
            for down, right, _, _ in SIDES
            if self.cells.get((row + down, at + right), AT_SEA) != region
        ]
        best, found = -1.0, (0.0, 0.0)
        for row, at in own:
            for down in (-1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5):
                for right in (-1.0, -0.5, 0.0, 0.5, 1.0):
                    x, y = at + right, 3 * row + down
                    room = min((0.8 * (x - a) * WIDE) ** 2 + ((y - 3 * r) * TALL) ** 2 for r, a in others)
                    if room > best:
                        best, found = room, (x * WIDE - self.left, y * TALL - self.top)
        return round(found[0]), round(found[1])


def between(one: Point, two: Point) -> Point:
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2


def spot(point: Point) -> str:
    return f"{point[0]:.0f} {point[1]:.0f}"


def draw(island: Map) -> Island:
    """Everything that a map of the island is drawn from."""
    ground = Ground(island)
    outlines: list[str] = []
    coast: list[str] = []
    borders: list[str] = []
    touching: set[tuple[int, int]] = set()
    for region in range(len(island.regions)):
        arcs = ground.arcs(region)
        outlines.append(f"M{spot(ground.point(arcs[0][0]))}" + "".join(map(ground.curve, arcs)) + "Z")
        for arc in arcs:
            other = ground.across[arc[0], arc[1]]
            line = f"M{spot(ground.point(arc[0]))}{ground.curve(arc)}"
            if other == AT_SEA:
                coast.append(line)
            elif region < other:
                borders.append(line)
                touching.add((region, other))
    corners = [ground.point(corner) for one in ground.rounds for corner in one]
    peaks = sorted(corner for corner, around in ground.meeting.items() if len(around) > 2 and AT_SEA not in around)
    return Island(
        width=round(max(x for x, _ in corners) + MARGIN),
        height=round(max(y for _, y in corners) + MARGIN),
        outlines=outlines,
        middles=[ground.middle(region) for region in range(len(island.regions))],
        coast="".join(coast),
        borders="".join(borders),
        touching=touching,
        peaks=[(round(ground.point(corner)[0]), round(ground.point(corner)[1])) for corner in peaks],
    )
