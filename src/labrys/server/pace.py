"""How long bots take. A level has its time for a whole turn, which is shared out by what everybody sees.

Whatever a bot holds, and however few choices that leaves it, its answer comes after the same time: a seat that has only one
card to play thinks as long as one that has ten. The time for a decision depends on the level, on how many bots play and on
how many decisions the bot took in this turn, and on nothing else.
"""

from __future__ import annotations

from typing import NamedTuple

TURNS = {"good": 1.5, "strong": 4.5}  # seconds for all bots together, from one deed of a person to the next
SHARE = 0.25  # of what is left of a turn goes to each decision
LEAST = 0.05  # seconds that are worth a search; with less left, one step ahead must do
QUICK = 0.04  # seconds after which a bot that looks one step ahead answers: ten times what it needs
LOT = (
    0.01  # seconds that a bot by lot takes where nobody who plays is on the line: they share them, one after the other
)
SPARE = 0.03  # seconds of a search's time for all that is not searching


class Slot(NamedTuple):
    """Which bot thinks about a decision, and after how many seconds its answer is seen."""

    spec: str
    seconds: float


def slot(level: str, thoughts: int, bots: int) -> Slot:
    """The time for a decision of a bot that took so many in this turn, at a table with so many bots."""
    if level == "easy":
        return Slot("random", 0.0)  # drawn by lot, in no time
    seconds = TURNS.get(level, 0.0) / max(bots, 1) * (1 - SHARE) ** thoughts * SHARE
    if seconds < LEAST:
        return Slot("greedy", QUICK)
    return Slot(f"mcts:{seconds - SPARE:.3f}s", seconds)
