"""Means, differences and effects with 95 % intervals, corrected where many are looked at together.

Games of one seed share their luck, so every interval counts seeds, not games. Means have Student's interval over the seeds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf, isinf, log1p, sqrt
from statistics import NormalDist

from labrys.lab.statistics import Z, wilson

NORMAL = NormalDist()
LEVEL = 0.05


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval, from so many games or seats, and how surprising it is if ``null`` were true."""

    value: float
    low: float
    high: float
    n: int
    p: float = 1.0
    null: float = 0.0

    @property
    def clear(self) -> bool:
        """Is it surely not the null, even when all that were looked at together are counted?"""
        return self.p < LEVEL

    @property
    def error(self) -> float:
        """Half the interval."""
        return (self.high - self.low) / 2

    def over(self, unit: float) -> Estimate:
        """The same in units of so much."""
        return replace(self, value=self.value / unit, low=self.low / unit, high=self.high / unit, null=self.null / unit)


NO_ESTIMATE = Estimate(0.0, -inf, inf, 0)


def student(level: float, freedom: float) -> float:
    """The quantile of Student's t, by its expansion around the normal one; exact enough from three degrees on."""
    z = NORMAL.inv_cdf(level)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / freedom ** (power + 1) for power, term in enumerate(terms))


def p_value(t: float, freedom: float) -> float:
    """Both tails of Student's t, by a normal variable of nearly the same tail (Wallace)."""
    if isinf(t):
        return 0.0
    z = sqrt(freedom * log1p(t * t / freedom)) * (8 * freedom + 1) / (8 * freedom + 3)
    return 2 * (1 - NORMAL.cdf(z))


def estimate(value: float, error: float, seeds: int, n: int, null: float = 0.0, level: float = LEVEL) -> Estimate:
    """From a figure and its standard error over so many seeds; the interval misses the truth as often as ``level`` says."""
    if seeds < 3:
        return Estimate(value, -inf, inf, n, 1.0, null)
    half = student(1 - level / 2, seeds - 1) * error
    p = p_value(abs(value - null) / error, seeds - 1) if error > 0 else 1.0
    return Estimate(value, value - half, value + half, n, p, null)


def mean_of(values: Sequence[float], seeds: Sequence[int] | None = None, null: float = 0.0) -> Estimate:
    """The mean; ``seeds`` says which values share their luck."""
    return ratio_of([(value, 1.0) for value in values], seeds, null)


def ratio_of(parts: Iterable[tuple[float, float]], seeds: Sequence[int] | None = None, null: float = 0.0) -> Estimate:
    """The sum of the first over the sum of the second, such as wins over seats that held a card."""
    sums: dict[int, list[float]] = {}
    n = 0.0
    for number, (above, below) in enumerate(parts):
        if below:
            here = sums.setdefault(number if seeds is None else seeds[number], [0.0, 0.0])
            here[0] += above
            here[1] += below
            n += below
    if not n:
        return NO_ESTIMATE
    value = sum(above for above, _ in sums.values()) / n
    count = len(sums)
    spread = sum((above - value * below) ** 2 for above, below in sums.values())
    error = sqrt(spread * count / max(1, count - 1)) / n
    return estimate(value, error, count, round(n), null)


def share_of(parts: Iterable[tuple[float, float]], seeds: Sequence[int] | None = None, null: float = 0.0) -> Estimate:
    """The same for a share: Wilson's interval, for as many independent cases as have its spread; it stays within 0 and 1.

    That may be more cases than there were: where nearly every seat has a thing, their win share can hardly be but even.
    """
    found = ratio_of(parts, seeds, null)
    if (
        not found.n or not 0 <= found.value <= 1
    ):  # a share that is told beyond what skill explains may leave these bounds
        return found
    spread = found.value * (1 - found.value)
    cases = float(found.n)
    if found.error > 0 and spread > 0 and not isinf(found.error):
        cases = spread / (found.error / Z) ** 2
    low_high = wilson(found.value, cases)
    return replace(found, low=low_high.low, high=low_high.high)


def shares_of(values: Sequence[float], seeds: Sequence[int] | None = None, null: float = 0.0) -> Estimate:
    return share_of([(value, 1.0) for value in values], seeds, null)


def slope(parts: Iterable[tuple[int, float, float]], null: float = 0.0) -> Estimate:
    """How much y rises with x, from (seed, x, y) where x is nought on average: dealt by lot, less what was to be expected."""
    sums: dict[int, list[tuple[float, float]]] = {}
    for seed, x, y in parts:
        sums.setdefault(seed, []).append((x, y))
    square = sum(x * x for rows in sums.values() for x, _ in rows)
    if square <= 1e-9:
        return NO_ESTIMATE
    value = sum(x * y for rows in sums.values() for x, y in rows) / square
    count = len(sums)
    spread = sum(sum(x * (y - value * x) for x, y in rows) ** 2 for rows in sums.values())
    error = sqrt(spread * count / max(1, count - 1)) / square
    return estimate(value, error, count, count, null)


def corrected(found: Sequence[Estimate]) -> list[Estimate]:
    """Holm's correction: of all that are called clear together, the chance that even one is by luck is at most 5 %."""
    order = sorted(range(len(found)), key=lambda at: found[at].p)
    result = list(found)
    least = 0.0
    for rank, at in enumerate(order):
        least = max(least, min(1.0, (len(found) - rank) * found[at].p))
        result[at] = replace(found[at], p=least)
    return result


def quantile_of(values: Sequence[float], at: float, seeds: int) -> Estimate:
    """A quantile; its interval reaches between the quantiles that as many seeds would hardly stray beyond."""
    half = Z * sqrt(at * (1 - at) / max(1, seeds))
    value, low, high = quantiles(values, (at, max(0.0, at - half), min(1.0, at + half)))
    return Estimate(value, low, high, len(values))


def quantiles(values: Sequence[float], at: Sequence[float]) -> list[float]:
    """Between neighbours in proportion."""
    ordered = sorted(values)
    found = []
    for part in at:
        place = part * (len(ordered) - 1)
        below = int(place)
        above = min(below + 1, len(ordered) - 1)
        found.append(ordered[below] + (ordered[above] - ordered[below]) * (place - below))
    return found
