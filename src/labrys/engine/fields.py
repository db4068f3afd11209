"""Fields: what a position is made of, each named once with its shape and who may see it.

A title declares its fields in its ``fields.py``. They lie in two rows of machine numbers: small ones (16 bits) for nearly
everything, wide ones (64 bits) for sets kept as bits. What there is once for the whole table comes first, then one block
for each side, that is for each seat and for an automaton or a neutral power. `python -m labrys.kit.pack` writes the
title's ``packed.py`` from the declaration: a class with a reader and a writer for each field, so that rules say
``s.coins(seat)`` and no rule ever sees a place. Copies, digests and texts follow from the same layout, in `State`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SMALLEST: Final = -(1 << 15)
LARGEST: Final = (1 << 15) - 1

MOST_BITS: Final = 61  # fields that have a bit of their own in `Position.touched`; those after them share one
UNNOTED: Final = 1 << MOST_BITS + 1  # the bit of fields whose writers leave no mark

ALL: Final = "all"  # everybody sees it at any time
OWNER: Final = "owner"  # the seat that it belongs to
HIDDEN: Final = "hidden"  # nobody, until the rules show it
PARTLY: Final = "partly"  # the view says who


@dataclass(frozen=True)
class Axis:
    """What a field is numbered by. A leading axis (``size`` 0) has as many places as the table has seats or sides."""

    name: str
    size: int = 0


SEAT: Final = Axis("seat")
SIDE: Final = Axis("side")  # the seats, and then an automaton or a neutral power


@dataclass(frozen=True)
class Field:
    """One number, a table of numbers, or a list of at most ``most``."""

    name: str
    what: str
    by: tuple[Axis, ...] = ()
    most: int = 0  # a list that grows and shrinks has so many places
    empty: int = 0  # what stands in each place of an empty table
    wide: bool = False
    seen: str = ALL
    derived: bool = False  # follows from the others (`State.recall`): not in texts and digests
    only: str = ""  # a field of one variant's positions alone

    @property
    def led(self) -> bool:
        """Has every side its own?"""
        return bool(self.by) and not self.by[0].size

    @property
    def noted(self) -> bool:
        """Do its writers leave a mark for those who tell only what changed (`labrys.engine.sight`)?"""
        return self.seen != HIDDEN and not (self.wide and self.derived)

    @property
    def inner(self) -> int:
        """How many numbers in a block, or in the table's part."""
        if self.most:
            return 1 + self.most  # the count comes first
        size = 1
        for axis in self.by:
            size *= axis.size or 1
        return size


def number(
    name: str, what: str, empty: int = 0, *, wide: bool = False, seen: str = ALL, derived: bool = False, only: str = ""
) -> Field:
    return Field(name, what, empty=empty, wide=wide, seen=seen, derived=derived, only=only)


def table(
    name: str,
    by: Axis | tuple[Axis, ...],
    what: str,
    empty: int = 0,
    *,
    wide: bool = False,
    seen: str = ALL,
    derived: bool = False,
    only: str = "",
) -> Field:
    axes = by if isinstance(by, tuple) else (by,)
    return Field(name, what, axes, empty=empty, wide=wide, seen=seen, derived=derived, only=only)


def listing(name: str, most: int, what: str, *, seen: str = ALL, derived: bool = False, only: str = "") -> Field:
    return Field(name, what, most=most, seen=seen, derived=derived, only=only)


@dataclass(frozen=True)
class Place:
    """Where a field lies: in the wide row or the small one, in the table's part or in each side's block."""

    field: Field
    start: int


class Layout:
    """The places of all fields of a title, in the order of their declaration."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields = fields
        self.small = self.wide = 0  # how long the table's part is
        self.small_block = self.wide_block = 0  # how long a side's block is
        places: list[Place] = []
        names: set[str] = set()
        for field in fields:
            if field.name in names:
                raise ValueError(f"{field.name} is declared twice.")
            names.add(field.name)
            part = ("wide" if field.wide else "small") + ("_block" if field.led else "")
            places.append(Place(field, getattr(self, part)))
            setattr(self, part, getattr(self, part) + field.inner)
        self.places = tuple(places)

    def bits(self, *names: str) -> int:
        """The marks that the writers of some fields leave in `Position.touched`."""
        found = 0
        for at, field in enumerate(self.fields):
            if field.name in names:
                found |= 1 << min(at, MOST_BITS) if field.noted else UNNOTED
        return found

    def blank(self, wide: bool, sides: int) -> list[int]:
        """One of the two rows, for an empty table."""
        row: list[int] = []
        for led, count in ((False, 1), (True, sides)):
            part = [
                number
                for field in self.fields
                if field.wide == wide and field.led == led
                for number in ([0] * field.inner if field.most else [field.empty] * field.inner)
            ]
            row += part * count
        return row
