"""What a learner is told of Empire: all that lies on the table, and of the bids what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.native import i16, i64
from labrys.engine.observation import Item, amount, code, own, tally, whose
from labrys.engine.sight import NOTHING, Slate
from labrys.titles.empire.actions import BIDS, NO_BID
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.fields import LAYOUT
from labrys.titles.empire.frames import ALLOTTING, BOTH, DESTROYING, EITHER, NEUTRALS, PLACING, SAILING
from labrys.titles.empire.scoring import PAST_SOURCES, TALLY
from labrys.titles.empire.tables import MOST_SYMBOLS

if TYPE_CHECKING:
    from labrys.titles.empire.state import Empire

KINDS: Final = len(CONTENT.cards)
MOST_ALIKE: Final = max(card.count(seats) for card in CONTENT.cards for seats in CONTENT.coins)
MOST_COINS: Final = max(CONTENT.coins.values())
PARTS: Final = DESTROYING - PLACING + 1  # what a card can let one do
MOST_LEFT: Final = 16
FIGURES: Final = 1 + TALLY - PAST_SOURCES  # of earlier games: points, coins, armies, regions
MOST_FIGURE: Final = 500
FISTS: Final[i64] = LAYOUT.bits("bids")


def observed(seats: int) -> tuple[Item, ...]:
    """In the order of the numbers."""
    return (
        amount("side", 1),
        amount("number", 2),
        whose("first"),
        amount("bank", CONTENT.coins_in_box),
        amount("armies", CONTENT.armies, scale=0.25),
        amount("cities", CONTENT.cities),
        amount("coins", MOST_COINS),
        amount("cards", max(CONTENT.cards_each.values())),
        amount("goods", MOST_SYMBOLS, scale=0.2),
        code("row", KINDS),
        tally("deck", KINDS, MOST_ALIKE),
        code("tokens", len(CONTENT.goods)),
        amount("allotted", MOST_SYMBOLS, scale=0.2),
        amount("supply", CONTENT.armies),
        amount("unbuilt", CONTENT.cities),
        own(
            "bid",
            seats * BIDS,
            "By seat in turn order: its bid, once the seat that looks knows it.",
            one_hot=BIDS,
            codes=seats,
        ),
        own("has_bid", seats, "By seat in turn order: 1 once it has bid.", codes=seats),
        own("card", KINDS, "The card whose actions are chosen from.", one_hot=KINDS),
        own("left", 1, "Armies to place, moves to make or wild cards to join that are left.", MOST_LEFT, scale=0.2),
        own("then", PARTS, "What follows: place, march, sail, build, destroy.", one_hot=PARTS),
        own("then_left", 1, "How much of it.", MOST_LEFT, scale=0.2),
        own(
            "earlier",
            seats * FIGURES,
            "By seat in turn order: points, coins, armies and regions of the earlier games of a series.",
            MOST_FIGURE,
            scale=0.02,
        ),
        own("games_left", 1, "Games of the series after this one.", 2),
        own("printing", 1, "1 with the neutral printing of the cards."),
        own("by_hand", 1, "1 where players place their wild cards by hand."),
    )


def note_more(s: Empire, seat: i64, slate: Slate, at: i64) -> None:
    """The numbers that are no fields."""
    out = slate.numbers
    seats: i64 = s.seats
    if slate.turned or slate.changed & FISTS:
        note_bids(s, seat, slate, at)
    at = note_frames(s, slate, at + seats * (BIDS + 1))
    if s.count_totals():
        for turn in range(seats):
            note_earlier(s, slate, (seat + turn) % seats, at + turn * FIGURES)
    at += seats * FIGURES
    out[at] = i16(s.tables.games - 1 - s.number)
    out[at + 1] = i16(s.tables.neutral)
    out[at + 2] = i16(s.tables.by_hand)


def note_bids(s: Empire, seat: i64, slate: Slate, at: i64) -> None:
    """Who has bid, and what, as far as the seat knows."""
    seats: i64 = s.seats
    hidden = s.bids_hidden()
    for turn in range(seats):
        bid: i64 = s.bids((seat + turn) % seats)
        known: i64 = NOTHING
        made: i64 = NOTHING
        if bid != NO_BID:
            made = at + seats * BIDS + turn
            if turn == 0 or not hidden:
                known = at + turn * BIDS + bid
        slate.tell(turn, known)
        slate.tell(seats + turn, made)


def note_frames(s: Empire, slate: Slate, at: i64) -> i64:
    """What is being done, and what the other half of an "and" card lets one do after it."""
    out = slate.numbers
    left: i64 = 0
    then_left: i64 = 0
    if s.depth:
        kind: i64 = s.kind
        if kind == EITHER or kind == BOTH:
            slate.mark(at + s.arg)
        elif PLACING <= kind <= SAILING or kind == ALLOTTING or kind == NEUTRALS:
            left = s.arg
        if s.depth > 1:
            below: i64 = s.depth - 2
            kind = s.kind_at(below)
            if PLACING <= kind <= DESTROYING:
                slate.mark(at + KINDS + 1 + kind - PLACING)
                then_left = s.arg_at(below)
    at += KINDS
    out[at] = i16(left)
    at += 1 + PARTS
    out[at] = i16(then_left)
    return at + 1


def note_earlier(s: Empire, slate: Slate, seat: i64, at: i64) -> None:
    """What earlier games of a series brought to a seat."""
    first: i64 = seat * TALLY
    points: i64 = 0
    for source in range(PAST_SOURCES):
        points += s.totals(first + source)
    slate.mark(at)  # marked so that it is wiped before another game is told in this row
    slate.numbers[at] = i16(points)
    for figure in range(PAST_SOURCES, TALLY):
        at += 1
        slate.mark(at)
        slate.numbers[at] = i16(s.totals(first + figure))
