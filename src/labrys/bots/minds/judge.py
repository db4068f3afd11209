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
from labrys.engine.native import i64, vec
from labrys.engine.rows import zeros
from labrys.engine.sight import Sight, Slate
from labrys.engine.state import State

NO_CHANCE: Final = 0.0003
HINT_ONE: Final = float(1 << HINT_BITS)
HINT_LEAST: Final = -8 << HINT_BITS


class Judge:
    """A net at work."""

    def __init__(self, net: Net, sight: Sight) -> None:
        self.net = net
        self.sight = sight
        self.seats: i64 = sight.seats
        self.slate = Slate(sight.observation, 2)  # the position at hand, and one that follows from it
        self.sums: vec[i64] = net.bias[:]
        self.after: vec[i64] = net.bias[:]
        self.hints: vec[i64] = zeros(net.outputs)
        self.next_hints: vec[i64] = zeros(net.outputs)
        self.turned: vec[i64] = zeros(net.outputs)
        self.chances: vec[i64] = zeros(sight.seats)  # by seat, in millionths, of the position looked at last

    def stand(self, world: State, seat: i64) -> None:
        """Make this the position at hand."""
        sums = self.sums
        size = self.sight.size
        slate = self.slate
        numbers = slate.numbers
        world.note(self.sight, seat, slate, 1)
        net = self.net
        for at in range(size):
            if numbers[at] != numbers[size + at]:
                net.add(sums, at, i64(numbers[size + at]) - i64(numbers[at]))
        world.note(self.sight, seat, slate, 0)
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
        size = self.sight.size
        slate = self.slate
        numbers = slate.numbers
        world.note(self.sight, seat, slate, 1)
        net = self.net
        for at in range(size):
            if numbers[at] != numbers[size + at]:
                net.add(sums, at, i64(numbers[size + at]) - i64(numbers[at]))
        if net.hints:
            self.hint(world, seat, sums)
        self.tell(sums, seat)

    def hint(self, world: State, seat: i64, sums: vec[i64]) -> None:
        """What the game itself thinks of a position, added to the sums where it differs from that of the one at hand."""
        hints = self.next_hints
        take_hints(world, seat, hints)
        for output in range(len(hints)):
            if hints[output] != self.hints[output]:
                self.net.add(sums, self.sight.size + output, hints[output] - self.hints[output])

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
