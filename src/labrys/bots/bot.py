"""What a bot is, and how one is named: ``random``, ``greedy``, ``mcts``, ``mcts:500``, ``mcts:2s``, ``mind``,
``greedy+fleet``.

Besides ours there are the bots of installed packages by their names, and any class as ``my_package:MyBot``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from labrys.bots import outside
from labrys.bots.greedy import GreedyBot
from labrys.bots.mcts import MctsBot
from labrys.bots.minds.mind import MindBot
from labrys.bots.random import RandomBot
from labrys.bots.style import StyledBot
from labrys.engine import BadSetting, Game, Perspective, Rng
from labrys.engine.errors import either, shown
from labrys.words import refusal


class Bot(Protocol):
    """Answers a decision from what its seat can know."""

    def choose(self, perspective: Perspective) -> int:
        """One of the perspective's actions."""


Maker = Callable[[str, Rng], Bot]  # from what stands after the colon, and a generator of its own


def makers() -> dict[str, Maker]:
    """Every kind of bot of the house by its name."""
    return {"random": RandomBot.make, "greedy": GreedyBot.make, "mcts": MctsBot.make, "mind": MindBot.make}


def names() -> list[str]:
    """Every bot that has a name: ours, and those of installed packages."""
    return [*makers(), *outside.names()]


def make(spec: str, rng: Rng) -> Bot:
    """A bot from its name, after a colon its budget, and after a plus the style that it favours."""
    plain, plus, style = spec.partition("+")
    name, _, budget = plain.partition(":")
    known = makers()
    bot = known[name](budget, rng) if name in known else outside.make(plain, rng)
    if bot is None:
        raise refusal(BadSetting, "bot", name=shown(plain), names=either(names()))
    return StyledBot(bot, style) if plus else bot


def check(spec: str, game: Game) -> None:
    """Complain of a bot that this game does not know."""
    make(spec, Rng(""))
    _, plus, style = spec.partition("+")
    if plus and style not in game.search.styles:
        if not game.search.styles:
            raise refusal(BadSetting, "no-styles", game=game.name, name=shown(style), bot=shown(spec.partition("+")[0]))
        raise refusal(BadSetting, "style", game=game.name, name=shown(style), names=either(list(game.search.styles)))
