"""Effects compiled to flat tables, so that a frame of the flow can point into them with one small number."""

from __future__ import annotations

from labrys.engine.native import append, i64, vec
from labrys.titles.minos.effects.language import Body, Effect, Group, parse
from labrys.titles.minos.effects.symbols import ACTION_POINTS, ATOMS, CONDITIONS, COUNTED, PAYMENTS, PLAIN, SILENT


class Programs:
    """Every effect of a content set. Programs, clauses, bodies, groups and terms are numbered from 0."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []  # by program: the tree, for words
        self.clauses: list[tuple[int, ...]] = []  # by program: its clauses
        self.first_clause: vec[i64] = vec[i64]()  # by program: the first of them; the others follow it
        self.clause_count: vec[i64] = vec[i64]()
        self.flat: vec[bool] = vec[bool]()  # by program: neither an order nor an extra action in between could matter
        self.plain: vec[bool] = vec[bool]()  # by program: nothing is asked and no order could matter
        self.all_bought: vec[bool] = vec[bool]()  # by program: each of its clauses may have to be paid for
        self.condition: vec[i64] = vec[i64]()  # by clause: what is asked for, or -1
        self.least: vec[i64] = vec[i64]()  # by clause: how much of it
        self.met: vec[i64] = vec[i64]()  # by clause: the body while the condition holds
        self.unmet: vec[i64] = vec[i64]()  # by clause: the body otherwise, or -1
        self.leisure: vec[bool] = vec[bool]()  # by clause: an extra action just before it can matter
        self.bought: vec[bool] = vec[bool]()  # by clause: it has an arrow, at least if its condition holds
        self.arrow: vec[i64] = vec[i64]()  # by body: 0, 1 for "->", 2 for "->*"
        self.pay: list[tuple[int, ...]] = []  # by body: groups
        self.choice: list[tuple[int, ...]] = []  # by body: groups
        self.first_pay: vec[i64] = vec[i64]()  # by body: the first group to pay; the others follow it
        self.pay_count: vec[i64] = vec[i64]()
        self.first_choice: vec[i64] = vec[i64]()  # by body: the first group to gain; the others follow it
        self.choice_count: vec[i64] = vec[i64]()
        self.terms: list[tuple[int, ...]] = []  # by group: silent ones first
        self.first_term: vec[i64] = vec[i64]()  # by group: the first of them; the others follow it
        self.term_count: vec[i64] = vec[i64]()
        self.silent: vec[i64] = vec[i64]()  # by group: how many of its terms are done by themselves before any other
        self.ordered: vec[bool] = vec[bool]()  # by group: the order of its other terms could matter
        self.prices: vec[i64] = vec[i64]()  # by group and kind of PAYMENTS: how much it takes as a payment
        self.atom: vec[i64] = vec[i64]()  # by term
        self.number: vec[i64] = vec[i64]()
        self.per: vec[i64] = vec[i64]()  # what is counted, or -1
        self.source: vec[i64] = vec[i64]()  # where its points come from

    def add(self, text: str, source: int) -> int:
        """Compile an effect; return its program number."""
        effect = parse(text)
        clauses: list[int] = []
        for clause in effect:
            met = self.add_body(clause.body, source)
            unmet = -1 if clause.instead is None else self.add_body(clause.instead, source)
            clauses.append(len(self.condition))
            self.condition = append(
                self.condition, -1 if clause.condition is None else CONDITIONS.index(clause.condition)
            )
            self.least = append(self.least, clause.least)
            self.met = append(self.met, met)
            self.unmet = append(self.unmet, unmet)
            self.leisure = append(
                self.leisure,
                self.at_leisure(met)
                or (unmet >= 0 and self.at_leisure(unmet))
                or (len(effect) > 1 and (clause.condition is not None or not self.is_silent(met))),
            )
            self.bought = append(self.bought, self.arrow[met] > 0)  # what an "instead" replaces never has one
        self.effects.append(effect)
        self.clauses.append(tuple(clauses))
        self.first_clause = append(self.first_clause, clauses[0])
        self.clause_count = append(self.clause_count, len(clauses))
        plain = all(self.is_plain(self.met[c]) and (self.unmet[c] < 0 or self.is_plain(self.unmet[c])) for c in clauses)
        self.plain = append(self.plain, plain)
        self.all_bought = append(self.all_bought, all(self.bought[c] for c in clauses))
        self.flat = append(self.flat, plain and not any(self.leisure[c] for c in clauses))
        return len(self.effects) - 1

    def add_body(self, body: Body, source: int) -> int:
        pay = tuple(self.add_group(group, source) for group in body.pay)
        choice = tuple(self.add_group(group, source) for group in body.choice)
        self.arrow = append(self.arrow, body.arrow)
        self.first_pay = append(self.first_pay, pay[0] if pay else 0)
        self.pay_count = append(self.pay_count, len(pay))
        self.first_choice = append(self.first_choice, choice[0])
        self.choice_count = append(self.choice_count, len(choice))
        self.pay.append(pay)
        self.choice.append(choice)
        return len(self.arrow) - 1

    def add_group(self, group: Group, source: int) -> int:
        """Symbols that ask and count nothing stand first: gains that never hurt come before what they may pay for."""
        numbered: list[tuple[int, int, int]] = []
        for term in group:
            per = -1 if term.per is None else COUNTED.index(term.per)
            numbered.append((ATOMS.index(term.atom), term.number, per))
        first = [term for term in numbered if term[0] in SILENT and term[2] < 0]
        rest = [term for term in numbered if term not in first]
        found: list[int] = []
        for atom, number, per in first + rest:
            found.append(len(self.atom))
            self.atom = append(self.atom, atom)
            self.number = append(self.number, number)
            self.per = append(self.per, per)
            self.source = append(self.source, source)
        self.terms.append(tuple(found))
        self.first_term = append(self.first_term, found[0])
        self.term_count = append(self.term_count, len(found))
        for name in PAYMENTS:
            self.prices = append(self.prices, sum([number for atom, number, _ in numbered if ATOMS[atom] == name]))
        self.silent = append(self.silent, len(first))
        self.ordered = append(self.ordered, len(rest) > 1 and not all(atom in PLAIN for atom, _, _ in rest))
        return len(self.terms) - 1

    def is_plain(self, body: int) -> bool:
        return (
            not self.arrow[body]
            and len(self.choice[body]) == 1
            and all(self.atom[term] in PLAIN for term in self.terms[self.choice[body][0]])
        )

    def is_silent(self, body: int) -> bool:
        """Does it ask and count nothing? Then whoever waits with it gains nothing (O1)."""
        groups = self.choice[body]
        return not self.arrow[body] and len(groups) == 1 and self.silent[groups[0]] == len(self.terms[groups[0]])

    def at_leisure(self, body: int) -> bool:
        """Action points and payments: an extra action may be wanted before (O2)."""
        return self.arrow[body] > 0 or any(
            self.atom[term] in ACTION_POINTS for group in self.choice[body] for term in self.terms[group]
        )
