"""The menu of plain Python: a list, which does by itself what compiled code does number by number.

To add one answer is the list's own ``append``, without a call of ours: that happens some five times in a decision of Minos. It
answers as `labrys.engine.menu.Menu` does and is never compiled itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from labrys.engine.rows import Runs


@lru_cache(maxsize=1 << 14)
def each(first: int, members: int) -> tuple[int, ...]:
    """The answers for all numbers of a set, the least first."""
    return tuple([first + number for number in range(members.bit_length()) if members >> number & 1])


class ListMenu:
    """The legal actions of one question, in their order."""

    __slots__ = ("add", "clear", "row")

    def __init__(self) -> None:
        self.row: list[int] = []
        self.add: Callable[[int], None] = self.row.append
        self.clear: Callable[[], None] = self.row.clear

    @property
    def size(self) -> int:
        return len(self.row)

    def add_each(self, first: int, members: int) -> None:
        self.row += each(first, members)

    def add_run(self, runs: Runs, number: int) -> None:
        self.row += runs.items[runs.starts[number] : runs.starts[number + 1]]

    def add_some(self, items: list[int], first: int, count: int) -> None:
        self.row += items[first : first + count]

    def add_all(self, items: list[int], count: int) -> None:
        self.row += items[:count]

    def item(self, at: int) -> int:
        return self.row[at]

    def has(self, action: int) -> bool:
        return action in self.row

    def actions(self) -> tuple[int, ...]:
        return tuple(self.row)
