"""The fields of Minos as readers and writers. Written by ``python -m labrys.kit.pack`` from fields.py: edit that."""

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


class PackedMinos(ClosedState):
    """A position of Minos as packed numbers."""

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
    def round(self) -> i64:
        """The round, from 1 on."""
        return i64(self.small[0])

    @round.setter
    def round(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x1
        self.small[0] = i16(to)

    @property
    def first(self) -> i64:
        """Who has the First Player marker."""
        return i64(self.small[1])

    @first.setter
    def first(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2
        self.small[1] = i16(to)

    @property
    def active(self) -> i64:
        """Whose turn it is, or NOBODY between turns."""
        return i64(self.small[2])

    @active.setter
    def active(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x4
        self.small[2] = i16(to)

    def coins(self, side: i64) -> i64:
        """Coins of a side."""
        spot: i64 = 1433 + side * 66
        return i64(self.small[spot])

    def set_coins(self, side: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x8
        self.small[1433 + side * 66] = i16(to)

    def add_coins(self, side: i64, more: i64) -> i64:
        spot: i64 = 1433 + side * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x8
        self.small[spot] = i16(total)
        return total

    def all_coins(self) -> list[int]:
        return self.all_of(3)

    def fill_coins(self, values: list[int]) -> None:
        self.refill(3, values)

    def weapons(self, side: i64) -> i64:
        """Weaponry of a side."""
        spot: i64 = 1434 + side * 66
        return i64(self.small[spot])

    def set_weapons(self, side: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x10
        self.small[1434 + side * 66] = i16(to)

    def add_weapons(self, side: i64, more: i64) -> i64:
        spot: i64 = 1434 + side * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x10
        self.small[spot] = i16(total)
        return total

    def all_weapons(self) -> list[int]:
        return self.all_of(4)

    def fill_weapons(self, values: list[int]) -> None:
        self.refill(4, values)

    def vp(self, side: i64) -> i64:
        """Points so far."""
        spot: i64 = 1435 + side * 66
        return i64(self.small[spot])

    def set_vp(self, side: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x20
        self.small[1435 + side * 66] = i16(to)

    def add_vp(self, side: i64, more: i64) -> i64:
        spot: i64 = 1435 + side * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x20
        self.small[spot] = i16(total)
        return total

    def all_vp(self) -> list[int]:
        return self.all_of(5)

    def fill_vp(self, values: list[int]) -> None:
        self.refill(5, values)

    def source(self, side: i64, source: i64) -> i64:
        """Where the points came from."""
        spot: i64 = 1436 + side * 66 + source
        return i64(self.small[spot])

    def set_source(self, side: i64, source: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x40
        self.small[1436 + side * 66 + source] = i16(to)

    def add_source(self, side: i64, source: i64, more: i64) -> i64:
        spot: i64 = 1436 + side * 66 + source
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x40
        self.small[spot] = i16(total)
        return total

    def all_source(self) -> list[int]:
        return self.all_of(6)

    def fill_source(self, values: list[int]) -> None:
        self.refill(6, values)

    def start(self, side: i64) -> i64:
        """The Starting card, or NONE."""
        spot: i64 = 1456 + side * 66
        return i64(self.small[spot])

    def set_start(self, side: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x80
        self.small[1456 + side * 66] = i16(to)

    def add_start(self, side: i64, more: i64) -> i64:
        spot: i64 = 1456 + side * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x80
        self.small[spot] = i16(total)
        return total

    def all_start(self) -> list[int]:
        return self.all_of(7)

    def fill_start(self, values: list[int]) -> None:
        self.refill(7, values)

    def ability(self, side: i64) -> i64:
        """The Special Ability tile, or NONE."""
        spot: i64 = 1457 + side * 66
        return i64(self.small[spot])

    def set_ability(self, side: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x100
        self.small[1457 + side * 66] = i16(to)

    def add_ability(self, side: i64, more: i64) -> i64:
        spot: i64 = 1457 + side * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x100
        self.small[spot] = i16(total)
        return total

    def all_ability(self) -> list[int]:
        return self.all_of(8)

    def fill_ability(self, values: list[int]) -> None:
        self.refill(8, values)

    def level(self, side: i64) -> i64:
        """The level of the Ability marker, 1 to 3."""
        spot: i64 = 1458 + side * 66
        return i64(self.small[spot])

    def set_level(self, side: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x200
        self.small[1458 + side * 66] = i16(to)

    def add_level(self, side: i64, more: i64) -> i64:
        spot: i64 = 1458 + side * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x200
        self.small[spot] = i16(total)
        return total

    def all_level(self) -> list[int]:
        return self.all_of(9)

    def fill_level(self, values: list[int]) -> None:
        self.refill(9, values)

    def income(self, side: i64) -> i64:
        """The position of the Income marker."""
        spot: i64 = 1459 + side * 66
        return i64(self.small[spot])

    def set_income(self, side: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x400
        self.small[1459 + side * 66] = i16(to)

    def add_income(self, side: i64, more: i64) -> i64:
        spot: i64 = 1459 + side * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x400
        self.small[spot] = i16(total)
        return total

    def all_income(self) -> list[int]:
        return self.all_of(10)

    def fill_income(self, values: list[int]) -> None:
        self.refill(10, values)

    def track(self, side: i64, track: i64) -> i64:
        """The space of a Progress marker."""
        spot: i64 = 1460 + side * 66 + track
        return i64(self.small[spot])

    def set_track(self, side: i64, track: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x800
        self.small[1460 + side * 66 + track] = i16(to)

    def add_track(self, side: i64, track: i64, more: i64) -> i64:
        spot: i64 = 1460 + side * 66 + track
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x800
        self.small[spot] = i16(total)
        return total

    def all_track(self) -> list[int]:
        return self.all_of(11)

    def fill_track(self, values: list[int]) -> None:
        self.refill(11, values)

    def goods(self, side: i64, good: i64) -> i64:
        """Goods of a side."""
        spot: i64 = 1463 + side * 66 + good
        return i64(self.small[spot])

    def set_goods(self, side: i64, good: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x1000
        self.small[1463 + side * 66 + good] = i16(to)

    def add_goods(self, side: i64, good: i64, more: i64) -> i64:
        spot: i64 = 1463 + side * 66 + good
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x1000
        self.small[spot] = i16(total)
        return total

    def all_goods(self) -> list[int]:
        return self.all_of(12)

    def fill_goods(self, values: list[int]) -> None:
        self.refill(12, values)

    def temps(self, side: i64, good: i64) -> i64:
        """Temporary Goods of a side."""
        spot: i64 = 1469 + side * 66 + good
        return i64(self.small[spot])

    def set_temps(self, side: i64, good: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2000
        self.small[1469 + side * 66 + good] = i16(to)

    def add_temps(self, side: i64, good: i64, more: i64) -> i64:
        spot: i64 = 1469 + side * 66 + good
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x2000
        self.small[spot] = i16(total)
        return total

    def all_temps(self) -> list[int]:
        return self.all_of(13)

    def fill_temps(self, values: list[int]) -> None:
        self.refill(13, values)

    def stock(self, good: i64) -> i64:
        """Face-up Goods."""
        spot: i64 = 3 + good
        return i64(self.small[spot])

    def set_stock(self, good: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x4000
        self.small[3 + good] = i16(to)

    def add_stock(self, good: i64, more: i64) -> i64:
        spot: i64 = 3 + good
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x4000
        self.small[spot] = i16(total)
        return total

    def all_stock(self) -> list[int]:
        return self.all_of(14)

    def fill_stock(self, values: list[int]) -> None:
        self.refill(14, values)

    def pile(self, good: i64) -> i64:
        """Face-down Goods, by type."""
        spot: i64 = 9 + good
        return i64(self.small[spot])

    def set_pile(self, good: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x8000
        self.small[9 + good] = i16(to)

    def add_pile(self, good: i64, more: i64) -> i64:
        spot: i64 = 9 + good
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x8000
        self.small[spot] = i16(total)
        return total

    def all_pile(self) -> list[int]:
        return self.all_of(15)

    def fill_pile(self, values: list[int]) -> None:
        self.refill(15, values)

    def spare(self, good: i64) -> i64:
        """Temporary Goods in the supply."""
        spot: i64 = 15 + good
        return i64(self.small[spot])

    def set_spare(self, good: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x10000
        self.small[15 + good] = i16(to)

    def add_spare(self, good: i64, more: i64) -> i64:
        spot: i64 = 15 + good
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x10000
        self.small[spot] = i16(total)
        return total

    def all_spare(self) -> list[int]:
        return self.all_of(16)

    def fill_spare(self, values: list[int]) -> None:
        self.refill(16, values)

    def warriors(self, side: i64, region: i64) -> i64:
        """Warriors of a side in a region."""
        spot: i64 = 1475 + side * 66 + region
        return i64(self.small[spot])

    def set_warriors(self, side: i64, region: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x20000
        self.small[1475 + side * 66 + region] = i16(to)

    def add_warriors(self, side: i64, region: i64, more: i64) -> i64:
        spot: i64 = 1475 + side * 66 + region
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x20000
        self.small[spot] = i16(total)
        return total

    def all_warriors(self) -> list[int]:
        return self.all_of(17)

    def fill_warriors(self, values: list[int]) -> None:
        self.refill(17, values)

    def reserves(self, side: i64) -> i64:
        """Warriors that may be placed."""
        spot: i64 = 1489 + side * 66
        return i64(self.small[spot])

    def set_reserves(self, side: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x40000
        self.small[1489 + side * 66] = i16(to)

    def add_reserves(self, side: i64, more: i64) -> i64:
        spot: i64 = 1489 + side * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x40000
        self.small[spot] = i16(total)
        return total

    def all_reserves(self) -> list[int]:
        return self.all_of(18)

    def fill_reserves(self, values: list[int]) -> None:
        self.refill(18, values)

    def supply(self, side: i64) -> i64:
        """Warriors that must be gained first."""
        spot: i64 = 1490 + side * 66
        return i64(self.small[spot])

    def set_supply(self, side: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x80000
        self.small[1490 + side * 66] = i16(to)

    def add_supply(self, side: i64, more: i64) -> i64:
        spot: i64 = 1490 + side * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x80000
        self.small[spot] = i16(total)
        return total

    def all_supply(self) -> list[int]:
        return self.all_of(19)

    def fill_supply(self, values: list[int]) -> None:
        self.refill(19, values)

    def city(self, region: i64) -> i64:
        """Who owns the City of a region, or NOBODY."""
        spot: i64 = 21 + region
        return i64(self.small[spot])

    def set_city(self, region: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x100000
        self.small[21 + region] = i16(to)

    def add_city(self, region: i64, more: i64) -> i64:
        spot: i64 = 21 + region
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x100000
        self.small[spot] = i16(total)
        return total

    def all_city(self) -> list[int]:
        return self.all_of(20)

    def fill_city(self, values: list[int]) -> None:
        self.refill(20, values)

    def tower(self, region: i64) -> i64:
        """Who owns the Tower of a region, or NOBODY."""
        spot: i64 = 35 + region
        return i64(self.small[spot])

    def set_tower(self, region: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x200000
        self.small[35 + region] = i16(to)

    def add_tower(self, region: i64, more: i64) -> i64:
        spot: i64 = 35 + region
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x200000
        self.small[spot] = i16(total)
        return total

    def all_tower(self) -> list[int]:
        return self.all_of(21)

    def fill_tower(self, values: list[int]) -> None:
        self.refill(21, values)

    def farm(self, region: i64) -> i64:
        """Who owns the Farm of a region, or NOBODY."""
        spot: i64 = 49 + region
        return i64(self.small[spot])

    def set_farm(self, region: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x400000
        self.small[49 + region] = i16(to)

    def add_farm(self, region: i64, more: i64) -> i64:
        spot: i64 = 49 + region
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x400000
        self.small[spot] = i16(total)
        return total

    def all_farm(self) -> list[int]:
        return self.all_of(22)

    def fill_farm(self, values: list[int]) -> None:
        self.refill(22, values)

    def foundation(self, region: i64) -> i64:
        """The Foundation tile of a region, or NONE."""
        spot: i64 = 63 + region
        return i64(self.small[spot])

    def set_foundation(self, region: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x800000
        self.small[63 + region] = i16(to)

    def add_foundation(self, region: i64, more: i64) -> i64:
        spot: i64 = 63 + region
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x800000
        self.small[spot] = i16(total)
        return total

    def all_foundation(self) -> list[int]:
        return self.all_of(23)

    def fill_foundation(self, values: list[int]) -> None:
        self.refill(23, values)

    def sea_top(self, region: i64) -> i64:
        """The Level I Sea Peoples tile of a region, or NONE."""
        spot: i64 = 77 + region
        return i64(self.small[spot])

    def set_sea_top(self, region: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x1000000
        self.small[77 + region] = i16(to)

    def add_sea_top(self, region: i64, more: i64) -> i64:
        spot: i64 = 77 + region
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x1000000
        self.small[spot] = i16(total)
        return total

    def all_sea_top(self) -> list[int]:
        return self.all_of(24)

    def fill_sea_top(self, values: list[int]) -> None:
        self.refill(24, values)

    def sea_below(self, region: i64) -> i64:
        """The Level II Sea Peoples tile of a region, or NONE."""
        spot: i64 = 91 + region
        return i64(self.small[spot])

    def set_sea_below(self, region: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2000000
        self.small[91 + region] = i16(to)

    def add_sea_below(self, region: i64, more: i64) -> i64:
        spot: i64 = 91 + region
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x2000000
        self.small[spot] = i16(total)
        return total

    def all_sea_below(self) -> list[int]:
        return self.all_of(25)

    def fill_sea_below(self, values: list[int]) -> None:
        self.refill(25, values)

    def trophy(self, tile: i64) -> i64:
        """Who defeated a Sea Peoples tile, or NOBODY."""
        spot: i64 = 105 + tile
        return i64(self.small[spot])

    def set_trophy(self, tile: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x4000000
        self.small[105 + tile] = i16(to)

    def add_trophy(self, tile: i64, more: i64) -> i64:
        spot: i64 = 105 + tile
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x4000000
        self.small[spot] = i16(total)
        return total

    def all_trophy(self) -> list[int]:
        return self.all_of(26)

    def fill_trophy(self, values: list[int]) -> None:
        self.refill(26, values)

    def routes(self, route: i64) -> i64:
        """Which side of a route tile lies up, as an index into the content's routes."""
        spot: i64 = 125 + route
        return i64(self.small[spot])

    def set_routes(self, route: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x8000000
        self.small[125 + route] = i16(to)

    def add_routes(self, route: i64, more: i64) -> i64:
        spot: i64 = 125 + route
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x8000000
        self.small[spot] = i16(total)
        return total

    def all_routes(self) -> list[int]:
        return self.all_of(27)

    def fill_routes(self, values: list[int]) -> None:
        self.refill(27, values)

    def ship(self, side: i64, route: i64) -> i64:
        """The space of a Ship on a route, or 0."""
        spot: i64 = 1491 + side * 66 + route
        return i64(self.small[spot])

    def set_ship(self, side: i64, route: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x10000000
        self.small[1491 + side * 66 + route] = i16(to)

    def add_ship(self, side: i64, route: i64, more: i64) -> i64:
        spot: i64 = 1491 + side * 66 + route
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x10000000
        self.small[spot] = i16(total)
        return total

    def all_ship(self) -> list[int]:
        return self.all_of(28)

    def fill_ship(self, values: list[int]) -> None:
        self.refill(28, values)

    def trade(self, tile: i64) -> i64:
        """Where a Trade Bonus tile lies: BOX, a route, or HELD + a side."""
        spot: i64 = 128 + tile
        return i64(self.small[spot])

    def set_trade(self, tile: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x20000000
        self.small[128 + tile] = i16(to)

    def add_trade(self, tile: i64, more: i64) -> i64:
        spot: i64 = 128 + tile
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x20000000
        self.small[spot] = i16(total)
        return total

    def all_trade(self) -> list[int]:
        return self.all_of(29)

    def fill_trade(self, values: list[int]) -> None:
        self.refill(29, values)

    def card(self, card: i64) -> i64:
        """Where a card lies."""
        spot: i64 = 158 + card
        return i64(self.small[spot])

    def set_card(self, card: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x40000000
        self.small[158 + card] = i16(to)

    def add_card(self, card: i64, more: i64) -> i64:
        spot: i64 = 158 + card
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x40000000
        self.small[spot] = i16(total)
        return total

    def all_card(self) -> list[int]:
        return self.all_of(30)

    def fill_card(self, values: list[int]) -> None:
        self.refill(30, values)

    def open_card(self, card: i64) -> i64:
        """1 while everybody knows whose hand a card is in."""
        spot: i64 = 302 + card
        return i64(self.small[spot])

    def set_open_card(self, card: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x80000000
        self.small[302 + card] = i16(to)

    def add_open_card(self, card: i64, more: i64) -> i64:
        spot: i64 = 302 + card
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x80000000
        self.small[spot] = i16(total)
        return total

    def all_open_card(self) -> list[int]:
        return self.all_of(31)

    def fill_open_card(self, values: list[int]) -> None:
        self.refill(31, values)

    def offer(self, at: i64) -> i64:
        """The cards face up, from the deck outwards."""
        spot: i64 = 447 + at
        return i64(self.small[spot])

    def set_offer(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x100000000
        self.small[447 + at] = i16(to)

    def count_offer(self) -> i64:
        return i64(self.small[446])

    def append_offer(self, value: i64) -> None:
        self.touched |= 0x100000000
        self.list_append(446, 9, value)

    def insert_offer(self, at: i64, value: i64) -> None:
        self.touched |= 0x100000000
        self.list_insert(446, 9, at, value)

    def pop_offer(self, at: i64) -> i64:
        self.touched |= 0x100000000
        return self.list_pop(446, at)

    def all_offer(self) -> list[int]:
        return self.all_of(32)

    def fill_offer(self, values: list[int]) -> None:
        self.refill(32, values)

    def shown_starts(self, at: i64) -> i64:
        """Starting cards still to choose from."""
        spot: i64 = 457 + at
        return i64(self.small[spot])

    def set_shown_starts(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x200000000
        self.small[457 + at] = i16(to)

    def count_shown_starts(self) -> i64:
        return i64(self.small[456])

    def append_shown_starts(self, value: i64) -> None:
        self.touched |= 0x200000000
        self.list_append(456, 9, value)

    def insert_shown_starts(self, at: i64, value: i64) -> None:
        self.touched |= 0x200000000
        self.list_insert(456, 9, at, value)

    def pop_shown_starts(self, at: i64) -> i64:
        self.touched |= 0x200000000
        return self.list_pop(456, at)

    def all_shown_starts(self) -> list[int]:
        return self.all_of(33)

    def fill_shown_starts(self, values: list[int]) -> None:
        self.refill(33, values)

    def shown_abilities(self, at: i64) -> i64:
        """Special Ability tiles still to choose from."""
        spot: i64 = 467 + at
        return i64(self.small[spot])

    def set_shown_abilities(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x400000000
        self.small[467 + at] = i16(to)

    def count_shown_abilities(self) -> i64:
        return i64(self.small[466])

    def append_shown_abilities(self, value: i64) -> None:
        self.touched |= 0x400000000
        self.list_append(466, 5, value)

    def insert_shown_abilities(self, at: i64, value: i64) -> None:
        self.touched |= 0x400000000
        self.list_insert(466, 5, at, value)

    def pop_shown_abilities(self, at: i64) -> i64:
        self.touched |= 0x400000000
        return self.list_pop(466, at)

    def all_shown_abilities(self) -> list[int]:
        return self.all_of(34)

    def fill_shown_abilities(self, values: list[int]) -> None:
        self.refill(34, values)

    def vase(self, slot: i64) -> i64:
        """The three Vases in play."""
        spot: i64 = 472 + slot
        return i64(self.small[spot])

    def set_vase(self, slot: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x800000000
        self.small[472 + slot] = i16(to)

    def add_vase(self, slot: i64, more: i64) -> i64:
        spot: i64 = 472 + slot
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x800000000
        self.small[spot] = i16(total)
        return total

    def all_vase(self) -> list[int]:
        return self.all_of(35)

    def fill_vase(self, values: list[int]) -> None:
        self.refill(35, values)

    def vase_taken(self, slot: i64) -> i64:
        """Covered slots of a Vase."""
        spot: i64 = 475 + slot
        return i64(self.small[spot])

    def set_vase_taken(self, slot: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x1000000000
        self.small[475 + slot] = i16(to)

    def add_vase_taken(self, slot: i64, more: i64) -> i64:
        spot: i64 = 475 + slot
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x1000000000
        self.small[spot] = i16(total)
        return total

    def all_vase_taken(self) -> list[int]:
        return self.all_of(36)

    def fill_vase_taken(self, values: list[int]) -> None:
        self.refill(36, values)

    def vase_base(self, slot: i64) -> i64:
        """Slots that were covered when a simultaneous step began, or NONE."""
        spot: i64 = 478 + slot
        return i64(self.small[spot])

    def set_vase_base(self, slot: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2000000000
        self.small[478 + slot] = i16(to)

    def add_vase_base(self, slot: i64, more: i64) -> i64:
        spot: i64 = 478 + slot
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x2000000000
        self.small[spot] = i16(total)
        return total

    def all_vase_base(self) -> list[int]:
        return self.all_of(37)

    def fill_vase_base(self, values: list[int]) -> None:
        self.refill(37, values)

    def vase_by(self, slot: i64) -> i64:
        """The seats that have claimed a Vase, as bits."""
        spot: i64 = 481 + slot
        return i64(self.small[spot])

    def set_vase_by(self, slot: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x4000000000
        self.small[481 + slot] = i16(to)

    def add_vase_by(self, slot: i64, more: i64) -> i64:
        spot: i64 = 481 + slot
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x4000000000
        self.small[spot] = i16(total)
        return total

    def all_vase_by(self) -> list[int]:
        return self.all_of(38)

    def fill_vase_by(self, values: list[int]) -> None:
        self.refill(38, values)

    @property
    def bonus(self) -> i64:
        """The Action Bonus tile."""
        return i64(self.small[484])

    @bonus.setter
    def bonus(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x8000000000
        self.small[484] = i16(to)

    def die(self, at: i64) -> i64:
        """The value of a die, or 0."""
        spot: i64 = 486 + at
        return i64(self.small[spot])

    def set_die(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x10000000000
        self.small[486 + at] = i16(to)

    def count_die(self) -> i64:
        return i64(self.small[485])

    def append_die(self, value: i64) -> None:
        self.touched |= 0x10000000000
        self.list_append(485, 24, value)

    def insert_die(self, at: i64, value: i64) -> None:
        self.touched |= 0x10000000000
        self.list_insert(485, 24, at, value)

    def pop_die(self, at: i64) -> i64:
        self.touched |= 0x10000000000
        return self.list_pop(485, at)

    def all_die(self) -> list[int]:
        return self.all_of(40)

    def fill_die(self, values: list[int]) -> None:
        self.refill(40, values)

    def die_seat(self, at: i64) -> i64:
        """Who has taken a die, or NOBODY."""
        spot: i64 = 511 + at
        return i64(self.small[spot])

    def set_die_seat(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x20000000000
        self.small[511 + at] = i16(to)

    def count_die_seat(self) -> i64:
        return i64(self.small[510])

    def append_die_seat(self, value: i64) -> None:
        self.touched |= 0x20000000000
        self.list_append(510, 24, value)

    def insert_die_seat(self, at: i64, value: i64) -> None:
        self.touched |= 0x20000000000
        self.list_insert(510, 24, at, value)

    def pop_die_seat(self, at: i64) -> i64:
        self.touched |= 0x20000000000
        return self.list_pop(510, at)

    def all_die_seat(self) -> list[int]:
        return self.all_of(41)

    def fill_die_seat(self, values: list[int]) -> None:
        self.refill(41, values)

    def row(self, space: i64) -> i64:
        """The die on a space, MOST_SPACES for each action, or NONE."""
        spot: i64 = 535 + space
        return i64(self.small[spot])

    def set_row(self, space: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x40000000000
        self.small[535 + space] = i16(to)

    def add_row(self, space: i64, more: i64) -> i64:
        spot: i64 = 535 + space
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x40000000000
        self.small[spot] = i16(total)
        return total

    def all_row(self) -> list[int]:
        return self.all_of(42)

    def fill_row(self, values: list[int]) -> None:
        self.refill(42, values)

    def plan(self, side: i64) -> i64:
        """1 + the grouping chosen, hidden until all have chosen."""
        spot: i64 = 1494 + side * 66
        return i64(self.small[spot])

    def set_plan(self, side: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x80000000000
        self.small[1494 + side * 66] = i16(to)

    def add_plan(self, side: i64, more: i64) -> i64:
        spot: i64 = 1494 + side * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x80000000000
        self.small[spot] = i16(total)
        return total

    def all_plan(self) -> list[int]:
        return self.all_of(43)

    def fill_plan(self, values: list[int]) -> None:
        self.refill(43, values)

    def pending(self, side: i64, track: i64) -> i64:
        """Steps still to take."""
        spot: i64 = 1495 + side * 66 + track
        return i64(self.small[spot])

    def set_pending(self, side: i64, track: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x100000000000
        self.small[1495 + side * 66 + track] = i16(to)

    def add_pending(self, side: i64, track: i64, more: i64) -> i64:
        spot: i64 = 1495 + side * 66 + track
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x100000000000
        self.small[spot] = i16(total)
        return total

    def all_pending(self) -> list[int]:
        return self.all_of(44)

    def fill_pending(self, values: list[int]) -> None:
        self.refill(44, values)

    def reserved(self, side: i64) -> i64:
        """1 + a building claimed against another (E03)."""
        spot: i64 = 1498 + side * 66
        return i64(self.small[spot])

    def set_reserved(self, side: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x200000000000
        self.small[1498 + side * 66] = i16(to)

    def add_reserved(self, side: i64, more: i64) -> i64:
        spot: i64 = 1498 + side * 66
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x200000000000
        self.small[spot] = i16(total)
        return total

    def all_reserved(self) -> list[int]:
        return self.all_of(45)

    def fill_reserved(self, values: list[int]) -> None:
        self.refill(45, values)

    def lasting(self, at: i64) -> i64:
        """Term and seat of each vp-scoring and vp-end, as `places.promise` notes them."""
        spot: i64 = 556 + at
        return i64(self.small[spot])

    def set_lasting(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x400000000000
        self.small[556 + at] = i16(to)

    def count_lasting(self) -> i64:
        return i64(self.small[555])

    def append_lasting(self, value: i64) -> None:
        self.touched |= 0x400000000000
        self.list_append(555, 255, value)

    def insert_lasting(self, at: i64, value: i64) -> None:
        self.touched |= 0x400000000000
        self.list_insert(555, 255, at, value)

    def pop_lasting(self, at: i64) -> i64:
        self.touched |= 0x400000000000
        return self.list_pop(555, at)

    def all_lasting(self) -> list[int]:
        return self.all_of(46)

    def fill_lasting(self, values: list[int]) -> None:
        self.refill(46, values)

    @property
    def deed(self) -> i64:
        """The action of this turn."""
        return i64(self.small[811])

    @deed.setter
    def deed(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x800000000000
        self.small[811] = i16(to)

    @property
    def spot(self) -> i64:
        """Its space."""
        return i64(self.small[812])

    @spot.setter
    def spot(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x1000000000000
        self.small[812] = i16(to)

    @property
    def value(self) -> i64:
        """The value of its die."""
        return i64(self.small[813])

    @value.setter
    def value(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2000000000000
        self.small[813] = i16(to)

    @property
    def points(self) -> i64:
        """Action points left."""
        return i64(self.small[814])

    @points.setter
    def points(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x4000000000000
        self.small[814] = i16(to)

    @property
    def wild_deed(self) -> i64:
        """What a Wild action is used for, or NONE."""
        return i64(self.small[815])

    @wild_deed.setter
    def wild_deed(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x8000000000000
        self.small[815] = i16(to)

    @property
    def benefits(self) -> i64:
        """The space's benefits still to take, as bits."""
        return i64(self.small[816])

    @benefits.setter
    def benefits(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x10000000000000
        self.small[816] = i16(to)

    def traits(self, at: i64) -> i64:
        """Cards whose Royal Trait is still to take."""
        spot: i64 = 818 + at
        return i64(self.small[spot])

    def set_traits(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x20000000000000
        self.small[818 + at] = i16(to)

    def count_traits(self) -> i64:
        return i64(self.small[817])

    def append_traits(self, value: i64) -> None:
        self.touched |= 0x20000000000000
        self.list_append(817, 144, value)

    def insert_traits(self, at: i64, value: i64) -> None:
        self.touched |= 0x20000000000000
        self.list_insert(817, 144, at, value)

    def pop_traits(self, at: i64) -> i64:
        self.touched |= 0x20000000000000
        return self.list_pop(817, at)

    def all_traits(self) -> list[int]:
        return self.all_of(53)

    def fill_traits(self, values: list[int]) -> None:
        self.refill(53, values)

    @property
    def extras(self) -> i64:
        """The extra actions used, as bits."""
        return i64(self.small[962])

    @extras.setter
    def extras(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x40000000000000
        self.small[962] = i16(to)

    @property
    def begun(self) -> i64:
        """1 once a part of the space was used."""
        return i64(self.small[963])

    @begun.setter
    def begun(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x80000000000000
        self.small[963] = i16(to)

    @property
    def age2_drawn(self) -> i64:
        """1 once the turn drew from the Age II deck before its time."""
        return i64(self.small[964])

    @age2_drawn.setter
    def age2_drawn(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x100000000000000
        self.small[964] = i16(to)

    @property
    def swapped(self) -> i64:
        """The exchange just made, as its action, or 0."""
        return i64(self.small[965])

    @swapped.setter
    def swapped(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x200000000000000
        self.small[965] = i16(to)

    @property
    def home(self) -> i64:
        """The automaton's home region, whose Good is covered; NONE without an automaton."""
        return i64(self.small[966])

    @home.setter
    def home(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x400000000000000
        self.small[966] = i16(to)

    def deck(self, card: i64) -> i64:
        """A card of the automaton: in the deck, drawn in this round, or spent."""
        spot: i64 = 967 + card
        return i64(self.small[spot])

    def set_deck(self, card: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x800000000000000
        self.small[967 + card] = i16(to)

    def add_deck(self, card: i64, more: i64) -> i64:
        spot: i64 = 967 + card
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x800000000000000
        self.small[spot] = i16(total)
        return total

    def all_deck(self) -> list[int]:
        return self.all_of(59)

    def fill_deck(self, values: list[int]) -> None:
        self.refill(59, values)

    @property
    def back(self) -> i64:
        """The first card that has the back which lies on top of the deck."""
        return i64(self.small[987])

    @back.setter
    def back(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x1000000000000000
        self.small[987] = i16(to)

    @property
    def drawn(self) -> i64:
        """The card drawn last, or NONE."""
        return i64(self.small[988])

    @drawn.setter
    def drawn(self, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2000000000000000
        self.small[988] = i16(to)

    def want(self, at: i64) -> i64:
        """By die: the action that a Wild die stands for, or NONE."""
        spot: i64 = 990 + at
        return i64(self.small[spot])

    def set_want(self, at: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2000000000000000
        self.small[990 + at] = i16(to)

    def count_want(self) -> i64:
        return i64(self.small[989])

    def append_want(self, value: i64) -> None:
        self.touched |= 0x2000000000000000
        self.list_append(989, 24, value)

    def insert_want(self, at: i64, value: i64) -> None:
        self.touched |= 0x2000000000000000
        self.list_insert(989, 24, at, value)

    def pop_want(self, at: i64) -> i64:
        self.touched |= 0x2000000000000000
        return self.list_pop(989, at)

    def all_want(self) -> list[int]:
        return self.all_of(62)

    def fill_want(self, values: list[int]) -> None:
        self.refill(62, values)

    def marker(self, slot: i64) -> i64:
        """How far his Objective marker is on a Vase, 3 on the highest space."""
        spot: i64 = 1014 + slot
        return i64(self.small[spot])

    def set_marker(self, slot: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2000000000000000
        self.small[1014 + slot] = i16(to)

    def add_marker(self, slot: i64, more: i64) -> i64:
        spot: i64 = 1014 + slot
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x2000000000000000
        self.small[spot] = i16(total)
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
        total: i64 = self.wide[spot] + more
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
        total: i64 = self.wide[spot] + more
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
        total: i64 = self.wide[spot] + more
        self.wide[spot] = total
        return total

    def all_bundles(self) -> list[int]:
        return self.all_of(66)

    def fill_bundles(self, values: list[int]) -> None:
        self.refill(66, values)

    def after(self, card: i64) -> i64:
        """The next card in the same place; CARDS + place after the last."""
        spot: i64 = 1017 + card
        return i64(self.small[spot])

    def set_after(self, card: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.small[1017 + card] = i16(to)

    def add_after(self, card: i64, more: i64) -> i64:
        spot: i64 = 1017 + card
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.small[spot] = i16(total)
        return total

    def all_after(self) -> list[int]:
        return self.all_of(67)

    def fill_after(self, values: list[int]) -> None:
        self.refill(67, values)

    def before(self, card: i64) -> i64:
        """The card before it in the same place."""
        spot: i64 = 1193 + card
        return i64(self.small[spot])

    def set_before(self, card: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.small[1193 + card] = i16(to)

    def add_before(self, card: i64, more: i64) -> i64:
        spot: i64 = 1193 + card
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.small[spot] = i16(total)
        return total

    def all_before(self) -> list[int]:
        return self.all_of(68)

    def fill_before(self, values: list[int]) -> None:
        self.refill(68, values)

    def number_at(self, place: i64, age: i64) -> i64:
        """How many cards of an Age lie in a place."""
        spot: i64 = 1369 + place * 2 + age
        return i64(self.small[spot])

    def set_number_at(self, place: i64, age: i64, to: i64) -> None:
        if not -32768 <= to <= 32767:
            raise too_wide(to)
        self.touched |= 0x2000000000000000
        self.small[1369 + place * 2 + age] = i16(to)

    def add_number_at(self, place: i64, age: i64, more: i64) -> i64:
        spot: i64 = 1369 + place * 2 + age
        total: i64 = i64(self.small[spot]) + more
        if not -32768 <= total <= 32767:
            raise too_wide(total)
        self.touched |= 0x2000000000000000
        self.small[spot] = i16(total)
        return total

    def all_number_at(self) -> list[int]:
        return self.all_of(69)

    def fill_number_at(self, values: list[int]) -> None:
        self.refill(69, values)
