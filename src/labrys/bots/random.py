"""The random bot: every legal action is as likely as the next."""

from __future__ import annotations

from labrys.engine import BadSetting, Perspective, Rng
from labrys.engine.errors import shown
from labrys.words import refusal


class RandomBot:
    """Chooses evenly."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @staticmethod
    def make(budget: str, rng: Rng) -> RandomBot:
        if budget:
            raise refusal(BadSetting, "no-budget", bot="random", budget=shown(budget))
        return RandomBot(rng)

    def choose(self, perspective: Perspective) -> int:
        return perspective.actions[self.rng.below(len(perspective.actions))]
