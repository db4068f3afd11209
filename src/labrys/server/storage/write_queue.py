"""The queue of writes: what is waiting, and which of it goes into the next transaction.

A move waits for the transaction that is under way and for its own. So rows for the log, which is all that a move writes, are
stored all at once and never together with jobs, which take longer because they read and write in several steps (a new table,
a start). Of jobs there are two in a transaction, and such transactions take turns with those of rows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from sqlalchemy import Connection

from labrys.server.storage.signals import Signal

Job = Callable[[Connection], Any]
JOBS_AT_ONCE = 2  # in one transaction: each takes some milliseconds


@dataclass(eq=False)
class Unit:
    """What must be stored whole or not at all: rows for the log, then whatever goes with them."""

    done: asyncio.Future[Any]
    generation: str  # of the house that it was made from
    rows: list[dict[str, object]] = field(default_factory=list)
    job: Job | None = None
    signals: list[Signal] = field(default_factory=list)
    result: Any = None
    fault: Exception | None = None


class WriteQueue:
    """Waiting units in order, by kind; a unit stays in the queue until it is stored or refused."""

    def __init__(self, most: int) -> None:
        self.most = most  # units in one transaction
        self.rows: list[Unit] = []  # moves
        self.both: list[Unit] = []  # moves with something more to store: a notice, the end of a game
        self.jobs: list[Unit] = []  # everything else
        self.rows_went = False

    def __bool__(self) -> bool:
        return bool(self.rows or self.both or self.jobs)

    def add(self, unit: Unit) -> None:
        (self.rows if unit.job is None else self.both if unit.rows else self.jobs).append(unit)

    def next(self) -> list[Unit]:
        """The units of the next transaction; empty if nothing is waiting."""
        # the last place is for a job without rows, if there is one
        jobs = [*self.both[: JOBS_AT_ONCE - 1], *self.jobs][:JOBS_AT_ONCE]
        chosen = jobs if jobs and (self.rows_went or not self.rows) else self.rows
        self.rows_went = chosen is self.rows
        return list(alike(chosen[: self.most]))

    def remove(self, group: list[Unit]) -> None:
        gone = set(group)
        for waiting in (self.rows, self.both, self.jobs):
            waiting[:] = [unit for unit in waiting if unit not in gone]

    def of(self, generation: str) -> list[Unit]:
        """All waiting units of a generation of the house."""
        return [unit for unit in (*self.rows, *self.both, *self.jobs) if unit.generation == generation]


def alike(units: list[Unit]) -> Iterable[Unit]:
    """The first units, as far as they are of one generation."""
    return takewhile(lambda unit: unit.generation == units[0].generation, units)
