"""How fast the environments for learners are: ``labrys bench --env``. All in one run, so that the ratios hold.

Every decision counts with its observation and its mask. Who chooses costs little, since no policy is measured here: the public
API and AEC choose from the legal actions as numbers, and many at once take the batch's own lots. Beside that, AEC as it
comes, with copies, where NumPy looks for the legal actions in the mask.
"""

from __future__ import annotations

import gc
import multiprocessing
import random
import resource
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich.box import ASCII2
from rich.console import Console
from rich.table import Table

import labrys
from benchmarks.earlier import Absent
from benchmarks.match import start_peer
from benchmarks.ours import usual_seats
from benchmarks.peers import BESIDE_ENVIRONMENTS
from labrys.env import LabrysAEC, LabrysVectorEnv, aec

MANY = 1024
WAYS = {
    "api": "public API",
    "playout": "playout",
    "aec": "PettingZoo AEC, copy=False",
    "usual": "PettingZoo AEC, chosen from the mask",
    "raw": f"{MANY} at once, whole numbers",
    "scaled": f"{MANY} at once, scaled",
}
BESIDE = {"aec": "api", "usual": "api", "raw": "playout", "scaled": "playout"}


@dataclass
class Figures:
    """What was measured of one game: decisions a second by way and round, and the size of many games in bytes."""

    game: str
    seats: int
    rates: dict[str, list[float]] = field(default_factory=dict)
    memory: int = 0
    together: float = 0.0

    def ratio(self, way: str) -> float:
        """The median over the rounds of a way beside what it is compared with."""
        return median(own / other for own, other in zip(self.rates[way], self.rates[BESIDE[way]], strict=True))


def by_api(name: str, seats: int) -> Callable[[], int]:
    game, chance = labrys.game(name), random.Random(7).random

    def play() -> int:
        state = game.new(seats, int(chance() * 1e9))
        while not state.over:
            legal = state.actions()
            state.act(legal[int(chance() * len(legal))])
        return int(state.steps)

    return play


def by_playout(name: str, seats: int) -> Callable[[], int]:
    game, rng = labrys.game(name), labrys.Rng("bench")

    def play() -> int:
        state = game.new(seats, rng.fork())
        state.playout(rng)
        return int(state.steps)

    return play


def by_aec(name: str, seats: int) -> Callable[[], int]:
    env, chance = aec(name, seats=seats, numbers="raw", copy=False), random.Random(7).random

    def play() -> int:
        env.reset(seed=int(chance() * 1e9))
        while not env.last()[2]:
            legal = env.legal_actions()
            env.step(legal[int(chance() * len(legal))])
        return int(env.position.steps)

    return play


def by_mask(name: str, seats: int) -> Callable[[], int]:
    env, chance = aec(name, seats=seats, numbers="raw"), random.Random(7).random
    return lambda: one_game(env, chance)


def one_game(env: LabrysAEC, chance: Callable[[], float]) -> int:
    env.reset(seed=int(chance() * 1e9))
    while True:
        seen, _, over, _, _ = env.last()
        if over:
            return int(env.position.steps)
        legal = seen["action_mask"].view(bool).nonzero()[0]
        env.step(int(legal[int(chance() * len(legal))]))


def by_many(name: str, seats: int, numbers: str, many: int = MANY) -> Callable[[], int]:
    env = LabrysVectorEnv(name, many, seats=seats, numbers=numbers, copy=False)  # type: ignore[arg-type]
    env.reset(seed=1)
    rng = labrys.Rng("bench")
    for _ in range(20):  # apart from each other, and from the first decisions
        env.step(env.sample(rng))

    def play() -> int:
        env.step(env.sample(rng))
        return many

    return play


def rate(play: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Decisions a second."""
    begun, done = clock(), 0
    while (spent := clock() - begun) < seconds or not done:
        done += play()
    return done / spent


def alone(name: str, seats: int, seconds: float) -> float:
    """Many at once, by the clock on the wall: what one of several processes does."""
    return rate(by_many(name, seats, "raw", 256), seconds, time.perf_counter)


def weigh(name: str, seats: int) -> int:
    """The memory of many games in bytes: what four times as many take beyond those that fill what lay free before."""
    held = [by_many(name, seats, "raw")]
    before = resident()
    held.append(by_many(name, seats, "raw", 4 * MANY))
    return (resident() - before) // 4


def resident() -> int:
    """The memory that this process has now, in bytes."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def measure(name: str, rounds: int, seconds: float) -> Figures:
    """All ways in turn, round by round."""
    found = Figures(name, usual_seats(labrys.game(name)))
    ways = {
        "api": by_api(name, found.seats),
        "playout": by_playout(name, found.seats),
        "aec": by_aec(name, found.seats),
        "usual": by_mask(name, found.seats),
        "raw": by_many(name, found.seats, "raw"),
        "scaled": by_many(name, found.seats, "scaled"),
    }
    for _ in range(rounds):
        for way, play in ways.items():
            found.rates.setdefault(way, []).append(rate(play, seconds))
    apart = multiprocessing.get_context("spawn")
    with apart.Pool(1) as pool:
        found.memory = pool.apply(weigh, (name, found.seats))
    with apart.Pool(2) as pool:
        (one,) = pool.starmap(alone, [(name, found.seats, 4 * seconds)])
        found.together = sum(pool.starmap(alone, [(name, found.seats, 4 * seconds)] * 2, 1)) / one
    return found


def peer_rate(name: str, rounds: int, seconds: float) -> float:
    """Decisions a second of a peer, in the environment of its own that it is installed in."""
    peer = start_peer(name, BESIDE_ENVIRONMENTS[name], None)
    try:
        found = []
        for _ in range(rounds):
            peer.ask("decisions", seconds)
            answer = peer.answer()
            found.append(answer.done / answer.seconds)
        return median(found)
    finally:
        peer.close()


def show(games: list[str], quick: bool, peers: bool, console: Console) -> None:
    """Measure, and print a table."""
    rounds, seconds = (2, 0.05) if quick else (7, 0.4)
    table = Table(box=ASCII2, title=f"Environments, {'compiled' if labrys.COMPILED else 'pure'}")
    for heading in ("", "decisions/s", "beside", "ratio"):
        table.add_column(heading, justify="left" if heading in ("", "beside") else "right")
    for name in games:
        found = measure(name, rounds, seconds)
        table.add_section()
        table.add_row(f"{name}, {found.seats} seats", "", "", "")
        for way, title in WAYS.items():
            beside = BESIDE.get(way)
            ratio = f"{found.ratio(way):.2f}" if beside else ""
            table.add_row(f"  {title}", f"{median(found.rates[way]):,.0f}", WAYS[beside] if beside else "", ratio)
        table.add_row("  two processes", "", "one, by clock", f"{found.together:.2f}")
        table.add_row(f"  memory of {MANY} games", f"{found.memory / 1e6:.0f} MB", "", "")
    if peers:
        table.add_section()
        for name in BESIDE_ENVIRONMENTS:
            try:
                table.add_row(name, f"{peer_rate(name, rounds, seconds):,.0f}", "", "")
            except Absent as absent:
                table.add_row(name, "-", str(absent), "")
    console.print(table)
