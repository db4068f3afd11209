"""What a position of Relics is made of. After a change: ``python -m labrys.kit.pack``.

Tiles are numbered in reading order from 0; suits as the content lists them.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.fields import HIDDEN, OWNER, SEAT, Axis, Layout, listing, number, table
from labrys.titles.relics.actions import NO_MENU
from labrys.titles.relics.content import CONTENT, MOST_TILES, OFF_MAP, SUITS

SUIT: Final = Axis("suit", SUITS)
POINTS: Final = Axis("points", CONTENT.die_sides + 1)

LAYOUT: Final = Layout(
    (
        listing("suit", MOST_TILES, "By tile: its suit, or FACE_DOWN."),
        listing("owner", MOST_TILES, "By tile: whose counter lies there, or NOBODY."),
        table("pool", SUIT, "Tiles of a suit that still lie face down on the map.", seen=HIDDEN),
        table("piece", SEAT, "The tile of a seat's piece, or OFF_MAP.", OFF_MAP),
        table("hand", (SEAT, SUIT), "Cards of a suit that a seat holds.", seen=OWNER),
        table("deck", SUIT, "Cards of a suit in the stack.", seen=HIDDEN),
        table("discards", SUIT, "Cards of a suit that were played or discarded."),
        number("points", "Action points left this turn."),
        number("round", "Which round this is, from 1."),
        number("first", "The seat with the first turn."),
        number("gone", "Who has left the table: a bit for each seat."),
        number("round_limit", "The game ends after so many rounds; 0 is never."),
        table("held", SEAT, "Cards in a seat's hand.", derived=True),
        number("stock", "Cards in the deck.", derived=True),
        table(
            "reach",
            POINTS,
            "The face-up tiles that so many points may enter, as bits; a full die enters all.",
            wide=True,
            derived=True,
        ),
        number("claimed", "The tiles with a counter, as bits.", wide=True, derived=True),
        table("own", SEAT, "The tiles with a seat's counter, as bits.", wide=True, derived=True),
        number("others", "The tiles with a piece of anybody but the seat on turn, as bits.", wide=True, derived=True),
        number("menu", "What the seat on turn may do, or NO_MENU.", NO_MENU, wide=True, derived=True),
    )
)
