"""MaskablePPO of sb3-contrib learns Relics for two against a bot.

    python examples/rl/maskable_ppo.py --steps 2000000 --rival greedy --curve curve.csv --save policy.zip

Stable-Baselines3 brings its own kind of many environments at once; this one steps a `LabrysVectorEnv` behind it.
"""

from __future__ import annotations

import argparse
import csv
import math
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from labrys.env import LabrysVectorEnv


class Games(VecEnv):
    """Relics for two, half of the games from each seat, as Stable-Baselines3 asks for them."""

    def __init__(self, rows: int, rival: str, seed: int) -> None:
        self.halves = [LabrysVectorEnv("relics", rows // 2, seats=2, rivals=[rival], seat=seat) for seat in range(2)]
        self.first = seed
        self.masks: Any = None
        self.earned: list[float] = []  # by the games that ended, in their order
        one = self.halves[0]
        super().__init__(rows // 2 * 2, one.single_observation_space, one.single_action_space)

    def reset(self) -> Any:
        found = [half.reset(seed=self.first) for half in self.halves]
        self.masks = np.concatenate([info["action_mask"] for _, info in found]).astype(bool)
        return np.concatenate([seen for seen, _ in found])

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        parts = np.split(np.asarray(self.actions), 2)
        found = [half.step(part) for half, part in zip(self.halves, parts, strict=True)]
        seen, rewards, over = (np.concatenate([part[at] for part in found]) for at in range(3))
        self.masks = np.concatenate([part[4]["action_mask"] for part in found]).astype(bool)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(over):
            half, number = divmod(int(row), self.num_envs // 2)
            infos[row]["terminal_observation"] = found[half][4]["final_obs"][number]
            self.earned.append(float(rewards[row]))
        return seen, rewards.astype(np.float32), over, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """The one that MaskablePPO calls: the masks, row by row."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.masks)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is held."""


class Curve(BaseCallback):
    """Notes after each round how many of the last games were won, and stops when the time is over."""

    def __init__(self, games: Games, path: str | None, minutes: float) -> None:
        super().__init__()
        self.games, self.path, self.minutes = games, path, minutes
        self.begun = time.process_time()
        self.lines: list[Sequence[object]] = [("processor_seconds", "decisions", "share")]

    def _on_step(self) -> bool:
        return time.process_time() - self.begun < 60 * self.minutes

    def _on_rollout_end(self) -> None:
        latest = self.games.earned[-1000:]
        share = sum(latest) / max(len(latest), 1)
        self.lines.append((round(time.process_time() - self.begun), self.num_timesteps, f"{share:.4f}"))
        print(
            f"{self.lines[-1][0]:>6} s of processor time  {self.num_timesteps:>9} decisions  {share:6.1%}", flush=True
        )
        if self.path:
            with Path(self.path).open("w", newline="") as out:
                csv.writer(out, lineterminator="\n").writerows(self.lines)


def evaluate(model: MaskablePPO, rival: str, games: int, seed: int = 1_000_000) -> tuple[float, float]:
    """The share of games won against a rival, each seed from both seats, and half the width of its 95 % interval."""
    rows = games // 2
    batch = Games(2 * rows, rival, seed)
    seen, result = batch.reset(), np.full(2 * rows, np.nan)
    while np.isnan(result).any():
        actions, _ = model.predict(seen, action_masks=batch.masks)
        seen, rewards, over, _ = batch.step(actions)
        result = np.where(over & np.isnan(result), rewards, result)
    each = result.reshape(2, rows).mean(axis=0)
    return float(each.mean()), float(1.96 * each.std(ddof=1) / math.sqrt(rows))


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=2_000_000)
    parser.add_argument("--minutes", type=float, default=60, help="of processor time at most")
    parser.add_argument("--rows", type=int, default=128)
    parser.add_argument("--horizon", type=int, default=64)
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=2000, help="to evaluate with, half from each seat")
    parser.add_argument("--curve")
    parser.add_argument("--save")
    settings = parser.parse_args(words)
    games = Games(settings.rows, settings.rival, settings.seed)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=settings.horizon,
        batch_size=settings.rows * settings.horizon // 8,
        n_epochs=3,
        learning_rate=7e-4,
        gamma=0.999,
        ent_coef=0.01,
        seed=settings.seed,
        device="cpu",
        policy_kwargs={"net_arch": [128, 128]},
    )
    model.learn(settings.steps, callback=Curve(games, settings.curve, settings.minutes))
    if settings.save:
        model.save(settings.save)
    share, half = evaluate(model, settings.rival, settings.games)
    print(
        f"{share:.1%} of {settings.games} games against {settings.rival}, 95 % interval {share - half:.1%} to {share + half:.1%}"
    )


if __name__ == "__main__":
    main()
