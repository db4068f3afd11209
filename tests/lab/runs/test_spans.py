"""Work for machines far away is cut by how long it takes; what comes of it is not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from labrys.lab.arena import Match, play_seeds
from labrys.lab.runs import Plan
from labrys.lab.runs.lines import to_line
from labrys.lab.runs.spans import LEAST_SECONDS, WANTED_SECONDS, Gathered, Spans, joined

MATCH = Match("relics", ("random", "random"), seed="spans")


@given(
    seeds=st.integers(1, 1500),
    missing=st.integers(1, 5),
    workers=st.integers(1, 8),
    paces=st.lists(st.floats(0, 100), min_size=1, max_size=6),
    deaths=st.lists(st.booleans(), max_size=20),
)
def test_every_seed_is_played_and_every_unit_made_whole_however_long_pieces_take_and_whoever_dies(
    seeds: int, missing: int, workers: int, paces: list[float], deaths: list[bool]
) -> None:
    units = Plan(MATCH, seeds).units()[::missing]  # some were played before
    spans, gathered = Spans(units, workers), Gathered(units)
    whole: dict[range, list[str]] = {}
    number = 0
    while (span := spans.next()) is not None:
        number += 1
        if number <= len(deaths) and deaths[number - 1]:
            spans.lost(span)
            continue
        spans.back(span, len(span) * paces[number % len(paces)])
        lines = [f"{index}/{rotation}" for index in span for rotation in (0, 1)]
        for unit, found in gathered.add(span, lines):
            assert unit not in whole
            whole[unit] = found
    assert set(whole) == set(units)
    for unit, found in whole.items():
        assert found == [f"{index}/{rotation}" for index in unit for rotation in (0, 1)]
    assert gathered.lines == {}


@given(st.floats(0.001, 4))
def test_pieces_last_between_five_seconds_and_a_minute_once_the_pace_is_known(pace: float) -> None:
    spans = Spans([range(1_000_000)], 4)
    lasted = []
    for _ in range(12):
        span = spans.next()
        assert span is not None
        spans.back(span, len(span) * pace)
        lasted.append(len(span) * pace)
    assert lasted[0] == pace  # one seed, to learn from
    assert LEAST_SECONDS - pace <= lasted[-1] <= WANTED_SECONDS + pace < 60


def test_towards_the_end_pieces_are_smaller_so_that_nobody_waits_for_the_last() -> None:
    spans = Spans([range(400)], 2)
    for _ in range(2):
        spans.next()
        spans.back(range(1), 1.0)
    sizes = []
    while (span := spans.next()) is not None:
        sizes.append(len(span))
        spans.back(span, float(len(span)))
    assert max(sizes) == WANTED_SECONDS
    assert max(sizes[-2:]) < WANTED_SECONDS
    assert min(sizes[:-1]) >= LEAST_SECONDS


def test_units_that_follow_each_other_are_one_stretch() -> None:
    assert joined([range(2), range(2, 4), range(8, 9)]) == [range(4), range(8, 9)]


def test_lines_of_pieces_are_the_lines_of_the_unit() -> None:
    unit = range(3)
    gathered = Gathered([unit])
    lines = {index: [to_line(played) for played in play_seeds(MATCH, range(index, index + 1))] for index in unit}
    assert gathered.add(range(2, 3), lines[2]) == []
    assert gathered.add(range(2), [*lines[0], *lines[1]]) == [
        (unit, [to_line(played) for played in play_seeds(MATCH, unit)])
    ]
