"""What a drawn board of Empire needs and never changes: both maps as lines, the cards, goods and names.

A border line belongs to two regions, or to a region and the sea. It is listed once, from one meeting point of three to
the next, and regions name the lines around them: whoever smooths or shakes a line keeps its two sides together.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from labrys.engine.phrase import Phrase
from labrys.titles.empire.content import CONTENT, WILD_NAME, Action, Board, Continent
from labrys.titles.empire.drawing import CORNERS, Drawing, Point, centre, neighbours
from labrys.titles.empire.tables import COSTS
from labrys.titles.empire.words import action_of_card, card_phrase, good_phrase

Say = Callable[[Phrase], str]
Figures = dict[str, Any]
Line = tuple[Point, ...]

ORNAMENTS: Final = 3  # at most, in a region
INLAND: Final = 5  # of the six cells around a place for an ornament, so many are of its region
APART: Final = 5.5  # how far an ornament keeps from others, in half sides
CLEAR: Final = (5, 4)  # half the room that a name and pieces take, on the lattice


def sheet(say: Say) -> Figures:
    """Everything that views may name by number, in the language that ``say`` speaks."""
    return {
        "goods": [
            {"name": good, "says": say(good_phrase(good)), "steps": list(CONTENT.steps[good])} for good in CONTENT.goods
        ],
        "wild": say(good_phrase(WILD_NAME)),
        "neutral": say(Phrase("neutral")),
        "pays": list(CONTENT.pays),
        "costs": list(COSTS),
        "hand": {str(seats): cards for seats, cards in CONTENT.cards_each.items()},
        "coins": {str(seats): coins for seats, coins in CONTENT.coins.items()},
        "armies": CONTENT.armies,
        "cities": CONTENT.cities,
        "cards": [card_figures(kind, say) for kind in range(len(CONTENT.cards))],
        "maps": {board.side: map_figures(board, say) for board in CONTENT.boards},
    }


def card_figures(kind: int, say: Say) -> Figures:
    card = CONTENT.cards[kind]
    return {
        "good": card.good,
        "symbols": card.symbols,
        "printings": {
            printing: {**action_figures(action, say), "card": say(card_phrase(kind, printing))}
            for printing, action in card.actions.items()
        },
    }


def action_figures(action: Action, say: Say) -> Figures:
    return {
        "join": action.join,
        "parts": [{"verb": part.verb, "amount": part.amount} for part in action.parts],
        "says": say(action_of_card(action)),
    }


# ---- the maps


def map_figures(board: Board, say: Say) -> Figures:
    """A side of the board. Points lie on the lattice of the drawing; its x is to be stretched by the root of 3."""
    drawing = board.drawing
    lines, rings = topology(drawing)
    return {
        "width": 2 * len(drawing.rows[0]) + 1,
        "height": 3 * len(drawing.rows) + 1,
        "start": board.start,
        "triangles": list(board.triangles),
        "lines": [
            {"points": [figure for point in line for figure in point], "sides": list(sides)}
            for line, sides in lines.items()
        ],
        "regions": [
            {
                "letter": letter,
                "name": say(Phrase(f"region-{board.region_name(number)}")),
                "continent": board.continent_of[number],
                "rings": rings[number],
                "middle": list(centre(drawing.anchor(letter))),
                "ornaments": [list(point) for point in ornaments(drawing, letter)],
                "land": list(board.land[number]),
                "water": list(board.water[number]),
            }
            for number, letter in enumerate(drawing.regions)
        ],
        "continents": [continent_figures(board, continent, say) for continent in board.continents],
        "crossings": [
            {
                "regions": [drawing.regions.index(letter) for letter in line.between],
                "from": list(centre(line.start)),
                "to": list(centre(line.end)),
            }
            for line in board.dotted_lines
        ],
    }


def continent_figures(board: Board, continent: Continent, say: Say) -> Figures:
    return {
        "name": say(Phrase(f"continent-{board.side.lower()}-{continent.name}")),
        "label": list(centre(continent.label)),
        "regions": [board.drawing.regions.index(letter) for letter in continent.regions],
    }


def topology(drawing: Drawing) -> tuple[dict[Line, list[int | None]], list[list[list[int]]]]:
    """Border lines with the regions on both sides, and for each region its outlines as numbers of lines.

    ``~n`` is line n from its end to its beginning.
    """
    around = cells_around(drawing)
    sides: dict[Line, list[int | None]] = {}
    numbers: dict[Line, int] = {}
    rings: list[list[list[int]]] = []
    for region, letter in enumerate(drawing.regions):
        rings.append([])
        for loop in drawing.outline(letter):
            ring = []
            for line in split(loop, around):
                one = min(line, line[::-1])
                numbers.setdefault(one, len(numbers))
                sides.setdefault(one, []).append(region)
                ring.append(numbers[one] if one == line else ~numbers[one])
            rings[-1].append(ring)
    for found in sides.values():
        if len(found) == 1:
            found.append(None)
    return sides, rings


def cells_around(drawing: Drawing) -> dict[Point, set[str]]:
    """For each corner of the land and of the cells beside it, the letters of what meets there, the sea included."""
    found: dict[Point, set[str]] = {}
    for cells in drawing.cells.values():
        for land in cells:
            for cell in (land, *neighbours(land)):
                x, y = centre(cell)
                for dx, dy in CORNERS:
                    found.setdefault((x + dx, y + dy), set()).add(drawing.at(cell))
    return found


def split(loop: list[Point], around: dict[Point, set[str]]) -> list[Line]:
    """A closed line cut at the corners where three meet; a line without such a corner stays whole."""
    cuts = [at for at, point in enumerate(loop) if len(around[point]) > 2]
    if not cuts:
        return [(*loop, loop[0])]
    turned = loop[cuts[0] :] + loop[: cuts[0]]
    ends = [cut - cuts[0] for cut in cuts[1:]] + [len(loop)]
    found = []
    begin = 0
    for end in ends:
        found.append((*turned[begin:end], turned[end % len(turned)]))
        begin = end
    return found


def ornaments(drawing: Drawing, letter: str) -> list[Point]:
    """Places for hills and trees: inland, clear of the name and the pieces in the middle, apart from one another."""
    own = set(drawing.cells[letter])
    inland = [centre(cell) for cell in drawing.cells[letter] if sum(near in own for near in neighbours(cell)) >= INLAND]
    middle = centre(drawing.anchor(letter))
    free = [point for point in inland if not covered(point, middle)]
    taken: list[Point] = []
    while free and len(taken) < ORNAMENTS:
        taken.append(max(free, key=lambda point: min([apart(point, other) for other in (middle, *taken)])))
        free = [point for point in free if apart(point, taken[-1]) >= APART]
    return taken


def covered(point: Point, middle: Point) -> bool:
    """Would the region's name or its pieces cover this place?"""
    return abs(point[0] - middle[0]) <= CLEAR[0] and abs(point[1] - middle[1]) <= CLEAR[1]


def apart(one: Point, other: Point) -> float:
    return math.sqrt(3 * (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)
