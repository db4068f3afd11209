"""A picture in text: what a terminal shows of a view, before it has colours.

A game draws itself as lines of spans, each with the name of a style: ``seat0`` to ``seat4`` for words about a seat,
``mark0`` to ``mark4`` for its pieces on the table, ``ground0`` to ``ground7`` for kinds of field, ``back`` for what lies
face down, ``dim``, ``strong``, ``warn``, or empty; several names are joined by a space. The terminal maps names to
colours; without colour the letters alone must be legible.
"""

from __future__ import annotations

from typing import NamedTuple


class Span(NamedTuple):
    """A run of text in one style."""

    text: str
    style: str = ""


class Picture(NamedTuple):
    """One page of a game's table: a small game has one, a large one several."""

    name: str
    lines: list[list[Span]]
