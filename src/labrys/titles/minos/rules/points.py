"""Action points: what each action lets a player do with one, on the turn or by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Decision
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.engine.sets import adding
from labrys.titles.minos.actions import ARM, CITY, CLAIM, MOVE_WARRIOR, PLACE_WARRIOR, PLAY, STOP
from labrys.titles.minos.constants import BUILD, DEVELOP, EXPAND, ONLY_MOVE, ONLY_PLACE, PAID_MOVE, PREPARE, WILD
from labrys.titles.minos.content import MOST_REGIONS
from labrys.titles.minos.effects.gains import move_warrior, place_warrior
from labrys.titles.minos.frames import ASKED, BEGUN, CONTEST, DEED, FREE, LEFT, POINTS, WANTED
from labrys.titles.minos.rules.build import begin_build, build_choices, split
from labrys.titles.minos.rules.contest import go_first, mark_of, marked, rivals, strength
from labrys.titles.minos.rules.develop import develop, develop_choices
from labrys.titles.minos.rules.expand import move_choices, place_choices
from labrys.titles.minos.rules.extra import exchange
from labrys.titles.minos.rules.helpers import count_down_part, lapse
from labrys.titles.minos.rules.prepare import prepare, prepare_choices
from labrys.titles.minos.rules.side_actions import is_side_action, side_action, side_choices

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def point_choices(s: Minos, seat: i64, deed: i64, free: bool, menu: Menu, age2: bool = False) -> None:
    """All that one point of an action could do."""
    wild = deed == WILD
    if wild or deed == PREPARE:
        prepare_choices(s, seat, menu, age2)
    if wild or deed == DEVELOP:
        develop_choices(s, seat, free, menu)
    if wild or deed == BUILD:
        build_choices(s, seat, free, menu)
    if wild or deed == EXPAND or deed == ONLY_PLACE:
        place_choices(s, seat, menu)
    if wild or deed == EXPAND or deed >= ONLY_MOVE:
        move_choices(s, seat, menu)


def deed_of(action: i64) -> i64:
    """Which action a point was spent on: Wild points are never split between two (A21, T11)."""
    if action >= PLACE_WARRIOR:
        return EXPAND
    if action >= CITY:
        return BUILD
    return DEVELOP if action >= PLAY else PREPARE


def spend_point(s: Minos, seat: i64, action: i64, free: bool) -> None:
    """Do what a point was spent on. The caller has already taken the point off."""
    if action >= MOVE_WARRIOR:
        move = action - MOVE_WARRIOR
        move_warrior(s, seat, move // MOST_REGIONS, move % MOST_REGIONS)
    elif action >= PLACE_WARRIOR:
        place_warrior(s, seat, action - PLACE_WARRIOR)
    elif action >= CITY:
        begin_build(s, seat, action, free)
    elif action >= PLAY:
        develop(s, seat, action - PLAY, free)
    else:
        prepare(s, seat, action)


class Points(Decision["Minos"]):
    """Points that an effect gave. They may lapse, and trigger no Royal Trait.

    What comes beside the points of the turn fits between two action points, as it does before the first (N8).
    """

    kind = POINTS
    name = "points"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.asked
        arg = s.arg
        point_choices(s, seat, DEED.of(arg), FREE.of(arg) > 0, menu)
        if s.reserved(seat):
            claimed = marked(s.reserved(seat))
            if menu.has(claimed):
                menu.clear()
                menu.add(claimed)  # who claimed a building against another builds it
                return
        if fits_before(s, seat, arg):
            side_choices(s, seat, menu)
        if DEED.of(arg) != PAID_MOVE:
            menu.add(STOP)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        if is_side_action(action):
            side_action(s, seat, action)
            return
        s.swapped = 0
        if action == STOP:
            lapse(s, LEFT.of(s.arg), DEED.of(s.arg))
        elif s.active == seat or not CITY <= action < PLACE_WARRIOR or not contest(s, seat, action, 0):
            use_point(s, seat, action)


def fits_before(s: Minos, seat: i64, arg: i64) -> bool:
    """Does anything fit before the next point of a frame?

    On the own turn what comes beside it, between two points; elsewhere the exchange of SA5, before one to be paid (A25).
    """
    deed = DEED.of(arg)
    if s.active == seat:
        return BEGUN.of(arg) > 0 and deed <= WILD
    return not FREE.of(arg) and (deed == DEVELOP or deed == BUILD or deed == WILD)


def use_point(s: Minos, seat: i64, action: i64) -> None:
    """Spend one of the points in the frame on top."""
    arg = s.arg
    if DEED.of(arg) == WILD:
        arg = DEED.put(arg, deed_of(action))
    s.set_arg(BEGUN.put(arg, 1))
    count_down_part(s, LEFT)
    spend_point(s, seat, action, FREE.of(arg) > 0)


def contest(s: Minos, seat: i64, action: i64, asked_before: i64) -> bool:
    """Ask the strongest rival not yet asked whether it wants this building; false if there is none."""
    found = rivals(s, seat, action, asked_before)
    if found:
        s.push(CONTEST, found[0], ASKED.put(action, asked_before))
    return bool(found)


class Contest(Decision["Minos"]):
    """A player who goes first by Warriors or Weaponry claims a building that another wants, or lets it go (E03).

    Who would go first with more Weaponry, and may exchange Coins for it, is asked that before (O27).
    """

    kind = CONTEST
    name = "contest"

    def offer(self, s: Minos, menu: Menu) -> None:
        rival, builder = s.asked, s.seat_at(s.depth - 2)
        region = split(WANTED.of(s.arg))[1]
        if strength(s, rival, region) > strength(s, builder, region):
            menu.add(CLAIM)
        else:
            menu.add(ARM)
        menu.add(STOP)

    def choose(self, s: Minos, action: i64) -> None:
        rival = s.asked
        if action == ARM:
            exchange(s, rival, action)
            s.swapped = 0
            return
        wanted, before = WANTED.of(s.arg), ASKED.of(s.arg)
        s.pop()
        if action == CLAIM:
            s.set_reserved(rival, mark_of(wanted))
            if s.events is not None:
                s.tell("claim", rival, {"what": split(wanted)[0], "where": split(wanted)[1]})
            if go_first(s, rival) and may_use_point(s, rival, wanted):
                use_point(s, rival, wanted)
            return
        builder = s.asked
        if not contest(s, builder, wanted, adding(before, rival)):
            use_point(s, builder, wanted)


def may_use_point(s: Minos, seat: i64, action: i64) -> bool:
    """Could the seat do this with the point on top, without an exchange before it?"""
    menu = Menu()
    point_choices(s, seat, DEED.of(s.arg), FREE.of(s.arg) > 0, menu)
    return menu.has(action)
