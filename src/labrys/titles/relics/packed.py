"""The fields of Relics as readers and writers. Written by ``python -m labrys.kit.pack`` from fields.py: edit that."""

from __future__ import annotations

from typing import Any

from labrys.engine.closed import ClosedState
from labrys.engine.decision import Flow
from labrys.engine.native import i16, i64
from labrys.engine.option import Setting
from labrys.engine.packing import Packing
from labrys.engine.position import NO_SMALL, NO_WIDE
from labrys.engine.rows import too_wide
from labrys.engine.state import NO_MENU


class PackedRelics(ClosedState):
    """A position of Relics as packed numbers."""

    def __init__(
        self,
        game: Any,
        seats: int,
        options: dict[str, Setting],
        flow: Flow,
        packing: Packing | None = None,
        sides: int = 0,
    ) -> None:
        self.seal = None
        self.chance = 1
        self.steps = 0
        self.top = 0
        self.depth = 0
        self.small = NO_SMALL
        self.wide = NO_WIDE
        self.frames_at = 0
        self.seen = 0
        self.touched = 0
        self.seats = seats
        self.flow = flow
        self.events = None
        self.legal = None
        self.listed = NO_MENU
        super().__init__(game, seats, options, flow, packing, sides)

    def suit(self, at: i64) -> i64:
        """By tile: its suit, or FACE_DOWN."""
        spot: i64 = 1 + at
        return i64(self.small[spot])

    def set_suit(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x1
        self.small[1 + at] = i16(to)

    def count_suit(self) -> i64:
        return i64(self.small[0])

    def append_suit(self, value: i64) -> None:
        self.touched |= 0x1
        self.list_append(0, 36, value)

    def insert_suit(self, at: i64, value: i64) -> None:
        self.touched |= 0x1
        self.list_insert(0, 36, at, value)

    def pop_suit(self, at: i64) -> i64:
        self.touched |= 0x1
        return self.list_pop(0, at)

    def all_suit(self) -> list[int]:
        return self.all_of(0)

    def fill_suit(self, values: list[int]) -> None:
        self.refill(0, values)

    def owner(self, at: i64) -> i64:
        """By tile: whose counter lies there, or NOBODY."""
        spot: i64 = 38 + at
        return i64(self.small[spot])

    def set_owner(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2
        self.small[38 + at] = i16(to)

    def count_owner(self) -> i64:
        return i64(self.small[37])

    def append_owner(self, value: i64) -> None:
        self.touched |= 0x2
        self.list_append(37, 36, value)

    def insert_owner(self, at: i64, value: i64) -> None:
        self.touched |= 0x2
        self.list_insert(37, 36, at, value)

    def pop_owner(self, at: i64) -> i64:
        self.touched |= 0x2
        return self.list_pop(37, at)

    def all_owner(self) -> list[int]:
        return self.all_of(1)

    def fill_owner(self, values: list[int]) -> None:
        self.refill(1, values)

    def pool(self, suit: i64) -> i64:
        """Tiles of a suit that still lie face down on the map."""
        spot: i64 = 74 + suit
        return i64(self.small[spot])

    def set_pool(self, suit: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.small[74 + suit] = i16(to)

    def add_pool(self, suit: i64, more: i64) -> i64:
        spot: i64 = 74 + suit
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.small[spot] = i16(total)
        return total

    def all_pool(self) -> list[int]:
        return self.all_of(2)

    def fill_pool(self, values: list[int]) -> None:
        self.refill(2, values)

    def piece(self, seat: i64) -> i64:
        """The tile of a seat's piece, or OFF_MAP."""
        spot: i64 = 98 + seat * 8
        return i64(self.small[spot])

    def set_piece(self, seat: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x8
        self.small[98 + seat * 8] = i16(to)

    def add_piece(self, seat: i64, more: i64) -> i64:
        spot: i64 = 98 + seat * 8
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x8
        self.small[spot] = i16(total)
        return total

    def all_piece(self) -> list[int]:
        return self.all_of(3)

    def fill_piece(self, values: list[int]) -> None:
        self.refill(3, values)

    def hand(self, seat: i64, suit: i64) -> i64:
        """Cards of a suit that a seat holds."""
        spot: i64 = 99 + seat * 8 + suit
        return i64(self.small[spot])

    def set_hand(self, seat: i64, suit: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x10
        self.small[99 + seat * 8 + suit] = i16(to)

    def add_hand(self, seat: i64, suit: i64, more: i64) -> i64:
        spot: i64 = 99 + seat * 8 + suit
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x10
        self.small[spot] = i16(total)
        return total

    def all_hand(self) -> list[int]:
        return self.all_of(4)

    def fill_hand(self, values: list[int]) -> None:
        self.refill(4, values)

    def deck(self, suit: i64) -> i64:
        """Cards of a suit in the stack."""
        spot: i64 = 80 + suit
        return i64(self.small[spot])

    def set_deck(self, suit: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.small[80 + suit] = i16(to)

    def add_deck(self, suit: i64, more: i64) -> i64:
        spot: i64 = 80 + suit
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.small[spot] = i16(total)
        return total

    def all_deck(self) -> list[int]:
        return self.all_of(5)

    def fill_deck(self, values: list[int]) -> None:
        self.refill(5, values)

    def discards(self, suit: i64) -> i64:
        """Cards of a suit that were played or discarded."""
        spot: i64 = 86 + suit
        return i64(self.small[spot])

    def set_discards(self, suit: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x40
        self.small[86 + suit] = i16(to)

    def add_discards(self, suit: i64, more: i64) -> i64:
        spot: i64 = 86 + suit
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x40
        self.small[spot] = i16(total)
        return total

    def all_discards(self) -> list[int]:
        return self.all_of(6)

    def fill_discards(self, values: list[int]) -> None:
        self.refill(6, values)

    @property
    def points(self) -> i64:
        """Action points left this turn."""
        return i64(self.small[92])

    @points.setter
    def points(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x80
        self.small[92] = i16(to)

    @property
    def round(self) -> i64:
        """Which round this is, from 1."""
        return i64(self.small[93])

    @round.setter
    def round(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x100
        self.small[93] = i16(to)

    @property
    def first(self) -> i64:
        """The seat with the first turn."""
        return i64(self.small[94])

    @first.setter
    def first(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x200
        self.small[94] = i16(to)

    @property
    def gone(self) -> i64:
        """Who has left the table: a bit for each seat."""
        return i64(self.small[95])

    @gone.setter
    def gone(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x400
        self.small[95] = i16(to)

    @property
    def round_limit(self) -> i64:
        """The game ends after so many rounds; 0 is never."""
        return i64(self.small[96])

    @round_limit.setter
    def round_limit(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x800
        self.small[96] = i16(to)

    def held(self, seat: i64) -> i64:
        """Cards in a seat's hand."""
        spot: i64 = 105 + seat * 8
        return i64(self.small[spot])

    def set_held(self, seat: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x1000
        self.small[105 + seat * 8] = i16(to)

    def add_held(self, seat: i64, more: i64) -> i64:
        spot: i64 = 105 + seat * 8
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x1000
        self.small[spot] = i16(total)
        return total

    def all_held(self) -> list[int]:
        return self.all_of(12)

    def fill_held(self, values: list[int]) -> None:
        self.refill(12, values)

    @property
    def stock(self) -> i64:
        """Cards in the deck."""
        return i64(self.small[97])

    @stock.setter
    def stock(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2000
        self.small[97] = i16(to)

    def reach(self, points: i64) -> i64:
        """The face-up tiles that so many points may enter, as bits; a full die enters all."""
        spot: i64 = points
        return self.wide[spot]

    def set_reach(self, points: i64, to: i64) -> None:
        self.wide[points] = to

    def add_reach(self, points: i64, more: i64) -> i64:
        spot: i64 = points
        total: i64 = self.wide[spot] + more
        self.wide[spot] = total
        return total

    def all_reach(self) -> list[int]:
        return self.all_of(14)

    def fill_reach(self, values: list[int]) -> None:
        self.refill(14, values)

    @property
    def claimed(self) -> i64:
        """The tiles with a counter, as bits."""
        return self.wide[7]

    @claimed.setter
    def claimed(self, to: i64) -> None:
        self.wide[7] = to

    def own(self, seat: i64) -> i64:
        """The tiles with a seat's counter, as bits."""
        spot: i64 = 10 + seat
        return self.wide[spot]

    def set_own(self, seat: i64, to: i64) -> None:
        self.wide[10 + seat] = to

    def add_own(self, seat: i64, more: i64) -> i64:
        spot: i64 = 10 + seat
        total: i64 = self.wide[spot] + more
        self.wide[spot] = total
        return total

    def all_own(self) -> list[int]:
        return self.all_of(16)

    def fill_own(self, values: list[int]) -> None:
        self.refill(16, values)

    @property
    def others(self) -> i64:
        """The tiles with a piece of anybody but the seat on turn, as bits."""
        return self.wide[8]

    @others.setter
    def others(self, to: i64) -> None:
        self.wide[8] = to

    @property
    def menu(self) -> i64:
        """What the seat on turn may do, or NO_MENU."""
        return self.wide[9]

    @menu.setter
    def menu(self, to: i64) -> None:
        self.wide[9] = to
