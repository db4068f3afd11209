"""Taking the worse for the better now and then, as people do who do not see everything: by lot, the less there is to lose.

All is reckoned in whole numbers, millionths of a victory, so that the same generator draws the same lot on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from labrys.engine import Rng

WARMTH: Final = r"(?:~(?P<warmth>[0-9](\.[0-9]{1,4})?))?"  # how it is written at the end of a budget
BLUNDER: Final = 3  # warmths: nobody gives up more than that at once, however many ways there are to do so
WARM: Final = re.compile(WARMTH)
SURE: Final = 1_000_000  # a chance of 1
STEPS: Final = 256  # of the table, until something is e times rarer
FAR_BELOW: Final = 16  # so many times e, and it never happens
BITS: Final = 60  # fraction bits of the table
WEIGHT_BITS: Final = 18  # of the likeliest lot: 2,048 of them stay below what `Rng.below` can draw from
STEP: Final = 1148426689630428643  # e ** (-1 / STEPS), by hand: no machine's library has a say


def powers() -> list[int]:
    """How much rarer, step by step."""
    found = [1 << BITS]
    for _ in range(FAR_BELOW * STEPS - 1):
        found.append(found[-1] * STEP >> BITS)
    return found


RARER: Final = powers()


def drawn(rng: Rng, worths: Sequence[int], warmth: int, given_up: int = 0) -> int:
    """The place of one of the worths, e times rarer for each ``warmth`` that it is worse than the best.

    None is taken that is worse by more than ``given_up``; if nothing is said, by more than a few times the warmth.
    """
    most = max(worths)
    limit = given_up or BLUNDER * warmth
    weights = [rarer(most - worth, warmth) if most - worth <= limit else 0 for worth in worths]
    lot = rng.below(sum(weights))
    for at, each in enumerate(weights):
        lot -= each
        if lot < 0:
            return at
    raise AssertionError("a lot beyond all weights")


def rarer(less: int, warmth: int) -> int:
    """How often something is taken that is worth so much less."""
    step = less * STEPS // warmth
    return RARER[step] >> BITS - WEIGHT_BITS if step < len(RARER) else 0


def millionths(chance: float) -> int:
    """A chance as the game's own evaluation says it."""
    return int(chance * SURE)
