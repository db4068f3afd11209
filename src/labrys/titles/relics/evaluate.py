"""What a bot thinks a position is worth.

Relics is a race, so a seat is judged by the action points that it still needs to own all six suits: the way to a tile
of each missing suit, and the draws until a card of it turns up. The needs of all seats together make their chances.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.decision import KIND_BITS, SEAT_MASK
from labrys.titles.relics.content import CONTENT, SUITS

if TYPE_CHECKING:
    from labrys.titles.relics.state import Relics

MEAN_ROLL: Final = (CONTENT.die_sides + 1) / 2
FAR: Final = 999

EXPLORE_AND_ENTER: Final = 3  # points to turn a tile over and step on it, on average
STORM: Final = 4  # points that another's tile costs beyond its own, on the way to somewhere else
HARMONIC: Final = (0.0, 1.0, 1.5, 1.833, 2.083, 2.283, 2.45)  # draws until all of n suits are seen, in sixes
OPEN_DRAW: Final = 1.2  # points for a card while there is much to explore
CLOSED_DRAW: Final = 2.0  # points for a card when all is explored
WAY: Final = 0.75  # ways overlap: the sum of single ways is more than a round trip
UNCLAIMED: Final = 1.5  # what may still go wrong before a suit is owned
SPARE_TILE: Final = 0.5  # a second tile of a suit is insurance
SPARE_CARD: Final = 0.25  # so is a second card of a missing suit, or any of an owned one
ONE_CARD: Final = 36 / 11  # attacks with one card until one succeeds
TWO_CARDS: Final = 2.0
EDGE: Final = 3.0  # points of need that make no difference
STEEPNESS: Final = 2.5


def worth(state: Relics, seat: int) -> float:
    """The chance of a seat, from 0 (lost) to 1 (won)."""
    return worths(state)[seat]


def worths(state: Relics) -> list[float]:
    """The chances of all seats; they add up to 1."""
    seats = state.seats
    weights: list[float] = []
    total = 0.0
    if not state.stack:
        weights = [1.0 if place == 1 else 0.0 for place in state.ranking()]
    else:
        turn = state.stack[0] >> KIND_BITS & SEAT_MASK
        for seat in range(seats):
            if state.gone >> seat & 1:
                weights.append(0.0)
                continue
            lag = need(state, seat)
            if seat != turn or state.points == 0:
                lag += MEAN_ROLL * ((seat - turn) % seats) / seats
            elif lag > state.points:
                lag += MEAN_ROLL - state.points
            else:
                lag *= 0.5
            weights.append((lag + EDGE) ** -STEEPNESS)
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def need(state: Relics, seat: int) -> float:
    """The action points that a seat needs, as far as one can tell, until it owns all six suits."""
    suit = state.suit
    owner = state.owner
    hand = state.hand
    cost = state.cost
    first_card = seat * SUITS
    way = ways(state, seat)
    best = [FAR * 1.0] * SUITS
    owned = [0] * SUITS
    hidden = 0
    frontier = FAR
    for tile in range(len(suit)):
        of = suit[tile]
        if of < 0:
            hidden += 1
            if way[tile] < frontier:
                frontier = way[tile]
            continue
        holder = owner[tile]
        if holder == seat:
            owned[of] += 1
            continue
        points = way[tile] * 1.0
        if holder >= 0:
            points -= STORM
            points += cost[of] * ((TWO_CARDS if hand[first_card + of] > 1 else ONE_CARD) - 1)
        if points < best[of]:
            best[of] = points
    journey = 0.0
    spare = 0.0
    wanted = 0
    for of in range(SUITS):
        cards = hand[first_card + of]
        if owned[of]:
            spare += SPARE_TILE * (owned[of] - 1) + SPARE_CARD * min(cards, 2)
            continue
        points = best[of]
        if hidden and state.pool[of]:
            search = frontier + EXPLORE_AND_ENTER * ((hidden + 1) / (state.pool[of] + 1) - 1) * 0.5
            if search < points:
                points = search
        journey += points + UNCLAIMED
        if cards:
            spare += SPARE_CARD * min(cards - 1, 2)
        else:
            wanted += 1
    open_share = hidden / len(suit)
    draw = CLOSED_DRAW + (OPEN_DRAW - CLOSED_DRAW) * open_share
    found = WAY * journey + draw * SUITS * HARMONIC[wanted] - spare
    return found if found > 0.0 else 0.0


def ways(state: Relics, seat: int) -> list[int]:
    """For each tile, the points from the seat's piece to it: what is face down is explored, what is another's fought for."""
    suit = state.suit
    owner = state.owner
    cost = state.cost
    neighbours = state.neighbours
    enter: list[int] = []
    for tile in range(len(suit)):
        of = suit[tile]
        if of < 0:
            enter.append(EXPLORE_AND_ENTER)
        elif owner[tile] < 0 or owner[tile] == seat:
            enter.append(cost[of])
        else:
            enter.append(cost[of] + STORM)
    start = state.piece[seat]
    if start < 0:
        return enter
    found = [FAR] * len(suit)
    found[start] = 0
    queue = [start]
    at = 0
    while at < len(queue):
        tile = queue[at]
        at += 1
        here = found[tile]
        for near in neighbours[tile]:
            there = here + enter[near]
            if there < found[near]:
                found[near] = there
                queue.append(near)
    return found
