"""A search that has a net for a judge: information-set PUCT, one tree for the seat that is asked.

Each iteration imagines a world and walks down the tree by the actions that are legal in that world. Where it comes to a
node for the first time, the net judges all that may follow at once: that gives each action a first value and, the better
it is, a larger share of the visits to come. The tree is open loop: a node stands for the actions that led to it, whatever
the dice and the hidden cards were, so its means are over all worlds. Every seat is taken to want its own best. All is
reckoned in whole numbers, so that the same generator finds the same action on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final

from labrys.bots.minds.judge import Judge
from labrys.bots.minds.net import LOGIT_BITS, falling
from labrys.engine.chance import Rng
from labrys.engine.native import i64, vec
from labrys.engine.rows import zeros
from labrys.engine.state import State

CURIOSITY: Final = 200_000  # how much a search favours what it has hardly tried, in millionths of a victory
WARMTH: Final = 50_000  # so much less likely to win makes an action e times less interesting


class Branch:
    """What is known of one action of one seat."""

    __slots__ = ("action", "first", "node", "prior", "seat", "total", "visits")

    def __init__(self, action: i64, seat: i64, first: i64, prior: i64) -> None:
        self.action: i64 = action
        self.seat: i64 = seat
        self.first: i64 = first  # what the net promised the seat
        self.prior: i64 = prior  # how interesting that made it
        self.visits: i64 = 0
        self.total: i64 = 0  # of what the seat got
        self.node: Node | None = None


class Node:
    """What may follow."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.branches: list[Branch] = []


class Search:
    """A tree and what it grows by."""

    def __init__(self, imagine: Callable[[Rng], State], rng: Rng, judge: Judge, seat: int, actions: int) -> None:
        self.imagine = imagine
        self.rng = rng
        self.judge = judge
        self.seat: i64 = seat  # whose knowledge the judge goes by
        self.root = Node()
        self.places: list[Branch | None] = [None] * actions  # scratch: the branches of a node by their action
        self.values: vec[i64] = zeros(judge.seats)

    def plant(self, actions: tuple[int, ...], worths: list[int]) -> None:
        """Begin with what one step ahead promises on average over some worlds."""
        best = max(worths)
        for action, worth in zip(actions, worths, strict=True):
            self.root.branches.append(Branch(action, self.seat, worth, appeal(best - worth)))
        self.root.visits = 1

    def grow(self, iterations: int) -> None:
        """So many iterations, or fewer once no other action could be tried as often as the best."""
        left: i64 = iterations
        while left > 0 and not self.decided(left):
            self.iterate()
            left -= 1

    def grow_until(self, moment: float) -> None:
        """Iterations until the clock (`time.perf_counter`) says so, and at least one."""
        self.iterate()
        while perf_counter() < moment:
            self.iterate()

    def decided(self, left: i64) -> bool:
        """Is one action tried more often than any other can be in so many iterations?"""
        most: i64 = -1
        second: i64 = -1
        for branch in self.root.branches:
            if branch.visits > most:
                second = most
                most = branch.visits
            elif branch.visits > second:
                second = branch.visits
        return most - second > left

    def iterate(self) -> None:
        """Imagine, walk down, judge, and tell the branches on the way."""
        world = self.imagine(self.rng)
        node = self.root
        path: list[Branch] = []
        while True:
            if not world.depth:
                self.judge.settle(world)
                values = self.judge.chances
                break
            legal = world.actions()
            if node.visits == 0 and len(legal) > 1:
                self.expand(node, world, legal)
                node.visits = 1
                values = self.values
                break
            branch = self.select(node, world, legal)
            node.visits += 1
            path.append(branch)
            action: i64 = branch.action
            world.step(action)
            following = branch.node
            if following is None:
                following = Node()
                branch.node = following
            node = following
        for branch in path:
            branch.visits += 1
            branch.total += values[branch.seat]

    def select(self, node: Node, world: State, legal: tuple[int, ...]) -> Branch:
        """The legal action of best promise: its mean and, the less tried and the more interesting, the more allowance."""
        seat: i64 = world.asked
        places = self.places
        for branch in node.branches:
            if branch.seat == seat:
                places[branch.action] = branch
        unknown = False
        for action in legal:
            if places[action] is None:
                unknown = True
        if unknown:
            for branch in node.branches:
                places[branch.action] = None
            if len(legal) == 1:
                only = Branch(legal[0], seat, 0, 1)
                node.branches.append(only)
                return only
            self.expand(node, world, legal)
            for branch in node.branches:
                if branch.seat == seat:
                    places[branch.action] = branch
        interest: i64 = 0
        for action in legal:
            known = places[action]
            assert known is not None
            interest += known.prior
        allowance: i64 = CURIOSITY * i64(sqrt(float(node.visits)) * 1024.0) // 1024
        best: Branch | None = None
        most: i64 = -1
        for action in legal:
            known = places[action]
            assert known is not None
            promise: i64 = (known.total + known.first + allowance * known.prior // interest) * 16 // (known.visits + 1)
            if promise > most:
                most = promise
                best = known
        for branch in node.branches:
            places[branch.action] = None
        assert best is not None
        return best

    def expand(self, node: Node, world: State, legal: tuple[int, ...]) -> None:
        """Judge whatever may follow and was not judged before; the values are those of the best of it."""
        seat: i64 = world.asked
        judge = self.judge
        places = self.places
        for branch in node.branches:
            if branch.seat == seat:
                places[branch.action] = branch
        judge.stand(world, self.seat)
        best: i64 = -1
        fresh: list[Branch] = []
        action: i64
        for action in legal:
            if places[action] is not None:
                continue
            after = world.copy()
            after.step(action)
            judge.look(after, self.seat)
            chance: i64 = judge.chances[seat]
            fresh.append(Branch(action, seat, chance, 0))
            if chance > best:
                best = chance
                for other in range(judge.seats):
                    self.values[other] = judge.chances[other]
        for branch in node.branches:
            places[branch.action] = None
        for branch in fresh:
            branch.prior = appeal(best - branch.first)
            node.branches.append(branch)

    def worths(self) -> list[int]:
        """What the root's actions promise, in the order in which they were planted."""
        return [int((branch.total + branch.first) // (branch.visits + 1)) for branch in self.root.branches]

    def most_visited(self) -> int:
        """The root's most tried action; of equals, the one that promises more, then the one listed first."""
        best = self.root.branches[0]
        for branch in self.root.branches:
            if branch.visits > best.visits or (branch.visits == best.visits and branch.first > best.first):
                best = branch
        return int(best.action)


def appeal(less: i64) -> i64:
    """How interesting an action is that is so much less likely to win than the best; at least 1, at most 2**20."""
    found: i64 = falling((less << LOGIT_BITS) // WARMTH) >> 10
    if found < 1:
        return 1
    return found
