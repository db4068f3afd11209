"""Accuracy: from 0 to 100, how near a seat's decisions came to the best it could know."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

LEAST_STAKE: Final = 0.002  # of chance: even a decision in which nothing is at stake counts a little
LEAST_ACCURACY: Final = 1.0  # of accuracy, where a harmonic mean is taken


class Graded(NamedTuple):
    """A decision: what it gave away, and what a choice at random would have given away on average."""

    loss: float
    stake: float


def of_decision(loss: float) -> float:
    """The curve of lichess (lila): 100 for no loss, 63 for 10 points of chance, 0 for some 80."""
    return min(100.0, max(0.0, 103.1668 * exp(-0.043544 * 100.0 * loss) - 3.1669))


def of_decisions(decisions: Sequence[Graded]) -> float | None:
    """The mean of an arithmetic and a harmonic mean, as in lila; both weighed by what was at stake.

    A game of Minos has hundreds of small decisions in which hardly anything can go wrong: unweighed, they would hide the ten
    in which much could.
    """
    if not decisions:
        return None
    weights = [max(LEAST_STAKE, decision.stake) for decision in decisions]
    accuracies = [of_decision(decision.loss) for decision in decisions]
    total = sum(weights)
    mean = sum(weight * found for weight, found in zip(weights, accuracies, strict=True)) / total
    harmonic = total / sum(
        weight / max(LEAST_ACCURACY, found) for weight, found in zip(weights, accuracies, strict=True)
    )
    return (mean + harmonic) / 2
