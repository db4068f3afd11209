"""The round begins: gains before the roll, then all dice are rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Decision
from labrys.titles.minos.effects.interpreter import start
from labrys.titles.minos.frames import ROLL
from labrys.titles.minos.places import BEFORE_ROLL, NOBODY
from labrys.titles.minos.rules.asked import asked
from labrys.titles.minos.rules.draft import next_draft

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


class Round(Decision["Minos"]):
    """A new round; SA2 gives before the dice are rolled. Set-up step 8 is its gain of round 1 (A11)."""

    name = "round"
    asks = False

    def run(self, s: Minos) -> None:
        s.pop()
        s.round += 1
        if s.events is not None:
            s.tell("round", s.first, {"round": s.round})
        s.push(ROLL, s.first)
        for turn in range(s.sides):
            seat = s.order(turn)
            if s.has_ability(seat, BEFORE_ROLL):
                start(s, seat, s.tables.ability_gain[s.ability[seat]][s.level[seat] - 1])


class Roll(Decision["Minos"]):
    """Roll all dice; if six or more show one value, roll all again."""

    name = "roll"
    asks = False

    def run(self, s: Minos) -> None:
        seat = asked(s)
        dice = len(s.die)
        most = s.tables.reroll
        while most >= s.tables.reroll:
            s.die = [s.draw(6) + 1 for _ in range(dice)]
            most = max([s.die.count(value) for value in range(1, 7)])
        s.die_seat = [NOBODY] * dice
        s.pop()
        if s.events is not None:
            s.tell("roll", seat, {"dice": list(s.die)})
        next_draft(s, 0)
