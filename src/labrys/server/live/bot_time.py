"""How long bots think: a level has a time for a whole turn, shared out by what everybody can see.

Whatever a bot holds, and however few choices that leaves it, its answer comes after the same time: a seat that has only one
card to play thinks as long as one that has ten. The time for a decision depends on the level, on how many bots play and on
how many decisions the bot took in this turn, and on nothing else. Where an answer is late all the same, it is seen by steps,
which tell no more than that the machine is slow.
"""

from __future__ import annotations

import re
from math import ceil
from typing import NamedTuple

from labrys import COMPILED
from labrys.bots.levels import FORMER, PLAIN, known, spec
from labrys.engine import Game, State

OUTSIDE_SECONDS = 1.5  # for bots of packages; one that needs more is seen later
SHARE = 0.25  # of what is left of a turn goes to each decision
LEAST_SECONDS = 0.05  # that are worth a search; with less left, one step ahead must do
QUICK_SECONDS = 0.04  # after which a bot that looks one step ahead answers: ten times what it needs
QUICK_PLAIN_SECONDS = 0.09  # the same in plain Python, where it needs up to 28 ms
RANDOM_SECONDS = 0.01  # for a random bot where no player is connected: such tables take turns
SEARCH = re.compile(r"(mind|mcts):[0-9.]+s")
SPARE_SECONDS = 0.03  # of a search's time for all that is not searching


class Slot(NamedTuple):
    """Which bot thinks about a decision, and after how many seconds its answer is seen."""

    spec: str
    seconds: float

    @property
    def searches(self) -> bool:
        """Does it think as long as a clock says?"""
        return SEARCH.match(self.spec) is not None


def slot(level: str, game: Game[State], seats: int, thoughts: int, bots: int, compiled: bool = COMPILED) -> Slot:
    """The time for a decision, from the number of bots and of the decisions this bot has already taken in its turn."""
    quick = QUICK_SECONDS if compiled else QUICK_PLAIN_SECONDS
    former, turn = FORMER.get(level, (level, OUTSIDE_SECONDS))
    if former == "random":
        return Slot("random", 0.0)  # drawn by lot, in no time
    ours = None if level in FORMER else known(level)
    if ours is not None or former in PLAIN:
        turn = ours.seconds if ours is not None else 0.0
    seconds = turn / max(bots, 1) * (1 - SHARE) ** thoughts * SHARE
    searching = seconds >= max(LEAST_SECONDS, quick)  # a search begins by looking one step ahead
    budget = f"{seconds - SPARE_SECONDS:.3f}s" if searching else ""
    if ours is not None:
        return Slot(spec(ours, game, seats, budget), seconds if searching else quick)
    if level in FORMER and turn:
        return Slot(f"{former}:{budget}", seconds) if searching else Slot("greedy", quick)
    return Slot(former, max(seconds, quick))


def working_time(slot: Slot) -> float:
    """Seconds that a search works, with however little to choose from, if anybody looks on."""
    return slot.seconds - SPARE_SECONDS if slot.seconds and slot.searches else 0.0


def seen_after(slot: Slot, taken: float) -> float:
    """After how many seconds an answer that took ``taken`` is shown: at the end of its slot, or in fixed steps after it.

    A slot of 0 seconds, where nobody is watching, is over as soon as the answer is there.
    """
    late = taken - slot.seconds
    if late <= 0 or not slot.seconds:
        return max(slot.seconds, taken)
    return slot.seconds + ceil(late / QUICK_PLAIN_SECONDS) * QUICK_PLAIN_SECONDS
