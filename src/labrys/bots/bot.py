"""What a bot is, and how one is named: ``random``, ``greedy``, ``mcts``, ``mcts:500``, ``mcts:2s``, ``mind``,
``greedy+fleet``; and the levels by their names.

Besides ours there are the bots of installed packages by their names, and any class as ``my_package:MyBot``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from labrys.bots import levels, outside
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


MOST_ITERATIONS = 10**9
SHARE = 0.25  # of a turn's seconds, for each decision of a search that knows no turns
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
    if name in known:
        bot: Bot | None = known[name](budget, rng)
    elif name in levels.names():
        bot = LevelBot.make(name, budget, rng)
    else:
        bot = outside.make(plain, rng)
    if bot is None:
        raise refusal(BadSetting, "bot", name=shown(plain), names=either([*names(), *levels.names()]))
    return StyledBot(bot, style) if plus else bot


class LevelBot:
    """Somebody of the levels, away from a table: the bot behind the level is made once the game is known.

    Those with a clock have all of its seconds to themselves; ``anassa:500`` searches for 500 iterations instead.
    """

    def __init__(self, level: levels.Level, budget: str, rng: Rng) -> None:
        self.level = level
        self.budget = budget
        self.rng = rng
        self.bot: Bot | None = None

    @staticmethod
    def make(name: str, budget: str, rng: Rng) -> LevelBot:
        level = levels.chosen(name)
        if budget and not (level.seconds and budget.isdecimal() and 0 < int(budget) < MOST_ITERATIONS):
            raise refusal(BadSetting, "level-budget" if level.seconds else "no-budget", bot=name, budget=shown(budget))
        return LevelBot(level, budget, rng)

    def choose(self, perspective: Perspective) -> int:
        if self.bot is None:
            game = perspective.imagine(Rng("")).game
            learned = levels.learned(game, perspective.seats)
            own = f"{self.level.seconds:.3f}s/turn" if learned else f"{self.level.seconds * SHARE:.3f}s"
            self.bot = make(levels.spec(self.level, game, perspective.seats, self.budget or own), self.rng)
        return self.bot.choose(perspective)


def check(spec: str, game: Game) -> None:
    """Complain of a bot that this game does not know."""
    make(spec, Rng(""))
    _, plus, style = spec.partition("+")
    if plus and style not in game.search.styles:
        if not game.search.styles:
            raise refusal(BadSetting, "no-styles", game=game.name, name=shown(style), bot=shown(spec.partition("+")[0]))
        raise refusal(BadSetting, "style", game=game.name, name=shown(style), names=either(list(game.search.styles)))
