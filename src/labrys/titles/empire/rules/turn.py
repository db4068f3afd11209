"""The turn: take a card, do what it says, and the row fills up again."""

from __future__ import annotations

from labrys.engine.chance import Rng
from labrys.engine.decision import Decision
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.titles.empire.actions import PART, STOP, TAKE
from labrys.titles.empire.frames import BOTH, BUILDING, DESTROYING, EITHER, PLACING, TURN
from labrys.titles.empire.rules.end import end_game
from labrys.titles.empire.state import Empire
from labrys.titles.empire.tables import COSTS, TAKES


class Turn(Decision[Empire]):
    """Take one of the six cards and pay for its place; nobody passes (E1)."""

    kind = TURN
    name = "turn"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return TAKES[s.coins(s.asked)]

    def offer(self, s: Empire, menu: Menu) -> None:
        for place in range(len(TAKES[s.coins(s.asked)])):
            menu.add(TAKE + place)

    def pick(self, s: Empire, rng: Rng) -> i64:
        return TAKE + rng.below(len(TAKES[s.coins(s.asked)]))  # what one can pay for are the first places

    def choose(self, s: Empire, action: i64) -> None:
        seat = s.asked
        place = action - TAKE
        kind: i64 = s.pop_row(place)
        cost = COSTS[place]
        if cost:
            s.add_coins(seat, -cost)
            s.bank += cost
        s.add_cards(seat, 1)
        cards = s.tables.cards
        s.add_goods(seat, cards.good[kind], cards.symbols[kind])
        if s.events is not None:
            s.tell("take", seat, {"card": kind, "cost": cost})
        s.pop()
        begin_action(s, seat, kind)


def begin_action(s: Empire, seat: i64, kind: i64) -> None:
    """Ask for the card's action. What cannot be done at all is not asked, and lost (E13)."""
    cards = s.tables.cards
    join = cards.join[kind]
    first = possible(s, cards.first[kind], seat)
    if not join:
        if first:
            push_first(s, seat, kind)
        else:
            end_turn(s, seat)
        return
    second = possible(s, cards.second[kind], seat)
    if first and second:
        s.push(join, seat, kind)
    elif not first and not second:
        end_turn(s, seat)
    elif first:
        if join == BOTH:
            push_second(s, seat, kind)
        push_first(s, seat, kind)
    else:
        if join == BOTH:
            push_first(s, seat, kind)
        push_second(s, seat, kind)


def push_first(s: Empire, seat: i64, kind: i64) -> None:
    s.push(s.tables.cards.first[kind], seat, s.tables.cards.first_amount[kind])


def push_second(s: Empire, seat: i64, kind: i64) -> None:
    s.push(s.tables.cards.second[kind], seat, s.tables.cards.second_amount[kind])


def possible(s: Empire, what: i64, seat: i64) -> bool:
    """Can anything but stopping be chosen in such a frame?"""
    if what == PLACING:
        return s.supply(seat) > 0
    if what == BUILDING:
        return s.unbuilt(seat) > 0 and s.occupied(seat) > 0
    if what == DESTROYING:
        return any_army(s)
    return s.occupied(seat) > 0


def any_army(s: Empire) -> bool:
    """Is there an army of anybody on the board?"""
    for side in range(s.sides):
        if s.occupied(side):
            return True
    return False


def stopped(s: Empire, seat: i64) -> None:
    """A part of an action, or all of it, is left unused (E2)."""
    if s.events is not None:
        s.tell("stop", seat, {})


def spend(s: Empire, seat: i64) -> None:
    """One army was placed or one move made: the action goes on while there are more."""
    left = s.arg - 1
    if left:
        s.set_arg(left)
    else:
        part_done(s, seat)


def part_done(s: Empire, seat: i64) -> None:
    """The part on top of the stack is over: the other part of an "and" card follows, or the turn ends."""
    s.pop()
    if s.depth:
        if possible(s, s.kind, seat):
            return
        s.pop()
    end_turn(s, seat)


def end_turn(s: Empire, seat: i64) -> None:
    """The row slides to the left, a new card comes, play passes to the left; the last card of all ends the game."""
    after = seat + 1
    if after == s.seats:
        after = 0
    if s.cards(after) == s.tables.hand:
        end_game(s)
        return
    refill(s)
    s.push(TURN, after)


def refill(s: Empire) -> None:
    """Draw a card for the right-most space. The others have slid to the left."""
    kind = s.pop_deck(s.draw(s.count_deck()))  # the game ends long before the deck does
    s.append_row(kind)
    if s.events is not None:
        s.tell("refill", 0, {"card": kind})


class Either(Decision[Empire]):
    """An "or" card: one of its two actions, or none."""

    kind = EITHER
    name = "either"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return (STOP, PART, PART + 1)

    def choose(self, s: Empire, action: i64) -> None:
        seat = s.asked
        card = s.arg
        both = s.kind == BOTH
        s.pop()
        if action == STOP:
            stopped(s, seat)
            end_turn(s, seat)
        elif action == PART:
            if both:
                push_second(s, seat, card)
            push_first(s, seat, card)
        else:
            if both:
                push_first(s, seat, card)
            push_second(s, seat, card)


class Both(Either):
    """An "and" card: both of its actions in either order; the chosen one comes first (E14)."""

    kind = BOTH
    name = "both"
