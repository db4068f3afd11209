"""What may come before, between and after the effects of the own turn: space benefits, Royal Traits, extra actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.titles.minos.actions import BENEFIT, DRAW, MARCH, MELT, TRAIT, any_of
from labrys.titles.minos.content import BONUS, MOST_SPACES
from labrys.titles.minos.effects.interpreter import start_now
from labrys.titles.minos.rules.extra import extra, extra_choices

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

BENEFITS: Final = any_of(BENEFIT, 2)


def aside_choices(s: Minos, seat: int, found: list[int]) -> None:
    """All that is still open beside the points of the turn; nothing on another's turn."""
    if s.active != seat:
        return
    found += BENEFITS[s.benefits]
    if s.traits:
        found += [TRAIT + card for card in s.traits]
    extra_choices(s, seat, found)


def is_aside(action: int) -> bool:
    return BENEFIT <= action < DRAW or MARCH <= action <= MELT


def aside(s: Minos, seat: int, action: int) -> None:
    """Take one of them."""
    if action >= MARCH:
        extra(s, seat, action)
        return
    s.swapped = 0
    if action >= TRAIT:
        card = action - TRAIT
        s.traits.remove(card)
        if s.events is not None:
            s.tell("trait", seat, {"card": card})
        start_now(s, seat, s.tables.trait[card])
    else:
        benefit(s, seat, action - BENEFIT)


def benefit(s: Minos, seat: int, number: int) -> None:
    """A benefit of the action space; where one is to be chosen the others lapse."""
    at = s.deed * MOST_SPACES + s.spot
    s.begun = 1
    s.benefits = 0 if s.tables.choose[at] else s.benefits & ~(1 << number)
    program = s.tables.benefits[at][number]
    if s.events is not None:
        s.tell("benefit", seat, {"deed": s.deed, "space": s.spot})
    start_now(s, seat, s.tables.bonus[s.bonus] if program == BONUS else program)
