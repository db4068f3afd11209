"""What a seat can pay: nobody is offered an arrow for which the means are missing.

All that is looked at here everybody sees: Coins, Weaponry, points, the number of cards in a hand, Warriors on the map and
Temporary Goods. So what is offered tells nothing about a hand (O28).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.effects import symbols
from labrys.titles.minos.effects.counts import amount

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def can_pay(s: Minos, seat: int, group: int) -> bool:
    """Is there enough of everything that a payment asks for?"""
    programs = s.tables.programs
    needed = [0] * len(symbols.ATOMS)
    for term in programs.terms[group]:
        needed[programs.atom[term]] += programs.number[term]
    return (
        needed[symbols.COIN] <= s.coins(seat)
        and needed[symbols.WEAPON] <= s.weapons(seat)
        and needed[symbols.VP] <= s.vp(seat)
        and (not needed[symbols.DISCARD] or needed[symbols.DISCARD] <= s.hand_size(seat))
        and (not needed[symbols.WARRIOR] or needed[symbols.WARRIOR] <= s.warriors_on_map(seat))
        and (not needed[symbols.TEMP] or needed[symbols.TEMP] <= s.all_temps_of(seat))
    )


def body_of(s: Minos, seat: int, clause: int) -> int:
    """The body that a clause has now, or -1: "instead" chooses between two (A7)."""
    programs = s.tables.programs
    condition = programs.condition[clause]
    if condition < 0 or amount(s, seat, condition) >= programs.least[clause]:
        return programs.met[clause]
    return programs.unmet[clause]


def usable(s: Minos, seat: int, clause: int) -> bool:
    """May a clause be chosen? One with an arrow only while it can be paid, in one of its ways."""
    programs = s.tables.programs
    if not programs.bought[clause]:
        return True
    body = body_of(s, seat, clause)
    if body < 0:
        return False
    if not programs.arrow[body]:
        return True
    return any(can_pay(s, seat, group) for group in programs.pay[body])


def can_begin(s: Minos, seat: int, program: int) -> bool:
    """May an effect be asked for: is any of its clauses free, or one that can be paid?"""
    programs = s.tables.programs
    if not programs.all_bought[program]:
        return True
    return any(usable(s, seat, clause) for clause in programs.clauses[program])
