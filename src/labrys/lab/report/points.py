"""A chapter on scores: how high they are, and where points come from."""

from __future__ import annotations

from labrys.charts.scale import number, per_cent
from labrys.lab.charts import Row, histogram, intervals
from labrys.lab.estimates import Estimate, corrected, mean_of, quantile_of, ratio_of
from labrys.lab.report.chapter import ENOUGH, Chapter
from labrys.lab.report.study import Found

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)  # of the winners, for what they do not exceed


def points_chapter(found: Found) -> Chapter:
    games, seats = found.games, found.study.seats
    seeds = [played.index for played in games]
    chapter = Chapter("Scores and sources of points")
    caption = f"{len(games):,} games."
    chapter.drawings.append(
        histogram("scores", "Scores of all seats", caption, [score for played in games for score in played.scores])
    )
    chapter.measure("score", "the score of a seat", mean_of([sum(played.scores) / seats for played in games], seeds))
    chapter.measure("score.winner", "the score of the winner", mean_of([max(played.scores) for played in games], seeds))
    best = [float(max(played.scores)) for played in games]
    for part in QUANTILES:
        found_part = quantile_of(best, part, len(set(seeds)))
        chapter.measure(
            f"score.winner.{100 * part:.0f}", f"what {100 * part:.0f} % of winners do not exceed", found_part
        )
    if seats > 1:
        margins = [lead(played.scores) for played in games]
        chapter.drawings.append(
            histogram("margins", "Points by which the first is ahead of the second", caption, margins)
        )
        chapter.measure("margin", "points between the first and the second", mean_of(margins, seeds))
        chapter.measure(
            "margin.last",
            "points between the first and the last",
            mean_of([max(played.scores) - min(played.scores) for played in games], seeds),
        )
    sources = list(dict.fromkeys(source for played in games for seat in played.points for source in seat))
    total = sum(score for played in games for seat in played.points for score in seat.values())
    if not sources or seats == 1:
        return chapter
    rows, tests = [], []
    for source in sources:
        won: list[tuple[float, float]] = []
        lost: list[tuple[float, float]] = []
        gaps: list[float] = []
        for played in games:
            points = [seat.get(source, 0) for seat in played.points]
            winners = [value for value, rank in zip(points, played.ranks, strict=True) if rank == 1]
            others = [value for value, rank in zip(points, played.ranks, strict=True) if rank != 1]
            won.append((sum(winners), len(winners)))
            lost.append((sum(others), len(others)))
            gaps.append(sum(winners) / len(winners) - sum(others) / len(others) if others else 0.0)
        tests.append(mean_of(gaps, seeds))
        rows.append((source, ratio_of(won, seeds), ratio_of(lost, seeds)))
        share = ratio_of(
            [
                (sum(seat.get(source, 0) for seat in played.points), sum(sum(seat.values()) for seat in played.points))
                for played in games
            ],
            seeds,
        )
        chapter.measure(
            f"points.{source}", f"the part of all points that come from {found.source(source)}", share, per_cent
        )
    drawn = [
        Row(found.source(source), (won_mean, lost_mean), word(gap), (gap.value, gap.low, gap.high, gap.p))
        for (source, won_mean, lost_mean), gap in zip(rows, corrected(tests), strict=True)
    ]
    drawn.sort(key=lambda row: -(row.figures[0].value if row.figures[0] else 0.0))
    chapter.drawings.append(
        intervals(
            "sources",
            "Where the points of winners and of others come from",
            f"Points of a seat on average; {len(games):,} games. A sign where winners have clearly more or fewer (Holm's correction over all sources).",
            drawn,
            series=("winners", "others"),
            say=number,
            more=("winners less others", "low", "high", "p corrected"),
        )
    )
    gap, source = max((gap.value, source) for (source, _, _), gap in zip(rows, tests, strict=True))
    if total and gap > 0:
        chapter.remark(
            0.45, f"Winners are ahead most in points from {found.source(source)}: by {number(gap)} on average."
        )
    dead = [
        found.source(source)
        for source in sources
        if all(seat.get(source, 0) == 0 for played in games for seat in played.points)
    ]
    if dead and len(games) >= ENOUGH:
        chapter.remark(0.35, f"Nobody ever had a point from {', '.join(dead)}.")
    return chapter


def word(gap: Estimate) -> str:
    if not gap.clear:
        return ""
    return "winners more" if gap.value > 0 else "winners fewer"


def lead(scores: list[int]) -> int:
    first, second = sorted(scores, reverse=True)[:2]
    return first - second
