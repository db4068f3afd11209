"""The evaluation of a position for bots: points so far, points to come, and what resources are likely to become.

All in victory points, after the value model of `effects.values`. A question that is still open is first answered in the
most obvious way, so that the first half of a move is not mistaken for its whole.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from labrys.engine.native import append, i64, vec
from labrys.engine.sets import has, only
from labrys.titles.minos.actions import ARM, STOP
from labrys.titles.minos.bots.outlook import A_STEP, NOTHING, STANDING, dice, groups, open_turn
from labrys.titles.minos.bots.setup_values import ability, picked
from labrys.titles.minos.bots.styles import favour
from labrys.titles.minos.constants import AREA, EXCHANGE, HAND, N_GOODS, NONE, PALACE
from labrys.titles.minos.content import AGE_CARDS, CARDS, MOST_SPACES, ROUTES, TRADES
from labrys.titles.minos.effects.gains import VASES_IN_PLAY
from labrys.titles.minos.frames import DRAFT, EFFECT, FINISH, GROUP, PICK, POINTS, RETRIEVE, TURN
from labrys.titles.minos.rules.extra import FOUGHT, exchange_rate, visible_sea
from labrys.titles.minos.rules.side_actions import is_side_action
from labrys.titles.minos.scoring import (
    farm_points,
    lasting_points,
    leftover_points,
    palace_points,
    piece_points,
    region_points,
)
from labrys.titles.minos.tables import route_space

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

SPREAD: Final = 14.0  # points: a lead of so many is won three times in four
RESTING: Final[i64] = only(PICK) | only(TURN) | only(DRAFT) | only(GROUP) | only(RETRIEVE)
MOST_ANSWERS: Final = 12
A_BUILDING: Final = 0.4  # what a City, Tower or Farm is worth for opening the next one, and for Vases and cards
READY: Final = 0.35  # how much of a battle is won before it is fought
IN_COIN: Final = 0.03  # how much better a Coin is than a Weaponry to somebody who may exchange them at par
IDLE: Final = 6.0  # what it costs to arm for no battle: more than ending a turn with points left
# Firings of a Royal Trait in a round, by trigger.
USES: Final[vec[float]] = vec[float]([0.45, 0.6, 0.6, 0.45, 0.3, 0.65, 0.65, 0.65])


def worth(s: Minos, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    return worths(s)[seat]


def worths(s: Minos) -> list[float]:
    """For every seat its lead over the best of the others, as a chance to win."""
    calm = answered(s) if s.depth else s
    if not calm.depth:
        places = calm.ranking()
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    if calm.kind == PICK:  # each for themselves: what one leaves is a gain to all who have theirs
        return [1.0 / (1.0 + exp(-picked(calm, seat) / SPREAD)) for seat in range(s.seats)]
    values = vec[float](capacity=s.seats)
    for seat in range(s.seats):
        values = append(values, value(calm, seat))
    found: list[float] = []
    for seat in range(s.seats):
        best = NOTHING
        for other in range(s.seats):
            if other != seat and values[other] > best:
                best = values[other]
        found.append(1.0 / (1.0 + exp((best - values[seat]) / SPREAD)))
    return found


def answered(s: Minos) -> Minos:
    """The position once the questions inside a move are answered; itself if there is none."""
    if has(RESTING, s.kind):
        return s
    seat = s.asked
    answer = obvious(s)
    calm = s.copy()
    calm.step(answer)
    left = MOST_ANSWERS - 1
    while left and calm.depth and calm.asked == seat and not has(RESTING, calm.kind):
        calm.step(obvious(calm))
        left -= 1
    return calm


def obvious(s: Minos) -> i64:
    """The first answer; but where an effect has nothing left to use, it is let go, whatever would fit beside it."""
    answers = s.answers()
    first = answers.item(0)
    lets_go = s.kind == EFFECT or s.kind == POINTS
    if lets_go and is_side_action(first) and answers.item(answers.size - 1) == STOP:
        return STOP
    return first


def value(s: Minos, seat: i64) -> float:
    """What a seat may expect to have at the end, in points."""
    t = s.tables
    found = float(s.vp(seat) + palace_points(s, seat))
    found += float(leftover_points(s, seat) + t.played_vp * s.count_at(AREA + seat) + piece_points(s, seat))
    if s.count_lasting():
        found += float(lasting_points(s, seat, True))
    if s.leaning:
        found += favour(s, seat, s.leaning[seat])
    if s.kind_at(0) == FINISH:
        return found
    rounds = rounds_left(s)
    age = s.active_age()
    scorings = 2.0 if s.round <= t.scorings[0] else 1.0
    found += scorings * (float(farm_points(s, seat)) + 0.85 * float(region_points(s, seat)))
    if s.count_lasting():
        found += scorings * float(lasting_points(s, seat, False))
    found += resources(s, seat, rounds)
    found += cards(s, seat, rounds, age)
    found += growth(s, seat, rounds)
    found += dice(s, seat, age)
    found += groups(s, seat, rounds, age)
    found += battles(s, seat, age)
    if s.active == seat:
        found += open_turn(s, seat, age)
    return found


def rounds_left(s: Minos) -> float:
    """How much of the game is still to be played, in rounds of four dice."""
    share = 1.0
    if s.kind != DRAFT and s.round != 0:
        placed: i64 = 0
        for at in range(5 * MOST_SPACES):
            if s.row(at) != NONE:
                placed += 1
        share = float(placed) / float(s.sides * s.tables.dice_each)
    return float(s.tables.rounds - s.round) + share


def resources(s: Minos, seat: i64, rounds: float) -> float:
    """Coins and Weaponry buy less the less time is left; beyond what a round or two can use, they lie about."""
    use = min(1.0, rounds)
    coins = float(s.coins(seat))
    weapons = float(s.weapons(seat))
    if at_par(s, seat):
        # the same money: kept as Coins, which buy anything, until a battle asks for Weaponry
        purse = min(coins + weapons, 8.0 + 5.0 * rounds)
        found = use * (0.55 * purse + 0.25 * (coins + weapons - purse) + IN_COIN * coins)
    else:
        purse = min(coins, 4.0 + 2.0 * rounds)
        found = use * (0.65 * purse + 0.25 * (coins - purse))
        found += (0.25 + 0.25 * use) * min(weapons, 4.0 + 3.0 * rounds)
    temps = float(s.all_temps_of(seat))
    found += use * (0.9 * min(temps, 2.0) + 0.3 * max(0.0, min(temps, 6.0) - 2.0))
    found += 0.5 * use * float(s.reserves(seat)) + 0.15 * rounds * float(s.warriors_on_map(seat))
    goods: i64 = 0
    kinds: i64 = 0
    for good in range(N_GOODS):
        if s.goods(seat, good):
            goods += s.goods(seat, good)
            kinds += 1
    return found + 0.75 * rounds * (min(float(goods), 10.0) + 0.5 * float(kinds))


def cards(s: Minos, seat: i64, rounds: float, age: i64) -> float:
    """Hand, player area and Palace, and the Trade Bonus tiles."""
    return hand(s, seat, rounds) + laid(s, seat, rounds, age)


def hand(s: Minos, seat: i64, rounds: float) -> float:
    """Cards in hand, more than can be played for little."""
    t = s.tables
    found = 0.0
    number: i64 = 0
    card: i64 = s.first_at(HAND + seat)
    while card < CARDS:
        keen = 1.0 if float(number) < 2.0 + 2.0 * rounds else 0.3
        found += keen * min(1.0, rounds) * (0.7 + (0.15 * float(t.vp[card]) if card >= AGE_CARDS else 0.1))
        number += 1
        card = s.after(card)
    return found


def laid(s: Minos, seat: i64, rounds: float, age: i64) -> float:
    """Cards that were played, and tiles."""
    t = s.tables
    found = 0.0
    number: i64 = 0
    card: i64
    room = t.palace_cards[s.track(seat, 0)] * (t.rounds - s.round + 1)
    card = s.first_at(AREA + seat)
    while card < CARDS and number < room:
        found += 0.75 * float(t.vp[card] - 1)
        number += 1
        card = s.after(card)
    card = s.first_at(PALACE + seat)
    while card < CARDS:
        found += 0.8 * rounds * USES[t.trigger[card]] * t.value(t.trait[card], age)
        card = s.after(card)
    tiles = s.tiles(seat)
    if tiles:
        worth = 0.0
        for tile in range(2 * TRADES):
            if has(tiles, tile):
                worth += t.value(t.trade[tile], age)
        found += 0.8 * worth
    return found


def battles(s: Minos, seat: i64, age: i64) -> float:
    """The best battle that a Warrior stands ready for, by how much of its Weaponry is there.

    Whoever may exchange at par has most of it in Coins.
    """
    t = s.tables
    best = 0.0
    wanted: i64 = 0
    weapons: i64 = s.weapons(seat)
    coins: i64 = s.coins(seat) if at_par(s, seat) else 0
    for region in range(t.regions):
        if s.warriors(seat, region):
            tile = visible_sea(s, region)
            if tile != NONE:
                demand = t.demand[tile]
                arms = min(weapons, demand)
                ready = (float(arms) + 0.7 * float(min(coins, demand - arms))) / float(demand) if demand else 1.0
                gain = ready * (t.value(t.sea[tile], age) - 0.5 * float(demand) - 0.8)
                if gain > best:
                    best = gain
                    wanted = demand
    idle = s.swapped == ARM and s.active == seat and (weapons > wanted or s.extras & FOUGHT)
    return READY * best - (IDLE if idle else 0.0)


def at_par(s: Minos, seat: i64) -> bool:
    """Whether the seat may exchange Coins for Weaponry and back, and lose nothing."""
    if not s.has_ability(seat, EXCHANGE):
        return False
    give, get = exchange_rate(s, seat)
    return give == get


def growth(s: Minos, seat: i64, rounds: float) -> float:
    """What Income, tracks, Ships and buildings will still bring."""
    t = s.tables
    incomes = float(t.rounds - s.round + 1)
    at = s.income(seat)
    found = incomes * (0.5 * float(t.income_coins[at]) + float(t.income_vp[at]))
    influence, culture, population = s.track(seat, 0), s.track(seat, 1), s.track(seat, 2)
    found += incomes * (1.5 * float(t.palace_cards[influence]) + 0.6 * float(t.weapons[population]))
    found += rounds * (STANDING[0] * float(influence) + STANDING[1] * float(culture) + STANDING[2] * float(population))
    found += A_STEP * float(influence + culture + population)
    found += ability(s, s.ability(seat), s.level(seat), rounds)
    for route in range(ROUTES):
        space: i64 = s.ship(seat, route)
        if space:
            income = t.route_income[route_space(s.routes(route), space - 1)]
            found += incomes * 0.9 * t.value(income, 1) + 0.5 * float(space)
    cities, towers, farms = float(s.cities(seat) - 1), float(s.towers(seat)), float(s.farms(seat))
    found += 0.8 * rounds * cities + 0.7 * rounds * towers + A_BUILDING * (cities + towers + farms)
    claims: i64 = 0
    for slot in range(VASES_IN_PLAY):
        if not has(s.vase_by(slot), seat) and not s.vase_taken(slot):
            claims += t.vase_slots[0]
    return found + 0.02 * float(claims)
