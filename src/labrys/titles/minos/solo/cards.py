"""Prepare and Develop: cards out of the offer, face down and face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.constants import AREA, HAND
from labrys.titles.minos.solo.content import RIVAL

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo


def prepare(s: Solo, points: int) -> None:
    """The cards farthest from the deck, face down. Everybody has seen them, and only their Age will count."""
    for _ in range(min(points, s.count_offer())):
        card = s.pop_offer(s.count_offer() - 1)
        s.put(card, HAND + RIVAL)
        s.set_open_card(card, 1)
        if s.events is not None:
            s.tell("solo_prepare", RIVAL, {"card": card, "rule": "prepare.farthest"})


def develop(s: Solo, points: int) -> None:
    """The cards with the most points, of equals the farthest from the deck, face up."""
    for _ in range(min(points, s.count_offer())):
        best = -1
        equals = 0
        for card in s.all_offer():
            if best < 0 or s.tables.vp[card] > s.tables.vp[best]:
                best = card
                equals = 1
            elif s.tables.vp[card] == s.tables.vp[best]:
                best = card  # later in the list is farther from the deck
                equals += 1
        s.leave_offer(best)
        s.put(best, AREA + RIVAL)
        if s.events is not None:
            tie = "farthest" if equals > 1 else "none"
            s.tell("solo_develop", RIVAL, {"card": best, "n": s.tables.vp[best], "rule": "develop.most_vp", "tie": tie})
