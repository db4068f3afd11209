"""Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from labrys.engine import BadSetting, IllegalAction, Rng, State
from labrys.engine.batch import Rival, random_rival
from labrys.env.table import (
    Action,
    Numbers,
    Reward,
    Table,
    checked_rivals,
    first_seed,
    is_whole,
    packed,
    rivals_of,
    unpacked,
    whole,
)

MODES = ("ansi", "rgb_array")


class LabrysEnv(gymnasium.Env[NDArray[Any], Any]):
    """``gymnasium.make("labrys/Relics-v1", seats=3, rivals=["greedy", "random"])``.

    An illegal action ends the game and brings ``penalty``; with ``penalty=None`` it raises, as what is no whole number does
    always. The mask stands in
    ``info["action_mask"]`` and in `action_masks`, where MaskablePPO looks for it.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rivals: Sequence[str] | str = "random",
        seat: int = 0,
        reward: Reward = "share",
        numbers: Numbers = "scaled",
        penalty: float | None = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode cannot be {render_mode!r}: use one of {', '.join(MODES)}.")
        self.table = Table(game, seats, options, reward, numbers)
        if seat not in range(self.table.seats):
            raise BadSetting(f"nobody sits on seat {seat!r}: use 0 to {self.table.seats - 1}.")
        self.names = checked_rivals(self.table, rivals)
        self.seat = seat
        self.penalty = penalty
        self.render_mode = render_mode
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        self.lots: Rng | None = None
        self.dice = random_rival("")
        self.rivals: list[Rival | None] = []
        self.state_now: State | None = None
        self.over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        if seed is not None:
            first_seed(seed)
        super().reset(seed=seed)
        if seed is None and self.lots is None:
            seed = int(self.np_random.integers(1 << 62))
        if seed is not None:
            self.lots = Rng(f"games {seed}")
            self.dice = random_rival(str(seed))
            self.rivals = rivals_of(self.names, self.seat, self.table.seats, str(seed))
        assert self.lots is not None
        while True:  # a game may be over before the learner was ever asked
            state = self.table.new(str(self.lots.fork()))
            self.play_rivals(state)
            if not state.over:
                break
        self.state_now = state
        self.over = False
        return self.seen(state)

    def play_rivals(self, state: State) -> None:
        """The others act until the learner is asked, or the game is over."""
        while not state.over and state.seat != self.seat:
            rival = self.rivals[state.seat or 0]
            legal = state.actions()
            state.act(legal[self.dice.below(len(legal))] if rival is None else rival(state))

    def seen(self, state: State) -> tuple[NDArray[Any], dict[str, Any]]:
        self.table.glance.look(state, self.seat)
        return self.table.seen(), {"action_mask": self.table.legal()}

    def action_masks(self) -> NDArray[np.int8]:
        """What the learner may do now."""
        self.table.glance.look(self.position, self.seat)
        return self.table.legal()

    def __getstate__(self) -> dict[str, Any]:
        return packed(self.__dict__)

    def __setstate__(self, held: dict[str, Any]) -> None:
        self.__dict__.update(unpacked(held))

    @property
    def position(self) -> State:
        """The position in play: for those who look behind the scenes."""
        if self.state_now is None:
            raise gymnasium.error.ResetNeeded("reset this environment before it is used.")
        return self.state_now

    def step(self, action: Action) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        state = self.position
        if self.over:
            raise gymnasium.error.ResetNeeded("this game is over: reset the environment before the next step.")
        number = whole(action)
        if number < 0 and not is_whole(action):
            raise IllegalAction(f"{action!r} is not an action of {self.table.game.name}: use a whole number.")
        if number not in state.actions():
            return self.refuse(state, action)
        state.act(number)
        self.play_rivals(state)
        self.over = state.over
        earned = self.table.rewards(state)[self.seat] if state.over else 0.0
        observation, info = self.seen(state)
        return observation, earned, state.over, False, info

    def refuse(self, state: State, action: Action) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """An action that is not legal."""
        if self.penalty is None:
            raise IllegalAction(f"{action!r} is not legal now: choose where the action mask is 1.")
        self.over = True
        observation, info = self.seen(state)
        return observation, self.penalty, True, False, {**info, "illegal": True}

    def render(self) -> Any:
        """What the learner sees: as text, or the board as a picture of dots."""
        look = self.table.painted if self.render_mode == "rgb_array" else self.table.drawn
        return look(self.position, self.seat)
