"""The table of Relics as a picture in text: the map on the left, the players and the suits on the right.

A suit has a sign as well as a colour, a seat has a number as well as a colour: nothing is lost without colours.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Final

from labrys.engine.phrase import Phrase, seat_phrase
from labrys.engine.picture import Picture, Span
from labrys.titles.relics.content import CONTENT, SUITS
from labrys.titles.relics.view_types import RelicsView

Say = Callable[[Phrase], str]
Line = list[Span]
View = RelicsView

SIGNS: Final = {"plains": '"', "forest": "♠", "desert": "∴", "lake": "≈", "swamp": "ψ", "mountain": "▲"}
COUNTER: Final = "⚑"
PIECE: Final = "●"
PANEL: Final = 24  # columns right of the map
NAME: Final = 9
CELLS: Final = {4: (10, 3), 5: (8, 2), 6: (8, 2)}  # by the side of the map: columns and rows of a tile


def pictures(view: View, say: Say) -> list[Picture]:
    """One page says it all: at most 80 columns and 13 rows."""
    board = board_lines(view, say)
    panel = [*player_lines(view, say), *suit_lines(view, say)]
    width = sum(len(span.text) for span in board[0])
    gap = Span(" " * min(4, 80 - width - PANEL))
    lines: list[Line] = []
    for left, right in zip_longest(board, panel, fillvalue=None):
        lines.append([*(left or [Span(" " * width)]), gap, *(right or [])])
    return [Picture(say(Phrase("picture-map")), lines)]


# ---- the map


def board_lines(view: View, say: Say) -> list[Line]:
    """A row of letters, then the tiles, each row of them with its number."""
    side: int = view["side"]
    width, height = CELLS[side]
    lines: list[Line] = [[Span(" "), *(Span(" " + "ABCDEF"[column].center(width), "dim") for column in range(side))]]
    for row in range(side):
        cells = [tile_lines(view, say, row * side + column) for column in range(side)]
        for part in range(height):
            line = [Span(str(row + 1) if part == 0 else " ", "dim")]
            for cell in cells:
                line += [Span(" "), *cell[part]]
            lines.append(line)
    return lines


def tile_lines(view: View, say: Say, tile: int) -> list[Line]:
    """A tile: what it is on the first row, who owns it and who stands there on the second."""
    side: int = view["side"]
    width, height = CELLS[side]
    suit = view["tiles"][tile]["suit"]
    if suit is None:
        name = f" {'ABCDEF'[tile % side]}{tile // side + 1} "
        return [[Span((name if part == 0 else "").center(width, "░"), "back")] for part in range(height)]
    ground = f"ground{suit}"
    name = say(Phrase(f"suit-{CONTENT.suits[suit]}"))
    if len(name) > width - 2:
        name = name[: width - 3] + "."
    marks = mark_spans(view, tile, ground)
    room = width - sum(len(span.text) for span in marks)
    top = [Span(f"{sign(suit)} {name}".ljust(width), ground)]
    middle = [*marks, Span(" " * room, ground)]
    return [top, middle, *[[Span(" " * width, ground)]] * (height - 2)]


def mark_spans(view: View, tile: int, ground: str) -> Line:
    """The owner's counter, then the pieces."""
    owner = view["tiles"][tile]["owner"]
    marks = [] if owner is None else [Span(f"{COUNTER}{owner + 1}", f"mark{owner}")]
    for seat, place in enumerate(view["pieces"]):
        if place == tile:
            if marks:
                marks.append(Span(" ", ground))
            marks.append(Span(f"{PIECE}{seat + 1}", f"mark{seat}"))
    return [Span("  ", ground), *marks] if len(marks) < 5 else marks


def sign(suit: int) -> str:
    name = CONTENT.suits[suit]
    return SIGNS.get(name, name[0].upper())


# ---- the players and the suits


def player_lines(view: View, say: Say) -> list[Line]:
    """A line for each seat: whose turn it is, the suits owned, the size of the hand; then the deck."""
    round_name = say(Phrase("picture-round", {"number": view["round"]}))
    head = round_name.ljust(NAME + 4) + say(Phrase("picture-suits")).ljust(6)
    lines = [[Span(head + say(Phrase("picture-cards")).rjust(PANEL - len(head)), "dim")]]
    for seat in range(view["seats"]):
        name = say(seat_phrase(seat))
        name = name if len(name) <= NAME else name[: NAME - 1] + "…"
        style = "dim" if view["gone"][seat] else "strong" if view["you"] == seat else ""
        line = [
            Span("▶" if view["asked"] == seat else " ", "strong"),
            Span(str(seat + 1), f"mark{seat}"),
            Span(" " + name.ljust(NAME + 1), style),
            *owned_spans(view, seat),
            Span(str(view["hand_sizes"][seat]).rjust(PANEL - NAME - 10), style),
        ]
        lines.append(line)
    deck = say(Phrase("picture-deck"))
    lines.append([Span("   " + deck.ljust(PANEL - 7) + str(view["deck_size"]).rjust(4), "dim")])
    return lines


def owned_spans(view: View, seat: int) -> Line:
    """The six signs, those that the seat owns a tile of."""
    owned = {tile["suit"] for tile in view["tiles"] if tile["owner"] == seat}
    return [Span(sign(suit), f"ground{suit}") if suit in owned else Span("·", "dim") for suit in range(SUITS)]


def suit_lines(view: View, say: Say) -> list[Line]:
    """A line for each suit: what entering costs, the cards in your hand, the cards played."""
    heads = [say(Phrase(f"picture-{name}")) for name in ("cost", "hand", "used")]
    if view["hand"] is None:
        heads[1] = ""
    lines = [[Span(" " * 11 + heads[0].rjust(3) + heads[1].rjust(5) + heads[2].rjust(5), "dim")]]
    for suit, name in enumerate(CONTENT.suits):
        held = None if view["hand"] is None else view["hand"][suit]
        line = [
            Span(sign(suit), f"ground{suit}"),
            Span(" " + say(Phrase(f"suit-{name}")).ljust(9)),
            Span(str(view["costs"][suit]).rjust(3), "dim"),
            Span(("" if held is None else str(held) if held else "·").rjust(5), "strong" if held else "dim"),
            Span(str(view["discards"][suit]).rjust(5), "dim"),
        ]
        lines.append(line)
    return lines
