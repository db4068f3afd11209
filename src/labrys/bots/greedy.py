"""The greedy bot: one step ahead by the game's own evaluation. ``greedy:~0.1`` takes the worse for the better now and then."""

from __future__ import annotations

from labrys.bots.outlook import look_ahead
from labrys.bots.warmth import WARM, drawn, millionths
from labrys.engine import BadSetting, Perspective, Rng
from labrys.engine.errors import shown
from labrys.words import refusal


class GreedyBot:
    """Takes the action after which its seat stands best, on average over as many imagined worlds as the game says.

    Every action is tried in the same worlds, so that luck is the same for all of them.
    """

    def __init__(self, rng: Rng, warmth: float = 0.0) -> None:
        self.rng = rng
        self.warmth = warmth  # so much less likely to win, in parts of a victory, makes an action e times rarer

    @staticmethod
    def make(budget: str, rng: Rng) -> GreedyBot:
        """``~0.1`` is its warmth."""
        found = WARM.fullmatch(budget)
        if found is None:
            raise refusal(BadSetting, "greedy-budget", budget=shown(budget))
        return GreedyBot(rng, float(found["warmth"] or 0))

    def choose(self, perspective: Perspective) -> int:
        actions = perspective.actions
        if len(actions) == 1:
            return actions[0]
        worth = self.worths(perspective)
        if warmth := millionths(self.warmth):
            return actions[drawn(self.rng, [millionths(value) for value in worth], warmth)]
        best = max(worth)
        tied = [action for action, value in zip(actions, worth, strict=True) if value >= best - 1e-12]
        return tied[self.rng.below(len(tied))]

    def worths(self, perspective: Perspective) -> list[float]:
        """For each action, how the seat stands after it on average."""
        actions = perspective.actions
        seat = perspective.seat
        worth = [0.0] * len(actions)
        dream = perspective.imagine(self.rng)
        for number in range(dream.game.search.dreams):
            if number:
                dream = perspective.imagine(self.rng)
            look_ahead(dream, actions, seat, worth)
        return [value / dream.game.search.dreams for value in worth]
