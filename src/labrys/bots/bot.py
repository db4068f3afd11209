"""What a bot is, and how one is named: ``random``, ``greedy``, ``mcts``, ``mcts:500``, ``mcts:2s``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from labrys.bots.greedy import GreedyBot
from labrys.bots.mcts import MctsBot
from labrys.bots.random import RandomBot
from labrys.engine import BadSetting, Perspective, Rng
from labrys.engine.errors import one_of


class Bot(Protocol):
    """Answers a decision from what its seat can know."""

    def choose(self, perspective: Perspective) -> int:
        """One of the perspective's actions."""


Maker = Callable[[str, Rng], Bot]  # from what stands after the colon, and a generator of its own


def makers() -> dict[str, Maker]:
    """Every kind of bot by its name."""
    return {"random": RandomBot.make, "greedy": GreedyBot.make, "mcts": MctsBot.make}


def make(spec: str, rng: Rng) -> Bot:
    """A bot from its name and, after a colon, its budget."""
    name, _, budget = spec.partition(":")
    known = makers()
    if name not in known:
        raise BadSetting(f"unknown bot {name!r}: use {one_of(list(known))}.")
    return known[name](budget, rng)
