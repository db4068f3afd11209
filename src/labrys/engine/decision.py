"""Decisions: a rule says who may choose what, and right beside it what each choice does.

The flow of a game is a stack of small integers, one frame each: which decision, who is asked, and an argument. A
decision on top of the stack is put to its seat; a frame that asks nothing (``asks = False``) runs by itself.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from labrys.engine.chance import Rng
from labrys.engine.native import i64

KIND_BITS: Final = 8
SEAT_BITS: Final = 4
KIND_MASK: Final = (1 << KIND_BITS) - 1
SEAT_MASK: Final = (1 << SEAT_BITS) - 1
ARG_SHIFT: Final = KIND_BITS + SEAT_BITS

S = TypeVar("S")


class Decision(Generic[S]):
    """One named point in a game's flow. ``S`` is the game's state class."""

    name: str = ""
    asks: bool = True

    def choices(self, state: S) -> tuple[int, ...]:
        """The legal actions, without repetition, in one fixed order; never empty."""
        raise NotImplementedError

    def pick(self, state: S, rng: Rng) -> int:
        """A legal action at random: the one that the list would give, but a decision may know it without the list."""
        legal = self.choices(state)
        lot: i64 = rng.below(len(legal))
        return legal[lot]

    def choose(self, state: S, action: int) -> None:
        """What the action does. Pops or replaces this frame when the decision is over."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """What happens by itself, for a frame that asks nothing."""
        raise NotImplementedError
