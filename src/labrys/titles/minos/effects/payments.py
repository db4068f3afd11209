"""Checks whether a seat can pay for an effect, so that no effect is offered that it cannot pay for.

All that is looked at here everybody sees: Coins, Weaponry, points, the number of cards in a hand, Warriors on the map and
Temporary Goods. So what is offered tells nothing about a hand (O28).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.native import i64
from labrys.titles.minos.effects import symbols
from labrys.titles.minos.effects.counts import amount

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def can_pay(s: Minos, seat: i64, group: i64) -> bool:
    """Is there enough of everything that a payment asks for? What it asks for stands in the order of symbols.PAYMENTS."""
    prices = s.tables.programs.prices
    at = group * len(symbols.PAYMENTS)
    return (
        prices[at] <= s.coins(seat)
        and prices[at + 1] <= s.weapons(seat)
        and prices[at + 2] <= s.vp(seat)
        and prices[at + 3] <= s.hand_size(seat)
        and (not prices[at + 4] or prices[at + 4] <= s.warriors_on_map(seat))
        and (not prices[at + 5] or prices[at + 5] <= s.all_temps_of(seat))
    )


def body_of(s: Minos, seat: i64, clause: i64) -> i64:
    """The body that a clause has now, or -1: "instead" chooses between two (A7)."""
    programs = s.tables.programs
    condition = programs.condition[clause]
    if condition < 0 or amount(s, seat, condition) >= programs.least[clause]:
        return programs.met[clause]
    return programs.unmet[clause]


def usable(s: Minos, seat: i64, clause: i64) -> bool:
    """May a clause be chosen? One with an arrow only while it can be paid, in one of its ways."""
    programs = s.tables.programs
    if not programs.bought[clause]:
        return True
    body = body_of(s, seat, clause)
    if body < 0:
        return False
    if not programs.arrow[body]:
        return True
    first = programs.first_pay[body]
    for group in range(first, first + programs.pay_count[body]):
        if can_pay(s, seat, group):
            return True
    return False


def can_begin(s: Minos, seat: i64, program: i64) -> bool:
    """May an effect be asked for: is any of its clauses free, or one that can be paid?"""
    programs = s.tables.programs
    if not programs.all_bought[program]:
        return True
    first = programs.first_clause[program]
    for clause in range(first, first + programs.clause_count[program]):
        if usable(s, seat, clause):
            return True
    return False
