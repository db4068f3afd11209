"""Gymnasium, many games at once: one call into compiled code steps them all and fills one observation and one mask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from labrys.engine import BadSetting, IllegalAction, Rng
from labrys.engine.batch import ALL_SEATS, Batch
from labrys.engine.rows import PLAIN
from labrys.env.table import Numbers, Reward, Table, checked_rivals, first_seed, rivals_of


class LabrysVectorEnv(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """``gymnasium.make_vec("labrys/Minos-v1", num_envs=1024)``.

    Without rivals the caller plays all seats: ``info["seat"]`` tells who is asked, and a reward is that of the seat that
    acted; ``info["results"]`` has those of all seats where a game ended. With rivals it is `LabrysEnv` many times over.
    A game that ends begins anew in the same step; what it looked like then is ``info["final_obs"]``.

    Observations and masks are views of memory that the next step writes on, unless ``copy`` is on.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        rivals: Sequence[str] | str | None = None,
        seat: int = 0,
        reward: Reward = "share",
        numbers: Numbers = "scaled",
        penalty: float = -1.0,
        copy: bool = True,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise BadSetting(f"num_envs cannot be {num_envs}: use 1 or more.")
        self.table = table = Table(game, seats, options, reward, numbers)
        if seat not in range(table.seats):
            raise BadSetting(f"nobody sits on seat {seat!r}: use 0 to {table.seats - 1}.")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.copy = copy
        self.seat = seat
        self.names = None if rivals is None else checked_rivals(table, rivals)
        learner = ALL_SEATS if rivals is None else seat
        self.batch = Batch(table.game, table.seats, table.options, num_envs, table.rewards, learner, penalty)
        self.single_observation_space = table.observation_space()
        self.single_action_space = table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.scaled = np.empty((num_envs, table.size), np.float32)
        self.ended = np.zeros((num_envs, table.size), np.float32 if table.scaled else np.int16)
        self.ended_rows = np.zeros(0, np.intp)
        self.begun = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        if seed is None and self.begun:
            self.batch.renew()
        else:
            self.batch.begin(self.seeds(seed), self.rivals)
        self.begun = True
        return self.observations(), self.info()

    def seeds(self, seed: int | Sequence[int] | None) -> list[str]:
        """One for each game: one number and those after it, or as many numbers."""
        if seed is None:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0] >> 2)
        if isinstance(seed, Sequence) and not isinstance(seed, str):
            if len(seed) != self.num_envs:
                raise BadSetting(f"{self.num_envs} games take as many seeds, not {len(seed)}.")
            return [str(first_seed(each)) for each in seed]
        first = first_seed(seed)
        return [str(first + row) for row in range(self.num_envs)]

    def rivals(self, seed: str) -> list[Any]:
        return rivals_of(self.names or [], self.seat, self.table.seats, seed)

    def step(
        self, actions: NDArray[Any] | Sequence[int]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if not self.begun:
            raise gymnasium.error.ResetNeeded("reset this environment before it is used.")
        batch = self.batch
        batch.take(self.numbered(actions))
        finished = self.shown(batch.finished, np.uint8).astype(bool)
        rewards = self.shown(batch.rewards, np.float64).copy()
        info = self.info()
        if finished.any():
            info["final_obs"] = self.last(finished)
            info["_final_obs"] = finished
            info["results"] = self.shown(batch.results, np.float64).reshape(self.num_envs, -1).copy()
            info["_results"] = finished
            info["illegal"] = self.shown(batch.refused, np.uint8).astype(bool)
        return self.observations(), rewards, finished, np.zeros(self.num_envs, bool), info

    def numbered(self, actions: NDArray[Any] | Sequence[int]) -> NDArray[np.int64] | list[int]:
        """The actions as the batch takes them: a piece of memory, or in plain Python a list."""
        found = np.asarray(actions)
        if found.dtype.kind not in "iu" or found.shape != (self.num_envs,):
            raise IllegalAction(f"give {self.num_envs} whole numbers, one action for each game.")
        return found.tolist() if PLAIN else np.ascontiguousarray(found, np.int64)

    def sample(self, rng: Rng) -> NDArray[np.int64]:
        """A legal action for each game, by lot."""
        self.batch.sample(rng)
        return self.shown(self.batch.chosen, np.int64).copy()

    # ---- what is seen

    def shown(self, row: Any, kind: Any) -> NDArray[Any]:
        """A row of the batch as an array: the same memory, where it is compiled."""
        found: NDArray[Any] = np.array(row, kind) if isinstance(row, list) else np.frombuffer(row, kind)
        return found

    def observations(self) -> NDArray[Any]:
        """The numbers of all games, scaled if that is wanted."""
        found = self.shown(self.batch.slate.numbers, np.int16).reshape(self.num_envs, -1)
        if self.table.scaled:
            out = np.empty_like(self.scaled) if self.copy else self.scaled
            self.table.scale(found, out)
            return out
        return found.copy() if self.copy else found

    def last(self, finished: NDArray[np.bool_]) -> NDArray[Any]:
        """How the games that ended looked then; zeros for the others."""
        found = self.shown(self.batch.last.numbers, np.int16).reshape(self.num_envs, -1)
        rows = finished.nonzero()[0]
        seen = np.zeros_like(self.ended) if self.copy else self.ended
        seen[self.ended_rows] = 0
        seen[rows] = found[rows] * self.table.scales if self.table.scaled else found[rows]
        self.ended_rows = rows
        return seen

    def action_masks(self) -> NDArray[np.int8]:
        """What may be done in each game now."""
        found = self.shown(self.batch.masks.bytes, np.int8).reshape(self.num_envs, -1)
        return found.copy() if self.copy else found

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.shown(self.batch.asked, np.int64).copy()}
