"""Luck by where it comes from: the same seeds played again with other luck from some point on.

The less two games share, the less alike they end. What two games have in common that share the open set-up only is due to
it; what those have in common beyond that which share the hidden order of decks too is due to that; and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from labrys.charts.scale import per_cent
from labrys.lab.arena import Played
from labrys.lab.charts import Row, intervals
from labrys.lab.estimates import Estimate, estimate
from labrys.lab.report.chapter import Chapter
from labrys.lab.report.study import Found

SOURCES = (
    "the open set-up and the seat",
    "what lies hidden at the start: decks, hands",
    "dice and draws while playing",
    "the course of play, and how bots waver in it",
)

SURE = 0.25  # half an interval, up to which the parts are worth a word


def luck_chapter(found: Found) -> Chapter | None:
    again = [found.parts.get(f"luck-{level}") for level in (1, 2, 3)]
    if found.study.seats < 2 or not all(again):
        return None
    seeds = len(again[0] or [])
    chapter = Chapter("Luck")
    chapter.text = (
        "Bots of equal strength differ by luck alone. The same seeds were played again: with the same table and cards but other dice, with"
        " the open table only, and so on. What two such games have in common is the luck that they share."
    )
    for name, title, value in (
        ("luck-score", "How much of the difference in score comes from where", margins),
        ("luck-win", "How much of winning comes from where", wins),
    ):
        first = [value(played) for played in found.games[:seeds]]
        others = [[value(played) for played in part or []] for part in again]
        figures = parts_of(first, others)
        rows = [Row(source, (figure,)) for source, figure in zip(SOURCES, figures, strict=True)]
        caption = f"Parts of the variance between seats; {seeds:,} seeds, each played four times. Small parts may come out below nought by chance."
        chapter.drawings.append(intervals(name, title, caption, rows, null=0.0))
        for short, source, figure in zip(("setup", "hidden", "dice", "bots"), SOURCES, figures, strict=True):
            chapter.measure(
                f"{name.replace('-', '.')}.{short}",
                f"the part of {name.removeprefix('luck-')} luck from {source}",
                figure,
                per_cent,
            )
        if name == "luck-score":
            setup, hidden, dice = (min(1.0, max(0.0, figure.value)) for figure in figures[:3])
            chapter.remark(
                0.4 if max(figure.error for figure in figures) < SURE else 0.0,
                f"Between equal bots, the open set-up and the seat explain {per_cent(setup)} of the differences in score, hidden"
                f" cards {per_cent(hidden)}, dice and draws {per_cent(dice)}; the rest arises in the course of play.",
            )
    return chapter


def margins(played: Played) -> list[float]:
    mean = sum(played.scores) / len(played.scores)
    return [score - mean for score in played.scores]


def wins(played: Played) -> list[float]:
    return [share - 1 / len(played.shares) for share in played.shares]


def parts_of(first: Sequence[Sequence[float]], others: Sequence[Sequence[Sequence[float]]]) -> list[Estimate]:
    """The parts of the variance, with intervals by leaving out one seed at a time."""
    count = len(first)
    whole = [sum(value * value for value in row) for row in first]
    shared = [
        [sum(a * b for a, b in zip(one, other, strict=True)) for one, other in zip(first, part, strict=True)]
        for part in others
    ]
    sums = [sum(whole), *(sum(products) for products in shared)]
    if not sums[0] or count < 3:
        return [Estimate(0.0, -1.0, 1.0, count)] * 4

    def parts(total: float, bots: float, dice: float, hidden: float) -> list[float]:
        return [hidden / total, (dice - hidden) / total, (bots - dice) / total, 1 - bots / total]

    value = parts(*sums)
    left_out = [
        parts(sums[0] - whole[at], *(total - products[at] for total, products in zip(sums[1:], shared, strict=True)))
        for at in range(count)
    ]
    found = []
    for at in range(4):
        mean = sum(row[at] for row in left_out) / count
        error = sqrt((count - 1) / count * sum((row[at] - mean) ** 2 for row in left_out))
        found.append(estimate(value[at], error, count, count))
    return found
