"""A menu: the answers that a seat may give, as the rules list them, one after the other in one piece of memory.

A menu is written over with each question. Whoever wants to keep the answers asks for them as a tuple. In plain Python
`labrys.engine.list_menu` takes its place.
"""

from __future__ import annotations

from typing import Any, Final

from labrys.engine.list_menu import ListMenu
from labrys.engine.native import append, i16, i64, vec
from labrys.engine.rows import PLAIN, Runs

ROOM: Final = 40  # answers that there is room for from the first one on; more is made when it is needed

MOST_NUMBERS: Final = 1 << 12
# The actions as objects, the same ones everywhere: to look one up is quicker than to make it, and most comparisons are then
# of an object with itself.
NUMBERS: Final[list[Any]] = list(range(MOST_NUMBERS))


class Menu:
    """The legal actions of one question, in their order."""

    row: vec[i64]  # what is written; what stands behind ``size`` is of an earlier question
    size: i64  # how many there are

    def __init__(self) -> None:
        self.row = vec[i64]()
        self.size = 0

    def clear(self) -> None:
        """Begin anew."""
        self.size = 0
        if len(self.row) == 0:
            self.row = vec[i64](capacity=ROOM)

    def add(self, action: i64) -> None:
        """One more answer."""
        size = self.size
        if size < len(self.row):
            self.row[size] = action
        else:
            self.row = append(self.row, action)
        self.size = size + 1

    def add_each(self, first: i64, members: i64) -> None:
        """An answer for each number of a set (`sets`), the least first; ``first`` is the answer for number 0."""
        row = self.row
        size = self.size
        while members:
            if members & 1:
                if size < len(row):
                    row[size] = first
                else:
                    row = append(row, first)
                size += 1
            first += 1
            members >>= 1
        self.row = row
        self.size = size

    def add_run(self, runs: Runs, number: i64) -> None:
        """All answers of a row that was made ready."""
        items = runs.items
        row = self.row
        size = self.size
        for at in range(runs.starts[number], runs.starts[number + 1]):
            if size < len(row):
                row[size] = items[at]
            else:
                row = append(row, items[at])
            size += 1
        self.row = row
        self.size = size

    def add_some(self, items: vec[i16], first: i64, count: i64) -> None:
        """So many answers out of a row."""
        row = self.row
        size = self.size
        for at in range(first, first + count):
            if size < len(row):
                row[size] = i64(items[at])
            else:
                row = append(row, i64(items[at]))
            size += 1
        self.row = row
        self.size = size

    def add_all(self, items: vec[i64], count: i64) -> None:
        """The first so many answers of another menu."""
        row = self.row
        size = self.size
        for at in range(count):
            if size < len(row):
                row[size] = items[at]
            else:
                row = append(row, items[at])
            size += 1
        self.row = row
        self.size = size

    def item(self, at: i64) -> i64:
        """The answer at a place, from 0."""
        if at >= self.size:
            raise IndexError(f"a menu of {self.size} has no answer {at}.")
        return self.row[at]

    def has(self, action: i64) -> bool:
        """Is the action among the answers?"""
        row = self.row
        for at in range(self.size):
            if row[at] == action:
                return True
        return False

    def actions(self) -> tuple[int, ...]:
        """The answers, to keep."""
        row = self.row
        return tuple([NUMBERS[row[at]] if row[at] < MOST_NUMBERS else int(row[at]) for at in range(self.size)])


if PLAIN:
    globals()["Menu"] = ListMenu


def is_among(action: Any, legal: tuple[Any, ...]) -> bool:
    """Is it one of the legal actions? Mostly it is the very object that was offered, and nothing need be compared."""
    for offered in legal:
        if offered is action:
            return True
    return type(action) is int and action in legal
