"""Bots that favour a style of play: in what they imagine, the game's evaluation leans to it."""

from __future__ import annotations

from typing import Any, Protocol

from labrys.engine import Perspective, Rng, State


class Chooser(Protocol):
    """Any bot."""

    def choose(self, perspective: Perspective) -> int: ...


class Leaning(Perspective):
    """A perspective whose dreams lean to a style."""

    __slots__ = ("__inner", "style")

    def __init__(self, inner: Perspective, style: str) -> None:
        self.__inner = inner
        self.seat = inner.seat
        self.seats = inner.seats
        self.actions = inner.actions
        self.style = style

    def __reduce__(self) -> tuple[Any, ...]:
        return Leaning, (self.__inner, self.style)

    @property
    def view(self) -> Any:
        return self.__inner.view

    @property
    def straight(self) -> Perspective:
        """The same without a style."""
        return self.__inner

    def imagine(self, rng: Rng) -> State:
        dream = self.__inner.imagine(rng)
        dream.favour(self.seat, self.style)
        return dream


def leanings(leaning: Leaning, rng: Rng, worlds: int) -> list[float]:
    """For each action, how much more its seat sees in it by its style than it is worth, on average over some worlds."""
    found = [0.0] * len(leaning.actions)
    for _ in range(worlds):
        dream = leaning.straight.imagine(rng)
        for at, action in enumerate(leaning.actions):
            world = dream.copy()
            world.step(action)
            plain = world.evaluate(leaning.seat)
            world.favour(leaning.seat, leaning.style)
            found[at] += world.evaluate(leaning.seat) - plain
    return [each / worlds for each in found]


class StyledBot:
    """Plays as another bot would that saw more in one style than it is worth."""

    def __init__(self, bot: Chooser, style: str) -> None:
        self.bot = bot
        self.style = style

    def choose(self, perspective: Perspective) -> int:
        return self.bot.choose(Leaning(perspective, self.style))
