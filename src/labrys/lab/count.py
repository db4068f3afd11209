"""Counting what happened: events of one kind, by one of their public arguments, and whether it went with winning.

``take:card`` counts how often each card was taken. ``take:card/row:cards/refill:card`` also says what brought a card
on offer, so that the share of offers that were taken can be told.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from labrys.engine import BadSetting
from labrys.engine.event import Event
from labrys.lab.statistics import Interval, ratio

Counted = int | str


@dataclass(frozen=True)
class Source:
    """Events of one kind, and which of their arguments is looked at; each entry of a list counts by itself."""

    kind: str
    argument: str

    def values(self, event: Event) -> list[Counted]:
        """What the event holds there; nothing if it is of another kind."""
        if event.kind != self.kind or self.argument not in event.public:
            return []
        found = event.public[self.argument]
        return list(found) if isinstance(found, list) else [found]

    def __str__(self) -> str:
        return f"{self.kind}:{self.argument}"


@dataclass(frozen=True)
class Count:
    """What is to be counted, and which events put it on offer, if that was said."""

    source: Source
    offers: tuple[Source, ...] = ()

    @staticmethod
    def parse(text: str) -> Count:
        """Read ``kind:argument``, and after slashes what puts it on offer."""
        found = []
        for part in text.split("/"):
            kind, colon, argument = part.strip().partition(":")
            if not kind or not colon or not argument:
                raise BadSetting(f"{text!r} cannot be counted: write an event and its argument, such as take:card.")
            found.append(Source(kind, argument))
        return Count(found[0], tuple(found[1:]))

    def tally(self, events: Iterable[Event], seats: int) -> EventCounts:
        """Go through the events of one game."""
        times: list[dict[Counted, int]] = [{} for _ in range(seats)]
        offered: dict[Counted, int] = {}
        for event in events:
            for value in self.source.values(event) if event.seat < seats else ():
                times[event.seat][value] = times[event.seat].get(value, 0) + 1
            for source in self.offers:
                for value in source.values(event):
                    offered[value] = offered.get(value, 0) + 1
        return EventCounts(times, offered)


@dataclass(frozen=True)
class EventCounts:
    """How often each value was counted in one game, by seat, and how often it was on offer."""

    times: list[dict[Counted, int]]
    offered: dict[Counted, int]


@dataclass(frozen=True)
class Figure:
    """What all games say of one value."""

    value: Counted
    per_game: float
    taken: float | None  # of its offers, if offers were counted
    seats: float  # the share of seats that had it at least once
    win: Interval  # the win share of those seats


@dataclass(frozen=True)
class Tallied:
    """One game of a match: which seed it shares its luck with, its tally, and each seat's share of the victory."""

    seed: int
    tally: EventCounts
    shares: list[float]


def figures(games: list[Tallied]) -> list[Figure]:
    """A figure for each value that was counted at least once, sorted by value."""
    known = {value for game in games for times in game.tally.times for value in times}
    return [figure(value, games) for value in sorted(known, key=lambda value: (isinstance(value, str), value))]


def figure(value: Counted, games: list[Tallied]) -> Figure:
    times = 0
    offered = 0
    seats = 0
    seeds: dict[int, tuple[float, int]] = {}  # by seed: victories of the seats that had it, and their number
    for game in games:
        offered += game.tally.offered.get(value, 0)
        seats += len(game.shares)
        won, held = seeds.get(game.seed, (0.0, 0))
        for counted, share in zip(game.tally.times, game.shares, strict=True):
            times += counted.get(value, 0)
            if value in counted:
                won, held = won + share, held + 1
        seeds[game.seed] = (won, held)
    held = sum(count for _, count in seeds.values())
    taken = times / offered if offered else None
    return Figure(value, times / len(games), taken, held / seats, ratio(list(seeds.values())))
