"""The fields of Empire as readers and writers. Written by ``python -m labrys.kit.pack`` from fields.py: edit that."""

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


class PackedEmpire(ClosedState):
    """A position of Empire as packed numbers."""

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

    @property
    def side(self) -> i64:
        """Which side of the board lies up: 0 is A."""
        return i64(self.small[0])

    @side.setter
    def side(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x1
        self.small[0] = i16(to)

    @property
    def number(self) -> i64:
        """Which game of a series this is, from 0."""
        return i64(self.small[1])

    @number.setter
    def number(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2
        self.small[1] = i16(to)

    @property
    def first(self) -> i64:
        """The first player, once named."""
        return i64(self.small[2])

    @first.setter
    def first(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x4
        self.small[2] = i16(to)

    @property
    def bank(self) -> i64:
        """Coins in the supply."""
        return i64(self.small[3])

    @bank.setter
    def bank(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x8
        self.small[3] = i16(to)

    def armies(self, side: i64, region: i64) -> i64:
        """Armies of a side in a region."""
        spot: i64 = 116 + side * 66 + region
        return i64(self.small[spot])

    def set_armies(self, side: i64, region: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x10
        self.small[116 + side * 66 + region] = i16(to)

    def add_armies(self, side: i64, region: i64, more: i64) -> i64:
        spot: i64 = 116 + side * 66 + region
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x10
        self.small[spot] = i16(total)
        return total

    def all_armies(self) -> list[int]:
        return self.all_of(4)

    def fill_armies(self, values: list[int]) -> None:
        self.refill(4, values)

    def cities(self, side: i64, region: i64) -> i64:
        """Cities of a side in a region."""
        spot: i64 = 141 + side * 66 + region
        return i64(self.small[spot])

    def set_cities(self, side: i64, region: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x20
        self.small[141 + side * 66 + region] = i16(to)

    def add_cities(self, side: i64, region: i64, more: i64) -> i64:
        spot: i64 = 141 + side * 66 + region
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x20
        self.small[spot] = i16(total)
        return total

    def all_cities(self) -> list[int]:
        return self.all_of(5)

    def fill_cities(self, values: list[int]) -> None:
        self.refill(5, values)

    def coins(self, seat: i64) -> i64:
        """Coins of a seat."""
        spot: i64 = 166 + seat * 66
        return i64(self.small[spot])

    def set_coins(self, seat: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x40
        self.small[166 + seat * 66] = i16(to)

    def add_coins(self, seat: i64, more: i64) -> i64:
        spot: i64 = 166 + seat * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x40
        self.small[spot] = i16(total)
        return total

    def all_coins(self) -> list[int]:
        return self.all_of(6)

    def fill_coins(self, values: list[int]) -> None:
        self.refill(6, values)

    def cards(self, seat: i64) -> i64:
        """How many cards a seat owns."""
        spot: i64 = 167 + seat * 66
        return i64(self.small[spot])

    def set_cards(self, seat: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x80
        self.small[167 + seat * 66] = i16(to)

    def add_cards(self, seat: i64, more: i64) -> i64:
        spot: i64 = 167 + seat * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x80
        self.small[spot] = i16(total)
        return total

    def all_cards(self) -> list[int]:
        return self.all_of(7)

    def fill_cards(self, values: list[int]) -> None:
        self.refill(7, values)

    def goods(self, seat: i64, slot: i64) -> i64:
        """Symbols of each good that a seat has, then its wild cards."""
        spot: i64 = 168 + seat * 66 + slot
        return i64(self.small[spot])

    def set_goods(self, seat: i64, slot: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x100
        self.small[168 + seat * 66 + slot] = i16(to)

    def add_goods(self, seat: i64, slot: i64, more: i64) -> i64:
        spot: i64 = 168 + seat * 66 + slot
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x100
        self.small[spot] = i16(total)
        return total

    def all_goods(self) -> list[int]:
        return self.all_of(8)

    def fill_goods(self, values: list[int]) -> None:
        self.refill(8, values)

    def row(self, at: i64) -> i64:
        """Kinds of the cards on offer, the free one first."""
        spot: i64 = 5 + at
        return i64(self.small[spot])

    def set_row(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x200
        self.small[5 + at] = i16(to)

    def count_row(self) -> i64:
        return i64(self.small[4])

    def append_row(self, value: i64) -> None:
        self.touched |= 0x200
        self.list_append(4, 6, value)

    def insert_row(self, at: i64, value: i64) -> None:
        self.touched |= 0x200
        self.list_insert(4, 6, at, value)

    def pop_row(self, at: i64) -> i64:
        self.touched |= 0x200
        return self.list_pop(4, at)

    def all_row(self) -> list[int]:
        return self.all_of(9)

    def fill_row(self, values: list[int]) -> None:
        self.refill(9, values)

    def deck(self, at: i64) -> i64:
        """Kinds of the cards left, sorted."""
        spot: i64 = 12 + at
        return i64(self.small[spot])

    def set_deck(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x400
        self.small[12 + at] = i16(to)

    def count_deck(self) -> i64:
        return i64(self.small[11])

    def append_deck(self, value: i64) -> None:
        self.touched |= 0x400
        self.list_append(11, 42, value)

    def insert_deck(self, at: i64, value: i64) -> None:
        self.touched |= 0x400
        self.list_insert(11, 42, at, value)

    def pop_deck(self, at: i64) -> i64:
        self.touched |= 0x400
        return self.list_pop(11, at)

    def all_deck(self) -> list[int]:
        return self.all_of(10)

    def fill_deck(self, values: list[int]) -> None:
        self.refill(10, values)

    def bids(self, seat: i64) -> i64:
        """The bid of a seat, or NO_BID."""
        spot: i64 = 174 + seat * 66
        return i64(self.small[spot])

    def set_bids(self, seat: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x800
        self.small[174 + seat * 66] = i16(to)

    def add_bids(self, seat: i64, more: i64) -> i64:
        spot: i64 = 174 + seat * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x800
        self.small[spot] = i16(total)
        return total

    def all_bids(self) -> list[int]:
        return self.all_of(11)

    def fill_bids(self, values: list[int]) -> None:
        self.refill(11, values)

    def tokens(self, at: i64) -> i64:
        """By triangle: the good of its token; empty without the variant."""
        spot: i64 = 55 + at
        return i64(self.small[spot])

    def set_tokens(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x1000
        self.small[55 + at] = i16(to)

    def count_tokens(self) -> i64:
        return i64(self.small[54])

    def append_tokens(self, value: i64) -> None:
        self.touched |= 0x1000
        self.list_append(54, 5, value)

    def insert_tokens(self, at: i64, value: i64) -> None:
        self.touched |= 0x1000
        self.list_insert(54, 5, at, value)

    def pop_tokens(self, at: i64) -> i64:
        self.touched |= 0x1000
        return self.list_pop(54, at)

    def all_tokens(self) -> list[int]:
        return self.all_of(12)

    def fill_tokens(self, values: list[int]) -> None:
        self.refill(12, values)

    def allotted(self, seat: i64, good: i64) -> i64:
        """Wild cards that the player placed by hand."""
        spot: i64 = 175 + seat * 66 + good
        return i64(self.small[spot])

    def set_allotted(self, seat: i64, good: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2000
        self.small[175 + seat * 66 + good] = i16(to)

    def add_allotted(self, seat: i64, good: i64, more: i64) -> i64:
        spot: i64 = 175 + seat * 66 + good
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x2000
        self.small[spot] = i16(total)
        return total

    def all_allotted(self) -> list[int]:
        return self.all_of(13)

    def fill_allotted(self, values: list[int]) -> None:
        self.refill(13, values)

    def totals(self, at: i64) -> i64:
        """By seat, TALLY numbers each: what earlier games of the series brought."""
        spot: i64 = 61 + at
        return i64(self.small[spot])

    def set_totals(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x4000
        self.small[61 + at] = i16(to)

    def count_totals(self) -> i64:
        return i64(self.small[60])

    def append_totals(self, value: i64) -> None:
        self.touched |= 0x4000
        self.list_append(60, 55, value)

    def insert_totals(self, at: i64, value: i64) -> None:
        self.touched |= 0x4000
        self.list_insert(60, 55, at, value)

    def pop_totals(self, at: i64) -> i64:
        self.touched |= 0x4000
        return self.list_pop(60, at)

    def all_totals(self) -> list[int]:
        return self.all_of(14)

    def fill_totals(self, values: list[int]) -> None:
        self.refill(14, values)

    def supply(self, side: i64) -> i64:
        """Armies of a side beside the board."""
        spot: i64 = 180 + side * 66
        return i64(self.small[spot])

    def set_supply(self, side: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x8000
        self.small[180 + side * 66] = i16(to)

    def add_supply(self, side: i64, more: i64) -> i64:
        spot: i64 = 180 + side * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x8000
        self.small[spot] = i16(total)
        return total

    def all_supply(self) -> list[int]:
        return self.all_of(15)

    def fill_supply(self, values: list[int]) -> None:
        self.refill(15, values)

    def unbuilt(self, seat: i64) -> i64:
        """Cities of a seat beside the board."""
        spot: i64 = 181 + seat * 66
        return i64(self.small[spot])

    def set_unbuilt(self, seat: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x10000
        self.small[181 + seat * 66] = i16(to)

    def add_unbuilt(self, seat: i64, more: i64) -> i64:
        spot: i64 = 181 + seat * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x10000
        self.small[spot] = i16(total)
        return total

    def all_unbuilt(self) -> list[int]:
        return self.all_of(16)

    def fill_unbuilt(self, values: list[int]) -> None:
        self.refill(16, values)

    def occupied(self, side: i64) -> i64:
        """The regions with armies of a side, as bits."""
        spot: i64 = side * 2
        return self.wide[spot]

    def set_occupied(self, side: i64, to: i64) -> None:
        self.wide[side * 2] = to

    def add_occupied(self, side: i64, more: i64) -> i64:
        spot: i64 = side * 2
        total: i64 = self.wide[spot] + more
        self.wide[spot] = total
        return total

    def all_occupied(self) -> list[int]:
        return self.all_of(17)

    def fill_occupied(self, values: list[int]) -> None:
        self.refill(17, values)

    def homes(self, seat: i64) -> i64:
        """The regions where a seat may place armies, as bits."""
        spot: i64 = 1 + seat * 2
        return self.wide[spot]

    def set_homes(self, seat: i64, to: i64) -> None:
        self.wide[1 + seat * 2] = to

    def add_homes(self, seat: i64, more: i64) -> i64:
        spot: i64 = 1 + seat * 2
        total: i64 = self.wide[spot] + more
        self.wide[spot] = total
        return total

    def all_homes(self) -> list[int]:
        return self.all_of(18)

    def fill_homes(self, values: list[int]) -> None:
        self.refill(18, values)
