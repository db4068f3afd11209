"""Develop: play Decree cards from the hand, or from the offer for a surcharge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Decision
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.engine.sets import adding, has, size_of
from labrys.titles.minos.actions import PAY, PLAY, USE
from labrys.titles.minos.constants import AREA, CHEAP_CARDS, HAND, N_GOODS, OFFER
from labrys.titles.minos.content import CARDS
from labrys.titles.minos.effects.gains import spend_coins, spend_temp
from labrys.titles.minos.effects.interpreter import start
from labrys.titles.minos.frames import CARD_PRICE, FOR_FIRST, FOR_SECOND, OF_CARD
from labrys.titles.minos.tables import ability_level

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def uncovered(s: Minos, seat: i64, card: i64, good: i64) -> i64:
    """How many printed icons of a Good the own tiles do not cover: one tile covers one icon (E12)."""
    icons = icons_of(s, card, good)
    return max(0, icons - s.goods(seat, good))


def icons_of(s: Minos, card: i64, good: i64) -> i64:
    """How many icons of a Good are printed on a card."""
    bits = s.tables.icon_bits[card]
    return (1 if has(bits, good) else 0) + (1 if has(bits, good + N_GOODS) else 0)


def card_price(s: Minos, seat: i64, card: i64, temps: i64 = 0) -> i64:
    """Coins for a card: the printed cost less 3 for each covered icon and less SA1, never below 0.

    The surcharge for a card of the offer is paid apart and cannot be lowered (A9).
    """
    t = s.tables
    covered = temps
    icons = t.icon_bits[card]
    for good in range(N_GOODS):
        if has(icons, good) and s.goods(seat, good):
            covered += 1
            if has(icons, good + N_GOODS) and s.goods(seat, good) > 1:
                covered += 1
    due = t.cost[card] - t.card_discount * covered - rebate(s, seat)
    if due < 0:
        due = 0
    return due + t.surcharge if s.card(card) == OFFER else due


def rebate(s: Minos, seat: i64) -> i64:
    """What SA1 takes off every card."""
    if s.has_ability(seat, CHEAP_CARDS):
        return s.tables.ability_coins[ability_level(s.ability(seat), s.level(seat))]
    return 0


def develop_choices(s: Minos, seat: i64, free: bool, menu: Menu) -> None:
    """The cards of hand and offer that the seat could pay for, if need be with all its Temporary Goods."""
    if free:
        s.list_cards(menu, PLAY, HAND + seat)
        for at in range(s.count_offer()):
            menu.add(PLAY + s.offer(at))
        return
    coins = s.coins(seat) + rebate(s, seat)
    goods = goods_at_hand(s, seat)
    card: i64 = s.first_at(HAND + seat)
    while card < CARDS:
        if least_price(s, card, goods) <= coins:
            menu.add(PLAY + card)
        card = s.after(card)
    if s.coins(seat) >= s.tables.surcharge:
        coins -= s.tables.surcharge
        for at in range(s.count_offer()):
            card = s.offer(at)
            if least_price(s, card, goods) <= coins:
                menu.add(PLAY + card)


def goods_at_hand(s: Minos, seat: i64) -> i64:
    """The Goods of a seat, lasting and Temporary, as a set: one of each, then a second of each (`tables.icon_bits`)."""
    found: i64 = 0
    for good in range(N_GOODS):
        number = s.goods(seat, good) + s.temps(seat, good)
        if number:
            found = adding(found, good)
            if number > 1:
                found = adding(found, good + N_GOODS)
    return found


def least_price(s: Minos, card: i64, goods: i64) -> i64:
    """What a card costs when each of its icons that a Good covers makes it cheaper."""
    return s.tables.cost[card] - s.tables.card_discount * size_of(goods & s.tables.icon_bits[card])


def develop(s: Minos, seat: i64, card: i64, free: bool) -> None:
    """Pay for a card, lay it in the player area, resolve its instant effect."""
    if free:
        play_card(s, seat, card, 0)
    else:
        s.set_open_card(card, 1)  # everybody sees what is being paid for
        s.push(CARD_PRICE, seat, card)


class CardPrice(Decision["Minos"]):
    """Temporary Goods as discounts, one by one, or pay now. Tiles discount by themselves (T19).

    The argument holds the card, then how many Temporary Goods were used for its first and its second icon.
    """

    kind = CARD_PRICE
    name = "card-price"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.asked
        card, first, second = priced(s.arg)
        icons = s.tables.icons[card]
        price = card_price(s, seat, card, first + second)
        base = s.tables.surcharge if s.card(card) == OFFER else 0
        if s.coins(seat) >= price:
            menu.add(PAY)
        if price > base:
            for at, good in enumerate(icons):
                if at and good == icons[0]:
                    continue
                if uncovered(s, seat, card, good) > (second if at else first) and s.temps(seat, good):
                    menu.add(USE + good)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        card, first, second = priced(s.arg)
        if action >= USE:
            good = action - USE
            spend_temp(s, seat, good)
            if good == s.tables.icons[card][0]:
                first += 1
            else:
                second += 1
            s.set_arg(FOR_SECOND.put(FOR_FIRST.put(card, first), second))
            return
        s.pop()
        price = card_price(s, seat, card, first + second)
        spend_coins(s, seat, price)
        play_card(s, seat, card, price)


def priced(arg: i64) -> tuple[i64, i64, i64]:
    """The card, and the Temporary Goods used for its first and its second icon."""
    return OF_CARD.of(arg), FOR_FIRST.of(arg), FOR_SECOND.of(arg)


def play_card(s: Minos, seat: i64, card: i64, price: int) -> None:
    """The card lies in the player area before its effect is resolved, so it counts itself (T15, T17)."""
    if s.card(card) == OFFER:
        s.leave_offer(card)
    s.put(card, AREA + seat)
    s.set_open_card(card, 0)
    if s.events is not None:
        s.tell("play", seat, {"card": card, "n": price})
    start(s, seat, s.tables.instant[card])
