"""Scoring: Farms and regions after rounds 2 and 4, the last battles, the Vases, and his final count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.decision import Frame
from labrys.titles.minos.constants import (
    AREA,
    FROM_CARD,
    FROM_FARM,
    FROM_REGION,
    FROM_ROUTE,
    FROM_VASE,
    HAND,
    N_SOURCES,
    NONE,
    POPULATION,
)
from labrys.titles.minos.content import AGE_CARDS, MOST_REGIONS
from labrys.titles.minos.effects.gains import gain_vp
from labrys.titles.minos.frames import FINISH, SOLO_BATTLES, SOLO_END
from labrys.titles.minos.scoring import farm_points, region_points
from labrys.titles.minos.solo.battle import battle, leads
from labrys.titles.minos.solo.content import RIVAL

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo

TOP: Final = 3  # where his marker stands on the highest space of a Vase


def rival_region_points(s: Solo) -> int:
    """As for a player, by the marker on the Population track; in hard mode 2 more for each region that he dominates."""
    return region_points(s, RIVAL) + s.terms.dominance_vp * s.dominance(RIVAL)


def vase_points(s: Solo, slot: int) -> int:
    """What the end brings him: 10 unless the person has it, else 3, or in hard mode 7 (S3)."""
    spaces = s.tables.vase_spaces
    if not person_has_top(s, slot):
        return spaces[TOP]
    return spaces[TOP - 1] if s.terms.seven else spaces[1]


def person_has_top(s: Solo, slot: int) -> bool:
    """The person claimed the Vase before his marker was on the highest space."""
    return bool(s.vase_by(slot) & 1) and s.marker(slot) < TOP


def card_points(s: Solo) -> tuple[int, int]:
    """Face-down cards by their Age, face-up cards by what is printed."""
    down = sum([s.terms.down_vp[1 if card >= AGE_CARDS else 0] for card in s.cards_at(HAND + RIVAL)])
    return down, sum([s.tables.vp[card] for card in s.cards_at(AREA + RIVAL)])


def route_points(s: Solo) -> int:
    """2 for every space reached or passed, the first included (N10)."""
    return s.rules.route_vp * s.route_spaces(RIVAL)


def rival_standing(s: Solo) -> list[int]:
    """By source, what he has; in a running game, what he would have if it ended now."""
    points = [s.source(RIVAL, source) for source in range(N_SOURCES)]
    if s.depth:
        points[FROM_CARD] += sum(card_points(s))
        points[FROM_ROUTE] += route_points(s)
        points[FROM_VASE] += sum([vase_points(s, slot) for slot in range(3)])
        if s.kind_at(0) != FINISH:  # the last scoring is still to come
            points[FROM_FARM] += farm_points(s, RIVAL)
            points[FROM_REGION] += rival_region_points(s)
    return points


def score_round(s: Solo) -> None:
    """Farms and regions; after round 2 his marker moves to the next scoring space of the Population track (S2)."""
    farms = farm_points(s, RIVAL)
    if farms:
        if s.events is not None:
            s.tell("solo_farms", RIVAL, {"n": s.farms(RIVAL), "rule": "scoring.farms"})
        gain_vp(s, RIVAL, farms, FROM_FARM)
    regions = rival_region_points(s)
    if regions:
        if s.events is not None:
            led = s.dominance(RIVAL)
            data = {"dominance": led, "presence": s.presence(RIVAL) - led, "bonus": s.terms.dominance_vp}
            s.tell("solo_regions", RIVAL, {**data, "rule": "scoring.regions"})
        gain_vp(s, RIVAL, regions, FROM_REGION)
    if s.round < s.tables.rounds:
        space = s.terms.population_after
        s.set_track(RIVAL, POPULATION, space)
        if s.events is not None:
            gain = {"presence": s.tables.presence[space], "dominance": s.tables.dominance[space]}
            s.tell("solo_population", RIVAL, {"space": space, **gain, "rule": "scoring.population"})


class SoloBattles(Frame["Solo"]):
    """He fights what is left wherever he dominates or is tied for it, whatever Weaponry the person has (T77)."""

    kind = SOLO_BATTLES
    name = "solo-battles"

    def run(self, s: Solo) -> None:
        s.pop()
        s.fill_sea_top([NONE] * MOST_REGIONS)  # Level I tiles go first (A29)
        for region in range(s.tables.regions):
            led = leads(s, region)
            if s.sea_below(region) != NONE and led:
                battle(s, region, "end.dominance" if led > 1 else "end.tie")


class SoloEnd(Frame["Solo"]):
    """The highest space of each Vase that is still free, then cards and Ships."""

    kind = SOLO_END
    name = "solo-end"

    def run(self, s: Solo) -> None:
        s.pop()
        for slot in range(3):
            points = vase_points(s, slot)
            taken = person_has_top(s, slot)
            if s.events is not None:
                rule = "vase.top" if not taken else "vase.seven" if s.terms.seven else "vase.three"
                tie = "held" if s.marker(slot) == TOP else "taken" if taken else "free"
                s.tell("solo_claim", RIVAL, {"vase": s.vase(slot), "n": points, "rule": rule, "tie": tie})
            if not taken:
                s.set_marker(slot, TOP)
            gain_vp(s, RIVAL, points, FROM_VASE)
        down, up = card_points(s)
        spaces = s.route_spaces(RIVAL)
        if s.events is not None:
            data = {"down": down, "up": up, "spaces": spaces, "n": down + up + route_points(s)}
            s.tell("solo_final", RIVAL, {**data, "rule": "scoring.final"})
        gain_vp(s, RIVAL, down + up, FROM_CARD)
        gain_vp(s, RIVAL, route_points(s), FROM_ROUTE)
