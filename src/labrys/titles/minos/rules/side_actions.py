"""Side actions of the own turn, before, between and after its effects: space benefits, Royal Traits, extra actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.engine.sets import has, without
from labrys.titles.minos.actions import BENEFIT, DRAW, MARCH, MELT, TRAIT
from labrys.titles.minos.constants import EXCHANGE
from labrys.titles.minos.content import BONUS, MOST_BENEFITS, MOST_SPACES
from labrys.titles.minos.effects.interpreter import start_now
from labrys.titles.minos.effects.payments import can_begin
from labrys.titles.minos.rules.extra import exchange_choices, extra, extra_choices

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def side_choices(s: Minos, seat: i64, menu: Menu) -> None:
    """All that is still open beside the points of the turn, and can be paid; elsewhere the exchange of SA5 alone (A25)."""
    if s.active != seat:
        if s.has_ability(seat, EXCHANGE):
            exchange_choices(s, seat, menu)
        return
    if s.benefits:
        menu.add_each(BENEFIT, open_benefits(s, seat))
    if s.count_traits():
        trait_choices(s, seat, menu)
    extra_choices(s, seat, menu)


def open_benefits(s: Minos, seat: i64) -> i64:
    """The set of benefits of the action space that are still there, unless one cannot be paid for (O28)."""
    found: i64 = s.benefits
    for number in range(MOST_BENEFITS):
        if has(found, number) and not can_begin(s, seat, benefit_program(s, number)):
            found = without(found, number)
    return found


def benefit_program(s: Minos, number: i64) -> i64:
    """What a benefit of the action space does."""
    program = s.tables.benefits[(s.deed * MOST_SPACES + s.spot) * MOST_BENEFITS + number]
    return s.tables.bonus[s.bonus] if program == BONUS else program


def trait_choices(s: Minos, seat: i64, menu: Menu) -> None:
    """The Royal Traits that are still there, unless one cannot be paid for (O28)."""
    for at in range(s.count_traits()):
        card: i64 = s.traits(at)
        if can_begin(s, seat, s.tables.trait[card]):
            menu.add(TRAIT + card)


def is_side_action(action: i64) -> bool:
    return BENEFIT <= action < DRAW or MARCH <= action <= MELT


def side_action(s: Minos, seat: i64, action: i64) -> None:
    """Take one of them."""
    if action >= MARCH:
        extra(s, seat, action)
        return
    s.swapped = 0
    if action >= TRAIT:
        card = action - TRAIT
        drop_trait(s, card)
        if s.events is not None:
            s.tell("trait", seat, {"card": card})
        start_now(s, seat, s.tables.trait[card])
    else:
        benefit(s, seat, action - BENEFIT)


def benefit(s: Minos, seat: i64, number: i64) -> None:
    """A benefit of the action space; where one is to be chosen the others lapse."""
    at = s.deed * MOST_SPACES + s.spot
    s.begun = 1
    s.benefits = 0 if s.tables.choose[at] else without(s.benefits, number)
    program = benefit_program(s, number)
    if s.events is not None:
        s.tell("benefit", seat, {"deed": s.deed, "space": s.spot})
    start_now(s, seat, program)


def drop_trait(s: Minos, card: i64) -> None:
    """A Royal Trait is no longer to take."""
    at: i64 = 0
    while s.traits(at) != card:
        at += 1
    s.pop_traits(at)
