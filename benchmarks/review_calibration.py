"""Do the chances that a review tells come true as often as it says?

``python -m benchmarks.review_calibration --games 1000`` plays games of each title and seat count, asks the value function at
evenly spread positions of each, and compares what it said with what came: a reliability diagram (``--picture``) and the Brier
score, beside that of always telling the mean. ``--fit`` finds the constants of `labrys.coach.value` on other games (``--seed fit``).
The bots are those that judge (``mind`` where there is a net, else ``greedy``), or ``--bot``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from math import log
from multiprocessing import Pool
from pathlib import Path

import labrys
from labrys import bots
from labrys.coach.value import CALIBRATIONS, UNFITTED, Calibration, Value, calibrated
from labrys.engine import Perspective, Rng

TABLES = (
    ("relics", 2), ("relics", 3), ("relics", 4),
    ("empire", 2), ("empire", 3), ("empire", 4), ("empire", 5),
    ("minos", 1), ("minos", 2), ("minos", 3), ("minos", 4),
)  # fmt: skip
POSITIONS = 12  # of a game
BINS = 10
BLUNTEST = 0.05  # a judge is never turned round: what it takes for better stays better
LEAST = 1e-6


@dataclass(frozen=True)
class Sample:
    """A position: after how many actions, what the judge says, who won."""

    steps: int
    said: list[float]
    came: list[float]


@dataclass(frozen=True)
class Game:
    """The samples of a game, and how many actions it took."""

    length: int
    samples: list[Sample]


def play(args: tuple[str, int, str, str, str]) -> Game:
    """One game."""
    name, seats, seed, bot, by = args
    state = labrys.game(name).new(seats, seed)
    value = Value(state.game, seats, by)
    players = [bots.make(bot, Rng(f"{seed} {seat}")) for seat in range(seats)]
    said: list[list[float]] = []
    while (seat := state.seat) is not None:
        said.append(value.said(state) if len(state.actions()) > 1 else [])
        state.act(players[seat].choose(Perspective(state)))
    places = state.ranking()
    came = [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    length = len(said)
    offset = Rng(f"{seed} offset").below(1000) / 1000
    kept = sorted({int((number + offset) * length / POSITIONS) for number in range(POSITIONS)})
    return Game(length, [Sample(at, said[at], came) for at in kept if at < length and said[at]])


def games_of(name: str, seats: int, count: int, seed: str, bot: str, by: str, jobs: int) -> list[Game]:
    tasks = [(name, seats, f"calibration {seed} {number}", bot, by) for number in range(count)]
    if jobs == 1:
        return list(map(play, tasks))
    with Pool(jobs) as pool:
        return list(pool.imap(play, tasks, chunksize=4))


def surprise(games: list[Game], how: Calibration) -> float:
    """The mean logarithmic loss."""
    total, count = 0.0, 0
    for game in games:
        for sample in game.samples:
            chances = calibrated(sample.said, sample.steps, how)
            for chance, came in both(chances, sample.came):
                total -= came * log(max(chance, LEAST))
            count += 1
    return total / count


def both(chances: list[float], came: list[float]) -> list[tuple[float, float]]:
    """Chances with what came; beside a lone seat there is the automaton."""
    if len(chances) == 1:
        return [(chances[0], came[0]), (1 - chances[0], 1 - came[0])]
    return list(zip(chances, came, strict=True))


def brier(games: list[Game], tell: Callable[[Sample], list[float]]) -> float:
    """The mean squared error of a seat's chance."""
    found = [
        (chance - came) ** 2
        for game in games
        for sample in game.samples
        for chance, came in zip(tell(sample), sample.came, strict=True)
    ]
    return sum(found) / len(found)


def fitted(games: list[Game], seats: int) -> Calibration:
    """The constants of least surprise, found by halving steps along each of them in turn."""
    length = sorted(game.length for game in games)[len(games) // 2]
    numbers = [1.0, 1.0, 0.0]
    step = 0.5

    def loss(candidate: list[float]) -> float:
        return surprise(games, Calibration(length, *candidate))

    best = loss(numbers)
    while step > 0.01:
        better = False
        for at in range(3 if seats == 1 else 2):
            for change in (step, -step):
                candidate = [*numbers[:at], numbers[at] + change, *numbers[at + 1 :]]
                if min(candidate[:2]) < BLUNTEST:
                    continue
                found = loss(candidate)
                if found < best - 1e-7:
                    best, numbers, better = found, candidate, True
        if not better:
            step /= 2
    return Calibration(length, *(round(number, 2) for number in numbers))


@dataclass(frozen=True)
class Bin:
    """Positions at which about the same was foretold."""

    said: float
    came: float
    count: int


def bins(games: list[Game], how: Calibration) -> list[Bin]:
    """What was foretold and what came, by tenths."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for game in games:
        for sample in game.samples:
            for chance, came in zip(calibrated(sample.said, sample.steps, how), sample.came, strict=True):
                found[min(BINS - 1, int(chance * BINS))].append((chance, came))
    return [
        Bin(sum(one for one, _ in part) / len(part), sum(other for _, other in part) / len(part), len(part))
        for part in found
        if part
    ]


SIDE, GAP, MARGIN = 220, 46, 34


def picture(panels: list[tuple[str, list[Bin]]]) -> str:
    """Reliability diagrams side by side: on the diagonal, what was foretold came true as often."""
    across = min(3, len(panels))
    rows = -(-len(panels) // across)
    width, height = MARGIN + across * (SIDE + GAP), MARGIN + rows * (SIDE + GAP + 14)
    drawn = ""
    for number, (title, found) in enumerate(panels):
        left = MARGIN + number % across * (SIDE + GAP)
        top = MARGIN + number // across * (SIDE + GAP + 14)
        most = max(one.count for one in found)
        drawn += f'<g transform="translate({left} {top})"><text class="t" x="0" y="-10">{escape(title)}</text>'
        for share in (0.0, 0.5, 1.0):
            at = SIDE * share
            drawn += (
                f'<path class="g" d="M0 {SIDE - at}H{SIDE}M{at} 0V{SIDE}"/><text x="-6" y="{SIDE - at + 4}" text-anchor="end">'
                f'{share:.0%}</text><text x="{at}" y="{SIDE + 16}" text-anchor="middle">{share:.0%}</text>'
            )
        drawn += f'<path class="d" d="M0 {SIDE}L{SIDE} 0"/>'
        for one in found:
            radius = 2.5 + 5.5 * (one.count / most) ** 0.5
            drawn += f'<circle cx="{SIDE * one.said:.1f}" cy="{SIDE * (1 - one.came):.1f}" r="{radius:.1f}"/>'
        drawn += "</g>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        'aria-label="Reliability diagrams: what was foretold (across) and how often it came (up)"><style>'
        "svg{background:#fbfaf7}text{font:12px system-ui,sans-serif;fill:#5b6472}.t{font-weight:600;fill:#1d2430}"
        ".g{stroke:#d9d5cb;fill:none}.d{stroke:#5b6472;stroke-dasharray:3 3;fill:none}circle{fill:#0b5fa5}"
        f"</style>{drawn}</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="test")
    parser.add_argument("--bot", default="")
    parser.add_argument("--by", default="", help="mind or prospects; otherwise the best judge that there is")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="find the constants")
    parser.add_argument("--only", default="", help="such as relics-3,minos-1")
    parser.add_argument("--picture", type=Path, help="an SVG file")
    given = parser.parse_args()
    wanted = given.only.split(",") if given.only else [f"{name}-{seats}" for name, seats in TABLES]
    panels = []
    if not given.fit:
        print("| table | judge | games | Brier score | before the fit | of the mean | largest error of a tenth |")
        print("|---|---|--:|--:|--:|--:|--:|")
    for name, seats in ((table.split("-")[0], int(table.split("-")[1])) for table in wanted):
        value = Value(labrys.game(name), seats, given.by)
        bot = given.bot or ("mind" if value.by == "mind" else "greedy")
        games = games_of(name, seats, given.games, given.seed, bot, value.by, given.jobs)
        if given.fit:
            print(f'    ("{name}", {seats}, "{value.by}"): {fitted(games, seats)},', flush=True)
            continue
        how = CALIBRATIONS.get((name, seats, value.by), UNFITTED)
        means = [sum(game.samples[0].came[seat] for game in games) / len(games) for seat in range(seats)]
        found = bins(games, how)
        told = brier(games, lambda sample, how=how: calibrated(sample.said, sample.steps, how))  # type: ignore[misc]
        raw = brier(games, lambda sample: normal(sample.said))
        plain = brier(games, lambda sample, means=means: means)  # type: ignore[misc]
        worst = max(abs(one.said - one.came) for one in found if one.count >= 100)
        print(
            f"| {name}, {seats} | {value.name} | {len(games)} | {told:.4f} | {raw:.4f} | {plain:.4f} | {100 * worst:.1f} points |",
            flush=True,
        )
        panels.append((f"{name}, {seats}", found))
    if given.picture:
        given.picture.write_text(picture(panels), encoding="utf-8")


def normal(said: list[float]) -> list[float]:
    """Together 1, but for a lone seat."""
    return said if len(said) == 1 else [chance / sum(said) for chance in said]


if __name__ == "__main__":
    main()
