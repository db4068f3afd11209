"""What a seat gains and gives up: points, cards, Warriors, and the Vases that follow from them.

On a turn the active player claims a Vase first (A28); within a simultaneous step all who meet its goal are paid the
value that was open when the step began (A15, N7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.native import i64
from labrys.engine.rows import zeros
from labrys.engine.sets import adding, has, without
from labrys.titles.minos.constants import (
    CULTURE,
    DECK,
    DISCARDS,
    FROM_SPENDING,
    FROM_VASE,
    GONE,
    HAND,
    INFLUENCE,
    N_GOODS,
    NOBODY,
    PALACE,
    POPULATION,
)
from labrys.titles.minos.content import AGE_CARDS, CARDS, GOALS, TRIGGERS

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

INCOME_END: Final[int] = GOALS.index("income-end")
SAME_GOOD: Final[int] = GOALS.index("same-good")
CULTURE_TOP: Final[int] = GOALS.index("culture")
PRESENCE: Final[int] = GOALS.index("presence")
DOMINANCE: Final[int] = GOALS.index("dominance")
POPULATION_TOP: Final[int] = GOALS.index("population")
ROUTE_SPACES: Final[int] = GOALS.index("route-spaces")
TOWERS: Final[int] = GOALS.index("towers")
SHIPS: Final[int] = GOALS.index("ships")
PALACE_CARDS: Final[int] = GOALS.index("palace")
SAME_TRIGGER: Final[int] = GOALS.index("same-trigger")
INFLUENCE_TOP: Final[int] = GOALS.index("influence")
TRACK_GOALS: Final = (INFLUENCE_TOP, CULTURE_TOP, POPULATION_TOP)

VASES_IN_PLAY: Final = 3  # in play


def age_of(card: i64) -> i64:
    """0 for a card of Age I, 1 for one of Age II."""
    if card >= AGE_CARDS:
        return 1
    return 0


# ---- resources


def gain_vp(s: Minos, seat: i64, points: i64, source: i64) -> None:
    s.add_vp(seat, points)
    s.add_source(seat, source, points)
    if s.events is not None:
        s.tell("vp", seat, {"n": points, "source": source})


def spend_vp(s: Minos, seat: i64, points: i64) -> None:
    """Points as a payment; callers see to it that they never fall below 0."""
    s.add_vp(seat, -points)
    s.add_source(seat, FROM_SPENDING, -points)
    if s.events is not None and points:
        s.tell("spend", seat, {"what": "vp", "n": points})


def gain_coins(s: Minos, seat: i64, number: i64) -> None:
    s.add_coins(seat, number)
    if s.events is not None:
        s.tell("gain", seat, {"what": "coin", "n": number})


def spend_coins(s: Minos, seat: i64, number: i64) -> None:
    s.add_coins(seat, -number)
    if s.events is not None and number:
        s.tell("spend", seat, {"what": "coin", "n": number})


def gain_weapons(s: Minos, seat: i64, number: i64) -> None:
    s.add_weapons(seat, number)
    if s.events is not None:
        s.tell("gain", seat, {"what": "weapon", "n": number})


def spend_weapons(s: Minos, seat: i64, number: i64) -> None:
    s.add_weapons(seat, -number)
    if s.events is not None and number:
        s.tell("spend", seat, {"what": "weapon", "n": number})


def gain_temp(s: Minos, seat: i64, good: i64) -> None:
    """A Temporary Good out of the supply; nine of a type are all there are (N3)."""
    s.add_spare(good, -1)
    if s.add_temps(seat, good, 1) == s.tables.temps_for_good:
        s.set_bundles(seat, adding(s.bundles(seat), good))
    if s.events is not None:
        s.tell("temp", seat, {"good": good})


def spend_temp(s: Minos, seat: i64, good: i64, number: i64 = 1) -> None:
    s.add_spare(good, number)
    if s.add_temps(seat, good, -number) < s.tables.temps_for_good:
        s.set_bundles(seat, without(s.bundles(seat), good))
    if s.events is not None:
        s.tell("spend_temp", seat, {"good": good, "n": number})


def gain_income(s: Minos, seat: i64, steps: i64) -> None:
    """Steps on the Income track; what goes past its end is lost."""
    top = s.tables.income_top
    if s.income(seat) < top:
        s.set_income(seat, min(top, s.income(seat) + steps))
        if s.events is not None:
            s.tell("income_step", seat, {"n": steps, "space": s.income(seat)})
        check_vase(s, INCOME_END, seat)


# ---- cards


def has_deck(s: Minos, age: i64) -> bool:
    """Does any card of an Age lie face down?"""
    return s.number_at(DECK, age) > 0


def draw_card(s: Minos, age: i64, place: i64) -> i64:
    """Take a card off a deck by lot, or -1 if there is none. Once it is told, callers see to an emptied deck (N11)."""
    left = s.number_at(DECK, age)
    if not left:
        return -1
    lot = s.draw(left)
    card: i64
    if age:  # those of Age II are the last ones: counted from the end
        card = s.before(CARDS + DECK)
        for turn in range(left - 1 - lot):  # noqa: B007 (a loop over _ would make an object of each number)
            card = s.before(card)
    else:
        card = s.first_at(DECK)
        for turn in range(lot):  # noqa: B007
            card = s.after(card)
    s.put(card, place)
    return card


def rebuild(s: Minos, age: i64) -> None:
    """Where no card of an Age is left face down, its discard pile becomes its deck, at once (N11)."""
    if has_deck(s, age):
        return
    found = 0
    for card in s.cards_at(DISCARDS):
        if age_of(card) == age:
            s.put(card, DECK)
            found += 1
    if found and s.events is not None:
        s.tell("reshuffle", max(s.active, 0), {"age": age, "cards": found})


def draw_to_hand(s: Minos, seat: i64, age: i64, number: i64) -> None:
    for turn in range(number):  # noqa: B007
        card = draw_card(s, age, HAND + seat)
        if card < 0:
            return
        s.set_open_card(card, 0)
        if s.events is not None:
            s.tell("draw", seat, {"age": age_of(card)}, {"card": card})
        rebuild(s, age)


def discard(s: Minos, seat: i64, card: i64) -> None:
    """To the pile of its Age; an Age I card in Age II leaves the game (A22)."""
    age = age_of(card)
    s.set_open_card(card, 0)
    if s.events is not None:
        s.tell("discard", seat, {"card": card})
    if age < s.active_age():
        s.put(card, GONE)
        return
    s.put(card, DISCARDS)


def after_discards(s: Minos) -> None:
    """As soon as cards are discarded, an empty deck is made anew of them."""
    for age in (0, 1):
        rebuild(s, age)


def to_palace(s: Minos, seat: i64, card: i64, free: bool) -> None:
    """From the player area for nothing, from the hand for the points printed on it."""
    if s.card(card) == HAND + seat and not free:
        spend_vp(s, seat, s.tables.vp[card])
    s.put(card, PALACE + seat)
    s.set_open_card(card, 0)
    if s.events is not None:
        s.tell("palace", seat, {"card": card})
    check_vase(s, PALACE_CARDS, seat)
    check_vase(s, SAME_TRIGGER, seat)


# ---- Warriors


def shift(s: Minos, seat: i64, region: i64, number: i64) -> None:
    """Warriors come to a region or leave it; where they come from or go to is the caller's matter."""
    if s.add_warriors(seat, region, number):
        s.set_camps(seat, adding(s.camps(seat), region))
    else:
        s.set_camps(seat, without(s.camps(seat), region))


def map_changed(s: Minos, seat: i64) -> None:
    """Presence is the mover's; dominance may have changed for anybody (A28)."""
    for slot in range(VASES_IN_PLAY):
        goal = s.tables.goal[s.vase(slot)]
        if goal == PRESENCE:
            claim_if_met(s, slot, seat)
        elif goal == DOMINANCE:
            first = s.active if s.active != NOBODY else s.first
            for turn in range(s.seats):
                claim_if_met(s, slot, (first + turn) % s.seats)


def place_warrior(s: Minos, seat: i64, region: i64) -> None:
    s.add_reserves(seat, -1)
    shift(s, seat, region, 1)
    if s.events is not None:
        s.tell("place", seat, {"region": region})
    map_changed(s, seat)


def move_warrior(s: Minos, seat: i64, source: i64, target: i64) -> None:
    shift(s, seat, source, -1)
    shift(s, seat, target, 1)
    if s.events is not None:
        s.tell("move", seat, {"region": source, "target": target})
    map_changed(s, seat)


def recall_warriors(s: Minos, seat: i64, region: i64, number: i64) -> None:
    """From a region to the Reserves."""
    if number:
        shift(s, seat, region, -number)
        s.add_reserves(seat, number)
        if s.events is not None:
            s.tell("recall", seat, {"region": region, "n": number})
        map_changed(s, seat)


def gain_warriors(s: Minos, seat: i64, number: i64) -> None:
    """From the supply to the Reserves, as many as there are."""
    number = min(number, s.supply(seat))
    if number:
        s.add_supply(seat, -number)
        s.add_reserves(seat, number)
        if s.events is not None:
            s.tell("gain", seat, {"what": "warrior", "n": number})


# ---- Vases


def check_vase(s: Minos, goal: i64, seat: i64) -> None:
    """Something that a goal looks at has changed for a seat."""
    for slot in range(VASES_IN_PLAY):
        if s.tables.goal[s.vase(slot)] == goal:
            claim_if_met(s, slot, seat)


def claim_if_met(s: Minos, slot: i64, seat: i64) -> None:
    """An automaton meets no goals: it has its own way with Vases."""
    if seat < s.seats and not has(s.vase_by(slot), seat) and goal_met(s, s.vase(slot), seat):
        slots = s.tables.vase_slots
        taken = s.vase_taken(slot)
        paid = taken if s.vase_base(slot) < 0 else s.vase_base(slot)
        s.set_vase_by(slot, adding(s.vase_by(slot), int(seat)))
        if paid < len(slots):
            s.set_vase_taken(slot, min(taken + 1, len(slots)))
            if s.events is not None:
                s.tell("vase", seat, {"vase": s.vase(slot), "n": slots[paid]})
            gain_vp(s, seat, slots[paid], FROM_VASE)


def goal_met(s: Minos, vase: i64, seat: i64) -> bool:
    """Does a seat meet what is painted on a Vase?"""
    goal = s.tables.goal[vase]
    value = s.tables.goal_value[vase]
    if goal == INCOME_END:
        return s.income(seat) == s.tables.income_top
    if goal == SAME_GOOD:
        return most_of_a_good(s, seat) >= value
    if goal == CULTURE_TOP:
        return s.track(seat, CULTURE) >= value
    if goal == POPULATION_TOP:
        return s.track(seat, POPULATION) >= value
    if goal == INFLUENCE_TOP:
        return s.track(seat, INFLUENCE) >= value
    if goal == PRESENCE:
        return s.presence(seat) >= value
    if goal == DOMINANCE:
        return s.presence(seat) >= value and s.dominance(seat) >= value
    if goal == ROUTE_SPACES:
        return s.route_spaces(seat) >= value
    if goal == TOWERS:
        return s.towers(seat) >= value
    if goal == SHIPS:
        return s.ships(seat) >= value
    if goal == PALACE_CARDS:
        return s.count_at(PALACE + seat) >= value
    return most_of_a_trigger(s, seat) >= value


def most_of_a_good(s: Minos, seat: i64) -> i64:
    found: i64 = 0
    for good in range(N_GOODS):
        number: i64 = s.goods(seat, good)
        if number > found:
            found = number
    return found


def most_of_a_trigger(s: Minos, seat: i64) -> i64:
    numbers = zeros(len(TRIGGERS))
    found: i64 = 0
    card: i64 = s.first_at(PALACE + seat)
    while card < CARDS:
        trigger: i64 = s.tables.trigger[card]
        numbers[trigger] += 1
        if numbers[trigger] > found:
            found = numbers[trigger]
        card = s.after(card)
    return found
