"""PettingZoo: every seat is an agent, and they act one after the other."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from labrys.engine import BadSetting, IllegalAction, Rng, State
from labrys.env.table import Action, Numbers, Reward, Table, first_seed, packed, unpacked, whole

MODES = ("ansi", "human", "rgb_array")
Masks = Literal["observation", "info"]


def aec(
    name: str,
    seats: int | None = None,
    reward: Reward = "share",
    numbers: Numbers = "scaled",
    masks: Masks = "observation",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> LabrysAEC:
    """An environment of a game, such as ``aec("empire", seats=3, board="B")``.

    The mask stands beside the observation in a dict, as in PettingZoo's own board games, or, with ``masks="info"``, in
    the info of the agent that acts: then an observation is one array.
    """
    return LabrysAEC(Table(name, seats, options, reward, numbers), masks, max_cycles, render_mode)


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

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def __getstate__(self) -> dict[str, Any]:
        return packed(self.__dict__)

    def __setstate__(self, held: dict[str, Any]) -> None:
        self.__dict__.update(unpacked(held))

    @property
    def position(self) -> State:
        """The position in play: for those who look behind the scenes."""
        if self.state_now is None:
            raise ValueError("reset this environment before it is used.")
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
        self.select(self.position)

    def select(self, state: State) -> None:
        """It is the turn of the seat that is asked."""
        seat = state.seat or 0
        self.agent_selection = self.possible_agents[seat]
        if self.masks_in_info:
            self.infos[self.agent_selection] = {"action_mask": self.table.mask(state, seat)}

    def observe(self, agent: str) -> Any:
        seat, state, table = self.seat_of[agent], self.state_now, self.table
        if state is None:
            state = self.position
        if self.masks_in_info:
            return table.observe(state, seat)
        return {"observation": table.observe(state, seat), "action_mask": table.mask(state, seat)}

    def step(self, action: Action) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.state_now or self.position
        number = action if type(action) is int else whole(action)
        if number < 0:
            raise IllegalAction(f"{action!r} is not an action of {self.table.game.name}: use a whole number.")
        state.act(number)
        self._cumulative_rewards[agent] = 0.0
        if state.over:
            earned = self.table.rewards(state)
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            if self.max_cycles is not None and state.steps >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self.select(state)
        if self.render_mode == "human":
            self.render()

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
