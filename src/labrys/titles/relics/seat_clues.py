"""The clues of Relics about each seat: what it owns, the ways to what it misses, and the action points that it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.native import i64, vec
from labrys.engine.rows import zeros
from labrys.engine.sets import has
from labrys.titles.relics.content import FACE_DOWN, OFF_MAP, SUITS
from labrys.titles.relics.evaluate import (
    CLOSED_DRAW,
    HARMONIC,
    ONE_CARD,
    OPEN_DRAW,
    SPARE_CARD,
    SPARE_TILE,
    TWO_CARDS,
    UNCLAIMED,
    WAY,
)
from labrys.titles.relics.tables import EXPLORE_AND_ENTER, FAR, STORM

if TYPE_CHECKING:
    from labrys.titles.relics.state import Relics

PART: Final = 64
FAR_OFF: Final = 30  # points: a way that is longer is as good as none
BY_SUIT: Final = 9  # kinds of numbers by seat and suit
ONCE: Final = 12  # and by seat alone


def near(points: i64) -> i64:
    """How near that is, in parts."""
    return 2 * PART // (2 + points)


def note_seat(
    s: Relics,
    looks: i64,
    slot: i64,
    suits: vec[i64],
    hidden: i64,
    pool: vec[float],
    unseen: vec[i64],
    cards: i64,
    paths: list[vec[i64]],
    sets: vec[i64],
    out: vec[i64],
) -> float:
    """What can be said of a seat; the action points that it needs, as `evaluate.need` reckons but by what the looker knows."""
    seats: i64 = s.seats
    seat: i64 = (looks + slot) % seats
    way = paths[slot]
    own_tiles = s.own(seat)
    barred = s.barred(seat)
    tiles = s.tables.tiles
    cost = s.tables.cost
    free = zeros(SUITS)
    foe = zeros(SUITS)
    owned = zeros(SUITS)
    others = zeros(SUITS)
    only = zeros(SUITS)
    frontier: i64 = FAR
    count: i64 = 0
    for suit in range(SUITS):
        free[suit] = FAR
        foe[suit] = FAR
    for tile in range(tiles):
        of = suits[tile]
        if of == FACE_DOWN:
            if way[tile] < frontier:
                frontier = way[tile]
        elif has(own_tiles, tile):
            owned[of] += 1
            only[of] = tile
            count += 1
        elif has(barred, tile):
            others[of] += 1
            if way[tile] - STORM < foe[of]:
                foe[of] = way[tile] - STORM
        elif way[tile] < free[of]:
            free[of] = way[tile]
    held: i64 = s.held(seat)
    turn: i64 = s.seat_at(0) if s.depth else 0
    points: i64 = s.points if seat == turn else 0
    each: i64 = seats * SUITS
    at: i64 = slot * SUITS
    journey = 0.0
    spare = 0.0
    wanted = 0.0
    has_suits: i64 = 0
    reach: i64 = 0
    for suit in range(SUITS):
        out[at + suit] = owned[suit]
        hoped = float(held) * float(unseen[suit]) / float(cards) if cards > 0 else 0.0
        lacking = 1.0
        if slot == 0:
            hoped = float(s.hand(seat, suit))
            lacking = 0.0 if s.hand(seat, suit) else 1.0
        else:
            for _ in range(held):
                lacking *= 1.0 - float(unseen[suit]) / float(cards) if cards > 0 else 1.0
        if owned[suit]:
            has_suits += 1
            out[at + 8 * each + suit] = others[suit]
            spare += SPARE_TILE * float(owned[suit] - 1) + SPARE_CARD * min(hoped, 2.0)
            if owned[suit] == 1:
                out[at + 6 * each + suit] = threat(slot, suit, only[suit], paths, sets)
            continue
        clear = free[suit] if free[suit] < FAR_OFF else FAR_OFF
        fought = foe[suit] if foe[suit] < FAR_OFF else FAR_OFF
        out[at + each + suit] = near(clear)
        out[at + 2 * each + suit] = clear
        out[at + 3 * each + suit] = i64(clear == FAR_OFF)
        out[at + 4 * each + suit] = near(fought)
        out[at + 5 * each + suit] = fought
        if clear <= points:
            out[at + 7 * each + suit] = 1
            if slot or s.hand(seat, suit):
                reach += 1
        best = float(clear)
        if fought < FAR_OFF:
            storm = float(fought) + float(cost[suit]) * ((TWO_CARDS if hoped >= 1.5 else ONE_CARD) - 1.0)
            best = min(best, storm)
        if hidden and pool[suit] > 0.02:
            search = float(frontier) + EXPLORE_AND_ENTER * (float(hidden + 1) / (pool[suit] + 1.0) - 1.0) * 0.5
            best = min(best, search)
        journey += best + UNCLAIMED
        wanted += lacking
        if hoped > 1.0:
            spare += SPARE_CARD * min(hoped - 1.0, 2.0)
    once: i64 = BY_SUIT * each + slot * ONCE
    piece: i64 = s.piece(seat)
    out[once] = i64(piece == OFF_MAP)
    out[once + 1] = has_suits
    out[once + 2] = count
    out[once + 3] = held
    out[once + 4] = frontier if frontier < 20 else 20
    out[once + 5] = i64(seat == turn) * 5
    out[once + 6] = (seat - turn + seats) % seats
    out[once + 7] = i64(has_suits == SUITS - 1) * 5
    out[once + 8] = i64(has_suits == SUITS - 2) * 5
    if piece != OFF_MAP and suits[piece] != FACE_DOWN and not has(s.claimed, piece) and not owned[suits[piece]]:
        out[once + 9] = 5
    out[once + 10] = i64(has(s.gone, seat)) * 5
    out[once + 11] = reach
    low = i64(wanted)
    if low > SUITS - 1:
        low = SUITS - 1
    harm = HARMONIC[low] + (HARMONIC[low + 1] - HARMONIC[low]) * (wanted - float(low))
    draw = CLOSED_DRAW + (OPEN_DRAW - CLOSED_DRAW) * (float(hidden) / float(tiles))
    return max(0.0, WAY * journey + draw * float(SUITS) * harm - spare)


def threat(slot: i64, suit: i64, tile: i64, paths: list[vec[i64]], sets: vec[i64]) -> i64:
    """How near the nearest of those is to a tile who miss its suit."""
    found: i64 = 0
    for other in range(len(sets)):
        if other != slot and not has(sets[other], suit):
            points = paths[other][tile]
            close = near(points if points < FAR_OFF else FAR_OFF)
            if close > found:
                found = close
    return found
