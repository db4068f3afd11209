"""Sight: fills rows of numbers with what a seat may know of a position, as an `Observation` says.

Rows stand one after the other in a *slate*, so that one piece of memory can hold what many games look like. From one
question to the next little changes. So the writers of a position's fields mark what they write on (`Position.touched`), and
where a row was filled from this very position before, only the fields are told that are marked, or that another seat is told in
another way. Codes are mostly zeros: a slate remembers of each what it told last and touches only those that tell something
else. What a title marks itself is wiped before the row is filled again.

Plain Python writes without marks (`labrys.inlining`), and tells everything each time.
"""

from __future__ import annotations

from typing import Any, Final, final

from labrys.engine.decision import Flow
from labrys.engine.fields import UNNOTED
from labrys.engine.menu import Menu
from labrys.engine.native import i16, i64, shown, u8, vec
from labrys.engine.observation import AMOUNT, BITS, CODE, MINE, SEAT_BITS, STRIDE, TALLY, WHOSE, Observation
from labrys.engine.position import Position
from labrys.engine.rows import PLAIN, zeros

NO_ACTIONS: Final[tuple[int, ...]] = ()
NOTHING: Final = -1  # what a code tells that marks no place
EVERYTHING: Final = -1  # all fields, as bits


@final
class Looks:
    """How often anybody looked at a position, so that each look has a number of its own."""

    def __init__(self) -> None:
        self.count: i64 = 0


LOOKS: Final = Looks()


@final
class Slate:
    """Rows of numbers, all alike."""

    def __init__(self, observation: Observation, rows: int = 1) -> None:
        self.rows = rows
        self.size: i64 = observation.size
        self.room: i64 = observation.marks + 1
        self.cells: i64 = observation.codes
        self.numbers: vec[i16] = vec[i16]([0] * (rows * observation.size))
        self.view: Any = shown(self.numbers)
        self.told: vec[i16] = vec[i16]([NOTHING] * (rows * observation.codes))  # by row and code: the place it marks
        self.marks: vec[i16] = vec[i16]([0] * (rows * self.room))  # by row: how many others are marked, and which
        self.looks: vec[i64] = zeros(rows)  # by row: which look filled it
        self.viewers: vec[i64] = zeros(rows)  # by row: the seat that looked
        self.own_codes: i64 = observation.own_codes
        self.base: i64 = 0  # where the row in hand begins
        self.cell: i64 = 0  # where its own codes begin that the title tells
        self.changed: i64 = EVERYTHING  # the fields that may have changed since the row in hand was filled, as bits
        self.turned = True  # was that for another seat?
        self.marked: i64 = 0  # where the last mark of the row in hand stands

    def begin(self, s: Position, seat: i64, row: i64) -> None:
        """Take a row in hand to tell a position: look what changed, and take back what was marked by hand."""
        look = self.looks[row]
        if look and look == s.seen and not PLAIN:
            self.changed = s.touched | UNNOTED
            self.turned = self.viewers[row] != seat
        else:
            self.changed = EVERYTHING
            self.turned = True
        self.looks[row] = 0
        numbers = self.numbers
        marks = self.marks
        base: i64 = row * self.size
        first: i64 = row * self.room
        for at in range(first + 1, first + 1 + i64(marks[first])):
            numbers[base + i64(marks[at])] = 0
        marks[first] = 0
        self.base = base
        self.marked = first
        self.cell = row * self.cells + self.own_codes

    def mark(self, place: i64) -> None:
        """A 1 in the row in hand."""
        self.numbers[place] = 1
        self.marked += 1
        self.marks[self.marked] = i16(place - self.base)

    def tell(self, code: i64, place: i64) -> None:
        """One of the title's own codes: a 1 in a place of the row in hand, or in none, and nowhere else."""
        told = self.told
        cell: i64 = self.cell + code
        if place >= 0:
            place -= self.base
        before: i64 = i64(told[cell])
        if before != place:
            if before >= 0:
                self.numbers[self.base + before] = 0
            if place >= 0:
                self.numbers[self.base + place] = 1
            told[cell] = i16(place)

    def holds(self, code: i64, value: i64) -> bool:
        """Keep a number in place of one of the title's own codes, which marks nothing then. Was it the same before?"""
        cell: i64 = self.cell + code
        if i64(self.told[cell]) == value:
            return True
        self.told[cell] = i16(value)
        return False

    def finish(self, s: Position, seat: i64, row: i64) -> None:
        """The row in hand is full."""
        first: i64 = row * self.room
        self.marks[first] = i16(self.marked - first)
        look = LOOKS.count + 1
        LOOKS.count = look
        self.looks[row] = look
        self.viewers[row] = seat
        s.seen = look
        s.touched = 0


@final
class Masks:
    """For each game, a byte for each action: 1 where it is legal."""

    def __init__(self, size: int, rows: int = 1) -> None:
        self.size: i64 = size
        self.bytes: vec[u8] = vec[u8]([0] * (rows * size))
        self.view: Any = shown(self.bytes)
        self.legal: list[tuple[int, ...]] = [NO_ACTIONS] * rows
        self.menus: list[Menu] = [Menu() for _ in range(rows)]  # instead, by those who put them there with `offer`

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

    def clear(self, row: i64) -> Menu:
        """The menu of a row, empty, for the actions that are legal there next."""
        menu = self.menus[row]
        self.write(row, menu, 0)
        menu.clear()
        return menu

    def write(self, row: i64, menu: Menu, flag: u8) -> None:
        """The same byte for all actions on a menu."""
        found = self.bytes
        base: i64 = row * self.size
        actions = menu.row
        for at in range(menu.size):
            found[base + actions[at]] = flag


@final
class Sight:
    """An observation made ready: the instructions as a row."""

    def __init__(self, observation: Observation, flow: Flow, actions: int) -> None:
        self.observation = observation
        self.size: i64 = observation.size
        self.seats: i64 = observation.seats
        self.sides: i64 = observation.sides
        self.own_at: i64 = observation.own_at
        self.program: vec[i64] = vec[i64](observation.program)
        self.turning: i64 = observation.turning
        asking = [kind for kind, name in enumerate(flow.names) if flow.asking >> kind & 1]
        self.question: vec[i64] = vec[i64](
            [asking.index(kind) if kind in asking else 0 for kind in range(len(flow.names))]
        )
        self.questions: i64 = len(asking)
        self.slate = Slate(observation)
        self.masks = Masks(actions)

    def look(self, s: Position, seat: i64, slate: Slate, row: i64) -> i64:
        """Fill a row but for what the title writes itself: where that begins."""
        slate.begin(s, seat, row)
        base: i64 = row * self.size
        seats = self.seats
        slate.mark(base + seat)
        if s.depth:
            turn: i64 = s.asked - seat
            slate.mark(base + seats + (turn + seats if turn < 0 else turn))
            slate.mark(base + 2 * seats + self.question[s.kind])
        changed = slate.changed
        if slate.turned:
            changed |= self.turning
        out = slate.numbers
        told = slate.told
        first_cell: i64 = row * slate.cells
        small = s.small
        wide = s.wide
        program = self.program
        for step in range(0, len(program), STRIDE):
            if not changed & program[step]:
                continue
            at: i64 = base + program[step + 1]
            cell: i64 = first_cell + program[step + 2]
            how = program[step + 3]
            is_wide = program[step + 4] != 0
            listed = program[step + 5] != 0
            scope = program[step + 6]
            first = program[step + 7]
            apart = program[step + 8]
            inner = program[step + 9]
            size = program[step + 10]
            least = program[step + 11]
            for block in range(program[step + 12]):
                side: i64 = block
                if scope == MINE:
                    side = seat
                elif block < seats:
                    side += seat
                    if side >= seats:
                        side -= seats
                start: i64 = first + side * apart
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
                elif how == CODE or how == WHOSE:
                    was = inner  # how many held something before; of a list the first cell tells
                    if listed:
                        was = i64(told[cell])
                        told[cell] = i16(there)
                        cell += 1
                    if how == CODE:
                        self.tell_codes(small, start, there, was, least, size, out, at, told, cell)
                    else:
                        self.tell_sides(small, start, there, was, seat, size, out, at, told, cell)
                    at += inner * size
                    cell += inner
                else:
                    assert how == BITS or how == SEAT_BITS
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
        return base + self.own_at

    def tell_codes(
        self,
        small: vec[i16],
        start: i64,
        there: i64,
        was: i64,
        least: i64,
        size: i64,
        out: vec[i16],
        at: i64,
        told: vec[i16],
        cell: i64,
    ) -> None:
        """Codes of numbers that lie side by side: of those that hold something now, and those that only did before."""
        for place in range(start, start + there):
            value: i64 = i64(small[place]) - least
            before: i64 = i64(told[cell])
            if value != before:
                if value < 0 or value >= size:
                    value = NOTHING
                if before >= 0:
                    out[at + before] = 0
                if value >= 0:
                    out[at + value] = 1
                told[cell] = i16(value)
            cell += 1
            at += size
        for _ in range(there, was):
            before = i64(told[cell])
            if before >= 0:
                out[at + before] = 0
                told[cell] = NOTHING
            cell += 1
            at += size

    def tell_sides(
        self,
        small: vec[i16],
        start: i64,
        there: i64,
        was: i64,
        seat: i64,
        size: i64,
        out: vec[i16],
        at: i64,
        told: vec[i16],
        cell: i64,
    ) -> None:
        """The same for numbers that name sides, by turn order from a seat."""
        seats = self.seats
        for place in range(start, start + there):
            who: i64 = i64(small[place])
            if 0 <= who < seats:
                who -= seat
                if who < 0:
                    who += seats
            before: i64 = i64(told[cell])
            if who != before:
                if who < 0 or who >= size:
                    who = NOTHING
                if before >= 0:
                    out[at + before] = 0
                if who >= 0:
                    out[at + who] = 1
                told[cell] = i16(who)
            cell += 1
            at += size
        for _ in range(there, was):
            before = i64(told[cell])
            if before >= 0:
                out[at + before] = 0
                told[cell] = NOTHING
            cell += 1
            at += size
