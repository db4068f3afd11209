"""Errors whose text is one sentence that says what was wrong and what would be right."""

from __future__ import annotations

import re

from labrys.engine.phrase import Phrase


class LabrysError(Exception):
    """The root of every error that a user can mend; its text is one sentence in English.

    With a phrase, it can be said in the other languages of the house as well.
    """

    def __init__(self, sentence: str = "", phrase: Phrase | None = None) -> None:
        super().__init__(sentence)
        self.phrase = phrase


class IllegalAction(LabrysError):
    """The action is not among the legal ones; the state has not changed."""


class BadSetting(LabrysError):
    """A game cannot be set up as asked: unknown title, seat count, option or value."""


class BadText(LabrysError):
    """A text form (action, position, record) cannot be read."""


def one_of(names: list[str]) -> str:
    """Join names for the end of an error sentence: ``a, b or c``."""
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + " or " + names[-1]


def either(names: list[str]) -> Phrase | str:
    """The same as a part of a phrase."""
    if len(names) < 2:
        return "".join(names)
    return Phrase("list-or", {"before": ", ".join(names[:-1]), "last": names[-1]})


def broken_at(error: Exception) -> Phrase | str:
    """What a parser says of a text, as a part of a phrase: by line and column, or in its own words."""
    text = str(error)
    found = re.search(r"line (\d+),? column (\d+)", text)
    return Phrase("error-why-at", {"line": found[1], "column": found[2]}) if found else text


def shown(value: object) -> str:
    """What somebody wrote, safe to be quoted: what cannot be seen is escaped."""
    return repr(value)[1:-1] if isinstance(value, str) else repr(value)
