"""The five actions of the cards: place, march, sail, build, destroy. Each is one atom at a time, or stopping."""

from __future__ import annotations

from typing import Final

from labrys.engine.chance import Rng
from labrys.engine.decision import ARG_SHIFT, KIND_BITS, SEAT_MASK, Decision
from labrys.titles.empire.actions import CITY, DESTROY, MOVE, PLACE, REGIONS, STOP
from labrys.titles.empire.rules.hands import asked, stopped
from labrys.titles.empire.rules.turn import part_done
from labrys.titles.empire.state import Empire
from labrys.titles.empire.tables import LOW_BITS, LOW_MASK

POINT: Final = 1 << ARG_SHIFT  # one army to place or one move to make, in a frame


class Placing(Decision[Empire]):
    """New armies, one at a time, on the start region or where an own city stands (E3, E4)."""

    name = "place"

    def choices(self, s: Empire) -> tuple[int, ...]:
        homes = s.homes[asked(s)]
        land = s.tables.land
        return land.place_low[homes & LOW_MASK] + land.place_high[homes >> LOW_BITS]

    def pick(self, s: Empire, rng: Rng) -> int:
        homes = s.homes[asked(s)]
        land = s.tables.land
        return pick_of_two(land.place_low[homes & LOW_MASK], land.place_high[homes >> LOW_BITS], rng)

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
        occupied = s.occupied[asked(s)]
        land = s.tables.land
        return land.march_low[occupied & LOW_MASK] + land.march_high[occupied >> LOW_BITS]

    def pick(self, s: Empire, rng: Rng) -> int:
        occupied = s.occupied[asked(s)]
        land = s.tables.land
        return pick_of_two(land.march_low[occupied & LOW_MASK], land.march_high[occupied >> LOW_BITS], rng)

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
        occupied = s.occupied[asked(s)]
        land = s.tables.land
        return land.sail_low[occupied & LOW_MASK] + land.sail_high[occupied >> LOW_BITS]

    def pick(self, s: Empire, rng: Rng) -> int:
        occupied = s.occupied[asked(s)]
        land = s.tables.land
        return pick_of_two(land.sail_low[occupied & LOW_MASK], land.sail_high[occupied >> LOW_BITS], rng)


class Building(Decision[Empire]):
    """A city where an own army stands, three in a game; it stays when the army leaves (E8, E9)."""

    name = "city"

    def choices(self, s: Empire) -> tuple[int, ...]:
        occupied = s.occupied[asked(s)]
        land = s.tables.land
        return land.city_low[occupied & LOW_MASK] + land.city_high[occupied >> LOW_BITS]

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


def pick_of_two(low: tuple[int, ...], high: tuple[int, ...], rng: Rng) -> int:
    """A random entry of two lists laid end to end, without laying them."""
    size = len(low)
    at = rng.below(size + len(high))
    return low[at] if at < size else high[at - size]
