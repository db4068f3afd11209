"""Chapters on seats, the order of choosing, lengths and endings of games."""

from __future__ import annotations

from labrys.charts.scale import per_cent
from labrys.lab.charts import Row, histogram, intervals
from labrys.lab.estimates import Estimate, corrected, mean_of, quantiles, shares_of
from labrys.lab.report.chapter import ENOUGH, Chapter, between
from labrys.lab.report.study import Found

SECONDS_A_DECISION = 6.0  # that a person thinks where there is a choice: a guess, said as one
SECONDS_A_TURN = 4.0  # until the next one has noticed


def seats_chapter(found: Found) -> Chapter:
    """Who wins by where they sit and when they chose."""
    study, games = found.study, found.games
    seeds = [played.index for played in games]
    fair = 1 / study.seats
    chapter = Chapter("Seats and the order of choosing")
    if study.seats == 1:
        won = chapter.measure(
            "win",
            "how often the automaton is beaten",
            shares_of([played.shares[0] for played in games], seeds),
            per_cent,
        )
        chapter.text = f"One seat against the automaton: it is beaten in {between(won)} of the games."
        chapter.remark(0.9, f"The automaton is beaten in {between(won)} of the games.")
        return chapter
    by_seat = corrected(
        [shares_of([played.shares[seat] for played in games], seeds, fair) for seat in range(study.seats)]
    )
    chapter.drawings.append(
        share_drawing(
            "seats",
            "How often each seat wins",
            [f"seat {seat + 1}" for seat in range(study.seats)],
            by_seat,
            fair,
            len(games),
        )
    )
    by_turn = corrected(
        [
            shares_of([played.shares[order(played.notes.order, turn)] for played in games if played.notes], seeds, fair)
            for turn in range(study.seats)
        ]
    )
    chapter.drawings.append(
        share_drawing(
            "order",
            "How often who was asked first, second … wins",
            [nth(turn) for turn in range(study.seats)],
            by_turn,
            fair,
            len(games),
        )
    )
    best = max(range(study.seats), key=lambda turn: by_turn[turn].value)
    worst = min(range(study.seats), key=lambda turn: by_turn[turn].value)
    gap = mean_of(
        [
            played.shares[order(played.notes.order, best)] - played.shares[order(played.notes.order, worst)]
            for played in games
            if played.notes
        ],
        seeds,
    )
    chapter.measure(
        "order.gap", "the gap in win share between the best and the worst place in the order", gap, per_cent
    )
    for seat, figure in enumerate(by_seat):
        chapter.measure(f"seat.{seat + 1}", f"the win share of seat {seat + 1}", figure, per_cent)
    for turn, figure in enumerate(by_turn):
        chapter.measure(f"order.{turn + 1}", f"the win share of who is asked {nth(turn)}", figure, per_cent)
        leads = [ahead(played.scores, order(played.notes.order, turn)) for played in games if played.notes]
        chapter.measure(
            f"order.{turn + 1}.lead",
            f"points of score that who is asked {nth(turn)} is ahead of the others' mean",
            mean_of(leads, seeds),
        )
    clear = [turn for turn in range(study.seats) if by_turn[turn].clear]
    if clear:
        turn = max(clear, key=lambda turn: abs(by_turn[turn].value - fair))
        word = "more" if by_turn[turn].value > fair else "less"
        chapter.remark(
            min(1.0, 0.5 + 4 * abs(by_turn[turn].value - fair)),
            f"Whoever is asked {nth(turn)} wins {between(by_turn[turn])} of the games, clearly {word} than the fair {per_cent(fair)}.",
        )
    else:
        edge = f"{100 * max(figure.error for figure in by_turn):.1f} percentage points"
        chapter.remark(
            0.6,
            f"No seat and no place in the order is clearly stronger; an edge of {edge} would hardly have been missed."
            if len(games) >= ENOUGH
            else f"So few games do not tell whether a seat is stronger: an edge of {edge} could have been missed.",
        )
    return chapter


def order(turns: list[int], turn: int) -> int:
    """The seat with this place in the order in which seats were first asked; seats that were never asked come last."""
    return turns[turn] if turn < len(turns) else next(seat for seat in range(turn + 1) if seat not in turns)


def ahead(scores: list[int], seat: int) -> float:
    """Points by which a seat is ahead of the mean of the others."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def nth(turn: int) -> str:
    return ("first", "second", "third", "fourth", "fifth", "sixth")[turn] if turn < 6 else f"{turn + 1}th"


def share_drawing(name: str, title: str, names: list[str], figures: list[Estimate], fair: float, games: int):  # type: ignore[no-untyped-def]
    rows = [Row(label, (figure,), verdict(figure)) for label, figure in zip(names, figures, strict=True)]
    caption = (
        f"Win share; dashed, the fair share of {per_cent(fair)}. {games:,} games; a shared victory counts in parts."
    )
    return intervals(name, title, caption, rows, null=fair, within=(0.0, 1.0))


def verdict(figure: Estimate) -> str:
    """A word where a figure is clear of what would be even, all that stand together counted."""
    if not figure.clear:
        return ""
    return "above" if figure.value > figure.null else "below"


def length_chapter(found: Found) -> Chapter:
    """How long it takes and how it ends."""
    study, games = found.study, found.games
    notes = [played.notes for played in games if played.notes is not None]
    seeds = [played.index for played in games]
    decisions = [played.decisions for played in games]
    minutes = [(SECONDS_A_DECISION * seen.real + SECONDS_A_TURN * seen.turns) / 60 for seen in notes]
    chapter = Chapter("Length and endings")
    chapter.text = (
        f"Minutes are an estimate: {SECONDS_A_DECISION:.0f} seconds for each decision with more than one answer and"
        f" {SECONDS_A_TURN:.0f} for each change of turn. They compare versions of a game better than they predict an evening."
    )
    games_n = f"{len(games):,} games."
    chapter.drawings.append(
        histogram("decisions", "Decisions in a game", games_n, decisions, say=lambda value: f"{value:.0f}")
    )
    chapter.drawings.append(
        histogram("turns", "Turns in a game", games_n, [seen.turns for seen in notes], say=lambda value: f"{value:.0f}")
    )
    chapter.drawings.append(
        histogram("minutes", "Estimated minutes", games_n, minutes, say=lambda value: f"{value:.0f}")
    )
    rounds = [played.rounds for played in games if played.rounds is not None]
    if rounds and max(rounds) > min(rounds):
        chapter.drawings.append(
            histogram("rounds", "Rounds in a game", games_n, rounds, say=lambda value: f"{value:.0f}")
        )
    names = [name for name in study.title.endings if name] or sorted({played.ending for played in games})
    if len({played.ending for played in games}) > 1 or len(names) > 1:
        rows = []
        for name in names:
            share = shares_of([float(played.ending == name) for played in games], seeds)
            rows.append(Row(name.replace("_", " "), (share,), "never seen" if share.value == 0 else ""))
            chapter.measure(
                f"ending.{name}", f"the share of games that end by {name.replace('_', ' ')}", share, per_cent
            )
        chapter.drawings.append(intervals("endings", "How games end", games_n, rows, within=(0.0, 1.0)))
    chapter.measure("length.decisions", "decisions in a game", mean_of(decisions, seeds))
    chapter.measure("length.turns", "turns in a game", mean_of([seen.turns for seen in notes], seeds))
    chapter.measure("length.minutes", "estimated minutes of a game", mean_of(minutes, seeds))
    ties = shares_of([float(played.ranks.count(1) > 1) for played in games], seeds)
    chapter.measure("ties", "the share of games with more than one winner", ties, per_cent)
    low, median, high = quantiles(minutes, (0.05, 0.5, 0.95))
    chapter.remark(
        0.3,
        f"A game takes about {median:.0f} minutes by estimate (nine of ten between {low:.0f} and {high:.0f}).",
    )
    return chapter
