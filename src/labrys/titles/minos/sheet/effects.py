"""Effects for a board that draws them: the tree of symbols, each with its words, and the whole as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labrys.engine.phrase import Phrase
from labrys.titles.minos import names
from labrys.titles.minos.content import Content
from labrys.titles.minos.effects.language import Body, Clause, Group, Term
from labrys.titles.minos.effects.symbols import ATOMS, CONDITIONS, COUNTED, PAYMENTS

Say = Callable[[Phrase], str]


def drawn(content: Content, program: int, say: Say) -> dict[str, Any] | None:
    """A program as ``{"text": sentence, "clauses": [...]}``; None where there is none."""
    if program < 0:
        return None
    tree = content.programs.effects[program]
    return {"text": say(names.effect(tree)), "clauses": [clause(part, say) for part in tree]}


def clause(part: Clause, say: Say) -> dict[str, Any]:
    """``choice``: groups of which one is taken; ``pay`` and ``arrow`` if it must be bought; ``if`` and ``instead``."""
    found = body(part.body, say)
    if part.condition is not None:
        text = say(Phrase(f"condition-{part.condition}", {"n": part.least}))
        found["if"] = {"name": part.condition, "n": part.least, "text": text}
    if part.instead is not None:
        found["instead"] = body(part.instead, say)
    return found


def body(part: Body, say: Say) -> dict[str, Any]:
    found: dict[str, Any] = {"choice": [gains(group, say) for group in part.choice]}
    if part.arrow:
        found["pay"] = [payments(group, say) for group in part.pay]
        found["arrow"] = part.arrow
    return found


def gains(group: Group, say: Say) -> list[dict[str, Any]]:
    return [gain(term, say) for term in group]


def gain(term: Term, say: Say) -> dict[str, Any]:
    found: dict[str, Any] = {"atom": term.atom, "n": term.number, "text": say(names.term(term))}
    if term.per is not None:
        found["per"] = term.per
    return found


def payments(group: Group, say: Say) -> list[dict[str, Any]]:
    return [{"atom": term.atom, "n": term.number, "text": say(names.payment((term,)))} for term in group]


def legend(say: Say) -> dict[str, dict[str, str]]:
    """Every symbol with what it means, for one of it."""
    return {
        "gain": {atom: say(Phrase(f"atom-{atom}", {"n": 1})) for atom in ATOMS if atom != "discard"},
        "pay": {atom: say(Phrase(f"cost-{atom}", {"n": 1})) for atom in PAYMENTS},
        "per": {count: say(Phrase(f"count-{count}")) for count in COUNTED},
        "if": {name: say(Phrase(f"condition-{name}", {"n": 3})) for name in CONDITIONS},
    }
