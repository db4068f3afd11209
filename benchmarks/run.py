"""One run: all contenders, several short rounds, then memory."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path

import labrys
from benchmarks.earlier import Absent, build
from benchmarks.match import (
    Contender,
    cores,
    start_earlier,
    start_limit,
    start_ours,
    start_peer,
    start_probe,
    weigh,
)
from benchmarks.ours import usual_seats
from benchmarks.peers import PEERS
from benchmarks.report import Report, earlier
from labrys.bots import makers

LIVE_STATES = 10_000
BUSY = 0.5  # processes running besides us
Tell = Callable[[str, float], None]  # what is being done, and how much of the run is behind us


@dataclass(frozen=True)
class Pace:
    """How long to measure: so many rounds, and so many seconds for each sample."""

    rounds: int
    seconds: float


FULL = Pace(rounds=7, seconds=0.4)
QUICK = Pace(rounds=2, seconds=0.05)


def machine() -> str:
    """The processor, how many of it, and the Python; no name of a host."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    processor = models[0] if models else platform.machine()
    return f"{processor}, {len(cores()) or 'some'} cores, {platform.system()}, CPython {platform.python_version()}"


def run(games: list[str], engines: list[str], peers: bool, pace: Pace, tell: Tell, against: str = "") -> Report:
    """Measure the games with these engines; ``against`` names a commit to build aside and measure too."""
    report = Report(
        date.today().isoformat(), machine(), {name: usual_seats(labrys.game(name)) for name in games}, engines=[]
    )
    report.notes += circumstances()
    available = cores()
    core = available[-1] if available else None
    site = built(report, against, tell) if against else None
    with ExitStack() as stack:
        crew = recruit(report, engines, peers, core, tell, stack)
        if "empire" in games:
            enlist(report, crew, lambda: start_limit(core), stack)
        if site is not None:
            for engine in report.engines:
                tell(f"starting the {engine} engine of {against[:7]}", 0)
                enlist(report, crew, partial(start_earlier, engine, games, site, core), stack)
        take_turns(report, crew, pace, tell)
        if len(available) > 1:
            for engine in report.engines:
                double(report, crew[engine], available[0], pace, tell)
        else:
            report.notes.append("Two processes were not tried: there is one core.")
    for number, (engine, game) in enumerate((e, g) for e in report.engines for g in games):
        tell(f"memory of {game}, {engine}", 0.9 + 0.1 * number / (len(report.engines) * len(games)))
        report.memory[engine, game] = weigh(engine, game, LIVE_STATES)
        if earlier(engine) in crew:
            report.memory[earlier(engine), game] = weigh(engine, game, LIVE_STATES, site)
    return report


def circumstances() -> list[str]:
    """What a reader of the figures should know beforehand."""
    found = []
    if "mcts" not in makers():
        found.append("MCTS was not measured: this house has no bot named mcts.")
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    if load > BUSY:
        found.append(
            f"The machine was busy (load {load:.1f} at the start): two processes may not have had a core each."
        )
    return found


def built(report: Report, commit: str, tell: Tell) -> Path | None:
    """Where the commit is installed; None, and a note, if it cannot be."""
    tell(f"building {commit[:7]} aside; minutes, the first time", 0)
    try:
        found = build(commit)
    except Absent as absent:
        report.notes.append(str(absent))
        return None
    report.against = commit
    return found


def enlist(report: Report, crew: dict[str, Contender], start: Callable[[], Contender], stack: ExitStack) -> bool:
    """Start one contender; if it cannot come, note why."""
    try:
        found = start()
    except Absent as absent:
        report.notes.append(str(absent))
        return False
    crew[found.name] = found
    stack.callback(found.close)
    return True


def recruit(
    report: Report, engines: list[str], peers: bool, core: int | None, tell: Tell, stack: ExitStack
) -> dict[str, Contender]:
    """Start everybody; whoever cannot come is noted in the report."""
    crew = {"probe": start_probe(core)}
    stack.callback(crew["probe"].close)
    for engine in engines:
        tell(f"starting the {engine} engine", 0)
        if enlist(report, crew, partial(start_ours, engine, list(report.seats), core), stack):
            report.engines.append(engine)
    for name in PEERS if peers else ():
        tell(f"installing and starting {name}", 0)
        if enlist(report, crew, partial(start_peer, name, PEERS[name], core), stack):
            report.peers[name] = crew[name].about
    return crew


def take_turns(report: Report, crew: dict[str, Contender], pace: Pace, tell: Tell) -> None:
    """Each round goes over all measures, the engines side by side, with the probe before each measure."""
    measures: dict[str, list[Contender]] = {}
    for contender in crew.values():
        for measure in contender.measures:
            measures.setdefault(measure, []).append(contender)
    del measures["units"]
    for number in range(pace.rounds):
        tell(f"round {number + 1} of {pace.rounds}", 0.8 * number / pace.rounds)
        for measure, contenders in measures.items():
            sample(report, crew["probe"], "units", pace.seconds / 8)
            for contender in contenders:
                sample(report, contender, measure, pace.seconds)


def sample(report: Report, contender: Contender, measure: str, seconds: float) -> None:
    contender.ask(measure, seconds)
    answer = contender.answer()
    report.rates[contender.name, measure].append(answer.done / answer.seconds)


def double(report: Report, one: Contender, core: int, pace: Pace, tell: Tell) -> None:
    """Two contenders on two cores, each alone and then both at once; by the clock on the wall."""
    tell(f"two processes, {one.name}", 0.85)
    other = start_ours(one.name, list(report.seats), core)
    try:
        for game in report.seats:
            measure = f"{game} decisions"
            for _ in range(pace.rounds):
                for team, name in (([one], "alone"), ([other], "alone"), ([one, other], "together")):
                    report.rates[one.name, f"{game} {name}"].append(together(team, measure, pace.seconds))
    finally:
        other.close()


def together(contenders: list[Contender], measure: str, seconds: float) -> float:
    """Operations per second on the wall of all these at once."""
    for contender in contenders:
        contender.ask(measure, seconds)
    return sum(answer.done / answer.wall for answer in [contender.answer() for contender in contenders])
