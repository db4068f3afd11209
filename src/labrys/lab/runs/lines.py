"""Writes a played game as a line of JSON, and reads it back."""

from __future__ import annotations

import json
from typing import Any

from labrys.lab.arena import Played
from labrys.lab.count import Counted, EventCounts
from labrys.lab.watch import Notes

Pairs = list[list[Any]]


def to_line(played: Played) -> str:
    """The same game always gives the same line."""
    told = dict(vars(played))
    told["tallies"] = [[[pairs(times) for times in tally.times], pairs(tally.offered)] for tally in played.tallies]
    told["notes"] = None if played.notes is None else vars(played.notes)
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def from_line(line: str) -> Played:
    told: dict[str, Any] = json.loads(line)
    told["tallies"] = [
        EventCounts([unpaired(times) for times in by_seat], unpaired(offered)) for by_seat, offered in told["tallies"]
    ]
    told["notes"] = None if told["notes"] is None else Notes(**told["notes"])
    return Played(**told)


def pairs(counts: dict[Counted, int]) -> Pairs:
    """Counts in the order in which they were made; JSON would make texts of the keys."""
    return [[value, times] for value, times in counts.items()]


def unpaired(found: Pairs) -> dict[Counted, int]:
    return {pair[0]: pair[1] for pair in found}
