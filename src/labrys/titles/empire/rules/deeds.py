"""The five actions of the cards: place, march, sail, build, destroy. Each is one atom at a time, or stopping."""

from __future__ import annotations

from labrys.engine.chance import Rng
from labrys.engine.decision import Decision
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.engine.sets import nth, size_of
from labrys.titles.empire.actions import CITY, DESTROY, MOVE, PLACE, REGIONS, STOP
from labrys.titles.empire.frames import BUILDING, DESTROYING, MARCHING, PLACING, SAILING
from labrys.titles.empire.rules.turn import part_done, spend, stopped
from labrys.titles.empire.state import Empire


class Placing(Decision[Empire]):
    """New armies, one at a time, on the start region or where an own city stands (E3, E4)."""

    kind = PLACING
    name = "place"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return s.tables.land.places.all(s.homes(s.asked))

    def offer(self, s: Empire, menu: Menu) -> None:
        s.tables.land.places.offer(s.homes(s.asked), menu)

    def pick(self, s: Empire, rng: Rng) -> i64:
        return s.tables.land.places.pick(s.homes(s.asked), rng)

    def choose(self, s: Empire, action: i64) -> None:
        seat = s.asked
        if action == STOP:
            stopped(s, seat)
            part_done(s, seat)
            return
        region = action - PLACE
        s.add_army(seat, region)
        if s.events is not None:
            s.tell("place", seat, {"region": region})
        if s.supply(seat):
            spend(s, seat)
        else:
            part_done(s, seat)


class Marching(Decision[Empire]):
    """Moves over land, one army over one border at a time (E5)."""

    kind = MARCHING
    name = "march"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return s.tables.land.marches.all(s.occupied(s.asked))

    def offer(self, s: Empire, menu: Menu) -> None:
        s.tables.land.marches.offer(s.occupied(s.asked), menu)

    def pick(self, s: Empire, rng: Rng) -> i64:
        return s.tables.land.marches.pick(s.occupied(s.asked), rng)

    def choose(self, s: Empire, action: i64) -> None:
        seat = s.asked
        if action == STOP:
            stopped(s, seat)
            part_done(s, seat)
            return
        origin = (action - MOVE) // REGIONS
        target = (action - MOVE) % REGIONS
        s.move_army(seat, origin, target)
        if s.events is not None:
            s.tell("move", seat, {"origin": origin, "region": target})
        spend(s, seat)


class Sailing(Marching):
    """The same over land and dotted lines in any mixture; a dotted line is one move (E6)."""

    kind = SAILING
    name = "sail"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return s.tables.land.voyages.all(s.occupied(s.asked))

    def offer(self, s: Empire, menu: Menu) -> None:
        s.tables.land.voyages.offer(s.occupied(s.asked), menu)

    def pick(self, s: Empire, rng: Rng) -> i64:
        return s.tables.land.voyages.pick(s.occupied(s.asked), rng)


class Building(Decision[Empire]):
    """A city where an own army stands, three in a game; it stays when the army leaves (E8, E9)."""

    kind = BUILDING
    name = "city"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return s.tables.land.sites.all(s.occupied(s.asked))

    def offer(self, s: Empire, menu: Menu) -> None:
        s.tables.land.sites.offer(s.occupied(s.asked), menu)

    def pick(self, s: Empire, rng: Rng) -> i64:
        return s.tables.land.sites.pick(s.occupied(s.asked), rng)

    def choose(self, s: Empire, action: i64) -> None:
        seat = s.asked
        if action == STOP:
            stopped(s, seat)
        else:
            region = action - CITY
            s.add_city(seat, region)
            if s.events is not None:
                s.tell("city", seat, {"region": region})
        part_done(s, seat)


class Destroying(Decision[Empire]):
    """Remove one army of anybody, anywhere, back to its owner's supply; never a city (E10 to E12)."""

    kind = DESTROYING
    name = "destroy"

    def offer(self, s: Empire, menu: Menu) -> None:
        menu.add(STOP)
        for side in range(s.sides):
            menu.add_each(DESTROY + side * REGIONS, s.occupied(side))

    def pick(self, s: Empire, rng: Rng) -> i64:
        armies: i64 = 0
        for side in range(s.sides):
            armies += size_of(s.occupied(side))
        lot = rng.below(1 + armies)
        if lot == 0:
            return STOP
        side = 0
        while lot > size_of(s.occupied(side)):
            lot -= size_of(s.occupied(side))
            side += 1
        return DESTROY + side * REGIONS + nth(s.occupied(side), lot - 1)

    def choose(self, s: Empire, action: i64) -> None:
        seat = s.asked
        if action == STOP:
            stopped(s, seat)
        else:
            owner = (action - DESTROY) // REGIONS
            region = (action - DESTROY) % REGIONS
            s.remove_army(owner, region)
            if s.events is not None:
                s.tell("destroy", seat, {"owner": owner, "region": region})
        part_done(s, seat)
