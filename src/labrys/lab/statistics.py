"""Means and intervals for games that come in seedings.

The games of one seed share their luck, so they are not independent; the seeds are. A win share is therefore averaged
over each seed first, and its interval is Wilson's with the *effective* number of games: as many independent games as
would have the spread seen between the seeds. Wilson's interval stays inside 0 and 1 and does not shrink to nothing when
one side wins every game, as the plain mean and standard error would.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z = 1.959963984540054  # 95 %, both sides


@dataclass(frozen=True)
class Interval:
    """A share with its 95 % interval."""

    mean: float
    low: float
    high: float

    def covers(self, value: float) -> bool:
        return self.low <= value <= self.high


def wilson(share: float, games: float) -> Interval:
    """Wilson's score interval for a share of independent games; the share is in it, however numbers are rounded."""
    if games <= 0:
        return Interval(share, 0.0, 1.0)
    spread = Z * Z / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Interval(share, max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half)))


def clustered(seeds: list[float], games: int) -> Interval:
    """The interval of a share from its mean in each seed; ``games`` is how many were played in all."""
    count = len(seeds)
    if not count:
        return Interval(0.0, 0.0, 1.0)
    mean = sum(seeds) / count
    return wilson(mean, effective_games(seeds, mean, games))


def ratio(seeds: list[tuple[float, int]]) -> Interval:
    """The interval of a share among some of the seats: in each seed, their wins and their number."""
    seen = [(won, held) for won, held in seeds if held]
    total = sum(held for _, held in seen)
    if not total:
        return Interval(0.0, 0.0, 1.0)
    count = len(seen)
    mean = sum(won for won, _ in seen) / total
    spread = sum((won - mean * held) ** 2 for won, held in seen)  # of a ratio of sums, by its linear part
    if count < 2 or spread <= 0:
        return wilson(mean, count)
    variance = spread * count / (count - 1) / total**2
    return wilson(mean, min(mean * (1 - mean) / variance, total))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def effective_games(seeds: list[float], mean: float, games: int) -> float:
    """How many independent games would spread as the seeds do: never more than were played.

    Where the spread cannot be told (a single seed, or all seeds alike), each seed counts as one game.
    """
    count = len(seeds)
    if count < 2:
        return count
    variance = sum((seed - mean) ** 2 for seed in seeds) / (count - 1) / count
    if variance <= 0:
        return count
    return min(mean * (1 - mean) / variance, games)


def quantile(values: list[int], at: float) -> float:
    """The value below which a part ``at`` of the sorted values lies, interpolated between neighbours."""
    place = at * (len(values) - 1)
    below = int(place)
    above = min(below + 1, len(values) - 1)
    return values[below] + (values[above] - values[below]) * (place - below)


@dataclass(frozen=True)
class Spread:
    """Least, quartiles, most and mean."""

    least: int
    lower: float
    median: float
    upper: float
    most: int
    mean: float

    @staticmethod
    def of(values: list[int]) -> Spread:
        found = sorted(values)
        lower, median, upper = (quantile(found, at) for at in (0.25, 0.5, 0.75))
        return Spread(found[0], lower, median, upper, found[-1], sum(found) / len(found))
