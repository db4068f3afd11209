"""A ladder: every two bots meet on the same seeds in all seatings; each pair is a run of its own, so that one bot more plays only
its own games."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from time import process_time

from labrys import bots as all_bots
from labrys.charts.scale import number
from labrys.engine import BadSetting, Perspective, Phrase, Rng
from labrys.engine.errors import one_of
from labrys.engine.option import Setting
from labrys.house import game as find_game
from labrys.lab.arena import Match, Played
from labrys.lab.charts import Drawing, Point, Row, intervals, scatter
from labrys.lab.estimates import Estimate
from labrys.lab.ladder import strength
from labrys.lab.ladder.strength import Duel, fitted
from labrys.lab.runs import Jobs, Plan, Progress, beyond, run


@dataclass(frozen=True)
class Rung:
    """A bot and its place."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    score: float  # the part of its duels that it won


@dataclass(frozen=True)
class Ladder:
    """All bots, the strongest first."""

    game: str
    seats: int
    seed: str
    rungs: Sequence[Rung]
    duels: dict[tuple[str, str], Duel] = field(repr=False)  # wins by pair

    def drawing(self) -> Drawing:
        rows = [
            Row(rung.bot, (Estimate(rung.elo, rung.low, rung.high, max(1, rung.games)),), "", (rung.score,))
            for rung in self.rungs
        ]
        zero = next(rung.bot for rung in self.rungs if rung.elo == 0)
        most = max(rung.games for rung in self.rungs)
        caption = (
            f"Strength in Elo at tables of {self.seats}; {zero} is at nought, 400 more are odds of ten to one. Up to {most:,} games"
            " each; Bradley-Terry, intervals by drawing seeds anew."
        )
        return intervals(
            "ladder", f"The ladder of {self.name}", caption, rows, null=0.0, say=whole, more=("share of duels",)
        )

    @property
    def name(self) -> str:
        return find_game(self.game).voice.say(Phrase("title"))

    def against_time(self, times: dict[str, float]) -> Drawing:
        """Strength against thinking time, in milliseconds of processor time for a decision."""
        points = [
            Point(rung.bot, max(times[rung.bot], 1e-3), Estimate(rung.elo, rung.low, rung.high, max(1, rung.games)))
            for rung in self.rungs
        ]
        return scatter(
            "time",
            f"{self.name}: strength against thinking time",
            "Elo with its interval, by how long a bot thinks for a decision that has more than one answer; from one game on this machine.",
            points,
            cost="milliseconds of processor time a decision",
            say=whole,
            unit=" (Elo)",
        )


def whole(value: float) -> str:
    return (
        number(round(value))
        if abs(value) >= 100
        else number(float(round(value))).removesuffix(".0").removesuffix(".00")
    )


def ladder(
    game: str,
    bots: Sequence[str],
    *,
    seats: int = 2,
    games: int = 60,
    seed: str = "ladder",
    options: dict[str, Setting] | None = None,
    content: Path | None = None,
    jobs: Jobs = 1,
    keep: Path | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Let every two bots meet in at least so many games; what a folder keeps of earlier ladders is not played again."""
    if len(set(bots)) < len(bots) or len(bots) < 2:
        raise BadSetting("a ladder needs two bots or more, each named once.")
    if games < 1:
        raise BadSetting("a ladder needs games: use 1 or more.")
    title = find_game(game, content)
    if seats not in title.seats or seats < 2:
        raise BadSetting(
            f"{game} has no ladder at {seats} seats: use {one_of([str(n) for n in title.seats if n > 1])}."
        )
    for bot in bots:
        all_bots.check(bot, title)
    if keep is None:
        with tempfile.TemporaryDirectory() as temporary:
            return ladder(
                game, bots, seats=seats, games=games, seed=seed, options=options, content=content, jobs=jobs,
                keep=Path(temporary), progress=progress,
            )  # fmt: skip
    tables: list[tuple[tuple[int, int], Plan]] = []
    for one, other in combinations(range(len(bots)), 2):
        for first, second in ((one, other),) if seats == 2 else ((one, other), (other, one)):
            named = (bots[first], *[bots[second]] * (seats - 1))
            match = Match(game, named, tuple((options or {}).items()), seed, content=content)
            tables.append(((one, other), Plan(match, -(-games // match.rotations))))
    total, done = sum(plan.games for _, plan in tables), 0
    duels: dict[tuple[int, int], list[Duel]] = {}
    played = [0] * len(bots)
    for (one, other), plan in tables:
        place = keep / folder_name(plan.match.bots[0], plan.match.bots[1])
        folder = run(plan, place, jobs=jobs, resume=True, progress=beyond(progress, done, total))
        first = bots.index(plan.match.bots[0])
        found = [duel if first == one else duel[::-1] for duel in duels_of(plan.match, list(folder.read()))]
        duels.setdefault((one, other), []).extend((duel[0], duel[1]) for duel in found)
        for at in (one, other):
            played[at] += plan.games
        done += plan.games
    elo = fitted(duels, len(bots))
    ends = strength.intervals(duels, len(bots), f"{seed} {game}")
    sums = {pair: (sum(a for a, _ in seeds), sum(b for _, b in seeds)) for pair, seeds in duels.items()}
    rungs = []
    for at, bot in enumerate(bots):
        won = sum(found[pair.index(at)] for pair, found in sums.items() if at in pair)
        all_won = sum(sum(found) for pair, found in sums.items() if at in pair)
        rungs.append(Rung(bot, elo[at], *ends[at], played[at], won / all_won))
    named_sums = {(bots[one], bots[other]): found for (one, other), found in sums.items()}
    return Ladder(game, seats, seed, sorted(rungs, key=lambda rung: -rung.elo), named_sums)


def duels_of(match: Match, games: list[Played]) -> list[Duel]:
    """What each seed brought the first bot of a match and the others: every seat of one kind is held against every one of the
    other, and the places say who beat whom; a game counts once however many seats it has."""
    sums: dict[int, list[float]] = {}
    for played in games:
        here = sums.setdefault(played.index, [0.0, 0.0])
        mine = played.seating.index(0)
        others = [seat for seat in range(len(played.ranks)) if seat != mine]
        for seat in others:
            won = 0.5 + 0.5 * ((played.ranks[seat] > played.ranks[mine]) - (played.ranks[seat] < played.ranks[mine]))
            here[0] += won / len(others)
            here[1] += (1 - won) / len(others)
    return [(found[0], found[1]) for found in sums.values()]


def folder_name(one: str, other: str) -> str:
    return re.sub(r"[^A-Za-z0-9_.+-]", "_", f"{one}--{other}")


def thinking_ms(game: str, bot: str, seats: int, content: Path | None = None) -> float:
    """How long a bot thinks for a decision with more than one answer, in milliseconds of processor time, over one game."""
    state = find_game(game, content).new(seats, "thinking")
    player = all_bots.make(bot, Rng("thinking"))
    asked, spent = 0, 0.0
    while state.seat is not None:
        eyes = Perspective(state)
        begun = process_time()
        action = player.choose(eyes)
        if len(eyes.actions) > 1:
            asked += 1
            spent += process_time() - begun
        state.act(action)
    return 1000 * spent / max(1, asked)
