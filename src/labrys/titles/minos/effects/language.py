"""The grammar of effects: text to a small tree.

effect  = clause { ";" clause }            separate effects; all apply, the player chooses the order
clause  = body | "if" COND ":" body | "instead if" COND ":" body
body    = choice | payment "->" choice | payment "->*" choice
choice  = group { "|" group }              take exactly one
group   = term { "," term }                take all, in the player's order
term    = ATOM number [ "per" COUNT ]
payment = group { "|" group }              of payment atoms, no "per"
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from labrys.engine.errors import LabrysError, one_of
from labrys.titles.minos.effects.symbols import ATOMS, CONDITIONS, COUNTED, PAYMENTS

GAINS: Final = tuple(atom for atom in ATOMS if atom != "discard")
ONCE: Final = 1
AT_WILL: Final = 2
MOST_CLAUSES: Final = 4
MOST_BRANCHES: Final = 4
MOST_TERMS: Final = 6
MOST_NUMBER: Final = 99


class BadEffect(LabrysError):
    """An effect that the language cannot read; the message says where and what would be right."""


@dataclass(frozen=True)
class Term:
    """One symbol and how many of it, perhaps for each of something counted."""

    atom: str
    number: int
    per: str | None = None


Group = tuple[Term, ...]


@dataclass(frozen=True)
class Body:
    """Groups of which one is taken; ``pay`` (one of its groups) comes first if ``arrow`` is not 0."""

    choice: tuple[Group, ...]
    pay: tuple[Group, ...] = ()
    arrow: int = 0


@dataclass(frozen=True)
class Clause:
    """A body, perhaps under a condition; ``instead`` is what holds while the condition does not."""

    body: Body
    condition: str | None = None
    least: int = 0
    instead: Body | None = None


Effect = tuple[Clause, ...]


def parse(text: str) -> Effect:
    """Read an effect; a fault is named with the column in which it stands."""
    clauses: list[Clause] = []
    for start, part in pieces(text, ";", 0):
        clause, instead = read_clause(part, start)
        if instead:
            if not clauses or clauses[-1].condition is not None or clauses[-1].body.arrow:
                raise fault(start, "'instead if' must stand right after a plain effect that it can replace")
            clauses[-1] = Clause(clause.body, clause.condition, clause.least, clauses[-1].body)
        else:
            clauses.append(clause)
    if len(clauses) > MOST_CLAUSES:
        raise fault(0, f"{len(clauses)} clauses are too many: use at most {MOST_CLAUSES}")
    return tuple(clauses)


def fault(at: int, what: str) -> BadEffect:
    return BadEffect(f"column {at + 1}: {what}")


def pieces(text: str, mark: str, start: int) -> list[tuple[int, str]]:
    """Split at a mark; each piece comes with the place of its first letter."""
    found: list[tuple[int, str]] = []
    at = start
    for piece in text.split(mark):
        lead = len(piece) - len(piece.lstrip())
        if not piece.strip():
            raise fault(at + lead, f"something is missing beside {mark!r}" if mark in text else "the effect is empty")
        found.append((at + lead, piece.strip()))
        at += len(piece) + len(mark)
    return found


def read_clause(text: str, start: int) -> tuple[Clause, bool]:
    head = re.match(r"(instead\s+if|if)\b\s*([^:]*):\s*", text)
    if head is None:
        return Clause(read_body(text, start)), False
    name, least = read_condition(head[2].strip(), start + head.start(2))
    body = read_body(text[head.end() :], start + head.end())
    return Clause(body, name, least), head[1] != "if"


def read_condition(text: str, start: int) -> tuple[str, int]:
    found = re.fullmatch(r"([a-z]+)\s*>=\s*([0-9]+)", text)
    if found is None:
        raise fault(start, f"{text!r} is not a condition: write it like 'towers>=2'")
    if found[1] not in CONDITIONS:
        raise fault(start, f"unknown condition {found[1]!r}: use {one_of(list(CONDITIONS))}")
    return found[1], number(found[2], start + found.start(2))


def read_body(text: str, start: int) -> Body:
    sides = text.split("->")
    if len(sides) > 2:
        raise fault(start + text.rindex("->"), "only one '->' fits into a clause")
    if len(sides) == 1:
        return Body(read_choice(text, start, GAINS))
    arrow = AT_WILL if sides[1].startswith("*") else ONCE
    skip = len(sides[0]) + 2 + (arrow == AT_WILL)
    pay = read_choice(sides[0], start, PAYMENTS)
    return Body(read_choice(text[skip:], start + skip, GAINS), pay, arrow)


def read_choice(text: str, start: int, atoms: tuple[str, ...]) -> tuple[Group, ...]:
    groups = tuple(
        tuple(read_term(term, at, atoms) for at, term in pieces(group, ",", begin))
        for begin, group in pieces(text, "|", start)
    )
    if len(groups) > MOST_BRANCHES or any(len(group) > MOST_TERMS for group in groups):
        raise fault(start, f"too long: use at most {MOST_BRANCHES} choices of at most {MOST_TERMS} symbols")
    return groups


def read_term(text: str, start: int, atoms: tuple[str, ...]) -> Term:
    words = text.split()
    if words[0] not in atoms:
        raise fault(start, f"unknown symbol {words[0]!r}: use {one_of(list(atoms))}")
    if len(words) == 2:
        return Term(words[0], number(words[1], start + text.rindex(words[1])))
    if len(words) == 4 and words[2] == "per" and atoms is GAINS:
        if words[3] not in COUNTED:
            raise fault(start + text.rindex(words[3]), f"cannot count {words[3]!r}: use {one_of(list(COUNTED))}")
        return Term(words[0], number(words[1], start + len(words[0]) + 1), words[3])
    raise fault(start, f"{text!r} is not understood: write a symbol and a number, such as '{words[0]} 1'")


def number(text: str, start: int) -> int:
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text) <= MOST_NUMBER:
        raise fault(start, f"{text!r} is not a number from 1 to {MOST_NUMBER}")
    return int(text)
