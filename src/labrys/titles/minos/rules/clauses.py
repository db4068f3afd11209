"""Effects in the player's order: clauses, payments, choices and the symbols of a group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Decision
from labrys.titles.minos.actions import BRANCH, CLAUSE, DISCARD, PAY, RECALL, SHED, STOP, TERM
from labrys.titles.minos.effects import symbols
from labrys.titles.minos.effects.gains import (
    after_discards,
    discard,
    recall_warriors,
    spend_coins,
    spend_temp,
    spend_vp,
    spend_weapons,
)
from labrys.titles.minos.effects.interpreter import (
    CLAUSE_BITS,
    TERM_BITS,
    advance,
    run_body,
    run_clause,
    run_group,
    run_term,
    warriors_at,
)
from labrys.titles.minos.effects.language import ONCE
from labrys.titles.minos.effects.payments import can_pay, usable
from labrys.titles.minos.frames import BOUGHT, DISCARDING, GAIN, RECALLING, SHEDDING
from labrys.titles.minos.places import GOODS, HAND
from labrys.titles.minos.rules.aside import aside, aside_choices, is_aside
from labrys.titles.minos.rules.asked import asked, count_down, lapse, set_arg

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


class Effect(Decision["Minos"]):
    """Which clause comes next; Traits, benefits and extra actions fit before and between clauses (A32, N8).

    An arrow that cannot be paid now is not offered; once no other clause is left, it may be left as well (O28).
    The argument holds the program and the bits of the clauses still to come.
    """

    name = "effect"

    def choices(self, s: Minos) -> tuple[int, ...]:
        seat = asked(s)
        left = s.arg
        clauses = s.tables.programs.clauses[left >> CLAUSE_BITS]
        found = [CLAUSE + at for at in range(len(clauses)) if left >> at & 1 and usable(s, seat, clauses[at])]
        stuck = not found
        aside_choices(s, seat, found)
        if stuck:
            found.append(STOP)
        return tuple(found)

    def choose(self, s: Minos, action: int) -> None:
        seat = asked(s)
        if is_aside(action):
            aside(s, seat, action)
            return
        s.swapped = 0
        if action == STOP:
            lapse(s, (s.arg & (1 << CLAUSE_BITS) - 1).bit_count())
            return
        at = action - CLAUSE
        clauses = s.tables.programs.clauses[s.arg >> CLAUSE_BITS]
        arg = s.arg & ~(1 << at)
        left = arg & (1 << CLAUSE_BITS) - 1
        set_arg(s, arg)
        if not left or (left.bit_count() == 1 and not s.tables.programs.leisure[clauses[left.bit_length() - 1]]):
            s.pop()  # what is left asks for no order
            if left:
                s.push(GAIN, seat, clauses[left.bit_length() - 1])
        run_clause(s, seat, clauses[at])


class Gain(Decision["Minos"]):
    """The last clause of an effect, when nothing can come before it any more."""

    name = "gain"
    asks = False

    def run(self, s: Minos) -> None:
        seat = asked(s)
        clause = s.arg
        s.pop()
        run_clause(s, seat, clause)


class Payment(Decision["Minos"]):
    """The arrow: pay in full and gain, or not; the starred arrow as often as wanted. The argument is the body."""

    name = "payment"

    def choices(self, s: Minos) -> tuple[int, ...]:
        seat = asked(s)
        groups = s.tables.programs.pay[s.arg]
        found = [PAY + at for at in range(len(groups)) if can_pay(s, seat, groups[at])]
        found.append(STOP)
        return tuple(found)

    def choose(self, s: Minos, action: int) -> None:
        seat = asked(s)
        body = s.arg
        if action == STOP:
            lapse(s)
            return
        if s.tables.programs.arrow[body] == ONCE:
            s.pop()
        s.push(BOUGHT, seat, body)
        pay(s, seat, s.tables.programs.pay[body][action - PAY])


class Bought(Decision["Minos"]):
    """What a payment was made for, once all of it is paid."""

    name = "bought"
    asks = False

    def run(self, s: Minos) -> None:
        seat = asked(s)
        body = s.arg
        s.pop()
        run_body(s, seat, body)


def pay(s: Minos, seat: int, group: int) -> None:
    programs = s.tables.programs
    for term in programs.terms[group]:
        atom = programs.atom[term]
        number = programs.number[term]
        if atom == symbols.COIN:
            spend_coins(s, seat, number)
        elif atom == symbols.WEAPON:
            spend_weapons(s, seat, number)
        elif atom == symbols.VP:
            spend_vp(s, seat, number)
        elif atom == symbols.DISCARD:
            s.push(DISCARDING, seat, number)
        elif atom == symbols.WARRIOR:
            s.push(RECALLING, seat, number)
        else:
            s.push(SHEDDING, seat, number)


class Discarding(Decision["Minos"]):
    """Cards of the hand as a payment; the argument counts down."""

    name = "discard"

    def choices(self, s: Minos) -> tuple[int, ...]:
        return tuple([DISCARD + card for card in s.cards[HAND + asked(s)]])

    def choose(self, s: Minos, action: int) -> None:
        seat = asked(s)
        left = s.arg
        count_down(s, left)
        discard(s, seat, action - DISCARD)
        if left == 1:
            after_discards(s)


class Recalling(Decision["Minos"]):
    """Warriors of the map as a payment: they go to the Reserves."""

    name = "recall"

    def choices(self, s: Minos) -> tuple[int, ...]:
        return tuple([RECALL + region for region in warriors_at(s, asked(s))])

    def choose(self, s: Minos, action: int) -> None:
        seat = asked(s)
        count_down(s, s.arg)
        recall_warriors(s, seat, action - RECALL, 1)


class Shedding(Decision["Minos"]):
    """Temporary Goods as a payment."""

    name = "shed"

    def choices(self, s: Minos) -> tuple[int, ...]:
        first = asked(s) * GOODS
        return tuple([SHED + good for good in range(GOODS) if s.temps[first + good]])

    def choose(self, s: Minos, action: int) -> None:
        seat = asked(s)
        count_down(s, s.arg)
        spend_temp(s, seat, action - SHED)


class Branch(Decision["Minos"]):
    """Take exactly one of several groups. The argument is the body."""

    name = "branch"

    def choices(self, s: Minos) -> tuple[int, ...]:
        return tuple([BRANCH + at for at in range(len(s.tables.programs.choice[s.arg]))])

    def choose(self, s: Minos, action: int) -> None:
        seat = asked(s)
        group = s.tables.programs.choice[s.arg][action - BRANCH]
        s.pop()
        run_group(s, seat, group)


class Terms(Decision["Minos"]):
    """Take all symbols of a group in any order. The argument holds the group and the bits of those still to come."""

    name = "terms"

    def choices(self, s: Minos) -> tuple[int, ...]:
        return tuple([TERM + at for at in range(TERM_BITS) if s.arg >> at & 1])

    def choose(self, s: Minos, action: int) -> None:
        seat = asked(s)
        at = action - TERM
        arg = s.arg & ~(1 << at)
        term = s.tables.programs.terms[arg >> TERM_BITS][at]
        if arg & (1 << TERM_BITS) - 1:
            set_arg(s, arg)
        else:
            s.pop()
        run_term(s, seat, term)


class Steps(Decision["Minos"]):
    """More spaces up one track. The argument holds the track and how many."""

    name = "steps"
    asks = False

    def run(self, s: Minos) -> None:
        seat = asked(s)
        track = s.arg & 3
        count_down(s, s.arg >> 2, 4)
        advance(s, seat, track)
