"""The pages of the boards: dice and actions, Progress tracks and Vases, Trade Routes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from labrys.engine.phrase import Phrase
from labrys.engine.picture import Span
from labrys.titles.minos import names
from labrys.titles.minos.constants import POPULATION
from labrys.titles.minos.content import (
    BONUS,
    COLOURS,
    MOST_SPACES,
    ROUTE_TOP,
    ROUTES,
    TRACK_TOP,
    TRACKS,
    Content,
    Space,
)
from labrys.titles.minos.picture.parts import (
    COINS,
    POINTS,
    TALLEST,
    WIDTH,
    Line,
    Say,
    View,
    brief,
    eyes,
    fit,
    in_brief,
    mark,
    width_of,
)
from labrys.titles.minos.view_types import RouteView

Told = Callable[[Content, int], Phrase]  # how an effect is told: in full, or in brief where room is short

ROW_LABEL_WIDTH: Final = 14  # room for the name of an action
FIRST_RED: Final = 15  # Trade Bonus tiles from this number on are red
SPACE_OF_TILES: Final = {"blue": 2, "red": 4}


# ---- the action board


def action_lines(content: Content, view: View, say: Say) -> list[Line]:
    """Dice in the pool and one's own, then each action with its spaces and the dice on them."""
    crew = content.crews[max(view["seats"], 2)]
    lines = [[Span(say(Phrase("picture-pool")) + " ", "dim"), *dice_spans(view, say, None)]]
    own = dice_spans(view, say, eyes(view))
    if own:
        lines.append([Span(say(Phrase("picture-own-dice")) + " ", "dim"), *own])
    rows = [
        line for deed, row in enumerate(crew.board) for line in row_lines(content, view, say, deed, row, names.program)
    ]
    if len(lines) + len(rows) > TALLEST:
        rows = [
            line for deed, row in enumerate(crew.board) for line in row_lines(content, view, say, deed, row, in_short)
        ]
    return lines + rows


def row_lines(content: Content, view: View, say: Say, deed: int, row: tuple[Space, ...], told: Told) -> list[Line]:
    """An action with its spaces, in as many lines as they need."""
    lines: list[Line] = []
    line: Line = [Span(fit(say(names.deed(deed)), ROW_LABEL_WIDTH), "strong")]
    for at, space in enumerate(row):
        spans = [*space_spans(view, say, deed, at), Span(space_words(content, view, say, space, told) + "  ", "dim")]
        if len(line) > 1 and width_of(line) + width_of(spans) > WIDTH + 2:
            lines.append(line)
            line = [Span(" " * ROW_LABEL_WIDTH)]
        line += spans
    return [*lines, line]


def space_spans(view: View, say: Say, deed: int, at: int) -> Line:
    """A space with the die that stands on it: whose, of what colour and value."""
    die = view["rows"][deed * MOST_SPACES + at]
    found = None if die is None else view["dice"][die]
    if found is None or found["seat"] is None:
        return [Span("[    ] ")]
    colour = say(names.die(found["colour"], found["value"]))[0]
    return [Span("["), mark(found["seat"], view), Span(f":{colour}{found['value']}] ")]


def space_words(content: Content, view: View, say: Say, space: Space, told: Told) -> str:
    """Points and benefits of a space."""
    benefits = [say(told(content, benefit(content, view, program))) for program in space.benefits]
    joined = f" {say(Phrase('picture-or'))} ".join(benefits) if space.choose else " + ".join(benefits)
    points = say(Phrase("picture-points", {"n": space.points}))
    return f"{points}, {joined}" if joined else points


def benefit(content: Content, view: View, program: int) -> int:
    return content.bonuses[view["bonus"]].benefit if program == BONUS else program


def in_short(content: Content, program: int) -> Phrase:
    return brief(names.program(content, program))


def dice_spans(view: View, say: Say, seat: int | None) -> Line:
    """The dice of a seat, or those that nobody has taken, by colour."""
    found: Line = []
    for colour in range(len(COLOURS)):
        values = [
            die["value"] for die in view["dice"] if die["colour"] == colour and die["seat"] == seat and die["value"]
        ]
        if values:
            text = say(Phrase(f"dice-{COLOURS[colour]}", {"dice": " ".join(map(str, sorted(values)))}))
            found.append(Span(text + "   "))
    return found


# ---- the tracks


def track_lines(content: Content, view: View, say: Say) -> list[Line]:
    """The three Progress tracks side by side from the top down, then the Vases."""
    columns = [track_cells(content, view, say, track) for track in range(len(TRACKS))]
    widths = [max(width_of(cell) for cell in cells) + 2 for cells in columns]
    while sum(widths) > WIDTH:
        widths[widths.index(max(widths))] -= 1
    lines: list[Line] = []
    for cells in zip(*columns, strict=True):
        parts = [folded_cell(cell, width) for cell, width in zip(cells, widths, strict=True)]
        for row in zip_longest(*parts, fillvalue=[]):
            line: Line = []
            for spans, width in zip(row, widths, strict=True):
                line += [*spans, Span(" " * (width - width_of(spans)))]
            lines.append(line)
    slots = content.crews[max(view["seats"], 2)].vase_slots
    for vase in view["vases"]:
        left = " ".join(str(value) for value in slots[vase["taken"] :]) or "-"
        holders = [mark(seat, view) for seat, has in enumerate(vase["by"]) if has]
        name = say(Phrase("picture-vase", {"vase": names.named(content.vases[vase["vase"]].name)}))
        lines.append([Span(fit(left, 7), "strong"), Span(name + "  "), *holders])
    return lines


def folded_cell(cell: Line, width: int) -> list[Line]:
    """A cell that is too wide goes on below itself."""
    if width_of(cell) < width:
        return [cell]
    *before, last = cell
    indent = width_of(before)
    rows = wrap(last.text, width - indent - 1)
    return [[*before, Span(rows[0], last.style)], *([Span(" " * indent + row, last.style)] for row in rows[1:])]


def track_cells(content: Content, view: View, say: Say, track: int) -> list[Line]:
    """The name of a track, then its spaces from the top down with who stands there."""
    cells: list[Line] = [[Span(say(names.track(track)), "strong")]]
    for space in range(TRACK_TOP, -1, -1):
        seats = [seat for seat, player in enumerate(view["players"]) if player["tracks"][track] == space]
        if "rival" in view and track == POPULATION and view["rival"]["population"] == space:
            seats.append(view["rival"]["side"])
        marks = bracketed([mark(seat, view) for seat in seats])
        cells.append(
            [Span(f"{space} ", "dim"), *marks, Span(" " if marks else ""), Span(space_text(content, say, track, space))]
        )
    return cells


def bracketed(marks: Line) -> Line:
    """Who stands there, told from the numbers beside it."""
    return [Span("["), *marks, Span("]")] if marks else []


def space_text(content: Content, say: Say, track: int, space: int) -> str:
    """What a space of a track gives, at once or at Income."""
    here = content.tracks[track]
    if here.gain[space] >= 0:
        return in_brief(content, here.gain[space], say)
    if track == 0:
        return say(Phrase("picture-palace-cards", {"n": here.palace[space]}))
    if track == 1:
        return say(Phrase("picture-level", {"n": here.level[space]})) if space else ""
    args = {"n": here.weapon[space], "presence": here.presence[space], "dominance": here.dominance[space]}
    return say(Phrase("picture-population", {**args}))


# ---- the routes


def route_lines(content: Content, view: View, say: Say) -> list[Line]:
    """Each route: its spaces with Ships, prices and incomes, then the Trade Bonus tiles beside it."""
    lines: list[Line] = [[Span(say(Phrase("picture-routes-key")), "dim")]]
    for route in range(ROUTES):
        lines += spaces_of(content, view, say, route)
        lines += bonus_lines(content, say, view["routes"][route])
    return lines


def spaces_of(content: Content, view: View, say: Say, route: int) -> list[Line]:
    """The name of a route and its spaces."""
    shown = view["routes"][route]
    side = content.routes[shown["side"]]
    lines: list[Line] = []
    line: Line = [Span(f"{say(names.named(side.name))} {side.top_vp}{POINTS}", "strong")]
    for space in range(ROUTE_TOP):
        ships = [mark(seat, view) for seat, at in enumerate(shown["ships"]) if at == space + 1]
        price = f" {side.cost[space]}{COINS}→"
        cell = [Span(f"  {space + 1}", "strong"), *bracketed(ships), Span(price, "dim")]
        cell.append(Span(in_brief(content, side.income[space], say)))
        if width_of(line) + width_of(cell) > WIDTH:
            lines.append(line)
            line = [Span(" " * 4)]
        line += cell
    return [*lines, line]


def bonus_lines(content: Content, say: Say, shown: RouteView) -> list[Line]:
    """The Trade Bonus tiles that lie beside a route: the blue ones, then the red ones, in as few lines as hold them."""
    lines: list[Line] = [[Span(" ")]]
    for colour, space in SPACE_OF_TILES.items():
        tiles = [tile for tile in shown["tiles"] if (tile >= FIRST_RED) is (colour == "red")]
        words = [in_brief(content, content.trades[tile].benefit, say) for tile in tiles] or ["-"]
        cells = [f"{word} |" for word in words[:-1]] + words[-1:]
        head = Span(f" {say(Phrase(f'picture-{colour}', {'n': space}))}", "dim")
        for cell in ([head, Span(f" {cells[0]}")], *([Span(f" {word}")] for word in cells[1:])):
            if width_of(lines[-1]) + width_of(cell) > WIDTH:
                lines.append([Span(" " * 3)])
            lines[-1] += cell
        lines[-1].append(Span("  "))
    return lines
