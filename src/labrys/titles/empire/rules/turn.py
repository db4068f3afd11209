"""The turn: take a card, do what it says, and the row fills up again."""

from __future__ import annotations

from labrys.engine.decision import ARG_SHIFT, KIND_BITS, KIND_MASK, SEAT_MASK, Decision
from labrys.titles.empire.actions import PART, STOP, TAKE
from labrys.titles.empire.rules.end import end_game
from labrys.titles.empire.rules.hands import asked, refill, stopped
from labrys.titles.empire.state import SLOTS, Empire
from labrys.titles.empire.tables import BOTH, BUILDING, COSTS, DESTROYING, PLACING, TAKES, TURN


class Turn(Decision[Empire]):
    """Take one of the six cards and pay for its place; nobody passes (E1)."""

    name = "turn"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return TAKES[s.coins[asked(s)]]

    def choose(self, s: Empire, action: int) -> None:
        seat = asked(s)
        place = action - TAKE
        kind = s.row.pop(place)
        cost = COSTS[place]
        if cost:
            s.coins[seat] -= cost
            s.bank += cost
        s.cards[seat] += 1
        cards = s.tables.cards
        s.goods[seat * SLOTS + cards.good[kind]] += cards.symbols[kind]
        if s.events is not None:
            s.tell("take", seat, {"card": kind, "cost": cost})
        s.stack.pop()
        begin_action(s, seat, kind)


def begin_action(s: Empire, seat: int, kind: int) -> None:
    """Ask for the card's action. What cannot be done at all is not asked, and lost (E13)."""
    cards = s.tables.cards
    mark = seat << KIND_BITS
    join = cards.join[kind]
    first = cards.first[kind] | mark
    if not join:
        if possible(s, first):
            s.stack.append(first)
        else:
            end_turn(s, seat)
        return
    second = cards.second[kind] | mark
    first_now = possible(s, first)
    second_now = possible(s, second)
    if first_now and second_now:
        s.stack.append(kind << ARG_SHIFT | mark | join)
    elif not first_now and not second_now:
        end_turn(s, seat)
    else:
        if join == BOTH:
            s.stack.append(second if first_now else first)
        s.stack.append(first if first_now else second)


def possible(s: Empire, frame: int) -> bool:
    """Can anything but stopping be chosen in this frame?"""
    what = frame & KIND_MASK
    seat = frame >> KIND_BITS & SEAT_MASK
    if what == PLACING:
        return s.supply[seat] > 0
    if what == BUILDING:
        return s.unbuilt[seat] > 0 and s.occupied[seat] > 0
    if what == DESTROYING:
        return max(s.occupied) > 0
    return s.occupied[seat] > 0


def part_done(s: Empire, seat: int) -> None:
    """The part on top of the stack is over: the other part of an "and" card follows, or the turn ends."""
    stack = s.stack
    stack.pop()
    if stack:
        if possible(s, stack[-1]):
            return
        stack.pop()
    end_turn(s, seat)


def end_turn(s: Empire, seat: int) -> None:
    """The row slides to the left, a new card comes, play passes to the left; the last card of all ends the game."""
    after = seat + 1
    if after == s.seats:
        after = 0
    if s.cards[after] == s.tables.hand:
        end_game(s)
        return
    refill(s)
    s.stack.append(after << KIND_BITS | TURN)


class Either(Decision[Empire]):
    """An "or" card: one of its two actions, or none."""

    name = "either"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return (STOP, PART, PART + 1)

    def choose(self, s: Empire, action: int) -> None:
        frame = s.stack.pop()
        seat = frame >> KIND_BITS & SEAT_MASK
        if action == STOP:
            stopped(s, seat)
            end_turn(s, seat)
            return
        cards = s.tables.cards
        kind = frame >> ARG_SHIFT
        chosen, other = cards.first[kind], cards.second[kind]
        if action != PART:
            chosen, other = other, chosen
        if frame & KIND_MASK == BOTH:
            s.stack.append(other | seat << KIND_BITS)
        s.stack.append(chosen | seat << KIND_BITS)


class Both(Either):
    """An "and" card: both of its actions in either order; the chosen one comes first (E14)."""

    name = "both"
