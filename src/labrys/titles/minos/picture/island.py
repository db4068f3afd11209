"""The pages of the island: the map with what stands on it, and what the tiles on it give."""

from __future__ import annotations

from itertools import zip_longest

from labrys.engine.phrase import Phrase
from labrys.engine.picture import Span
from labrys.titles.minos import names
from labrys.titles.minos.content import Content
from labrys.titles.minos.picture.parts import (
    POINTS,
    WIDTH,
    Line,
    Say,
    View,
    clip,
    eyes,
    fit,
    goods_text,
    in_brief,
    mark,
    seat_name,
    short,
    stripped,
    wealth,
    width_of,
)
from labrys.titles.minos.view_types import RegionView

CITY, TOWER, FARM, WARRIOR = "C", "T", "F", "w"
FOUNDATION, SEA = "▣", "⚔"
LEAST_FOUNDATION = 12  # columns
GAP = 2  # columns between the drawing and what stands beside it


def map_lines(content: Content, view: View, say: Say) -> list[Line]:
    """The drawing with who has what beside it, then a line for each region."""
    island = content.crews[max(view["seats"], 2)].map
    grounds = {region.letter: region.number - 1 for region in island.regions}
    drawing: list[Line] = []
    for row in island.drawing:
        line: Line = []
        for column, letter in enumerate(row):
            beside = row[column - 1 : column] == row[column + 1 : column + 2]  # inside a region there is no gap
            at = grounds.get(row[column - 1] if letter == " " and beside else letter)
            style = "dim" if at is None else f"ground{island.regions[at].good}"
            line.append(Span("·" if letter == "." else letter, style))
        drawing.append(line)
    broad = max(width_of(line) for line in drawing) + GAP
    panel = [clip(line, WIDTH - broad) for line in panel_lines(view, say)]
    top: list[Line] = []
    for left, right in zip_longest(drawing, panel, fillvalue=None):
        shown = left or []
        top.append([*shown, Span(" " * (broad - width_of(shown))), *(right or [])])
    return top + in_columns([region_line(content, view, say, number) for number in range(len(island.regions))])


def panel_lines(view: View, say: Say) -> list[Line]:
    """The round, what each side can pay with, own Goods, and what the signs mean."""
    lines: list[Line] = [[Span(say(Phrase("picture-round", {"n": view["round"]})), "dim")]]
    for seat, player in enumerate(view["players"]):
        turn = Span("▶" if view["asked"] == seat else " ", "strong")
        lines.append(
            [
                turn,
                mark(seat, view),
                Span(f" {seat_name(seat, say, 8)} ", f"seat{seat}"),
                Span(wealth(player, (3, 2, 2))),
            ]
        )
    if "rival" in view:
        side = view["rival"]["side"]
        name = fit(say(Phrase("automaton")), 12)
        lines.append(
            [Span(" "), mark(side, view), Span(f" {name} ", f"seat{side}"), Span(f"{view['rival']['vp']}{POINTS}")]
        )
    goods = goods_text(view["players"][eyes(view)], say).split("  ")
    lines += [[Span(" " + " ".join(part))] for part in (goods[:3], goods[3:]) if part]
    if len(lines) < 8:
        lines.append([Span(say(Phrase("picture-map-key")), "dim")])
    if len(lines) < 8:
        lines.append([Span(say(Phrase("picture-map-key-tiles")), "dim")])
    return lines


def in_columns(lines: list[Line]) -> list[Line]:
    """Two to a row, read down the first column and then down the second."""
    half = -(-len(lines) // 2)
    left = [clip(line, WIDTH // 2 - 1) for line in lines[:half]]
    right = [*lines[half:], []][:half]
    return [
        [*first, Span(" " * (WIDTH // 2 - width_of(first))), *second] for first, second in zip(left, right, strict=True)
    ]


def region_line(content: Content, view: View, say: Say, number: int) -> Line:
    """Letter, number, name, Good, pieces, Warriors by seat, then tiles."""
    island = content.crews[max(view["seats"], 2)].map
    region = island.regions[number]
    here = view["regions"][number]
    covered = "rival" in view and view["rival"]["home"] == number
    good = "▒▒▒" if covered else short(region.good, say)
    head = f"{region.letter} {number + 1:>2} {fit(say(names.named(region.name)), 10)} {fit(good, 3)}"
    line = [Span(head, f"ground{region.good}"), Span(" ")]
    for sign, owner in ((CITY, here["city"]), (TOWER, here["tower"]), (FARM, here["farm"])):
        line += [Span("· ", "dim")] if owner is None else [Span(sign), mark(owner, view)]
    for seat, warriors in enumerate(here["warriors"]):
        if warriors:
            line += [Span(" "), mark(seat, view), Span(f"{WARRIOR}{warriors}")]
    if here["foundation"] is not None and here["city"] is None:
        line.append(Span(f" {FOUNDATION}", "dim"))
    sea = visible(here)
    return line if sea is None else [*line, Span(f" {SEA}{content.sea[sea].demand}", "dim")]


def visible(here: RegionView) -> int | None:
    """The Sea Peoples tile on top."""
    return next((tile for tile in here["sea"] if tile is not None), None)


def tile_lines(content: Content, view: View, say: Say) -> list[Line]:
    """What each region's Foundation gives, and its Sea Peoples tiles: the one to fight now, then the one below."""
    rows: list[tuple[Span, list[str]]] = []
    for region, here in zip(content.crews[max(view["seats"], 2)].map.regions, view["regions"], strict=True):
        head = Span(f"{region.number:>2} {fit(say(names.named(region.name)), 10)}", f"ground{region.good}")
        found = ""
        if here["foundation"] is not None and here["city"] is None:
            found = f"{FOUNDATION} {in_brief(content, content.foundations[here['foundation']].benefit, say)}"
        rows.append((head, [found, *(sea_text(content, say, tile) for tile in here["sea"])]))
    widths = [max(len(cells[at]) for _, cells in rows) + 1 for at in range(3)]
    while sum(widths) > WIDTH - len(rows[0][0].text) and widths[0] > LEAST_FOUNDATION:
        widths[0] -= 1
    lines: list[Line] = [[Span(say(Phrase("picture-tiles-key")), "dim")]]
    for head, (found, top, below) in rows:
        seas = [Span(top.ljust(widths[1]), "strong"), Span(below, "dim" if top else "strong")]
        if len(found) < widths[0]:
            lines.append(stripped([head, Span(" "), Span(found.ljust(widths[0])), *seas]))
            continue
        alone: Line = [head, Span(" "), Span(found)]
        close = [Span(f"  {top}", "strong"), Span(f"  {below}", "dim" if top else "strong")]
        if width_of([*alone, *close]) <= WIDTH:  # a long one moves the tiles on
            lines.append([*alone, *close])
        else:
            lines += [alone, [Span(" " * (len(head.text) + 1 + widths[0])), *seas]]
    return lines


def sea_text(content: Content, say: Say, tile: int | None) -> str:
    """The strength that a tile demands, and what it gives."""
    return (
        "" if tile is None else f"{SEA}{content.sea[tile].demand} {in_brief(content, content.sea[tile].benefit, say)}"
    )
