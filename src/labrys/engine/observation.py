"""Observations: a position as one row of small whole numbers, for learners.

A title says in its ``observation.py`` what of its fields is told and how: as an amount, as a code (one place for each
value, 1 where it is), by whose it is, or as a set. From that declaration follow the names, bounds and scales of all
numbers, which stand here, and the program by which `labrys.engine.sight` fills a row. The seat that looks comes first,
the others follow in turn order, then an automaton or a neutral power.

The same game, seat count and version always give the same row: whoever changes what a row holds raises the version.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from labrys.engine.decision import Flow
from labrys.engine.fields import HIDDEN, OWNER, PARTLY, Layout, Place

# How a field is told, and what it belongs to: the first numbers of an instruction.
AMOUNT: Final = 0
CODE: Final = 1
WHOSE: Final = 2
TALLY: Final = 3
BITS: Final = 4
SEAT_BITS: Final = 5

TABLE: Final = 0
MINE: Final = 1
SEATS: Final = 2
SIDES: Final = 3

STRIDE: Final = 13  # numbers in an instruction


@dataclass(frozen=True)
class Item:
    """What is told of one field, or, with ``how`` -1, something that the title writes itself."""

    name: str
    how: int
    size: int = 1  # numbers for each one that is told; a title's own: how many there are in all
    least: int = 0
    most: int = 1
    places: int = 0  # only so many of the field's places; 0 for all
    mine: bool = False  # only what belongs to the seat that looks
    scale: float = 0.0  # by which a learner multiplies; 0 for one over the largest
    what: str = ""
    marks: int = 0  # a title's own: so many of them at most are marked at a time
    codes: int = 0  # a title's own: for so many codes more it calls `Slate.tell`


def amount(name: str, most: int, least: int = 0, places: int = 0, mine: bool = False, scale: float = 0.0) -> Item:
    """Each number as it is."""
    return Item(name, AMOUNT, 1, least, most, places, mine, scale)


def code(name: str, size: int, first: int = 0, places: int = 0, mine: bool = False) -> Item:
    """A 1 in one of ``size`` places, the first of which stands for ``first``; nothing for any other number."""
    return Item(name, CODE, size, first, places=places, mine=mine)


def whose(name: str, places: int = 0) -> Item:
    """A number that names a side, as a code by turn order; nothing for nobody."""
    return Item(name, WHOSE, 0, places=places)


def tally(name: str, kinds: int, most: int) -> Item:
    """A list of kinds, as how many there are of each."""
    return Item(name, TALLY, kinds, most=most)


def bits(name: str, size: int) -> Item:
    """A set kept as bits, as a 1 for each member."""
    return Item(name, BITS, size)


def seat_bits(name: str) -> Item:
    """A set of seats kept as bits, in turn order."""
    return Item(name, SEAT_BITS, 0)


def own(
    name: str,
    count: int,
    what: str,
    most: int = 1,
    least: int = 0,
    one_hot: int = 0,
    scale: float = 0.0,
    marks: int = 0,
    codes: int = -1,
) -> Item:
    """So many numbers that the title's state writes itself (`State.note_more`), in codes of ``one_hot`` places each.

    Those that it only marks need the ``marks`` that there can be at a time, without a word all of them; those that it tells
    by `Slate.tell` need so many ``codes`` more than those before them, and no marks.
    """
    marked = marks or (count // (one_hot or 1) if codes < 0 else 0)
    return Item(name, -1, count, least, most, one_hot, False, scale, what, marked, max(codes, 0))


@dataclass(frozen=True)
class Group:
    """Numbers that stand side by side and mean the same of different things."""

    name: str
    what: str
    start: int
    count: int
    least: int
    most: int
    scale: float
    one_hot: int  # of how many numbers just one is 1, or none; 0 where they are no code
    labels: tuple[str, ...]  # by code, or by number where they are no code


class Numbers:
    """What a row of whole numbers means: its groups, one after the other."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.size = 0
        self.groups: list[Group] = []

    def add(
        self,
        name: str,
        what: str,
        count: int,
        size: int,
        labels: tuple[str, ...],
        one_hot: bool,
        item: Item | None = None,
    ) -> None:
        """Another group: ``count`` things with ``size`` numbers each."""
        least, most = (0, 1) if item is None or one_hot else (item.least, item.most)
        scale = item.scale if item is not None and item.scale else 1 / max(abs(least), abs(most))
        group = Group(name, what, self.size, count * size, least, most, scale, size if one_hot else 0, labels)
        self.groups.append(group)
        self.size += group.count

    def add_own(self, item: Item) -> None:
        """A group that the title writes itself."""
        count = item.size // item.places if item.places else item.size
        labels = ("",) if count == 1 else tuple([f".{at}" for at in range(count)])
        self.add(item.name, item.what, count, item.places or 1, labels, item.places > 0, item)

    # ---- number by number

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for each number, such as ``coins.+1``, or ``row.0=12`` where it is one of a code."""
        found: list[str] = []
        for group in self.groups:
            for label in group.labels:
                codes = [f"={value}" for value in range(group.one_hot)] if group.one_hot else [""]
                found += [f"{group.name}{label}{value}" for value in codes]
        return tuple(found)

    @cached_property
    def low(self) -> tuple[int, ...]:
        """The least that each number can be."""
        return tuple([group.least for group in self.groups for _ in range(group.count)])

    @cached_property
    def high(self) -> tuple[int, ...]:
        """The most that each number can be."""
        return tuple([group.most for group in self.groups for _ in range(group.count)])

    @cached_property
    def scales(self) -> tuple[float, ...]:
        """By which a learner multiplies each number, so that it stays about between -1 and 1."""
        return tuple([group.scale for group in self.groups for _ in range(group.count)])


class Clues(Numbers):
    """What a learner that judges positions is told of one game at one seat count, in place of an observation.

    An observation tells all that a seat may know, as it lies on the table. Clues are fewer and worked out: who rules a region
    and by how much, what the next card would pay. A title declares them in its ``clues.py`` (`Game.clues`, each an `own`) and
    fills them in `State.note_clues`.
    """

    def __init__(self, game: str, version: int, seats: int, items: Sequence[Item]) -> None:
        super().__init__(f"{game}-clues-v{version}")
        self.seats = seats
        for item in items:
            self.add_own(item)


class Observation(Numbers):
    """What a row of numbers means, for one game and seat count."""

    def __init__(
        self, game: str, version: int, seats: int, sides: int, layout: Layout, flow: Flow, items: Sequence[Item]
    ) -> None:
        super().__init__(f"{game}-v{version}")
        self.seats = seats
        self.sides = sides
        self.program: list[int] = []
        self.turning = 0  # the fields that each seat is told in another way, as bits (`Layout.bits`)
        self.codes = 0  # numbers by which a slate remembers what it told as codes
        self.marks = 3  # at most so many numbers are marked in one row by hand
        self.items = tuple(items)
        self.add("you", "Which seat looks, by its number.", 1, seats, ("",), True)
        self.add("asked", "Who is asked, in turn order from the seat that looks.", 1, seats, ("",), True)
        self.add("decision", f"What is asked: {', '.join(flow.questions)}.", 1, len(flow.questions), ("",), True)
        places = {place.field.name: place for place in layout.places}
        told = [item for item in items if item.how >= 0]
        for item in told:
            self.tell(item, places[item.name], layout)
        self.own_at = self.size
        self.own_codes = self.codes  # where those begin that the title tells itself
        for item in items:
            if item.how < 0:
                self.add_own(item)
                self.marks += item.marks
                self.codes += item.codes

    def tell(self, item: Item, place: Place, layout: Layout) -> None:
        """The group of a field, and the instruction that fills it."""
        field = place.field
        if field.seen in (HIDDEN, PARTLY) or (field.seen == OWNER and not item.mine):
            raise ValueError(f"{field.name} is seen by {field.seen}: a seat may not be told all of it.")
        scope = TABLE
        if field.led:
            scope = MINE if item.mine else SEATS if field.by[0].name == "seat" else SIDES
        blocks = {TABLE: 1, MINE: 1, SEATS: self.seats, SIDES: self.sides}[scope]
        start = place.start
        if field.led:
            start += layout.wide if field.wide else layout.small
        inner = field.inner - 1 if field.most else field.inner
        inner = item.places or inner
        size = {WHOSE: self.sides, SEAT_BITS: self.seats}.get(item.how, item.size)
        step = layout.wide_block if field.wide else layout.small_block
        if scope != TABLE or item.how in (WHOSE, SEAT_BITS):
            self.turning |= layout.bits(field.name)
        self.program += [
            layout.bits(field.name),
            self.size,
            self.codes,
            item.how,
            int(field.wide),
            int(field.most > 0),
            scope,
            start,
            step if field.led else 0,
            inner,
            size,
            item.least,
            blocks,
        ]
        if item.how == TALLY:
            labels: tuple[str, ...] = tuple([f".{kind}" for kind in range(size)])
            self.add(field.name, field.what, size, 1, labels, False, replace(item, least=0))
            return
        inside = [""] if inner == 1 and not field.most else [f".{at}" for at in range(inner)]
        labels = tuple([side + at for side in self.side_names(scope) for at in inside])
        one_hot = item.how in (CODE, WHOSE)
        if item.how in (BITS, SEAT_BITS):
            labels = tuple([label + f".{at}" for label in labels for at in range(size)])
            size, inner = 1, inner * size
        self.add(field.name, field.what, blocks * inner, size, labels, one_hot, item)
        if one_hot:
            self.codes += blocks * (inner + (1 if field.most else 0))  # of a list, how many there were as well

    def side_names(self, scope: int) -> list[str]:
        if scope in (TABLE, MINE):
            return [""]
        count = self.seats if scope == SEATS else self.sides
        return [".you", *(f".+{at}" if at < self.seats else ".other" for at in range(1, count))]
