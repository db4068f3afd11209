"""The last battles: after round 4, region by region, whoever has the most Warriors may fight what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.decision import Decision
from labrys.titles.minos.actions import ARM, FIGHT, MELT, STOP
from labrys.titles.minos.content import MOST_REGIONS
from labrys.titles.minos.frames import LAST_BATTLE
from labrys.titles.minos.places import EXCHANGE, NONE
from labrys.titles.minos.rules.asked import asked, set_arg
from labrys.titles.minos.rules.contest import strength
from labrys.titles.minos.rules.extra import battle, exchange, exchange_choices, exchange_rate

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

REGION_BITS: Final = 4


class Battles(Decision["Minos"]):
    """Level I tiles are removed (A29); then each region in the order of numbers. The argument is the region."""

    name = "battles"
    asks = False

    def run(self, s: Minos) -> None:
        region = s.arg
        if region == 0:
            s.sea_top = [NONE] * MOST_REGIONS
        if region == s.tables.regions:
            s.pop()
            return
        set_arg(s, region + 1)
        if s.sea_below[region] != NONE:
            next_fighter(s, region, 0)


def next_fighter(s: Minos, region: int, passed: int) -> None:
    """Most Warriors, then most Weaponry, then turn order; only who could fight is asked."""
    able = [seat for seat in range(s.seats) if not passed >> seat & 1 and could_fight(s, seat, region)]
    if able:
        best = max(able, key=lambda seat: strength(s, seat, region))
        s.swapped = 0
        s.push(LAST_BATTLE, best, region | passed << REGION_BITS)
    else:
        if s.events is not None:
            s.tell("unfought", s.first, {"region": region})
        s.sea_below[region] = NONE


def could_fight(s: Minos, seat: int, region: int) -> bool:
    """A Warrior there, and Weaponry for the demand, if need be by the exchange of SA5 (A25)."""
    weapons = s.weapons[seat]
    if s.has_ability(seat, EXCHANGE):
        give, get = exchange_rate(s, seat)
        weapons += s.coins[seat] // give * get
    return s.warriors[seat * MOST_REGIONS + region] > 0 and weapons >= s.tables.demand[s.sea_below[region]]


class LastBattle(Decision["Minos"]):
    """Fight or let the next one try. The argument holds the region and the bits of those who have passed."""

    name = "last-battle"

    def choices(self, s: Minos) -> tuple[int, ...]:
        seat = asked(s)
        region = s.arg & (1 << REGION_BITS) - 1
        found: list[int] = []
        if s.weapons[seat] >= s.tables.demand[s.sea_below[region]]:
            found.append(FIGHT)
        exchange_choices(s, seat, found)
        found.append(STOP)
        return tuple(found)

    def choose(self, s: Minos, action: int) -> None:
        seat = asked(s)
        if action == ARM or action == MELT:
            exchange(s, seat, action)
            return
        region = s.arg & (1 << REGION_BITS) - 1
        passed = s.arg >> REGION_BITS | 1 << seat
        s.pop()
        if action == FIGHT:
            battle(s, seat, region)
        else:
            next_fighter(s, region, passed)
