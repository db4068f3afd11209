"""Extra actions: each at most once a turn, between effects, only on the own turn; and the exchange of SA5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.decision import Decision, Frame
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.engine.sets import has, without
from labrys.titles.minos.actions import ARM, BATTLE, BUY, DISCARD, MARCH, MELT, SELL, STOP, SWAP, USE_TILE
from labrys.titles.minos.constants import BOX, EXCHANGE, HAND, N_GOODS, NONE, PAID_MOVE
from labrys.titles.minos.content import TRADES
from labrys.titles.minos.effects.gains import (
    after_discards,
    discard,
    gain_coins,
    gain_temp,
    gain_weapons,
    recall_warriors,
    spend_coins,
    spend_temp,
    spend_weapons,
)
from labrys.titles.minos.effects.interpreter import add_points, gain_good, start_now
from labrys.titles.minos.effects.payments import can_begin
from labrys.titles.minos.frames import SELLING, SPOILS
from labrys.titles.minos.tables import ability_level

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

MOVED: Final = 1
BOUGHT_TEMP: Final = 2
TRADED: Final = 4
SOLD: Final = 8
SWAPPED: Final = 16
FOUGHT: Final = 32


def extra_choices(s: Minos, seat: i64, menu: Menu) -> None:
    """Every extra action that is still open this turn."""
    t = s.tables
    extras = s.extras
    coins = s.coins(seat)
    if s.camps(seat):
        if not extras & MOVED and coins >= t.march_price:
            menu.add(MARCH)
        if not extras & BOUGHT_TEMP and coins >= t.temp_price:
            menu.add_each(BUY, goods_on_sale(s, seat))
        if not extras & FOUGHT and s.weapons(seat) >= t.least_demand:
            battle_choices(s, seat, menu)
    if not extras & TRADED and s.tiles(seat):
        tiles = s.tiles(seat)
        for tile in range(2 * TRADES):
            if has(tiles, tile) and can_begin(s, seat, t.trade[tile]):
                menu.add(USE_TILE + tile)
    if not extras & SOLD and s.hand_size(seat):
        menu.add(SELL)
    if not extras & SWAPPED and s.bundles(seat):
        for good in range(N_GOODS):
            if has(s.bundles(seat), good) and s.stock(good):
                menu.add(SWAP + good)
    if s.has_ability(seat, EXCHANGE):
        exchange_choices(s, seat, menu)


def goods_on_sale(s: Minos, seat: i64) -> i64:
    """The bits of the Goods that grow where the seat has a Warrior, as far as there are Temporary ones in the supply."""
    camps = s.camps(seat)
    if s.home != NONE:
        camps = without(camps, s.home)  # its Good is covered by the automaton's Farm
    goods = s.tables.goods_of[camps]
    for good in range(N_GOODS):
        if not s.spare(good):
            goods = without(goods, good)
    return goods


def battle_choices(s: Minos, seat: i64, menu: Menu) -> None:
    """Where a Warrior stands before Sea Peoples whose demand the Weaponry meets."""
    demand = s.tables.demand
    weapons = s.weapons(seat)
    camps = s.camps(seat)
    for region in range(s.tables.regions):
        if has(camps, region):
            tile = visible_sea(s, region)
            if tile != NONE and weapons >= demand[tile]:
                menu.add(BATTLE + region)


def exchange_choices(s: Minos, seat: i64, menu: Menu) -> None:
    """SA5: Coins for Weaponry and back (A25). At equal rates an exchange is not turned around at once: it is taken back."""
    give, get = exchange_rate(s, seat)
    if s.coins(seat) >= give and (give > get or s.swapped != MELT):
        menu.add(ARM)
    if s.weapons(seat) >= give and (give > get or s.swapped != ARM):
        menu.add(MELT)


def exchange_rate(s: Minos, seat: i64) -> tuple[i64, i64]:
    level = ability_level(s.ability(seat), s.level(seat))
    return s.tables.ability_give[level], s.tables.ability_get[level]


def most_weapons(s: Minos, seat: i64) -> i64:
    """The Weaponry of a seat once all its Coins are exchanged, if it has SA5."""
    if not s.has_ability(seat, EXCHANGE):
        return s.weapons(seat)
    give, get = exchange_rate(s, seat)
    return s.weapons(seat) + s.coins(seat) // give * get


def most_coins(s: Minos, seat: i64) -> i64:
    """The Coins of a seat once all its Weaponry is exchanged, if it has SA5."""
    if not s.has_ability(seat, EXCHANGE):
        return s.coins(seat)
    give, get = exchange_rate(s, seat)
    return s.coins(seat) + s.weapons(seat) // give * get


def extra(s: Minos, seat: i64, action: i64) -> None:
    """Do an extra action."""
    if action >= ARM:
        exchange(s, seat, action)
        return
    s.swapped = 0
    if action >= BATTLE:
        s.extras |= FOUGHT
        battle(s, seat, action - BATTLE)
    elif action >= SWAP:
        s.extras |= SWAPPED
        good = action - SWAP
        spend_temp(s, seat, good, s.tables.temps_for_good)
        s.add_stock(good, -1)
        gain_good(s, seat, good)
    elif action == SELL:
        s.extras |= SOLD
        s.push(SELLING, seat, 0)
    elif action >= USE_TILE:
        s.extras |= TRADED
        tile = action - USE_TILE
        s.set_trade(tile, BOX)
        s.set_tiles(seat, without(s.tiles(seat), tile))
        if s.events is not None:
            s.tell("trade", seat, {"tile": tile})
        start_now(s, seat, s.tables.trade[tile])
    elif action >= BUY:
        s.extras |= BOUGHT_TEMP
        spend_coins(s, seat, s.tables.temp_price)
        gain_temp(s, seat, action - BUY)
    else:
        s.extras |= MOVED
        spend_coins(s, seat, s.tables.march_price)
        add_points(s, seat, PAID_MOVE, 1)


def exchange(s: Minos, seat: i64, action: i64) -> None:
    """One exchange of SA5."""
    give, get = exchange_rate(s, seat)
    s.swapped = action
    if action == ARM:
        spend_coins(s, seat, give)
        gain_weapons(s, seat, get)
    else:
        spend_weapons(s, seat, give)
        gain_coins(s, seat, get)


def visible_sea(s: Minos, region: i64) -> i64:
    """The Sea Peoples tile that lies on top, or -1."""
    top = s.sea_top(region)
    return top if top != NONE else s.sea_below(region)


def battle(s: Minos, seat: i64, region: i64) -> None:
    """Weaponry for the demand, a Warrior of the region to the Reserves, the benefit of the tile, and then the tile."""
    tile = visible_sea(s, region)
    if s.events is not None:
        s.tell("battle", seat, {"region": region, "sea": tile})
    spend_weapons(s, seat, s.tables.demand[tile])
    recall_warriors(s, seat, region, 1)
    s.push(SPOILS, seat, region)
    start_now(s, seat, s.tables.sea[tile])


class Spoils(Frame["Minos"]):
    """The tile that was fought comes to the winner once its benefit is gained. The argument is the region."""

    kind = SPOILS
    name = "spoils"

    def run(self, s: Minos) -> None:
        seat, region = s.asked, s.arg
        s.pop()
        s.set_trophy(visible_sea(s, region), seat)
        if s.sea_top(region) != NONE:
            s.set_sea_top(region, NONE)
        else:
            s.set_sea_below(region, NONE)


class Selling(Decision["Minos"]):
    """Discard any number of cards, at least one, for a Coin each. The argument counts them."""

    kind = SELLING
    name = "sell"

    def offer(self, s: Minos, menu: Menu) -> None:
        s.list_cards(menu, DISCARD, HAND + s.asked)
        if s.arg:
            menu.add(STOP)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        if action == STOP:
            s.pop()
            after_discards(s)
            return
        discard(s, seat, action - DISCARD)
        gain_coins(s, seat, s.tables.sale_price)
        s.set_arg(s.arg + 1)
