"""The targets that we set ourselves, and whether this run reached them."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.report import Report, earlier

CATAN = ("catanatron", "decisions")
CATAN_COPY = ("catanatron", "copies")
BACKGAMMON = ("open_spiel", "decisions")
HEARTS = ("open_spiel", "iterations")
LEAPS = {
    "new": "set-up",
    "decisions": "public API",
    "playout": "playout",
    "mcts": "MCTS",
    "digest": "digest",
    "kept": "copy, kept",
    "greedy": "greedy",
}
VIEW_LIMIT = 20  # decisions
REPLAY_LIMIT = 1.2  # times the decisions
TWO_LIMIT = 1.8
LIMIT = ("plain C", "empire playout")
LIMIT_SHARE = 0.6
BASE = "b2a2495"  # the revision that T12 is about: positions as lists of boxed numbers
MEMORY_SHARE = 0.5


@dataclass(frozen=True)
class Verdict:
    """A ratio by the medians and by the bests of the rounds; the median decides."""

    number: str
    text: str
    by_median: float
    by_best: float
    limit: float
    at_most: bool = False

    @property
    def reached(self) -> bool:
        return self.by_median <= self.limit if self.at_most else self.by_median >= self.limit

    @property
    def bound(self) -> str:
        return f"{'<=' if self.at_most else '>='} {self.limit:g}"


@dataclass(frozen=True)
class Goal:
    """One contender's measure against another's, at least so many times as fast."""

    number: str
    text: str
    one: tuple[str, str]
    other: tuple[str, str]
    limit: float


def goals_for(game: str) -> list[Goal]:
    large = game == "minos"
    pure, compiled = ("T3", "T3") if large else ("T1", "T2")
    api, copy, mcts = f"{game} decisions", f"{game} copy", f"{game} mcts"
    found = [
        Goal(pure, f"{game}, pure / catanatron", ("pure", api), CATAN, 4 if large else 12),
        Goal(compiled, f"{game}, compiled / catanatron", ("compiled", api), CATAN, 15 if large else 50),
        Goal("T5", f"{game} copy, pure / catanatron copy", ("pure", copy), CATAN_COPY, 5 if large else 15),
    ]
    if not large:
        found += [
            Goal("T2", f"{game}, compiled / OpenSpiel backgammon", ("compiled", api), BACKGAMMON, 10),
            Goal("T4", f"{game} playout / public API, compiled", ("compiled", f"{game} playout"), ("compiled", api), 2),
        ]
    if game == "empire":
        found += [
            Goal("T6", f"{game} MCTS, compiled / OpenSpiel hearts", ("compiled", mcts), HEARTS, 5),
            Goal("T6", f"{game} MCTS, compiled / pure", ("compiled", mcts), ("pure", mcts), 6),
            Goal("T11", f"{game} playout, compiled / plain C", ("compiled", f"{game} playout"), LIMIT, LIMIT_SHARE),
        ]
    return found


def leaps_for(game: str) -> list[Goal]:
    """How many times as fast as the base revision we want to be (T12)."""
    wanted = {
        "new": 4.0,
        "decisions": 2.5 if game == "empire" else 2.0,
        "mcts": 3.0,
        "digest": 3.0,
        "kept": 5.0,
        "greedy": 4.0,
    }
    if game != "empire":  # its playout is held against plain C
        wanted["playout"] = 4.0
    found = [leap(game, measure, "compiled", limit) for measure, limit in wanted.items()]
    return [*found, leap(game, "decisions", "pure", 0.9)]


def leap(game: str, measure: str, engine: str, limit: float) -> Goal:
    key = f"{game} {measure}"
    return Goal("T12", f"{game} {LEAPS[measure]} / {BASE}, {engine}", (engine, key), (earlier(engine), key), limit)


def judge(report: Report) -> list[Verdict]:
    """Every target that this run can speak about, in the order of their numbers."""
    found: list[Verdict] = []
    for game in report.seats:
        leaps = leaps_for(game) if report.against.startswith(BASE) else []
        for goal in [*goals_for(game), *leaps]:
            ratio = report.ratio(goal.one, goal.other)
            if ratio is not None:
                found.append(Verdict(goal.number, goal.text, *ratio, goal.limit))
        for engine in report.engines:
            found += house_keeping(report, game, engine)
        if report.against.startswith(BASE):
            found += by_memory(report, game)
    return sorted(found, key=lambda verdict: int(verdict.number[1:]))


def house_keeping(report: Report, game: str, engine: str) -> list[Verdict]:
    """What a view and a record cost in decisions (T7), and what a second core brings (T10)."""
    found: list[Verdict] = []
    view = report.ratio((engine, f"{game} decisions"), (engine, f"{game} view"))
    if view is not None:
        found.append(Verdict("T7", f"{game} view, in decisions, {engine}", *view, VIEW_LIMIT, at_most=True))
    replay = report.ratio((engine, f"{game} retrace"), (engine, f"{game} replay"))
    if replay is not None:
        found.append(Verdict("T7", f"{game} replay / its decisions, {engine}", *replay, REPLAY_LIMIT, at_most=True))
    doubled = report.ratio((engine, f"{game} together"), (engine, f"{game} alone"))
    if doubled is not None:
        found.append(Verdict("T10", f"{game}, two processes / one, {engine}", *doubled, TWO_LIMIT))
    return found


def by_memory(report: Report, game: str) -> list[Verdict]:
    """What a live state needs beside what it needed (T12)."""
    found: list[Verdict] = []
    for engine in report.engines:
        now, then = (report.memory.get((who, game), {}).get("bytes_each") for who in (engine, earlier(engine)))
        if now and then:
            text = f"{game} memory of a state / {BASE}, {engine}"
            found.append(Verdict("T12", text, now / then, now / then, MEMORY_SHARE, at_most=True))
    return found
