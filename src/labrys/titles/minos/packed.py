"""The fields of Minos as readers and writers. Written by ``python -m labrys.kit.pack`` from fields.py: edit that."""

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


class PackedMinos(State):
    """A position of Minos as packed numbers.

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
    def round(self) -> int:
        """The round, from 1 on."""
        return self.small[0]

    @round.setter
    def round(self, to: int) -> None:
        self.small[0] = to

    @property
    def first(self) -> int:
        """Who has the First Player marker."""
        return self.small[1]

    @first.setter
    def first(self, to: int) -> None:
        self.small[1] = to

    @property
    def active(self) -> int:
        """Whose turn it is, or NOBODY between turns."""
        return self.small[2]

    @active.setter
    def active(self, to: int) -> None:
        self.small[2] = to

    def coins(self, side: i64) -> int:
        """Coins of a side."""
        spot: i64 = 1433 + side * 66
        return self.small[spot]

    def set_coins(self, side: i64, to: int) -> None:
        self.small[1433 + side * 66] = to

    def add_coins(self, side: i64, more: int) -> int:
        spot: i64 = 1433 + side * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_coins(self) -> list[int]:
        return self.all_of(3)

    def fill_coins(self, values: list[int]) -> None:
        self.refill(3, values)

    def weapons(self, side: i64) -> int:
        """Weaponry of a side."""
        spot: i64 = 1434 + side * 66
        return self.small[spot]

    def set_weapons(self, side: i64, to: int) -> None:
        self.small[1434 + side * 66] = to

    def add_weapons(self, side: i64, more: int) -> int:
        spot: i64 = 1434 + side * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_weapons(self) -> list[int]:
        return self.all_of(4)

    def fill_weapons(self, values: list[int]) -> None:
        self.refill(4, values)

    def vp(self, side: i64) -> int:
        """Points so far."""
        spot: i64 = 1435 + side * 66
        return self.small[spot]

    def set_vp(self, side: i64, to: int) -> None:
        self.small[1435 + side * 66] = to

    def add_vp(self, side: i64, more: int) -> int:
        spot: i64 = 1435 + side * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_vp(self) -> list[int]:
        return self.all_of(5)

    def fill_vp(self, values: list[int]) -> None:
        self.refill(5, values)

    def source(self, side: i64, source: i64) -> int:
        """Where the points came from."""
        spot: i64 = 1436 + side * 66 + source
        return self.small[spot]

    def set_source(self, side: i64, source: i64, to: int) -> None:
        self.small[1436 + side * 66 + source] = to

    def add_source(self, side: i64, source: i64, more: int) -> int:
        spot: i64 = 1436 + side * 66 + source
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_source(self) -> list[int]:
        return self.all_of(6)

    def fill_source(self, values: list[int]) -> None:
        self.refill(6, values)

    def start(self, side: i64) -> int:
        """The Starting card, or NONE."""
        spot: i64 = 1456 + side * 66
        return self.small[spot]

    def set_start(self, side: i64, to: int) -> None:
        self.small[1456 + side * 66] = to

    def add_start(self, side: i64, more: int) -> int:
        spot: i64 = 1456 + side * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_start(self) -> list[int]:
        return self.all_of(7)

    def fill_start(self, values: list[int]) -> None:
        self.refill(7, values)

    def ability(self, side: i64) -> int:
        """The Special Ability tile, or NONE."""
        spot: i64 = 1457 + side * 66
        return self.small[spot]

    def set_ability(self, side: i64, to: int) -> None:
        self.small[1457 + side * 66] = to

    def add_ability(self, side: i64, more: int) -> int:
        spot: i64 = 1457 + side * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_ability(self) -> list[int]:
        return self.all_of(8)

    def fill_ability(self, values: list[int]) -> None:
        self.refill(8, values)

    def level(self, side: i64) -> int:
        """The level of the Ability marker, 1 to 3."""
        spot: i64 = 1458 + side * 66
        return self.small[spot]

    def set_level(self, side: i64, to: int) -> None:
        self.small[1458 + side * 66] = to

    def add_level(self, side: i64, more: int) -> int:
        spot: i64 = 1458 + side * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_level(self) -> list[int]:
        return self.all_of(9)

    def fill_level(self, values: list[int]) -> None:
        self.refill(9, values)

    def income(self, side: i64) -> int:
        """The position of the Income marker."""
        spot: i64 = 1459 + side * 66
        return self.small[spot]

    def set_income(self, side: i64, to: int) -> None:
        self.small[1459 + side * 66] = to

    def add_income(self, side: i64, more: int) -> int:
        spot: i64 = 1459 + side * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_income(self) -> list[int]:
        return self.all_of(10)

    def fill_income(self, values: list[int]) -> None:
        self.refill(10, values)

    def track(self, side: i64, track: i64) -> int:
        """The space of a Progress marker."""
        spot: i64 = 1460 + side * 66 + track
        return self.small[spot]

    def set_track(self, side: i64, track: i64, to: int) -> None:
        self.small[1460 + side * 66 + track] = to

    def add_track(self, side: i64, track: i64, more: int) -> int:
        spot: i64 = 1460 + side * 66 + track
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_track(self) -> list[int]:
        return self.all_of(11)

    def fill_track(self, values: list[int]) -> None:
        self.refill(11, values)

    def goods(self, side: i64, good: i64) -> int:
        """Goods of a side."""
        spot: i64 = 1463 + side * 66 + good
        return self.small[spot]

    def set_goods(self, side: i64, good: i64, to: int) -> None:
        self.small[1463 + side * 66 + good] = to

    def add_goods(self, side: i64, good: i64, more: int) -> int:
        spot: i64 = 1463 + side * 66 + good
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_goods(self) -> list[int]:
        return self.all_of(12)

    def fill_goods(self, values: list[int]) -> None:
        self.refill(12, values)

    def temps(self, side: i64, good: i64) -> int:
        """Temporary Goods of a side."""
        spot: i64 = 1469 + side * 66 + good
        return self.small[spot]

    def set_temps(self, side: i64, good: i64, to: int) -> None:
        self.small[1469 + side * 66 + good] = to

    def add_temps(self, side: i64, good: i64, more: int) -> int:
        spot: i64 = 1469 + side * 66 + good
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_temps(self) -> list[int]:
        return self.all_of(13)

    def fill_temps(self, values: list[int]) -> None:
        self.refill(13, values)

    def stock(self, good: i64) -> int:
        """Face-up Goods."""
        spot: i64 = 3 + good
        return self.small[spot]

    def set_stock(self, good: i64, to: int) -> None:
        self.small[3 + good] = to

    def add_stock(self, good: i64, more: int) -> int:
        spot: i64 = 3 + good
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_stock(self) -> list[int]:
        return self.all_of(14)

    def fill_stock(self, values: list[int]) -> None:
        self.refill(14, values)

    def pile(self, good: i64) -> int:
        """Face-down Goods, by type."""
        spot: i64 = 9 + good
        return self.small[spot]

    def set_pile(self, good: i64, to: int) -> None:
        self.small[9 + good] = to

    def add_pile(self, good: i64, more: int) -> int:
        spot: i64 = 9 + good
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_pile(self) -> list[int]:
        return self.all_of(15)

    def fill_pile(self, values: list[int]) -> None:
        self.refill(15, values)

    def spare(self, good: i64) -> int:
        """Temporary Goods in the supply."""
        spot: i64 = 15 + good
        return self.small[spot]

    def set_spare(self, good: i64, to: int) -> None:
        self.small[15 + good] = to

    def add_spare(self, good: i64, more: int) -> int:
        spot: i64 = 15 + good
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_spare(self) -> list[int]:
        return self.all_of(16)

    def fill_spare(self, values: list[int]) -> None:
        self.refill(16, values)

    def warriors(self, side: i64, region: i64) -> int:
        """Warriors of a side in a region."""
        spot: i64 = 1475 + side * 66 + region
        return self.small[spot]

    def set_warriors(self, side: i64, region: i64, to: int) -> None:
        self.small[1475 + side * 66 + region] = to

    def add_warriors(self, side: i64, region: i64, more: int) -> int:
        spot: i64 = 1475 + side * 66 + region
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_warriors(self) -> list[int]:
        return self.all_of(17)

    def fill_warriors(self, values: list[int]) -> None:
        self.refill(17, values)

    def reserves(self, side: i64) -> int:
        """Warriors that may be placed."""
        spot: i64 = 1489 + side * 66
        return self.small[spot]

    def set_reserves(self, side: i64, to: int) -> None:
        self.small[1489 + side * 66] = to

    def add_reserves(self, side: i64, more: int) -> int:
        spot: i64 = 1489 + side * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_reserves(self) -> list[int]:
        return self.all_of(18)

    def fill_reserves(self, values: list[int]) -> None:
        self.refill(18, values)

    def supply(self, side: i64) -> int:
        """Warriors that must be gained first."""
        spot: i64 = 1490 + side * 66
        return self.small[spot]

    def set_supply(self, side: i64, to: int) -> None:
        self.small[1490 + side * 66] = to

    def add_supply(self, side: i64, more: int) -> int:
        spot: i64 = 1490 + side * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_supply(self) -> list[int]:
        return self.all_of(19)

    def fill_supply(self, values: list[int]) -> None:
        self.refill(19, values)

    def city(self, region: i64) -> int:
        """Who owns the City of a region, or NOBODY."""
        spot: i64 = 21 + region
        return self.small[spot]

    def set_city(self, region: i64, to: int) -> None:
        self.small[21 + region] = to

    def add_city(self, region: i64, more: int) -> int:
        spot: i64 = 21 + region
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_city(self) -> list[int]:
        return self.all_of(20)

    def fill_city(self, values: list[int]) -> None:
        self.refill(20, values)

    def tower(self, region: i64) -> int:
        """Who owns the Tower of a region, or NOBODY."""
        spot: i64 = 35 + region
        return self.small[spot]

    def set_tower(self, region: i64, to: int) -> None:
        self.small[35 + region] = to

    def add_tower(self, region: i64, more: int) -> int:
        spot: i64 = 35 + region
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_tower(self) -> list[int]:
        return self.all_of(21)

    def fill_tower(self, values: list[int]) -> None:
        self.refill(21, values)

    def farm(self, region: i64) -> int:
        """Who owns the Farm of a region, or NOBODY."""
        spot: i64 = 49 + region
        return self.small[spot]

    def set_farm(self, region: i64, to: int) -> None:
        self.small[49 + region] = to

    def add_farm(self, region: i64, more: int) -> int:
        spot: i64 = 49 + region
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_farm(self) -> list[int]:
        return self.all_of(22)

    def fill_farm(self, values: list[int]) -> None:
        self.refill(22, values)

    def foundation(self, region: i64) -> int:
        """The Foundation tile of a region, or NONE."""
        spot: i64 = 63 + region
        return self.small[spot]

    def set_foundation(self, region: i64, to: int) -> None:
        self.small[63 + region] = to

    def add_foundation(self, region: i64, more: int) -> int:
        spot: i64 = 63 + region
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_foundation(self) -> list[int]:
        return self.all_of(23)

    def fill_foundation(self, values: list[int]) -> None:
        self.refill(23, values)

    def sea_top(self, region: i64) -> int:
        """The Level I Sea Peoples tile of a region, or NONE."""
        spot: i64 = 77 + region
        return self.small[spot]

    def set_sea_top(self, region: i64, to: int) -> None:
        self.small[77 + region] = to

    def add_sea_top(self, region: i64, more: int) -> int:
        spot: i64 = 77 + region
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_sea_top(self) -> list[int]:
        return self.all_of(24)

    def fill_sea_top(self, values: list[int]) -> None:
        self.refill(24, values)

    def sea_below(self, region: i64) -> int:
        """The Level II Sea Peoples tile of a region, or NONE."""
        spot: i64 = 91 + region
        return self.small[spot]

    def set_sea_below(self, region: i64, to: int) -> None:
        self.small[91 + region] = to

    def add_sea_below(self, region: i64, more: int) -> int:
        spot: i64 = 91 + region
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_sea_below(self) -> list[int]:
        return self.all_of(25)

    def fill_sea_below(self, values: list[int]) -> None:
        self.refill(25, values)

    def trophy(self, tile: i64) -> int:
        """Who defeated a Sea Peoples tile, or NOBODY."""
        spot: i64 = 105 + tile
        return self.small[spot]

    def set_trophy(self, tile: i64, to: int) -> None:
        self.small[105 + tile] = to

    def add_trophy(self, tile: i64, more: int) -> int:
        spot: i64 = 105 + tile
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_trophy(self) -> list[int]:
        return self.all_of(26)

    def fill_trophy(self, values: list[int]) -> None:
        self.refill(26, values)

    def routes(self, route: i64) -> int:
        """Which side of a route tile lies up, as an index into the content's routes."""
        spot: i64 = 125 + route
        return self.small[spot]

    def set_routes(self, route: i64, to: int) -> None:
        self.small[125 + route] = to

    def add_routes(self, route: i64, more: int) -> int:
        spot: i64 = 125 + route
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_routes(self) -> list[int]:
        return self.all_of(27)

    def fill_routes(self, values: list[int]) -> None:
        self.refill(27, values)

    def ship(self, side: i64, route: i64) -> int:
        """The space of a Ship on a route, or 0."""
        spot: i64 = 1491 + side * 66 + route
        return self.small[spot]

    def set_ship(self, side: i64, route: i64, to: int) -> None:
        self.small[1491 + side * 66 + route] = to

    def add_ship(self, side: i64, route: i64, more: int) -> int:
        spot: i64 = 1491 + side * 66 + route
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_ship(self) -> list[int]:
        return self.all_of(28)

    def fill_ship(self, values: list[int]) -> None:
        self.refill(28, values)

    def trade(self, tile: i64) -> int:
        """Where a Trade Bonus tile lies: BOX, a route, or HELD + a side."""
        spot: i64 = 128 + tile
        return self.small[spot]

    def set_trade(self, tile: i64, to: int) -> None:
        self.small[128 + tile] = to

    def add_trade(self, tile: i64, more: int) -> int:
        spot: i64 = 128 + tile
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_trade(self) -> list[int]:
        return self.all_of(29)

    def fill_trade(self, values: list[int]) -> None:
        self.refill(29, values)

    def card(self, card: i64) -> int:
        """Where a card lies."""
        spot: i64 = 158 + card
        return self.small[spot]

    def set_card(self, card: i64, to: int) -> None:
        self.small[158 + card] = to

    def add_card(self, card: i64, more: int) -> int:
        spot: i64 = 158 + card
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_card(self) -> list[int]:
        return self.all_of(30)

    def fill_card(self, values: list[int]) -> None:
        self.refill(30, values)

    def open_card(self, card: i64) -> int:
        """1 while everybody knows whose hand a card is in."""
        spot: i64 = 302 + card
        return self.small[spot]

    def set_open_card(self, card: i64, to: int) -> None:
        self.small[302 + card] = to

    def add_open_card(self, card: i64, more: int) -> int:
        spot: i64 = 302 + card
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_open_card(self) -> list[int]:
        return self.all_of(31)

    def fill_open_card(self, values: list[int]) -> None:
        self.refill(31, values)

    def offer(self, at: i64) -> int:
        """The cards face up, from the deck outwards."""
        spot: i64 = 447 + at
        return self.small[spot]

    def set_offer(self, at: i64, to: int) -> None:
        self.small[447 + at] = to

    def count_offer(self) -> int:
        return self.small[446]

    def append_offer(self, value: int) -> None:
        self.list_append(446, 9, value)

    def insert_offer(self, at: i64, value: int) -> None:
        self.list_insert(446, 9, at, value)

    def pop_offer(self, at: i64) -> int:
        return self.list_pop(446, at)

    def all_offer(self) -> list[int]:
        return self.all_of(32)

    def fill_offer(self, values: list[int]) -> None:
        self.refill(32, values)

    def shown_starts(self, at: i64) -> int:
        """Starting cards still to choose from."""
        spot: i64 = 457 + at
        return self.small[spot]

    def set_shown_starts(self, at: i64, to: int) -> None:
        self.small[457 + at] = to

    def count_shown_starts(self) -> int:
        return self.small[456]

    def append_shown_starts(self, value: int) -> None:
        self.list_append(456, 9, value)

    def insert_shown_starts(self, at: i64, value: int) -> None:
        self.list_insert(456, 9, at, value)

    def pop_shown_starts(self, at: i64) -> int:
        return self.list_pop(456, at)

    def all_shown_starts(self) -> list[int]:
        return self.all_of(33)

    def fill_shown_starts(self, values: list[int]) -> None:
        self.refill(33, values)

    def shown_abilities(self, at: i64) -> int:
        """Special Ability tiles still to choose from."""
        spot: i64 = 467 + at
        return self.small[spot]

    def set_shown_abilities(self, at: i64, to: int) -> None:
        self.small[467 + at] = to

    def count_shown_abilities(self) -> int:
        return self.small[466]

    def append_shown_abilities(self, value: int) -> None:
        self.list_append(466, 5, value)

    def insert_shown_abilities(self, at: i64, value: int) -> None:
        self.list_insert(466, 5, at, value)

    def pop_shown_abilities(self, at: i64) -> int:
        return self.list_pop(466, at)

    def all_shown_abilities(self) -> list[int]:
        return self.all_of(34)

    def fill_shown_abilities(self, values: list[int]) -> None:
        self.refill(34, values)

    def vase(self, slot: i64) -> int:
        """The three Vases in play."""
        spot: i64 = 472 + slot
        return self.small[spot]

    def set_vase(self, slot: i64, to: int) -> None:
        self.small[472 + slot] = to

    def add_vase(self, slot: i64, more: int) -> int:
        spot: i64 = 472 + slot
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_vase(self) -> list[int]:
        return self.all_of(35)

    def fill_vase(self, values: list[int]) -> None:
        self.refill(35, values)

    def vase_taken(self, slot: i64) -> int:
        """Covered slots of a Vase."""
        spot: i64 = 475 + slot
        return self.small[spot]

    def set_vase_taken(self, slot: i64, to: int) -> None:
        self.small[475 + slot] = to

    def add_vase_taken(self, slot: i64, more: int) -> int:
        spot: i64 = 475 + slot
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_vase_taken(self) -> list[int]:
        return self.all_of(36)

    def fill_vase_taken(self, values: list[int]) -> None:
        self.refill(36, values)

    def vase_base(self, slot: i64) -> int:
        """Slots that were covered when a simultaneous step began, or NONE."""
        spot: i64 = 478 + slot
        return self.small[spot]

    def set_vase_base(self, slot: i64, to: int) -> None:
        self.small[478 + slot] = to

    def add_vase_base(self, slot: i64, more: int) -> int:
        spot: i64 = 478 + slot
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_vase_base(self) -> list[int]:
        return self.all_of(37)

    def fill_vase_base(self, values: list[int]) -> None:
        self.refill(37, values)

    def vase_by(self, slot: i64) -> int:
        """The seats that have claimed a Vase, as bits."""
        spot: i64 = 481 + slot
        return self.small[spot]

    def set_vase_by(self, slot: i64, to: int) -> None:
        self.small[481 + slot] = to

    def add_vase_by(self, slot: i64, more: int) -> int:
        spot: i64 = 481 + slot
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_vase_by(self) -> list[int]:
        return self.all_of(38)

    def fill_vase_by(self, values: list[int]) -> None:
        self.refill(38, values)

    @property
    def bonus(self) -> int:
        """The Action Bonus tile."""
        return self.small[484]

    @bonus.setter
    def bonus(self, to: int) -> None:
        self.small[484] = to

    def die(self, at: i64) -> int:
        """The value of a die, or 0."""
        spot: i64 = 486 + at
        return self.small[spot]

    def set_die(self, at: i64, to: int) -> None:
        self.small[486 + at] = to

    def count_die(self) -> int:
        return self.small[485]

    def append_die(self, value: int) -> None:
        self.list_append(485, 24, value)

    def insert_die(self, at: i64, value: int) -> None:
        self.list_insert(485, 24, at, value)

    def pop_die(self, at: i64) -> int:
        return self.list_pop(485, at)

    def all_die(self) -> list[int]:
        return self.all_of(40)

    def fill_die(self, values: list[int]) -> None:
        self.refill(40, values)

    def die_seat(self, at: i64) -> int:
        """Who has taken a die, or NOBODY."""
        spot: i64 = 511 + at
        return self.small[spot]

    def set_die_seat(self, at: i64, to: int) -> None:
        self.small[511 + at] = to

    def count_die_seat(self) -> int:
        return self.small[510]

    def append_die_seat(self, value: int) -> None:
        self.list_append(510, 24, value)

    def insert_die_seat(self, at: i64, value: int) -> None:
        self.list_insert(510, 24, at, value)

    def pop_die_seat(self, at: i64) -> int:
        return self.list_pop(510, at)

    def all_die_seat(self) -> list[int]:
        return self.all_of(41)

    def fill_die_seat(self, values: list[int]) -> None:
        self.refill(41, values)

    def row(self, space: i64) -> int:
        """The die on a space, MOST_SPACES for each action, or NONE."""
        spot: i64 = 535 + space
        return self.small[spot]

    def set_row(self, space: i64, to: int) -> None:
        self.small[535 + space] = to

    def add_row(self, space: i64, more: int) -> int:
        spot: i64 = 535 + space
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_row(self) -> list[int]:
        return self.all_of(42)

    def fill_row(self, values: list[int]) -> None:
        self.refill(42, values)

    def plan(self, side: i64) -> int:
        """1 + the grouping chosen, hidden until all have chosen."""
        spot: i64 = 1494 + side * 66
        return self.small[spot]

    def set_plan(self, side: i64, to: int) -> None:
        self.small[1494 + side * 66] = to

    def add_plan(self, side: i64, more: int) -> int:
        spot: i64 = 1494 + side * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_plan(self) -> list[int]:
        return self.all_of(43)

    def fill_plan(self, values: list[int]) -> None:
        self.refill(43, values)

    def pending(self, side: i64, track: i64) -> int:
        """Steps still to take."""
        spot: i64 = 1495 + side * 66 + track
        return self.small[spot]

    def set_pending(self, side: i64, track: i64, to: int) -> None:
        self.small[1495 + side * 66 + track] = to

    def add_pending(self, side: i64, track: i64, more: int) -> int:
        spot: i64 = 1495 + side * 66 + track
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_pending(self) -> list[int]:
        return self.all_of(44)

    def fill_pending(self, values: list[int]) -> None:
        self.refill(44, values)

    def reserved(self, side: i64) -> int:
        """1 + a building claimed against another (E03)."""
        spot: i64 = 1498 + side * 66
        return self.small[spot]

    def set_reserved(self, side: i64, to: int) -> None:
        self.small[1498 + side * 66] = to

    def add_reserved(self, side: i64, more: int) -> int:
        spot: i64 = 1498 + side * 66
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_reserved(self) -> list[int]:
        return self.all_of(45)

    def fill_reserved(self, values: list[int]) -> None:
        self.refill(45, values)

    def lasting(self, at: i64) -> int:
        """Term and seat of each vp-scoring and vp-end, as `places.promise` notes them."""
        spot: i64 = 556 + at
        return self.small[spot]

    def set_lasting(self, at: i64, to: int) -> None:
        self.small[556 + at] = to

    def count_lasting(self) -> int:
        return self.small[555]

    def append_lasting(self, value: int) -> None:
        self.list_append(555, 255, value)

    def insert_lasting(self, at: i64, value: int) -> None:
        self.list_insert(555, 255, at, value)

    def pop_lasting(self, at: i64) -> int:
        return self.list_pop(555, at)

    def all_lasting(self) -> list[int]:
        return self.all_of(46)

    def fill_lasting(self, values: list[int]) -> None:
        self.refill(46, values)

    @property
    def deed(self) -> int:
        """The action of this turn."""
        return self.small[811]

    @deed.setter
    def deed(self, to: int) -> None:
        self.small[811] = to

    @property
    def spot(self) -> int:
        """Its space."""
        return self.small[812]

    @spot.setter
    def spot(self, to: int) -> None:
        self.small[812] = to

    @property
    def value(self) -> int:
        """The value of its die."""
        return self.small[813]

    @value.setter
    def value(self, to: int) -> None:
        self.small[813] = to

    @property
    def points(self) -> int:
        """Action points left."""
        return self.small[814]

    @points.setter
    def points(self, to: int) -> None:
        self.small[814] = to

    @property
    def wild_deed(self) -> int:
        """What a Wild action is used for, or NONE."""
        return self.small[815]

    @wild_deed.setter
    def wild_deed(self, to: int) -> None:
        self.small[815] = to

    @property
    def benefits(self) -> int:
        """The space's benefits still to take, as bits."""
        return self.small[816]

    @benefits.setter
    def benefits(self, to: int) -> None:
        self.small[816] = to

    def traits(self, at: i64) -> int:
        """Cards whose Royal Trait is still to take."""
        spot: i64 = 818 + at
        return self.small[spot]

    def set_traits(self, at: i64, to: int) -> None:
        self.small[818 + at] = to

    def count_traits(self) -> int:
        return self.small[817]

    def append_traits(self, value: int) -> None:
        self.list_append(817, 144, value)

    def insert_traits(self, at: i64, value: int) -> None:
        self.list_insert(817, 144, at, value)

    def pop_traits(self, at: i64) -> int:
        return self.list_pop(817, at)

    def all_traits(self) -> list[int]:
        return self.all_of(53)

    def fill_traits(self, values: list[int]) -> None:
        self.refill(53, values)

    @property
    def extras(self) -> int:
        """The extra actions used, as bits."""
        return self.small[962]

    @extras.setter
    def extras(self, to: int) -> None:
        self.small[962] = to

    @property
    def begun(self) -> int:
        """1 once a part of the space was used."""
        return self.small[963]

    @begun.setter
    def begun(self, to: int) -> None:
        self.small[963] = to

    @property
    def age2_drawn(self) -> int:
        """1 once the turn drew from the Age II deck before its time."""
        return self.small[964]

    @age2_drawn.setter
    def age2_drawn(self, to: int) -> None:
        self.small[964] = to

    @property
    def swapped(self) -> int:
        """The exchange just made, as its action, or 0."""
        return self.small[965]

    @swapped.setter
    def swapped(self, to: int) -> None:
        self.small[965] = to

    @property
    def home(self) -> int:
        """The automaton's home region, whose Good is covered; NONE without an automaton."""
        return self.small[966]

    @home.setter
    def home(self, to: int) -> None:
        self.small[966] = to

    def deck(self, card: i64) -> int:
        """A card of the automaton: in the deck, drawn in this round, or spent."""
        spot: i64 = 967 + card
        return self.small[spot]

    def set_deck(self, card: i64, to: int) -> None:
        self.small[967 + card] = to

    def add_deck(self, card: i64, more: int) -> int:
        spot: i64 = 967 + card
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_deck(self) -> list[int]:
        return self.all_of(59)

    def fill_deck(self, values: list[int]) -> None:
        self.refill(59, values)

    @property
    def back(self) -> int:
        """The first card that has the back which lies on top of the deck."""
        return self.small[987]

    @back.setter
    def back(self, to: int) -> None:
        self.small[987] = to

    @property
    def drawn(self) -> int:
        """The card drawn last, or NONE."""
        return self.small[988]

    @drawn.setter
    def drawn(self, to: int) -> None:
        self.small[988] = to

    def want(self, at: i64) -> int:
        """By die: the action that a Wild die stands for, or NONE."""
        spot: i64 = 990 + at
        return self.small[spot]

    def set_want(self, at: i64, to: int) -> None:
        self.small[990 + at] = to

    def count_want(self) -> int:
        return self.small[989]

    def append_want(self, value: int) -> None:
        self.list_append(989, 24, value)

    def insert_want(self, at: i64, value: int) -> None:
        self.list_insert(989, 24, at, value)

    def pop_want(self, at: i64) -> int:
        return self.list_pop(989, at)

    def all_want(self) -> list[int]:
        return self.all_of(62)

    def fill_want(self, values: list[int]) -> None:
        self.refill(62, values)

    def marker(self, slot: i64) -> int:
        """How far his Objective marker is on a Vase, 3 on the highest space."""
        spot: i64 = 1014 + slot
        return self.small[spot]

    def set_marker(self, slot: i64, to: int) -> None:
        self.small[1014 + slot] = to

    def add_marker(self, slot: i64, more: int) -> int:
        spot: i64 = 1014 + slot
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_marker(self) -> list[int]:
        return self.all_of(63)

    def fill_marker(self, values: list[int]) -> None:
        self.refill(63, values)

    def camps(self, side: i64) -> i64:
        """The regions in which a side has a Warrior, as bits."""
        spot: i64 = side * 3
        return self.wide[spot]

    def set_camps(self, side: i64, to: i64) -> None:
        self.wide[side * 3] = to

    def add_camps(self, side: i64, more: i64) -> i64:
        spot: i64 = side * 3
        total = self.wide[spot] + more
        self.wide[spot] = total
        return total

    def all_camps(self) -> list[int]:
        return self.all_of(64)

    def fill_camps(self, values: list[int]) -> None:
        self.refill(64, values)

    def tiles(self, side: i64) -> i64:
        """The Trade Bonus tiles that a side holds, as bits."""
        spot: i64 = 1 + side * 3
        return self.wide[spot]

    def set_tiles(self, side: i64, to: i64) -> None:
        self.wide[1 + side * 3] = to

    def add_tiles(self, side: i64, more: i64) -> i64:
        spot: i64 = 1 + side * 3
        total = self.wide[spot] + more
        self.wide[spot] = total
        return total

    def all_tiles(self) -> list[int]:
        return self.all_of(65)

    def fill_tiles(self, values: list[int]) -> None:
        self.refill(65, values)

    def bundles(self, side: i64) -> i64:
        """The Goods of which a side could make a lasting one, as bits."""
        spot: i64 = 2 + side * 3
        return self.wide[spot]

    def set_bundles(self, side: i64, to: i64) -> None:
        self.wide[2 + side * 3] = to

    def add_bundles(self, side: i64, more: i64) -> i64:
        spot: i64 = 2 + side * 3
        total = self.wide[spot] + more
        self.wide[spot] = total
        return total

    def all_bundles(self) -> list[int]:
        return self.all_of(66)

    def fill_bundles(self, values: list[int]) -> None:
        self.refill(66, values)

    def after(self, card: i64) -> int:
        """The next card in the same place; CARDS + place after the last."""
        spot: i64 = 1017 + card
        return self.small[spot]

    def set_after(self, card: i64, to: int) -> None:
        self.small[1017 + card] = to

    def add_after(self, card: i64, more: int) -> int:
        spot: i64 = 1017 + card
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_after(self) -> list[int]:
        return self.all_of(67)

    def fill_after(self, values: list[int]) -> None:
        self.refill(67, values)

    def before(self, card: i64) -> int:
        """The card before it in the same place."""
        spot: i64 = 1193 + card
        return self.small[spot]

    def set_before(self, card: i64, to: int) -> None:
        self.small[1193 + card] = to

    def add_before(self, card: i64, more: int) -> int:
        spot: i64 = 1193 + card
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_before(self) -> list[int]:
        return self.all_of(68)

    def fill_before(self, values: list[int]) -> None:
        self.refill(68, values)

    def number_at(self, place: i64, age: i64) -> int:
        """How many cards of an Age lie in a place."""
        spot: i64 = 1369 + place * 2 + age
        return self.small[spot]

    def set_number_at(self, place: i64, age: i64, to: int) -> None:
        self.small[1369 + place * 2 + age] = to

    def add_number_at(self, place: i64, age: i64, more: int) -> int:
        spot: i64 = 1369 + place * 2 + age
        total = self.small[spot] + more
        self.small[spot] = total
        return total

    def all_number_at(self) -> list[int]:
        return self.all_of(69)

    def fill_number_at(self, values: list[int]) -> None:
        self.refill(69, values)
