"""Weighs the actions of a decision against each other in imagined worlds.

All actions are tried in the same worlds and with the same luck, so that what differs is due to them. First the value of
what follows at once is taken for all; then the best of them are played on, and in each round the worse half is dropped, so
that most of the budget goes to those that are hard to tell apart (sequential halving).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from math import ceil, log2, sqrt
from typing import Final

from labrys.coach.playout import play_on
from labrys.coach.value import Value
from labrys.engine import Perspective, Rng, State
from labrys.engine.chance import rng_at

FIRST_WORLDS: Final = 12  # in which all actions are judged by the value of what follows
MOST_CONTENDERS: Final = 12  # that are played on
TRUST: Final = 4  # playouts that the value of what follows at once is worth
FINALISTS: Final = 2
NORMAL: Final = 1.96
HORIZONS: Final[dict[str, int]] = {
    "minos": 45,
    "relics": 60,
}  # decisions that a playout goes on before the value cuts it off
HORIZON: Final = 200
NET_HORIZON: Final = 16  # of a net, which knows more of a position than playing on by what looks best

Imagine = Callable[[Rng], State]


@dataclass
class TriedAction:
    """What became of one action."""

    action: int
    first: list[float]  # value after it, by world
    played: list[float] = field(default_factory=list)  # the same after playing on, by world

    @property
    def value(self) -> float:
        return sum(self.first) / len(self.first)

    @property
    def mean(self) -> float:
        """Both together."""
        return (TRUST * self.value + sum(self.played)) / (TRUST + len(self.played))

    @property
    def sure(self) -> float:
        return half_width(self.played if len(self.played) > 1 else self.first)


@dataclass
class Weighing:
    """All actions of a decision, the best first, with how likely each is to win."""

    seat: int
    trials: list[TriedAction]
    chances: list[float]
    worlds: list[tuple[State, int]]  # in which they were played on, each with its luck

    def loss(self, action: int) -> tuple[float, float]:
        """What an action gives away against the best, and half the width of its interval."""
        best = self.trials[0]
        at = next(at for at, trial in enumerate(self.trials) if trial.action == action)
        trial = self.trials[at]
        if trial is best:
            return 0.0, 0.0
        return self.chances[0] - self.chances[at], half_width(differences(best, trial))


def seed_of(perspective: Perspective) -> str:
    """A text that depends on what the seat knows, and on nothing else."""
    known = json.dumps([perspective.view, perspective.actions], sort_keys=True)
    return blake2b(known.encode(), digest_size=16).hexdigest()


def weigh(
    imagine: Imagine,
    actions: Sequence[int],
    seat: int,
    value: Value,
    luck: Rng,
    budget: int,
    keep: Sequence[int] = (),
    first_worlds: int = FIRST_WORLDS,
) -> Weighing:
    """Try actions in imagined worlds; ``budget`` is how many playouts, those in ``keep`` are never dropped."""
    dreams = [imagine(luck) for _ in range(first_worlds)]
    trials = [TriedAction(action, [after(dream, action, value, seat)[seat] for dream in dreams]) for action in actions]
    trials.sort(key=lambda trial: -trial.value)
    left = [trial for at, trial in enumerate(trials) if at < MOST_CONTENDERS or trial.action in keep]
    worlds: list[tuple[State, int]] = []
    rounds = max(1, ceil(log2(max(1.0, len(left) / FINALISTS))) + 1)
    for number in range(rounds):
        each = budget // rounds // len(left)
        for _ in range(each):
            dream = imagine(luck)
            worlds.append((dream, luck.fork()))
        for trial in left:
            for dream, key in worlds[len(trial.played) :]:
                trial.played.append(played_on(dream, trial.action, key, value, seat)[seat])
        if number < rounds - 1:
            left.sort(key=lambda trial: -trial.mean)
            half = max(FINALISTS, ceil(len(left) / 2))
            left = [trial for at, trial in enumerate(left) if at < half or trial.action in keep]
    best = max(left, key=lambda trial: trial.mean)
    chances = {trial.action: chance_beside(best, trial) for trial in trials}
    trials.sort(key=lambda trial: (-chances[trial.action], -len(trial.played), -trial.value))
    trials.remove(best)
    trials.insert(0, best)
    return Weighing(seat, trials, [chances[trial.action] for trial in trials], worlds)


def after(dream: State, action: int, value: Value, seat: int) -> list[float]:
    """The value of what follows at once."""
    world = dream.copy()
    world.step(action)
    return value.chances(world, seat)


def played_on(dream: State, action: int, key: int, value: Value, seat: int) -> list[float]:
    """The value after playing on for a while."""
    world = dream.copy()
    world.step(action)
    play_on(world, rng_at(key), horizon(world, value))
    return value.chances(world, seat)


def horizon(world: State, value: Value) -> int:
    """How many decisions are played on before the value cuts them off."""
    return NET_HORIZON if value.by == "mind" else HORIZONS.get(world.game.name, HORIZON)


def chance_beside(best: TriedAction, trial: TriedAction) -> float:
    """The chance of an action: that of the best one, less what it was worse where both were tried.

    One that was dropped early was tried in few worlds, perhaps lucky ones; beside the best in the same worlds that cancels out.
    """
    if trial is best:
        return best.mean
    found = differences(best, trial)
    worse = (TRUST * (best.value - trial.value) + sum(found)) / (TRUST + len(found))
    return max(0.0, best.mean - max(0.0, worse))


def differences(best: TriedAction, trial: TriedAction) -> list[float]:
    """How much better the best one did, world by world, as far as both were played on."""
    if trial.played:
        return [one - other for one, other in zip(best.played, trial.played, strict=False)]
    return []


def half_width(values: Sequence[float]) -> float:
    """Of the 95 % interval of their mean; 1 where nothing can be said."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return NORMAL * sqrt(spread / count)
