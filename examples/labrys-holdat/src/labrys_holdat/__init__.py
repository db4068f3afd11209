"""A bot that holds at twenty points: the best single number for Pig. It sees what its seat sees, and nothing else."""

from __future__ import annotations

from labrys.plugin import BadSetting, Perspective, Rng


class HoldAt:
    """Rolls until a turn has brought enough. In games other than Pig it takes what looks best one step ahead."""

    protocol = 1
    about = {
        "en": "holds at 20 points in Pig; holdat:30 at 30.",
        "fr": "s\u2019arrête à 20 points au Cochon\u00a0; holdat:30 à 30.",
    }

    def __init__(self, rng: Rng, enough: int = 20) -> None:
        self.rng = rng
        self.enough = enough

    @classmethod
    def make(cls, budget: str, rng: Rng) -> HoldAt:
        """From what stands after the colon of ``holdat:30``; nothing is twenty."""
        if budget and not (budget.isdecimal() and 0 < int(budget) < 1000):
            raise BadSetting(f"holdat cannot hold at {budget!r}: use a number of points such as holdat:20.")
        return cls(rng, int(budget or 20))

    def choose(self, perspective: Perspective) -> int:
        actions = perspective.actions
        if perspective.view.get("game") == "pig":
            return actions[-1] if perspective.view["turn"] >= self.enough else actions[0]
        dream = perspective.imagine(self.rng)
        worth = []
        for action in actions:
            world = dream.copy()
            world.act(action)
            worth.append(world.evaluate(perspective.seat))
        return actions[worth.index(max(worth))]
