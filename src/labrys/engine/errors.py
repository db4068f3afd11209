"""What can go wrong, said in one sentence that names the fault and the remedy."""

from __future__ import annotations


class LabrysError(Exception):
    """The root of every error that a user can mend; its text is one sentence."""


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
