"""Both sides of the board: what the drawings say is what the printed board says."""

from __future__ import annotations

import pytest

from labrys.engine import BadText
from labrys.titles.empire.content import CONTENT, Board
from labrys.titles.empire.drawing import Drawing, centre, neighbours, outline
from tests.empire import facts

SIDES = pytest.mark.parametrize("board", CONTENT.boards, ids=lambda board: board.side)


def letters(regions: tuple[int, ...]) -> str:
    return "".join(chr(ord("A") + region) for region in regions)


def doubled_area(loop: list[tuple[int, int]]) -> int:
    """Twice the area inside a closed line (shoelace formula); negative if it runs the other way."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(loop, loop[1:] + loop[:1], strict=True))


@SIDES
def test_land_borders_of_the_drawing_are_those_of_the_board(board: Board) -> None:
    expected = [land for land, _ in facts.graph(board.side).values()]
    assert [letters(near) for near in board.land] == expected


@SIDES
def test_dotted_lines_are_those_of_the_board(board: Board) -> None:
    expected = [water for _, water in facts.graph(board.side).values()]
    assert [letters(near) for near in board.water] == expected


@SIDES
def test_the_board_has_as_many_regions_borders_and_lines_as_printed(board: Board) -> None:
    assert (board.regions, len(board.drawing.borders), len(board.dotted_lines)) == facts.BORDERS[board.side]


@SIDES
def test_continents_start_and_triangles_are_those_of_the_board(board: Board) -> None:
    assert [continent.regions for continent in board.continents] == facts.CONTINENTS[board.side]
    assert letters((board.start,)) == facts.START[board.side]
    assert letters(board.triangles) == facts.TRIANGLES[board.side]


@SIDES
def test_a_continent_is_what_hangs_together_by_land(board: Board) -> None:
    for region, near in enumerate(board.land):
        assert all(board.continent_of[other] == board.continent_of[region] for other in near)
    for number, continent in enumerate(board.continents):
        reached = {board.continent_of.index(number)}
        while True:
            wider = reached.union(*(board.land[region] for region in reached))
            if wider == reached:
                break
            reached = wider
        assert letters(tuple(sorted(reached))) == continent.regions


@SIDES
def test_each_region_is_one_piece_without_holes_and_its_outline_covers_its_cells(board: Board) -> None:
    for letter, cells in board.drawing.cells.items():
        loops = board.drawing.outline(letter)
        assert len(loops) == 1
        assert doubled_area(loops[0]) == 12 * len(cells)  # a hexagon of the lattice has an area of 6


@SIDES
def test_continents_have_outlines_too(board: Board) -> None:
    for continent in board.continents:
        loops = board.drawing.outline(continent.regions)
        cells = sum(len(board.drawing.cells[letter]) for letter in continent.regions)
        assert sum(map(doubled_area, loops)) == 12 * cells


@SIDES
def test_outlines_are_closed_walks_along_the_sides_of_hexagons(board: Board) -> None:
    for letter in board.drawing.regions:
        for loop in board.drawing.outline(letter):
            assert len(set(loop)) == len(loop)
            for (x1, y1), (x2, y2) in zip(loop, loop[1:] + loop[:1], strict=True):
                assert (abs(x1 - x2), abs(y1 - y2)) in {(1, 1), (0, 2)}


@SIDES
def test_anchors_lie_in_their_region_with_room_around_them(board: Board) -> None:
    for letter in board.drawing.regions:
        anchor = board.drawing.anchor(letter)
        assert board.drawing.at(anchor) == letter
        assert all(board.drawing.at(cell) == letter for cell in neighbours(anchor))


@SIDES
def test_dotted_lines_run_from_coast_to_coast_over_water_alone(board: Board) -> None:
    for line in board.dotted_lines:
        assert (board.drawing.at(line.start), board.drawing.at(line.end)) == tuple(line.between)
        (x1, y1), (x2, y2) = centre(line.start), centre(line.end)
        for step in range(1, 60):
            x, y = x1 + (x2 - x1) * step / 60, y1 + (y2 - y1) * step / 60
            cells = [
                (round((y - 2) / 3) + down, round((x - 1) / 2) + right) for down in (-1, 0, 1) for right in (-1, 0, 1)
            ]
            here = min(cells, key=lambda cell: (centre(cell)[0] - x) ** 2 + (centre(cell)[1] - y) ** 2 / 3)
            assert board.drawing.at(here) in {".", *line.between}


@SIDES
def test_the_frame_is_sea_and_labels_stand_on_sea(board: Board) -> None:
    rows = board.drawing.rows
    assert set(rows[0]) == set(rows[-1]) == {row[0] for row in rows} == {row[-1] for row in rows} == {"."}
    for continent in board.continents:
        row, column = continent.label
        assert all(board.drawing.at((row, column + shift)) == "." for shift in (-2, -1, 0, 1, 2))


def test_three_cells_that_touch_one_another_have_an_outline_of_twelve_sides() -> None:
    # A triangle of three touching hexagons: 18 sides, 3 pairs of them shared.
    [loop] = outline([(0, 0), (0, 1), (1, 0)])
    assert len(loop) == 18 - 2 * 3


def test_a_ring_has_an_outer_and_an_inner_line() -> None:
    outer, inner = sorted(outline(neighbours((3, 3))), key=len, reverse=True)
    assert (len(outer), len(inner)) == (18, 6)
    assert doubled_area(outer) == 12 * 7
    assert doubled_area(inner) == -12


def test_a_small_drawing_reads_as_drawn() -> None:
    drawing = Drawing.parse("A A .\n . B .\n. B C\n")
    assert drawing.rows == ("AA.", ".B.", ".BC")
    assert drawing.regions == "ABC"
    assert drawing.borders == ("AB", "BC")


@pytest.mark.parametrize("text", ["", "A A\n B\n", "A A\nB B\n", "AA\n BB\n"])
def test_a_drawing_out_of_line_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        Drawing.parse(text)
