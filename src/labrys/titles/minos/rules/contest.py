"""Two players who want the same building in a simultaneous step (E03).

Most Warriors in the region win, then most Weaponry, then turn order. Players are resolved in turn order; so before one
builds, those who go before it by that rule, and have a Build point to come, are asked whether they want it. Who claims
it goes first, and the other's point waits: what the claimant does not build in the end is open again (O5). Whoever could
come first by exchanging Coins for Weaponry is asked as well (O27).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.native import i64
from labrys.engine.sets import has
from labrys.titles.minos.actions import CITY, FARM, SHIP
from labrys.titles.minos.constants import BUILD, EXCHANGE, GRAIN, N_TRACKS, STONE, WILD
from labrys.titles.minos.content import MOST_REGIONS, ROUTES, TRACK_TOP
from labrys.titles.minos.effects import symbols
from labrys.titles.minos.effects.interpreter import lowest_tracks
from labrys.titles.minos.frames import ADVANCING, DEED, FREE, INCOME_ROUTES, POINTS
from labrys.titles.minos.rules.build import A_CITY, A_FARM, farm_warriors, may_farm, may_found, price, split
from labrys.titles.minos.rules.extra import most_coins, most_weapons
from labrys.titles.minos.tables import route_space, track_space

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


MEANS: Final = (symbols.ATOM_COIN, symbols.ATOM_TEMP, symbols.ATOM_GOOD, symbols.ATOM_RANDOM_GOOD)


def mark_of(action: i64) -> i64:
    """How a claim to a City or a Farm is noted; 0 for what nobody can contest."""
    what, where = split(action)
    return 1 + what * MOST_REGIONS + where if what in (A_CITY, A_FARM) else 0


def marked(mark: i64) -> i64:
    """The building that such a note means, as its action."""
    where = (mark - 1) % MOST_REGIONS
    return (CITY if (mark - 1) // MOST_REGIONS == A_CITY else FARM) + where


def rivals(s: Minos, seat: i64, action: i64, asked: i64) -> list[int]:
    """Those not yet asked who go before the seat, or would after an exchange (O27), and could want the same.

    The strongest come first.
    """
    if action >= SHIP or not mark_of(action) or s.reserved(seat) == mark_of(action):
        return []  # whoever claimed it has it: those who go before have let it go
    what, region = split(action)
    found = [
        other
        for other in range(s.seats)
        if other != seat
        and not has(asked, other)
        and most_strength(s, other, region) > strength(s, seat, region)
        and could_build(s, other, what, region)
    ]
    return sorted(found, key=lambda other: most_strength(s, other, region), reverse=True)


def strength(s: Minos, seat: i64, region: i64) -> tuple[i64, i64, i64]:
    return s.warriors(seat, region), s.weapons(seat), -((seat - s.first) % s.sides)


def most_strength(s: Minos, seat: i64, region: i64) -> tuple[i64, i64, i64]:
    """The same once all Coins are exchanged for Weaponry, for a seat with SA5."""
    warriors, _, order = strength(s, seat, region)
    return warriors, most_weapons(s, seat), order


def could_build(s: Minos, seat: i64, what: i64, region: i64) -> bool:
    """Has the seat a Build point to come in this step, and the place for this building, and perhaps the means?"""
    if what == A_CITY:
        there = s.cities(seat) <= len(s.tables.city_cost) and may_found(s, region)
    else:
        there = s.farms(seat) < len(s.tables.farm_cost) and may_farm(s, region)
    if not there:
        return False
    waiting = waiting_point(s, seat)
    if waiting >= 0:
        return FREE.of(s.arg_at(waiting)) > 0 or can_pay(s, seat, what, region)
    steps, atoms = to_come(s, seat)
    if symbols.ATOM_BUILD_FREE in atoms:
        return True
    if symbols.ATOM_BUILD not in atoms and symbols.ATOM_WILD not in atoms:
        return False
    # Another step may still bring the means, and so may what comes along with the point itself.
    if steps > 1 or any(atom in MEANS for atom in atoms) or can_pay(s, seat, what, region):
        return True
    return symbols.ATOM_WEAPON in atoms and s.has_ability(seat, EXCHANGE)


def can_pay(s: Minos, seat: i64, what: i64, region: i64) -> bool:
    """With all Temporary Goods, and with SA5 all Weaponry, if need be."""
    if what == A_CITY:
        return most_coins(s, seat) >= price(s, seat, what, 0, s.temps(seat, STONE), 0)
    return farm_warriors(s, seat, s.temps(seat, GRAIN)) <= s.warriors(seat, region)


def waiting_point(s: Minos, seat: i64) -> i64:
    """Where on the stack a Build point of the seat waits for somebody else's claim, or -1."""
    at = find_frame(s, seat, (POINTS,))
    return at if at >= 0 and DEED.of(s.arg_at(at)) in (BUILD, WILD) else -1


def find_frame(s: Minos, seat: i64, kinds: tuple[int, ...]) -> i64:
    """Where a frame of the seat lies on the stack, or -1."""
    for at in range(s.depth):
        if s.seat_at(at) == seat and s.kind_at(at) in kinds:
            return at
    return -1


def to_come(s: Minos, seat: i64) -> tuple[int, list[int]]:
    """How many groups or Ships the seat has still to resolve in this step, and all symbols that they may bring."""
    at = find_frame(s, seat, (ADVANCING, INCOME_ROUTES))
    if at < 0:
        return 0, []
    atoms: list[int] = []
    steps = [0, 0, 0]
    left = 0
    if s.kind_at(at) == ADVANCING:
        steps = [s.pending(seat, track) for track in range(N_TRACKS)]
        left = sum(steps)
        add_spaces(s, seat, [0, 0, 0], steps, atoms)
    else:
        for route in range(ROUTES):
            if has(s.arg_at(at), route):
                left += 1
                add_atoms(s, s.tables.route_income[route_space(s.routes(route), s.ship(seat, route) - 1)], atoms)
    add_spaces(s, seat, steps, further(s, seat, atoms), atoms)
    return left, atoms


def further(s: Minos, seat: i64, atoms: list[int]) -> list[int]:
    """By track, how many steps the symbols to come could bring."""
    lowest = lowest_tracks(s, seat)
    found = []
    for track in range(3):
        found.append(atoms.count(symbols.ATOM_INFLUENCE + track) + atoms.count(symbols.ATOM_TRACK))
        if has(lowest, track):
            found[track] += atoms.count(symbols.ATOM_LOWEST_TRACK)
    return found


def add_spaces(s: Minos, seat: i64, after: list[int], steps: list[int], atoms: list[int]) -> None:
    """The symbols on the spaces that so many more steps would reach."""
    for track in range(3):
        at = s.track(seat, track) + after[track]
        for space in range(at + 1, min(TRACK_TOP, at + steps[track]) + 1):
            if s.tables.space_gain[track_space(track, space)] >= 0:
                add_atoms(s, s.tables.space_gain[track_space(track, space)], atoms)


def add_atoms(s: Minos, program: i64, atoms: list[int]) -> None:
    """Every symbol of an effect, as often as its number says."""
    programs = s.tables.programs
    for clause in programs.clauses[program]:
        for group in programs.choice[programs.met[clause]]:
            for term in programs.terms[group]:
                atoms.extend([programs.atom[term]] * programs.number[term])


def go_first(s: Minos, seat: i64) -> bool:
    """The claimant comes before whoever waits: true if its Build point is already there."""
    at = waiting_point(s, seat)
    if at >= 0:
        s.raise_frame(at)
        return True
    s.raise_frame(find_frame(s, seat, (ADVANCING, INCOME_ROUTES)))
    return False
