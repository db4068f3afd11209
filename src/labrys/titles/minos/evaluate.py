"""What a bot thinks a position is worth: points so far, points to come, and what resources are likely to become.

All in victory points, after the value model of `effects.values`. A question that is still open is first answered in the
most obvious way, so that the first half of a move is not mistaken for its whole.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from labrys.engine.decision import KIND_BITS, KIND_MASK, SEAT_MASK
from labrys.titles.minos.content import AGE_CARDS, BONUS, MOST_REGIONS, MOST_SPACES, ROUTES, TRACK_TOP
from labrys.titles.minos.frames import DRAFT, FINISH, GROUP, RETRIEVE, TURN
from labrys.titles.minos.grouping import GRAY, GROUPINGS, group_colour, legal_groupings
from labrys.titles.minos.places import (
    AREA,
    BEFORE_ROLL,
    CHEAP_CARDS,
    CULTURE,
    EXCHANGE,
    GOODS,
    GROUP_TARGET,
    HAND,
    HELD,
    INFLUENCE,
    NOBODY,
    NONE,
    ON_BUILD,
    PALACE,
)
from labrys.titles.minos.rules.progress import own_dice, target
from labrys.titles.minos.scoring import farm_points, lasting_points, leftover_points, piece_points, region_points

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

STYLES: Final = ("palace", "builder", "fleet", "warrior", "track")
SPREAD: Final = 14.0  # points: a lead of so many is won three times in four
RESTING: Final = (TURN, DRAFT, GROUP, RETRIEVE)
MOST_ANSWERS: Final = 12
POINT: Final = (0.9, 2.0, 2.2, 0.8, 2.3)  # an action point that is still to be used, by action
A_STEP: Final = 0.9  # what a space of any track is worth for being nearer to the next ones
A_BUILDING: Final = 0.4  # what a City, Tower or Farm is worth for opening the next one, and for Vases and cards
STANDING: Final = (0.25, 0.35, 0.2)  # what a space of each track is worth in a round, beyond what it says
READY: Final = 0.35  # how much of a battle is won before it is fought
HOPE: Final = 0.8  # how much of a group that is begun in the draft counts, if there are dice enough to make it
MISSED: Final = 0.45  # how often a die that would make it is gone when the seat takes its next one
USES: Final = (0.45, 0.6, 0.6, 0.45, 0.3, 0.65, 0.65, 0.65)  # firings of a Royal Trait in a round, by trigger


def worth(s: Minos, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    return worths(s)[seat]


def worths(s: Minos) -> list[float]:
    """For every seat its lead over the best of the others, as a chance to win."""
    calm = answered(s) if s.stack else s
    if not calm.stack:
        places = calm.ranking()
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    values = [value(calm, seat) for seat in range(s.seats)]
    found: list[float] = []
    for seat in range(s.seats):
        best = max([values[other] for other in range(s.seats) if other != seat])
        found.append(1.0 / (1.0 + exp((best - values[seat]) / SPREAD)))
    return found


def answered(s: Minos) -> Minos:
    """The position once the questions inside a move are answered; itself if there is none."""
    top = s.stack[-1]
    if top & KIND_MASK in RESTING:
        return s
    calm = s.copy()
    seat = top >> KIND_BITS & SEAT_MASK
    for _ in range(MOST_ANSWERS):
        top = calm.stack[-1]
        if top & KIND_MASK in RESTING or top >> KIND_BITS & SEAT_MASK != seat:
            break
        calm.step(calm.actions()[0])
        if not calm.stack:
            break
    return calm


def value(s: Minos, seat: int) -> float:
    """What a seat may expect to have at the end, in points."""
    t = s.tables
    last = s.stack[0] & KIND_MASK == FINISH
    found = float(s.vp[seat])
    palace = s.cards_at(PALACE + seat)
    for card in palace:
        found += t.vp[card]
    found += leftover_points(s, seat) + t.played_vp * s.lying[AREA + seat] + piece_points(s, seat)
    if s.lasting:
        found += lasting_points(s, seat, True)
    if s.leaning:
        found += favour(s, seat, s.leaning[seat])
    if last:
        return found
    rounds = rounds_left(s)
    age = 0 if s.round < t.age2_from else 1
    scorings = 2 if s.round <= t.scorings[0] else 1
    found += scorings * (farm_points(s, seat) + 0.85 * region_points(s, seat))
    if s.lasting:
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


def favour(s: Minos, seat: int, style: int) -> float:
    """What a player of some style sees in things beyond their worth: about a quarter of it."""
    if style == STYLES.index("palace"):
        return 1.2 * s.lying[PALACE + seat] + 0.4 * s.lying[AREA + seat]
    if style == STYLES.index("builder"):
        return 1.5 * (s.city.count(seat) + s.tower.count(seat) + s.farm.count(seat))
    if style == STYLES.index("fleet"):
        return 1.0 * s.ships(seat) + 0.8 * s.route_spaces(seat)
    if style == STYLES.index("warrior"):
        return 1.0 * s.presence(seat) + 1.0 * s.dominance(seat) + 1.5 * s.trophy.count(seat)
    if style == STYLES.index("track"):
        return 1.0 * sum(s.track[seat * 3 : seat * 3 + 3])
    return 0.0


def rounds_left(s: Minos) -> float:
    """How much of the game is still to be played, in rounds of four dice."""
    dice = sum([1 for die in s.row if die != NONE])
    drafting = s.stack[-1] & KIND_MASK == DRAFT or s.round == 0
    share = 1.0 if drafting else dice / (s.sides * s.tables.dice_each)
    return s.tables.rounds - s.round + share


def resources(s: Minos, seat: int, rounds: float) -> float:
    """Coins and Weaponry buy less the less time is left; beyond what a round or two can use, they lie about."""
    use = min(1.0, rounds)
    coins = s.coins[seat]
    purse = min(float(coins), 4 + 2 * rounds)
    found = use * (0.65 * purse + 0.25 * (coins - purse))
    weapons = min(s.weapons[seat], 4 + 3 * rounds)
    found += (0.25 + 0.25 * use) * weapons  # less than the first Coins, or SA5 would turn all of them into Weaponry
    temps = sum(s.temps[seat * GOODS : (seat + 1) * GOODS])
    found += use * (0.9 * min(temps, 2) + 0.3 * max(0, min(temps, 6) - 2))
    found += 0.5 * use * s.reserves[seat] + 0.15 * rounds * s.warriors_on_map(seat)
    goods = s.goods[seat * GOODS : (seat + 1) * GOODS]
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
    slots = t.palace_cards[s.track[seat * 3]]
    room = slots * (s.tables.rounds - s.round + 1)
    for number, card in enumerate(s.cards_at(AREA + seat)):
        if number < room:
            found += 0.75 * (t.vp[card] - 1)
    for card in palace:
        found += 0.8 * rounds * USES[t.trigger[card]] * values[t.trait[card]]
    held = HELD + seat
    if held in s.trade:
        found += 0.8 * sum([values[t.trade[tile]] for tile in range(len(s.trade)) if s.trade[tile] == held])
    return found


def battles(s: Minos, seat: int, age: int) -> float:
    """The best battle that a Warrior stands ready for, by how much of its Weaponry is there.

    Whoever may exchange Coins one for one has most of it in Coins.
    """
    t = s.tables
    best = 0.0
    arms = float(s.weapons[seat])
    if s.has_ability(seat, EXCHANGE) and t.ability_give[s.ability[seat]][s.level[seat] - 1] == 1:
        arms += 0.7 * s.coins[seat]
    for region in range(t.regions):
        tile = s.sea_top[region] if s.sea_top[region] != NONE else s.sea_below[region]
        if tile != NONE and s.warriors[seat * MOST_REGIONS + region]:
            gain = t.values[age][t.sea[tile]] - 0.5 * t.demand[tile] - 0.8
            best = max(best, gain * min(1.0, arms / t.demand[tile]))
    return READY * best


def growth(s: Minos, seat: int, rounds: float) -> float:
    """What Income, tracks, Ships and buildings will still bring."""
    t = s.tables
    incomes = s.tables.rounds - s.round + 1
    at = s.income[seat]
    found = incomes * (0.5 * t.income_coins[at] + t.income_vp[at])
    influence, culture, population = s.track[seat * 3 : seat * 3 + 3]
    found += incomes * (1.5 * t.palace_cards[influence] + 0.6 * t.weapons[population])
    found += rounds * (STANDING[0] * influence + STANDING[1] * culture + STANDING[2] * population)
    found += A_STEP * (influence + culture + population)
    found += ability(s, seat, s.level[seat], rounds)
    values = t.values[1]
    for route in range(ROUTES):
        space = s.ship[seat * ROUTES + route]
        if space:
            found += incomes * 0.9 * values[t.route_income[s.routes[route]][space - 1]] + 0.5 * space
    cities, towers, farms = s.city.count(seat) - 1, s.tower.count(seat), s.farm.count(seat)
    found += 0.8 * rounds * cities + 0.7 * rounds * towers + A_BUILDING * (cities + towers + farms)
    claims = [s.tables.vase_slots[0] for slot in range(3) if not s.vase_by[slot] >> seat & 1 and not s.vase_taken[slot]]
    return found + 0.02 * sum(claims)


def ability(s: Minos, seat: int, reached: int, rounds: float) -> float:
    """What the Special Ability will still bring at a level."""
    tile = s.ability[seat]
    if tile == NONE:
        return 0.0
    t = s.tables
    kind = t.ability_kind[tile]
    level = reached - 1
    if kind == CHEAP_CARDS:
        return 1.1 * rounds * t.ability_coins[tile][level]
    if kind == BEFORE_ROLL:
        age = 0 if s.round < t.age2_from else 1
        return (t.rounds - s.round) * t.values[age][t.ability_gain[tile][level]]
    if kind == ON_BUILD:
        return 1.6 * rounds * (t.values[1][t.ability_gain[tile][level]] + 0.5 * t.ability_coins[tile][level])
    if kind == GROUP_TARGET:
        return 1.2 * rounds * (t.group_total - t.ability_target[tile][level])
    return rounds * (0.5 + t.values[1][t.ability_income[tile][level]])


def dice(s: Minos, seat: int, palace: list[int], age: int) -> float:
    """Own dice on the action board, and the Royal Traits that they will trigger."""
    t = s.tables
    found = 0.0
    drafting = s.stack[-1] & KIND_MASK == DRAFT
    coming = s.seats * t.dice_each - s.arg if drafting else 0  # dice that will still be placed
    for at in range(5 * MOST_SPACES):
        die = s.row[at]
        if die != NONE and s.die_seat[die] == seat:
            deed = at // MOST_SPACES
            found += space_after_shifts(s, at, coming, age) if coming else space_worth(s, at, age)
            trigger = 5 + (s.die[die] - 1) // 2
            for card in palace:
                if t.trigger[card] == deed or t.trigger[card] == trigger:
                    found += 0.5 * t.values[age][t.trait[card]]
    return found


def groups(s: Minos, seat: int, rounds: float, age: int) -> float:
    """Steps on the tracks that the seat's dice have earned: chosen groups, or the best that can be made of its dice."""
    pending = s.pending[seat * 3 : seat * 3 + 3]
    kind = s.stack[-1] & KIND_MASK
    if kind != DRAFT and kind != GROUP and not any(pending):
        return 0.0
    steps = [step_worth(s, seat, track, rounds, age) for track in range(3)]
    if kind != DRAFT and kind != GROUP:
        return sum([number * step for number, step in zip(pending, steps, strict=True)])
    dice = own_dice(s, seat)
    colours = [s.tables.colour[die] for die in dice]
    values = [s.die[die] for die in dice]
    goal = target(s, seat)
    if kind == GROUP:
        ways = [s.plan[seat] - 1] if s.plan[seat] else legal_groupings(colours, values, goal)
        return max([sum([steps[group_colour(colours, values, mask, 0)] for mask in GROUPINGS[way]]) for way in ways])
    best = 0.0
    for way in legal_groupings(colours, values, goal):
        found = 0.0
        joined = 0
        for mask in GROUPINGS[way]:
            found += steps[group_colour(colours, values, mask, 0)]
            joined |= mask
        if len(dice) < s.tables.dice_each:
            found += HOPE * begun(s, colours, values, joined, steps, goal)
        best = max(best, found)
    return best


def begun(s: Minos, colours: list[int], values: list[int], joined: int, steps: list[float], goal: int) -> float:
    """What the dice outside the groups may still become: a group in each colour, the gray ones where they help most."""
    left = s.tables.dice_each - len(colours)
    totals = [0, 0, 0, 0]
    for at in range(len(colours)):
        if not joined >> at & 1:
            totals[colours[at]] += values[at]
    gray = totals[GRAY]
    found: list[float] = []
    gain = 0.0
    for track in range(3):
        coloured = totals[track] > 0
        alone = steps[track] * chance(s, track, goal - totals[track], True, left) if coloured else 0.0
        found.append(alone)
        if gray:
            gain = max(gain, steps[track] * chance(s, track, goal - totals[track] - gray, coloured, left) - alone)
    found.sort(reverse=True)
    return sum(found[:left]) + gain


def chance(s: Minos, track: int, need: int, gray: bool, left: int) -> float:
    """How likely the seat still gets what a group lacks: one die of the colour, or a gray one if that will do, or two."""
    colour = s.tables.colour
    fitting = smaller = 0
    for die in range(len(s.die)):
        if s.die_seat[die] == NOBODY and (colour[die] == track or (gray and colour[die] == GRAY)):
            if s.die[die] >= need:
                fitting += 1
            else:
                smaller += 1
    if fitting:
        return 1.0 - MISSED**fitting
    return 0.25 if left > 1 and smaller > 1 else 0.0


def step_worth(s: Minos, seat: int, track: int, rounds: float, age: int) -> float:
    """What the next space of a track brings at once and until the end."""
    t = s.tables
    at = s.track[seat * 3 + track]
    if at == TRACK_TOP:
        return t.values[age][t.at_top[track]]
    incomes = t.rounds - s.round + 1
    gain = t.space_gain[track][at + 1]
    found = A_STEP + STANDING[track] * rounds + (t.values[age][gain] if gain >= 0 else 0.0)
    if track == INFLUENCE:
        found += incomes * 1.5 * (t.palace_cards[at + 1] - t.palace_cards[at])
    elif track == CULTURE:
        level = t.level[at + 1]
        if level > s.level[seat]:
            found += ability(s, seat, level, rounds) - ability(s, seat, s.level[seat], rounds)
    else:
        scorings = 2 if s.round <= t.scorings[0] else 1
        found += incomes * 0.6 * (t.weapons[at + 1] - t.weapons[at])
        found += scorings * 3.0 * (t.presence[at + 1] - t.presence[at])
    return found + (1.0 if s.leaning and s.leaning[seat] == STYLES.index("track") else 0.0)


def space_after_shifts(s: Minos, at: int, coming: int, age: int) -> float:
    """A die that is placed early is shifted by lower ones that come to its action: the higher it is, the further."""
    t = s.tables
    deed = at // MOST_SPACES
    free = s.row[deed * MOST_SPACES : deed * MOST_SPACES + t.spaces].count(NONE)
    shift = min(float(free), coming / 5 * (s.die[s.row[at]] - 1) / 6)
    near = at + int(shift)
    part = shift - int(shift)
    found = space_worth(s, near, age)
    return found + part * (space_worth(s, near + 1, age) - found) if part > 0.0 else found


def space_worth(s: Minos, at: int, age: int) -> float:
    return s.tables.points[at] * POINT[at // MOST_SPACES] + space_benefits(s, at, age)


def space_benefits(s: Minos, at: int, age: int) -> float:
    t = s.tables
    found = [t.values[age][t.bonus[s.bonus] if program == BONUS else program] for program in t.benefits[at]]
    if not found:
        return 0.0
    return max(found) if t.choose[at] else sum(found)


def open_turn(s: Minos, seat: int, age: int) -> float:
    """What the running turn has still to give: a little less than it is worth once taken."""
    t = s.tables
    found = 0.85 * s.points * POINT[s.deed]
    if s.benefits:
        found += 0.9 * space_benefits(s, s.deed * MOST_SPACES + s.spot, age)
    for card in s.traits:
        found += 0.9 * t.values[age][t.trait[card]]
    return found
