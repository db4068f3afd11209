"""What effects ask for: which Temporary Good, which Good, which track, which card for the Palace, which route."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Decision
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.engine.sets import adding, below, has
from labrys.titles.minos.actions import ADVANCE, CHOOSE_ROUTE, PUT_IN_PALACE, STOP, TAKE_GOOD, TEMP
from labrys.titles.minos.constants import AREA, HAND, N_GOODS, N_TRACKS
from labrys.titles.minos.content import CARDS, ROUTES, TRACK_TOP
from labrys.titles.minos.effects.gains import gain_temp, to_palace
from labrys.titles.minos.effects.interpreter import advance, gain_good, lowest_tracks, start
from labrys.titles.minos.frames import (
    CARDS_LEFT,
    CHOOSE_GOODS,
    CHOOSE_TRACK,
    HAVE_PAID,
    LOWEST,
    ROUTE_INCOME,
    ROUTES_LEFT,
    TEMPS,
    TO_PALACE,
    UNPAID,
)
from labrys.titles.minos.rules.helpers import count_down, count_down_part, lapse
from labrys.titles.minos.tables import route_space

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


class Temps(Decision["Minos"]):
    """A Temporary Good of choice, as long as there are any (N3)."""

    kind = TEMPS
    name = "temp"

    def offer(self, s: Minos, menu: Menu) -> None:
        for good in range(N_GOODS):
            if s.spare(good):
                menu.add(TEMP + good)
        if not menu.size:
            menu.add(STOP)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        if action == STOP:
            lapse(s, s.arg)
            return
        count_down(s)
        gain_temp(s, seat, action - TEMP)


class ChooseGoods(Decision["Minos"]):
    """A Good from a face-up stack, with its benefits; an empty stack is not offered."""

    kind = CHOOSE_GOODS
    name = "good"

    def offer(self, s: Minos, menu: Menu) -> None:
        for good in range(N_GOODS):
            if s.stock(good):
                menu.add(TAKE_GOOD + good)
        if not menu.size:
            menu.add(STOP)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        if action == STOP:
            lapse(s, s.arg)
            return
        good = action - TAKE_GOOD
        count_down(s)
        s.add_stock(good, -1)
        gain_good(s, seat, good)


class AnyTrack(Decision["Minos"]):
    """A space on a Progress track of choice."""

    kind = CHOOSE_TRACK
    name = "track"

    def offer(self, s: Minos, menu: Menu) -> None:
        menu.add_each(ADVANCE, distinct(s, s.asked, below(N_TRACKS)))

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        count_down(s)
        advance(s, seat, action - ADVANCE)


def distinct(s: Minos, seat: i64, tracks: i64) -> i64:
    """The set of tracks to choose from; once all three are at the top, only those that differ in what they give there."""
    return tracks if s.lowest(seat) < TRACK_TOP else tracks & s.tables.top_tracks


class LowestTrack(Decision["Minos"]):
    """A space on the lowest track; among tied ones the player chooses."""

    kind = LOWEST
    name = "lowest"

    def offer(self, s: Minos, menu: Menu) -> None:
        menu.add_each(ADVANCE, distinct(s, s.asked, lowest_tracks(s, s.asked)))

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        count_down(s)
        advance(s, seat, action - ADVANCE)


class ToPalace(Decision["Minos"]):
    """Up to some cards into the Palace (A17). The low bit of the argument says free, the rest how many."""

    kind = TO_PALACE
    name = "palace"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat = s.asked
        free = UNPAID.of(s.arg) > 0
        points: i64 = s.vp(seat)
        s.list_cards(menu, PUT_IN_PALACE, AREA + seat)
        card: i64 = s.first_at(HAND + seat)
        while card < CARDS:
            if free or s.tables.vp[card] <= points:
                menu.add(PUT_IN_PALACE + card)
            card = s.after(card)
        menu.add(STOP)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        if action == STOP:
            lapse(s, CARDS_LEFT.of(s.arg))
            return
        free = UNPAID.of(s.arg) > 0
        count_down_part(s, CARDS_LEFT)
        to_palace(s, seat, action - PUT_IN_PALACE, free)


class RouteIncome(Decision["Minos"]):
    """The Income of routes of choice. The low bits of the argument are the routes taken, the rest how many to come."""

    kind = ROUTE_INCOME
    name = "route"

    def offer(self, s: Minos, menu: Menu) -> None:
        seat, paid = s.asked, HAVE_PAID.of(s.arg)
        for route in range(ROUTES):
            if s.ship(seat, route) and not has(paid, route):
                menu.add(CHOOSE_ROUTE + route)
        if not menu.size:
            menu.add(STOP)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        if action == STOP:
            lapse(s, ROUTES_LEFT.of(s.arg))
            return
        route = action - CHOOSE_ROUTE
        s.set_arg(HAVE_PAID.put(s.arg, adding(HAVE_PAID.of(s.arg), route)))
        count_down_part(s, ROUTES_LEFT)
        route_income(s, seat, route)


def route_income(s: Minos, seat: i64, route: i64) -> None:
    """What the Ship's present space pays (A18)."""
    space = s.ship(seat, route)
    if s.events is not None:
        s.tell("route_income", seat, {"route": route, "space": space})
    start(s, seat, s.tables.route_income[route_space(s.routes(route), space - 1)])
