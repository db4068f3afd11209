"""Leaving the table, in turn or out of it (R52, R54 to R59)."""

from __future__ import annotations

from labrys.engine.decision import ARG_SHIFT, KIND_BITS, KIND_MASK, SEAT_MASK, Decision
from labrys.titles.relics.actions import LEAVE
from labrys.titles.relics.content import SUITS
from labrys.titles.relics.rules.frames import BEGIN, TURN
from labrys.titles.relics.rules.hands import asked, opens_round, play_cards, seat_after
from labrys.titles.relics.rules.turn import go_on
from labrys.titles.relics.rules.victory import finish
from labrys.titles.relics.state import NOBODY, OFF_MAP, Relics


class Leaving(Decision[Relics]):
    """Anybody may leave, in turn or out of it. No bot is offered this."""

    name = "leave"

    def choices(self, s: Relics) -> tuple[int, ...]:
        if not s.stack:
            return ()
        return tuple([LEAVE + seat for seat in range(s.seats) if not s.gone >> seat & 1])

    def choose(self, s: Relics, action: int) -> None:
        leave(s, action - LEAVE)


def leave(s: Relics, seat: int) -> None:
    """Piece and counters come off, the tiles become free, the hand is discarded (R52); the last one left wins (R54)."""
    s.gone |= 1 << seat
    s.piece[seat] = OFF_MAP
    for tile, owner in enumerate(s.owner):
        if owner == seat:
            s.owner[tile] = NOBODY
    s.tell("leave", seat, {"hand": s.hand[seat * SUITS : (seat + 1) * SUITS]})
    for suit in range(SUITS):
        play_cards(s, seat, suit, s.hand[seat * SUITS + suit])
    if s.gone.bit_count() == s.seats - 1:
        finish(s)
        return
    after = seat_after(s, seat)
    frames = s.stack[:]
    s.stack.clear()
    for frame in frames:
        if frame >> KIND_BITS & SEAT_MASK != seat:
            s.stack.append(frame)
        elif frame & KIND_MASK == TURN:
            s.points = 0
            s.push(BEGIN, after, opens_round(s, seat, after))
        elif frame & KIND_MASK == BEGIN:
            s.push(BEGIN, after, frame >> ARG_SHIFT | opens_round(s, seat, after))
    s.recall()
    if frames[-1] >> KIND_BITS & SEAT_MASK == seat:
        go_on(s, asked(s))
