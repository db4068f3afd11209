"""A map as a drawing: rows of hexagonal cells, from which borders, outlines and anchors are computed.

Pointy-top hexagons, odd rows shifted half a cell to the right. Corners lie on a lattice of whole numbers: x counts half
cell widths, y counts half sides, so that a cell's centre is (2 * column + 1, 3 * row + 2), plus 1 in x in odd rows. A
picture multiplies x by half the width of a cell and y by half the length of its side.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from labrys.engine.errors import BadText

Cell = tuple[int, int]  # row, column
Point = tuple[int, int]  # x, y on the lattice of corners

SEA: Final = "."
CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # clockwise, y downwards


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells around a cell, whether or not they are on the drawing."""
    row, column = cell
    shift = row % 2
    return (
        (row, column - 1),
        (row, column + 1),
        (row - 1, column - 1 + shift),
        (row - 1, column + shift),
        (row + 1, column - 1 + shift),
        (row + 1, column + shift),
    )


def centre(cell: Cell) -> Point:
    row, column = cell
    return 2 * column + 1 + row % 2, 3 * row + 2


@dataclass(frozen=True)
class Drawing:
    """The cells of a map: a letter for the region that each belongs to, or a dot for the sea."""

    rows: tuple[str, ...]  # one character for each cell

    @staticmethod
    def parse(text: str) -> Drawing:
        """Read a drawing: cells parted by spaces, odd rows set in by one space."""
        rows = tuple("".join(line.split()) for line in text.splitlines() if line.strip())
        if not rows or len({len(row) for row in rows}) != 1:
            raise BadText("this drawing is uneven: each row must have the same number of cells.")
        for number, line in enumerate(line for line in text.splitlines() if line.strip()):
            if line.rstrip() != " " * (number % 2) + " ".join(rows[number]):
                raise BadText(
                    f"row {number} of this drawing is out of line: one character and one space for each cell."
                )
        return Drawing(rows)

    def at(self, cell: Cell) -> str:
        """What a cell shows; beyond the edge of the drawing there is sea."""
        row, column = cell
        if 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row]):
            return self.rows[row][column]
        return SEA

    @cached_property
    def cells(self) -> dict[str, tuple[Cell, ...]]:
        """The cells of each region, regions by letter, cells in reading order."""
        found: dict[str, list[Cell]] = {}
        for row, line in enumerate(self.rows):
            for column, letter in enumerate(line):
                if letter != SEA:
                    found.setdefault(letter, []).append((row, column))
        return {letter: tuple(found[letter]) for letter in sorted(found)}

    @cached_property
    def regions(self) -> str:
        """The letters of all regions, in order."""
        return "".join(self.cells)

    @cached_property
    def borders(self) -> tuple[str, ...]:
        """The pairs of regions that touch, such as ``AB``, in order."""
        found = {
            "".join(sorted((letter, near)))
            for letter, cells in self.cells.items()
            for cell in cells
            for near in map(self.at, neighbours(cell))
            if near not in (SEA, letter)
        }
        return tuple(sorted(found))

    def outline(self, letters: str) -> list[list[Point]]:
        """The closed lines around some regions, each from its topmost corner, clockwise around land."""
        return outline(cell for letter in letters for cell in self.cells[letter])

    def anchor(self, letter: str) -> Cell:
        """The cell with the most room around it, for a label: nearest the middle if several have as much."""
        own = set(self.cells[letter])
        room = {cell: 1 for cell in self.cells[letter] if any(near not in own for near in neighbours(cell))}
        queue = deque(room)
        while queue:
            cell = queue.popleft()
            for near in neighbours(cell):
                if near in own and near not in room:
                    room[near] = room[cell] + 1
                    queue.append(near)
        points = [centre(cell) for cell in self.cells[letter]]
        middle_x = sum(x for x, _ in points) / len(points)
        middle_y = sum(y for _, y in points) / len(points)

        def fitness(cell: Cell) -> tuple[int, float, Cell]:
            x, y = centre(cell)
            return -room[cell], (x - middle_x) ** 2 + (y - middle_y) ** 2 / 3, cell  # a lattice y is 1/sqrt(3) of an x

        return min(own, key=fitness)


def outline(cells: Iterable[Cell]) -> list[list[Point]]:
    """The closed lines around a set of cells: their edges, without those that two of them share."""
    edges: set[tuple[Point, Point]] = set()
    for cell in cells:
        x, y = centre(cell)
        corners = [(x + dx, y + dy) for dx, dy in CORNERS]
        for edge in zip(corners, corners[1:] + corners[:1], strict=True):
            if edge[::-1] in edges:
                edges.remove(edge[::-1])
            else:
                edges.add(edge)
    after = dict(edges)  # three edges meet in a corner, so an outline leaves each of its corners once
    loops = []
    while after:
        point = first = min(after, key=lambda corner: (corner[1], corner[0]))
        loop = []
        while True:
            loop.append(point)
            point = after.pop(point)
            if point == first:
                break
        loops.append(loop)
    return loops
