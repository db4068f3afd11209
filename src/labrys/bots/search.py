"""Information-set Monte Carlo tree search, one tree for the seat that is asked.

Each iteration imagines a world, walks down the tree by the actions that are legal in that world, adds one node, plays
on for a little at random and lets the game judge what came out. The tree is open loop: a node stands for the actions
that led to it, whatever the dice and the hidden cards were, so its means are over all worlds. Every seat is taken to
want its own best (max^n). How often an action was legal, not how often its parent was visited, sets how well it has
been explored.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from time import perf_counter

from labrys.engine.chance import Rng
from labrys.engine.native import i64
from labrys.engine.state import State


class Node:
    """What is known of one action of one seat, after the actions above it."""

    __slots__ = ("action", "available", "children", "seat", "total", "visits")

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.available = 0  # in how many visits of the parent it was legal
        self.total = 0.0  # of what the seat got
        self.children: list[Node] = []


class Search:
    """A tree and what it grows by."""

    def __init__(self, imagine: Callable[[Rng], State], rng: Rng, actions: int, exploration: float, depth: int) -> None:
        self.imagine = imagine
        self.rng = rng
        self.exploration = exploration
        self.depth = depth
        self.root = Node(-1, -1)
        self.places: list[Node | None] = [None] * actions  # scratch: the children of a node by their action

    def grow(self, iterations: int) -> None:
        """So many iterations."""
        for _ in range(iterations):
            self.iterate()

    def grow_until(self, moment: float) -> None:
        """Iterations until the clock (`time.perf_counter`) says so, and at least one."""
        self.iterate()
        while perf_counter() < moment:
            self.iterate()

    def iterate(self) -> None:
        """Imagine, descend, expand, play on, judge, and tell the nodes on the way."""
        world = self.imagine(self.rng)
        node = self.root
        path: list[Node] = []
        while world.depth:
            node = self.select(node, world)
            path.append(node)
            world.step(node.action)
            if node.visits == 0:
                break
        if self.depth and world.depth:
            world.playout(self.rng, self.depth)
        values = judge(world)
        for node in path:
            node.visits += 1
            node.total += values[node.seat]

    def select(self, parent: Node, world: State) -> Node:
        """An untried action by lot, else the one of best promise: its mean and, the less tried, the more allowance."""
        legal = world.actions()
        seat = world.asked
        places = self.places
        children = parent.children
        for child in children:
            if child.seat == seat:
                places[child.action] = child
        exploration = self.exploration
        best: Node | None = None
        most = -1.0
        untried = 0
        for action in legal:
            known = places[action]
            if known is None:
                untried += 1
                continue
            known.available += 1
            visits = known.visits
            promise = known.total / visits + exploration * sqrt(log(known.available + 1.0) / visits)
            if promise > most:
                most = promise
                best = known
        if best is None or untried:
            best = self.expand(parent, legal, untried, seat)
        for child in children:
            places[child.action] = None
        return best

    def expand(self, parent: Node, legal: tuple[int, ...], untried: int, seat: int) -> Node:
        """A new child for one of the untried actions, by lot."""
        lot: i64 = self.rng.below(untried)
        for action in legal:
            if self.places[action] is None:
                if lot == 0:
                    child = Node(action, seat)
                    child.available = 1
                    parent.children.append(child)
                    return child
                lot -= 1
        raise AssertionError("an untried action was counted but not found")

    def most_visited(self) -> int:
        """The root's most tried action; of equals, the one with the better mean, then the one tried first."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits or (child.visits == best.visits and child.total > best.total):
                best = child
        return best.action


def judge(world: State) -> list[float]:
    """What each seat got: at the end of the game its share of the victory, before it the game's own evaluation."""
    if world.depth:
        return world.prospects()
    places = world.ranking()
    winners = places.count(1)  # none if an automaton has won
    return [1.0 / winners if place == 1 else 0.0 for place in places]
