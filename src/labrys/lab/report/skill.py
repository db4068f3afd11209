"""Depth of skill: what each rung of a ladder of bots wins against the one below; and styles against each other."""

from __future__ import annotations

from labrys.charts.scale import per_cent
from labrys.lab.arena import Match, Played
from labrys.lab.charts import Row, intervals
from labrys.lab.estimates import Estimate, corrected, share_of
from labrys.lab.report.chapter import Chapter, between
from labrys.lab.report.seats import verdict
from labrys.lab.report.study import Found

SURE = 0.15  # half an interval, up to which it is worth a word that styles are alike


def skill_chapter(found: Found) -> Chapter | None:
    """A ladder of budgets; how many rungs are clearly apart is the depth."""
    rungs = [(name, games) for name, games in found.parts.items() if name.startswith("skill-")]
    if not rungs:
        return None
    chapter = Chapter("Depth of skill")
    seats = found.study.seats
    chapter.text = f"Each bot sits once in every seat against {'the one' if seats == 2 else f'{seats - 1}'} of the rung below. More rungs that are clearly apart mean that there is more to learn."
    fair = 1 / seats
    figures, names = [], []
    for name, games in rungs:
        match = found.plans[name].match
        figures.append(wins_of(match, games, 0, fair))
        names.append(f"{match.bots[0]} against {match.bots[1]}")
    figures = corrected(figures)
    rows = [Row(name, (figure,), verdict(figure)) for name, figure in zip(names, figures, strict=True)]
    total = sum(len(games) for _, games in rungs)
    chapter.drawings.append(
        intervals(
            "skill",
            "What the stronger bot of two neighbours wins",
            f"Win share of one seat; dashed, the fair share of {per_cent(fair)}. {total:,} games in all.",
            rows,
            null=fair,
            within=(0.0, 1.0),
        )
    )
    clear = sum(figure.clear and figure.value > fair for figure in figures)
    for number, figure in enumerate(figures, 1):
        chapter.measure(f"skill.{number}", f"the win share of {names[number - 1]}", figure, per_cent)
    if clear:
        best = max((at for at, figure in enumerate(figures) if figure.clear and figure.value > fair))
        chapter.remark(
            0.5,
            f"Skill tells: {clear} of {len(figures)} steps up the ladder of bots are clear; {names[best]} wins"
            f" {between(figures[best])} where {per_cent(fair)} would be even.",
        )
    else:
        chapter.remark(0.25, f"No step up the ladder of bots is clear with {total:,} games.")
    return chapter


def wins_of(match: Match, games: list[Played], number: int, null: float) -> Estimate:
    """The win share of one of the bots, by seeds."""
    parts = [(played.shares[played.seating.index(number)], 1.0) for played in games if number in played.seating]
    return share_of(parts, [played.index for played in games if number in played.seating], null)


def styles_chapter(found: Found) -> Chapter | None:
    """Bots that lean to a style, in turns at one table."""
    games = found.parts.get("styles")
    if not games:
        return None
    match = found.plans["styles"].match
    fair = 1 / match.seats
    figures = corrected([wins_of(match, games, number, fair) for number in range(len(match.bots))])
    chapter = Chapter("Styles of play")
    chapter.text = "Bots of equal strength that each favour one way to play, in turns, in all seats. One that wins far more than its share is a dominant line."
    rows = [
        Row(bot.partition("+")[2], (figure,), verdict(figure)) for bot, figure in zip(match.bots, figures, strict=True)
    ]
    rows.sort(key=lambda row: -row.figures[0].value if row.figures[0] else 0.0)
    chapter.drawings.append(
        intervals(
            "styles",
            "How often each style wins",
            f"Win share of a seat; dashed, the fair share of {per_cent(fair)}. {len(games):,} games; signs by Holm's correction.",
            rows,
            null=fair,
            within=(0.0, 1.0),
        )
    )
    for bot, figure in zip(match.bots, figures, strict=True):
        if not figure.n:
            continue
        chapter.measure(
            f"style.{bot.partition('+')[2]}",
            f"how often the style {bot.partition('+')[2]} wins, in fair shares",
            figure.over(fair),
        )
    uneven = [at for at, figure in enumerate(figures) if figure.clear]
    if uneven:
        at = max(uneven, key=lambda at: abs(figures[at].value - fair))
        chapter.remark(
            min(1.0, 0.5 + 2 * abs(figures[at].value - fair)),
            f"The style {match.bots[at].partition('+')[2]} wins {between(figures[at])} where {per_cent(fair)} would be even.",
        )
    else:
        edge = max(figure.error for figure in figures)
        chapter.remark(
            0.35 if edge < SURE else 0.0,
            f"No style of play is clearly better than another; {100 * edge:.1f} percentage points would hardly have been missed.",
        )
    return chapter
