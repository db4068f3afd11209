"""The round begins: gains before the roll, then all dice are rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Frame
from labrys.engine.native import i64
from labrys.engine.rows import zeros
from labrys.titles.minos.constants import BEFORE_ROLL, NOBODY
from labrys.titles.minos.effects.interpreter import start
from labrys.titles.minos.frames import ROLL, ROUND
from labrys.titles.minos.rules.draft import next_draft
from labrys.titles.minos.tables import ability_level

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


class Round(Frame["Minos"]):
    """A new round; SA2 gives before the dice are rolled. Set-up step 8 is its gain of round 1 (A11)."""

    kind = ROUND
    name = "round"

    def run(self, s: Minos) -> None:
        s.pop()
        s.round += 1
        if s.events is not None:
            s.tell("round", s.first, {"round": s.round})
        s.push(ROLL, s.first)
        for turn in range(s.sides):
            seat = s.order(turn)
            if s.has_ability(seat, BEFORE_ROLL):
                start(s, seat, s.tables.ability_gain[ability_level(s.ability(seat), s.level(seat))])


class Roll(Frame["Minos"]):
    """Roll all dice; if six or more show one value, roll all again."""

    kind = ROLL
    name = "roll"

    def run(self, s: Minos) -> None:
        seat = s.asked
        dice = s.count_die()
        most: i64 = s.tables.reroll
        while most >= s.tables.reroll:
            shown = zeros(7)
            most = 0
            for die in range(dice):
                value = s.draw(6) + 1
                s.set_die(die, value)
                s.set_die_seat(die, NOBODY)
                shown[value] += 1
                if shown[value] > most:
                    most = shown[value]
        s.pop()
        if s.events is not None:
            s.tell("roll", seat, {"dice": s.all_die()})
        next_draft(s, 0)
