"""A sequential test: look now and then, stop when the answer is clear, and still be wrong no more often than was said.

Each of the looks may spend the same part of the error, and at each look either half of that goes to one family of measures: the game as
a whole, and single cards and the like. Within a family, Holm's correction covers all of them. So the chance that two equal
versions are ever called different, at any look and by any measure, is at most 5 %.

Most single cards come up in few pairs. Where a measure differs in fewer than `FEWEST_PAIRS`, Student's t is not to be trusted, and the signs
speak: of equal versions either is as likely ahead in each pair. A measure that differs in so few that not even equal signs would
be clear cannot be called different, so it is not counted among the many either (Tarone).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import ceil, comb, sqrt

from labrys.lab.estimates import LEVEL, NO_ESTIMATE, Estimate, corrected, estimate

MOST_LOOKS = 5
FEWEST_PAIRS = 20  # pairs in which a measure must differ before Student's t is asked


@dataclass(frozen=True)
class Tested:
    """A mean difference of pairs, and how surprising it could have been at the most with as many that differ."""

    change: Estimate
    least: float = 0.0


def looks(seeds: int) -> list[int]:
    """After how many seeds one looks: a sixteenth, an eighth, and so on to all."""
    return sorted({ceil(seeds / 2**power) for power in range(MOST_LOOKS)})


def level(count: int) -> float:
    """What one of so many looks may spend."""
    return LEVEL / count


def paired(differences: Sequence[float], spent: float) -> Tested:
    """The mean difference of pairs, with an interval for all looks together."""
    count = len(differences)
    if count < 3:
        return Tested(NO_ESTIMATE, 1.0)
    mean = sum(differences) / count
    error = sqrt(sum((value - mean) ** 2 for value in differences) / (count - 1) / count)
    found = estimate(mean, error, count, count, level=spent)
    more, less = sum(value > 0 for value in differences), sum(value < 0 for value in differences)
    if more + less >= FEWEST_PAIRS and error > 1e-12:
        return Tested(found)
    return Tested(replace(found, p=signs(more, less)), signs(more + less, 0))


def signs(more: int, less: int) -> float:
    """How surprising it is that of so many coins as many fall on one side, or a more uneven number of them."""
    count = more + less
    tail = sum(comb(count, fewer) for fewer in range(min(more, less) + 1))
    return min(1.0, 2.0 * tail / 2.0**count)


def clear(families: Iterable[Sequence[Tested]], count: int) -> list[list[Estimate]]:
    """P values for all measures of all families and all looks together: clear is what is below 5 %."""
    kept = [list(family) for family in families]
    together = count * max(1, sum(bool(family) for family in kept))
    found = []
    for family in kept:
        bound = LEVEL / together
        many = 1  # the fewest that can be clear when as many are counted
        while sum(one.least <= bound / many for one in family) > many:
            many += 1
        heard = [at for at, one in enumerate(family) if one.least <= bound / many]
        result = [replace(one.change, p=1.0) for one in family]
        for at, change in zip(heard, corrected([family[at].change for at in heard]), strict=True):
            result[at] = replace(change, p=min(1.0, change.p * together))
        found.append(result)
    return found
