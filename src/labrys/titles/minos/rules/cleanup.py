"""Clean-up, the two scorings, the change of Age, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Frame
from labrys.engine.native import i64
from labrys.titles.minos.constants import (
    BURIED,
    DECK,
    DISCARDS,
    FROM_FARM,
    FROM_LASTING,
    FROM_REGION,
    GONE,
    N_SOURCES,
    NOBODY,
    OFFER,
)
from labrys.titles.minos.content import AGE_CARDS
from labrys.titles.minos.effects.gains import gain_vp
from labrys.titles.minos.frames import BATTLES, CLEANUP, FINISH, ROUND, SCORING, SOLO_BATTLES, SOLO_END
from labrys.titles.minos.rules.setup import refill_offer
from labrys.titles.minos.rules.step import end_step
from labrys.titles.minos.scoring import farm_points, final_points, lasting_points, region_points

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


class Cleanup(Frame["Minos"]):
    """Dice back to the pool, the First Player marker to the next player (before any scoring, A19)."""

    kind = CLEANUP
    name = "cleanup"

    def run(self, s: Minos) -> None:
        s.pop()
        end_step(s)
        for die in range(s.count_die()):
            s.set_die(die, 0)
            s.set_die_seat(die, NOBODY)
        s.first = (s.first + 1) % s.sides
        refill_offer(s)
        if s.round in s.tables.scorings:
            s.push(SCORING, s.first)
        else:
            s.push(ROUND, s.first)


class Scoring(Frame["Minos"]):
    """Farms, then regions in their order, then what cards and tiles give at scorings."""

    kind = SCORING
    name = "scoring"

    def run(self, s: Minos) -> None:
        s.pop()
        if s.events is not None:
            s.tell("scoring", s.first, {"round": s.round})
        for seat in range(s.seats):
            score(s, seat, farm_points(s, seat), FROM_FARM)
            score(s, seat, region_points(s, seat), FROM_REGION)
            score(s, seat, lasting_points(s, seat, False), FROM_LASTING)
        s.score_automaton()
        if s.round == s.tables.rounds:
            s.push(FINISH, s.first)
            if s.sides > s.seats:
                s.push(SOLO_END, s.seats)
                s.push(BATTLES, s.first)
                s.push(SOLO_BATTLES, s.seats)
            else:
                s.push(BATTLES, s.first)
            return
        if s.round == s.tables.age2_from - 1:
            change_age(s)
        s.push(ROUND, s.first)


def score(s: Minos, seat: i64, points: i64, source: i64) -> None:
    if points:
        gain_vp(s, seat, points, source)


def change_age(s: Minos) -> None:
    """Deck, offer and discards of Age I go back to the box; the Age II deck becomes the active one."""
    for card in range(AGE_CARDS):
        if s.card(card) == DECK:
            s.set_card(card, BURIED)
        elif s.card(card) == OFFER or s.card(card) == DISCARDS:
            s.set_card(card, GONE)
    s.sort_cards()
    s.fill_offer([])
    if s.events is not None:
        s.tell("age", s.first, {})
    fill_new_offer(s)


def fill_new_offer(s: Minos) -> None:
    """Five Age II cards; the round counter still says that Age I is the active one."""
    s.round += 1
    refill_offer(s)
    s.round -= 1


class Finish(Frame["Minos"]):
    """Resources, played cards, the Palace, Cities and Ships, and what cards and tiles give at the end."""

    kind = FINISH
    name = "finish"

    def run(self, s: Minos) -> None:
        for seat in range(s.seats):
            points = final_points(s, seat)
            for source in range(N_SOURCES):
                score(s, seat, points[source], source)
        s.end_all()
        if s.events is not None:
            for seat, place in enumerate(s.ranking()):
                if place == 1:
                    s.tell("win", seat, {"n": s.vp(seat)})
                elif s.sides > s.seats:
                    s.tell("lose", seat, {"n": s.vp(seat), "rival": s.vp(s.seats)})
