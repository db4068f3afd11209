"""Strength from duels: the model of Bradley and Terry, in which the odds between two bots are the ratio of their strengths.

It is told on the scale of Elo: 400 points more are odds of ten to one. To every pair that has met, half a win each way is added,
so that a bot that won all its games is not infinitely strong. Intervals come from drawing the seeds anew (bootstrap): games of
one seed share their luck and are drawn together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, log10

from labrys.engine import Rng
from labrys.lab.estimates import quantiles

DRAWS = 400
ADDED = 0.5
MOST_ITERATIONS = 500
CLOSE = 1e-9

Duel = tuple[float, float]  # what one seed brought the first and the second of a pair
Duels = Mapping[tuple[int, int], Sequence[Duel]]


def fitted(duels: Duels, bots: int) -> list[float]:
    """The most likely strengths, in Elo, the first bot at nought; by Hunter's minorization."""
    wins = [0.0] * bots
    games: dict[tuple[int, int], float] = {}
    for (one, other), seeds in duels.items():
        if not seeds:
            continue
        first, second = (sum(seed[side] for seed in seeds) + ADDED for side in (0, 1))
        wins[one] += first
        wins[other] += second
        games[one, other] = first + second
    strength = [1.0] * bots
    for _ in range(MOST_ITERATIONS):
        below = [0.0] * bots
        for (one, other), count in games.items():
            share = count / (strength[one] + strength[other])
            below[one] += share
            below[other] += share
        fresh = [won / under if under else 1.0 for won, under in zip(wins, below, strict=True)]
        mean = exp(sum(map(log, fresh)) / bots)
        fresh = [value / mean for value in fresh]
        moved = max(abs(log(a / b)) for a, b in zip(fresh, strength, strict=True))
        strength = fresh
        if moved < CLOSE:
            break
    return [400 * log10(value / strength[0]) for value in strength]


def intervals(duels: Duels, bots: int, seed: str) -> list[tuple[float, float]]:
    """Between what the middle 95 % of the strengths lie when the seeds of each pair are drawn anew.

    Where one has won every duel, that would be the same each time, as if it were sure. So there is one seed more to draw from,
    which either of the two may win: it might have come next.
    """
    lots = Rng(seed)
    found: list[list[float]] = [[] for _ in range(bots)]
    for _ in range(DRAWS):
        drawn = {pair: anew(seeds, lots) for pair, seeds in duels.items()}
        for bot, value in enumerate(fitted(drawn, bots)):
            found[bot].append(value)
    ends = [quantiles(values, (0.025, 0.975)) for values in found]
    return [(low, high) for low, high in ends]


def anew(seeds: Sequence[Duel], lots: Rng) -> list[Duel]:
    """As many seeds, drawn from these."""
    sums = [sum(seed[side] for seed in seeds) for side in (0, 1)]
    if min(sums) > 0:
        return [seeds[lots.below(len(seeds))] for _ in seeds]
    worth = sum(sums) / max(1, len(seeds))
    found = []
    for _ in seeds:
        number = lots.below(len(seeds) + 1)
        if number < len(seeds):
            found.append(seeds[number])
        else:
            found.append((worth, 0.0) if lots.below(2) else (0.0, worth))
    return found


def expected(one: float, other: float) -> float:
    """How often the first beats the second."""
    return float(1 / (1 + 10 ** ((other - one) / 400)))
