"""What a bot thinks a position is worth: points so far, points to come, and what resources are likely to become.

All in victory points, after the value model of `effects.values`. A question that is still open is first answered in the
most obvious way, so that the first half of a move is not mistaken for its whole.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from labrys.engine.sets import has
from labrys.titles.minos.actions import ARM, STOP
from labrys.titles.minos.bots.outlook import A_STEP, STANDING, dice, groups, open_turn
from labrys.titles.minos.bots.styles import favour
from labrys.titles.minos.content import AGE_CARDS, ROUTES, TRADES
from labrys.titles.minos.frames import DRAFT, EFFECT, FINISH, GROUP, PICK, POINTS, RETRIEVE, TURN
from labrys.titles.minos.picks import ability, picked
from labrys.titles.minos.places import AREA, EXCHANGE, GOODS, HAND, NONE, PALACE
from labrys.titles.minos.rules.aside import is_aside
from labrys.titles.minos.rules.extra import FOUGHT
from labrys.titles.minos.scoring import farm_points, lasting_points, leftover_points, piece_points, region_points

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

SPREAD: Final = 14.0  # points: a lead of so many is won three times in four
RESTING: Final = (PICK, TURN, DRAFT, GROUP, RETRIEVE)
LET_GO: Final = (EFFECT, POINTS)
MOST_ANSWERS: Final = 12
A_BUILDING: Final = 0.4  # what a City, Tower or Farm is worth for opening the next one, and for Vases and cards
READY: Final = 0.35  # how much of a battle is won before it is fought
IN_COIN: Final = 0.03  # how much better a Coin is than a Weaponry to somebody who may exchange them at par
IDLE: Final = 6.0  # what it costs to arm for no battle: more than ending a turn with points left
USES: Final = (0.45, 0.6, 0.6, 0.45, 0.3, 0.65, 0.65, 0.65)  # firings of a Royal Trait in a round, by trigger


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
    values = [value(calm, seat) for seat in range(s.seats)]
    found: list[float] = []
    for seat in range(s.seats):
        best = max([values[other] for other in range(s.seats) if other != seat])
        found.append(1.0 / (1.0 + exp((best - values[seat]) / SPREAD)))
    return found


def answered(s: Minos) -> Minos:
    """The position once the questions inside a move are answered; itself if there is none."""
    if s.kind in RESTING:
        return s
    calm = s.copy()
    seat = s.asked
    for _ in range(MOST_ANSWERS):
        if calm.kind in RESTING or calm.asked != seat:
            break
        calm.step(obvious(calm))
        if not calm.depth:
            break
    return calm


def obvious(s: Minos) -> int:
    """The first answer; but where an effect has nothing left to use, it is let go, whatever would fit beside it."""
    actions = s.actions()
    if is_aside(actions[0]) and actions[-1] == STOP and s.kind in LET_GO:
        return STOP
    return actions[0]


def value(s: Minos, seat: int) -> float:
    """What a seat may expect to have at the end, in points."""
    t = s.tables
    last = s.kind_at(0) == FINISH
    found = float(s.vp(seat))
    palace = s.cards_at(PALACE + seat)
    for card in palace:
        found += t.vp[card]
    found += float(leftover_points(s, seat) + t.played_vp * s.count_at(AREA + seat) + piece_points(s, seat))
    if s.count_lasting():
        found += lasting_points(s, seat, True)
    if s.leaning:
        found += favour(s, seat, s.leaning[seat])
    if last:
        return found
    rounds = rounds_left(s)
    age = 0 if s.round < t.age2_from else 1
    scorings = 2 if s.round <= t.scorings[0] else 1
    found += scorings * (farm_points(s, seat) + 0.85 * region_points(s, seat))
    if s.count_lasting():
        found += scorings * lasting_points(s, seat, False)
    found += resources(s, seat, rounds)
    found += cards(s, seat, palace, rounds, age)
    found += growth(s, seat, rounds)
    found += dice(s, seat, palace, age)
    found += groups(s, seat, rounds, age)
    found += battles(s, seat, age)
    if s.active == seat:
        found += open_turn(s, seat, age)
    return found


def rounds_left(s: Minos) -> float:
    """How much of the game is still to be played, in rounds of four dice."""
    placed = sum([1 for die in s.all_row() if die != NONE])
    drafting = s.kind == DRAFT or s.round == 0
    share = 1.0 if drafting else placed / (s.sides * s.tables.dice_each)
    return s.tables.rounds - s.round + share


def resources(s: Minos, seat: int, rounds: float) -> float:
    """Coins and Weaponry buy less the less time is left; beyond what a round or two can use, they lie about."""
    use = min(1.0, rounds)
    coins = s.coins(seat)
    weapons = s.weapons(seat)
    if at_par(s, seat):
        # the same money: kept as Coins, which buy anything, until a battle asks for Weaponry
        purse = min(float(coins + weapons), 8 + 5 * rounds)
        found = use * (0.55 * purse + 0.25 * (coins + weapons - purse) + IN_COIN * coins)
    else:
        purse = min(float(coins), 4 + 2 * rounds)
        found = use * (0.65 * purse + 0.25 * (coins - purse))
        found += (0.25 + 0.25 * use) * min(weapons, 4 + 3 * rounds)
    temps = int(s.all_temps_of(seat))
    found += use * (0.9 * min(temps, 2) + 0.3 * max(0, min(temps, 6) - 2))
    found += 0.5 * use * s.reserves(seat) + 0.15 * rounds * float(s.warriors_on_map(seat))
    goods = [s.goods(seat, good) for good in range(GOODS)]
    return found + 0.75 * rounds * (min(sum(goods), 10) + 0.5 * sum([1 for number in goods if number]))


def cards(s: Minos, seat: int, palace: list[int], rounds: float, age: int) -> float:
    """Hand, player area and Palace, and the Trade Bonus tiles."""
    t = s.tables
    values = t.values[age]
    hand = s.cards_at(HAND + seat)
    found = 0.0
    for number, card in enumerate(hand):
        keen = 1.0 if number < 2 + 2 * rounds else 0.3
        found += keen * min(1.0, rounds) * (0.7 + (0.15 * t.vp[card] if card >= AGE_CARDS else 0.1))
    slots = t.palace_cards[s.track(seat, 0)]
    room = slots * (s.tables.rounds - s.round + 1)
    for number, card in enumerate(s.cards_at(AREA + seat)):
        if number < room:
            found += 0.75 * (t.vp[card] - 1)
    for card in palace:
        found += 0.8 * rounds * USES[t.trigger[card]] * values[t.trait[card]]
    if s.tiles(seat):
        found += 0.8 * sum([values[t.trade[tile]] for tile in range(2 * TRADES) if has(s.tiles(seat), tile)])
    return found


def battles(s: Minos, seat: int, age: int) -> float:
    """The best battle that a Warrior stands ready for, by how much of its Weaponry is there.

    Whoever may exchange at par has most of it in Coins.
    """
    t = s.tables
    best = 0.0
    wanted = 0
    weapons = s.weapons(seat)
    coins = s.coins(seat) if at_par(s, seat) else 0
    for region in range(t.regions):
        tile = s.sea_top(region) if s.sea_top(region) != NONE else s.sea_below(region)
        if tile != NONE and s.warriors(seat, region):
            demand = t.demand[tile]
            arms = min(weapons, demand)
            ready = (arms + 0.7 * min(coins, demand - arms)) / demand if demand else 1.0
            gain = ready * (t.values[age][t.sea[tile]] - 0.5 * demand - 0.8)
            if gain > best:
                best = gain
                wanted = demand
    idle = s.swapped == ARM and s.active == seat and (weapons > wanted or s.extras & FOUGHT)
    return READY * best - (IDLE if idle else 0.0)


def at_par(s: Minos, seat: int) -> bool:
    """Whether the seat may exchange Coins for Weaponry and back, and lose nothing."""
    if not s.has_ability(seat, EXCHANGE):
        return False
    tile, level = s.ability(seat), s.level(seat) - 1
    return s.tables.ability_give[tile][level] == s.tables.ability_get[tile][level]


def growth(s: Minos, seat: int, rounds: float) -> float:
    """What Income, tracks, Ships and buildings will still bring."""
    t = s.tables
    incomes = s.tables.rounds - s.round + 1
    at = s.income(seat)
    found = incomes * (0.5 * t.income_coins[at] + t.income_vp[at])
    influence, culture, population = s.track(seat, 0), s.track(seat, 1), s.track(seat, 2)
    found += incomes * (1.5 * t.palace_cards[influence] + 0.6 * t.weapons[population])
    found += rounds * (STANDING[0] * influence + STANDING[1] * culture + STANDING[2] * population)
    found += A_STEP * (influence + culture + population)
    found += ability(s, s.ability(seat), s.level(seat), rounds)
    values = t.values[1]
    for route in range(ROUTES):
        space = s.ship(seat, route)
        if space:
            found += incomes * 0.9 * values[t.route_income[s.routes(route)][space - 1]] + 0.5 * space
    cities, towers, farms = float(s.cities(seat) - 1), float(s.towers(seat)), float(s.farms(seat))
    found += 0.8 * rounds * cities + 0.7 * rounds * towers + A_BUILDING * (cities + towers + farms)
    claims = [s.tables.vase_slots[0] for slot in range(3) if not has(s.vase_by(slot), seat) and not s.vase_taken(slot)]
    return found + 0.02 * sum(claims)
