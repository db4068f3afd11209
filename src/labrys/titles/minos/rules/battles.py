"""The last battles: after round 4, region by region, whoever has the most Warriors may fight what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Decision, Frame
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.engine.sets import adding, has
from labrys.titles.minos.actions import ARM, FIGHT, MELT, STOP
from labrys.titles.minos.constants import EXCHANGE, NONE
from labrys.titles.minos.content import MOST_REGIONS
from labrys.titles.minos.frames import BATTLEFIELD, BATTLES, LAST_BATTLE, MUSTER, MUSTERED, PASSED
from labrys.titles.minos.rules.contest import most_strength, strength
from labrys.titles.minos.rules.extra import battle, exchange, exchange_choices, exchange_rate, most_weapons

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


class Battles(Frame["Minos"]):
    """Level I tiles are removed (A29); then each region in the order of numbers. The argument is the region."""

    kind = BATTLES
    name = "battles"

    def run(self, s: Minos) -> None:
        region = s.arg
        if region == 0:
            for other in range(MOST_REGIONS):
                s.set_sea_top(other, NONE)
        if region == s.tables.regions:
            s.pop()
            return
        s.set_arg(region + 1)
        if s.sea_below(region) != NONE:
            next_fighter(s, region, 0)


def next_fighter(s: Minos, region: i64, passed: i64, mustered: i64 = 0) -> None:
    """Most Warriors, then most Weaponry, then turn order; only who could fight is asked."""
    able = [seat for seat in range(s.seats) if not has(passed, seat) and could_fight(s, seat, region)]
    if not able:
        if s.events is not None:
            s.tell("unfought", s.first, {"region": region})
        s.set_sea_below(region, NONE)
        return
    s.swapped = 0
    best = max(able, key=lambda seat: strength(s, seat, region))
    for seat in able:
        if not has(mustered, seat) and could_lead(s, seat, best, region):
            s.push(MUSTER, seat, MUSTERED.put(PASSED.put(region, passed), mustered))
            return
    s.push(LAST_BATTLE, best, PASSED.put(region, passed))


def could_fight(s: Minos, seat: i64, region: i64) -> bool:
    """A Warrior there, and Weaponry for the demand, if need be by the exchange of SA5 (A25)."""
    there = s.warriors(seat, region)
    return there > 0 and most_weapons(s, seat) >= s.tables.demand[s.sea_below(region)]


def could_lead(s: Minos, seat: i64, best: i64, region: i64) -> bool:
    """Has the seat as many Warriors as the one who goes first, and could it come before it by an exchange (O22)?"""
    return seat != best and most_strength(s, seat, region) > strength(s, best, region)


class Muster(Decision["Minos"]):
    """Before the order of a last battle is settled: exchange Coins for Weaponry, or leave it (O22)."""

    kind = MUSTER
    name = "muster"

    def offer(self, s: Minos, menu: Menu) -> None:
        if s.coins(s.asked) >= exchange_rate(s, s.asked)[0]:
            menu.add(ARM)
        menu.add(STOP)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        if action == ARM:
            exchange(s, seat, action)
            return
        arg = s.arg
        s.pop()
        next_fighter(s, BATTLEFIELD.of(arg), PASSED.of(arg), adding(MUSTERED.of(arg), seat))


class LastBattle(Decision["Minos"]):
    """Fight or let the next one try. The argument holds the region and the bits of those who have passed."""

    kind = LAST_BATTLE
    name = "last-battle"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.asked
        region = BATTLEFIELD.of(s.arg)
        if s.weapons(seat) >= s.tables.demand[s.sea_below(region)]:
            menu.add(FIGHT)
        if s.has_ability(seat, EXCHANGE):
            exchange_choices(s, seat, menu)
        menu.add(STOP)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        if action == ARM or action == MELT:
            exchange(s, seat, action)
            return
        region, passed = BATTLEFIELD.of(s.arg), PASSED.of(s.arg)
        s.pop()
        if action == FIGHT:
            battle(s, seat, region)
        else:
            next_fighter(s, region, adding(passed, seat))
