"""Our engine as a contender: ``python -m benchmarks.ours relics empire``, pure with ``LABRYS_PURE=1``."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import count

import labrys
from benchmarks.contender import Measure, repeat, serve
from labrys.bots import make, makers
from labrys.engine.game import Game

COPIES = 50
ITERATIONS = 50
DIGESTS = 10


def usual_seats(game: Game) -> int:
    """The seat count that figures are taken at: the middle one of those that the game knows."""
    return game.seats[len(game.seats) // 2]


class Bench:
    """What is measured of one game."""

    def __init__(self, name: str) -> None:
        self.game = labrys.game(name)
        self.seats = usual_seats(self.game)
        self.seeds: Iterator[int] = count(1000)
        self.rng = labrys.Rng("bench")
        self.choice = random.Random(7).random
        self.one_step_ahead = make("greedy", self.rng)
        self.finished = self.random_game(7)
        self.record = labrys.Record.of(self.finished)
        self.positions = self.along()

    def random_game(self, seed: int) -> labrys.State:
        """A whole game through the public API, set-up included."""
        state = self.game.new(self.seats, seed)
        chance = self.choice
        while not state.over:
            legal = state.actions()
            state.act(legal[int(chance() * len(legal))])
        return state

    def along(self) -> list[labrys.State]:
        """Three positions of one game: after a quarter, a half and three quarters of it, each with a real choice."""
        past = self.finished.past or []
        found: list[labrys.State] = []
        state = self.game.new(self.seats, 7)
        for action in past:
            if state.steps >= len(past) * (len(found) + 1) // 4 and len(state.actions()) > 1 and len(found) < 3:
                found.append(state.copy())
            state.act(action)
        return found

    # ---- each returns how many operations it did

    def decisions(self) -> int:
        return self.random_game(next(self.seeds)).steps

    def playout(self) -> int:
        state = self.game.new(self.seats, next(self.seeds))
        state.playout(self.rng)
        return state.steps

    def set_up(self) -> int:
        self.game.new(self.seats, next(self.seeds))
        return 1

    def copy(self) -> int:
        for state in self.positions:
            for _ in range(COPIES):
                state.copy()
        return COPIES * len(self.positions)

    def kept(self) -> int:
        """Copies that live on, as those of a search or a batch do: none can take the place of the one before."""
        held = [state.copy() for state in self.positions for _ in range(COPIES)]
        return len(held)

    def digest(self) -> int:
        for state in self.positions:
            for _ in range(DIGESTS):
                state.digest()
        return DIGESTS * len(self.positions)

    def view(self) -> int:
        for state in self.positions:
            for seat in range(self.seats):
                state.view(seat)
        return self.seats * len(self.positions)

    def imagine(self) -> int:
        for state in self.positions:
            for seat in range(self.seats):
                state.imagine(seat, self.rng)
        return self.seats * len(self.positions)

    def replay(self) -> int:
        """The record of a whole game, from text to the checked digest."""
        return self.record.replay(self.game).steps

    def retrace(self) -> int:
        """The same game with its actions at hand: what replaying is compared with."""
        state = self.game.new(self.seats, 7)
        for action in self.finished.past or []:
            state.act(action)
        return state.steps

    def search(self) -> int:
        for state in self.positions:
            bot = make(f"mcts:{ITERATIONS}", self.rng)
            seat = state.seat
            assert seat is not None
            bot.choose(labrys.Perspective(state, seat))
        return ITERATIONS * len(self.positions)

    def greedy(self) -> int:
        for state in self.positions:
            seat = state.seat
            assert seat is not None
            self.one_step_ahead.choose(labrys.Perspective(state, seat))
        return len(self.positions)

    def measures(self) -> dict[str, Measure]:
        bodies = {
            "decisions": self.decisions,
            "playout": self.playout,
            "new": self.set_up,
            "copy": self.copy,
            "kept": self.kept,
            "digest": self.digest,
            "view": self.view,
            "imagine": self.imagine,
            "replay": self.replay,
            "retrace": self.retrace,
            "greedy": self.greedy,
        }
        if "mcts" in makers():
            bodies["mcts"] = self.search
        return {f"{self.game.name} {name}": repeat(body) for name, body in bodies.items()}


def main(names: list[str]) -> None:
    measures: dict[str, Measure] = {}
    for name in names:
        measures |= Bench(name).measures()
    serve(measures, "compiled" if labrys.COMPILED else "pure")


if __name__ == "__main__":
    main(sys.argv[1:])
