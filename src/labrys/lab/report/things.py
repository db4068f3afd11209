"""Cards, tiles, abilities: how often each was seen, taken, played and won with, and its effect where it is dealt by lot."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from html import escape

from labrys.charts.scale import number, per_cent, points_of
from labrys.engine.declarations import Thing
from labrys.engine.phrase import Phrase
from labrys.lab.arena import Played
from labrys.lab.charts import Drawing, Row, intervals
from labrys.lab.estimates import NO_ESTIMATE, Estimate, corrected, share_of, slope
from labrys.lab.report.chapter import ENOUGH, Chapter
from labrys.lab.report.study import Found, labels

MOST_SINGLE = 12  # things of a kind, up to which each is a measure of its own
LEAST_TIMES = 30  # times that something must have happened before its effect is drawn


@dataclass(frozen=True)
class Fate:
    """What became of one thing in all games."""

    label: str
    seen: float  # a game
    dealt: float
    taken: float
    played: float
    holders: float  # the share of seats that had it at least once
    winners: float  # victories of those seats
    won: Estimate  # their win share
    effect: Estimate  # of getting it by lot, on the win share
    points: Estimate  # the same on the score

    @property
    def used(self) -> float:
        return self.taken + self.played + (0 if self.taken or self.played else self.dealt)


def things_chapters(found: Found) -> list[Chapter]:
    """A chapter for each kind of thing that the game names."""
    first = found.study.match().start(0)
    return [thing_chapter(found, thing) for thing in first.game.things(first.seats, first.options)]


def thing_chapter(found: Found, thing: Thing) -> Chapter:
    chapter = Chapter(thing.many[0].upper() + thing.many[1:])
    fates = fates_of(found, thing)
    fair = 1 / found.study.seats
    games = f"{len(found.games):,} games"
    if found.study.seats > 1 and (thing.taken or thing.played):
        chapter.drawings.append(won_drawing(thing, fates, fair, games))
    if thing.dealt and found.study.seats > 1:
        chapter.drawings.append(effect_drawing(thing, fates, games))
    chapter.drawings.append(use_drawing(thing, fates, games))
    possible = len(fates)
    dead = [fate.label for fate in fates if not fate.used]
    share = len(dead) / max(1, possible)
    chapter.measure(
        f"{thing.name}.dead",
        f"the share of {thing.many} that nobody ever used",
        Estimate(share, share, share, len(found.games)),
        per_cent,
    )
    unwon = sum(not fate.winners for fate in fates) / max(1, possible)
    chapter.measure(
        f"{thing.name}.unwon",
        f"the share of {thing.many} that no winner ever used",
        Estimate(unwon, unwon, unwon, len(found.games)),
        per_cent,
    )
    for fate in fates if found.study.seats > 1 and possible <= MOST_SINGLE else ():
        chapter.measure(
            f"{thing.name}.{plain(fate.label)}",
            f"how often seats with {fate.label} win, in fair shares",
            (fate.won if fate.won.n else Estimate(fair, 0.0, 1.0, 0)).over(fair),
        )
    spread = max((abs(fate.won.value / fair - 1) for fate in fates if fate.won.clear), default=0.0)
    chapter.measure(
        f"{thing.name}.worst",
        f"how far the win share with the most uneven of the {thing.many} is from fair, in parts of the fair share",
        Estimate(spread, spread, spread, len(found.games)),
        per_cent,
    )
    if dead and len(found.games) >= ENOUGH:
        shown = ", ".join(dead[:4]) + (f" and {len(dead) - 4} more" if len(dead) > 4 else "")
        were = "was" if len(dead) == 1 else "were"
        chapter.remark(0.4 + 0.4 * share, f"{len(dead)} of {possible} {thing.many} {were} never used ({shown}).")
    remark_effects(chapter, thing, fates)
    return chapter


def remark_effects(chapter: Chapter, thing: Thing, fates: list[Fate]) -> None:
    """The strongest clear effect, the causal one if there is one."""
    causal = [fate for fate in fates if fate.effect.clear]
    if causal:
        fate = max(causal, key=lambda fate: abs(fate.effect.value))
        word = "more" if fate.effect.value > 0 else "less"
        clear = f"the largest of {len(causal)} clear effects" if len(causal) > 1 else "the only clear effect"
        chapter.remark(
            min(1.0, 0.55 + 3 * abs(fate.effect.value)),
            f"Getting {fate.label} by lot makes a seat win {abs(100 * fate.effect.value):.1f} percentage points {word}, {clear} among the {thing.many}.",
        )
        return
    chosen = [fate for fate in fates if fate.won.clear]
    if chosen:
        fate = max(chosen, key=lambda fate: abs(fate.won.value - fate.won.null))
        chapter.remark(
            min(0.49, 0.25 + abs(fate.won.value - fate.won.null)),
            f"Of the {thing.many}, {company(fate, chosen)}: seats that use it win {per_cent(fate.won.value)}"
            f" (fair {per_cent(fate.won.null)}), which need not be its doing.",
            kind="company",
        )


def company(fate: Fate, chosen: list[Fate]) -> str:
    """Which is in uneven company, and whether there are others."""
    if len(chosen) == 1:
        return f"only “{fate.label}” is in uneven company"
    return f"{len(chosen)} are in uneven company, “{fate.label}” most"


def fates_of(found: Found, thing: Thing) -> list[Fate]:
    """Each thing that can come up, with what became of it."""
    numbers = [at for at in range(thing.count) if at not in thing.absent]
    names = labels([name_of(found, thing, at) for at in numbers])
    games = [played for played in found.games if played.notes is not None]
    fair = 1 / found.study.seats
    sides = sum(len(played.shares) for played in games)
    stages = {stage: counts_of(games, thing.name, stage) for stage in ("seen", "dealt", "taken", "played")}
    lots = {deck: expected(games, thing, deck) for deck in set(thing.decks or (0,))} if thing.dealt else {}
    raw: list[Fate] = []
    for at, label in zip(numbers, names, strict=True):
        totals = {
            stage: sum(sum(seat.get(at, 0) for seat in game) for game in counts) for stage, counts in stages.items()
        }
        use = "played" if thing.played else "taken" if thing.taken else "dealt"
        won: list[tuple[float, float]] = []
        for played, seats in zip(games, stages[use], strict=True):
            held = [seat for seat, had in enumerate(seats) if at in had]
            won.append((sum(played.shares[seat] for seat in held), len(held)))
        effect, points = NO_ESTIMATE, NO_ESTIMATE
        if thing.dealt and totals["dealt"] >= LEAST_TIMES:
            effect, points = causal(games, stages["dealt"], lots[thing.decks[at] if thing.decks else 0], at)
        share = share_of(won, [played.index for played in games], fair)
        raw.append(
            Fate(
                label,
                seen=totals["seen"] / len(games),
                dealt=totals["dealt"] / len(games),
                taken=totals["taken"] / len(games),
                played=totals["played"] / len(games),
                holders=sum(held for _, held in won) / max(1, sides),
                winners=sum(shares for shares, _ in won),
                won=share if share.n >= LEAST_TIMES else NO_ESTIMATE,
                effect=effect,
                points=points,
            )
        )
    won_all, effects, gains = (corrected([getattr(fate, what) for fate in raw]) for what in ("won", "effect", "points"))
    return [replace(fate, won=won_all[at], effect=effects[at], points=gains[at]) for at, fate in enumerate(raw)]


def plain(label: str) -> str:
    """``Great Builders`` in a file of targets: great-builders."""
    return re.sub(r"[^a-z0-9]+", "-", label.lower()).strip("-")


def name_of(found: Found, thing: Thing, at: int) -> str:
    state = found.study.match().start(0)
    named = state.game.named(state, thing.name, at)
    text = state.game.voice.say(named) if isinstance(named, Phrase) else str(named)
    return text[0].upper() + text[1:] if text else str(at)


def counts_of(games: list[Played], name: str, stage: str) -> list[list[dict[int, int]]]:
    """By game and seat: how often each thing."""
    found = []
    for played in games:
        assert played.notes is not None
        found.append([{pair[0]: pair[1] for pair in seat} for seat in played.notes.things[name].get(stage, [])])
    return found


def expected(games: list[Played], thing: Thing, deck: int) -> list[list[float]]:
    """By game: the part of all that a deck gave that came to each seat. One of its cards goes there with that chance."""
    found = []
    for seats in counts_of(games, thing.name, "dealt"):
        drawn = [
            sum(times for at, times in seat.items() if not thing.decks or thing.decks[at] == deck) for seat in seats
        ]
        total = sum(drawn)
        found.append([number / total if total else 0.0 for number in drawn])
    return found


def causal(
    games: list[Played], dealt: list[list[dict[int, int]]], lots: list[list[float]], at: int
) -> tuple[Estimate, Estimate]:
    """What getting a thing by lot does to a seat's win share and to its score.

    How often a seat draws is its own choice; which card comes is not. So within each game, what a seat got of the thing is
    held against what it would have got on average with as many draws.
    """
    shares: list[tuple[int, float, float]] = []
    scores: list[tuple[int, float, float]] = []
    for played, seats, lot in zip(games, dealt, lots, strict=True):
        got = sum(seat.get(at, 0) for seat in seats)
        if not got:
            continue
        mean = sum(played.scores) / len(played.scores)
        for seat, had in enumerate(seats):
            beyond = had.get(at, 0) - got * lot[seat]
            shares.append((played.index, beyond, played.shares[seat]))
            scores.append((played.index, beyond, played.scores[seat] - mean))
    return slope(shares), slope(scores)


def won_drawing(thing: Thing, fates: list[Fate], fair: float, games: str) -> Drawing:
    use = "played" if thing.played else "chose"
    rows = [
        Row(fate.label, (fate.won,), sign(fate.won), (fate.holders,))
        for fate in sorted(fates, key=lambda fate: -fate.won.value)
    ]
    return intervals(
        f"{thing.name}-won",
        f"Won with: how often seats win that {use} it",
        f"Win share; dashed, the fair share of {per_cent(fair)}. {games}; signs by Holm's correction over {len(fates)} {thing.many}."
        " Who does well can choose more: this is company, not cause.",
        rows,
        null=fair,
        within=(0.0, 1.0),
        more=("share of seats",),
    )


def effect_drawing(thing: Thing, fates: list[Fate], games: str) -> Drawing:
    rows = [
        Row(
            fate.label,
            (fate.effect,),
            sign(fate.effect),
            (fate.points.value, fate.points.low, fate.points.high, fate.points.p),
        )
        for fate in sorted(fates, key=lambda fate: -fate.effect.value)
    ]
    return intervals(
        f"{thing.name}-effect",
        "Caused by: what getting it by lot does to the chance to win",
        f"Percentage points of win share, against getting another one in its place; chance decides who gets it, so this is cause."
        f" {games}; signs by Holm's correction over {len(fates)} {thing.many}.",
        rows,
        null=0.0,
        say=points_of,
        more=("score", "score low", "score high", "score p corrected"),
    )


def use_drawing(thing: Thing, fates: list[Fate], games: str) -> Drawing:
    """How much each is used, as a table that is drawn."""
    ordered = sorted(fates, key=lambda fate: -fate.used)
    most = max((fate.used for fate in fates), default=0.0) or 1.0
    lines = "".join(
        f'<tr><th scope="row">{escape(fate.label)}{never(fate)}</th><td class="plot"><svg width="100%" height="20" aria-hidden="true">'
        f'<rect class="s0 column" x="0" y="4" height="12" width="{100 * fate.used / most:.1f}%"/></svg></td>'
        f'<td class="value">{number(fate.used)}</td><td class="between">{per_cent(taken_of_seen(fate)) if fate.seen and fate.taken else ""}</td></tr>'
        for fate in shown(ordered)
    )
    head = '<thead><tr><th></th><td></td><td class="value">a game</td><td class="between">of offers</td></tr></thead>'
    body = f'<table class="rows">{head}<tbody>{lines}</tbody></table>'
    stages = ", ".join(thing.sources)
    rows = [
        (
            fate.label,
            fate.seen,
            fate.dealt,
            fate.taken,
            fate.played,
            fate.holders,
            fate.won.value if fate.won.n else None,
        )
        for fate in ordered
    ]
    columns = ("what", "seen a game", "dealt a game", "taken a game", "played a game", "share of seats", "won with")
    return Drawing(
        f"{thing.name}-use", "How much it is used", body, f"{games}. What is counted: {stages}.", columns, rows
    )


def shown(fates: list[Fate]) -> list[Fate]:
    """The most and the least used."""
    return fates if len(fates) <= 16 else [*fates[:8], *fates[-8:]]


def taken_of_seen(fate: Fate) -> float:
    return min(1.0, fate.taken / fate.seen)


def never(fate: Fate) -> str:
    return "" if fate.used else '<span class="word">never</span>'


def sign(figure: Estimate) -> str:
    if not figure.clear:
        return ""
    return "above" if figure.value > figure.null else "below"
