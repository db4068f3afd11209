"""What a learner is told of Minos: all that lies open, the own hand, what is known of other hands, and their sizes.

Left out are things that only tell how a position came about: where points came from, and which of several dice of one
colour, value and owner lies on a space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.native import i16, i64
from labrys.engine.observation import Item, amount, bits, code, own, seat_bits, tally, whose
from labrys.engine.sight import EVERYTHING, NOTHING, Slate
from labrys.titles.minos.actions import ARM, MELT
from labrys.titles.minos.constants import AREA, BURIED, DECK, DISCARDS, GONE, HAND, HELD, NONE, PALACE, promised
from labrys.titles.minos.content import (
    ABILITIES,
    BONUSES,
    CARDS,
    COLOURS,
    DEEDS,
    FOUNDATIONS,
    MOST_SPACES,
    ROUTE_TOP,
    ROUTES,
    SEA_PEOPLES,
    STARTS,
    TRACK_TOP,
    TRADES,
    VASES,
)
from labrys.titles.minos.fields import LAYOUT, MOST_OFFERED, MOST_PROMISES
from labrys.titles.minos.observed_question import ABOUT_BITS, ABOUT_NUMBERS, MOST_ABOUT, note_about
from labrys.titles.minos.solo.content import SOLO_CARDS

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

DIE: Final = 6
WAYS: Final = 8  # the five actions and the halves of Expand
PLANS: Final = 53  # none yet, or one of them
ALL_SPACES: Final = len(DEEDS) * MOST_SPACES
TILES: Final = 2 * TRADES
MOST: Final = 999
SOME: Final = 99

# When what the title tells itself may have changed.
PLACES: Final[i64] = LAYOUT.bits("card", "open_card")
TRADE: Final[i64] = LAYOUT.bits("trade")
SPACES: Final[i64] = LAYOUT.bits("row", "die", "die_seat")
PROMISES: Final[i64] = LAYOUT.bits("lasting")

# Its codes.
LIES: Final = 0  # by card: where it lies
OPEN: Final = LIES + CARDS  # by card: in whose hand all know it to be
TOLD: Final = OPEN + CARDS  # by card: its place as the row tells it, twice, and 1 more if it is open; marks nothing
TILE: Final = TOLD + CARDS  # by Trade Bonus tile
VALUE: Final = TILE + 2 * TRADES  # by space: the die there, its colour and its owner
COLOUR: Final = VALUE + ALL_SPACES
OWNER: Final = COLOUR + ALL_SPACES


def observed(regions: int, dice: int, seats: int) -> tuple[Item, ...]:
    """In the order of the numbers."""
    sides = max(seats, 2)
    found = [
        amount("round", SOME, scale=0.2),
        whose("first"),
        whose("active"),
        amount("coins", MOST, scale=0.05),
        amount("weapons", MOST, scale=0.1),
        amount("vp", MOST, -MOST, scale=0.02),
        code("start", STARTS),
        code("ability", len(ABILITIES)),
        code("level", 3, first=1),
        amount("income", SOME, scale=0.1),
        amount("track", TRACK_TOP),
        amount("goods", SOME, scale=0.2),
        amount("temps", SOME, scale=0.2),
        amount("stock", SOME, scale=0.1),
        amount("pile", SOME, scale=0.1),
        amount("spare", SOME, scale=0.1),
        amount("warriors", SOME, places=regions, scale=0.2),
        amount("reserves", SOME, scale=0.1),
        amount("supply", SOME, scale=0.1),
        whose("city", places=regions),
        whose("tower", places=regions),
        whose("farm", places=regions),
        code("foundation", FOUNDATIONS, places=regions),
        code("sea_top", 2 * SEA_PEOPLES, places=regions),
        code("sea_below", 2 * SEA_PEOPLES, places=regions),
        whose("trophy"),
        code("routes", 2 * ROUTES),
        amount("ship", ROUTE_TOP),
        tally("shown_starts", STARTS, 1),
        tally("shown_abilities", len(ABILITIES), 1),
        code("vase", VASES),
        amount("vase_taken", SOME, scale=0.2),
        amount("vase_base", SOME, NONE, scale=0.2),
        seat_bits("vase_by"),
        code("bonus", BONUSES),
        code("die", DIE, first=1, places=dice),
        whose("die_seat", places=dice),
        code("plan", PLANS, mine=True),
        amount("pending", SOME, scale=0.2),
        amount("reserved", SOME),
        code("deed", WAYS),
        code("spot", MOST_SPACES),
        amount("value", DIE),
        amount("points", SOME, scale=0.2),
        code("wild_deed", WAYS),
        bits("benefits", 2),
        tally("traits", CARDS, 1),
        bits("extras", 6),
        amount("begun", 1),
        amount("age2_drawn", 1),
    ]
    if seats == 1:
        found += [
            code("home", regions),
            code("deck", 3),
            code("back", SOLO_CARDS),
            code("drawn", SOLO_CARDS),
            code("want", WAYS, places=dice),
            amount("marker", 9, scale=1 / 3),
        ]
    return (*found, *own_items(regions, sides))


def own_items(regions: int, sides: int) -> list[Item]:
    """What is no field, or a field of which a seat may know only a part."""
    return [
        own("swapped", 2, "1 if the exchange just made was Coins for Weaponry, or the other way round."),
        own("hand", CARDS, "By card: 1 in the own hand.", codes=2 * CARDS),
        own(
            "known",
            sides * CARDS,
            "By side in turn order and card: 1 if all know that it is in that hand.",
            codes=CARDS,
        ),
        own(
            "offer",
            CARDS,
            "By card: 1 + its place in the offer, from the deck outwards.",
            MOST_OFFERED,
            marks=MOST_OFFERED,
        ),
        own("discards", CARDS, "By card: 1 if it was discarded.", codes=0),
        own("gone", CARDS, "By card: 1 if it is out of the game, face up.", codes=0),
        own("area", sides * CARDS, "By side in turn order and card: 1 in its player area.", codes=0),
        own("palace", sides * CARDS, "By side in turn order and card: 1 in its Palace.", codes=0),
        own("hand_sizes", sides * 2, "By side in turn order and Age: cards in hand.", SOME, scale=0.1),
        own("deck_sizes", 2, "By Age: cards in the deck.", CARDS),
        own("buried", 1, "Cards out of the game, unseen.", CARDS),
        own(
            "trade",
            TILES * (ROUTES + sides),
            "By Trade Bonus tile: the route where it lies, or the side in turn order that holds it.",
            one_hot=ROUTES + sides,
            codes=TILES,
        ),
        own(
            "space_value",
            ALL_SPACES * DIE,
            "By action and space: the value of the die there.",
            one_hot=DIE,
            codes=ALL_SPACES,
        ),
        own(
            "space_colour", ALL_SPACES * len(COLOURS), "The colour of that die.", one_hot=len(COLOURS), codes=ALL_SPACES
        ),
        own("space_owner", ALL_SPACES * sides, "Whose die that is, in turn order.", one_hot=sides, codes=ALL_SPACES),
        own("lasting", sides, "By side in turn order: promises of points.", MOST_PROMISES, scale=0.1),
        own("about_region", regions, "The region that the seat is asked about.", one_hot=regions),
        own("about_route", ROUTES, "The route that the seat is asked about.", one_hot=ROUTES),
        own("about_card", CARDS, "The card that the seat is asked to pay for.", one_hot=CARDS),
        own("about_bits", ABOUT_BITS, "Clauses or symbols of an effect that the seat may still choose."),
        own("about", ABOUT_NUMBERS, "More of what the seat is asked: its numbers as the rules note them.", MOST_ABOUT),
    ]


def turned(s: Minos, seat: i64, side: i64) -> i64:
    """A side by turn order from a seat."""
    if side >= s.seats:
        return side
    return side - seat if side >= seat else side - seat + s.seats


def note_more(s: Minos, seat: i64, slate: Slate, at: i64) -> None:
    """The numbers that are no fields."""
    out = slate.numbers
    out[at] = i16(s.swapped == ARM)
    out[at + 1] = i16(s.swapped == MELT)
    at += 2
    sides: i64 = s.sides
    changed = slate.changed
    if slate.turned:
        changed = EVERYTHING
    if changed & PLACES:
        note_cards(s, seat, slate, at)
        note_sizes(s, seat, slate, at + (4 + 3 * sides) * CARDS)
    note_offer(s, slate, at + (1 + sides) * CARDS)
    at += (4 + 3 * sides) * CARDS + 2 * sides + 3
    if changed & TRADE:
        note_trade(s, seat, slate, at)
    at += TILES * (ROUTES + sides)
    if changed & SPACES:
        note_spaces(s, seat, slate, at)
    at += ALL_SPACES * (DIE + len(COLOURS) + sides)
    if changed & PROMISES:
        note_promises(s, seat, slate, at)
    at += sides
    if s.depth and s.asked == seat:
        note_about(s, slate, at)


def note_cards(s: Minos, seat: i64, slate: Slate, at: i64) -> None:
    """Where each card lies, as far as the seat knows."""
    sides: i64 = s.sides
    known: i64 = at + CARDS
    offer: i64 = known + sides * CARDS
    area: i64 = offer + 3 * CARDS
    palace: i64 = area + sides * CARDS
    cards: i64 = CARDS
    for card in range(cards):
        place: i64 = s.card(card)
        if slate.holds(TOLD + card, 2 * place + s.open_card(card)) and (place < HAND or not slate.turned):
            continue
        lies: i64 = NOTHING
        shown: i64 = NOTHING
        if place < HAND:
            if place == DISCARDS or place == GONE:
                lies = offer + (place - DISCARDS + 1) * CARDS + card
        elif place < AREA:
            turn: i64 = turned(s, seat, place - HAND)
            if turn == 0:
                lies = at + card
            if s.open_card(card):
                shown = known + turn * CARDS + card
        elif place < PALACE:
            lies = area + turned(s, seat, place - AREA) * CARDS + card
        else:
            lies = palace + turned(s, seat, place - PALACE) * CARDS + card
        slate.tell(LIES + card, lies)
        slate.tell(OPEN + card, shown)


def note_sizes(s: Minos, seat: i64, slate: Slate, at: i64) -> None:
    """How many cards lie where nobody may look."""
    out = slate.numbers
    for turn in range(s.sides):
        side: i64 = turn
        if turn < s.seats:
            side = (seat + turn) % s.seats
        out[at] = i16(s.number_at(HAND + side, 0))
        out[at + 1] = i16(s.number_at(HAND + side, 1))
        at += 2
    out[at] = i16(s.number_at(DECK, 0))
    out[at + 1] = i16(s.number_at(DECK, 1))
    out[at + 2] = i16(s.count_at(BURIED))


def note_offer(s: Minos, slate: Slate, at: i64) -> None:
    """The cards face up, each by its place."""
    for number in range(s.count_offer()):
        spot: i64 = at + s.offer(number)
        slate.mark(spot)
        slate.numbers[spot] = i16(number + 1)


def note_trade(s: Minos, seat: i64, slate: Slate, at: i64) -> None:
    """Where the Trade Bonus tiles lie, or whose they are."""
    tiles: i64 = TILES
    for tile in range(tiles):
        lies: i64 = s.trade(tile)
        place: i64 = NOTHING
        if lies >= HELD:
            place = at + ROUTES + turned(s, seat, lies - HELD)
        elif lies >= 0:
            place = at + lies
        slate.tell(TILE + tile, place)
        at += ROUTES + s.sides


def note_promises(s: Minos, seat: i64, slate: Slate, at: i64) -> None:
    """How many promises of points each side has."""
    out = slate.numbers
    for turn in range(s.sides):
        out[at + turn] = 0
    for promise in range(s.count_lasting()):
        to = at + turned(s, seat, promised(s.lasting(promise))[1])
        out[to] += 1


def note_spaces(s: Minos, seat: i64, slate: Slate, at: i64) -> None:
    """What dice lie on the action spaces."""
    sides: i64 = s.sides
    colours: i64 = at + ALL_SPACES * DIE
    owners: i64 = colours + ALL_SPACES * len(COLOURS)
    spaces: i64 = ALL_SPACES
    for space in range(spaces):
        die: i64 = s.row(space)
        value: i64 = NOTHING
        colour: i64 = NOTHING
        owner: i64 = NOTHING
        if die != NONE:
            if s.die(die) > 0:
                value = at + space * DIE + s.die(die) - 1
            colour = colours + space * len(COLOURS) + s.tables.colour[die]
            if s.die_seat(die) >= 0:
                owner = owners + space * sides + turned(s, seat, s.die_seat(die))
        slate.tell(VALUE + space, value)
        slate.tell(COLOUR + space, colour)
        slate.tell(OWNER + space, owner)
