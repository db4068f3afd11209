"""A simultaneous step: a Vase pays all who meet its goal in it what was open when the step began (A15, N7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.constants import NONE
from labrys.titles.minos.effects.gains import VASES_IN_PLAY

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def begin_step(s: Minos) -> None:
    for slot in range(VASES_IN_PLAY):
        s.set_vase_base(slot, s.vase_taken(slot))


def end_step(s: Minos) -> None:
    """What was claimed in it against others is no longer bound."""
    for slot in range(VASES_IN_PLAY):
        s.set_vase_base(slot, NONE)
    for side in range(s.sides):
        s.set_reserved(side, 0)
