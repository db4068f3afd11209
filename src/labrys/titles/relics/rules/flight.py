"""Flight: a displaced player chooses where to go."""

from __future__ import annotations

from labrys.engine.decision import Decision
from labrys.engine.native import i64
from labrys.titles.relics.actions import FLEE
from labrys.titles.relics.frames import FLIGHT
from labrys.titles.relics.rules.combat import flee, refuges
from labrys.titles.relics.rules.turn import go_on
from labrys.titles.relics.state import Relics


class Flight(Decision[Relics]):
    """The displaced player chooses among the nearest refuges (R42)."""

    kind = FLIGHT
    name = "flee"

    def choices(self, s: Relics) -> tuple[int, ...]:
        return tuple([FLEE + tile for tile in refuges(s, s.asked, s.arg - 1)])

    def choose(self, s: Relics, action: i64) -> None:
        seat = s.asked
        s.pop()
        flee(s, seat, action - FLEE)
        on_turn = s.asked
        s.look_round(on_turn)
        go_on(s, on_turn)
