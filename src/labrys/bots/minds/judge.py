"""A judge: says of positions of one game how likely each seat is to win, as one seat can know it.

It keeps the sums of the net's first layer for the position at hand. What follows from it differs in a few numbers only,
and only those are added.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final

from labrys.bots.minds.net import HINT_BITS, SURE, Net
from labrys.engine.chance import Rng
from labrys.engine.game import Game
from labrys.engine.native import i64, vec
from labrys.engine.observation import Clues, Numbers, Observation
from labrys.engine.rows import zeros
from labrys.engine.sight import Sight, Slate
from labrys.engine.state import State

NO_CHANCE: Final = 0.0003
HINT_ONE: Final = float(1 << HINT_BITS)
HINT_LEAST: Final = -8 << HINT_BITS
ODDS: Final = "odds"  # the group of clues that are hints


def inputs(game: Game[State], seats: int) -> Numbers:
    """What a net is told of a position: clues where the game has them, else what it observes."""
    return game.clues_of(seats) or game.sight(seats).observation


def odds(numbers: Numbers) -> int:
    """How many of the numbers, the last ones, are themselves logarithms of chances."""
    last = numbers.groups[-1]
    return last.count if isinstance(numbers, Clues) and last.name == ODDS else 0


class Reader:
    """Turns positions into the numbers that a net is told.

    The last ones are ``hints``, if there are any: the logarithm of each seat's chance as the game itself judges, the seat that looks
    first. Clues have them of their own or not at all; to an observation they are added if that is asked for.
    """

    def __init__(self, game: Game[State], seats: int, hinted: bool) -> None:
        self.numbers: Numbers = inputs(game, seats)
        self.sight: Sight | None = None
        self.slate: Slate | None = None
        self.told: i64 = self.numbers.size
        low, high = self.numbers.low, self.numbers.high
        self.hints: i64 = odds(self.numbers)
        if isinstance(self.numbers, Observation):
            self.sight = game.sight(seats)
            self.slate = Slate(self.numbers)
            self.hints = max(seats, 2) if hinted else 0
            low += (HINT_LEAST,) * int(self.hints)
            high += (0,) * int(self.hints)
        self.size: i64 = len(low)
        self.low: vec[i64] = vec[i64](low)
        self.high: vec[i64] = vec[i64](high)
        self.row: vec[i64] = zeros(len(low))  # of the position read last

    def read(self, world: State, seat: i64) -> vec[i64]:
        """The numbers of a position, which are this reader's until the next one is read."""
        row = self.row
        sight = self.sight
        slate = self.slate
        if sight is None or slate is None:
            world.note_clues(seat, row)
            return row
        world.note(sight, seat, slate, 0)
        numbers = slate.numbers
        for at in range(self.told):
            row[at] = i64(numbers[at])
        if self.hints:
            take_hints(world, seat, row, self.told)
        return row

    def bounded(self, at: i64) -> i64:
        """One of the numbers; beyond its bounds it stays there, or it might leave the lane of a sum."""
        number = self.row[at]
        if number < self.low[at]:
            return self.low[at]
        if number > self.high[at]:
            return self.high[at]
        return number


class Judge:
    """A net at work."""

    def __init__(self, net: Net, game: Game[State], seats: int) -> None:
        self.net = net
        self.reader = Reader(game, seats, net.hints > 0)
        self.seats: i64 = seats
        self.here: vec[i64] = zeros(self.reader.size)  # the numbers of the position at hand
        self.sums: vec[i64] = net.bias[:]
        self.after: vec[i64] = net.bias[:]
        self.hints: vec[i64] = zeros(net.outputs)  # of the position looked at last
        self.turned: vec[i64] = zeros(net.outputs)
        self.chances: vec[i64] = zeros(seats)  # by seat, in millionths, of the position looked at last

    def stand(self, world: State, seat: i64) -> None:
        """Make this the position at hand."""
        sums = self.sums
        here = self.here
        reader = self.reader
        row = reader.read(world, seat)
        net = self.net
        for at in range(reader.size):
            if row[at] != here[at]:
                number = reader.bounded(at)
                net.add(sums, at, number - here[at])
                here[at] = number

    def look(self, world: State, seat: i64) -> None:
        """Judge a position that follows from the one at hand."""
        if not world.depth:
            self.settle(world)
            return
        sums = self.after
        for word in range(len(sums)):
            sums[word] = self.sums[word]
        here = self.here
        reader = self.reader
        row = reader.read(world, seat)
        net = self.net
        for at in range(reader.size):
            if row[at] != here[at]:
                net.add(sums, at, reader.bounded(at) - here[at])
        self.tell(sums, seat)

    def judge(self, world: State, seat: i64) -> None:
        """Judge a position by itself."""
        if not world.depth:
            self.settle(world)
            return
        self.stand(world, seat)
        self.tell(self.sums, seat)

    def tell(self, sums: vec[i64], seat: i64) -> None:
        """The chances by seat: the net has the seat that looks first."""
        turned = self.turned
        hints = self.hints
        reader = self.reader
        for hint in range(reader.hints):
            hints[hint] = reader.bounded(reader.size - reader.hints + hint)
        self.net.chances(sums, hints, turned)
        seats = self.seats
        for turn in range(seats):
            self.chances[(seat + turn) % seats] = turned[turn]

    def settle(self, world: State) -> None:
        """The game is over: its winners share the victory."""
        places = world.ranking()
        winners = places.count(1)  # none if an automaton has won
        for seat in range(self.seats):
            self.chances[seat] = SURE // winners if places[seat] == 1 else 0


def take_hints(world: State, seat: i64, out: vec[i64], at: i64) -> None:
    """The logarithm of each seat's chance by the game's own evaluation, the seat that looks first; a lone seat's, and the rest.

    Call it with a world that the seat imagines, or it may tell what the seat cannot know.
    """
    chances = world.prospects()
    seats: i64 = world.seats
    for turn in range(len(out) - at):
        chance: float = chances[(seat + turn) % seats]
        if seats == 1 and turn:
            chance = 1.0 - chance
        out[at + turn] = HINT_LEAST if chance < NO_CHANCE else i64(log(chance) * HINT_ONE)


def worths(
    judge: Judge, imagine: Callable[[Rng], State], rng: Rng, actions: tuple[int, ...], seat: i64, dreams: i64
) -> list[int]:
    """For each action, how likely its seat is to win after it, on average over worlds that are the same for all."""
    count: i64 = len(actions)
    totals = zeros(count)
    for _ in range(dreams):
        dream = imagine(rng)
        judge.stand(dream, seat)
        for at in range(count):
            action: i64 = actions[at]
            world = dream.copy()
            world.step(action)
            judge.look(world, seat)
            totals[at] += judge.chances[seat]
    return [int(totals[at] // dreams) for at in range(count)]
