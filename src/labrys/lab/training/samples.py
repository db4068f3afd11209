"""Samples: what seats knew in positions of finished games, and how those games ended."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from pickle import dumps, loads
from typing import Any

from labrys.engine import LabrysError


@dataclass
class Samples:
    """Rows of numbers that are mostly 0: those that are not, one row after the other, game by game in the order of play."""

    outputs: int
    counts: array[int] = field(default_factory=lambda: array("H"))  # by row: how many numbers are not 0
    places: array[int] = field(default_factory=lambda: array("H"))  # which
    values: array[int] = field(default_factory=lambda: array("i"))  # and what they are
    hints: array[int] = field(
        default_factory=lambda: array("i")
    )  # by row the last numbers once more: as many as outputs, or none
    lookers: array[int] = field(default_factory=lambda: array("B"))  # by row: the seat that looks
    games: array[int] = field(default_factory=lambda: array("I"))  # by row: the number of its game
    results: array[float] = field(default_factory=lambda: array("f"))  # by row, from the seat that looks: shares
    margins: array[float] = field(default_factory=lambda: array("f"))  # and scores

    def __len__(self) -> int:
        return len(self.counts)

    def add(self, row: Any, hints: int, looker: int, game: int) -> None:
        """What a seat knows now, the last of it what the game thinks; how the game ends is told later."""
        before = len(self.places)
        self.hints.extend([int(row[at]) for at in range(len(row) - hints, len(row))])
        for place, value in enumerate(row):
            if value:
                self.places.append(place)
                self.values.append(value)
        self.counts.append(len(self.places) - before)
        self.lookers.append(looker)
        self.games.append(game)

    def end(self, shares: list[float], scores: list[float], seats: int) -> None:
        """How the game ended of which these are the latest rows."""
        for looker in self.lookers[len(self.results) // self.outputs :]:
            turned = [(looker + turn) % seats if seats > 1 else turn for turn in range(self.outputs)]
            self.results.extend([shares[seat] for seat in turned])
            self.margins.extend([scores[seat] for seat in turned])

    def join(self, others: Iterable[Samples]) -> Samples:
        """These and others."""
        for other in others:
            for name in ("counts", "places", "values", "hints", "lookers", "games", "results", "margins"):
                getattr(self, name).extend(getattr(other, name))
        return self

    def write(self, path: Path) -> None:
        """Into a file, whole or not at all."""
        new = path.with_suffix(".new")
        new.write_bytes(dumps(self))
        new.replace(path)

    @staticmethod
    def read(path: Path) -> Samples:
        """From a file that `write` wrote: one's own, since reading one runs what is in it."""
        found = loads(path.read_bytes())
        if not isinstance(found, Samples):
            raise LabrysError(f"{path} holds no samples.")
        return found
