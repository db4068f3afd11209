"""More bots than seats, and where points come from."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from labrys.engine import BadSetting
from labrys.lab import Match, simulate


def test_each_choice_of_bots_comes_equally_often_and_everybody_sits_everywhere() -> None:
    match = Match("relics", ("a", "b", "c"), table=2)
    met: Counter[tuple[int, ...]] = Counter()
    sat: Counter[tuple[int, int]] = Counter()
    for index in range(3):
        for rotation in range(match.rotations):
            seating = match.seating(rotation, index)
            met[tuple(sorted(seating))] += 1
            sat.update(enumerate(seating))
    assert met == dict.fromkeys(combinations(range(3), 2), 2)
    assert set(sat.values()) == {2}


def test_a_bot_of_a_field_has_the_share_of_one_seat_as_its_fair_one() -> None:
    found = simulate("relics", ["greedy", "random", "random"], 12, seats=2, seed="field")
    assert found.fair("greedy") == found.fair("random") == 0.5
    assert len(found.games) == 12
    won = found.by_bot()["greedy"].mean  # of 8 games, one seat in each
    assert won > 0.5
    assert found.by_bot()["random"].mean == pytest.approx((4 + 8 * (1 - won)) / 16)  # of two seats in 4 games, one in 8


def test_points_by_source_add_up_to_the_scores() -> None:
    found = simulate("minos", ["random", "random"], 2, seed="points")
    for played in found.games:
        assert [sum(sources.values()) for sources in played.points] == played.scores
    won = sum(points for points, _ in found.points().values())
    best = [score for played in found.games for score in played.scores if score == max(played.scores)]
    assert won == pytest.approx(sum(best) / len(best))


@pytest.mark.parametrize("seats", [1, 4, 9])
def test_a_table_that_the_bots_cannot_fill_is_refused(seats: int) -> None:
    with pytest.raises(BadSetting, match=f"3 bots cannot share {seats} seats of relics"):
        simulate("relics", ["random", "random", "random"], 3, seats=seats)
