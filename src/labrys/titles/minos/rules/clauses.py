"""Effects in the player's order: clauses, payments, choices and the symbols of a group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Decision, Frame
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.engine.sets import below, has, size_of, without
from labrys.titles.minos.actions import CLAUSE, DISCARD, PAY, RECALL, SHED, STOP, TAKE_BRANCH, TERM
from labrys.titles.minos.constants import HAND, N_GOODS
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
    advance,
    run_body,
    run_clause,
    run_group,
    run_term,
)
from labrys.titles.minos.effects.language import ONCE
from labrys.titles.minos.effects.payments import can_pay, usable
from labrys.titles.minos.frames import (
    BOUGHT,
    BRANCH,
    CLAUSES,
    DISCARDING,
    EFFECT,
    GAIN,
    OF_GROUP,
    PAYMENT,
    PROGRAM,
    RECALLING,
    SHEDDING,
    SPACES_LEFT,
    STEPS,
    SYMBOLS,
    TERMS,
    UP_TRACK,
)
from labrys.titles.minos.rules.helpers import count_down, count_down_part, lapse
from labrys.titles.minos.rules.side_actions import is_side_action, side_action, side_choices

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


class Effect(Decision["Minos"]):
    """Which clause comes next; Traits, benefits and extra actions fit before and between clauses (A32, N8).

    An arrow that cannot be paid now is not offered; once no other clause is left, it may be left as well (O28).
    The argument holds the program and the bits of the clauses still to come.
    """

    kind = EFFECT
    name = "effect"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.asked
        left = CLAUSES.of(s.arg)
        program = PROGRAM.of(s.arg)
        first = s.tables.programs.first_clause[program]
        for at in range(s.tables.programs.clause_count[program]):
            if has(left, at) and usable(s, seat, first + at):
                menu.add(CLAUSE + at)
        stuck = not menu.size
        side_choices(s, seat, menu)
        if stuck:
            menu.add(STOP)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        if is_side_action(action):
            side_action(s, seat, action)
            return
        s.swapped = 0
        if action == STOP:
            lapse(s, size_of(CLAUSES.of(s.arg)))
            return
        at = action - CLAUSE
        first = s.tables.programs.first_clause[PROGRAM.of(s.arg)]
        left = without(CLAUSES.of(s.arg), at)
        s.set_arg(CLAUSES.put(s.arg, left))
        if not left:
            s.pop()
        elif not left & left - 1:
            last = first + size_of(left - 1)  # the set of one number: below it there are as many
            if not s.tables.programs.leisure[last]:  # what is left asks for no order
                s.turn_to(GAIN, seat, last)
        run_clause(s, seat, first + at)


class Gain(Frame["Minos"]):
    """The last clause of an effect, when nothing can come before it any more."""

    kind = GAIN
    name = "gain"

    def run(self, s: Minos) -> None:
        seat = s.asked
        clause = s.arg
        s.pop()
        run_clause(s, seat, clause)


class Payment(Decision["Minos"]):
    """The arrow: pay in full and gain, or not; the starred arrow as often as wanted. The argument is the body."""

    kind = PAYMENT
    name = "payment"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.asked
        programs = s.tables.programs
        first = programs.first_pay[s.arg]
        for at in range(programs.pay_count[s.arg]):
            if can_pay(s, seat, first + at):
                menu.add(PAY + at)
        menu.add(STOP)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        body = s.arg
        if action == STOP:
            lapse(s)
            return
        if s.tables.programs.arrow[body] == ONCE:
            s.pop()
        s.push(BOUGHT, seat, body)
        pay(s, seat, s.tables.programs.first_pay[body] + action - PAY)


class Bought(Frame["Minos"]):
    """What a payment was made for, once all of it is paid."""

    kind = BOUGHT
    name = "bought"

    def run(self, s: Minos) -> None:
        seat = s.asked
        body = s.arg
        s.pop()
        run_body(s, seat, body)


def pay(s: Minos, seat: i64, group: i64) -> None:
    programs = s.tables.programs
    first = programs.first_term[group]
    for term in range(first, first + programs.term_count[group]):
        atom = programs.atom[term]
        number = programs.number[term]
        if atom == symbols.ATOM_COIN:
            spend_coins(s, seat, number)
        elif atom == symbols.ATOM_WEAPON:
            spend_weapons(s, seat, number)
        elif atom == symbols.ATOM_VP:
            spend_vp(s, seat, number)
        elif atom == symbols.ATOM_DISCARD:
            s.push(DISCARDING, seat, number)
        elif atom == symbols.ATOM_WARRIOR:
            s.push(RECALLING, seat, number)
        else:
            s.push(SHEDDING, seat, number)


class Discarding(Decision["Minos"]):
    """Cards of the hand as a payment; the argument counts down."""

    kind = DISCARDING
    name = "discard"

    def offer(self, s: Minos, menu: Menu) -> None:
        s.list_cards(menu, DISCARD, HAND + s.asked)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        left = s.arg
        count_down(s)
        discard(s, seat, action - DISCARD)
        if left == 1:
            after_discards(s)


class Recalling(Decision["Minos"]):
    """Warriors of the map as a payment: they go to the Reserves."""

    kind = RECALLING
    name = "recall"

    def offer(self, s: Minos, menu: Menu) -> None:
        menu.add_each(RECALL, s.camps(s.asked))

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        count_down(s)
        recall_warriors(s, seat, action - RECALL, 1)


class Shedding(Decision["Minos"]):
    """Temporary Goods as a payment."""

    kind = SHEDDING
    name = "shed"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.asked
        for good in range(N_GOODS):
            if s.temps(seat, good):
                menu.add(SHED + good)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        count_down(s)
        spend_temp(s, seat, action - SHED)


class Branch(Decision["Minos"]):
    """Take exactly one of several groups. The argument is the body."""

    kind = BRANCH
    name = "branch"

    def offer(self, s: Minos, menu: Menu) -> None:
        menu.add_each(TAKE_BRANCH, below(s.tables.programs.choice_count[s.arg]))

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        group = s.tables.programs.first_choice[s.arg] + action - TAKE_BRANCH
        s.pop()
        run_group(s, seat, group)


class Terms(Decision["Minos"]):
    """Take all symbols of a group in any order. The argument holds the group and the bits of those still to come."""

    kind = TERMS
    name = "terms"

    def offer(self, s: Minos, menu: Menu) -> None:
        menu.add_each(TERM, SYMBOLS.of(s.arg))

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        at = action - TERM
        left = without(SYMBOLS.of(s.arg), at)
        term = s.tables.programs.first_term[OF_GROUP.of(s.arg)] + at
        if left:
            s.set_arg(SYMBOLS.put(s.arg, left))
        else:
            s.pop()
        run_term(s, seat, term)


class Steps(Frame["Minos"]):
    """More spaces up one track. The argument holds the track and how many."""

    kind = STEPS
    name = "steps"

    def run(self, s: Minos) -> None:
        seat = s.asked
        track = UP_TRACK.of(s.arg)
        count_down_part(s, SPACES_LEFT)
        advance(s, seat, track)
