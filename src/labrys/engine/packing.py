"""Packing: a layout made ready for play, with blank rows to begin from and a walk for digests and texts."""

from __future__ import annotations

from typing import Final

from labrys.engine.fields import LARGEST, SMALLEST, Layout
from labrys.engine.native import i16, i64, vec
from labrys.engine.rows import zeros

ROOM: Final = 6  # frames that a new table has room for; more are made when they are needed

# What `Packing.walk` tells of a field, STRIDE numbers for each.
WIDE: Final = 0  # does it lie in the wide row?
LED: Final = 1  # has each side its own?
LISTED: Final = 2  # is it a list, whose count comes first?
BY_SIDE: Final = 3  # do all sides count, or only the seats?
INNER: Final = 4  # how many numbers in a block
START: Final = 5  # where they begin
SINGLE: Final = 6  # is it one number, told without a length?
STRIDE: Final = 7


class Packing:
    """How the positions of one title lie in memory."""

    def __init__(self, layout: Layout, only: tuple[str, ...] = ("",)) -> None:
        self.layout = layout
        self.small: i64 = layout.small
        self.wide: i64 = layout.wide
        self.small_block: i64 = layout.small_block
        self.wide_block: i64 = layout.wide_block
        self.index: dict[str, int] = {place.field.name: at for at, place in enumerate(layout.places)}
        kept = [place.field for place in layout.places if place.field.only in only]
        self.names: tuple[str, ...] = tuple([field.name for field in kept if not field.derived])
        self.derived: tuple[str, ...] = tuple([field.name for field in kept if field.derived])
        self.scalar: tuple[bool, ...] = tuple([not p.field.by and not p.field.most for p in layout.places])
        self.listed: tuple[bool, ...] = tuple([p.field.most > 0 for p in layout.places])
        walk: list[int] = []
        for place in layout.places:
            field = place.field
            sides = field.led and field.by[0].name != "seat"
            single = not field.by and not field.most
            walk += [field.wide, field.led, field.most > 0, sides, field.inner, place.start, single]
        self.walk: vec[i64] = vec[i64](walk)
        self.told: vec[i64] = vec[i64]([self.index[name] for name in self.names])
        self.rows: dict[int, vec[i64]] = {}
        self.blanks: dict[int, tuple[vec[i16], vec[i64]]] = {}

    def frames_at(self, sides: i64) -> i64:
        """Where the frames begin in the wide row."""
        return self.wide + sides * self.wide_block

    def blank(self, sides: int) -> tuple[vec[i16], vec[i64]]:
        """The two rows of an empty table; they are shared, so copy them."""
        rows = self.blanks.get(sides)
        if rows is None:
            small = vec[i16](self.layout.blank(False, sides))
            wide = vec[i64](self.layout.blank(True, sides) + [0] * ROOM)
            rows = (small, wide)
            self.blanks[sides] = rows
        return rows

    def room(self, sides: int) -> vec[i64]:
        """A row with a place for every number of a position and its length; it is shared, so copy it."""
        row = self.rows.get(sides)
        if row is None:
            small, wide = self.blank(sides)
            row = zeros(len(small) + len(wide) + len(self.names) + 3)
            self.rows[sides] = row
        return row

    def lie(self, at: i64, seats: i64, sides: i64) -> tuple[i64, i64, i64]:
        """Where the numbers of a field begin, in how many blocks they lie, and how far apart these are."""
        walk = self.walk
        base: i64 = at * STRIDE
        start: i64 = walk[base + START]
        if not walk[base + LED]:
            return start, 1, 0
        blocks: i64 = seats
        if walk[base + BY_SIDE]:
            blocks = sides
        if walk[base + WIDE]:
            return start + self.wide, blocks, self.wide_block
        return start + self.small, blocks, self.small_block

    def spill(self, row: vec[i64], to: i64, at: i64, small: vec[i16], wide: vec[i64], seats: i64, sides: i64) -> i64:
        """Write the numbers of a field into a row, its length first unless it is one number; where the next one goes."""
        walk = self.walk
        base: i64 = at * STRIDE
        start, blocks, step = self.lie(at, seats, sides)
        is_wide = walk[base + WIDE] != 0
        inner: i64 = walk[base + INNER]
        if walk[base + LISTED]:
            inner = wide[start] if is_wide else i64(small[start])
            start += 1
        if not walk[base + SINGLE]:
            row[to] = blocks * inner
            to += 1
        for block in range(blocks):
            first: i64 = start + block * step
            if is_wide:
                for place in range(first, first + inner):
                    row[to] = wide[place]
                    to += 1
            else:
                for place in range(first, first + inner):
                    row[to] = i64(small[place])
                    to += 1
        return to

    def gather(self, at: i64, small: vec[i16], wide: vec[i64], seats: i64, sides: i64) -> list[int]:
        """The numbers of a field as a list."""
        base: i64 = at * STRIDE
        start, blocks, step = self.lie(at, seats, sides)
        is_wide = self.walk[base + WIDE] != 0
        inner: i64 = self.walk[base + INNER]
        if self.walk[base + LISTED]:
            inner = wide[start] if is_wide else i64(small[start])
            start += 1
        found: list[int] = []
        for block in range(blocks):
            first: i64 = start + block * step
            for place in range(first, first + inner):
                found.append(wide[place] if is_wide else i64(small[place]))
        return found

    def scatter(self, at: i64, values: list[int], small: vec[i16], wide: vec[i64], seats: i64, sides: i64) -> bool:
        """Write the numbers of a field; False if it has not so many places, or a number is too large for them."""
        base: i64 = at * STRIDE
        start, blocks, step = self.lie(at, seats, sides)
        is_wide = self.walk[base + WIDE] != 0
        inner: i64 = self.walk[base + INNER]
        count: i64 = len(values)
        if not is_wide:
            for value in values:
                if not SMALLEST <= value <= LARGEST:
                    return False
        if self.walk[base + LISTED]:
            if count >= inner:
                return False
            inner = count
            if is_wide:
                wide[start] = count
            else:
                small[start] = i16(count)
            start += 1
        if count != blocks * inner:
            return False
        for block in range(blocks):
            for place in range(inner):
                value = values[block * inner + place]
                if is_wide:
                    wide[start + block * step + place] = value
                else:
                    small[start + block * step + place] = value
        return True
