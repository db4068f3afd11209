"""The table of Empire as pictures in text: the map, the row of cards, the players, the regions one by one.

The map is the drawing itself, two rows of cells to a line: the cells of an even row fill the even columns, those of the
odd row below it the odd ones. Regions are textured with their own small letter, so that borders show without colours.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from labrys.engine.phrase import Phrase, seat_phrase
from labrys.engine.picture import Picture, Span
from labrys.titles.empire.actions import GOODS
from labrys.titles.empire.content import CONTENT, Board
from labrys.titles.empire.drawing import SEA, Cell
from labrys.titles.empire.scoring import NOBODY, allot, rulers
from labrys.titles.empire.tables import COSTS, WILD_GOOD
from labrys.titles.empire.words import card_phrase, good_phrase

Say = Callable[[Phrase], str]
Line = list[Span]
View = dict[str, Any]

WIDTH: Final = 80
NAME: Final = 10
DOT: Final = "·"  # a dotted line over water


def pictures(view: View, say: Say) -> list[Picture]:
    """Four pages, each at most 80 columns wide."""
    return [
        Picture(say(Phrase("picture-map")), map_lines(view, say)),
        Picture(say(Phrase("picture-row")), row_lines(view, say)),
        Picture(say(Phrase("picture-players")), player_lines(view, say)),
        Picture(say(Phrase("picture-regions")), region_lines(view, say)),
    ]


def board_of(view: View) -> Board:
    return CONTENT.boards["AB".index(view["side"])]


def control_of(view: View) -> list[int]:
    """By region, who controls it or NOBODY."""
    return [NOBODY if who is None else who for who in view["control"]]


# ---- the map


class Canvas:
    """A sheet of styled characters."""

    def __init__(self, height: int) -> None:
        self.signs = [[" "] * WIDTH for _ in range(height)]
        self.styles = [[""] * WIDTH for _ in range(height)]
        self.kept = [[False] * WIDTH for _ in range(height)]  # what no later writing may cover

    def keep(self, row: int, column: int, text: str) -> None:
        for at in range(max(column, 0), min(column + len(text), WIDTH)):
            self.kept[row][at] = True

    def clear_of(self, row: int, column: int, width: int) -> int:
        """The column nearest to the one wished for where nothing that is kept would be covered."""
        for shift in range(WIDTH):
            for at in (column - shift, column + shift):
                if 0 <= at <= WIDTH - width and not any(self.kept[row][at : at + width]):
                    return at
        return column

    def write(self, row: int, column: int, text: str, style: str) -> None:
        for at, sign in enumerate(text, column):
            if 0 <= at < WIDTH and 0 <= row < len(self.signs):
                self.signs[row][at] = sign
                self.styles[row][at] = style

    def lines(self) -> list[Line]:
        """The sheet as spans, each as long as its style lasts."""
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


def spot(cell: Cell) -> tuple[int, int]:
    """Where a cell of the drawing is on the sheet: line and column."""
    row, column = cell
    return row // 2, 2 * column + row % 2


def map_lines(view: View, say: Say) -> list[Line]:
    """The map, 16 rows high; the regions page explains its signs."""
    board = board_of(view)
    control = control_of(view)
    canvas = Canvas((len(board.drawing.rows) + 1) // 2)
    for region, letter in enumerate(board.drawing.regions):
        style = style_of(control[region], view["seats"])
        for cell in board.drawing.cells[letter]:
            canvas.write(*spot(cell), letter.lower(), f"{style} dim".strip())
    for line in board.dotted_lines:
        draw_line(canvas, line.start, line.end)
    for number, continent in enumerate(board.continents):
        write_continent(canvas, view, say, number, continent.label)
    below = [write_head(canvas, view, say, region, control[region]) for region in range(board.regions)]
    for region, place in enumerate(below):
        write_troops(canvas, view, region, place)
    return canvas.lines()


def style_of(power: int, seats: int) -> str:
    """The style of a seat; none for the neutral power and for nobody."""
    return f"seat{power}" if 0 <= power < seats else ""


def draw_line(canvas: Canvas, start: Cell, end: Cell) -> None:
    """Dots over the water between two coast cells."""
    (top, left), (bottom, right) = spot(start), spot(end)
    steps = max(abs(bottom - top) * 2, abs(right - left) // 2, 1)
    for step in range(1, steps):
        row = round(top + (bottom - top) * step / steps)
        column = round(left + (right - left) * step / steps)
        if canvas.signs[row][column] == " ":
            canvas.write(row, column, DOT, "strong")


def write_continent(canvas: Canvas, view: View, say: Say, number: int, label: Cell) -> None:
    """The continent's name on the sea beside it, with the number of its ruler."""
    board = board_of(view)
    name = say(Phrase(f"continent-{board.side.lower()}-{board.continents[number].name}"))
    ruler = rulers(control_of(view), board.continent_of, len(board.continents), len(view["armies"]))[number]
    text = name if ruler == NOBODY else f"{name} !{sign_of(ruler, view['seats'])}"
    row, column = spot(label)
    ideal = column - len(text) // 2
    free = [at for at in range(WIDTH - len(text)) if not "".join(canvas.signs[row][at : at + len(text) + 1]).strip()]
    column = min(free, key=lambda at: abs(at - ideal), default=max(ideal, 0))
    canvas.write(row, column, text, style_of(ruler, view["seats"]) or "dim")


def sign_of(power: int, seats: int) -> str:
    return str(power + 1) if power < seats else "n"


def write_head(canvas: Canvas, view: View, say: Say, region: int, controller: int) -> tuple[int, int]:
    """Letter and controller; the answer is the place below them, where the armies go."""
    board = board_of(view)
    letter = board.drawing.regions[region]
    row, column = spot(board.drawing.anchor(letter))
    below = row + 1 if land_at(board, row + 1, column) else row - 1
    row, below = min(row, below), max(row, below)
    head = letter if controller == NOBODY else f"{letter}!{sign_of(controller, view['seats'])}"
    if region == board.start:
        head = f"({head})"
    if region in board.triangles and view["tokens"]:
        head += "^" + token_of(view, say, region)[0]
    head = f" {head} "
    canvas.write(row, column - len(head) // 2, head, f"{style_of(controller, view['seats'])} strong".strip())
    canvas.keep(row, column - len(head) // 2 + 1, head.strip())
    return below, column


def write_troops(canvas: Canvas, view: View, region: int, place: tuple[int, int]) -> None:
    """The armies of each power in order, moved aside where another region's letter stands."""
    troops = troop_spans(view, region)
    if not troops:
        return
    row, column = place
    text = f" {''.join(span.text for span in troops)} "
    at = canvas.clear_of(row, column - len(text) // 2, len(text))
    canvas.keep(row, at + 1, text.strip())
    for span in [Span(" "), *troops, Span(" ")]:
        canvas.write(row, at, span.text, span.style)
        at += len(span.text)


def token_of(view: View, say: Say, region: int) -> str:
    """The good of the token on a region with a triangle; its first letter is enough to tell it on the map."""
    return say(good_phrase(view["tokens"][board_of(view).triangles.index(region)]))


def land_at(board: Board, row: int, column: int) -> bool:
    """Is there land at a place of the sheet?"""
    return board.drawing.at((2 * row + column % 2, column // 2)) != SEA


def troop_spans(view: View, region: int) -> Line:
    """The armies of each power in order, a star after them for each city; nothing where nobody stands."""
    powers = len(view["armies"])
    if not any(view["armies"][power][region] or view["cities"][power][region] for power in range(powers)):
        return []
    found = []
    for power in range(powers):
        armies, cities = view["armies"][power][region], view["cities"][power][region]
        digit = "-" if not armies else str(armies) if armies < 10 else chr(ord("a") + armies - 10)
        found.append(Span(digit + "*" * cities, f"{style_of(power, view['seats'])} strong".strip()))
    return found


# ---- the row of cards


def row_lines(view: View, say: Say) -> list[Line]:
    """Each card on offer: its cost, what it is, and how many points its good alone would bring now."""
    seat = view["you"] if view["you"] is not None else view["asked"]
    gain_head = ""
    if seat is not None:
        own = view["you"] is not None
        gain_head = say(Phrase("picture-gain") if own else Phrase("picture-gain-seat", {"who": seat_phrase(seat)}))
    head = f"    {say(Phrase('picture-cost')):>5}  {say(Phrase('picture-card'))}"
    lines: list[Line] = [[Span(head.ljust(WIDTH - 22) + gain_head[:22].rjust(22), "dim")]]
    printing = view["options"]["printing"]
    for place, kind in enumerate(view["row"]):
        cost = COSTS[place]
        affordable = seat is None or cost <= view["coins"][seat]
        text = say(card_phrase(kind, printing))[: WIDTH - 19]
        gain = "" if seat is None else f"+{gain_of(view, seat, kind)}"
        lines.append(
            [
                Span(f"  {place + 1} {cost:>5}  ", "" if affordable else "dim"),
                Span(text.ljust(WIDTH - 19), "strong" if affordable else "dim"),
                Span(gain.rjust(8), "strong" if gain != "+0" else "dim"),
            ]
        )
    lines.append([Span("")])
    lines.append([Span(say(Phrase("picture-deck", {"cards": len(view["deck"])})), "dim")])
    return [*lines, [Span("")], *ladder_lines(say)]


def ladder_lines(say: Say) -> list[Line]:
    """How many symbols of each good the payments of 1, 2, 3 and 5 points need."""
    head = " " * 14 + "".join(f"{pay:>6}" for pay in CONTENT.pays) + "  " + say(Phrase("picture-score"))
    lines: list[Line] = [[Span(head, "dim")]]
    for good in CONTENT.goods:
        steps = "".join(f"{step:>6}" for step in CONTENT.steps[good])
        lines.append([Span(f"    {say(good_phrase(good)):<10}{steps}")])
    return lines


def gain_of(view: View, seat: int, kind: int) -> int:
    """What a seat's goods would gain by one more card."""
    card = CONTENT.cards[kind]
    slot = [*CONTENT.goods, "wild"].index(card.good)
    more = list(view["goods"][seat])
    more[slot] += card.symbols
    return goods_points(view, seat, more) - goods_points(view, seat, view["goods"][seat])


def tokens_held(view: View, seat: int) -> list[int]:
    found = [0] * GOODS
    control = control_of(view)
    for region, good in zip(board_of(view).triangles, view["tokens"], strict=False):
        found[good] += control[region] == seat
    return found


def counted(view: View, seat: int, goods: list[int]) -> list[int]:
    """Symbols by good: cards, tokens and the wild cards where they pay most."""
    tokens, placed = tokens_held(view, seat), view["allotted"][seat]
    wilds = allot(goods[:GOODS], tokens, placed, goods[WILD_GOOD] - sum(placed))
    return [goods[good] + tokens[good] + wilds[good] for good in range(GOODS)]


def goods_points(view: View, seat: int, goods: list[int]) -> int:
    return sum(CONTENT.set_points(good, count) for good, count in enumerate(counted(view, seat, goods)))


# ---- the players


def player_lines(view: View, say: Say) -> list[Line]:
    """A line of figures for each seat, then each seat's sets: symbols, points, and points with one more."""
    words = ["score", "lands", "coins", "cards", "armies", "cities"]
    head = " " * (NAME + 4) + "".join(f"{say(Phrase(f'picture-{word}')):>9}" for word in words)
    lines: list[Line] = [[Span(head[:WIDTH], "dim")]]
    control = control_of(view)
    for seat in range(view["seats"]):
        figures = [
            f"{points_of(view, seat)}",
            f"{control.count(seat)}",
            f"{view['coins'][seat]}",
            f"{view['cards'][seat]}/{CONTENT.cards_each[view['seats']]}",
            f"{view['supply'][seat]}",
            f"{view['unbuilt'][seat]}",
        ]
        lines.append([*name_spans(view, say, seat), Span("".join(f"{figure:>9}" for figure in figures))])
    games = view["options"]["games"]
    if games > 1:
        lines.append([Span(say(Phrase("picture-game", {"number": view["number"] + 1, "games": games})), "dim")])
    goods = [say(good_phrase(good)) for good in CONTENT.goods]
    wild = say(good_phrase("wild"))
    lines += [[Span("")], [Span(" " * (NAME + 4) + "".join(f"{good:>11}" for good in goods) + f"{wild:>9}", "dim")]]
    for seat in range(view["seats"]):
        lines.append([*name_spans(view, say, seat), *set_spans(view, seat)])
    return [*lines, [Span("")], [Span(say(Phrase("picture-next")), "dim")]]


def name_spans(view: View, say: Say, seat: int) -> Line:
    name = say(seat_phrase(seat))
    name = name if len(name) <= NAME else name[: NAME - 1] + "…"
    mark = "▶" if view["asked"] == seat else " "
    return [Span(mark, "strong"), Span(f"{seat + 1} {name:<{NAME}} ", f"seat{seat}")]


def set_spans(view: View, seat: int) -> Line:
    """``3:2>3`` is three symbols, two points, three points with one more."""
    line = []
    for good, count in enumerate(counted(view, seat, view["goods"][seat])):
        now, then = CONTENT.set_points(good, count), CONTENT.set_points(good, count + 1)
        more = f">{then}" if then > now else ""
        line.append(Span(f"{f'{count}:{now}{more}':>11}", "strong" if more else "" if count else "dim"))
    return [*line, Span(f"{view['goods'][seat][WILD_GOOD]:>9}")]


def points_of(view: View, seat: int) -> int:
    """The seat's points if the game ended now."""
    board = board_of(view)
    control = control_of(view)
    ruled = rulers(control, board.continent_of, len(board.continents), len(view["armies"]))
    earlier = sum(view["totals"][seat][:-3]) if view["totals"][seat] else 0
    return earlier + control.count(seat) + ruled.count(seat) + goods_points(view, seat, view["goods"][seat])


# ---- the regions


def region_lines(view: View, say: Say) -> list[Line]:
    """Every region in words, two to a line: letter, name, who controls it, who stands there."""
    board = board_of(view)
    control = control_of(view)
    cells = [region_cell(view, say, region, control[region]) for region in range(board.regions)]
    half = (len(cells) + 1) // 2
    lines: list[Line] = []
    for row in range(half):
        right = cells[row + half] if row + half < len(cells) else []
        lines.append([*cells[row], *right])
    key = "picture-key-neutral" if len(view["armies"]) > view["seats"] else "picture-key"
    return [*lines, [Span(say(Phrase(key)), "dim")]]


def region_cell(view: View, say: Say, region: int, controller: int) -> Line:
    """Half a line, 40 wide."""
    board = board_of(view)
    name = say(Phrase(f"region-{board.region_name(region)}"))
    who = "" if controller == NOBODY else f"!{sign_of(controller, view['seats'])}"
    extra = f"({say(Phrase('picture-start'))})" if region == board.start else ""
    if region in board.triangles and view["tokens"]:
        extra += "^" + token_of(view, say, region)
    troops = troop_spans(view, region)
    used = sum(len(span.text) for span in troops)
    return [
        Span(f"{board.drawing.regions[region]} {name:<15} ", style_of(controller, view["seats"])),
        Span(f"{who:<3}", "strong"),
        *troops,
        Span(f" {extra}".ljust(19 - used)[: 19 - used]),
    ]
