"""Advance on the Progress tracks: dice in groups, then one space for each group.

All choose their groups at once: answers stay hidden until the last one is in, and are then fixed (N1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Decision, Frame
from labrys.engine.menu import Menu
from labrys.engine.native import append, i64, vec
from labrys.titles.minos.actions import ADVANCE, GROUP_DICE
from labrys.titles.minos.constants import GROUP_TARGET, N_TRACKS
from labrys.titles.minos.effects.interpreter import advance
from labrys.titles.minos.frames import ADVANCING, GROUP, REVEAL, TURNS
from labrys.titles.minos.grouping import DICE_EACH, GROUPS, group_colour, legal_groupings
from labrys.titles.minos.rules.step import begin_step
from labrys.titles.minos.tables import ability_level

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def target(s: Minos, seat: i64) -> i64:
    """What the dice of a group must add up to: 9, or less with SA4."""
    if s.has_ability(seat, GROUP_TARGET):
        return s.tables.ability_target[ability_level(s.ability(seat), s.level(seat))]
    return s.tables.group_total


def own_colours(s: Minos, seat: i64) -> vec[i64]:
    """The colours of the seat's dice."""
    found = vec[i64](capacity=DICE_EACH)
    for die in range(s.count_die()):
        if s.die_seat(die) == seat:
            found = append(found, s.tables.colour[die])
    return found


def own_values(s: Minos, seat: i64) -> vec[i64]:
    """The values of the seat's dice, in the same order."""
    found = vec[i64](capacity=DICE_EACH)
    for die in range(s.count_die()):
        if s.die_seat(die) == seat:
            found = append(found, s.die(die))
    return found


def groupings(s: Minos, seat: i64) -> i64:
    """The set of all legal ways for the seat to join its dice."""
    return legal_groupings(own_colours(s, seat), own_values(s, seat), target(s, seat))


class GroupDice(Decision["Minos"]):
    """Every legal grouping is offered, the empty one too (A30)."""

    kind = GROUP
    name = "group"

    def offer(self, s: Minos, menu: Menu) -> None:
        menu.add_each(GROUP_DICE, groupings(s, s.asked))

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
        for turn in range(s.sides - 1, -1, -1):
            seat = s.order(turn)
            if seat >= s.seats:
                continue
            colours = own_colours(s, seat)
            values = own_values(s, seat)
            way: i64 = s.plan(seat) - 1
            s.set_plan(seat, 0)
            for track in range(N_TRACKS):
                s.set_pending(seat, track, 0)
            for at in range(GROUPS.starts[way], GROUPS.starts[way + 1]):
                s.add_pending(seat, group_colour(colours, values, GROUPS.items[at], 0), 1)
            if way:  # the first way has no group
                s.push(ADVANCING, seat)
            if s.events is not None:
                s.tell("groups", seat, {"steps": [s.pending(seat, track) for track in range(N_TRACKS)]})


class Advancing(Decision["Minos"]):
    """One space for each group, in the order that the player likes."""

    kind = ADVANCING
    name = "advance"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.asked
        for track in range(N_TRACKS):
            if s.pending(seat, track):
                menu.add(ADVANCE + track)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        track = action - ADVANCE
        s.add_pending(seat, track, -1)
        if not s.pending(seat, 0) and not s.pending(seat, 1) and not s.pending(seat, 2):
            s.pop()
        advance(s, seat, track)
