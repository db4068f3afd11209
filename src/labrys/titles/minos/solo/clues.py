"""What a learner that judges the solo game is told of Rhadamanthus, beside the clues of the person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.native import i64, vec
from labrys.titles.minos.clues import ODDS, PARTS, RIVAL_NUMBERS
from labrys.titles.minos.constants import AREA, HAND
from labrys.titles.minos.evaluate import SPREAD, rounds_left
from labrys.titles.minos.side_clues import FINE
from labrys.titles.minos.solo.content import RIVAL
from labrys.titles.minos.solo.evaluate import dice_worth, rival_value
from labrys.titles.minos.solo.scoring import rival_standing

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo


def note_rival(s: Solo, out: vec[i64]) -> None:
    """What he may expect and has, the terms of the game, and the race between the two."""
    standing = float(sum(rival_standing(s)))
    expected = rival_value(s) if s.depth else standing
    rounds = rounds_left(s) if s.depth else 0.0
    late = 1.0 - rounds / float(s.tables.rounds + 1)
    out[1] = i64(standing)
    at: i64 = 2 + 2 * PARTS
    lead = float(out[at]) / FINE - expected
    out[at + 1] = i64(expected * FINE)
    out[at + 2] = i64(lead * FINE)
    out[at + 3] = i64(-lead * FINE)
    out[at + 4] = i64(lead * late * FINE)
    out[at + 5] = i64(-lead * late * FINE)
    at = len(out) - 2
    out[at] = i64(lead / SPREAD * ODDS)
    out[at + 1] = 0
    at -= RIVAL_NUMBERS
    terms = s.terms
    numbers = [
        int(dice_worth(s)),
        s.all_die_seat().count(RIVAL),
        s.all_die_seat().count(0),
        s.count_at(HAND + RIVAL),
        s.count_at(AREA + RIVAL),
        s.marker(0) * 5,
        s.marker(1) * 5,
        s.marker(2) * 5,
        s.farms(RIVAL) * 5,
        s.track(RIVAL, 0),
        s.track(RIVAL, 1),
        s.track(RIVAL, 2),
        terms.vp,
        terms.population,
        terms.population_after,
        terms.dominance_vp * 5,
        terms.battle_vp * 5,
        terms.space_vp * 5,
        terms.down_vp[0] * 5,
        terms.down_vp[1] * 5,
        20 if terms.seven else 0,
    ]
    for place, number in enumerate(numbers):
        out[at + place] = number
