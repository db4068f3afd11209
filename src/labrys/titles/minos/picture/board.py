"""The page of one player's board: ability, Income track, pieces with what they give, Goods and the stacks they come from."""

from __future__ import annotations

from labrys.engine.phrase import Phrase, seat_phrase
from labrys.engine.picture import Span
from labrys.titles.minos import names
from labrys.titles.minos.content import GOODS, Board, Content
from labrys.titles.minos.picture.parts import (
    COINS,
    POINTS,
    WIDTH,
    Line,
    Say,
    View,
    built,
    eyes,
    fit,
    folded,
    in_brief,
    mark,
    wealth,
    width_of,
)

BUILT, FREE, PRICE, WARRIOR = "■", "□", "→", "w"
LABEL_WIDTH = 8  # room for the name of a row
LABEL_OF_GOODS = 14
COLUMN = 9  # of one Good


def board_lines(content: Content, view: View, say: Say) -> list[Line]:
    """What the seat has and what its next pieces bring; the page of everybody tells less of more people."""
    board = content.board
    cities, ships = city_cells(board, view), ship_cells(board, view)
    return [
        *head_lines(content, view, say),
        income_line(board, view, say),
        *row(say, "cities", [*cities, f"  {say(Phrase('picture-ships'))}", *ships]),
        *row(say, "towers", tower_cells(content, view, say)),
        *row(say, "farms", farm_cells(content, view, say)),
        *folded(say(Phrase("picture-board-key")), 0, "dim"),
        *goods_lines(content, view, say),
    ]


def head_lines(content: Content, view: View, say: Say) -> list[Line]:
    """Who it is, where the Warriors are, and the Special Ability as it works now."""
    seat = eyes(view)
    player = view["players"][seat]
    there = sum(region["warriors"][seat] for region in view["regions"])
    warriors = {"map": there, "reserves": player["reserves"], "supply": player["supply"]}
    lines: list[Line] = [
        [
            mark(seat, view),
            Span(f" {say(seat_phrase(seat))}", f"seat{seat}"),
            Span(f"  {wealth(player)}  ", "strong"),
            Span(say(Phrase("picture-warriors", {**warriors})), "dim"),
        ]
    ]
    if player["ability"] is None:
        return lines
    tile = content.abilities[player["ability"]]
    text = Phrase(
        "picture-ability-text",
        {
            "ability": names.named(tile.name),
            "n": player["level"],
            "text": names.ability(content, tile, player["level"] - 1),
        },
    )
    return [*lines, *folded(say(text), 0)]


def income_line(board: Board, view: View, say: Say) -> Line:
    """What each space of the Income track pays, the own one in brackets."""
    at = view["players"][eyes(view)]["income"]
    line: Line = [Span(fit(say(Phrase("source-income")), LABEL_WIDTH), "strong")]
    for space, (coins, points) in enumerate(zip(board.income_coins, board.income_vp, strict=True)):
        pays = f"{coins}{COINS}" + (f"{points}{POINTS}" if points else "")
        line.append(Span(f"[{pays}]", "strong") if space == at else Span(f" {pays}" if space - 1 != at else pays))
    return line


def city_cells(board: Board, view: View) -> list[str]:
    """The first City stands from the start."""
    number = built(view, "city", eyes(view))
    prices = zip(board.city_cost, board.city_vp, strict=True)
    cells = [f"{cost}{COINS}{PRICE}{points}{POINTS}" for cost, points in prices]
    return boxes(["", *cells], number)


def ship_cells(board: Board, view: View) -> list[str]:
    number = sum(route["ships"][eyes(view)] > 0 for route in view["routes"])
    prices = zip(board.ship_cost, board.ship_vp, strict=True)
    return boxes([f"{cost}{COINS}{PRICE}{points}{POINTS}" for cost, points in prices], number)


def tower_cells(content: Content, view: View, say: Say) -> list[str]:
    board = content.board
    cells = []
    for cost, gain, points in zip(board.tower_cost, board.tower_gain, board.tower_vp, strict=True):
        more = f", +{points}{POINTS}" if points else ""
        cells.append(f"{cost}{COINS}{PRICE}{in_brief(content, gain, say)}{more}")
    return boxes(cells, built(view, "tower", eyes(view)))


def farm_cells(content: Content, view: View, say: Say) -> list[str]:
    board = content.board
    cells = []
    for cost, gain, points in zip(board.farm_cost, board.farm_gain, board.farm_vp, strict=True):
        cells.append(f"{cost}{WARRIOR}{PRICE}{in_brief(content, gain, say)}, {points}{POINTS}")
    return boxes(cells, built(view, "farm", eyes(view)))


def boxes(cells: list[str], number: int) -> list[str]:
    return [f"{BUILT if at < number else FREE}{cell}" for at, cell in enumerate(cells)]


def row(say: Say, message: str, cells: list[str]) -> list[Line]:
    """Pieces of a kind, in as many lines as they need."""
    lines: list[Line] = [[Span(fit(say(Phrase(f"picture-{message}")), LABEL_WIDTH), "strong")]]
    for cell in cells:
        style = "dim" if cell.startswith(BUILT) else ""
        if width_of(lines[-1]) + len(cell) > WIDTH:
            lines.append([Span(" " * LABEL_WIDTH)])
        lines[-1].append(Span(f"{cell}  ", style))
    return lines


def goods_lines(content: Content, view: View, say: Say) -> list[Line]:
    """Own Goods by kind, what is left of each in the stacks, and what Goods of one kind are worth."""
    player = view["players"][eyes(view)]
    titles = [say(names.good(good)) for good in range(len(GOODS))]
    own = [f"{player['goods'][good]}" + f"+{player['temps'][good]}" * (player["temps"][good] > 0) for good in range(6)]
    lines = [
        goods_row("", titles, "strong"),
        goods_row(say(Phrase("picture-goods-own")), own),
        goods_row(say(Phrase("picture-goods-open")), [str(left) for left in view["stock"]], "dim"),
        goods_row(say(Phrase("picture-goods-temps")), [str(left) for left in view["temps"]], "dim"),
    ]
    first, second, third, fourth = content.board.good_steps[:4]
    steps = {"first": first, "second": second, "third": third, "fourth": fourth}
    card = in_brief(content, content.board.third_good, say)
    text = Phrase("picture-good-steps", {**steps, "card": card, "hidden": sum(view["pile"])})
    return [*lines, [Span(say(text), "dim")]]


def goods_row(label: str, cells: list[str], style: str = "") -> Line:
    return [Span(fit(label, LABEL_OF_GOODS), "dim"), Span("".join(fit(cell, COLUMN) for cell in cells), style)]
