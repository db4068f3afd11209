"""How well minds play: ``python -m benchmarks.strength`` prints the table of docs/minds.md, with intervals and what was aimed at.

Every seed is played in every seating. ``--only empire`` takes some of the lines, ``--part 0.2`` a part of the games. Lines by the
clock mean little on a busy machine: ``--processor`` plays them by the numbers of iterations that take as much of the processor's
time, as measured at the start of each line.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from time import process_time

import labrys
from labrys import Perspective, Rng, bots
from labrys.lab import simulate
from labrys.lab.statistics import Interval

SAMPLE = 3  # games in which it is measured how long a bot thinks
TRIED = 300  # iterations by which the first guess is made of how many take so long
SELDOM = 12  # then one decision in so many is measured


@dataclass(frozen=True)
class Line:
    """A match, and what share of the games the first bot is to win."""

    game: str
    seats: int
    bot: str
    rival: str
    games: int
    aim: float
    difficulty: str = ""

    @property
    def name(self) -> str:
        return f"{self.game} {self.seats} {self.bot} {self.rival} {self.difficulty}"


def lines() -> list[Line]:
    """All of them."""
    found = [Line("empire", seats, "mind", "greedy", 400, {2: 0.95}.get(seats, 1.5 / seats)) for seats in (2, 3, 4, 5)]
    found.append(Line("empire", 2, "mind", "mcts:5000", 200, 0.75))
    for seats in (3, 4, 5):
        found.append(Line("empire", seats, "mind", "mcts:500", 200, 1.5 / seats))
    for game in ("relics", "minos"):
        found += [Line(game, seats, "mind", "greedy", 400, {2: 0.6}.get(seats, 1.5 / seats)) for seats in (2, 3, 4)]
        found += [Line(game, seats, "mind", "mcts:500", 200, {2: 0.6}.get(seats, 1.5 / seats)) for seats in (2, 3, 4)]
    found += [Line("minos", 1, "mind", "", 400, aim, level) for level, aim in (("normal", 0.7), ("hard", 0.4))]
    for game, aim in (("empire", 0.95), ("relics", 0.75), ("minos", 0.75)):
        found.append(Line(game, 2, "mind:0.1s", "mcts:0.1s", 60, aim))
        found.append(Line(game, 2, "mind:0.1s", "mind:0.01s", 60, 0.55))
        found.append(Line(game, 2, "mind:1s", "mind:0.1s", 40, 0.55))
    return found


def played(line: Line, part: float) -> Interval:
    """The share that the first bot won."""
    games = max(2 * line.seats, round(line.games * part))
    if line.seats == 1:
        options: dict[str, int | str] = {"difficulty": line.difficulty}
        return simulate(line.game, [line.bot], games, seed="strength", options=options).by_seat()[0]
    table = [line.bot] + [line.rival] * (line.seats - 1)
    return simulate(line.game, table, games, seed="strength").by_bot()[line.bot]


def milliseconds(spec: str, game: str, seats: int, every: int = 1) -> float:
    """Processor time of a decision in which there is a choice; of so many, one is measured."""
    spent, count, seen = 0.0, 0, 0
    for number in range(SAMPLE):
        bot = bots.make(spec, Rng(f"time {number}"))
        other = bots.make("greedy", Rng(f"other {number}"))
        state = labrys.game(game).new(seats, f"time {number}")
        while (seat := state.seat) is not None:
            eyes = Perspective(state)
            seen += seat == 0 and len(eyes.actions) > 1
            if seat or len(eyes.actions) == 1 or seen % every:
                state.act(other.choose(eyes))
                continue
            began = process_time()
            action = bot.choose(eyes)
            spent += process_time() - began
            count += 1
            state.act(action)
    return 1000 * spent / max(1, count)


def by_processor(line: Line) -> Line:
    """The same match by iterations that take as long, where it is by the clock."""
    return replace(line, bot=as_long(line.bot, line), rival=as_long(line.rival, line))


def as_long(spec: str, line: Line) -> str:
    """A bot with the iterations that take as much of the processor's time as the clock would give it."""
    name, _, budget = spec.partition(":")
    if not budget.endswith("s"):
        return spec
    aim, iterations = 1000 * float(budget[:-1]), TRIED
    for _ in range(2):  # once more near where it ends: a tree that grows is walked ever further down
        spent = milliseconds(f"{name}:{iterations}", line.game, line.seats, SELDOM)
        iterations = max(2, round(iterations * aim / spent))
    return f"{name}:{iterations}"


def main() -> None:
    """Print the table, line by line as it is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="lines in whose name this stands, such as 'relics 3'")
    parser.add_argument("--part", type=float, default=1.0, help="of the games")
    parser.add_argument("--processor", action="store_true", help="iterations instead of the clock")
    given = parser.parse_args()
    print("| game | seats | bot | against | share of wins, 95 % | aim | ms a decision |\n|---|---|---|---|---|---|---|")
    for line in lines():
        if given.only not in line.name:
            continue
        if given.processor:
            line = by_processor(line)
        won = played(line, given.part)
        verdict = "reached" if won.mean >= line.aim else "missed"
        rival = f"`{line.rival}`" if line.rival else f"Rhadamanthus, {line.difficulty}"
        spent = milliseconds(line.bot, line.game, line.seats, SELDOM if ":" in line.bot else 1)
        print(
            f"| {line.game} | {line.seats} | `{line.bot}` | {rival} | {won.mean:.1%} ({won.low:.1%} to {won.high:.1%}) |"
            f" {line.aim:.0%}, {verdict} | {spent:.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
