"""Small hands that every chapter uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import ARG_SHIFT, KIND_BITS, SEAT_MASK

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def asked(s: Minos) -> int:
    """The seat that the frame on top is about."""
    return s.stack[-1] >> KIND_BITS & SEAT_MASK


def set_arg(s: Minos, arg: int) -> None:
    """Change the argument of the frame on top."""
    s.stack[-1] = s.stack[-1] & ((1 << ARG_SHIFT) - 1) | arg << ARG_SHIFT


def count_down(s: Minos, left: int, unit: int = 1) -> None:
    """One less to do in the frame on top; the last one takes the frame off. ``left`` counts from 1."""
    if left > 1:
        set_arg(s, s.arg - unit)
    else:
        s.pop()


def lapse(s: Minos, left: int = 1, of: int = 0) -> None:
    """What is left of the frame on top is let go; it is logged, whether somebody chose so or there was no choice."""
    if s.events is not None:
        s.tell("lapse", asked(s), {"what": s.decision, "n": left, "of": of})
    s.pop()
