"""A plan: which games are to be played, cut into units of work.

A unit is a range of seeds. Where it begins and ends follows from the plan alone, never from the machine, so that a folder
of units can be filled by any number of processes, in any order, on any number of machines.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import labrys
from labrys.lab.arena import Match

UNITS = 200  # of a plan, at most: few enough to be files in one folder, many enough that losing one costs little
FORM = 1  # of what a folder holds; raised when it changes


@dataclass(frozen=True)
class Plan:
    """A match and how many seeds of it are played."""

    match: Match
    seeds: int

    @property
    def size(self) -> int:
        """Seeds in a unit; the last may have fewer."""
        return -(-self.seeds // UNITS)

    @property
    def games(self) -> int:
        return self.seeds * self.match.rotations

    def units(self) -> list[range]:
        return [range(start, min(start + self.size, self.seeds)) for start in range(0, self.seeds, self.size)]

    def manifest(self) -> dict[str, Any]:
        """What the games follow from: two folders with the same one hold parts of the same answer."""
        match = self.match
        title = match.start(0).game
        told = asdict(match)
        for private in ("records", "content"):  # where things lie on this machine
            del told[private]
        told |= {"counts": [str(count) for count in match.counts], "options": dict(sorted(match.options))}
        told |= {"bots": list(match.bots), "content": title.content_version}
        return {"form": FORM, "labrys": labrys.__version__, **told, "seeds": self.seeds, "unit": self.size}
