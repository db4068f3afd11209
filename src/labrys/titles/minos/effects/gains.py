"""The plain hands of the rules: points, cards, Warriors, and the Vases that they may win.

On a turn the active player claims a Vase first (A28); within a simultaneous step all who meet its goal are paid the
value that was open when the step began (A15, N7).
"""

from __future__ import annotations

from bisect import bisect
from typing import TYPE_CHECKING, Final

from labrys.titles.minos.content import AGE_CARDS, GOALS, MOST_REGIONS, TRIGGERS
from labrys.titles.minos.places import (
    AREA,
    CULTURE,
    DECK,
    DISCARDS,
    FROM_VASE,
    GONE,
    GOODS,
    HAND,
    INFLUENCE,
    N_SOURCES,
    NOBODY,
    PALACE,
    POPULATION,
    SPENT,
)

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


# ---- resources


def gain_vp(s: Minos, seat: int, points: int, source: int) -> None:
    s.vp[seat] += points
    s.source[seat * N_SOURCES + source] += points
    if s.events is not None:
        s.tell("vp", seat, {"n": points, "source": source})


def spend_vp(s: Minos, seat: int, points: int) -> None:
    """Points as a payment; callers see to it that they never fall below 0."""
    s.vp[seat] -= points
    s.source[seat * N_SOURCES + SPENT] -= points
    if s.events is not None and points:
        s.tell("spend", seat, {"what": "vp", "n": points})


def gain_coins(s: Minos, seat: int, number: int) -> None:
    s.coins[seat] += number
    if s.events is not None:
        s.tell("gain", seat, {"what": "coin", "n": number})


def spend_coins(s: Minos, seat: int, number: int) -> None:
    s.coins[seat] -= number
    if s.events is not None and number:
        s.tell("spend", seat, {"what": "coin", "n": number})


def gain_weapons(s: Minos, seat: int, number: int) -> None:
    s.weapons[seat] += number
    if s.events is not None:
        s.tell("gain", seat, {"what": "weapon", "n": number})


def spend_weapons(s: Minos, seat: int, number: int) -> None:
    s.weapons[seat] -= number
    if s.events is not None and number:
        s.tell("spend", seat, {"what": "weapon", "n": number})


def gain_temp(s: Minos, seat: int, good: int) -> None:
    """A Temporary Good out of the supply; nine of a type are all there are (N3)."""
    at = seat * GOODS + good
    s.spare[good] -= 1
    s.temps[at] += 1
    if s.temps[at] == s.tables.temps_for_good:
        s.bundles[seat] |= 1 << good
    if s.events is not None:
        s.tell("temp", seat, {"good": good})


def spend_temp(s: Minos, seat: int, good: int, number: int = 1) -> None:
    at = seat * GOODS + good
    s.spare[good] += number
    s.temps[at] -= number
    if s.temps[at] < s.tables.temps_for_good:
        s.bundles[seat] &= ~(1 << good)
    if s.events is not None:
        s.tell("spend_temp", seat, {"good": good, "n": number})


def gain_income(s: Minos, seat: int, steps: int) -> None:
    """Steps on the Income track; what goes past its end is lost."""
    top = s.tables.income_top
    if s.income[seat] < top:
        s.income[seat] = min(top, s.income[seat] + steps)
        if s.events is not None:
            s.tell("income_step", seat, {"n": steps, "space": s.income[seat]})
        check_vase(s, INCOME_END, seat)


# ---- cards


def age_of(card: int) -> int:
    return 1 if card >= AGE_CARDS else 0


def has_deck(s: Minos, age: int) -> bool:
    """Does any card of an Age lie face down? By number those of Age I come first."""
    deck = s.cards[DECK]
    return bool(deck) and (deck[-1] >= AGE_CARDS if age else deck[0] < AGE_CARDS)


def draw_card(s: Minos, age: int, place: int) -> int:
    """Take a card off a deck by lot, or -1 if there is none. Once it is told, callers see to an emptied deck (N11)."""
    deck = s.cards[DECK]
    age2 = bisect(deck, AGE_CARDS - 1)  # where the cards of Age II begin
    left = len(deck) - age2 if age else age2
    if not left:
        return -1
    lot = s.draw(left)
    card = deck[age2 + lot if age else lot]
    s.put(card, place)
    return card


def rebuild(s: Minos, age: int) -> None:
    """Where no card of an Age is left face down, its discard pile becomes its deck, at once (N11)."""
    if has_deck(s, age):
        return
    found = 0
    for card in s.cards[DISCARDS]:
        if age_of(card) == age:
            s.put(card, DECK)
            found += 1
    if found and s.events is not None:
        s.tell("reshuffle", max(s.active, 0), {"age": age, "cards": found})


def draw_to_hand(s: Minos, seat: int, age: int, number: int) -> None:
    for _ in range(number):
        card = draw_card(s, age, HAND + seat)
        if card < 0:
            return
        s.open_card[card] = 0
        if s.events is not None:
            s.tell("draw", seat, {"age": age_of(card)}, {"card": card})
        rebuild(s, age)


def discard(s: Minos, seat: int, card: int) -> None:
    """To the pile of its Age; an Age I card in Age II leaves the game (A22)."""
    age = age_of(card)
    s.open_card[card] = 0
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


def to_palace(s: Minos, seat: int, card: int, free: bool) -> None:
    """From the player area for nothing, from the hand for the points printed on it."""
    if s.card[card] == HAND + seat and not free:
        spend_vp(s, seat, s.tables.vp[card])
    s.put(card, PALACE + seat)
    s.open_card[card] = 0
    if s.events is not None:
        s.tell("palace", seat, {"card": card})
    check_vase(s, PALACE_CARDS, seat)
    check_vase(s, SAME_TRIGGER, seat)


def palace_choices(s: Minos, seat: int, free: bool) -> list[int]:
    """Which cards could go to the Palace now."""
    found = s.cards_at(AREA + seat)
    points = s.vp[seat]
    vp = s.tables.vp
    for card in s.cards[HAND + seat]:
        if free or vp[card] <= points:
            found.append(card)
    return found


# ---- Warriors


def shift(s: Minos, seat: int, region: int, number: int) -> None:
    """Warriors come to a region or leave it; where they come from or go to is the caller's matter."""
    at = seat * MOST_REGIONS + region
    s.warriors[at] += number
    if s.warriors[at]:
        s.camps[seat] |= 1 << region
    else:
        s.camps[seat] &= ~(1 << region)


def map_changed(s: Minos, seat: int) -> None:
    """Presence is the mover's; dominance may have changed for anybody (A28)."""
    for slot, vase in enumerate(s.vase):
        goal = s.tables.goal[vase]
        if goal == PRESENCE:
            claim_if_met(s, slot, seat)
        elif goal == DOMINANCE:
            first = s.active if s.active != NOBODY else s.first
            for turn in range(s.seats):
                claim_if_met(s, slot, (first + turn) % s.seats)


def place_warrior(s: Minos, seat: int, region: int) -> None:
    s.reserves[seat] -= 1
    shift(s, seat, region, 1)
    if s.events is not None:
        s.tell("place", seat, {"region": region})
    map_changed(s, seat)


def move_warrior(s: Minos, seat: int, source: int, target: int) -> None:
    shift(s, seat, source, -1)
    shift(s, seat, target, 1)
    if s.events is not None:
        s.tell("move", seat, {"region": source, "target": target})
    map_changed(s, seat)


def recall_warriors(s: Minos, seat: int, region: int, number: int) -> None:
    """From a region to the Reserves."""
    if number:
        shift(s, seat, region, -number)
        s.reserves[seat] += number
        if s.events is not None:
            s.tell("recall", seat, {"region": region, "n": number})
        map_changed(s, seat)


def gain_warriors(s: Minos, seat: int, number: int) -> None:
    """From the supply to the Reserves, as many as there are."""
    number = min(number, s.supply[seat])
    if number:
        s.supply[seat] -= number
        s.reserves[seat] += number
        if s.events is not None:
            s.tell("gain", seat, {"what": "warrior", "n": number})


# ---- Vases


def check_vase(s: Minos, goal: int, seat: int) -> None:
    """Something that a goal looks at has changed for a seat."""
    for slot, vase in enumerate(s.vase):
        if s.tables.goal[vase] == goal:
            claim_if_met(s, slot, seat)


def claim_if_met(s: Minos, slot: int, seat: int) -> None:
    """An automaton meets no goals: it has its own way with Vases."""
    if seat < s.seats and not s.vase_by[slot] >> seat & 1 and goal_met(s, s.vase[slot], seat):
        slots = s.tables.vase_slots
        taken = s.vase_taken[slot]
        paid = taken if s.vase_base[slot] < 0 else s.vase_base[slot]
        s.vase_by[slot] |= 1 << seat
        if paid < len(slots):
            s.vase_taken[slot] = min(taken + 1, len(slots))
            if s.events is not None:
                s.tell("vase", seat, {"vase": s.vase[slot], "n": slots[paid]})
            gain_vp(s, seat, slots[paid], FROM_VASE)


def goal_met(s: Minos, vase: int, seat: int) -> bool:
    """Does a seat meet what is painted on a Vase?"""
    goal = s.tables.goal[vase]
    value = s.tables.goal_value[vase]
    if goal == INCOME_END:
        return s.income[seat] == s.tables.income_top
    if goal == SAME_GOOD:
        return max(s.goods[seat * GOODS : (seat + 1) * GOODS]) >= value
    if goal == CULTURE_TOP:
        return s.track[seat * 3 + CULTURE] >= value
    if goal == POPULATION_TOP:
        return s.track[seat * 3 + POPULATION] >= value
    if goal == INFLUENCE_TOP:
        return s.track[seat * 3 + INFLUENCE] >= value
    if goal == PRESENCE:
        return s.presence(seat) >= value
    if goal == DOMINANCE:
        return s.presence(seat) >= value and s.dominance(seat) >= value
    if goal == ROUTE_SPACES:
        return s.route_spaces(seat) >= value
    if goal == TOWERS:
        return s.tower.count(seat) >= value
    if goal == SHIPS:
        return s.ships(seat) >= value
    if goal == PALACE_CARDS:
        return len(s.cards[PALACE + seat]) >= value
    triggers = [s.tables.trigger[card] for card in s.cards[PALACE + seat]]
    return max([triggers.count(trigger) for trigger in range(len(TRIGGERS))]) >= value
