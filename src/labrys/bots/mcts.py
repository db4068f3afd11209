"""The MCTS bot: a search with a budget in iterations or in seconds."""

from __future__ import annotations

import re
from time import perf_counter

from labrys.bots.greedy import GreedyBot
from labrys.bots.search import Node, Search
from labrys.engine import BadSetting, Perspective, Rng
from labrys.engine.errors import shown
from labrys.words import refusal

ITERATIONS = 500
BUDGET_FORM = re.compile(r"(?P<iterations>[1-9][0-9]{0,8})|(?P<seconds>[0-9]{1,5}(\.[0-9]{1,3})?)s")


class MctsBot:
    """Searches before each choice. Under a budget of iterations the same generator gives the same choice.

    The game says how deep and how widely its search goes. Where all choose at once in secret, there is no search: a tree
    would let the others answer what they cannot see, and one step ahead is better.
    """

    def __init__(self, rng: Rng, iterations: int = ITERATIONS, seconds: float = 0.0) -> None:
        self.rng = rng
        self.iterations = iterations
        self.seconds = seconds  # if more than 0, it counts instead of the iterations

    @staticmethod
    def make(budget: str, rng: Rng) -> MctsBot:
        """``500`` is iterations, ``2s`` and ``0.5s`` are seconds, nothing is the default."""
        if not budget:
            return MctsBot(rng)
        found = BUDGET_FORM.fullmatch(budget)
        if found is None or (found["seconds"] and not float(found["seconds"])):
            raise refusal(BadSetting, "budget", budget=shown(budget))
        if found["seconds"]:
            return MctsBot(rng, seconds=float(found["seconds"]))
        return MctsBot(rng, int(found["iterations"]))

    def choose(self, perspective: Perspective) -> int:
        if len(perspective.actions) == 1:
            return perspective.actions[0]
        began = perf_counter()
        dream = perspective.imagine(self.rng)
        game = dream.game
        if dream.decision in game.secret:
            return GreedyBot(self.rng).choose(perspective)
        depth = game.search.depth * perspective.seats
        search = Search(perspective.imagine, self.rng, game.codec.size, game.search.exploration, depth)
        if game.search.prior:
            self.plant(search, perspective, game.search.prior)
        if self.seconds:
            search.grow_until(began + self.seconds)
        else:
            search.grow(self.iterations)
        return search.most_visited()

    def plant(self, search: Search, perspective: Perspective, visits: int) -> None:
        """Begin where one step ahead ends: what it promises counts as so many visits of each action."""
        worths = GreedyBot(self.rng).worths(perspective)
        for action, worth in zip(perspective.actions, worths, strict=True):
            node = Node(action, perspective.seat)
            node.visits = node.available = visits
            node.total = worth * visits
            search.root.children.append(node)
