"""What a bot thinks a solo position is worth: its own expectation against Rhadamanthus's."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, cast

from labrys.titles.minos.constants import EXPAND, NONE, WILD
from labrys.titles.minos.content import MOST_SPACES
from labrys.titles.minos.evaluate import SPREAD, answered, value
from labrys.titles.minos.frames import FINISH
from labrys.titles.minos.scoring import farm_points
from labrys.titles.minos.solo.content import RIVAL
from labrys.titles.minos.solo.scoring import rival_region_points, rival_standing
from labrys.titles.minos.solo.turn import has_track_mark

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo

A_DIE: Final = 8.0  # points that one of his dice wins on average, the scorings apart
FIRST_AGE: Final = (2.0, 3.5, 3.5, 3.5)  # what one of his action points wins, by action
SECOND_AGE: Final = (4.0, 5.5, 3.0, 3.5)
TILE_CHANCE: Final = 0.4  # the chance that a Sea Peoples tile on the map will be his


def worths(s: Solo) -> list[float]:
    """The person's lead over him, as a chance to win."""
    calm = cast("Solo", answered(s)) if s.depth else s
    if not calm.depth:
        return [1.0 if calm.ranking()[0] == 1 else 0.0]
    lead = value(calm, 0) - rival_value(calm)
    return [1.0 / (1.0 + exp(-lead / SPREAD))]


def rival_value(s: Solo) -> float:
    """What he has and holds, what his dice stand for, and tiles that may be his; later rounds are even for both."""
    t = s.tables
    found = float(sum(rival_standing(s)))
    if s.kind_at(0) == FINISH:
        return found
    if s.round <= t.scorings[0]:
        found += float(farm_points(s, RIVAL)) + 0.85 * rival_region_points(s)
    found += A_DIE * (
        s.all_die_seat().count(0) - s.all_die_seat().count(RIVAL)
    )  # whoever has drafted fewer dice has more to come
    found += dice_worth(s)
    for region in range(t.regions):
        for tile in (s.sea_top(region), s.sea_below(region)):
            if tile != NONE:
                found += TILE_CHANCE * float(t.demand[tile] + s.terms.battle_vp)
    return found


def dice_worth(s: Solo) -> float:
    """His dice on the action board: a die that is pushed to the right wins him less."""
    second = s.active_age() == 1
    found = 0.0
    for at in range(5 * MOST_SPACES):
        die = s.row(at)
        if die != NONE and s.die_seat(die) == RIVAL:
            deed = at // MOST_SPACES
            number = s.tables.points[at]
            if deed == WILD:
                deed = s.want(die)
            elif deed == EXPAND:
                number //= 2
            found += float(number) * (SECOND_AGE[deed] if second else FIRST_AGE[deed])
            if has_track_mark(s, at):
                found += s.terms.space_vp
    return found
