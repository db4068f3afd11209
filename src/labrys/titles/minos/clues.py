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
    HAND,
    N_GOODS,
    N_TRACKS,
    NOBODY,
    NONE,
)
from labrys.titles.minos.content import (
    ABILITIES,
    AGE_CARDS,
    CARDS,
    COLOURS,
    MOST_REGIONS,
    MOST_SPACES,
    ROUTES,
)
from labrys.titles.minos.effects.gains import (
    VASES_IN_PLAY,
)
from labrys.titles.minos.evaluate import SPREAD, battles, growth, hand, laid, resources, rounds_left
from labrys.titles.minos.frames import DRAFT, FINISH, GROUP, PICK, RETRIEVE, TURN
from labrys.titles.minos.scoring import (
    farm_points,
    lasting_points,
    leftover_points,
    palace_points,
    piece_points,
    region_points,
)
from labrys.titles.minos.side_clues import (
    DEEDS,
    FINE,
    MEANS,
    PIECES,
    TRACK_STEPS,
    TRIGGERS,
    note_growth,
    note_map,
    note_means,
)
from labrys.titles.minos.tables import N_LEVELS

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

MOST: Final = 16 * 400
PARTS: Final = 16  # of what a seat may expect
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
        own("tracks", slots * N_TRACKS * TRACK_STEPS, "The spaces of its markers.", one_hot=TRACK_STEPS),
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
    at += slots * (MEANS + 2 * N_GOODS + N_TRACKS * TRACK_STEPS + len(ABILITIES) * N_LEVELS + ROUTES)
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
