"""What a learner that judges Empire is told: the map as its rulers see it, what goods pay and what the next would, who leads.

A *slot* is a seat in turn order from the one that looks; with two players the neutral third has the last one. Parts of
points are told in 64ths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.native import i64, vec
from labrys.engine.observation import Item, own
from labrys.engine.rows import float_zeros, zeros
from labrys.titles.empire.actions import GOODS, ROW, SLOTS
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.evaluate import ARMY, CITY_WORTH, COIN, horizon, lands, pending, realms, sets
from labrys.titles.empire.frames import BOTH, DESTROYING, EITHER, FINISH, PLACING, SAILING
from labrys.titles.empire.observation import MOST_COINS, MOST_LEFT
from labrys.titles.empire.scoring import PAST_SOURCES, TALLY, allot, holding
from labrys.titles.empire.tables import MOST_SYMBOLS, NOBODY, SET_POINTS, WILD_GOOD

if TYPE_CHECKING:
    from labrys.titles.empire.state import Empire

SECOND: Final = CONTENT.boards[0].regions  # where the regions of side B begin, which are others than those of A
REGIONS: Final = SECOND + CONTENT.boards[1].regions
PART: Final = 64  # a point has so many parts
PARTS: Final = 64.0
REALMS: Final = max(len(board.continents) for board in CONTENT.boards)
KINDS: Final = FINISH + 1
PARTS_OF_CARD: Final = DESTROYING - PLACING + 1
MOVES: Final = SAILING - PLACING + 1  # parts that have an amount: place, march, sail
STANDINGS: Final = 6  # of a slot: regions ruled, by a lead of one, two, more; regions level, regions behind
LEAD: Final = 3  # more than that is as good
MOST_POINTS: Final = 99
MOST_CARDS: Final = 40
MOST_GAIN: Final = max(SET_POINTS[at + 2] - SET_POINTS[at] for at in range(len(SET_POINTS) - 2))
STEPS: Final = 2  # symbols more, for which is told what they would pay


def clues(seats: int) -> tuple[Item, ...]:
    """In the order of the numbers."""
    slots = seats + (seats == 2)
    return (
        own("armies", slots * REGIONS, "By slot and region, those of side B last: armies.", CONTENT.armies, scale=0.25),
        own("cities", slots * REGIONS, "By slot and region: cities.", CONTENT.cities, scale=1.0),
        own("rules", slots * REGIONS, "By slot and region: 1 if it controls the region."),
        own(
            "standings",
            slots * STANDINGS,
            "By slot: regions it controls, with a lead of one, two, more; those where it is level, or behind.",
            SECOND,
            scale=0.3,
        ),
        own("held", slots * REALMS, "By slot and continent: regions controlled.", SECOND, scale=0.3),
        own("margin", slots * REALMS, "By how many more than the best other, 3 at most.", LEAD, -LEAD, scale=0.4),
        own("realms", slots * REALMS, "1 if it controls the continent."),
        own("coins", seats, "By seat in turn order: coins.", MOST_COINS, scale=0.15),
        own("left", seats, "The part of its cards still to take, in 64ths.", PART),
        own("supply", seats, "Armies beside the board.", CONTENT.armies, scale=0.1),
        own("unbuilt", seats, "Cities beside the board.", CONTENT.cities, scale=0.4),
        own("wilds", seats, "Wild cards.", MOST_SYMBOLS, scale=0.5),
        own("symbols", seats * GOODS, "Symbols, with tokens and wild cards that join them.", MOST_SYMBOLS, scale=0.3),
        own("next", seats * GOODS * STEPS, "What one and two more would pay.", MOST_GAIN, -MOST_GAIN, scale=0.5),
        own("points", seats, "Points as they are.", MOST_POINTS, scale=0.1),
        own("expected", seats, "Points that it may expect, in 64ths.", MOST_POINTS * PART, scale=0.15 / PART),
        own("expected_early", seats, "The same, the less the later.", MOST_POINTS * PART, scale=0.15 / PART),
        own("lead", 1, "Points before the best other.", MOST_POINTS, -MOST_POINTS, scale=0.2),
        own(
            "leads",
            3,
            "The same, the more the later; and both so for expected points; in 64ths.",
            MOST_POINTS * PART,
            -MOST_POINTS * PART,
            scale=0.25 / PART,
        ),
        own("ahead", 3, "Three leads again, in 64ths of an s-curve.", PART, -PART),
        own("offer_good", ROW * SLOTS, "By card of the row: its good, or wild.", one_hot=SLOTS),
        own("offer_moves", ROW * MOVES, "Armies to place, marches, voyages.", MOST_LEFT, scale=0.3),
        own("offer_more", ROW * 4, "1 for a second symbol, a city, an attack, for doing both."),
        own("offer_pays", ROW * seats, "What its good would pay to each seat.", MOST_GAIN, -MOST_GAIN, scale=0.5),
        own("deck_goods", SLOTS, "Cards of each good in the deck.", MOST_CARDS, scale=0.15),
        own("deck_parts", PARTS_OF_CARD, "Cards that place, march, sail, build, destroy.", MOST_CARDS, scale=0.1),
        own("asked", seats, "Who is asked, in turn order.", one_hot=seats),
        own("question", KINDS, "What is asked.", one_hot=KINDS),
        own("todo", 2, "Armies or moves left, of anybody and of the one who looks.", MOST_LEFT, scale=0.3),
        own("choice", PARTS_OF_CARD + 1, "What the card in hand offers, and 1 for both.", MOST_LEFT, scale=0.3),
        own("then", PARTS_OF_CARD, "What follows, and how much of it.", MOST_LEFT, scale=0.3),
        own("first", seats, "The first player, in turn order.", one_hot=seats),
        own("late", 1, "How near the end is, squared, in 64ths.", PART),
        own("options", 3, "1 on side B; with the neutral printing; before the last game of a series."),
    )


def note_clues(s: Empire, seat: i64, out: vec[i64]) -> None:
    """Fill a row with them."""
    for place in range(len(out)):
        out[place] = 0
    seats: i64 = s.seats
    slots: i64 = s.sides
    expected = float_zeros(seats)
    control = lands(s, expected)
    realms(s, control, expected)
    points = zeros(slots)
    at = note_map(s, seat, control, points, out)
    gains = zeros(seats * SLOTS * STEPS)
    for slot in range(seats):
        turn: i64 = (seat + slot) % seats
        note_goods(s, turn, slot, control, points, gains, out, at)
        left = horizon(s, turn)
        if s.count_totals():
            for source in range(PAST_SOURCES):
                points[slot] += s.totals(turn * TALLY + source)
                expected[turn] += float(s.totals(turn * TALLY + source))
        hope = expected[turn] + sets(s, turn, control) + pending(s, turn)
        hope += float(s.coins(turn)) * (0.01 + COIN * left)
        hope += left * (
            CITY_WORTH * float(CONTENT.cities - s.unbuilt(turn)) + ARMY * float(CONTENT.armies - s.supply(turn))
        )
        expected[turn] = hope
    at += seats * (5 + GOODS * (1 + STEPS))
    early = horizon(s, seat)
    for slot in range(seats):
        hope = expected[(seat + slot) % seats]
        out[at + slot] = points[slot]
        out[at + seats + slot] = i64(hope * PARTS)
        out[at + 2 * seats + slot] = i64(hope * early * PARTS)
    at = note_race(s, seat, points, expected, early, out, at + 3 * seats)
    at = note_cards(s, gains, out, at)
    note_flow(s, seat, out, at)
    out[len(out) - 4] = i64(early * early * PARTS)
    out[len(out) - 3] = s.side
    out[len(out) - 2] = i64(s.tables.neutral)
    out[len(out) - 1] = i64(s.tables.games - 1 > s.number)


def note_map(s: Empire, seat: i64, control: vec[i64], points: vec[i64], out: vec[i64]) -> i64:
    """Armies, cities and rulers by region, and what follows from them; points for regions and continents are counted."""
    land = s.tables.land
    seats: i64 = s.seats
    slots: i64 = s.sides
    cities: i64 = slots * REGIONS
    rules: i64 = 2 * cities
    standings: i64 = 3 * cities
    held: i64 = standings + slots * STANDINGS
    side: i64
    shift: i64 = SECOND if s.side else 0
    for region in range(land.regions):
        best: i64 = 0
        second: i64 = 0
        place: i64 = region + shift
        for slot in range(slots):
            side = (seat + slot) % seats if slot < seats else slot
            armies: i64 = s.armies(side, region)
            built: i64 = s.cities(side, region)
            out[slot * REGIONS + place] = armies
            out[cities + slot * REGIONS + place] = built
            if armies + built > best:
                second = best
                best = armies + built
            elif armies + built > second:
                second = armies + built
        if best == 0:
            continue
        who = control[region]
        for slot in range(slots):
            side = (seat + slot) % seats if slot < seats else slot
            base: i64 = standings + slot * STANDINGS
            if side == who:
                out[rules + slot * REGIONS + place] = 1
                out[held + slot * REALMS + land.continent_of[region]] += 1
                points[slot] += 1
                out[base] += 1
                lead = best - second
                out[base + (lead if lead < LEAD else LEAD)] += 1
                continue
            strength = out[slot * REGIONS + place] + out[cities + slot * REGIONS + place]
            if strength == best:
                out[base + LEAD + 1] += 1
            elif strength:
                out[base + LEAD + 2] += 1
    margin: i64 = held + slots * REALMS
    realm: i64 = margin + slots * REALMS
    for continent in range(land.continents):
        for slot in range(slots):
            own_regions = out[held + slot * REALMS + continent]
            most: i64 = 0
            for other in range(slots):
                if other != slot and out[held + other * REALMS + continent] > most:
                    most = out[held + other * REALMS + continent]
            before = own_regions - most
            if before > 0:
                out[realm + slot * REALMS + continent] = 1
                points[slot] += 1
            out[margin + slot * REALMS + continent] = min(LEAD, max(-LEAD, before))
    return realm + slots * REALMS


def note_goods(
    s: Empire, seat: i64, slot: i64, control: vec[i64], points: vec[i64], gains: vec[i64], out: vec[i64], at: i64
) -> None:
    """What a seat has and what more of each good would pay."""
    seats: i64 = s.seats
    out[at + slot] = s.coins(seat)
    hand: i64 = s.tables.hand
    out[at + seats + slot] = (hand - s.cards(seat)) * PART // hand
    out[at + 2 * seats + slot] = s.supply(seat)
    out[at + 3 * seats + slot] = s.unbuilt(seat)
    out[at + 4 * seats + slot] = s.goods(seat, WILD_GOOD)
    symbols, tokens, placed, wilds = holding(s, seat, control)
    use = allot(symbols, tokens, placed, wilds)
    at += 5 * seats
    wild: i64 = slot * SLOTS * STEPS + WILD_GOOD * STEPS
    for good in range(GOODS):
        has: i64 = symbols[good] + tokens[good] + use[good]
        now = SET_POINTS[good * MOST_SYMBOLS + has]
        points[slot] += now
        out[at + slot * GOODS + good] = has
        for step in range(STEPS):
            gain = SET_POINTS[good * MOST_SYMBOLS + has + step + 1] - now
            out[at + seats * GOODS + (slot * GOODS + good) * STEPS + step] = gain
            gains[slot * SLOTS * STEPS + good * STEPS + step] = gain
            if symbols[good] and gain > gains[wild + step]:
                gains[wild + step] = gain


def note_race(
    s: Empire, seat: i64, points: vec[i64], expected: vec[float], early: float, out: vec[i64], at: i64
) -> i64:
    """How far the seat that looks is before the best of the others."""
    seats: i64 = s.seats
    most: i64 = 0
    hope = -99.0
    for slot in range(1, seats):
        if points[slot] > most:
            most = points[slot]
        if expected[(seat + slot) % seats] > hope:
            hope = expected[(seat + slot) % seats]
    late = 1.0 - early
    lead = float(points[0] - most)
    hope = expected[seat] - hope
    out[at] = points[0] - most
    out[at + 1] = i64(lead * late * PARTS)
    out[at + 2] = i64(hope * PARTS)
    out[at + 3] = i64(hope * late * PARTS)
    out[at + 4] = i64(curve(lead * 0.5) * late * PARTS)
    out[at + 5] = i64(curve(hope * 0.5) * PARTS)
    out[at + 6] = i64(curve(hope) * late * late * PARTS)
    return at + 7


def curve(much: float) -> float:
    """From -1 to 1, steep in the middle; without the logarithms of a library, which differ in their last digits."""
    return much / (1.0 + (much if much > 0.0 else -much))


def note_cards(s: Empire, gains: vec[i64], out: vec[i64], at: i64) -> i64:
    """The row and the deck."""
    cards = s.tables.cards
    seats: i64 = s.seats
    moves: i64 = at + ROW * SLOTS
    more: i64 = moves + ROW * MOVES
    pays: i64 = more + ROW * 4
    deck: i64 = pays + ROW * seats
    for place in range(s.count_row()):
        card: i64 = s.row(place)
        good = cards.good[card]
        out[at + place * SLOTS + good] = 1
        out[more + place * 4] = i64(cards.symbols[card] > 1)
        note_part(cards.first[card], cards.first_amount[card], out, moves + place * MOVES, more + place * 4)
        if cards.join[card]:
            note_part(cards.second[card], cards.second_amount[card], out, moves + place * MOVES, more + place * 4)
        out[more + place * 4 + 3] = i64(cards.join[card] == BOTH)
        step: i64 = 1 if cards.symbols[card] > 1 else 0
        for slot in range(seats):
            out[pays + place * seats + slot] = gains[(slot * SLOTS + good) * STEPS + step]
    for place in range(s.count_deck()):
        card = s.deck(place)
        out[deck + cards.good[card]] += 1
        out[deck + SLOTS + cards.first[card] - PLACING] += 1
        if cards.join[card]:
            out[deck + SLOTS + cards.second[card] - PLACING] += 1
    return deck + SLOTS + PARTS_OF_CARD


def note_part(what: i64, amount: i64, out: vec[i64], moves: i64, more: i64) -> None:
    """One part of a card's action."""
    if what <= SAILING:
        out[moves + what - PLACING] = amount
    else:
        out[more + what - SAILING] = 1


def note_flow(s: Empire, seat: i64, out: vec[i64], at: i64) -> None:
    """What is asked, and what is still to come of an action."""
    seats: i64 = s.seats
    if s.first != NOBODY:
        first: i64 = at + seats + KINDS + 2 + 2 * PARTS_OF_CARD + 1
        out[first + (s.first - seat + seats) % seats] = 1
    if not s.depth:
        return
    kind: i64 = s.kind
    out[at + (s.asked - seat + seats) % seats] = 1
    at += seats
    out[at + kind] = 1
    at += KINDS
    if PLACING <= kind <= SAILING:
        out[at] = s.arg
        if s.asked == seat:
            out[at + 1] = s.arg
    at += 2
    if kind == EITHER or kind == BOTH:
        cards = s.tables.cards
        card: i64 = s.arg
        out[at + cards.first[card] - PLACING] = cards.first_amount[card]
        out[at + cards.second[card] - PLACING] = cards.second_amount[card]
        out[at + PARTS_OF_CARD] = i64(kind == BOTH)
    at += PARTS_OF_CARD + 1
    if s.depth > 1:
        kind = s.kind_at(s.depth - 2)
        if PLACING <= kind <= DESTROYING:
            out[at + kind - PLACING] = max(i64(1), s.arg_at(s.depth - 2))
