"""What a learner is told of Relics: every public thing, the own hand, and how much the others hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.native import i16, i64
from labrys.engine.observation import Item, amount, code, own, seat_bits, whose
from labrys.engine.sight import Slate
from labrys.titles.relics.content import CONTENT, SUITS
from labrys.titles.relics.fields import LAYOUT
from labrys.titles.relics.frames import FLIGHT

if TYPE_CHECKING:
    from labrys.titles.relics.state import Relics

MOST_ROUNDS: Final = 999
CARDS: Final = CONTENT.cards_per_suit * len(CONTENT.suits)
USUAL_HAND: Final = 1 / CONTENT.hand_limit
USUAL_ROUNDS: Final = 1 / 60
COUNTERS: Final[i64] = LAYOUT.bits("owner", "suit")


def observed(seats: int) -> tuple[Item, ...]:
    """In the order of the numbers."""
    tiles = CONTENT.maps[seats].tiles
    suits = len(CONTENT.suits)
    return (
        code("suit", suits, places=tiles),
        whose("owner", places=tiles),
        code("piece", tiles),
        amount("hand", CONTENT.cards_per_suit, mine=True),
        amount("held", CARDS, scale=USUAL_HAND),
        amount("stock", CARDS),
        amount("discards", CONTENT.cards_per_suit),
        code("points", CONTENT.die_sides + 1),
        whose("first"),
        seat_bits("gone"),
        own("round", 1, "The round; beyond 999 it stays there.", MOST_ROUNDS, scale=USUAL_ROUNDS),
        own("rounds_left", 1, "Rounds to come after this one; 0 without a limit.", MOST_ROUNDS, scale=USUAL_ROUNDS),
        own("limited", 1, "1 where the rounds are limited."),
        own("costs", suits, "By suit: the points that it costs to enter a tile.", CONTENT.die_sides),
        own("suits", seats * suits, "By seat in turn order and suit: 1 where it owns a tile of the suit."),
        own("lost", tiles, "The tile from which the piece of the seat that is asked must flee.", one_hot=tiles),
    )


def note_more(s: Relics, seat: i64, slate: Slate, at: i64) -> None:
    """The numbers that are no fields."""
    out = slate.numbers
    rounds: i64 = s.round
    limit: i64 = s.round_limit
    left = limit - rounds
    if left < 0:
        left = 0
    if rounds > MOST_ROUNDS:
        rounds = MOST_ROUNDS
    out[at] = i16(rounds)
    out[at + 1] = i16(left)
    out[at + 2] = i16(limit > 0)
    at += 3
    for suit in range(SUITS):
        out[at] = i16(s.tables.cost[suit])
        at += 1
    if slate.turned or slate.changed & COUNTERS:
        note_suits(s, seat, slate, at)
    at += s.seats * SUITS
    if s.depth and s.kind == FLIGHT and s.arg > 0:
        slate.mark(at + s.arg - 1)


def note_suits(s: Relics, seat: i64, slate: Slate, at: i64) -> None:
    """Of which suits each seat owns a tile."""
    out = slate.numbers
    seats: i64 = s.seats
    for place in range(at, at + seats * SUITS):
        out[place] = 0
    claimed = s.claimed
    tile: i64 = 0
    while claimed:
        if claimed & 1:
            turn: i64 = s.owner(tile) - seat
            if turn < 0:
                turn += seats
            out[at + turn * SUITS + s.suit(tile)] = 1
        claimed >>= 1
        tile += 1
