"""A picture in text: what a terminal shows of a view, before it has colours.

A game draws itself as lines of spans, each with the name of a style: ``seat0`` to ``seat4`` for words about a seat,
``mark0`` to ``mark4`` for its pieces on the table, ``realm0`` to ``realm4`` for land that it controls; ``mark`` and
``realm`` for a power that is no seat, ``land`` for what is nobody's; ``ground0`` to ``ground7`` for kinds of field,
``back`` for what lies face down; ``ink`` for words on any of these; ``dim``, ``strong``, ``warn``, or empty. Several
names are joined by a space. The terminal maps names to colours; without colour the letters alone must be legible.
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
