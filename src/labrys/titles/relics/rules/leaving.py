"""Leaving the table, in turn or out of it (R52, R54 to R59)."""

from __future__ import annotations

from labrys.engine.decision import Decision
from labrys.engine.native import i64
from labrys.engine.sets import adding, has, size_of
from labrys.titles.relics.actions import LEAVE
from labrys.titles.relics.content import OFF_MAP, SUITS
from labrys.titles.relics.frames import BEGIN, TURN
from labrys.titles.relics.rules.helpers import opens_round, seat_after
from labrys.titles.relics.rules.turn import go_on
from labrys.titles.relics.rules.victory import finish
from labrys.titles.relics.state import Relics


class Leaving(Decision[Relics]):
    """Anybody may leave, in turn or out of it. No bot is offered this."""

    name = "leave"

    def choices(self, s: Relics) -> tuple[int, ...]:
        if not s.depth:
            return ()
        return tuple([LEAVE + seat for seat in range(s.seats) if not has(s.gone, seat)])

    def choose(self, s: Relics, action: i64) -> None:
        leave(s, action - LEAVE)


def leave(s: Relics, seat: int) -> None:
    """Piece and counters come off, the tiles become free, the hand is discarded (R52); the last one left wins (R54)."""
    s.gone = adding(s.gone, seat)
    s.set_piece(seat, OFF_MAP)
    s.take_counters(seat)
    hand = [s.hand(seat, suit) for suit in range(SUITS)]
    s.tell("leave", seat, {"hand": hand})
    for suit in range(SUITS):
        s.play_cards(seat, suit, hand[suit])
    if size_of(s.gone) == s.seats - 1:
        finish(s)
        return
    was_asked = s.asked
    pass_frames_on(s, seat, seat_after(s, seat))
    s.recall()
    if was_asked == seat:
        go_on(s, s.asked)


def pass_frames_on(s: Relics, seat: int, after: int) -> None:
    """What a seat would still be asked falls away, but its turn begins the next one."""
    frames = [(s.kind_at(at), s.seat_at(at), s.arg_at(at)) for at in range(s.depth)]
    s.end_all()
    for kind, whose, arg in frames:
        if whose != seat:
            s.push(kind, whose, arg)
        elif kind == TURN:
            s.points = 0
            s.push(BEGIN, after, opens_round(s, seat, after))
        elif kind == BEGIN:
            s.push(BEGIN, after, arg | opens_round(s, seat, after))
