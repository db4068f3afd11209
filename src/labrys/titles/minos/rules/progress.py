"""Advance on the Progress tracks: dice in groups, then one space for each group.

All choose their groups at once: answers stay hidden until the last one is in, and are then fixed (N1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Decision, Frame
from labrys.engine.native import i64
from labrys.titles.minos.actions import ADVANCE
from labrys.titles.minos.actions import GROUP as GROUP_DICE
from labrys.titles.minos.effects.interpreter import advance
from labrys.titles.minos.frames import ADVANCING, GROUP, REVEAL, TURNS
from labrys.titles.minos.grouping import GROUPINGS, group_colour, legal_groupings
from labrys.titles.minos.places import GROUP_TARGET, TRACKS
from labrys.titles.minos.rules.step import begin_step

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def target(s: Minos, seat: int) -> int:
    """What the dice of a group must add up to: 9, or less with SA4."""
    if s.has_ability(seat, GROUP_TARGET):
        return s.tables.ability_target[s.ability(seat)][s.level(seat) - 1]
    return s.tables.group_total


def own_dice(s: Minos, seat: int) -> list[int]:
    return [die for die in range(s.count_die()) if s.die_seat(die) == seat]


def groupings(s: Minos, seat: int) -> list[int]:
    """Every legal way for the seat to join its dice."""
    dice = own_dice(s, seat)
    colours = [s.tables.colour[die] for die in dice]
    return legal_groupings(colours, [s.die(die) for die in dice], target(s, seat))


class GroupDice(Decision["Minos"]):
    """Every legal grouping is offered, the empty one too (A30)."""

    kind = GROUP
    name = "group"

    def choices(self, s: Minos) -> tuple[int, ...]:
        return tuple([GROUP_DICE + way for way in groupings(s, s.asked)])

    def choose(self, s: Minos, action: i64) -> None:
        s.set_plan(s.asked, action - GROUP_DICE + 1)
        s.pop()


class Reveal(Frame["Minos"]):
    """The groups of all players are shown; a simultaneous step begins."""

    kind = REVEAL
    name = "reveal"

    def run(self, s: Minos) -> None:
        s.pop()
        s.reveal()
        begin_step(s)
        s.push(TURNS, s.first, 0)
        for turn in reversed(range(s.sides)):
            seat = s.order(turn)
            if seat >= s.seats:
                continue
            dice = own_dice(s, seat)
            colours = [s.tables.colour[die] for die in dice]
            values = [s.die(die) for die in dice]
            steps = [0, 0, 0]
            for mask in GROUPINGS[s.plan(seat) - 1]:
                steps[group_colour(colours, values, mask, 0)] += 1
            s.set_plan(seat, 0)
            for track in range(TRACKS):
                s.set_pending(seat, track, steps[track])
            if any(steps):
                s.push(ADVANCING, seat)
            if s.events is not None:
                s.tell("groups", seat, {"steps": steps})


class Advancing(Decision["Minos"]):
    """One space for each group, in the order that the player likes."""

    kind = ADVANCING
    name = "advance"

    def choices(self, s: Minos) -> tuple[int, ...]:
        seat = s.asked
        return tuple([ADVANCE + track for track in range(TRACKS) if s.pending(seat, track)])

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        track = action - ADVANCE
        s.add_pending(seat, track, -1)
        if not s.pending(seat, 0) and not s.pending(seat, 1) and not s.pending(seat, 2):
            s.pop()
        advance(s, seat, track)
