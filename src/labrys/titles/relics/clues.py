"""What a learner that judges Relics is told: ways and needs of every seat, the own hand, what may still turn up.

Of the hands of others and of what lies face down only what a seat can reckon enters. Seats stand in turn order from the one
that looks. Parts are told in 64ths.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from labrys.engine.native import i64, vec
from labrys.engine.observation import Item, own
from labrys.engine.rows import float_zeros, zeros
from labrys.engine.sets import has
from labrys.titles.relics.actions import WAYS
from labrys.titles.relics.content import CONTENT, FACE_DOWN, OFF_MAP, SUITS
from labrys.titles.relics.evaluate import (
    EDGE,
    MEAN_ROLL,
    suits_of,
    ways,
)
from labrys.titles.relics.frames import HAND
from labrys.titles.relics.observation import MOST_ROUNDS
from labrys.titles.relics.seat_clues import BY_SUIT, FAR_OFF, ONCE, PART, note_seat

if TYPE_CHECKING:
    from labrys.titles.relics.state import Relics

PARTS: Final = 64.0
MOST_NEED: Final = 120  # points
AROUND: Final = 4  # is the tile free, or own; what is face down beside it, and pieces
SHOWN_CARDS: Final = 4
SUIT_TILES: Final = CONTENT.tiles_per_suit
SUIT_CARDS: Final = CONTENT.cards_per_suit
DIE: Final = CONTENT.die_sides


def clues(seats: int) -> tuple[Item, ...]:
    """In the order of the numbers."""
    each = seats * SUITS
    return (
        own("owned", each, "By seat and suit: tiles that it owns.", SUIT_TILES, scale=0.5),
        own("near", each, "How near a tile is that can be had of a suit that it misses.", PART),
        own("way", each, "The points to it.", FAR_OFF, scale=0.08),
        own("none", each, "1 if there is none."),
        own("near_foe", each, "How near one is that another owns.", PART),
        own("way_foe", each, "The points to it.", FAR_OFF, scale=0.08),
        own("threat", each, "How near another is to its only tile of a suit, who misses it.", PART),
        own("within", each, "1 if a tile of a missing suit is within the points of the turn."),
        own("rivals", each, "Of suits that it owns: tiles of others.", SUIT_TILES, scale=0.3),
        own(
            "standing",
            seats * ONCE,
            "By seat: off the map, suits, tiles, cards, points to what is face down, on turn, turns until then, five or four"
            " suits, on a tile that it can claim, gone, within reach.",
            CONTENT.cards_per_suit * SUITS,
            scale=0.2,
        ),
        own("need", seats, "Points that it needs, as far as one can tell.", MOST_NEED * PART, scale=0.03 / PART),
        own("lag", seats, "With those until its turn.", MOST_NEED * PART, scale=0.03 / PART),
        own("close", seats, "How close that is.", PART),
        own("share", seats, "The part that it has in all chances by these.", PART),
        own(
            "before",
            3,
            "How far the seat is before the best other; s-curves of it.",
            6 * PART,
            -6 * PART,
            scale=1 / PART,
        ),
        own("hand", SUITS * SHOWN_CARDS, "By suit: 1 for each card in the own hand."),
        own("use", SUITS * 3, "1 for a card of a suit that is missed; for a second; for none."),
        own("ready", SUITS, "How near a tile is that the hand can claim.", PART),
        own("wanted", SUITS, "1 for each suit of which neither tile nor card is there."),
        own("unseen", SUITS, "Cards of a suit that are somewhere else.", SUIT_CARDS, scale=0.1),
        own("open", SUITS, "Tiles of a suit that lie open.", SUIT_TILES, scale=0.2),
        own("free", SUITS, "And are nobody's.", SUIT_TILES, scale=0.3),
        own("pool", SUITS, "Tiles of a suit that are likely face down.", SUIT_TILES * PART, scale=0.4 / PART),
        own("hidden", 1, "Tiles face down.", PART),
        own("stock", 1, "Cards in the stack.", SUIT_CARDS * SUITS, scale=0.02),
        own("rounds", 2, "The round, and those left before a limit.", MOST_ROUNDS, scale=0.02),
        own("points", 2 * DIE, "1 for each point left: of the own turn, of another's."),
        own("asked", seats, "Who is asked, in turn order.", one_hot=seats),
        own("question", HAND + 1, "What is asked.", one_hot=HAND + 1),
        own("first", seats, "Who began, in turn order.", one_hot=seats),
        own("brisk", 1, "1 with another table of costs."),
        own("stand", SUITS, "The suit of the tile on which the own piece stands.", one_hot=SUITS),
        own("beside", SUITS * 3, "By suit: tiles beside it, free, own, another's.", WAYS, scale=0.5),
        own("around", AROUND, "It is free, or own; hidden tiles beside it, pieces beside it.", WAYS, scale=0.5),
    )


def note_clues(s: Relics, seat: i64, out: vec[i64]) -> None:
    """Fill a row with them."""
    for place in range(len(out)):
        out[place] = 0
    seats: i64 = s.seats
    tiles = s.tables.tiles
    suits = suits_of(s)
    seen = zeros(SUITS)
    free = zeros(SUITS)
    hidden: i64 = 0
    for tile in range(tiles):
        suit = suits[tile]
        if suit == FACE_DOWN:
            hidden += 1
        else:
            seen[suit] += 1
            if not has(s.claimed, tile):
                free[suit] += 1
    unseen = zeros(SUITS)
    cards: i64 = 0
    for suit in range(SUITS):
        unseen[suit] = SUIT_CARDS - s.discards(suit) - s.hand(seat, suit)
        cards += unseen[suit]
    pool = likely(s, seen, hidden)
    each: i64 = seats * SUITS
    once: i64 = BY_SUIT * each
    needs = float_zeros(seats)
    paths: list[vec[i64]] = []
    owned = zeros(seats)  # by slot: the suits that it owns, as bits
    for slot in range(seats):
        paths.append(ways(s, (seat + slot) % seats, suits))
        owned[slot] = s.suit_set((seat + slot) % seats)
    for slot in range(seats):
        needs[slot] = note_seat(s, seat, slot, suits, hidden, pool, unseen, cards, paths, owned, out)
    at = once + seats * ONCE
    at = note_race(s, seat, needs, out, at)
    at = note_hand(s, seat, out, at)
    for suit in range(SUITS):
        out[at + suit] = unseen[suit]
        out[at + SUITS + suit] = seen[suit]
        out[at + 2 * SUITS + suit] = free[suit]
        out[at + 3 * SUITS + suit] = i64(pool[suit] * PARTS)
    at += 4 * SUITS
    out[at] = hidden * PART // tiles
    out[at + 1] = s.stock
    rounds: i64 = s.round
    limit: i64 = s.round_limit
    out[at + 2] = rounds
    out[at + 3] = limit - rounds if limit > rounds else 0
    at += 4
    turn: i64 = s.seat_at(0) if s.depth else 0
    for point in range(s.points):
        out[at + (0 if turn == seat else DIE) + point] = 1
    at += 2 * DIE
    if s.depth:
        out[at + (s.asked - seat + seats) % seats] = 1
        out[at + seats + s.kind] = 1
    at += seats + HAND + 1
    out[at + (s.first - seat + seats) % seats] = 1
    at += seats
    out[at] = i64(s.tables.cost[1] == 1)
    note_place(s, seat, suits, out, at + 1)


def likely(s: Relics, seen: vec[i64], hidden: i64) -> vec[float]:
    """By suit: the tiles that are face down, on average over what fits."""
    square = s.tables.square
    found = float_zeros(SUITS)
    if not hidden:
        return found
    aside: i64 = square.aside
    drawn: i64 = 0
    spare: i64 = 0
    for suit in range(SUITS):
        more = seen[suit] - aside if seen[suit] > aside else 0
        drawn += more
        spare += SUIT_TILES - aside - more
    for suit in range(SUITS):
        more = seen[suit] - aside if seen[suit] > aside else 0
        if seen[suit] < aside:
            found[suit] = float(aside - seen[suit])
        if spare > 0:
            found[suit] += float(square.extra - drawn) * float(SUIT_TILES - aside - more) / float(spare)
    return found


def note_race(s: Relics, seat: i64, needs: vec[float], out: vec[i64], at: i64) -> i64:
    """Needs and lags of all seats, and the chances that follow."""
    seats: i64 = s.seats
    turn: i64 = s.seat_at(0) if s.depth else 0
    lags = float_zeros(seats)
    weights = float_zeros(seats)
    total = 0.0
    best = float(MOST_NEED)
    for slot in range(seats):
        who: i64 = (seat + slot) % seats
        points = needs[slot]
        lag = points
        if who != turn or s.points == 0:
            lag += MEAN_ROLL * float((who - turn + seats) % seats) / float(seats)
        elif points > float(s.points):
            lag += MEAN_ROLL - float(s.points)
        else:
            lag *= 0.5
        lags[slot] = min(lag, float(MOST_NEED))
        edge = lags[slot] + EDGE
        weights[slot] = 0.0 if has(s.gone, who) else 1.0 / (edge * edge * sqrt(edge))
        total += weights[slot]
        if slot and lags[slot] < best:
            best = lags[slot]
    for slot in range(seats):
        out[at + slot] = i64(min(needs[slot], float(MOST_NEED)) * PARTS)
        out[at + seats + slot] = i64(lags[slot] * PARTS)
        out[at + 2 * seats + slot] = i64(4.0 / (4.0 + lags[slot]) * PARTS)
        if total > 0.0:
            out[at + 3 * seats + slot] = i64(weights[slot] / total * PARTS)
    at += 4 * seats
    before = best - lags[0]
    out[at] = i64(before * 0.05 * PARTS)
    out[at + 1] = i64(curve(before * 0.1) * PARTS)
    out[at + 2] = i64(curve(before * 0.3) * PARTS)
    return at + 3


def curve(much: float) -> float:
    """From -1 to 1, steep in the middle."""
    return much / (1.0 + (much if much > 0.0 else -much))


def note_hand(s: Relics, seat: i64, out: vec[i64], at: i64) -> i64:
    """The own cards, and what they are good for."""
    each: i64 = s.seats * SUITS
    use: i64 = at + SUITS * SHOWN_CARDS
    wanted: i64 = use + SUITS * 4
    for suit in range(SUITS):
        cards: i64 = s.hand(seat, suit)
        for card in range(min(cards, SHOWN_CARDS)):
            out[at + suit * SHOWN_CARDS + card] = 1
        if out[suit]:
            continue
        if cards:
            out[use + suit * 3] = 1
            out[use + suit * 3 + 1] = i64(cards > 1)
            out[use + SUITS * 3 + suit] = out[each + suit]
        else:
            out[use + suit * 3 + 2] = 1
            out[wanted] = 1
            wanted += 1
    return use + SUITS * 5


def note_place(s: Relics, seat: i64, suits: vec[i64], out: vec[i64], at: i64) -> None:
    """The tile on which the own piece stands, and those beside it."""
    piece: i64 = s.piece(seat)
    if piece == OFF_MAP:
        return
    own_tiles = s.own(seat)
    if suits[piece] != FACE_DOWN:
        out[at + suits[piece]] = 1
    beside: i64 = at + SUITS
    around: i64 = beside + SUITS * 3
    out[around] = i64(not has(s.claimed, piece)) * 2
    out[around + 1] = i64(has(own_tiles, piece)) * 2
    for way in range(piece * WAYS, piece * WAYS + WAYS):
        tile = s.tables.beside[way]
        if tile >= s.tables.tiles:
            continue
        of = suits[tile]
        if of == FACE_DOWN:
            out[around + 2] += 1
        elif not has(s.claimed, tile):
            out[beside + of] += 1
        elif has(own_tiles, tile):
            out[beside + SUITS + of] += 1
        else:
            out[beside + 2 * SUITS + of] += 1
        for other in range(s.seats):
            if other != seat and s.piece(other) == tile:
                out[around + 3] += 1
