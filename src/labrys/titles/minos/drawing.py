"""The drawing of a map, and whether it agrees with the list of borders.

Rows of hexagonal cells, every second row shifted by half a cell: a letter is a region, a dot is sea. Two regions are
adjacent exactly when two of their cells touch.
"""

from __future__ import annotations

from typing import Final

from labrys.titles.minos.content import Map
from labrys.titles.minos.loading.reader import Reader

MOST_ROWS: Final = 10  # with a line for each two of 14 regions, what a page of the terminal holds
MOST_CELLS: Final = 27  # in a row, beside which the players' wealth is shown
SEA: Final = "."
NEAR: Final = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))  # rows and columns to the six cells around one
Cell = tuple[int, int]


def check_drawing(r: Reader, island: Map, count: int) -> None:
    """Refuse a drawing that names other regions than the list, or shows other borders."""
    where = f"map.p{count}, drawing"
    cells = read_cells(r, island, where)
    for region in range(len(island.regions)):
        own = [cell for cell, number in cells.items() if number == region]
        letter = island.regions[region].letter
        if not own:
            raise r.fault(where, f"region {region + 1} is missing: draw it with the letter {letter}")
        if len(in_one_piece(own)) != len(own):
            raise r.fault(where, f"region {region + 1} must be in one piece: the cells {letter} do not all touch")
    drawn = touching(cells)
    listed = {(here, near) for here, all_near in enumerate(island.neighbours) for near in all_near if here < near}
    for one, two in sorted(drawn - listed):
        raise r.fault(
            f"map.p{count}, adjacency",
            f"regions {one + 1} and {two + 1} touch in the drawing: add [{one + 1}, {two + 1}], or part their cells",
        )
    for one, two in sorted(listed - drawn):
        raise r.fault(
            f"map.p{count}, adjacency",
            f"[{one + 1}, {two + 1}] do not touch in the drawing: leave it out, or let their cells touch",
        )


def read_cells(r: Reader, island: Map, where: str) -> dict[Cell, int]:
    """The region of each cell that is land."""
    letters = [region.letter for region in island.regions]
    for letter in letters:
        if len(letter) != 1 or letter in (SEA, " ") or letters.count(letter) > 1:
            raise r.fault(where, f"{letter!r} cannot be a region's letter: each needs one sign of its own, not {SEA!r}")
    if len(island.drawing) > MOST_ROWS or any(len(line) > 2 * MOST_CELLS for line in island.drawing):
        raise r.fault(where, f"at most {MOST_ROWS} rows of {MOST_CELLS} cells fit on the pages")
    cells: dict[Cell, int] = {}
    for row, line in enumerate(island.drawing):
        for at, letter in enumerate(line):
            if letter in letters:
                cells[row, at] = letters.index(letter)
            elif letter not in (SEA, " "):
                raise r.fault(
                    where,
                    f"row {row + 1}, column {at + 1}: no region has the letter {letter!r}: use {''.join(letters)}",
                )
    if len({(row + at) % 2 for row, at in cells}) > 1:
        raise r.fault(where, "cells stand in every second column, and every second row is shifted by one")
    return cells


def touching(cells: dict[Cell, int]) -> set[tuple[int, int]]:
    """The pairs of regions of which two cells touch, the lower number first."""
    found = set()
    for (row, at), region in cells.items():
        for down, right in NEAR:
            other = cells.get((row + down, at + right), region)
            if region < other:
                found.add((region, other))
    return found


def in_one_piece(own: list[Cell]) -> list[Cell]:
    """The cells that can be reached from the first one."""
    reached = own[:1]
    for row, at in reached:
        for down, right in NEAR:
            near = (row + down, at + right)
            if near in own and near not in reached:
                reached.append(near)
    return reached
