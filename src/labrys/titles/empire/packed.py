"""The fields of Empire as readers and writers. Written by ``python -m labrys.kit.pack`` from fields.py: edit that."""

from __future__ import annotations

from typing import Any

from labrys.engine.chance import MASK, A, Rng
from labrys.engine.decision import ARG_SHIFT, KIND_BITS, KIND_MASK, SEAT_MASK, Flow
from labrys.engine.native import append, i64
from labrys.engine.option import Setting
from labrys.engine.packing import Packing
from labrys.engine.position import FRAME, NO_SMALL, NO_WIDE
from labrys.engine.seal import sealed_draw
from labrys.engine.state import State


class PackedEmpire(State):
    """A position of Empire as packed numbers.

    `State` is open to plain classes, so the compiler can neither know that it fills its attributes nor call its methods
    without looking for others in their place. Here it can: the first are filled once more, the busiest of the second copied.
    The title's own state fills the same ones before it calls this, with what lives as long as the process (decision 18).
    """

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
        self.seats = seats
        self.flow = flow
        self.events = None
        self.legal = None
        super().__init__(game, seats, options, flow, packing, sides)

    def push(self, kind: i64, seat: i64, arg: i64 = 0) -> None:
        """Put a frame on the stack: it is asked, or runs, before what lies below."""
        depth = self.depth
        if depth:
            at = self.frames_at + depth - 1
            if at < len(self.wide):
                self.wide[at] = self.top
            else:
                self.wide = append(self.wide, self.top)
        self.depth = depth + 1
        self.top = arg << ARG_SHIFT | seat << KIND_BITS | kind

    def pop(self) -> None:
        """Take the top frame off: its decision is over."""
        depth = self.depth - 1
        self.depth = depth
        self.top = self.wide[self.frames_at + depth - 1] if depth else 0

    def turn_to(self, kind: i64, seat: i64, arg: i64 = 0) -> None:
        """Put a frame in place of the one on top."""
        self.top = arg << ARG_SHIFT | seat << KIND_BITS | kind

    def set_arg(self, arg: i64) -> None:
        """Give the frame on top another argument."""
        self.top = self.top & FRAME | arg << ARG_SHIFT

    def end_all(self) -> None:
        """Take all frames off: the game is over, unless another frame is pushed."""
        self.depth = 0
        self.top = 0

    @property
    def asked(self) -> i64:
        """The seat that the frame on top is about."""
        return self.top >> KIND_BITS & SEAT_MASK

    @property
    def kind(self) -> i64:
        """The kind of the frame on top; there must be one."""
        return self.top & KIND_MASK

    @property
    def arg(self) -> i64:
        """The argument of the frame on top."""
        return self.top >> ARG_SHIFT

    def frame(self, at: i64) -> i64:
        """The frame at a depth, from 0 at the bottom, as one number: for those that keep or compare frames whole."""
        return self.top if at == self.depth - 1 else self.wide[self.frames_at + at]

    def draw(self, n: i64) -> i64:
        """Chance: an even choice from 0 to n - 1. The step that calls this is an information barrier by itself.

        This is `Rng.below` on the state's own key, written out because a call would cost as much as the draw; or, in a
        sealed game, a keyed hash.
        """
        key: i64 = self.chance
        if self.seal is not None:
            secret = self.seal.at(self.steps)
            if secret is not None:
                self.chance = key + 1
                return sealed_draw(secret, self.chance, n)
        product: i64 = ((key & MASK) ^ (key >> 32)) * n
        key = A * (key & MASK) + (key >> 32)
        if product & MASK < n:
            floor: i64 = (MASK + 1) % n
            while product & MASK < floor:
                product = ((key & MASK) ^ (key >> 32)) * n
                key = A * (key & MASK) + (key >> 32)
        self.chance = key
        return product >> 32

    def step(self, action: i64) -> None:
        """Apply an action known to be legal: the one path by which play, playouts and search move on."""
        self.legal = None
        self.steps += 1
        self.flow.decisions[self.top & KIND_MASK].choose(self, action)
        self.settle()

    def settle(self) -> None:
        """Run what runs by itself until somebody is asked or the game is over."""
        while self.depth and not self.flow.asking >> (self.top & KIND_MASK) & 1:
            self.flow.frames[self.top & KIND_MASK].run(self)

    def playout(self, rng: Rng, limit: i64 = 1_000_000_000) -> None:
        """Random play to the end, or for ``limit`` actions; the past is not kept."""
        self.past = None
        decisions = self.flow.decisions
        while self.depth and limit > 0:
            limit -= 1
            legal = self.legal
            decision = decisions[self.top & KIND_MASK]
            action: i64
            if legal is None:
                action = decision.pick(self, rng)
            else:
                lot: i64 = rng.below(len(legal))
                action = legal[lot]
                self.legal = None
            self.steps += 1
            decision.choose(self, action)
            self.settle()

    @property
    def side(self) -> int:
        """Which side of the board lies up: 0 is A."""
        return self.small[0]

    @side.setter
    def side(self, to: int) -> None:
        self.small[0] = to

    @property
    def number(self) -> int:
        """Which game of a series this is, from 0."""
        return self.small[1]

    @number.setter
    def number(self, to: int) -> None:
        self.small[1] = to

    @property
    def first(self) -> int:
        """The first player, once named."""
        return self.small[2]

    @first.setter
    def first(self, to: int) -> None:
        self.small[2] = to

    @property
    def bank(self) -> int:
        """Coins in the supply."""
        return self.small[3]

    @bank.setter
    def bank(self, to: int) -> None:
        self.small[3] = to

    def armies(self, side: i64, region: i64) -> int:
        """Armies of a side in a region."""
        spot: i64 = 116 + side * 66 + region
        return self.small[spot]

    def set_armies(self, side: i64, region: i64, to: int) -> None:
        self.small[116 + side * 66 + region] = to

    def add_armies(self, side: i64, region: i64, more: int) -> int:
        spot: i64 = 116 + side * 66 + region
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_armies(self) -> list[int]:
        return self.all_of(4)

    def fill_armies(self, values: list[int]) -> None:
        self.refill(4, values)

    def cities(self, side: i64, region: i64) -> int:
        """Cities of a side in a region."""
        spot: i64 = 141 + side * 66 + region
        return self.small[spot]

    def set_cities(self, side: i64, region: i64, to: int) -> None:
        self.small[141 + side * 66 + region] = to

    def add_cities(self, side: i64, region: i64, more: int) -> int:
        spot: i64 = 141 + side * 66 + region
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_cities(self) -> list[int]:
        return self.all_of(5)

    def fill_cities(self, values: list[int]) -> None:
        self.refill(5, values)

    def coins(self, seat: i64) -> int:
        """Coins of a seat."""
        spot: i64 = 166 + seat * 66
        return self.small[spot]

    def set_coins(self, seat: i64, to: int) -> None:
        self.small[166 + seat * 66] = to

    def add_coins(self, seat: i64, more: int) -> int:
        spot: i64 = 166 + seat * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_coins(self) -> list[int]:
        return self.all_of(6)

    def fill_coins(self, values: list[int]) -> None:
        self.refill(6, values)

    def cards(self, seat: i64) -> int:
        """How many cards a seat owns."""
        spot: i64 = 167 + seat * 66
        return self.small[spot]

    def set_cards(self, seat: i64, to: int) -> None:
        self.small[167 + seat * 66] = to

    def add_cards(self, seat: i64, more: int) -> int:
        spot: i64 = 167 + seat * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_cards(self) -> list[int]:
        return self.all_of(7)

    def fill_cards(self, values: list[int]) -> None:
        self.refill(7, values)

    def goods(self, seat: i64, slot: i64) -> int:
        """Symbols of each good that a seat has, then its wild cards."""
        spot: i64 = 168 + seat * 66 + slot
        return self.small[spot]

    def set_goods(self, seat: i64, slot: i64, to: int) -> None:
        self.small[168 + seat * 66 + slot] = to

    def add_goods(self, seat: i64, slot: i64, more: int) -> int:
        spot: i64 = 168 + seat * 66 + slot
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_goods(self) -> list[int]:
        return self.all_of(8)

    def fill_goods(self, values: list[int]) -> None:
        self.refill(8, values)

    def row(self, at: i64) -> int:
        """Kinds of the cards on offer, the free one first."""
        spot: i64 = 5 + at
        return self.small[spot]

    def set_row(self, at: i64, to: int) -> None:
        self.small[5 + at] = to

    def count_row(self) -> int:
        return self.small[4]

    def append_row(self, value: int) -> None:
        self.list_append(4, 6, value)

    def insert_row(self, at: i64, value: int) -> None:
        self.list_insert(4, 6, at, value)

    def pop_row(self, at: i64) -> int:
        return self.list_pop(4, at)

    def all_row(self) -> list[int]:
        return self.all_of(9)

    def fill_row(self, values: list[int]) -> None:
        self.refill(9, values)

    def deck(self, at: i64) -> int:
        """Kinds of the cards left, sorted."""
        spot: i64 = 12 + at
        return self.small[spot]

    def set_deck(self, at: i64, to: int) -> None:
        self.small[12 + at] = to

    def count_deck(self) -> int:
        return self.small[11]

    def append_deck(self, value: int) -> None:
        self.list_append(11, 42, value)

    def insert_deck(self, at: i64, value: int) -> None:
        self.list_insert(11, 42, at, value)

    def pop_deck(self, at: i64) -> int:
        return self.list_pop(11, at)

    def all_deck(self) -> list[int]:
        return self.all_of(10)

    def fill_deck(self, values: list[int]) -> None:
        self.refill(10, values)

    def bids(self, seat: i64) -> int:
        """The bid of a seat, or NO_BID."""
        spot: i64 = 174 + seat * 66
        return self.small[spot]

    def set_bids(self, seat: i64, to: int) -> None:
        self.small[174 + seat * 66] = to

    def add_bids(self, seat: i64, more: int) -> int:
        spot: i64 = 174 + seat * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_bids(self) -> list[int]:
        return self.all_of(11)

    def fill_bids(self, values: list[int]) -> None:
        self.refill(11, values)

    def tokens(self, at: i64) -> int:
        """By triangle: the good of its token; empty without the variant."""
        spot: i64 = 55 + at
        return self.small[spot]

    def set_tokens(self, at: i64, to: int) -> None:
        self.small[55 + at] = to

    def count_tokens(self) -> int:
        return self.small[54]

    def append_tokens(self, value: int) -> None:
        self.list_append(54, 5, value)

    def insert_tokens(self, at: i64, value: int) -> None:
        self.list_insert(54, 5, at, value)

    def pop_tokens(self, at: i64) -> int:
        return self.list_pop(54, at)

    def all_tokens(self) -> list[int]:
        return self.all_of(12)

    def fill_tokens(self, values: list[int]) -> None:
        self.refill(12, values)

    def allotted(self, seat: i64, good: i64) -> int:
        """Wild cards that the player placed by hand."""
        spot: i64 = 175 + seat * 66 + good
        return self.small[spot]

    def set_allotted(self, seat: i64, good: i64, to: int) -> None:
        self.small[175 + seat * 66 + good] = to

    def add_allotted(self, seat: i64, good: i64, more: int) -> int:
        spot: i64 = 175 + seat * 66 + good
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_allotted(self) -> list[int]:
        return self.all_of(13)

    def fill_allotted(self, values: list[int]) -> None:
        self.refill(13, values)

    def totals(self, at: i64) -> int:
        """By seat, TALLY numbers each: what earlier games of the series brought."""
        spot: i64 = 61 + at
        return self.small[spot]

    def set_totals(self, at: i64, to: int) -> None:
        self.small[61 + at] = to

    def count_totals(self) -> int:
        return self.small[60]

    def append_totals(self, value: int) -> None:
        self.list_append(60, 55, value)

    def insert_totals(self, at: i64, value: int) -> None:
        self.list_insert(60, 55, at, value)

    def pop_totals(self, at: i64) -> int:
        return self.list_pop(60, at)

    def all_totals(self) -> list[int]:
        return self.all_of(14)

    def fill_totals(self, values: list[int]) -> None:
        self.refill(14, values)

    def supply(self, side: i64) -> int:
        """Armies of a side beside the board."""
        spot: i64 = 180 + side * 66
        return self.small[spot]

    def set_supply(self, side: i64, to: int) -> None:
        self.small[180 + side * 66] = to

    def add_supply(self, side: i64, more: int) -> int:
        spot: i64 = 180 + side * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_supply(self) -> list[int]:
        return self.all_of(15)

    def fill_supply(self, values: list[int]) -> None:
        self.refill(15, values)

    def unbuilt(self, seat: i64) -> int:
        """Cities of a seat beside the board."""
        spot: i64 = 181 + seat * 66
        return self.small[spot]

    def set_unbuilt(self, seat: i64, to: int) -> None:
        self.small[181 + seat * 66] = to

    def add_unbuilt(self, seat: i64, more: int) -> int:
        spot: i64 = 181 + seat * 66
        total = self.small[spot] + more
        self.small[spot] = total
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
        total = self.wide[spot] + more
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
        total = self.wide[spot] + more
        self.wide[spot] = total
        return total

    def all_homes(self) -> list[int]:
        return self.all_of(18)

    def fill_homes(self, values: list[int]) -> None:
        self.refill(18, values)
