"""Set-up: the main board, the choice of Starting card and Special Ability, the first cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Decision, Frame
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.titles.minos.actions import ABILITY, BACK, PUT_IN_PALACE, START
from labrys.titles.minos.constants import DECK, FROM_START, HAND, NONE, OFFER
from labrys.titles.minos.content import FOUNDATIONS, ROUTES, SEA_PEOPLES, TRADES
from labrys.titles.minos.effects.gains import draw_card, draw_to_hand, gain_temp, gain_vp, rebuild, shift, to_palace
from labrys.titles.minos.frames import DEAL, FIRST_CARD, FIRST_DRAW, KEEP, PICK, ROUND, SOLO_DEAL
from labrys.titles.minos.rules.helpers import count_down

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def set_up(s: Minos) -> None:
    """Lay out the main board, then let the players choose in snake order, or deal (option, and for one alone)."""
    content = s.tables.content
    s.lay_out()
    lay_tiles(s)
    lay_routes(s)
    lay_vases(s)
    s.bonus = s.draw(len(content.bonuses))
    refill_offer(s)
    starts = [at for at, card in enumerate(content.starts) if card.players == max(s.seats, 2)]
    tiles = list(range(len(content.abilities)))
    abilities = sorted(take(s, tiles) for _ in range(s.seats))
    s.push(DEAL, 0)
    if s.sides > s.seats:
        deal(s, 0, starts, abilities)
        s.push(SOLO_DEAL, s.seats)
    elif s.options["deal"] == "random":
        for seat in range(s.seats):
            deal(s, seat, starts, abilities)
        s.fill_shown_starts(starts)
        s.fill_shown_abilities(abilities)
    else:
        s.fill_shown_starts(starts)
        s.fill_shown_abilities(abilities)
        first = s.draw(s.seats)
        order = [(first + turn) % s.seats for turn in range(s.seats)]
        for seat in [*order, *reversed(order)]:
            s.push(PICK, seat)


def deal(s: Minos, seat: i64, starts: list[int], abilities: list[int]) -> None:
    """A Starting card and a Special Ability by lot."""
    s.set_start(seat, take(s, starts))
    s.set_ability(seat, take(s, abilities))
    if s.events is not None:
        s.tell("start", seat, {"start": s.start(seat)})
        s.tell("ability", seat, {"ability": s.ability(seat)})


def take(s: Minos, things: list[int]) -> i64:
    """One of some things, by lot."""
    return things.pop(s.draw(len(things)))


def lay_tiles(s: Minos) -> None:
    """A Foundation and two Sea Peoples tiles in each region where nobody starts (A1)."""
    foundations = list(range(FOUNDATIONS))
    below = list(range(SEA_PEOPLES, 2 * SEA_PEOPLES))
    top = list(range(SEA_PEOPLES))
    players = max(s.seats, 2)
    for at, region in enumerate(s.tables.content.crews[players].map.regions):
        if players not in region.starts:
            s.set_foundation(at, take(s, foundations))
            s.set_sea_below(at, take(s, below))
            s.set_sea_top(at, take(s, top))


def lay_routes(s: Minos) -> None:
    """The sides of the route tiles by option, and Trade Bonus tiles of both colours beside each."""
    sides = str(s.options["routes"])
    for route in range(ROUTES):
        side = s.draw(2) if sides == "random" else int(sides[route % len(sides)] == "B")
        s.set_routes(route, route + ROUTES * side)
    for colour in (0, 1):
        tiles = list(range(colour * TRADES, (colour + 1) * TRADES))
        for route in range(ROUTES):
            for _ in range(s.tables.trade_tiles):
                s.set_trade(take(s, tiles), route)


def lay_vases(s: Minos) -> None:
    """Reveal Vases until three colours are there; a Vase of a colour already there is put aside."""
    vases = s.tables.content.vases
    left = list(range(len(vases)))
    found: list[int] = []
    while len(found) < 3:
        vase = take(s, left)
        if all(vases[other].colour != vases[vase].colour for other in found):
            found.append(vase)
    s.fill_vase(sorted(found))


def refill_offer(s: Minos) -> None:
    """Cards from the active deck until the offer has five again, as far as the deck goes."""
    while s.count_offer() < s.tables.offer:
        card = draw_card(s, s.active_age(), OFFER)
        if card < 0:
            return
        if s.sides > s.seats:
            s.insert_offer(0, card)  # cards slide away from the deck
        else:
            s.append_offer(card)
        if s.events is not None:
            s.tell("offer", max(s.active, 0), {"card": card})
        rebuild(s, s.active_age())


class Pick(Decision["Minos"]):
    """Each takes a Starting card or an Ability tile; coming back in reverse order, the other kind."""

    kind = PICK
    name = "pick"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.asked
        if s.start(seat) == NONE:
            for at in range(s.count_shown_starts()):
                menu.add(START + s.shown_starts(at))
        if s.ability(seat) == NONE:
            for at in range(s.count_shown_abilities()):
                menu.add(ABILITY + s.shown_abilities(at))

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        s.pop()
        if action >= ABILITY:
            s.set_ability(seat, action - ABILITY)
            s.fill_shown_abilities([tile for tile in s.all_shown_abilities() if tile != action - ABILITY])
            if s.events is not None:
                s.tell("ability", seat, {"ability": action - ABILITY})
        else:
            s.set_start(seat, action - START)
            s.fill_shown_starts([card for card in s.all_shown_starts() if card != action - START])
            if s.events is not None:
                s.tell("start", seat, {"start": action - START})


class Deal(Frame["Minos"]):
    """Everybody gets what their Starting card shows; the marked one has the First Player marker."""

    kind = DEAL
    name = "deal"

    def run(self, s: Minos) -> None:
        content = s.tables.content
        s.pop()
        for seat in range(s.seats):
            card = content.starts[s.start(seat)]
            if card.first:
                s.first = seat
            s.set_coins(seat, card.coins)
            s.set_weapons(seat, card.weaponry)
            if card.vp:
                gain_vp(s, seat, card.vp, FROM_START)
            s.add_stock(card.good, -1)
            s.add_goods(seat, card.good, 1)
            for good in card.temps:
                gain_temp(s, seat, good)
            s.set_city(card.region, seat)
            shift(s, seat, card.region, 1 + card.extra_warrior)
            s.set_reserves(seat, content.reserves - card.extra_warrior)
            s.set_supply(seat, content.warriors - content.reserves - 1)
        s.push(ROUND, s.first)
        for turn in range(s.sides - 1, -1, -1):
            if s.order(turn) < s.seats:
                s.push(FIRST_DRAW, s.order(turn))


class FirstDraw(Frame["Minos"]):
    """A player looks at as many cards as the Starting card says, and will put some back."""

    kind = FIRST_DRAW
    name = "first-draw"

    def run(self, s: Minos) -> None:
        seat = s.asked
        card = s.tables.content.starts[s.start(seat)]
        s.pop()
        s.push(FIRST_CARD, seat)
        if card.put_back:
            s.push(KEEP, seat, card.put_back)
        draw_to_hand(s, seat, 0, card.draw)


class Keep(Decision["Minos"]):
    """Put drawn cards back into the deck, which is shuffled again; the argument says how many."""

    kind = KEEP
    name = "keep"

    def offer(self, s: Minos, menu: Menu) -> None:
        s.list_cards(menu, BACK, HAND + s.asked)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        card = action - BACK
        s.put(card, DECK)
        if s.events is not None:
            s.tell("back", seat, {}, {"card": card})
        count_down(s)


class FirstCard(Decision["Minos"]):
    """One card of the hand becomes the first Royal Trait."""

    kind = FIRST_CARD
    name = "first-card"

    def offer(self, s: Minos, menu: Menu) -> None:
        s.list_cards(menu, PUT_IN_PALACE, HAND + s.asked)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        s.pop()
        to_palace(s, seat, action - PUT_IN_PALACE, True)
