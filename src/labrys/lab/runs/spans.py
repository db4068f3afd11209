"""Spans: seeds cut into pieces of work that take about as long as wanted, for workers that are far away.

How long a seed takes is learned from the pieces that came back. It decides how the work is cut and nothing else: what is kept is
put together by units, which follow from the plan alone.
"""

from __future__ import annotations

from math import ceil

LEAST_SECONDS = 5.0  # seconds: less is not worth the way
WANTED_SECONDS = 12.0
GROWTH = 32  # how much longer a piece may be than the longest that came back: a first guess may be far off


class Spans:
    """What is still to be played, from the front."""

    def __init__(self, units: list[range], workers: int) -> None:
        self.waiting = joined(units)
        self.workers = max(1, workers)
        self.seeds = 0  # that came back
        self.seconds = 0.0
        self.longest = 1

    @property
    def left(self) -> int:
        return sum(len(stretch) for stretch in self.waiting)

    def size(self) -> int:
        """Seeds in the next piece: one until something is known; towards the end less, so that all end together."""
        if not self.seeds:
            return 1
        pace = max(self.seconds / self.seeds, 1e-9)
        even = ceil(self.left / (2 * self.workers))
        most = min(WANTED_SECONDS / pace, self.longest * GROWTH)
        return max(1, int(min(most, max(even, LEAST_SECONDS / pace))))

    def next(self) -> range | None:
        """The next piece, if anything is left."""
        if not self.waiting:
            return None
        first = self.waiting[0]
        cut = first[: self.size()]
        self.waiting[0] = first[len(cut) :]
        if not self.waiting[0]:
            del self.waiting[0]
        return cut

    def back(self, span: range, seconds: float) -> None:
        """A piece was played."""
        self.seeds += len(span)
        self.seconds += seconds
        self.longest = max(self.longest, len(span))

    def lost(self, span: range) -> None:
        """A piece went down with its worker: it is the next one to be played."""
        self.waiting.insert(0, span)


def joined(units: list[range]) -> list[range]:
    """Neighbouring units as one stretch."""
    found: list[range] = []
    for unit in units:
        if found and found[-1].stop == unit.start:
            found[-1] = range(found[-1].start, unit.stop)
        else:
            found.append(unit)
    return found


class Gathered:
    """Lines of games, seed by seed, until a unit is whole."""

    def __init__(self, units: list[range]) -> None:
        self.unit_of = {index: unit for unit in units for index in unit}
        self.lines: dict[range, dict[int, list[str]]] = {}

    def add(self, span: range, lines: list[str]) -> list[tuple[range, list[str]]]:
        """The units that are whole with these games, each with all its lines in order."""
        each = len(lines) // len(span)  # as many as there are seatings
        whole = []
        for at, index in enumerate(span):
            unit = self.unit_of[index]
            here = self.lines.setdefault(unit, {})
            here[index] = lines[at * each : (at + 1) * each]
            if len(here) == len(unit):
                whole.append((unit, [line for seed in unit for line in here[seed]]))
                del self.lines[unit]
        return whole
