"""A sequential test: look now and then, stop when the answer is clear, and still be wrong no more often than was said.

Each of the looks may spend the same part of the error; within a look, Holm's correction covers all measures. So the chance
that two equal versions are ever called different, at any look and by any measure, is at most 5 %.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import ceil, sqrt

from labrys.lab.estimates import LEVEL, NOTHING, Estimate, corrected, estimate

LOOKS = 5
FEWEST = 20  # seeds in which a measure must differ at all before it is tested: Student's t needs as many


def looks(seeds: int) -> list[int]:
    """After how many seeds one looks: a sixteenth, an eighth, and so on to all."""
    return sorted({ceil(seeds / 2**power) for power in range(LOOKS)})


def level(count: int) -> float:
    """What one of so many looks may spend."""
    return LEVEL / count


def paired(differences: Sequence[float], spent: float) -> Estimate:
    """The mean difference of pairs, with an interval for all looks together."""
    count = len(differences)
    if count < 3:
        return NOTHING
    mean = sum(differences) / count
    error = sqrt(sum((value - mean) ** 2 for value in differences) / (count - 1) / count)
    found = estimate(mean, error, count, count, level=spent)
    return found if sum(value != 0 for value in differences) >= FEWEST else replace(found, p=1.0)


def clear(found: Iterable[Estimate], count: int) -> list[Estimate]:
    """P values for all measures and all looks together: clear is what is below 5 %."""
    return [replace(figure, p=min(1.0, figure.p * count)) for figure in corrected(list(found))]
