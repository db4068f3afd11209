"""A chapter on the race: how often the lead changes, when a game is decided, whether one can come back."""

from __future__ import annotations

from labrys.charts.scale import number, per_cent
from labrys.lab.charts import Curve, Row, curves, histogram, intervals
from labrys.lab.estimates import Estimate, mean_of, share_of, shares_of
from labrys.lab.report.chapter import Chapter, between
from labrys.lab.report.study import Found
from labrys.lab.watch import LOOKS_IN_A_GAME

GROUPS_BY_LEAD = 6  # of seats by how far behind they are


def race_chapter(found: Found) -> Chapter:
    games = [played for played in found.games if played.notes is not None]
    chapter = Chapter("The race")
    if found.study.seats == 1:
        return chapter
    seeds = [played.index for played in games]
    notes = [played.notes for played in games if played.notes is not None]
    chapter.text = (
        "Who leads is what bots think of the position at the start of each turn, with nothing hidden from them; a lead counts from two"
        " hundredths of a chance to win. A game is settled when the lead changes hands for the last time."
    )
    chapter.drawings.append(
        histogram(
            "leads",
            "How often the lead changes hands",
            f"{len(games):,} games.",
            [seen.leads for seen in notes],
            say=lambda value: f"{value:.0f}",
        )
    )
    settled = [100 * seen.settled / max(1, seen.turns) for seen in notes]
    chapter.drawings.append(
        histogram(
            "settled",
            "When a game is settled, in per cent of its turns",
            f"{len(games):,} games.",
            settled,
            say=lambda value: f"{value:.0f} %",
        )
    )
    ahead: list[Estimate] = []
    trailing: list[Estimate] = []
    for step in range(LOOKS_IN_A_GAME + 1):
        leaders, behind = [], []
        for played in games:
            assert played.notes is not None
            points = played.notes.points[step]
            first = [seat for seat, value in enumerate(points) if value == max(points)]
            last = [seat for seat, value in enumerate(points) if value == min(points)]
            alone = len(first) < len(points)
            leaders.append((sum(played.shares[seat] for seat in first) / len(first), 1.0 if alone else 0.0))
            behind.append((sum(played.shares[seat] for seat in last) / len(last), 1.0 if alone else 0.0))
        ahead.append(share_of([(won if held else 0.0, held) for won, held in leaders], seeds))
        trailing.append(share_of([(won if held else 0.0, held) for won, held in behind], seeds))
    along = [f"{100 * step // LOOKS_IN_A_GAME} %" for step in range(LOOKS_IN_A_GAME + 1)]
    fair = 1 / found.study.seats
    chapter.drawings.append(
        curves(
            "comeback",
            "How often who has most and who has fewest points wins in the end",
            f"By the part of the game's turns that is over; dashed, the fair share. Games where all are even at that time are left out. {len(games):,} games.",
            along,
            [Curve("most points", ahead), Curve("fewest points", trailing)],
            null=fair,
            within=(0.0, 1.0),
        )
    )
    half = behind_at(found, LOOKS_IN_A_GAME // 2)
    if half:
        chapter.drawings.append(
            intervals(
                "behind",
                "Half-way through: the chance to win from so many points behind the first",
                f"Win share of a seat; dashed, the fair share. {len(games):,} games.",
                half,
                null=fair,
                within=(0.0, 1.0),
            )
        )
    leads = chapter.measure(
        "race.leads", "changes of the lead in a game", mean_of([float(seen.leads) for seen in notes], seeds)
    )
    middle = chapter.measure(
        "race.settled",
        "the part of a game after which its lead does not change",
        mean_of([value / 100 for value in settled], seeds),
        per_cent,
    )
    trailer = chapter.measure(
        "race.comeback", "how often who is last at half-time wins", trailing[LOOKS_IN_A_GAME // 2], per_cent
    )
    chapter.remark(
        0.5,
        f"The lead changes hands {number(leads.value)} times, and a game is settled after {per_cent(middle.value)} of its turns; who is last half-way still wins {between(trailer)}.",
    )
    return chapter


def behind_at(found: Found, step: int) -> list[Row]:
    """Seats by points behind the first, in groups of about equal size."""
    seen: list[tuple[int, int, float]] = []
    for played in found.games:
        if played.notes is not None:
            points = played.notes.points[step]
            seen += [
                (max(points) - value, played.index, share) for value, share in zip(points, played.shares, strict=True)
            ]
    seen.sort(key=lambda entry: entry[0])
    groups: list[list[tuple[int, int, float]]] = []
    for entry in seen:
        if not groups or (len(groups[-1]) >= len(seen) / GROUPS_BY_LEAD and entry[0] != groups[-1][-1][0]):
            groups.append([])
        groups[-1].append(entry)
    rows = []
    for group in groups if len(groups) > 1 else ():
        least, most = group[0][0], group[-1][0]
        label = "level" if most == 0 else f"{least} behind" if least == most else f"{least} to {most} behind"
        rows.append(Row(label, (shares_of([share for _, _, share in group], [index for _, index, _ in group]),)))
    return rows
