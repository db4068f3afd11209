"""Small hands that every chapter uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import ARG_SHIFT, KIND_BITS, KIND_MASK, SEAT_MASK
from labrys.titles.minos.frames import DEED, FREE, POINTS, TO_PALACE, TURN
from labrys.titles.minos.places import DEVELOP, HAND, NONE, WILD

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


def hidden_reason(s: Minos) -> bool:
    """Is there but one answer only because of cards that others cannot see? Then it is asked all the same (O23).

    At a table, who can put no card into the Palace, or play none, looks like one who does not want to.
    """
    kind = s.stack[-1] & KIND_MASK
    seat = asked(s)
    if kind == TO_PALACE:
        secret = not s.arg & 1 and s.vp[seat] >= s.tables.least_vp
    elif kind == POINTS:
        secret = not s.arg & FREE and plays_cards(s.arg & DEED)
    else:
        deed = s.deed if s.wild_deed == NONE else s.wild_deed
        secret = kind == TURN and s.points > 0 and plays_cards(deed)
    return secret and s.seats > 1 and 0 in [s.open_card[card] for card in s.cards[HAND + seat]]


def plays_cards(deed: int) -> bool:
    """May a point of this action play a card?"""
    return deed == DEVELOP or deed == WILD


def lapse(s: Minos, left: int = 1, of: int = 0) -> None:
    """What is left of the frame on top is let go; it is logged, whether somebody chose so or there was no choice."""
    if s.events is not None:
        s.tell("lapse", asked(s), {"what": s.decision, "n": left, "of": of})
    s.pop()
