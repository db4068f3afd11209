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
from labrys.engine.observation import Numbers, Observation
from labrys.engine.rows import zeros
from labrys.engine.sight import Sight, Slate
from labrys.engine.state import State

NO_CHANCE: Final = 0.0003
HINT_ONE: Final = float(1 << HINT_BITS)
HINT_LEAST: Final = -8 << HINT_BITS


def inputs(game: Game[State], seats: int) -> Numbers:
    """What a net is told of a position: clues where the game has them, else what it observes."""
    return game.clues_of(seats) or game.sight(seats).observation


class Reader:
    """Turns positions into the numbers that a net is told."""

    def __init__(self, game: Game[State], seats: int) -> None:
        self.numbers: Numbers = inputs(game, seats)
        self.sight: Sight | None = None
        self.slate: Slate | None = None
        if isinstance(self.numbers, Observation):
            self.sight = game.sight(seats)
            self.slate = Slate(self.numbers)
        self.size: i64 = self.numbers.size
        self.low: vec[i64] = vec[i64](self.numbers.low)
        self.high: vec[i64] = vec[i64](self.numbers.high)
        self.row: vec[i64] = zeros(self.numbers.size)  # of the position read last

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
        for at in range(self.size):
            row[at] = i64(numbers[at])
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

    def __init__(self, net: Net, reader: Reader, seats: int) -> None:
        self.net = net
        self.reader = reader
        self.seats: i64 = seats
        self.here: vec[i64] = zeros(reader.numbers.size)  # the numbers of the position at hand
        self.sums: vec[i64] = net.bias[:]
        self.after: vec[i64] = net.bias[:]
        self.hints: vec[i64] = zeros(net.outputs)
        self.next_hints: vec[i64] = zeros(net.outputs)
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
        if net.hints:
            self.hint(world, seat, sums)
            for output in range(net.outputs):
                self.hints[output] = self.next_hints[output]

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
        if net.hints:
            self.hint(world, seat, sums)
        self.tell(sums, seat)

    def judge(self, world: State, seat: i64) -> None:
        """Judge a position by itself."""
        if not world.depth:
            self.settle(world)
            return
        self.stand(world, seat)
        self.tell(self.sums, seat)

    def hint(self, world: State, seat: i64, sums: vec[i64]) -> None:
        """What the game itself thinks of a position, added to the sums where it differs from that of the one at hand."""
        hints = self.next_hints
        take_hints(world, seat, hints)
        for output in range(len(hints)):
            if hints[output] != self.hints[output]:
                self.net.add(sums, self.reader.size + output, hints[output] - self.hints[output])

    def tell(self, sums: vec[i64], seat: i64) -> None:
        """The chances by seat: the net has the seat that looks first."""
        turned = self.turned
        self.net.chances(sums, self.next_hints, turned)
        seats = self.seats
        for turn in range(seats):
            self.chances[(seat + turn) % seats] = turned[turn]

    def settle(self, world: State) -> None:
        """The game is over: its winners share the victory."""
        places = world.ranking()
        winners = places.count(1)  # none if an automaton has won
        for seat in range(self.seats):
            self.chances[seat] = SURE // winners if places[seat] == 1 else 0


def take_hints(world: State, seat: i64, out: vec[i64]) -> None:
    """The logarithm of each seat's chance by the game's own evaluation, the seat that looks first; a lone seat's, and the rest.

    Call it with a world that the seat imagines, or it may tell what the seat cannot know.
    """
    chances = world.prospects()
    count: i64 = len(out)
    seats: i64 = world.seats
    for turn in range(count):
        chance: float = chances[(seat + turn) % seats]
        if seats == 1 and turn:
            chance = 1.0 - chance
        out[turn] = HINT_LEAST if chance < NO_CHANCE else i64(log(chance) * HINT_ONE)


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
