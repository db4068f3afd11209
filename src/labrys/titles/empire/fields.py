"""What a position of Empire is made of. After a change: ``python -m labrys.kit.pack``.

A side is a seat or, with two players, the neutral third.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.fields import PARTLY, SEAT, SIDE, Axis, Layout, listing, number, table
from labrys.titles.empire.actions import GOODS, NO_BID, REGIONS, ROW, SEATS, SLOTS
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.scoring import TALLY
from labrys.titles.empire.tables import NOBODY

CARDS: Final = max(sum(card.count(seats) for card in CONTENT.cards) for seats in CONTENT.coins)
TRIANGLES: Final = max(len(board.triangles) for board in CONTENT.boards)

REGION: Final = Axis("region", REGIONS)
GOOD: Final = Axis("good", GOODS)
SLOT: Final = Axis("slot", SLOTS)

LAYOUT: Final = Layout(
    (
        number("side", "Which side of the board lies up: 0 is A."),
        number("number", "Which game of a series this is, from 0."),
        number("first", "The first player, once named.", NOBODY),
        number("bank", "Coins in the supply."),
        table("armies", (SIDE, REGION), "Armies of a side in a region."),
        table("cities", (SIDE, REGION), "Cities of a side in a region."),
        table("coins", SEAT, "Coins of a seat."),
        table("cards", SEAT, "How many cards a seat owns."),
        table("goods", (SEAT, SLOT), "Symbols of each good that a seat has, then its wild cards."),
        listing("row", ROW, "Kinds of the cards on offer, the free one first."),
        listing("deck", CARDS, "Kinds of the cards left, sorted."),
        table("bids", SEAT, "The bid of a seat, or NO_BID.", NO_BID, seen=PARTLY),
        listing("tokens", TRIANGLES, "By triangle: the good of its token; empty without the variant."),
        table("allotted", (SEAT, GOOD), "Wild cards that the player placed by hand."),
        listing("totals", SEATS * TALLY, "By seat, TALLY numbers each: what earlier games of the series brought."),
        table("supply", SIDE, "Armies of a side beside the board.", derived=True),
        table("unbuilt", SEAT, "Cities of a seat beside the board.", derived=True),
        table("occupied", SIDE, "The regions with armies of a side, as bits.", wide=True, derived=True),
        table("homes", SEAT, "The regions where a seat may place armies, as bits.", wide=True, derived=True),
    )
)
