"""A chapter on decisions: how many there are, how many leave no choice, and how much is at stake."""

from __future__ import annotations

from labrys.charts.scale import number, per_cent, points_of
from labrys.lab.charts import Row, intervals
from labrys.lab.estimates import Estimate, mean_of, ratio_of, share_of
from labrys.lab.report.chapter import Chapter
from labrys.lab.report.study import Found

SLIGHT = 0.005  # of a chance to win: an answer that gains no more than this on the average one hardly matters
SEEN = 20  # decisions of a kind that must have been looked at


def choices_chapter(found: Found) -> Chapter:
    games = [played for played in found.games if played.notes is not None]
    seeds = [played.index for played in games]
    chapter = Chapter("Decisions")
    chapter.text = (
        "At stake is how much better the best answer is than the average one, in percentage points of the chance to win, as bots judge"
        " what follows at once; one in eight real decisions is looked at so. It misses what shows much later."
    )
    kinds: dict[str, list[list[int]]] = {}
    for at, played in enumerate(games):
        assert played.notes is not None
        for kind, seen in played.notes.asked.items():
            kinds.setdefault(kind, [[0, 0, 0, 0, 0]] * len(games))[at] = seen
    forced = share_of(
        [(sum(seen[1] for seen in played.notes.asked.values()), played.decisions) for played in games if played.notes],
        seeds,
    )
    chapter.measure("decisions.forced", "the share of decisions with one answer only", forced, per_cent)
    chapter.measure(
        "decisions.real",
        "real decisions in a game",
        mean_of([float(played.notes.real) for played in games if played.notes], seeds),
    )
    rows: list[tuple[str, Estimate, Estimate, Estimate, Estimate]] = []
    for kind, by_game in kinds.items():
        asked = mean_of([float(one[0]) for one in by_game], seeds)
        only = share_of([(one[1], one[0]) for one in by_game], seeds)
        answers = ratio_of([(one[2], one[0]) for one in by_game], seeds)
        stake = ratio_of([(one[4] / 1000, one[3]) for one in by_game], seeds)
        rows.append((kind.replace("-", " ").replace("_", " "), asked, only, answers, stake))
    drawn = [
        Row(kind, (stake,), "hardly matters" if stake.high < SLIGHT else "", (asked.value, only.value, answers.value))
        for kind, asked, only, answers, stake in sorted(rows, key=lambda row: -row[4].value)
        if stake.n >= SEEN
    ]
    if drawn:
        chapter.drawings.append(
            intervals(
                "stakes",
                "What is at stake, by the kind of decision",
                f"Percentage points of the chance to win between the best and the average answer; {len(games):,} games. Kinds that were looked at fewer than {SEEN} times are left out.",
                drawn,
                say=points_of,
                more=("asked a game", "only one answer", "answers"),
            )
        )
    most = sorted(rows, key=lambda row: -row[1].value)
    chapter.drawings.append(
        intervals(
            "forced",
            "Decisions that are none: how often there is one answer only",
            f"By the kind of decision, the most frequent first; {len(games):,} games.",
            [
                Row(
                    f"{kind} ({number(asked.value)} a game)",
                    (only,),
                    "no choice" if only.value > 0.9 else "",
                    (asked.value, answers.value),
                )
                for kind, asked, only, answers, _ in most
            ],
            within=(0.0, 1.0),
            more=("asked a game", "answers"),
            shown=16,
        )
    )
    slight = [row.label for row in drawn if row.word]
    if slight:
        kinds_named = f"kinds {', '.join(slight[:5])}" if len(slight) > 1 else f"kind {slight[0]}"
        chapter.remark(0.42, f"Hardly anything is at stake in decisions of the {kinds_named}.")
    if forced.value > 0.25:
        chapter.remark(0.45, f"{per_cent(forced.value)} of all decisions have one answer only.")
    return chapter
