"""The MCTS bot: a search with a budget in iterations or in seconds."""

from __future__ import annotations

from time import perf_counter

from labrys.bots.search import Search
from labrys.engine import BadSetting, Perspective, Rng

ITERATIONS = 500
EXPLORATION = 0.4
URGENCY = 1e9
DEPTH = 0


class MctsBot:
    """Searches before each choice. Under a budget of iterations it is deterministic."""

    def __init__(
        self,
        rng: Rng,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        exploration: float = EXPLORATION,
        urgency: float = URGENCY,
        depth: int = DEPTH,
    ) -> None:
        self.rng = rng
        self.iterations = iterations
        self.seconds = seconds
        self.exploration = exploration
        self.urgency = urgency
        self.depth = depth

    @staticmethod
    def make(budget: str, rng: Rng) -> MctsBot:
        return MctsBot(rng, 500)

    def choose(self, perspective: Perspective) -> int:
        if len(perspective.actions) == 1:
            return perspective.actions[0]
        size = perspective.imagine(self.rng).game.codec.size
        search = Search(perspective.imagine, self.rng, size, self.exploration, self.urgency, self.depth)
        search.grow(self.iterations)
        return search.most_visited()
