"""The bid for naming the first player."""

from __future__ import annotations

from typing import Final

from labrys.engine.decision import Decision
from labrys.engine.native import i64
from labrys.titles.empire.actions import BID, FIRST
from labrys.titles.empire.frames import BIDDING, FIRST_PLAYER, TURN
from labrys.titles.empire.state import Empire
from labrys.titles.empire.tables import BIDS_UP_TO, FIRSTS

DIE: Final = 6


class Bidding(Decision[Empire]):
    """Each chooses coins in a closed fist; no view shows a bid before all are in (E15)."""

    kind = BIDDING
    name = "bid"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return BIDS_UP_TO[s.coins(s.asked)]

    def choose(self, s: Empire, action: i64) -> None:
        seat = s.asked
        s.set_bids(seat, action - BID)
        if s.events is not None:
            s.tell("bid", seat, {}, {"coins": action - BID})
        if seat + 1 < s.seats:
            s.turn_to(BIDDING, seat + 1)
        else:
            s.pop()
            open_fists(s)


def open_fists(s: Empire) -> None:
    """The most coins win the bid and are paid; nobody else pays. The winner names the first player (E15)."""
    s.reveal()
    most = 0
    for seat in range(s.seats):
        most = max(most, s.bids(seat))
    tied = [seat for seat in by_age(s) if s.bids(seat) == most]
    if s.events is not None:
        s.tell("bids", 0, {"bids": s.all_bids()})
    winner = tied[0]
    if len(tied) > 1 and s.options["tie_break"] == "die":
        winner = roll_off(s, sorted(tied))
    s.add_coins(winner, -most)
    s.bank += most
    if s.events is not None:
        s.tell("wins_bid", winner, {"coins": most})
    s.push(FIRST_PLAYER, winner)


def by_age(s: Empire) -> list[int]:
    """The seats from the youngest to the oldest: those that the option names, then the rest in seat order (E30)."""
    named = [int(digit) - 1 for digit in str(s.options["ages"] or "")]
    return named + [seat for seat in range(s.seats) if seat not in named]


def roll_off(s: Empire, tied: list[int]) -> int:
    """The variant: the tied players roll a die each, the highest wins; those still tied roll again (E30)."""
    while len(tied) > 1:
        rolls: list[int] = [s.draw(DIE) + 1 for _ in tied]
        if s.events is not None:
            s.tell("roll_off", tied[0], {"seats": list(tied), "rolls": rolls})
        best = max(rolls)
        tied = [seat for seat, roll in zip(tied, rolls, strict=True) if roll == best]
    return tied[0]


class FirstPlayer(Decision[Empire]):
    """The winner of the bid names the first player."""

    kind = FIRST_PLAYER
    name = "first"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return FIRSTS[s.seats]

    def choose(self, s: Empire, action: i64) -> None:
        seat = s.asked
        first = action - FIRST
        s.first = first
        if s.events is not None:
            s.tell("first", seat, {"first": first})
        s.turn_to(TURN, first)
