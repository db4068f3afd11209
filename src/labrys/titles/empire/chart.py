"""The map of Empire as a chart of text: the drawing on a few rows, every region with its letter and its armies.

A row of the chart is one row of cells of the drawing, two columns to a cell; the rows between are left out, and a test
holds that still the same regions touch. Land is filled with the small letter of its region, so that borders show
without colours; with them the ground has the colour of whoever controls it and the letters are hardly seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from labrys.engine.phrase import Phrase
from labrys.engine.picture import Span
from labrys.engine.rows import row_of
from labrys.titles.empire.content import CONTENT, Board
from labrys.titles.empire.drawing import SEA, Cell
from labrys.titles.empire.scoring import rulers
from labrys.titles.empire.tables import NOBODY
from labrys.titles.empire.view_types import EmpireView
from labrys.titles.empire.words import good_phrase

Say = Callable[[Phrase], str]
Line = list[Span]
View = EmpireView

WIDTH: Final = 80
HEIGHT: Final = 11
BORDER: Final = "▏"  # between two regions side by side
DOT: Final = "·"  # a dotted line over water


def board_of(view: View) -> Board:
    return CONTENT.boards["AB".index(view["side"])]


def control_of(view: View) -> list[int]:
    """By region, who controls it or NOBODY."""
    return [NOBODY if who is None else who for who in view["control"]]


def rulers_of(view: View) -> list[int]:
    """By continent, who rules it or NOBODY."""
    board = board_of(view)
    control, continent_of = row_of(control_of(view)), row_of(board.continent_of)
    return list(rulers(control, continent_of, len(board.continents), len(view["armies"])))


def sign_of(power: int, seats: int) -> str:
    """A seat's number, or n for the neutral power."""
    return str(power + 1) if power < seats else "n"


def mark_of(power: int, seats: int) -> str:
    """The style of a power's pieces."""
    return f"mark{power}" if power < seats else "mark"


def ground_of(controller: int, seats: int) -> str:
    """The style of a region by who controls it."""
    if controller == NOBODY:
        return "land"
    return f"realm{controller}" if controller < seats else "realm"


def troop_spans(view: View, region: int) -> Line:
    """The armies of each power in order, a star after them for each city; nothing where nobody stands."""
    powers = len(view["armies"])
    if not any(view["armies"][power][region] or view["cities"][power][region] for power in range(powers)):
        return []
    found = []
    for power in range(powers):
        armies, cities = view["armies"][power][region], view["cities"][power][region]
        digit = "-" if not armies else str(armies) if armies < 10 else chr(ord("a") + armies - 10)
        found.append(Span(digit + "*" * cities, mark_of(power, view["seats"]) if armies or cities else ""))
    return found


def token_of(view: View, say: Say, region: int) -> str:
    """The good of the token on a region with a triangle; its first letter is enough to tell it on the map."""
    return say(good_phrase(view["tokens"][board_of(view).triangles.index(region)]))


def length(spans: Line) -> int:
    return sum(len(span.text) for span in spans)


class Run(NamedTuple):
    """An unbroken stretch of one region on a row of the chart."""

    row: int
    start: int
    width: int


class Chart:
    """Styled characters, row by row."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.rows = shown_rows(board)
        self.land = [
            "".join(board.drawing.at((row, (column - row % 2) // 2)) for column in range(WIDTH)) for row in self.rows
        ]
        self.signs = [[" "] * WIDTH for _ in self.rows]
        self.styles = [[""] * WIDTH for _ in self.rows]
        self.kept = [[False] * WIDTH for _ in self.rows]  # what no later writing may cover

    def spot(self, cell: Cell) -> tuple[int, int]:
        """Where a cell of the drawing is on the chart: row and column."""
        row, column = cell
        nearest = min(range(HEIGHT), key=lambda at: abs(self.rows[at] - row))
        return nearest, 2 * column + row % 2

    def runs(self, letter: str) -> list[Run]:
        """The longest stretch of a region on each row where it has one."""
        found = []
        for row, land in enumerate(self.land):
            for width in range(land.count(letter), 0, -1):
                if letter * width in land:
                    found.append(Run(row, land.index(letter * width), width))
                    break
        return found

    def write(self, row: int, column: int, text: str, style: str) -> None:
        for at, sign in enumerate(text, column):
            if 0 <= at < WIDTH:
                self.signs[row][at] = sign
                self.styles[row][at] = style

    def label(self, run: Run, spans: Line, ground: str) -> None:
        """Write in the middle of a stretch, or beside it where something is kept already."""
        width = length(spans)
        wished = run.start + (run.width - width + 1) // 2
        at = min(
            (at for at in range(WIDTH - width + 1) if not any(self.kept[run.row][max(at - 1, 0) : at + width + 1])),
            key=lambda at: abs(at - wished),
            default=wished,
        )
        for edge in (at - 1, at + width):  # the letters of the ground keep their distance
            if 0 <= edge < WIDTH and self.signs[run.row][edge].islower() and not self.kept[run.row][edge]:
                self.signs[run.row][edge] = " "
        for span in spans:
            self.write(run.row, at, span.text, f"{ground} {span.style or 'ink'}")
            for column in range(at, at + len(span.text)):
                self.kept[run.row][column] = True
            at += len(span.text)

    def lines(self) -> list[Line]:
        """The chart as spans, each as long as its style lasts."""
        found: list[Line] = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line: Line = []
            start = 0
            for at in range(1, WIDTH + 1):
                if at == WIDTH or styles[at] != styles[start]:
                    line.append(Span("".join(signs[start:at]), styles[start]))
                    start = at
            found.append(line)
        return found


def shown_rows(board: Board) -> list[int]:
    """The rows of the drawing that the chart shows, evenly from the first with land to the last."""
    inhabited = [number for number, row in enumerate(board.drawing.rows) if row.strip(SEA)]
    count = inhabited[-1] - inhabited[0] + 1
    return [inhabited[0] + (2 * row + 1) * count // (2 * HEIGHT) for row in range(HEIGHT)]


def map_lines(view: View, say: Say) -> list[Line]:
    """The whole map; the regions page explains its signs."""
    board = board_of(view)
    control = control_of(view)
    chart = Chart(board)
    for row, land in enumerate(chart.land):
        for column, letter in enumerate(land):
            if letter != SEA:
                ground = ground_of(control[board.drawing.regions.index(letter)], view["seats"])
                sign = BORDER if column and land[column - 1] not in (letter, SEA) else letter.lower()
                chart.write(row, column, sign, ground)
    for line in board.dotted_lines:
        draw_line(chart, line.start, line.end)
    for region in range(board.regions):
        write_region(chart, view, say, region, control[region])
    for number, ruler in enumerate(rulers_of(view)):
        write_continent(chart, view, say, number, ruler)
    return chart.lines()


def draw_line(chart: Chart, start: Cell, end: Cell) -> None:
    """Dots over the water between two coast cells."""
    (top, left), (bottom, right) = chart.spot(start), chart.spot(end)
    steps = max(abs(bottom - top) * 2, abs(right - left) // 2, 1)
    for step in range(steps + 1):
        row = round(top + (bottom - top) * step / steps)
        column = round(left + (right - left) * step / steps)
        if chart.signs[row][column] == " ":
            chart.write(row, column, DOT, "strong")


def write_region(chart: Chart, view: View, say: Say, region: int, controller: int) -> None:
    """Letter, controller and armies on one row of the region where there is room, else on two."""
    ground = ground_of(controller, view["seats"])
    head, troops = head_spans(view, say, region, controller), troop_spans(view, region)
    runs = chart.runs(chart.board.drawing.regions[region])
    whole = [*head, Span(" "), *troops] if troops else head
    middle = (runs[0].row + runs[-1].row) / 2
    best = min(runs, key=lambda run: (max(length(whole) + 2 - run.width, 0), abs(run.row - middle), -run.width))
    if best.width >= length(whole) or len(runs) == 1:
        chart.label(best, whole, ground)
        return
    at = max(range(len(runs) - 1), key=lambda at: min(runs[at].width, runs[at + 1].width))
    chart.label(runs[at], head, ground)
    chart.label(runs[at + 1], troops, ground)


def head_spans(view: View, say: Say, region: int, controller: int) -> Line:
    """The letter, in brackets where everybody started; who controls the region; the token that lies there."""
    board = board_of(view)
    letter = board.drawing.regions[region]
    head = f"({letter})" if region == board.start else letter
    if controller != NOBODY:
        head += f"!{sign_of(controller, view['seats'])}"
    if region in board.triangles and view["tokens"]:
        head += "^" + token_of(view, say, region)[0]
    return [Span(head)]


def write_continent(chart: Chart, view: View, say: Say, number: int, ruler: int) -> None:
    """The continent's name on the sea beside it, with the number of its ruler."""
    continent = chart.board.continents[number]
    name = say(Phrase(f"continent-{chart.board.side.lower()}-{continent.name}"))
    text = name if ruler == NOBODY else f"{name}!{sign_of(ruler, view['seats'])}"
    row, column = chart.spot(continent.label)
    ideal = column - len(text) // 2
    room = [
        at
        for at in range(WIDTH - len(text) + 1)
        if not "".join(chart.signs[row][at : at + len(text)]).strip()
        and not "".join(chart.signs[row][max(at - 1, 0) : at + len(text) + 1]).strip(f" {DOT}")
    ]
    column = min(room, key=lambda at: abs(at - ideal), default=max(ideal, 0))
    chart.write(row, column, text, f"seat{ruler}" if 0 <= ruler < view["seats"] else "dim")
