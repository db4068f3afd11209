"""What a learner that judges Minos is told: what each seat may expect from what, its means, and how far it is from the next gain.

A question inside of a move is first answered in the most obvious way (`evaluate.answered`), in the world that the seat
imagines. Of the hands and plans of others only what all know enters. Seats stand in turn order from the one that looks, an
automaton last. Parts of points are told in 16ths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.native import i64, vec
from labrys.engine.observation import Item, own
from labrys.engine.rows import float_zeros
from labrys.engine.sets import has
from labrys.titles.minos.bots.outlook import dice, groups, open_turn, space_benefits
from labrys.titles.minos.bots.setup_values import picked
from labrys.titles.minos.constants import (
    AREA,
    CULTURE,
    HAND,
    N_GOODS,
    N_TRACKS,
    NOBODY,
    NONE,
    PALACE,
    POPULATION,
    promised,
)
from labrys.titles.minos.content import (
    ABILITIES,
    AGE_CARDS,
    CARDS,
    COLOURS,
    MOST_REGIONS,
    MOST_SPACES,
    ROUTES,
    TRACK_TOP,
)
from labrys.titles.minos.effects.gains import (
    CULTURE_TOP,
    DOMINANCE,
    INCOME_END,
    INFLUENCE_TOP,
    PALACE_CARDS,
    POPULATION_TOP,
    PRESENCE,
    ROUTE_SPACES,
    SAME_GOOD,
    SHIPS,
    TOWERS,
    VASES_IN_PLAY,
    most_of_a_good,
    most_of_a_trigger,
)
from labrys.titles.minos.evaluate import SPREAD, battles, growth, hand, laid, resources, rounds_left
from labrys.titles.minos.frames import DRAFT, FINISH, GROUP, PICK, RETRIEVE, TURN
from labrys.titles.minos.rules.extra import visible_sea
from labrys.titles.minos.scoring import (
    farm_points,
    lasting_points,
    leftover_points,
    palace_points,
    piece_points,
    region_points,
)
from labrys.titles.minos.tables import N_LEVELS

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

FINE: Final = 16.0  # a point has so many parts
MOST: Final = 16 * 400
DEEDS: Final = 5
PARTS: Final = 16  # of what a seat may expect
MEANS: Final = 22
TRIGGERS: Final = 8
STEPS: Final = TRACK_TOP + 1
PIECES: Final = 3  # City, Tower, Farm
DIE: Final = 6
KINDS: Final = 6  # questions that are told apart
WAYS: Final = 8  # actions and the halves of Expand
EXTRAS: Final = 6
RIVAL_NUMBERS: Final = 24
ODDS: Final = 1024.0


def clues(seats: int) -> tuple[Item, ...]:
    """In the order of the numbers."""
    slots = max(seats, 2)
    found = [
        own("points", slots, "By seat: points so far.", 400, -400, scale=0.02),
        own("parts", slots * PARTS, "What it may expect from what.", MOST, -MOST, scale=0.1 / FINE),
        own("expected", slots, "All of that.", MOST, -MOST, scale=0.02 / FINE),
        own("leads", slots, "How many more than each other.", MOST, -MOST, scale=0.05 / FINE),
        own("late_leads", slots, "The same, the more the later.", MOST, -MOST, scale=0.1 / FINE),
        own("means", slots * MEANS, "Coins, Weaponry, Warriors, buildings, cards and the like.", 99, scale=0.1),
        own("goods", slots * N_GOODS, "Goods of each type.", 99, scale=0.3),
        own("temps", slots * N_GOODS, "Temporary Goods of each type.", 99, scale=0.3),
        own("tracks", slots * N_TRACKS * STEPS, "The spaces of its markers.", one_hot=STEPS),
        own("ability", slots * len(ABILITIES) * N_LEVELS, "Its Ability and level.", one_hot=len(ABILITIES) * N_LEVELS),
        own("ships", slots * ROUTES, "The spaces of its Ships.", 9, scale=0.3),
        own("vases", slots * VASES_IN_PLAY, "1 for a Vase that it has claimed."),
        own("vase_way", slots * VASES_IN_PLAY, "What it lacks for one that it has not.", 9, scale=0.25),
        own("traits", slots * TRIGGERS, "What its Royal Traits are worth, by trigger.", MOST, -MOST, scale=0.3 / FINE),
        own("dice_points", slots * DEEDS, "Action points of its dice, by action.", 99, scale=0.2),
        own("dice", slots * DEEDS, "Its dice, by action.", 16, scale=0.5),
        own("pending", slots * N_TRACKS, "Steps still to take.", 99, scale=0.5),
        own("turn", slots * 3, "Who is on turn, who is asked, who began."),
        own("warriors", slots * MOST_REGIONS, "Warriors by region.", 99, scale=0.4),
        own("built", slots * MOST_REGIONS * PIECES, "City, Tower and Farm by region."),
        own("sea", MOST_REGIONS, "What Sea Peoples demand that can be fought.", 99, scale=0.1),
        own(
            "own_hand",
            6,
            "Cards, what they bring, their traits and points, the least price, those within means.",
            MOST,
            -MOST,
            scale=0.02,
        ),
        own("offer", 4, "The same of the cards face up: the best.", MOST, -MOST, scale=0.05),
        own("round", 5, "The round.", one_hot=5),
        own("left", 2, "Rounds and scorings still to come, in 16ths.", 99, scale=1 / 32),
        own("question", KINDS, "What is asked.", one_hot=KINDS),
        own("free_dice", len(COLOURS) * DIE, "Dice that nobody has, by colour and value.", 24, scale=0.5),
        own("free_spaces", DEEDS, "Action spaces without a die.", MOST_SPACES, scale=0.3),
        own("deed", WAYS, "The action of the turn.", one_hot=WAYS),
        own("todo", 3, "Points left of it, its benefits and traits still to take.", MOST, -MOST, scale=0.2 / FINE),
        own("extras", EXTRAS, "Extra actions that were used."),
        own("vase_taken", VASES_IN_PLAY, "Covered slots of each Vase.", 9, scale=0.3),
        own("stock", N_GOODS, "Goods face up.", 99, scale=0.2),
        own("over", 1, "1 once the move at hand ends the game."),
    ]
    if seats == 1:
        found.append(own("rival", RIVAL_NUMBERS, "What Rhadamanthus is and has.", MOST, -MOST, scale=0.05))
    odds = int(40 * ODDS)
    found.append(own("odds", slots, "What all that makes of the chances, as logarithms.", odds, -odds, scale=1 / ODDS))
    return tuple(found)


def note_clues(s: Minos, seat: i64, out: vec[i64]) -> None:
    """Fill a row with them; ``s`` has no open question, or is over. What concerns an automaton is left to it."""
    for place in range(len(out)):
        out[place] = 0
    seats: i64 = s.seats
    slots: i64 = s.sides
    expected = float_zeros(slots)
    rounds = rounds_left(s) if s.depth else 0.0
    at = 2 * slots + slots * PARTS
    for slot in range(seats):
        turn: i64 = (seat + slot) % seats
        if s.depth:
            out[slot] = s.vp(turn)
            expected[slot] = note_parts(s, seat, turn, slot, rounds, out, slots)
        else:
            out[slot] = s.scores()[turn]
            expected[slot] = float(out[slot])
    note_race(s, expected, rounds, out)
    at += 2 * slots
    for slot in range(slots):
        note_means(s, seat, slot, out, at)
    at += slots * (MEANS + 2 * N_GOODS + N_TRACKS * STEPS + len(ABILITIES) * N_LEVELS + ROUTES)
    at = note_growth(s, seat, out, at)
    at = note_map(s, seat, out, at)
    at = note_cards(s, seat, out, at)
    note_table(s, rounds, out, at)


def note_parts(s: Minos, looks: i64, seat: i64, slot: i64, rounds: float, out: vec[i64], slots: i64) -> float:
    """What a seat may expect to have at the end, by what it comes from (`evaluate.value`)."""
    t = s.tables
    age = s.active_age()
    parts = float_zeros(PARTS)
    parts[0] = float(palace_points(s, seat))
    parts[1] = float(leftover_points(s, seat))
    parts[2] = float(t.played_vp * s.count_at(AREA + seat))
    parts[3] = float(piece_points(s, seat))
    if s.count_lasting():
        parts[4] = float(lasting_points(s, seat, True))
    if s.kind_at(0) != FINISH:
        scorings = 2.0 if s.round <= t.scorings[0] else 1.0
        parts[5] = scorings * float(farm_points(s, seat))
        parts[6] = scorings * 0.85 * float(region_points(s, seat))
        if s.count_lasting():
            parts[7] = scorings * float(lasting_points(s, seat, False))
        parts[8] = resources(s, seat, rounds)
        parts[9] = hand(s, seat, rounds) if seat == looks else hoped(s, seat, rounds)
        parts[10] = laid(s, seat, rounds, age)
        parts[11] = growth(s, seat, rounds)
        parts[12] = dice(s, seat, age)
        parts[13] = groups(s, seat, rounds, age, seat == looks)
        parts[14] = battles(s, seat, age)
        if s.active == seat:
            parts[15] = open_turn(s, seat, age)
    if s.kind == PICK:
        parts[15] = picked(s, seat)
    total = float(s.vp(seat))
    at: i64 = slots + slot * PARTS
    for part in range(PARTS):
        total += parts[part]
        out[at + part] = i64(parts[part] * FINE)
    return total


def hoped(s: Minos, seat: i64, rounds: float) -> float:
    """What cards in another's hand are worth, of which only the Age is known."""
    count = float(s.number_at(HAND + seat, 0) + s.number_at(HAND + seat, 1))
    keen = min(count, 2.0 + 2.0 * rounds)
    each = 0.8 + (0.3 * float(s.number_at(HAND + seat, 1)) / count if count > 0.0 else 0.0)
    return min(1.0, rounds) * each * (keen + 0.3 * (count - keen))


def note_race(s: Minos, expected: vec[float], rounds: float, out: vec[i64]) -> None:
    """Who is before whom by how much, and the odds."""
    seats: i64 = s.seats
    slots: i64 = s.sides
    at = slots + slots * PARTS
    late = 1.0 - rounds / float(s.tables.rounds + 1)
    best = expected[1] if seats > 1 else 0.0
    for slot in range(2, seats):
        if expected[slot] > best:
            best = expected[slot]
    for slot in range(seats):
        lead = expected[0] - (expected[slot] if slot else best)
        out[at + slot] = i64(expected[slot] * FINE)
        out[at + slots + slot] = i64(lead * FINE)
        out[at + 2 * slots + slot] = i64(lead * late * FINE)
        out[len(out) - slots + slot] = i64((expected[slot] - expected[0]) / SPREAD * ODDS)


def note_means(s: Minos, looks: i64, slot: i64, out: vec[i64], at: i64) -> None:
    """What a side has."""
    slots: i64 = s.sides
    seats: i64 = s.seats
    side: i64 = (looks + slot) % seats if slot < seats else slot
    base: i64 = at + slot * MEANS
    out[base] = s.coins(side)
    out[base + 1] = s.weapons(side)
    out[base + 2] = s.reserves(side)
    out[base + 3] = s.supply(side)
    out[base + 4] = s.income(side)
    out[base + 5] = s.warriors_on_map(side)
    out[base + 6] = s.presence(side)
    out[base + 7] = s.dominance(side)
    out[base + 8] = s.cities(side)
    out[base + 9] = s.towers(side)
    out[base + 10] = s.farms(side)
    out[base + 11] = s.ships(side)
    out[base + 12] = s.route_spaces(side)
    out[base + 13] = s.trophies(side)
    out[base + 14] = s.number_at(HAND + side, 0)
    out[base + 15] = s.number_at(HAND + side, 1)
    out[base + 16] = s.count_at(AREA + side)
    out[base + 17] = s.count_at(PALACE + side)
    out[base + 18] = s.lowest(side)
    tiles = s.tiles(side)
    while tiles:
        tiles &= tiles - 1
        out[base + 19] += 1
    for promise in range(s.count_lasting()):
        if promised(s.lasting(promise))[1] == side:
            out[base + 20] += 1
    out[base + 21] = s.level(side)
    at += slots * MEANS
    for good in range(N_GOODS):
        out[at + slot * N_GOODS + good] = s.goods(side, good)
        out[at + (slots + slot) * N_GOODS + good] = s.temps(side, good)
    at += 2 * slots * N_GOODS
    for track in range(N_TRACKS):
        out[at + (slot * N_TRACKS + track) * STEPS + s.track(side, track)] = 1
    at += slots * N_TRACKS * STEPS
    tile: i64 = s.ability(side)
    if tile != NONE:
        out[at + slot * len(ABILITIES) * N_LEVELS + s.tables.ability_kind[tile] * N_LEVELS + s.level(side) - 1] = 1
    at += slots * len(ABILITIES) * N_LEVELS
    for route in range(ROUTES):
        out[at + slot * ROUTES + route] = s.ship(side, route)


def note_growth(s: Minos, looks: i64, out: vec[i64], at: i64) -> i64:
    """Vases, Royal Traits, dice on the action board, steps to take, and whose turn it is."""
    slots: i64 = s.sides
    seats: i64 = s.seats
    t = s.tables
    age = s.active_age()
    way: i64 = at + slots * VASES_IN_PLAY
    traits: i64 = way + slots * VASES_IN_PLAY
    points: i64 = traits + slots * TRIGGERS
    placed: i64 = points + slots * DEEDS
    pending: i64 = placed + slots * DEEDS
    turn: i64 = pending + slots * N_TRACKS
    for slot in range(slots):
        side: i64 = (looks + slot) % seats if slot < seats else slot
        for vase in range(VASES_IN_PLAY):
            if side < seats:
                if has(s.vase_by(vase), side):
                    out[at + slot * VASES_IN_PLAY + vase] = 1
                else:
                    out[way + slot * VASES_IN_PLAY + vase] = lacks(s, s.vase(vase), side)
        card: i64 = s.first_at(PALACE + side)
        while card < CARDS:
            out[traits + slot * TRIGGERS + t.trigger[card]] += i64(t.value(t.trait[card], age) * FINE)
            card = s.after(card)
        for track in range(N_TRACKS):
            out[pending + slot * N_TRACKS + track] = s.pending(side, track)
        if s.depth:
            out[turn + slot] = i64(s.active == side)
            out[turn + slots + slot] = i64(s.asked == side)
        out[turn + 2 * slots + slot] = i64(s.first == side)
    for space in range(DEEDS * MOST_SPACES):
        die: i64 = s.row(space)
        if die != NONE and s.die_seat(die) != NOBODY:
            side = s.die_seat(die)
            slot = (side - looks + seats) % seats if side < seats else side
            out[points + slot * DEEDS + space // MOST_SPACES] += t.points[space]
            out[placed + slot * DEEDS + space // MOST_SPACES] += 1
    return turn + 3 * slots


def lacks(s: Minos, vase: i64, seat: i64) -> i64:
    """By how much a seat misses what is painted on a Vase."""
    goal = s.tables.goal[vase]
    if goal == INCOME_END:
        return min(i64(9), s.tables.income_top - s.income(seat))
    if goal == SAME_GOOD:
        there = most_of_a_good(s, seat)
    elif goal == CULTURE_TOP:
        there = s.track(seat, CULTURE)
    elif goal == POPULATION_TOP:
        there = s.track(seat, POPULATION)
    elif goal == INFLUENCE_TOP:
        there = s.track(seat, 0)
    elif goal == PRESENCE:
        there = s.presence(seat)
    elif goal == DOMINANCE:
        there = s.dominance(seat)
    elif goal == ROUTE_SPACES:
        there = s.route_spaces(seat)
    elif goal == TOWERS:
        there = s.towers(seat)
    elif goal == SHIPS:
        there = s.ships(seat)
    elif goal == PALACE_CARDS:
        there = s.count_at(PALACE + seat)
    else:
        there = most_of_a_trigger(s, seat)
    return max(i64(0), min(i64(9), s.tables.goal_value[vase] - there))


def note_map(s: Minos, looks: i64, out: vec[i64], at: i64) -> i64:
    """Who stands and has built where, and what can be fought."""
    slots: i64 = s.sides
    seats: i64 = s.seats
    built: i64 = at + slots * MOST_REGIONS
    sea: i64 = built + slots * MOST_REGIONS * PIECES
    for region in range(s.tables.regions):
        for slot in range(slots):
            side: i64 = (looks + slot) % seats if slot < seats else slot
            out[at + slot * MOST_REGIONS + region] = s.warriors(side, region)
            place: i64 = built + (slot * MOST_REGIONS + region) * PIECES
            out[place] = i64(s.city(region) == side)
            out[place + 1] = i64(s.tower(region) == side)
            out[place + 2] = i64(s.farm(region) == side)
        tile = visible_sea(s, region)
        if tile != NONE:
            out[sea + region] = s.tables.demand[tile]
    return sea + MOST_REGIONS


def note_cards(s: Minos, looks: i64, out: vec[i64], at: i64) -> i64:
    """The own hand and the cards face up."""
    t = s.tables
    age = s.active_age()
    coins: i64 = s.coins(looks)
    least: i64 = 99
    card: i64 = s.first_at(HAND + looks)
    while card < CARDS:
        out[at] += 1
        out[at + 1] += i64(t.value(t.instant[card], age))
        out[at + 2] += i64(2.0 * t.value(t.trait[card], age))
        out[at + 3] += t.vp[card]
        if t.cost[card] < least:
            least = t.cost[card]
        if t.cost[card] <= coins:
            out[at + 5] += 1
        card = s.after(card)
    out[at + 4] = least if least < 99 else 0
    at += 6
    for place in range(s.count_offer()):
        card = s.offer(place)
        out[at] = max(out[at], i64(t.value(t.instant[card], age)))
        out[at + 1] = max(out[at + 1], i64(2.0 * t.value(t.trait[card], age)))
        out[at + 2] = max(out[at + 2], t.vp[card])
        out[at + 3] += i64(card >= AGE_CARDS)
    return at + 4


def note_table(s: Minos, rounds: float, out: vec[i64], at: i64) -> None:
    """The round, the dice that are free, the running turn."""
    t = s.tables
    age = s.active_age()
    out[at + min(s.round, i64(4))] = 1
    out[at + 5] = i64(rounds * FINE)
    out[at + 6] = 32 if s.round <= t.scorings[0] else 16
    at += 7
    if s.depth:
        out[at + question(s.kind)] = 1
    at += KINDS
    for die in range(s.count_die()):
        value: i64 = s.die(die)
        if value and s.die_seat(die) == NOBODY:
            out[at + t.colour[die] * DIE + value - 1] += 1
    at += len(COLOURS) * DIE
    for deed in range(DEEDS):
        for space in range(t.spaces):
            if s.row(deed * MOST_SPACES + space) == NONE:
                out[at + deed] += 1
    at += DEEDS
    if s.active != NOBODY:
        out[at + s.deed] = 1
        out[at + WAYS] = s.points * 16
        if s.benefits:
            out[at + WAYS + 1] = i64(space_benefits(s, s.deed * MOST_SPACES + s.spot, age) * FINE)
        for trait in range(s.count_traits()):
            out[at + WAYS + 2] += i64(t.value(t.trait[s.traits(trait)], age) * FINE)
        for extra in range(EXTRAS):
            out[at + WAYS + 3 + extra] = i64(has(s.extras, extra))
    at += WAYS + 3 + EXTRAS
    for vase in range(VASES_IN_PLAY):
        out[at + vase] = s.vase_taken(vase)
    at += VASES_IN_PLAY
    for good in range(N_GOODS):
        out[at + good] = s.stock(good)
    out[at + N_GOODS] = i64(s.depth == 0)


def question(kind: i64) -> i64:
    """The number of a question among those that are told apart."""
    if kind == PICK:
        return 0
    if kind == DRAFT:
        return 1
    if kind == GROUP:
        return 2
    if kind == TURN:
        return 3
    if kind == RETRIEVE:
        return 4
    return 5
