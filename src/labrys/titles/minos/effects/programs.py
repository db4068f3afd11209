"""Effects compiled to flat tables, so that a frame of the flow can point into them with one small number."""

from __future__ import annotations

from labrys.titles.minos.effects.language import Body, Effect, Group, parse
from labrys.titles.minos.effects.symbols import ATOMS, CONDITIONS, COUNTS, PLAIN, POINTS, SILENT


class Programs:
    """Every effect of a content set. Programs, clauses, bodies, groups and terms are numbered from 0."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []  # by program: the tree, for words
        self.clauses: list[tuple[int, ...]] = []  # by program: its clauses
        self.flat: list[bool] = []  # by program: neither an order nor an extra action in between could matter
        self.plain: list[bool] = []  # by program: nothing is asked and no order could matter
        self.all_bought: list[bool] = []  # by program: each of its clauses may have to be paid for
        self.condition: list[int] = []  # by clause: what is asked for, or -1
        self.least: list[int] = []  # by clause: how much of it
        self.met: list[int] = []  # by clause: the body while the condition holds
        self.unmet: list[int] = []  # by clause: the body otherwise, or -1
        self.leisure: list[bool] = []  # by clause: an extra action just before it can matter
        self.bought: list[bool] = []  # by clause: it has an arrow, at least if its condition holds
        self.arrow: list[int] = []  # by body: 0, 1 for "->", 2 for "->*"
        self.pay: list[tuple[int, ...]] = []  # by body: groups
        self.choice: list[tuple[int, ...]] = []  # by body: groups
        self.terms: list[tuple[int, ...]] = []  # by group: silent ones first
        self.silent: list[int] = []  # by group: how many of its terms are done by themselves before any other
        self.ordered: list[bool] = []  # by group: the order of its other terms could matter
        self.atom: list[int] = []  # by term
        self.number: list[int] = []
        self.per: list[int] = []  # what is counted, or -1
        self.source: list[int] = []  # where its points come from

    def add(self, text: str, source: int) -> int:
        """Compile an effect; return its program number."""
        effect = parse(text)
        clauses: list[int] = []
        for clause in effect:
            met = self.add_body(clause.body, source)
            unmet = -1 if clause.instead is None else self.add_body(clause.instead, source)
            clauses.append(len(self.condition))
            self.condition.append(-1 if clause.condition is None else CONDITIONS.index(clause.condition))
            self.least.append(clause.least)
            self.met.append(met)
            self.unmet.append(unmet)
            self.leisure.append(
                self.at_leisure(met)
                or (unmet >= 0 and self.at_leisure(unmet))
                or (len(effect) > 1 and (clause.condition is not None or not self.is_silent(met)))
            )
            self.bought.append(self.arrow[met] > 0)  # what an "instead" replaces never has one
        self.effects.append(effect)
        self.clauses.append(tuple(clauses))
        plain = all(self.is_plain(self.met[c]) and (self.unmet[c] < 0 or self.is_plain(self.unmet[c])) for c in clauses)
        self.plain.append(plain)
        self.all_bought.append(all(self.bought[c] for c in clauses))
        self.flat.append(plain and not any(self.leisure[c] for c in clauses))
        return len(self.effects) - 1

    def add_body(self, body: Body, source: int) -> int:
        pay = tuple(self.add_group(group, source) for group in body.pay)
        choice = tuple(self.add_group(group, source) for group in body.choice)
        self.arrow.append(body.arrow)
        self.pay.append(pay)
        self.choice.append(choice)
        return len(self.arrow) - 1

    def add_group(self, group: Group, source: int) -> int:
        """Symbols that ask and count nothing stand first: gains that never hurt come before what they may pay for."""
        numbered: list[tuple[int, int, int]] = []
        for term in group:
            per = -1 if term.per is None else COUNTS.index(term.per)
            numbered.append((ATOMS.index(term.atom), term.number, per))
        first = [term for term in numbered if term[0] in SILENT and term[2] < 0]
        rest = [term for term in numbered if term not in first]
        found: list[int] = []
        for atom, number, per in first + rest:
            found.append(len(self.atom))
            self.atom.append(atom)
            self.number.append(number)
            self.per.append(per)
            self.source.append(source)
        self.terms.append(tuple(found))
        self.silent.append(len(first))
        self.ordered.append(len(rest) > 1 and not all(atom in PLAIN for atom, _, _ in rest))
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
            self.atom[term] in POINTS for group in self.choice[body] for term in self.terms[group]
        )
