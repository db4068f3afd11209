"""Sight: fills rows of numbers with what a seat may know of a position, as an `Observation` says.

Rows stand one after the other in a *slate*, so that one piece of memory can hold what many games look like. Codes are
mostly zeros: a slate remembers which places of a row it marked and wipes only those before the row is filled again.
"""

from __future__ import annotations

from typing import Any, Final

from labrys.engine.decision import Flow
from labrys.engine.native import i16, i64, shown, u8, vec
from labrys.engine.observation import AMOUNT, BITS, CODE, MINE, SEAT_BITS, STRIDE, TALLY, Observation
from labrys.engine.position import Position
from labrys.engine.rows import zeros

NO_ACTIONS: Final[tuple[int, ...]] = ()


class Slate:
    """Rows of numbers, all alike."""

    def __init__(self, observation: Observation, rows: int = 1) -> None:
        self.rows = rows
        self.size: i64 = observation.size
        self.room: i64 = observation.codes + 1
        self.numbers: vec[i16] = vec[i16]([0] * (rows * observation.size))
        self.view: Any = shown(self.numbers)
        self.marks: vec[i64] = zeros(rows * self.room)  # by row: how many places are marked, and which
        self.marked: i64 = 0  # where the last mark of the row in hand stands

    def wipe(self, row: i64) -> None:
        """Take back all marks of a row, which is then in hand."""
        numbers = self.numbers
        marks = self.marks
        base: i64 = row * self.room
        for at in range(base + 1, base + 1 + marks[base]):
            numbers[marks[at]] = 0
        marks[base] = 0
        self.marked = base

    def mark(self, place: i64) -> None:
        """A 1 in the row in hand."""
        self.numbers[place] = 1
        self.marked += 1
        self.marks[self.marked] = place

    def finish(self, row: i64) -> None:
        """The row in hand is full."""
        base: i64 = row * self.room
        self.marks[base] = self.marked - base


class Masks:
    """For each game, a byte for each action: 1 where it is legal."""

    def __init__(self, size: int, rows: int = 1) -> None:
        self.size: i64 = size
        self.bytes: vec[u8] = vec[u8]([0] * (rows * size))
        self.view: Any = shown(self.bytes)
        self.legal: list[tuple[int, ...]] = [NO_ACTIONS] * rows

    def fill(self, row: i64, legal: tuple[int, ...]) -> None:
        """The legal actions of a row, in place of those that it had before."""
        found = self.bytes
        base: i64 = row * self.size
        before = self.legal[row]
        if before is legal:
            return
        action: i64
        for action in before:
            found[base + action] = 0
        for action in legal:
            found[base + action] = 1
        self.legal[row] = legal


class Sight:
    """An observation made ready: the instructions as a row."""

    def __init__(self, observation: Observation, flow: Flow, actions: int) -> None:
        self.observation = observation
        self.size: i64 = observation.size
        self.seats: i64 = observation.seats
        self.sides: i64 = observation.sides
        self.own_at: i64 = observation.own_at
        self.program: vec[i64] = vec[i64](observation.program)
        asking = [kind for kind, name in enumerate(flow.names) if flow.asking >> kind & 1]
        self.question: vec[i64] = vec[i64](
            [asking.index(kind) if kind in asking else 0 for kind in range(len(flow.names))]
        )
        self.questions: i64 = len(asking)
        self.slate = Slate(observation)
        self.masks = Masks(actions)

    def look(self, s: Position, seat: i64, slate: Slate, row: i64) -> i64:
        """Fill a row but for what the title writes itself: where that begins."""
        slate.wipe(row)
        at: i64 = row * self.size
        seats = self.seats
        slate.mark(at + seat)
        at += seats
        if s.depth:
            slate.mark(at + (s.asked + seats - seat) % seats)
            slate.mark(at + seats + self.question[s.kind])
        at += seats + self.questions
        out = slate.numbers
        small = s.small
        wide = s.wide
        program = self.program
        marks = slate.marks
        marked = slate.marked
        for step in range(0, len(program), STRIDE):
            how = program[step]
            is_wide = program[step + 1] != 0
            listed = program[step + 2] != 0
            inner = program[step + 6]
            size = program[step + 7]
            least = program[step + 8]
            for block in range(program[step + 9]):
                side: i64 = block
                if program[step + 3] == MINE:
                    side = seat
                elif block < seats:
                    side += seat
                    if side >= seats:
                        side -= seats
                start: i64 = program[step + 4] + side * program[step + 5]
                there = inner  # how many of the places hold something
                if listed:
                    count: i64 = wide[start] if is_wide else i64(small[start])
                    start += 1
                    if how == TALLY:
                        for place in range(at, at + size):
                            out[place] = 0
                        for place in range(start, start + count):
                            kind: i64 = at + i64(small[place])
                            out[kind] += 1
                        at += size
                        continue
                    if count < inner:
                        there = count
                if how == AMOUNT:
                    for place in range(start, start + there):
                        out[at] = small[place]
                        at += 1
                    for place in range(there, inner):  # noqa: B007
                        out[at] = 0
                        at += 1
                elif how == CODE:
                    for place in range(start, start + there):
                        value: i64 = i64(small[place]) - least
                        if 0 <= value < size:
                            marked += 1
                            marks[marked] = at + value
                            out[at + value] = 1
                        at += size
                    at += (inner - there) * size
                elif how == BITS or how == SEAT_BITS:
                    for place in range(start, start + inner):
                        members: i64 = wide[place] if is_wide else i64(small[place])
                        for number in range(size):
                            turned: i64 = number
                            if how == SEAT_BITS:
                                turned += seat
                                if turned >= seats:
                                    turned -= seats
                            out[at] = i16(members >> turned & 1)
                            at += 1
                else:  # whose
                    for place in range(start, start + there):
                        who: i64 = i64(small[place])
                        if 0 <= who < size:
                            if who < seats:
                                who -= seat
                                if who < 0:
                                    who += seats
                            marked += 1
                            marks[marked] = at + who
                            out[at + who] = 1
                        at += size
                    at += (inner - there) * size
        slate.marked = marked
        return at
