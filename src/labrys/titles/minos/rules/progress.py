"""Advance on the Progress tracks: dice in groups, then one space for each group.

All choose their groups at once: answers stay hidden until the last one is in, and are then fixed (N1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Decision
from labrys.titles.minos.actions import ADVANCE
from labrys.titles.minos.actions import GROUP as GROUP_DICE
from labrys.titles.minos.effects.interpreter import advance
from labrys.titles.minos.frames import ADVANCING, TURNS
from labrys.titles.minos.grouping import GROUPINGS, group_colour, legal_groupings
from labrys.titles.minos.places import GROUP_TARGET
from labrys.titles.minos.rules.asked import asked

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def target(s: Minos, seat: int) -> int:
    """What the dice of a group must add up to: 9, or less with SA4."""
    if s.has_ability(seat, GROUP_TARGET):
        return s.tables.ability_target[s.ability[seat]][s.level[seat] - 1]
    return s.tables.group_total


def own_dice(s: Minos, seat: int) -> list[int]:
    return [die for die, owner in enumerate(s.die_seat) if owner == seat]


def groupings(s: Minos, seat: int) -> list[int]:
    """Every legal way for the seat to join its dice."""
    dice = own_dice(s, seat)
    colours = [s.tables.colour[die] for die in dice]
    return legal_groupings(colours, [s.die[die] for die in dice], target(s, seat))


class GroupDice(Decision["Minos"]):
    """Every legal grouping is offered, the empty one too (A30)."""

    name = "group"

    def choices(self, s: Minos) -> tuple[int, ...]:
        return tuple([GROUP_DICE + way for way in groupings(s, asked(s))])

    def choose(self, s: Minos, action: int) -> None:
        s.plan[asked(s)] = action - GROUP_DICE + 1
        s.pop()


class Reveal(Decision["Minos"]):
    """The groups of all players are shown; a simultaneous step begins."""

    name = "reveal"
    asks = False

    def run(self, s: Minos) -> None:
        s.pop()
        s.reveal()
        s.vase_base = s.vase_taken[:]
        s.push(TURNS, s.first, 0)
        for turn in reversed(range(s.sides)):
            seat = s.order(turn)
            if seat >= s.seats:
                continue
            dice = own_dice(s, seat)
            colours = [s.tables.colour[die] for die in dice]
            values = [s.die[die] for die in dice]
            steps = [0, 0, 0]
            for mask in GROUPINGS[s.plan[seat] - 1]:
                steps[group_colour(colours, values, mask, 0)] += 1
            s.plan[seat] = 0
            s.pending[seat * 3 : seat * 3 + 3] = steps
            if any(steps):
                s.push(ADVANCING, seat)
            if s.events is not None:
                s.tell("groups", seat, {"steps": steps})


class Advancing(Decision["Minos"]):
    """One space for each group, in the order that the player likes."""

    name = "advance"

    def choices(self, s: Minos) -> tuple[int, ...]:
        first = asked(s) * 3
        return tuple([ADVANCE + track for track in range(3) if s.pending[first + track]])

    def choose(self, s: Minos, action: int) -> None:
        seat = asked(s)
        track = action - ADVANCE
        s.pending[seat * 3 + track] -= 1
        if not any(s.pending[seat * 3 : seat * 3 + 3]):
            s.pop()
        advance(s, seat, track)
