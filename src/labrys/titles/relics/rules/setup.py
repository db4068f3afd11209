"""Setting up: the map, the first turn, the pieces (F2 to F5)."""

from __future__ import annotations

from typing import Final

from labrys.engine.chance import Rng
from labrys.engine.decision import Decision
from labrys.engine.native import i64
from labrys.engine.sets import adding, below, has, only
from labrys.titles.relics.actions import PLACE
from labrys.titles.relics.content import CONTENT, FACE_DOWN, NOBODY
from labrys.titles.relics.frames import BEGIN, PLACING
from labrys.titles.relics.rules.helpers import flip
from labrys.titles.relics.state import Relics

DIE: Final[i64] = CONTENT.die_sides
TILES_PER_SUIT: Final[i64] = CONTENT.tiles_per_suit
BOX: Final[i64] = TILES_PER_SUIT * len(CONTENT.suits)


def set_up(s: Relics) -> None:
    """Mix the map, leave the hands empty (R10), roll for the first turn and ask for the pieces."""
    s.lay_out()
    mix_map(s)
    s.round_limit = int(s.options["round_limit"])
    first = roll_for_first(s)
    s.first = first
    s.push(BEGIN, first, 1)
    last_first = s.options["placement"] == "last_first"
    for turn in range(s.seats):  # the stack is asked from its top
        s.push(PLACING, (first + (turn if last_first else s.seats - 1 - turn)) % s.seats)


def mix_map(s: Relics) -> None:
    """To the tiles that are surely on the map come others, drawn blindly from what the box has left (F2, R50)."""
    unused: i64 = BOX - s.tables.tiles
    left: i64 = unused + s.tables.extra
    while left > unused:
        lot = s.draw(left)
        suit: i64 = 0
        while lot >= TILES_PER_SUIT - s.pool(suit):
            lot -= TILES_PER_SUIT - s.pool(suit)
            suit += 1
        s.add_pool(suit, 1)
        left -= 1


def roll_for_first(s: Relics) -> i64:
    """Highest die has the first turn; only those tied for highest roll again (R5)."""
    tied = below(s.seats)  # all seats, as bits
    first: i64 = NOBODY
    while first == NOBODY:
        tied = highest(s, tied)
        for seat in range(s.seats):
            if tied == only(seat):
                first = seat
    if s.events is not None:
        s.tell("first", first, {})
    return first


def highest(s: Relics, rolling: i64) -> i64:
    """Some seats roll a die each: those with the highest, as bits as well."""
    seats: list[int] = []
    rolls: list[int] = []
    best: i64 = 0
    found: i64 = 0
    for seat in range(s.seats):
        if has(rolling, seat):
            roll = s.draw(DIE) + 1
            if roll > best:
                best = roll
                found = 0
            if roll == best:
                found = adding(found, seat)
            if s.events is not None:
                seats.append(seat)
                rolls.append(roll)
    if s.events is not None:
        s.tell("roll_for_first", seats[0], {"seats": seats, "rolls": rolls})
    return found


class Placing(Decision[Relics]):
    """Each puts the piece on a face-down tile and turns it over; no card, no cost (F5, R6 to R9)."""

    kind = PLACING
    name = "place"

    def choices(self, s: Relics) -> tuple[int, ...]:
        found: list[int] = []
        for tile in range(s.tables.tiles):
            if s.suit(tile) == FACE_DOWN:
                found.append(PLACE + tile)
        return tuple(found)

    def pick(self, s: Relics, rng: Rng) -> i64:
        lot = rng.below(s.hidden())
        tile: i64 = 0
        while lot > 0 or s.suit(tile) != FACE_DOWN:
            if s.suit(tile) == FACE_DOWN:
                lot -= 1
            tile += 1
        return PLACE + tile

    def choose(self, s: Relics, action: i64) -> None:
        seat = s.asked
        tile = action - PLACE
        s.pop()
        s.set_piece(seat, tile)
        flip(s, tile)
        if s.events is not None:
            s.tell("place", seat, {"tile": tile, "suit": s.suit(tile)})
