"""A hint at the table: where to look, and then what is best."""

from __future__ import annotations

from typing import Final

from labrys.coach.judge import PLAYOUTS, judge
from labrys.coach.report import ACCEPTED, Hint, Names
from labrys.engine import Perspective

MOST_CHOICES: Final = 3  # choices in a hint
WORTH: Final = 2 * ACCEPTED  # of chance: a choice that is further behind the best is no hint


def hint(perspective: Perspective, budget: int = PLAYOUTS, names: Names | None = None) -> Hint:
    """What to tell a person who asks for a hint at a decision of theirs."""
    found = judge(perspective, budget, names)
    near = [choice for choice in found.choices if found.chance - choice.chance <= WORTH]
    return Hint(found.seat, found.look, found.group, near[:MOST_CHOICES], found.judge, budget)
