"""Is the result without luck fair, and how much luck does it take out?

``python -m benchmarks.review_luck --games 2000``: bots of one strength play; of each game every seat has its result and its
result less its luck, as `labrys review` tells it. Their means must agree within noise (the total luck has mean nought), and the
less the second one scatters, the more of the result was luck that we know.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from multiprocessing import Pool

import labrys
from labrys import bots
from labrys.coach import luck
from labrys.coach.value import Value
from labrys.engine import Perspective, Record, Rng

TABLES = (("relics", 2), ("relics", 3), ("empire", 2), ("empire", 3), ("minos", 2), ("minos", 3), ("minos", 1))
NORMAL = 1.96


@dataclass(frozen=True)
class Fortune:
    """A seat of a game: its part of the victory, and its luck."""

    seat: int
    result: float
    luck: float


def fortunes(name: str, seats: int, number: int, bot: str) -> list[Fortune]:
    """One game, seat by seat."""
    game = labrys.game(name)
    seed = f"luck {number}"
    state = game.new(seats, seed)
    first = state.copy()
    value = Value(game, seats)
    players = [bots.make(bot, Rng(f"{seed} {seat}")) for seat in range(seats)]
    total = luck.of_deal(Record.of(state), first, value)
    while (seat := state.seat) is not None:
        before = state.copy()
        action = players[seat].choose(Perspective(state))
        state.act(action)
        if state.chance != before.chance:
            of_it = luck.of_step(before, action, state, value, Rng(f"{seed} {state.steps}"))
            total = [one + other for one, other in zip(total, of_it, strict=True)]
    places = state.ranking()
    shares = [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    return [Fortune(seat, shares[seat], total[seat]) for seat in range(seats)]


def job(args: tuple[str, int, int, str]) -> list[Fortune]:
    return fortunes(*args)


def played(name: str, seats: int, games: int, bot: str, jobs: int) -> Iterator[list[Fortune]]:
    """Games, in order."""
    tasks = [(name, seats, number, bot) for number in range(games)]
    if jobs == 1:
        yield from map(job, tasks)
        return
    with Pool(jobs) as pool:
        yield from pool.imap(job, tasks, chunksize=4)


def mean_and_spread(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="such as relics-3,minos-1")
    given = parser.parse_args()
    wanted = given.only.split(",") if given.only else [f"{name}-{seats}" for name, seats in TABLES]
    print(
        "| table | games | mean luck of each seat, with 95 % interval | spread of results | without luck | share left |"
    )
    print("|---|--:|---|--:|--:|--:|")
    for name, seats in ((table.split("-")[0], int(table.split("-")[1])) for table in wanted):
        found = [one for game in played(name, seats, given.games, given.bot, given.jobs) for one in game]
        told = []
        for seat in range(seats):
            mean, spread = mean_and_spread([one.luck for one in found if one.seat == seat])
            told.append(f"{100 * mean:+.2f} ± {100 * NORMAL * spread / sqrt(given.games):.2f}")
        plain = mean_and_spread([one.result for one in found if one.seat == 0])[1]
        rest = mean_and_spread([one.result - one.luck for one in found if one.seat == 0])[1]
        if seats > 1:  # of all seats together, each against its own mean
            plain, rest = pooled(found, seats)
        print(
            f"| {name}, {seats} | {given.games} | {', '.join(told)} | {plain:.3f} | {rest:.3f} | {100 * rest / plain:.0f} % |",
            flush=True,
        )


def pooled(found: list[Fortune], seats: int) -> tuple[float, float]:
    """The spread of results and of results less luck, over all seats."""
    squares = [0.0, 0.0]
    for seat in range(seats):
        own = [one for one in found if one.seat == seat]
        squares[0] += mean_and_spread([one.result for one in own])[1] ** 2
        squares[1] += mean_and_spread([one.result - one.luck for one in own])[1] ** 2
    return sqrt(squares[0] / seats), sqrt(squares[1] / seats)


if __name__ == "__main__":
    main()
