"""Take actions: retrieve a die, then the turn: points, benefits, Royal Traits and extra actions in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.decision import Decision, Frame
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.engine.sets import below
from labrys.titles.minos.actions import DRAW, END, FORFEIT, RETRIEVE_DIE
from labrys.titles.minos.constants import NOBODY, NONE, PALACE, PREPARE, WILD
from labrys.titles.minos.content import CARDS, MOST_SPACES
from labrys.titles.minos.effects.interpreter import start_now
from labrys.titles.minos.frames import INCOME, RETRIEVE, SOLO_TURN, TURN, TURNS
from labrys.titles.minos.rules.points import deed_of, point_choices, spend_point
from labrys.titles.minos.rules.setup import refill_offer
from labrys.titles.minos.rules.side_actions import is_side_action, side_action, side_choices
from labrys.titles.minos.rules.step import end_step

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

N_SPACES: Final = 5 * MOST_SPACES
DIE_TRIGGERS: Final = 5  # the first trigger that looks at the die; before it stand the five actions


class Turns(Frame["Minos"]):
    """In turn order each retrieves a die, until all dice are back. The argument counts the turns."""

    kind = TURNS
    name = "turns"

    def run(self, s: Minos) -> None:
        turn = s.arg
        s.pop()
        if turn == 0:
            end_step(s)
        if turn < s.sides * s.tables.dice_each:
            s.push(TURNS, s.first, turn + 1)
            side = s.order(turn)
            s.push(RETRIEVE if side < s.seats else SOLO_TURN, side)
        else:
            s.push(INCOME, s.first, 0)


class Retrieve(Decision["Minos"]):
    """The own die of the highest value; among equals the player chooses (A2). Spaces are not closed up."""

    kind = RETRIEVE
    name = "retrieve"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.asked
        best: i64 = 0
        for at in range(N_SPACES):
            die: i64 = s.row(at)
            if die != NONE and s.die_seat(die) == seat and s.die(die) >= best:
                if s.die(die) > best:
                    best = s.die(die)
                    menu.clear()
                menu.add(RETRIEVE_DIE + at)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        at = action - RETRIEVE_DIE
        s.pop()
        die = s.row(at)
        s.set_row(at, NONE)
        s.active = seat
        s.deed = at // MOST_SPACES
        s.spot = at % MOST_SPACES
        s.value = s.die(die)
        s.points = s.tables.points[at]
        s.wild_deed = NONE
        s.benefits = below(s.tables.benefit_count[at])
        s.extras = 0
        s.begun = 0
        s.age2_drawn = 0
        s.swapped = 0
        deed, on_die = s.deed, DIE_TRIGGERS + (s.value - 1) // 2
        trigger = s.tables.trigger
        s.clear_traits()
        card: i64 = s.first_at(PALACE + seat)
        while card < CARDS:  # fixed now (A10)
            if trigger[card] == deed or trigger[card] == on_die:
                s.append_traits(card)
            card = s.after(card)
        if s.events is not None:
            s.tell("retrieve", seat, {"value": s.value, "deed": s.deed, "space": s.spot})
        s.push(TURN, seat)


class Turn(Decision["Minos"]):
    """All that a turn offers, one thing at a time; each effect is finished before the next begins."""

    kind = TURN
    name = "turn"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.active
        if s.points:
            deed = s.deed if s.deed != WILD or s.wild_deed == NONE else s.wild_deed
            point_choices(s, seat, deed, False, menu, s.deed == PREPARE and may_draw_age2(s))
        side_choices(s, seat, menu)
        if not s.begun:
            menu.add(FORFEIT)
        menu.add(END)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.active
        if is_side_action(action):
            side_action(s, seat, action)
            return
        s.swapped = 0
        if action >= DRAW:
            s.begun = 1
            s.points -= 1
            if s.deed == WILD:
                s.wild_deed = deed_of(action)
            if action == DRAW + 1:
                s.age2_drawn = 1
            spend_point(s, seat, action, False)
        elif action == FORFEIT:
            forfeit(s, seat)
        else:
            end_turn(s, seat)


def may_draw_age2(s: Minos) -> bool:
    """The leftmost Prepare space, once, before Age II (A20)."""
    return s.tables.age2_draw[s.deed * MOST_SPACES + s.spot] and not s.age2_drawn and s.active_age() == 0


def forfeit(s: Minos, seat: i64) -> None:
    """Give up points and benefits for Coins, before any part of the space was used (N12); Traits stay."""
    s.begun = 1
    s.points = 0
    s.benefits = 0
    if s.events is not None:
        s.tell("forfeit", seat, {})
    start_now(s, seat, s.tables.forfeit)


def end_turn(s: Minos, seat: i64) -> None:
    """What is left lapses, and the offer is filled up."""
    s.pop()
    s.points = 0
    s.benefits = 0
    s.clear_traits()
    s.extras = 0
    s.begun = 0
    s.age2_drawn = 0
    s.wild_deed = NONE
    if s.events is not None:
        s.tell("end", seat, {})
    refill_offer(s)
    s.active = NOBODY
