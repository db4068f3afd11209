"""Income and clean-up: five lines, each for all players in turn order (A15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.decision import Decision, Frame
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.engine.sets import adding, without
from labrys.titles.minos.actions import CHOOSE_ROUTE
from labrys.titles.minos.constants import EXCHANGE, FROM_INCOME, INFLUENCE, POPULATION
from labrys.titles.minos.content import ROUTES
from labrys.titles.minos.effects.gains import gain_coins, gain_vp, gain_weapons
from labrys.titles.minos.effects.interpreter import start
from labrys.titles.minos.frames import CARDS_LEFT, CLEANUP, INCOME, INCOME_ROUTES, SOLO_INCOME, TO_PALACE
from labrys.titles.minos.rules.answers import route_income
from labrys.titles.minos.rules.step import begin_step
from labrys.titles.minos.tables import ability_level

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

LINES: Final = 5


class Income(Frame["Minos"]):
    """One line of the Income step for one player; the argument counts lines times players."""

    kind = INCOME
    name = "income"

    def run(self, s: Minos) -> None:
        line, turn = s.arg // s.sides, s.arg % s.sides
        s.pop()
        if line == 0 and turn == 0:
            begin_step(s)
            if s.events is not None:
                s.tell("income", s.first, {})
        if line == LINES:
            s.push(CLEANUP, s.first)
            return
        s.push(INCOME, s.first, line * s.sides + turn + 1)
        seat = s.order(turn)
        if seat >= s.seats:
            if line == 0:
                s.push(SOLO_INCOME, seat)
            return
        if line == 3:
            s.reveal()  # what the next one can put into the Palace depends on a hand that others do not see
        if line == 0:
            income_track(s, seat)
        elif line == 1:
            if turn == 0 or s.seats == 1:
                ships(s)
        elif line == 2:
            gain_weapons(s, seat, s.tables.weapons[s.track(seat, POPULATION)])
        elif line == 3:
            cards = s.tables.palace_cards[s.track(seat, INFLUENCE)]
            if cards:
                s.push(TO_PALACE, seat, CARDS_LEFT.put(0, cards))
        elif s.has_ability(seat, EXCHANGE):
            start(s, seat, s.tables.ability_income[ability_level(s.ability(seat), s.level(seat))])


def income_track(s: Minos, seat: i64) -> None:
    """Coins and points by the position of the Income marker."""
    at = s.income(seat)
    gain_coins(s, seat, s.tables.income_coins[at])
    if s.tables.income_vp[at]:
        gain_vp(s, seat, s.tables.income_vp[at], FROM_INCOME)


def ships(s: Minos) -> None:
    """Every Ship pays by its present space, in the order that its player likes; all players' Ships in turn order."""
    for turn in range(s.sides - 1, -1, -1):
        seat = s.order(turn)
        if seat < s.seats:
            sailing: i64 = 0
            for route in range(ROUTES):
                if s.ship(seat, route):
                    sailing = adding(sailing, route)
            if sailing:
                s.push(INCOME_ROUTES, seat, sailing)


class IncomeRoutes(Decision["Minos"]):
    """The Ships that have still to pay, as bits of the argument."""

    kind = INCOME_ROUTES
    name = "income-route"

    def offer(self, s: Minos, menu: Menu) -> None:
        menu.add_each(CHOOSE_ROUTE, s.arg)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        route = action - CHOOSE_ROUTE
        left = without(s.arg, route)
        if left:
            s.set_arg(left)
        else:
            s.pop()
        route_income(s, seat, route)
