"""What a position of Minos is made of. After a change: ``python -m labrys.kit.pack``.

A side is a seat or, where one plays alone, the automaton. Cards that lie in one place are a ring in the order of their
numbers: each card knows the one after it and the one before it, and the place itself closes the ring (`state`).
"""

from __future__ import annotations

from typing import Final

from labrys.engine.fields import HIDDEN, OWNER, PARTLY, SIDE, Axis, Layout, listing, number, table
from labrys.titles.minos.constants import BOX, DECK, N_GOODS, N_SOURCES, NOBODY, NONE, PLACES
from labrys.titles.minos.content import (
    ABILITIES,
    CARDS,
    COLOURS,
    DEEDS,
    MOST_REGIONS,
    MOST_SPACES,
    ROUTES,
    SEA_PEOPLES,
    STARTS,
    TRACKS,
    TRADES,
)
from labrys.titles.minos.solo.content import SOLO_CARDS

MOST_OFFERED: Final = 9  # cards face up
MOST_DICE: Final = 6 * len(COLOURS)
MOST_PROMISES: Final = 255
SLOTS: Final = 3  # Vases in play
AGES: Final = 2

REGION: Final = Axis("region", MOST_REGIONS)
SOURCE: Final = Axis("source", N_SOURCES)
TRACK: Final = Axis("track", len(TRACKS))
GOOD: Final = Axis("good", N_GOODS)
ROUTE: Final = Axis("route", ROUTES)
TROPHY: Final = Axis("tile", 2 * SEA_PEOPLES)
TRADE: Final = Axis("tile", 2 * TRADES)
CARD: Final = Axis("card", CARDS)
SLOT: Final = Axis("slot", SLOTS)
SPACE: Final = Axis("space", len(DEEDS) * MOST_SPACES)
SOLO_CARD: Final = Axis("card", SOLO_CARDS)
LINK: Final = Axis("card", CARDS + PLACES)
PLACE: Final = Axis("place", PLACES)
AGE: Final = Axis("age", AGES)

LAYOUT: Final = Layout(
    (
        number("round", "The round, from 1 on."),
        number("first", "Who has the First Player marker."),
        number("active", "Whose turn it is, or NOBODY between turns.", NOBODY),
        table("coins", SIDE, "Coins of a side."),
        table("weapons", SIDE, "Weaponry of a side."),
        table("vp", SIDE, "Points so far."),
        table("source", (SIDE, SOURCE), "Where the points came from."),
        table("start", SIDE, "The Starting card, or NONE.", NONE),
        table("ability", SIDE, "The Special Ability tile, or NONE.", NONE),
        table("level", SIDE, "The level of the Ability marker, 1 to 3.", 1),
        table("income", SIDE, "The position of the Income marker."),
        table("track", (SIDE, TRACK), "The space of a Progress marker."),
        table("goods", (SIDE, GOOD), "Goods of a side."),
        table("temps", (SIDE, GOOD), "Temporary Goods of a side."),
        table("stock", GOOD, "Face-up Goods."),
        table("pile", GOOD, "Face-down Goods, by type."),
        table("spare", GOOD, "Temporary Goods in the supply."),
        table("warriors", (SIDE, REGION), "Warriors of a side in a region."),
        table("reserves", SIDE, "Warriors that may be placed."),
        table("supply", SIDE, "Warriors that must be gained first."),
        table("city", REGION, "Who owns the City of a region, or NOBODY.", NOBODY),
        table("tower", REGION, "Who owns the Tower of a region, or NOBODY.", NOBODY),
        table("farm", REGION, "Who owns the Farm of a region, or NOBODY.", NOBODY),
        table("foundation", REGION, "The Foundation tile of a region, or NONE.", NONE),
        table("sea_top", REGION, "The Level I Sea Peoples tile of a region, or NONE.", NONE),
        table("sea_below", REGION, "The Level II Sea Peoples tile of a region, or NONE.", NONE),
        table("trophy", TROPHY, "Who defeated a Sea Peoples tile, or NOBODY.", NOBODY),
        table("routes", ROUTE, "Which side of a route tile lies up, as an index into the content's routes."),
        table("ship", (SIDE, ROUTE), "The space of a Ship on a route, or 0."),
        table("trade", TRADE, "Where a Trade Bonus tile lies: BOX, a route, or HELD + a side.", BOX),
        table("card", CARD, "Where a card lies.", DECK, seen=PARTLY),
        table("open_card", CARD, "1 while everybody knows whose hand a card is in."),
        listing("offer", MOST_OFFERED, "The cards face up, from the deck outwards."),
        listing("shown_starts", STARTS, "Starting cards still to choose from."),
        listing("shown_abilities", len(ABILITIES), "Special Ability tiles still to choose from."),
        table("vase", SLOT, "The three Vases in play."),
        table("vase_taken", SLOT, "Covered slots of a Vase."),
        table("vase_base", SLOT, "Slots that were covered when a simultaneous step began, or NONE.", NONE),
        table("vase_by", SLOT, "The seats that have claimed a Vase, as bits."),
        number("bonus", "The Action Bonus tile."),
        listing("die", MOST_DICE, "The value of a die, or 0."),
        listing("die_seat", MOST_DICE, "Who has taken a die, or NOBODY."),
        table("row", SPACE, "The die on a space, MOST_SPACES for each action, or NONE.", NONE),
        table("plan", SIDE, "1 + the grouping chosen, hidden until all have chosen.", seen=OWNER),
        table("pending", (SIDE, TRACK), "Steps still to take."),
        table("reserved", SIDE, "1 + a building claimed against another (E03)."),
        listing(
            "lasting", MOST_PROMISES, "Term and seat of each vp-scoring and vp-end, as `places.promise` notes them."
        ),
        number("deed", "The action of this turn."),
        number("spot", "Its space."),
        number("value", "The value of its die."),
        number("points", "Action points left."),
        number("wild_deed", "What a Wild action is used for, or NONE.", NONE),
        number("benefits", "The space's benefits still to take, as bits."),
        listing("traits", CARDS, "Cards whose Royal Trait is still to take."),
        number("extras", "The extra actions used, as bits."),
        number("begun", "1 once a part of the space was used."),
        number("age2_drawn", "1 once the turn drew from the Age II deck before its time."),
        number("swapped", "The exchange just made, as its action, or 0."),
        number(
            "home", "The automaton's home region, whose Good is covered; NONE without an automaton.", NONE, only="solo"
        ),
        table("deck", SOLO_CARD, "A card of the automaton: in the deck, drawn in this round, or spent.", only="solo"),
        number("back", "The first card that has the back which lies on top of the deck.", only="solo"),
        number("drawn", "The card drawn last, or NONE.", NONE, only="solo"),
        listing("want", MOST_DICE, "By die: the action that a Wild die stands for, or NONE.", only="solo"),
        table("marker", SLOT, "How far his Objective marker is on a Vase, 3 on the highest space.", only="solo"),
        table("camps", SIDE, "The regions in which a side has a Warrior, as bits.", wide=True, derived=True),
        table("tiles", SIDE, "The Trade Bonus tiles that a side holds, as bits.", wide=True, derived=True),
        table("bundles", SIDE, "The Goods of which a side could make a lasting one, as bits.", wide=True, derived=True),
        table(
            "after", LINK, "The next card in the same place; CARDS + place after the last.", derived=True, seen=HIDDEN
        ),
        table("before", LINK, "The card before it in the same place.", derived=True, seen=HIDDEN),
        table("number_at", (PLACE, AGE), "How many cards of an Age lie in a place.", derived=True),
    )
)
