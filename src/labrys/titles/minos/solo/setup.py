"""Set-up: his home region and its covered Wood, his Warriors, Ships and markers, his deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Decision
from labrys.titles.minos.content import ROUTES
from labrys.titles.minos.effects.gains import gain_vp, shift
from labrys.titles.minos.places import FROM_START, NONE, POPULATION
from labrys.titles.minos.solo.content import RIVAL
from labrys.titles.minos.solo.deck import turn_up

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo


class SoloDeal(Decision["Solo"]):
    """Before the person is dealt anything: where the person starts decides where his home is."""

    name = "solo-deal"
    asks = False

    def run(self, s: Solo) -> None:
        s.pop()
        start = s.tables.content.starts[s.start[0]].region
        s.home = s.rules.home(start)
        for unused, _ in s.rules.homes:
            if unused != start:
                move_tiles(s, s.home, unused)
        s.spare = [tiles - 1 for tiles in s.spare]  # one of each type is the region randomizer (N3)
        s.farm[s.home] = RIVAL
        shift(s, RIVAL, s.home, 1)
        s.reserves[RIVAL] = s.rules.warriors - 1
        s.supply[RIVAL] = 0  # all are available from the start
        for route in range(ROUTES):
            s.ship[RIVAL * ROUTES + route] = 1
        s.track[RIVAL * 3 + POPULATION] = s.terms.population
        turn_up(s)
        if s.events is not None:
            s.tell("solo_home", RIVAL, {"region": s.home, "start": s.start[0], "rule": "setup.home"})
        if s.terms.vp:
            gain_vp(s, RIVAL, s.terms.vp, FROM_START)


def move_tiles(s: Solo, source: int, target: int) -> None:
    """Foundation and Sea Peoples tiles of his home go to the start region that nobody uses."""
    s.foundation[target], s.foundation[source] = s.foundation[source], NONE
    s.sea_top[target], s.sea_top[source] = s.sea_top[source], NONE
    s.sea_below[target], s.sea_below[source] = s.sea_below[source], NONE
