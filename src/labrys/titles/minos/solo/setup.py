"""Set-up: his home region and its covered Wood, his Warriors, Ships and markers, his deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Frame
from labrys.titles.minos.constants import FROM_START, NONE, POPULATION
from labrys.titles.minos.content import ROUTES
from labrys.titles.minos.effects.gains import gain_vp, shift
from labrys.titles.minos.frames import SOLO_DEAL
from labrys.titles.minos.solo.content import RIVAL
from labrys.titles.minos.solo.deck import turn_up

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo


class SoloDeal(Frame["Solo"]):
    """Before the person is dealt anything: where the person starts decides where his home is."""

    kind = SOLO_DEAL
    name = "solo-deal"

    def run(self, s: Solo) -> None:
        s.pop()
        start = s.tables.content.starts[s.start(0)].region
        s.home = s.rules.home(start)
        for unused, _ in s.rules.homes:
            if unused != start:
                move_tiles(s, s.home, unused)
        s.fill_spare([tiles - 1 for tiles in s.all_spare()])  # one of each type is the region randomizer (N3)
        s.set_farm(s.home, RIVAL)
        shift(s, RIVAL, s.home, 1)
        s.set_reserves(RIVAL, s.rules.warriors - 1)
        s.set_supply(RIVAL, 0)  # all are available from the start
        for route in range(ROUTES):
            s.set_ship(RIVAL, route, 1)
        s.set_track(RIVAL, POPULATION, s.terms.population)
        turn_up(s)
        if s.events is not None:
            s.tell("solo_home", RIVAL, {"region": s.home, "start": s.start(0), "rule": "setup.home"})
        if s.terms.vp:
            gain_vp(s, RIVAL, s.terms.vp, FROM_START)


def move_tiles(s: Solo, source: int, target: int) -> None:
    """Foundation and Sea Peoples tiles of his home go to the start region that nobody uses."""
    s.set_foundation(target, s.foundation(source))
    s.set_foundation(source, NONE)
    s.set_sea_top(target, s.sea_top(source))
    s.set_sea_top(source, NONE)
    s.set_sea_below(target, s.sea_below(source))
    s.set_sea_below(source, NONE)
