"""A position: the fields of a game, the frames of its flow, and its chance, as numbers.

A title of this house declares its fields (`labrys.engine.fields`): they lie packed in two rows of machine numbers, which
are copied, hashed and read by name here and nowhere else. A small game may do without: it lists its own attributes, whole
numbers and lists of them, in ``FIELDS``, and copies them itself.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from labrys.engine.chance import MASK, A
from labrys.engine.decision import ARG_SHIFT, KIND_BITS, KIND_MASK, SEAT_MASK, Flow
from labrys.engine.native import append, i16, i64, mypyc_attr, vec
from labrys.engine.packing import ROOM, Packing
from labrys.engine.rows import PLAIN, row_of, too_wide, zeros
from labrys.engine.seal import Seal, sealed_draw

Field = int | list[int]
FRAME: Final = (1 << ARG_SHIFT) - 1  # what is not the argument
FLOW_FIELDS: Final = ("chance", "steps", "stack")  # what every position has
NO_SMALL: Final = vec[i16]()
NO_WIDE: Final = vec[i64]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """All that a position is, and the tools by which rules change it."""

    FIELDS: ClassVar[tuple[str, ...]] = FLOW_FIELDS

    seal: Seal | None  # what a sealed game draws from; never in a copy that somebody imagines
    chance: i64  # the key of the generator: the dice to come; sealed, how many were drawn
    steps: i64
    top: i64  # the frame that is asked, or runs, first
    depth: i64  # how many frames there are; with none the game is over
    small: vec[i16]  # the fields of a packed title, by its layout
    wide: vec[i64]  # sets as bits, and then the frames below the top
    frames_at: i64  # where those begin
    touched: i64  # the fields that were written since somebody looked, as bits (`Layout.bits`); compiled only
    seen: i64  # which look that was, or 0 (`labrys.engine.sight`)

    def __init__(self, seats: int, sides: int, flow: Flow, packing: Packing | None) -> None:
        self.seats = seats
        self.sides = sides  # the seats, and an automaton or a neutral power
        self.flow = flow
        self.packing = packing
        self.seal = None
        self.chance = 1
        self.steps = 0
        self.top = 0
        self.depth = 0
        self.small = NO_SMALL
        self.wide = NO_WIDE
        self.frames_at = 0
        self.seen = 0
        self.touched = 0

    def clear(self) -> None:
        """An empty table, before set-up."""
        self.end_all()
        self.seen = 0
        packing = self.packing
        if packing is not None:
            small, wide = packing.blank(self.sides)
            self.small = small[:]
            self.wide = wide[:]
            self.frames_at = packing.frames_at(self.sides)

    def share_position(self, other: Position) -> None:
        """Fill a fresh copy with the position."""
        other.seal = self.seal
        other.chance = self.chance
        other.steps = self.steps
        other.top = self.top
        other.depth = self.depth
        other.small = self.small[:]
        other.wide = self.wide[:]
        other.frames_at = self.frames_at

    # ---- the flow

    def push(self, kind: i64, seat: i64, arg: i64 = 0) -> None:
        """Put a frame on the stack: it is asked, or runs, before what lies below."""
        depth = self.depth
        if depth:
            at = self.frames_at + depth - 1
            if at < len(self.wide):
                self.wide[at] = self.top
            else:
                self.wide = append(self.wide, self.top)
        self.depth = depth + 1
        self.top = arg << ARG_SHIFT | seat << KIND_BITS | kind

    def pop(self) -> None:
        """Take the top frame off: its decision is over."""
        depth = self.depth - 1
        self.depth = depth
        if depth:  # "else 0" in one line would make an object of the frame
            self.top = self.wide[self.frames_at + depth - 1]
        else:
            self.top = 0

    def turn_to(self, kind: i64, seat: i64, arg: i64 = 0) -> None:
        """Put a frame in place of the one on top."""
        self.top = arg << ARG_SHIFT | seat << KIND_BITS | kind

    def set_arg(self, arg: i64) -> None:
        """Give the frame on top another argument."""
        self.top = self.top & FRAME | arg << ARG_SHIFT

    def end_all(self) -> None:
        """Take all frames off: the game is over, unless another frame is pushed."""
        self.depth = 0
        self.top = 0

    @property
    def asked(self) -> i64:
        """The seat that the frame on top is about."""
        return self.top >> KIND_BITS & SEAT_MASK

    @property
    def kind(self) -> i64:
        """The kind of the frame on top; there must be one."""
        return self.top & KIND_MASK

    @property
    def arg(self) -> i64:
        """The argument of the frame on top."""
        return self.top >> ARG_SHIFT

    def frame(self, at: i64) -> i64:
        """The frame at a depth, from 0 at the bottom, as one number: for those that keep or compare frames whole."""
        return self.top if at == self.depth - 1 else self.wide[self.frames_at + at]

    def kind_at(self, at: i64) -> i64:
        return self.frame(at) & KIND_MASK

    def seat_at(self, at: i64) -> i64:
        return self.frame(at) >> KIND_BITS & SEAT_MASK

    def arg_at(self, at: i64) -> i64:
        return self.frame(at) >> ARG_SHIFT

    def raise_frame(self, at: i64) -> None:
        """Put the frame at a depth on top; those above it go down by one."""
        frames = self.stack
        frames.append(frames.pop(at))
        self.restack(frames)

    def restack(self, frames: list[int]) -> None:
        """Take these frames, from the bottom, instead of all there are."""
        self.end_all()
        for frame in frames:
            self.push(frame & KIND_MASK, frame >> KIND_BITS & SEAT_MASK, frame >> ARG_SHIFT)

    @property
    def stack(self) -> list[int]:
        """The frames as numbers, the topmost last: a list of one's own."""
        return [int(self.frame(at)) for at in range(self.depth)]

    # ---- chance

    def draw(self, n: i64) -> i64:
        """Chance: an even choice from 0 to n - 1. The step that calls this is an information barrier by itself.

        This is `Rng.below` on the state's own key, written out because a call would cost as much as the draw; or, in a
        sealed game, a keyed hash.
        """
        key: i64 = self.chance
        if self.seal is not None:
            secret = self.seal.at(self.steps)
            if secret is not None:
                self.chance = key + 1
                return sealed_draw(secret, self.chance, n)
        product: i64 = ((key & MASK) ^ (key >> 32)) * n
        key = A * (key & MASK) + (key >> 32)
        if product & MASK < n:
            floor: i64 = (MASK + 1) % n
            while product & MASK < floor:
                product = ((key & MASK) ^ (key >> 32)) * n
                key = A * (key & MASK) + (key >> 32)
        self.chance = key
        return product >> 32

    # ---- fields by name

    def field_names(self) -> tuple[str, ...]:
        """The fields of a position, in the order of its text and its digest."""
        packing = self.packing
        return self.FIELDS if packing is None else (*FLOW_FIELDS, *packing.names)

    def field(self, name: str) -> Field:
        """A field by its name; a list is a copy."""
        packing = self.packing
        if packing is not None and name in packing.index:
            numbers = self.all_of(packing.index[name])
            return numbers[0] if packing.scalar[packing.index[name]] else numbers
        value: Any = getattr(self, name)
        return list(value) if isinstance(value, list) else value

    def set_field(self, name: str, value: Field) -> bool:
        """Write a field by its name; False if it has another form."""
        packing = self.packing
        if packing is not None and name in packing.index:
            at = packing.index[name]
            if isinstance(value, int) != packing.scalar[at]:
                return False
            return self.fill_all(at, [value] if isinstance(value, int) else value)
        if name == "stack":
            if isinstance(value, int) or any(frame < 0 or frame & KIND_MASK >= len(self.flow.names) for frame in value):
                return False
            self.restack(value)
            return True
        if isinstance(value, int) != isinstance(getattr(self, name), int):
            return False
        setattr(self, name, value)
        return True

    def all_of(self, at: int) -> list[int]:
        """The numbers of a packed field, by its number in the layout."""
        packing = self.packing
        assert packing is not None
        return packing.gather(at, self.small, self.wide, self.seats, self.sides)

    def fill_all(self, at: int, values: list[int]) -> bool:
        """Write all numbers of a packed field; False if there are more or fewer, or too large ones."""
        packing = self.packing
        assert packing is not None
        self.seen = 0
        return packing.scatter(at, values, self.small, self.wide, self.seats, self.sides)

    def refill(self, at: int, values: list[int]) -> None:
        """Write all numbers of a packed field, which must fit."""
        if not self.fill_all(at, values):
            packing = self.packing
            assert packing is not None
            raise ValueError(f"{packing.layout.fields[at].name} cannot be {values}.")

    def list_append(self, start: i64, most: i64, value: i64) -> None:
        """Add to a packed list, whose count stands at ``start``."""
        small = self.small
        count: i64 = i64(small[start]) + 1
        if count > most:
            raise OverflowError(f"a list of at most {most} is full.")
        if not -32768 <= value <= 32767:
            raise too_wide(value)
        small[start + count] = i16(value)
        small[start] = i16(count)

    def list_insert(self, start: i64, most: i64, at: i64, value: i64) -> None:
        """Put a value into a packed list before the one at ``at``."""
        small = self.small
        count: i64 = i64(small[start]) + 1
        if count > most:
            raise OverflowError(f"a list of at most {most} is full.")
        if not -32768 <= value <= 32767:
            raise too_wide(value)
        for place in range(start + count, start + 1 + at, -1):
            small[place] = small[place - 1]
        small[start + 1 + at] = i16(value)
        small[start] = i16(count)

    def list_pop(self, start: i64, at: i64) -> i64:
        """Take a value out of a packed list; the later ones move up."""
        small = self.small
        count: i64 = i64(small[start])
        if PLAIN:
            row: Any = small  # a list, which moves its items quicker than we do
            taken: i64 = row.pop(start + 1 + at)
            row.insert(start + count, 0)
            row[start] = count - 1
            return taken
        place: i64 = start + count  # from the last one down: each place is looked up once
        moved: i16 = 0
        while place > start + at:
            there = small[place]
            small[place] = moved
            moved = there
            place -= 1
        small[start] = i16(count - 1)
        return i64(moved)

    def fields(self) -> dict[str, Field]:
        """The whole position by name; lists are copies."""
        return {name: self.field(name) for name in self.field_names()}

    def numbers(self) -> vec[i64]:
        """All that the position is, as one row: each list with its length before it."""
        packing = self.packing
        if packing is None:
            return self.own_numbers()
        room = packing.room(self.sides)
        depth = self.depth
        row = zeros(len(room) + depth + 3) if depth > ROOM else room[:]
        row[0] = self.chance
        row[1] = self.steps
        row[2] = depth
        for at in range(depth):
            row[3 + at] = self.frame(at)
        to: i64 = 3 + depth
        told = packing.told
        for place in range(len(told)):
            to = packing.spill(row, to, told[place], self.small, self.wide, self.seats, self.sides)
        return row[:to]

    def own_numbers(self) -> vec[i64]:
        """The same where a game keeps its fields itself."""
        row = row_of([self.chance, self.steps, self.depth, *self.stack])
        for name in self.FIELDS[len(FLOW_FIELDS) :]:
            value: Field = getattr(self, name)
            if isinstance(value, int):
                row = append(row, value)
            else:
                row = append(row, len(value))
                for number in value:
                    row = append(row, number)
        return row
