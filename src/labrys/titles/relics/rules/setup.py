"""Setting up: the map, the first turn, the pieces (F2 to F5)."""

from __future__ import annotations

from typing import Final

from labrys.engine.decision import Decision
from labrys.titles.relics.actions import PLACE
from labrys.titles.relics.content import CONTENT, SUITS
from labrys.titles.relics.rules.frames import BEGIN, PLACING
from labrys.titles.relics.rules.hands import asked, flip, take
from labrys.titles.relics.state import FACE_DOWN, NOBODY, OFF_MAP, Relics

DIE: Final[int] = CONTENT.die_sides


def set_up(s: Relics) -> None:
    """Mix the map, leave the hands empty (R10), roll for the first turn and ask for the pieces."""
    square = s.tables.square
    s.suit = [FACE_DOWN] * square.tiles
    s.owner = [NOBODY] * square.tiles
    s.pool = [square.aside] * SUITS
    rest = [CONTENT.tiles_per_suit - square.aside] * SUITS
    for _ in range(square.extra):
        s.pool[take(s, rest, sum(rest))] += 1
    s.piece = [OFF_MAP] * s.seats
    s.hand = [0] * (s.seats * SUITS)
    s.deck = [CONTENT.cards_per_suit] * SUITS
    s.discards = [0] * SUITS
    s.recall()
    s.round_limit = int(s.options["round_limit"])
    s.first = roll_for_first(s)
    order = [(s.first + turn) % s.seats for turn in range(s.seats)]
    if s.options["placement"] == "last_first":
        order.reverse()
    s.push(BEGIN, s.first, 1)
    for seat in reversed(order):  # the stack is asked from its top
        s.push(PLACING, seat)


def roll_for_first(s: Relics) -> int:
    """Highest die has the first turn; only those tied for highest roll again (R5)."""
    tied = list(range(s.seats))
    while len(tied) > 1:
        rolls = [s.draw(DIE) + 1 for _ in tied]
        s.tell("roll_for_first", tied[0], {"seats": tied, "rolls": rolls})
        best = max(rolls)
        tied = [seat for seat, roll in zip(tied, rolls, strict=True) if roll == best]
    s.tell("first", tied[0], {})
    return tied[0]


class Placing(Decision[Relics]):
    """Each puts the piece on a face-down tile and turns it over; no card, no cost (F5, R6 to R9)."""

    name = "place"

    def choices(self, s: Relics) -> tuple[int, ...]:
        return tuple([PLACE + tile for tile, suit in enumerate(s.suit) if suit == FACE_DOWN])

    def choose(self, s: Relics, action: int) -> None:
        seat = asked(s)
        tile = action - PLACE
        s.pop()
        s.piece[seat] = tile
        flip(s, tile)
        if s.events is not None:
            s.tell("place", seat, {"tile": tile, "suit": s.suit[tile]})
