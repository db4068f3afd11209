"""The mind: a bot that judges by a net, with a search or one step ahead.

``mind`` searches for as many iterations as its game says (`Searching.thoughts`), ``mind:500`` for 500, ``mind:0.5s`` for half a
second a decision, ``mind:3s/turn`` for three seconds a turn; ``mind:1`` looks one step ahead. ``mind:~0.1`` and ``mind:500~0.1``
are weaker, the first of them one step ahead: they take the worse for the better by lot, the more often the warmer.
``mind:500@FILE`` takes the weights from a file or folder of yours.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from pathlib import Path
from time import perf_counter, thread_time

from labrys.bots.greedy import GreedyBot
from labrys.bots.minds.judge import Judge, worths
from labrys.bots.minds.net import SURE
from labrys.bots.minds.search import Search
from labrys.bots.minds.weights import BadWeights, fitting, ours
from labrys.bots.style import Leaning, leanings
from labrys.bots.warmth import WARMTH, drawn, millionths
from labrys.engine import BadSetting, Game, Perspective, Rng, State
from labrys.engine.errors import shown
from labrys.words import refusal

DREAMS = 4  # imagined worlds over which one step ahead takes the mean, unless the game asks for more
MIXING = 15_000  # so much less likely to win, in millionths, makes a secret answer e times rarer
IDLE = 1_000  # what is gained by less than so much is not worth going on for
LEANING_WORLDS = 2  # in which is asked how much a style adds
SHARE_OF_TURN = 3  # each decision takes this part of the time that is left for its turn

BUDGET_FORM = re.compile(
    r"(?:(?P<iterations>[1-9][0-9]{0,8})|(?P<seconds>[0-9]{1,5}(\.[0-9]{1,3})?)s(?P<turn>/turn)?)?" + WARMTH
)


@cache
def judge_of(game: Game[State], seats: int, file: str) -> Judge | BadWeights:
    """The judge of a game, or why there is none; that is told once."""
    try:
        return Judge(fitting(game, seats, Path(file) if file else ours(game.name, seats)), game, seats)
    except BadSetting as fault:
        logging.getLogger("labrys.bots").warning("%s The greedy bot plays instead.", fault)
        return fault if isinstance(fault, BadWeights) else BadWeights(str(fault), fault.phrase)


@cache
def say_slow(game: str, seats: int, file: str) -> None:
    """Tell once that a net cannot look one step ahead in the time that it is given."""
    name = shown(Path(file).name if file else ours(game, seats).name)
    fault = refusal(BadWeights, "mind-slow", file=name, game=game)
    logging.getLogger("labrys.bots").warning("%s The greedy bot plays instead.", fault)


class MindBot:
    """Plays as its net judges. Without a clock the same generator gives the same choice, on every machine."""

    def __init__(
        self,
        rng: Rng,
        iterations: int = 0,  # 0 is what the game says; with warmth, one step ahead
        seconds: float = 0.0,
        per_turn: bool = False,
        file: str = "",
        warmth: float = 0.0,
    ) -> None:
        self.rng = rng
        self.iterations = iterations
        self.seconds = seconds  # if more than 0, it counts instead of the iterations
        self.per_turn = per_turn
        self.file = file  # weights of one's own; empty for those of the house
        self.warmth = warmth  # so much less likely to win, in parts of a victory, makes an action e times rarer
        self.left = 0.0  # seconds of the turn
        self.expected = -1  # the step at which the turn goes on

    @staticmethod
    def make(budget: str, rng: Rng) -> MindBot:
        """``500`` is iterations, ``2s`` seconds, ``3s/turn`` seconds for a turn, nothing what the game says; ``~`` warmth; ``@`` a file."""
        plain, _, file = budget.partition("@")
        found = BUDGET_FORM.fullmatch(plain)
        if found is None or (found["seconds"] and not float(found["seconds"])):
            raise refusal(BadSetting, "mind-budget", budget=shown(plain))
        seconds, iterations = float(found["seconds"] or 0), int(found["iterations"] or 0)
        return MindBot(rng, iterations, seconds, found["turn"] is not None, file, float(found["warmth"] or 0))

    def choose(self, perspective: Perspective) -> int:
        began = perf_counter()
        actions = perspective.actions
        if len(actions) == 1:
            return actions[0]
        dream = perspective.imagine(self.rng)
        game = dream.game
        judge = judge_of(game, perspective.seats, self.file)
        if isinstance(judge, BadWeights):
            return GreedyBot(self.rng, self.warmth).choose(perspective)
        time = self.thinking(dream) if self.seconds else 0.0
        promise = self.looked(judge, perspective, max(DREAMS, game.search.dreams), time)
        if promise is None:
            say_slow(game.name, perspective.seats, self.file)
            return GreedyBot(self.rng, self.warmth).choose(perspective)
        if isinstance(perspective, Leaning):  # the net knows no styles: what one adds, the evaluation says
            added = leanings(perspective, self.rng, LEANING_WORLDS)
            promise = [worth + millionths(more) for worth, more in zip(promise, added, strict=True)]
        warmth = int(self.warmth * SURE)
        if dream.decision in game.secret:  # whoever always makes the same bid is an open book
            return actions[drawn(self.rng, promise, max(warmth, MIXING), SURE)]
        iterations = self.iterations or (0 if self.warmth else game.search.thoughts)
        if iterations <= 1 and not self.seconds:
            return actions[drawn(self.rng, promise, warmth)] if warmth else self.best(game, actions, promise)
        search = Search(perspective.imagine, self.rng, judge, perspective.seat, game.codec.size)
        search.plant(actions, promise)
        if self.seconds:
            search.grow_until(began + time)
            self.left -= perf_counter() - began
        else:
            search.grow(iterations)
        return actions[drawn(self.rng, search.worths(), warmth)] if warmth else search.most_visited()

    def looked(self, judge: Judge, perspective: Perspective, dreams: int, time: float) -> list[int] | None:
        """What one step ahead promises, on average over so many worlds, or as many as half of the time is enough for.

        None if not even one world can be looked at in the whole time, by the processor's clock: other work is no fault of a net.
        """
        actions, seat = perspective.actions, perspective.seat
        if not time:
            return worths(judge, perspective.imagine, self.rng, actions, seat, dreams)
        began = thread_time()
        total = worths(judge, perspective.imagine, self.rng, actions, seat, 1)
        spent = thread_time() - began
        if spent > time:
            return None
        count = 1
        while count < dreams and (count + 1) * spent < time / 2:
            more = worths(judge, perspective.imagine, self.rng, actions, seat, 1)
            total = [one + other for one, other in zip(total, more, strict=True)]
            count += 1
        return [one // count for one in total]

    def best(self, game: Game[State], actions: tuple[int, ...], worths: list[int]) -> int:
        """The action of most worth, by lot among equals; but to stop, where going on gains nothing."""
        most = max(worths)
        for at, action in enumerate(actions):
            if worths[at] + IDLE > most and game.codec.decode(action)[0] in game.manners.last:
                return action
        tied = [action for at, action in enumerate(actions) if worths[at] == most]
        return tied[self.rng.below(len(tied))]

    def thinking(self, dream: State) -> float:
        """Seconds for this decision."""
        if not self.per_turn:
            return self.seconds
        if dream.steps != self.expected:
            self.left = self.seconds
        self.expected = dream.steps + 1
        return self.left / SHARE_OF_TURN
