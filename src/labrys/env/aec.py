"""PettingZoo: every seat is an agent, and they act one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from labrys.engine import BadSetting, IllegalAction, Rng, State
from labrys.env.table import Action, Numbers, Reward, Table, first_seed, packed, unpacked, whole

MODES = ("ansi", "human", "rgb_array")
Masks = Literal["observation", "info"]
AT_HAND = ("look", "act", "said")  # what is not sent along: a copy has its own


def aec(
    name: str,
    seats: int | None = None,
    reward: Reward = "share",
    numbers: Numbers = "scaled",
    masks: Masks = "observation",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    copy: bool = True,
    **options: Any,
) -> LabrysAEC:
    """An environment of a game, such as ``aec("empire", seats=3, board="B")``.

    The mask stands beside the observation in a dict, as in PettingZoo's own board games, or, with ``masks="info"``, in
    the info of the agent that acts: then an observation is one array. Without ``copy`` what is seen is memory that the next
    observation writes on.
    """
    return LabrysAEC(Table(name, seats, options, reward, numbers, copy), masks, max_cycles, render_mode)


def not_reset() -> ValueError:
    return ValueError("reset this environment before it is used.")


class LabrysAEC(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game after the other. Rewards come at the end; ``max_cycles`` decisions truncate a game."""

    metadata = {"render_modes": list(MODES), "render_fps": 4, "is_parallelizable": False}

    def __init__(
        self,
        table: Table,
        masks: Masks = "observation",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if masks not in ("observation", "info"):
            raise BadSetting(f"masks cannot be {masks!r}: use 'observation' or 'info'.")
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode cannot be {render_mode!r}: use one of {', '.join(MODES)}.")
        self.table = table
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"labrys/{table.observation.name}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.masks_in_info = masks == "info"
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: table.observation_space()
            if self.masks_in_info
            else spaces.Dict({"observation": table.observation_space(), "action_mask": table.mask_space()})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: table.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self.lots: Rng | None = None
        self.state_now: State | None = None
        self.seat_now = 0
        self.running = False
        self.plain = (
            max_cycles is None and not self.masks_in_info and render_mode != "human"
        )  # has a step no more to do?
        self.bind()

    def bind(self) -> None:
        """Keep at hand what each step calls, and what `last` says all the time where nothing is copied."""
        self.look: Callable[[Any, int], None] = self.table.glance.look
        self.act: Callable[[Any, object], int] = self.table.glance.act
        views = None if self.masks_in_info else self.table.views
        self.said = (
            [(views, 0.0, False, False, self.infos[agent]) for agent in self.possible_agents]
            if self.running and views is not None
            else None
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def __getstate__(self) -> dict[str, Any]:
        return packed({name: value for name, value in self.__dict__.items() if name not in AT_HAND})

    def __setstate__(self, held: dict[str, Any]) -> None:
        self.__dict__.update(unpacked(held))
        self.bind()

    @property
    def position(self) -> State:
        """The position in play: for those who look behind the scenes."""
        if self.state_now is None:
            raise not_reset()
        return self.state_now

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.lots = Rng(f"games {first_seed(seed)}")
        elif self.lots is None:
            self.lots = Rng(f"games {np.random.SeedSequence().entropy}")
        self.state_now = self.table.new(str(self.lots.fork()))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.running = True
        self.bind()
        self.select(self.state_now.seat or 0)

    def select(self, seat: int) -> None:
        """It is the turn of the seat that is asked."""
        self.seat_now = seat
        agent = self.agent_selection = self.possible_agents[seat]
        if self.masks_in_info:
            self.look(self.position, seat)
            self.infos[agent] = {"action_mask": self.table.legal()}

    def legal_actions(self) -> tuple[int, ...]:
        """The same as the mask of the agent that acts, as numbers."""
        return (self.state_now or self.position).actions()

    def observe(self, agent: str) -> Any:
        self.look(self.state_now or self.position, self.seat_of[agent])
        return self.table.seen() if self.masks_in_info else self.table.seen_with_mask()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if observe and self.said is not None:
            self.look(self.state_now, self.seat_now)
            return self.said[self.seat_now]
        if self.state_now is None:
            raise not_reset()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Action) -> None:
        if not self.running:
            if self.state_now is None:
                raise not_reset()
            if not self.agents:
                raise ValueError("this game is over: reset the environment before the next step.")
            self._was_dead_step(action)
            return
        if type(action) is not int:
            action = self.numbered(action)
        seat = self.act(self.state_now, action)
        if seat >= 0 and self.plain:  # rewards are 0 until the end
            self.seat_now = seat
            self.agent_selection = self.possible_agents[seat]
            return
        state = self.position
        if seat < 0:
            earned = self.table.rewards(state)
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.stop()
        else:
            if self.max_cycles is not None and state.steps >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
                self.stop()
            self.select(seat)
        if self.render_mode == "human":
            self.render()

    def stop(self) -> None:
        """Nobody acts any more."""
        self.running = False
        self.said = None

    def numbered(self, action: Action) -> int:
        """An action as a whole number of Python's."""
        number = whole(action)
        if number < 0:
            raise IllegalAction(f"{action!r} is not an action of {self.table.game.name}: use a whole number.")
        return number

    def render(self) -> Any:
        """What the seat that is asked sees: as text, printed, or the board as a picture of dots."""
        if self.render_mode is None:
            return None
        state = self.position
        if self.render_mode == "rgb_array":
            return self.table.painted(state, state.seat)
        drawn = self.table.drawn(state, state.seat)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is held."""
