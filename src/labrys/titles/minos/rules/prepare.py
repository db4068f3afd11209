"""Prepare: draw Decree cards from the offer or the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.titles.minos.actions import DRAW, TAKE
from labrys.titles.minos.constants import HAND
from labrys.titles.minos.effects.gains import draw_to_hand, has_deck

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def prepare_choices(s: Minos, seat: i64, menu: Menu, age2: bool) -> None:
    for at in range(s.count_offer()):
        menu.add(TAKE + s.offer(at))
    if has_deck(s, s.active_age()):
        menu.add(DRAW)
    if age2 and has_deck(s, 1):
        menu.add(DRAW + 1)


def prepare(s: Minos, seat: i64, action: i64) -> None:
    """A card to the hand. What came from the offer everybody has seen."""
    if action < TAKE:
        draw_to_hand(s, seat, 1 if action > DRAW else s.active_age(), 1)
        return
    card = action - TAKE
    s.leave_offer(card)
    s.put(card, HAND + seat)
    s.set_open_card(card, 1)
    if s.events is not None:
        s.tell("take", seat, {"card": card})
