"""Helpers that several chapters use: counting a frame down, letting it lapse, and whether a question must be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Part
from labrys.engine.native import i64
from labrys.titles.minos.constants import DEVELOP, HAND, NONE, WILD
from labrys.titles.minos.content import CARDS
from labrys.titles.minos.frames import DEED, FREE, POINTS, TO_PALACE, TURN, UNPAID

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def count_down(s: Minos) -> None:
    """One less to do in the frame on top, whose argument counts it; the last one takes the frame off."""
    left = s.arg
    if left > 1:
        s.set_arg(left - 1)
    else:
        s.pop()


def count_down_part(s: Minos, part: Part) -> None:
    """The same where the count is a part of the argument."""
    left = part.of(s.arg)
    if left > 1:
        s.set_arg(part.put(s.arg, left - 1))
    else:
        s.pop()


def hidden_reason(s: Minos) -> bool:
    """Is there but one answer only because of cards that others cannot see? Then it is asked all the same (O23).

    At a table, who can put no card into the Palace, or play none, looks like one who does not want to.
    """
    kind = s.kind
    seat = s.asked
    if kind == TO_PALACE:
        secret = not UNPAID.of(s.arg) and s.vp(seat) >= s.tables.least_vp
    elif kind == POINTS:
        secret = not FREE.of(s.arg) and plays_cards(DEED.of(s.arg))
    else:
        deed = s.deed if s.wild_deed == NONE else s.wild_deed
        secret = kind == TURN and s.points > 0 and plays_cards(deed)
    return secret and s.seats > 1 and has_secret_card(s, seat)


def has_secret_card(s: Minos, seat: i64) -> bool:
    """Is there a card in the hand that others do not know?"""
    card: i64 = s.first_at(HAND + seat)
    while card < CARDS:
        if not s.open_card(card):
            return True
        card = s.after(card)
    return False


def plays_cards(deed: i64) -> bool:
    """May a point of this action play a card?"""
    return deed == DEVELOP or deed == WILD


def lapse(s: Minos, left: i64 = 1, of: i64 = 0) -> None:
    """What is left of the frame on top is let go; it is logged, whether somebody chose so or there was no choice."""
    if s.events is not None:
        s.tell("lapse", s.asked, {"what": s.decision, "n": left, "of": of})
    s.pop()
