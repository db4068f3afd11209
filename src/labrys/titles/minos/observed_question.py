"""The open question as a learner sees it: what the argument of the frame on top says, as numbers for the seat that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.decision import Part
from labrys.engine.native import i16, i64
from labrys.engine.sight import Slate
from labrys.titles.minos.content import CARDS, ROUTES
from labrys.titles.minos.frames import (
    BATTLEFIELD,
    BESIDE,
    CARD_PRICE,
    CLAUSES,
    CONTEST,
    DEED,
    EFFECT,
    FARM_PRICE,
    FIELD,
    FOR_FIRST,
    FOR_SECOND,
    FREE,
    GRAIN_USED,
    HERBS_USED,
    LAST_BATTLE,
    LEFT,
    MUSTER,
    OF_CARD,
    OF_GROUP,
    POINTS,
    PRICE,
    PROGRAM,
    SYMBOLS,
    TERMS,
    TRADE_TILE,
    USED,
    WANTED,
    WHAT,
    WHERE,
)
from labrys.titles.minos.rules.build import A_FARM, split

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

ABOUT_BITS: Final = 6
ABOUT_NUMBERS: Final = 3
MOST_ABOUT: Final = 9999

REST: Final = Part(MOST_ABOUT)


def note_about(s: Minos, slate: Slate, at: i64) -> None:
    """Mark the region, the route, the card and the numbers of the question on top."""
    kind: i64 = s.kind
    arg: i64 = s.arg
    route: i64 = at + s.tables.regions
    card: i64 = route + ROUTES
    few: i64 = card + CARDS
    if kind == POINTS:
        put(slate, few, DEED.of(arg), FREE.of(arg), LEFT.of(arg))
    elif kind == EFFECT:
        put_bits(slate, few, CLAUSES.of(arg))
        put(slate, few, PROGRAM.of(arg), 0, 0)
    elif kind == TERMS:
        put_bits(slate, few, SYMBOLS.of(arg))
        put(slate, few, OF_GROUP.of(arg), 0, 0)
    elif kind == CARD_PRICE:
        slate.mark(card + OF_CARD.of(arg))
        put(slate, few, FOR_FIRST.of(arg), FOR_SECOND.of(arg), 0)
    elif kind == PRICE:
        slate.mark((at if WHAT.of(arg) <= A_FARM else route) + WHERE.of(arg))
        put(slate, few, WHAT.of(arg), USED.of(arg), HERBS_USED.of(arg))
    elif kind == FARM_PRICE:
        slate.mark(at + FIELD.of(arg))
        put(slate, few, GRAIN_USED.of(arg), 0, 0)
    elif kind == TRADE_TILE:
        slate.mark(route + BESIDE.of(arg))
    elif kind == CONTEST:
        what, where = split(WANTED.of(arg))
        slate.mark(at + where)
        put(slate, few, what, 0, 0)
    elif kind == MUSTER or kind == LAST_BATTLE:
        slate.mark(at + BATTLEFIELD.of(arg))
    else:
        put(slate, few, REST.of(arg), 0, 0)


def put_bits(slate: Slate, at: i64, members: i64) -> None:
    for number in range(ABOUT_BITS):
        if members >> number & 1:
            slate.mark(at + number)


def put(slate: Slate, few: i64, one: i64, two: i64, three: i64) -> None:
    """Numbers that stand in the row only while they are asked about, so they are wiped as marks are."""
    at: i64 = few + ABOUT_BITS
    if one:
        slate.mark(at)
        slate.numbers[at] = i16(one)
    if two:
        slate.mark(at + 1)
        slate.numbers[at + 1] = i16(two)
    if three:
        slate.mark(at + 2)
        slate.numbers[at + 2] = i16(three)
