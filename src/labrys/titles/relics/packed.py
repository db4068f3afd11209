"""The fields of Relics as readers and writers. Written by ``python -m labrys.kit.pack`` from fields.py: edit that."""

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


class PackedRelics(State):
    """A position of Relics as packed numbers.

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

    def suit(self, at: i64) -> int:
        """By tile: its suit, or FACE_DOWN."""
        spot: i64 = 1 + at
        return self.small[spot]

    def set_suit(self, at: i64, to: int) -> None:
        self.small[1 + at] = to

    def count_suit(self) -> int:
        return self.small[0]

    def append_suit(self, value: int) -> None:
        self.list_append(0, 36, value)

    def insert_suit(self, at: i64, value: int) -> None:
        self.list_insert(0, 36, at, value)

    def pop_suit(self, at: i64) -> int:
        return self.list_pop(0, at)

    def all_suit(self) -> list[int]:
        return self.all_of(0)

    def fill_suit(self, values: list[int]) -> None:
        self.refill(0, values)

    def owner(self, at: i64) -> int:
        """By tile: whose counter lies there, or NOBODY."""
        spot: i64 = 38 + at
        return self.small[spot]

    def set_owner(self, at: i64, to: int) -> None:
        self.small[38 + at] = to

    def count_owner(self) -> int:
        return self.small[37]

    def append_owner(self, value: int) -> None:
        self.list_append(37, 36, value)

    def insert_owner(self, at: i64, value: int) -> None:
        self.list_insert(37, 36, at, value)

    def pop_owner(self, at: i64) -> int:
        return self.list_pop(37, at)

    def all_owner(self) -> list[int]:
        return self.all_of(1)

    def fill_owner(self, values: list[int]) -> None:
        self.refill(1, values)

    def pool(self, suit: i64) -> int:
        """Tiles of a suit that still lie face down on the map."""
        spot: i64 = 74 + suit
        return self.small[spot]

    def set_pool(self, suit: i64, to: int) -> None:
        self.small[74 + suit] = to

    def add_pool(self, suit: i64, more: int) -> int:
        spot: i64 = 74 + suit
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_pool(self) -> list[int]:
        return self.all_of(2)

    def fill_pool(self, values: list[int]) -> None:
        self.refill(2, values)

    def piece(self, seat: i64) -> int:
        """The tile of a seat's piece, or OFF_MAP."""
        spot: i64 = 98 + seat * 8
        return self.small[spot]

    def set_piece(self, seat: i64, to: int) -> None:
        self.small[98 + seat * 8] = to

    def add_piece(self, seat: i64, more: int) -> int:
        spot: i64 = 98 + seat * 8
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_piece(self) -> list[int]:
        return self.all_of(3)

    def fill_piece(self, values: list[int]) -> None:
        self.refill(3, values)

    def hand(self, seat: i64, suit: i64) -> int:
        """Cards of a suit that a seat holds."""
        spot: i64 = 99 + seat * 8 + suit
        return self.small[spot]

    def set_hand(self, seat: i64, suit: i64, to: int) -> None:
        self.small[99 + seat * 8 + suit] = to

    def add_hand(self, seat: i64, suit: i64, more: int) -> int:
        spot: i64 = 99 + seat * 8 + suit
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_hand(self) -> list[int]:
        return self.all_of(4)

    def fill_hand(self, values: list[int]) -> None:
        self.refill(4, values)

    def deck(self, suit: i64) -> int:
        """Cards of a suit in the stack."""
        spot: i64 = 80 + suit
        return self.small[spot]

    def set_deck(self, suit: i64, to: int) -> None:
        self.small[80 + suit] = to

    def add_deck(self, suit: i64, more: int) -> int:
        spot: i64 = 80 + suit
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_deck(self) -> list[int]:
        return self.all_of(5)

    def fill_deck(self, values: list[int]) -> None:
        self.refill(5, values)

    def discards(self, suit: i64) -> int:
        """Cards of a suit that were played or discarded."""
        spot: i64 = 86 + suit
        return self.small[spot]

    def set_discards(self, suit: i64, to: int) -> None:
        self.small[86 + suit] = to

    def add_discards(self, suit: i64, more: int) -> int:
        spot: i64 = 86 + suit
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_discards(self) -> list[int]:
        return self.all_of(6)

    def fill_discards(self, values: list[int]) -> None:
        self.refill(6, values)

    @property
    def points(self) -> int:
        """Action points left this turn."""
        return self.small[92]

    @points.setter
    def points(self, to: int) -> None:
        self.small[92] = to

    @property
    def round(self) -> int:
        """Which round this is, from 1."""
        return self.small[93]

    @round.setter
    def round(self, to: int) -> None:
        self.small[93] = to

    @property
    def first(self) -> int:
        """The seat with the first turn."""
        return self.small[94]

    @first.setter
    def first(self, to: int) -> None:
        self.small[94] = to

    @property
    def gone(self) -> int:
        """Who has left the table: a bit for each seat."""
        return self.small[95]

    @gone.setter
    def gone(self, to: int) -> None:
        self.small[95] = to

    @property
    def round_limit(self) -> int:
        """The game ends after so many rounds; 0 is never."""
        return self.small[96]

    @round_limit.setter
    def round_limit(self, to: int) -> None:
        self.small[96] = to

    def held(self, seat: i64) -> int:
        """Cards in a seat's hand."""
        spot: i64 = 105 + seat * 8
        return self.small[spot]

    def set_held(self, seat: i64, to: int) -> None:
        self.small[105 + seat * 8] = to

    def add_held(self, seat: i64, more: int) -> int:
        spot: i64 = 105 + seat * 8
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_held(self) -> list[int]:
        return self.all_of(12)

    def fill_held(self, values: list[int]) -> None:
        self.refill(12, values)

    @property
    def stock(self) -> int:
        """Cards in the deck."""
        return self.small[97]

    @stock.setter
    def stock(self, to: int) -> None:
        self.small[97] = to

    def reach(self, points: i64) -> i64:
        """The face-up tiles that so many points may enter, as bits; a full die enters all."""
        spot: i64 = points
        return self.wide[spot]

    def set_reach(self, points: i64, to: i64) -> None:
        self.wide[points] = to

    def add_reach(self, points: i64, more: i64) -> i64:
        spot: i64 = points
        total = self.wide[spot] + more
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
        spot: i64 = 10 + seat * 1
        return self.wide[spot]

    def set_own(self, seat: i64, to: i64) -> None:
        self.wide[10 + seat * 1] = to

    def add_own(self, seat: i64, more: i64) -> i64:
        spot: i64 = 10 + seat * 1
        total = self.wide[spot] + more
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
