"""Build: Cities, Towers, Farms and Ships, each with its place, its price and its benefit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.decision import Decision
from labrys.engine.menu import Menu
from labrys.engine.native import i64, vec
from labrys.engine.sets import adding, has, without
from labrys.titles.minos.actions import CITY, FARM, GIVE, PAY, SAIL, SHIP, TAKE_TILE, TOWER, USE
from labrys.titles.minos.constants import (
    COPPER,
    FROM_ROUTE,
    GRAIN,
    HELD,
    HERBS,
    NOBODY,
    ON_BUILD,
    STONE,
    WOOD,
)
from labrys.titles.minos.content import ROUTE_TOP, ROUTES, TRADES
from labrys.titles.minos.effects.gains import (
    ROUTE_SPACES,
    SHIPS,
    TOWERS,
    check_vase,
    gain_vp,
    recall_warriors,
    spend_coins,
    spend_temp,
)
from labrys.titles.minos.effects.interpreter import start
from labrys.titles.minos.frames import (
    BESIDE,
    FARM_PRICE,
    FIELD,
    GRAIN_USED,
    HERBS_USED,
    PRICE,
    RED,
    TRADE_TILE,
    USED,
    WHAT,
    WHERE,
)
from labrys.titles.minos.tables import ability_level, route_space

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

A_CITY: Final = 0
A_TOWER: Final = 1
A_FARM: Final = 2
A_SHIP: Final = 3
A_SAIL: Final = 4  # to advance a Ship
MATERIAL: Final[vec[i64]] = vec[i64]([STONE, COPPER, GRAIN, WOOD, HERBS])  # what lowers the price of each
BLUE_SPACE: Final = 2
RED_SPACE: Final = 4


def split(action: i64) -> tuple[i64, i64]:
    """What an action builds, and where."""
    if action >= SAIL:
        return A_SAIL, action - SAIL
    if action >= SHIP:
        return A_SHIP, action - SHIP
    if action >= FARM:
        return A_FARM, action - FARM
    return (A_TOWER, action - TOWER) if action >= TOWER else (A_CITY, action - CITY)


# ---- what may be built


def build_choices(s: Minos, seat: i64, free: bool, menu: Menu) -> None:
    """Every piece that has a place and can be paid for."""
    t = s.tables
    cities = s.cities(seat)
    towers = s.towers(seat)
    if cities <= len(t.city_cost):
        sites = city_sites(s, seat)
        if sites and (free or affordable(s, seat, A_CITY, 0)):
            menu.add_each(CITY, sites)
    if towers < cities and towers < len(t.tower_cost) and (free or affordable(s, seat, A_TOWER, 0)):
        for region in range(t.regions):
            if s.city(region) == seat and s.tower(region) == NOBODY:
                menu.add(TOWER + region)
    if s.farms(seat) < len(t.farm_cost):
        least: i64 = 1
        if not free:
            least = farm_warriors(s, seat, s.temps(seat, GRAIN))
        camps = s.camps(seat)
        for region in range(t.regions):
            if has(camps, region) and s.warriors(seat, region) >= least and may_farm(s, region):
                menu.add(FARM + region)
    ships = s.ships(seat)
    for route in range(ROUTES):
        at: i64 = s.ship(seat, route)
        if at == 0:
            if ships < cities and ships < len(t.ship_cost) and (free or affordable(s, seat, A_SHIP, route)):
                menu.add(SHIP + route)
        elif at < ROUTE_TOP and (free or affordable(s, seat, A_SAIL, route)) and may_pass(s, seat, at):
            menu.add(SAIL + route)


def city_sites(s: Minos, seat: i64) -> i64:
    """The set of regions with an own Warrior where a City may stand."""
    found: i64 = s.camps(seat)
    for region in range(s.tables.regions):
        if has(found, region) and not may_found(s, region):
            found = without(found, region)
    return found


def may_found(s: Minos, region: i64) -> bool:
    """A City stands on a Foundation tile, one to a region."""
    return s.city(region) == NOBODY and s.foundation(region) >= 0


def may_farm(s: Minos, region: i64) -> bool:
    return s.farm(region) == NOBODY


def may_pass(s: Minos, seat: i64, at: i64) -> bool:
    """Ships on space 4 or beyond may never be more than the Towers (A12)."""
    if at + 1 != RED_SPACE:
        return True
    beyond: i64 = 0
    for route in range(ROUTES):
        if s.ship(seat, route) >= RED_SPACE:
            beyond += 1
    return beyond < s.towers(seat)


# ---- what it costs


def at_least_0(due: i64) -> i64:
    """However much is taken off a price, nobody gets anything back."""
    if due < 0:
        return 0
    return due


def rebate(s: Minos, seat: i64) -> i64:
    """SA3 takes a Coin off a building, once (A24, N9)."""
    tile = s.ability(seat)
    if tile >= 0 and s.tables.ability_kind[tile] == ON_BUILD:
        return s.tables.ability_coins[ability_level(tile, s.level(seat))]
    return 0


def price(s: Minos, seat: i64, what: i64, where: i64, used: i64, herbs: i64) -> i64:
    """Coins for a building, with some Temporary Goods used; a Ship pays for itself and for its space (A34)."""
    t = s.tables
    if what == A_CITY:
        due = t.city_cost[s.cities(seat) - 1] - t.discount * (s.goods(seat, STONE) + used)
    elif what == A_TOWER:
        due = t.tower_cost[s.towers(seat)] - t.discount * (s.goods(seat, COPPER) + used)
    else:
        cost = t.route_cost[route_space(s.routes(where), s.ship(seat, where))]
        due = cost - t.route_discount * (s.goods(seat, HERBS) + herbs)
        if what == A_SAIL:
            return at_least_0(due)
        ship = t.ship_cost[s.ships(seat)] - t.discount * (s.goods(seat, WOOD) + used)
        due = at_least_0(due) + at_least_0(ship)
    due -= rebate(s, seat)
    return at_least_0(due)


def affordable(s: Minos, seat: i64, what: i64, where: i64) -> bool:
    """Could the seat pay, with all its Temporary Goods if need be?"""
    used: i64 = 0
    if what != A_SAIL:
        used = s.temps(seat, MATERIAL[what])
    return s.coins(seat) >= price(s, seat, what, where, used, s.temps(seat, HERBS))


def farm_warriors(s: Minos, seat: i64, used: i64) -> i64:
    """The fewest Warriors that the next Farm sends back."""
    due = s.tables.farm_cost[s.farms(seat)] - s.goods(seat, GRAIN) - used
    return at_least_0(due)


def begin_build(s: Minos, seat: i64, action: i64, free: bool) -> None:
    what, where = split(action)
    s.set_reserved(seat, 0)
    if free:
        finish_build(s, seat, what, where, 0)
    elif what == A_FARM:
        s.push(FARM_PRICE, seat, where)
    else:
        s.push(PRICE, seat, WHERE.put(what, where))


class Price(Decision["Minos"]):
    """Temporary Goods as discounts, one by one, or pay now. Tiles discount by themselves."""

    kind = PRICE
    name = "price"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.asked
        what, where, used, herbs = priced(s.arg)
        due = price(s, seat, what, where, used, herbs)
        if s.coins(seat) >= due:
            menu.add(PAY)
        if due:
            if what != A_SAIL and s.temps(seat, MATERIAL[what]):
                if price(s, seat, what, where, used + 1, herbs) < due:
                    menu.add(USE + MATERIAL[what])
            if what >= A_SHIP and s.temps(seat, HERBS):
                if price(s, seat, what, where, used, herbs + 1) < due:
                    menu.add(USE + HERBS)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        what, where, used, herbs = priced(s.arg)
        if action >= USE:
            spend_temp(s, seat, action - USE)
            part = HERBS_USED if action == USE + HERBS else USED
            s.set_arg(part.put(s.arg, part.of(s.arg) + 1))
            return
        s.pop()
        due = price(s, seat, what, where, used, herbs)
        spend_coins(s, seat, due)
        finish_build(s, seat, what, where, due)


def priced(arg: i64) -> tuple[i64, i64, i64, i64]:
    """What is built and where, and the Temporary Goods used as material and as Herbs."""
    return WHAT.of(arg), WHERE.of(arg), USED.of(arg), HERBS_USED.of(arg)


class FarmPrice(Decision["Minos"]):
    """How many Warriors of the region go back: Grain may spare one each, temporary or not, or not be used (N13)."""

    kind = FARM_PRICE
    name = "farm-price"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.asked
        region, used = FIELD.of(s.arg), GRAIN_USED.of(s.arg)
        least = farm_warriors(s, seat, used)
        most = s.tables.farm_cost[s.farms(seat)] - used
        there = s.warriors(seat, region)
        for number in range(least, min(most, there) + 1):
            menu.add(GIVE + number)
        if least and s.temps(seat, GRAIN):
            menu.add(USE + GRAIN)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        if USE <= action < GIVE:
            spend_temp(s, seat, GRAIN)
            s.set_arg(GRAIN_USED.put(s.arg, GRAIN_USED.of(s.arg) + 1))
            return
        region = FIELD.of(s.arg)
        s.pop()
        recall_warriors(s, seat, region, action - GIVE)
        finish_build(s, seat, A_FARM, region, 0)


# ---- what it gives


def finish_build(s: Minos, seat: i64, what: i64, where: i64, paid: i64) -> None:
    """The piece stands; its benefit, and that of SA3, are gained."""
    if s.events is not None:
        s.tell("build", seat, {"what": what, "where": where, "n": paid})
    if what == A_SAIL:
        sail(s, seat, where)
        return
    tile = s.ability(seat)
    if tile >= 0 and s.tables.ability_kind[tile] == ON_BUILD:
        start(s, seat, s.tables.ability_gain[ability_level(tile, s.level(seat))])
    if what == A_CITY:
        s.set_city(where, seat)
        start(s, seat, s.tables.foundation[s.foundation(where)])
    elif what == A_TOWER:
        number = s.towers(seat)
        s.set_tower(where, seat)
        check_vase(s, TOWERS, seat)
        start(s, seat, s.tables.tower_gain[number])
    elif what == A_FARM:
        number = s.farms(seat)
        s.set_farm(where, seat)
        start(s, seat, s.tables.farm_gain[number])
    else:
        s.set_ship(seat, where, 1)
        check_vase(s, SHIPS, seat)
        check_vase(s, ROUTE_SPACES, seat)


def sail(s: Minos, seat: i64, route: i64) -> None:
    """One space up: a blue tile on the second, a red one on the fourth, points at the top."""
    at = s.add_ship(seat, route, 1)
    check_vase(s, ROUTE_SPACES, seat)
    if at == BLUE_SPACE:
        s.push(TRADE_TILE, seat, route)
    elif at == RED_SPACE:
        s.push(TRADE_TILE, seat, RED.put(route, 1))
    elif at == ROUTE_TOP:
        gain_vp(s, seat, s.tables.route_vp[s.routes(route)], FROM_ROUTE)


class TradeTile(Decision["Minos"]):
    """Choose one of the Trade Bonus tiles that lie beside the route."""

    kind = TRADE_TILE
    name = "trade-tile"

    def offer(self, s: Minos, menu: Menu) -> None:
        route = BESIDE.of(s.arg)
        first: i64 = TRADES if RED.of(s.arg) else 0
        for tile in range(first, first + TRADES):
            if s.trade(tile) == route:
                menu.add(TAKE_TILE + tile)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        s.pop()
        s.set_trade(action - TAKE_TILE, HELD + seat)
        s.set_tiles(seat, adding(s.tiles(seat), action - TAKE_TILE))
        if s.events is not None:
            s.tell("tile", seat, {"tile": action - TAKE_TILE})
