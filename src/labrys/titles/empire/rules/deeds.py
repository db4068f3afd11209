"""The five actions of the cards: place, march, sail, build, destroy. Each is one atom at a time, or stopping."""

from __future__ import annotations

from typing import Final

from labrys.engine.chance import Rng
from labrys.engine.decision import ARG_SHIFT, KIND_BITS, SEAT_MASK, Decision
from labrys.titles.empire.actions import CITY, DESTROY, MOVE, PLACE, REGIONS, STOP
from labrys.titles.empire.rules.hands import asked, stopped
from labrys.titles.empire.rules.turn import part_done
from labrys.titles.empire.state import Empire

POINT: Final = 1 << ARG_SHIFT  # one army to place or one move to make, in a frame


class Placing(Decision[Empire]):
    """New armies, one at a time, on the start region or where an own city stands (E3, E4)."""

    name = "place"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return s.tables.land.places.all(s.homes[asked(s)])

    def pick(self, s: Empire, rng: Rng) -> int:
        return s.tables.land.places.pick(s.homes[asked(s)], rng)

    def choose(self, s: Empire, action: int) -> None:
        frame = s.stack[-1]
        seat = frame >> KIND_BITS & SEAT_MASK
        if action == STOP:
            stopped(s, seat)
            part_done(s, seat)
            return
        region = action - PLACE
        s.armies[seat * REGIONS + region] += 1
        s.occupied[seat] |= 1 << region
        left = s.supply[seat] - 1
        s.supply[seat] = left
        if s.events is not None:
            s.tell("place", seat, {"region": region})
        if left and frame >= 2 * POINT:
            s.stack[-1] = frame - POINT
        else:
            part_done(s, seat)


class Marching(Decision[Empire]):
    """Moves over land, one army over one border at a time (E5)."""

    name = "march"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return s.tables.land.marches.all(s.occupied[asked(s)])

    def pick(self, s: Empire, rng: Rng) -> int:
        return s.tables.land.marches.pick(s.occupied[asked(s)], rng)

    def choose(self, s: Empire, action: int) -> None:
        frame = s.stack[-1]
        seat = frame >> KIND_BITS & SEAT_MASK
        if action == STOP:
            stopped(s, seat)
            part_done(s, seat)
            return
        origin = (action - MOVE) // REGIONS
        target = (action - MOVE) % REGIONS
        armies = s.armies
        base = seat * REGIONS
        left = armies[base + origin] - 1
        armies[base + origin] = left
        armies[base + target] += 1
        occupied = s.occupied[seat] | 1 << target
        if not left:
            occupied ^= 1 << origin
        s.occupied[seat] = occupied
        if s.events is not None:
            s.tell("move", seat, {"origin": origin, "region": target})
        if frame >= 2 * POINT:
            s.stack[-1] = frame - POINT
        else:
            part_done(s, seat)


class Sailing(Marching):
    """The same over land and dotted lines in any mixture; a dotted line is one move (E6)."""

    name = "sail"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return s.tables.land.voyages.all(s.occupied[asked(s)])

    def pick(self, s: Empire, rng: Rng) -> int:
        return s.tables.land.voyages.pick(s.occupied[asked(s)], rng)


class Building(Decision[Empire]):
    """A city where an own army stands, three in a game; it stays when the army leaves (E8, E9)."""

    name = "city"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return s.tables.land.sites.all(s.occupied[asked(s)])

    def choose(self, s: Empire, action: int) -> None:
        seat = asked(s)
        if action == STOP:
            stopped(s, seat)
        else:
            region = action - CITY
            s.cities[seat * REGIONS + region] += 1
            s.homes[seat] |= 1 << region
            s.unbuilt[seat] -= 1
            if s.events is not None:
                s.tell("city", seat, {"region": region})
        part_done(s, seat)


class Destroying(Decision[Empire]):
    """Remove one army of anybody, anywhere, back to its owner's supply; never a city (E10 to E12)."""

    name = "destroy"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return (STOP, *[DESTROY + at for at, armies in enumerate(s.armies) if armies])

    def choose(self, s: Empire, action: int) -> None:
        seat = asked(s)
        if action == STOP:
            stopped(s, seat)
        else:
            at = action - DESTROY
            power = at // REGIONS
            left = s.armies[at] - 1
            s.armies[at] = left
            if not left:
                s.occupied[power] ^= 1 << at % REGIONS
            s.supply[power] += 1
            if s.events is not None:
                s.tell("destroy", seat, {"owner": power, "region": at % REGIONS})
        part_done(s, seat)
