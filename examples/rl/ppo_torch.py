"""Proximal policy optimisation in one file: learns Relics for two, first from a teacher, then by playing.

    python examples/rl/ppo_torch.py --taught 10 --minutes 60 --curve curve.csv --save policy.pt

Minutes are of processor time, so that a busy machine learns the same in more time: 60 are half an hour of two cores.

All games of a batch are stepped by one call. In most of them the policy plays both seats, in the others it meets a rival.
Relics for two has one winner, so what is good for one seat is as bad for the other: whenever the turn has passed on, the
value of the next position counts with the other sign. One recursion thus serves both kinds of games.

While it is taught, the policy plays itself and the greedy bot says at every position how well each action would leave the
seat: a target for the policy and one for the value. With ``--taught 0`` it begins from nothing.
"""

from __future__ import annotations

import argparse
import csv
import math
import random
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from labrys import Perspective, Rng
from labrys.bots.greedy import GreedyBot
from labrys.env import LabrysVectorEnv

SEATS = 2
GAMMA, LAMBDA = 0.999, 0.95
CLIP, VALUE_WEIGHT, MOST_GRADIENT = 0.2, 0.5, 0.5
EPOCHS, SHARES = 3, 8  # how often a harvest is learned from, and in how many parts
SHARPNESS = 100.0  # of what is taught: a hundredth of a game better is e times as likely
SHAPING = 0.5  # what six suits ahead are worth on the way: a potential, so it leaves the best play as it is


class Policy(nn.Module):
    """What to do, as a logit for each action, and how well the seat that is asked stands, from -1 to 1."""

    def __init__(self, numbers: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actor = nn.Linear(width, actions)
        self.critic = nn.Linear(width, 1)
        for layer in (self.trunk[0], self.trunk[2]):
            nn.init.orthogonal_(layer.weight, math.sqrt(2))
        nn.init.orthogonal_(self.actor.weight, 0.01)
        nn.init.orthogonal_(self.critic.weight, 1.0)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the chances of all actions, of those that are not legal far below any other; and the value."""
        found = self.trunk(seen)
        logits = self.actor(found).masked_fill(~mask, -1e9)
        return torch.log_softmax(logits, -1), self.critic(found).squeeze(-1)

    @torch.no_grad()
    def act(self, seen: np.ndarray, mask: np.ndarray, lots: torch.Generator) -> np.ndarray:
        """An action for each row, by lot: the most of log-chance and Gumbel noise."""
        chances, _ = self(torch.from_numpy(seen), torch.from_numpy(mask).bool())
        noise = -torch.log(-torch.log(torch.rand(chances.shape, generator=lots).clamp_(1e-9, 1 - 1e-7)))
        return (chances + noise).argmax(-1).numpy()


class Games:
    """One batch of games and what was seen and done in it lately."""

    def __init__(self, rows: int, horizon: int, rival: str | None, seat: int, seed: int) -> None:
        rivals = None if rival is None else [rival]
        self.env = LabrysVectorEnv("relics", rows, seats=SEATS, rivals=rivals, seat=seat)
        told = self.env.table.observation
        self.rival = rival
        group = next(group for group in told.groups if group.name == "suits")
        self.suits = slice(group.start, group.start + group.count)
        self.seen = np.zeros((horizon + 1, rows, told.size), np.float32)
        self.masks = np.zeros((horizon, rows, self.env.table.actions), np.int8)
        self.seats = np.zeros((horizon + 1, rows), np.int64)
        self.actions = np.zeros((horizon, rows), np.int64)
        self.rewards = np.zeros((horizon, rows), np.float32)
        self.over = np.zeros((horizon, rows), bool)
        self.now = self.env.reset(seed=seed)

    def gather(self, policy: Policy, lots: torch.Generator) -> None:
        """Play on until all rooms are full."""
        for step in range(len(self.actions)):
            seen, info = self.now
            self.seen[step], self.masks[step], self.seats[step] = seen, info["action_mask"], info["seat"]
            self.actions[step] = policy.act(seen, info["action_mask"], lots)
            seen, rewards, over, _, info = self.env.step(self.actions[step])
            self.now = seen, info
            self.rewards[step] = np.where(over, 2 * rewards - 1, 0)  # won 1, lost -1
            self.over[step] = over
        self.seen[-1], self.seats[-1] = self.now[0], self.now[1]["seat"]

    def won(self) -> tuple[float, int]:
        """Victories and games that ended in the harvest."""
        return float(self.rewards[self.over].sum() + self.over.sum()) / 2, int(self.over.sum())

    def judged(self, policy: Policy) -> tuple[np.ndarray, np.ndarray]:
        """For all that was done, how much better it came out than thought; and what it came out as."""
        with torch.no_grad():
            values = policy.critic(policy.trunk(torch.from_numpy(self.seen))).squeeze(-1).numpy()
        own, other = np.split(self.seen[:, :, self.suits], SEATS, axis=-1)
        ahead = SHAPING * (own.sum(-1) - other.sum(-1)) / 6
        side = np.where(self.seats[1:] == self.seats[:-1], 1.0, -1.0) * ~self.over
        change = self.rewards + GAMMA * side * (values + ahead)[1:] - (values + ahead)[:-1]
        better = np.zeros_like(change, np.float32)
        last = np.zeros(change.shape[1], np.float32)
        for step in reversed(range(len(change))):
            last = change[step] + GAMMA * LAMBDA * side[step] * last
            better[step] = last
        return better, better + values[:-1]


def learn(policy: Policy, optimiser: torch.optim.Optimizer, batches: list[Games], entropy_weight: float) -> float:
    """One round of learning from what was gathered; the mean entropy."""
    judged = [games.judged(policy) for games in batches]
    joined = [
        torch.from_numpy(np.concatenate([part.reshape(-1, *part.shape[2:]) for part in parts]))
        for parts in (
            [games.seen[:-1] for games in batches],
            [games.masks.astype(bool) for games in batches],
            [games.actions for games in batches],
            [better for better, _ in judged],
            [value for _, value in judged],
        )
    ]
    seen, masks, actions, better, worth = joined
    with torch.no_grad():
        before = torch.cat([policy(*parts)[0] for parts in zip(seen.split(8192), masks.split(8192), strict=True)])
        before = before.gather(1, actions[:, None]).squeeze(1)
    better = (better - better.mean()) / (better.std() + 1e-8)
    entropies = []
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(seen)).chunk(SHARES):
            chances, value = policy(seen[rows], masks[rows])
            ratio = (chances.gather(1, actions[rows, None]).squeeze(1) - before[rows]).exp()
            gain = torch.minimum(ratio * better[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * better[rows]).mean()
            entropy = -(chances.exp() * chances).sum(-1).mean()
            loss = VALUE_WEIGHT * (value - worth[rows]).square().mean() - gain - entropy_weight * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), MOST_GRADIENT)
            optimiser.step()
            entropies.append(float(entropy.detach()))
    return float(np.mean(entropies))


class Teacher:
    """The greedy bot's thoughts about a batch of positions in which the policy plays both seats."""

    def __init__(self, rows: int, horizon: int, seed: int) -> None:
        self.games = Games(rows, horizon, None, 0, seed)
        self.bot = GreedyBot(Rng(f"teacher {seed}"))
        self.lessons: list[tuple[torch.Tensor, ...]] = []

    def lesson(self, policy: Policy, lots: torch.Generator) -> None:
        """Play on for a while; at every position with a choice, note what the teacher thinks of each action."""
        env, found = self.games.env, []
        for _ in range(len(self.games.actions)):
            seen, info = self.games.now
            for row, state in enumerate(env.batch.states):
                eyes = Perspective(state)
                if len(eyes.actions) > 1:
                    worths = np.array(self.bot.worths(eyes), np.float32)
                    target = np.zeros(env.table.actions, np.float32)
                    target[list(eyes.actions)] = np.exp(SHARPNESS * (worths - worths.max()))
                    mask = info["action_mask"][row].astype(bool)
                    found.append((seen[row], mask, target / target.sum(), 2 * worths.max() - 1))
            seen, _, _, _, info = env.step(policy.act(seen, info["action_mask"], lots))
            self.games.now = seen, info
        self.lessons.append(tuple(torch.from_numpy(np.array(part)) for part in zip(*found, strict=True)))

    def teach(self, policy: Policy, optimiser: torch.optim.Optimizer) -> float:
        """Learn the latest lesson together with an earlier one; the mean cross-entropy."""
        earlier = random.choice(self.lessons)
        seen, masks, targets, worth = (torch.cat(pair) for pair in zip(self.lessons[-1], earlier, strict=True))
        losses = []
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(seen)).split(512):
                chances, value = policy(seen[rows], masks[rows])
                loss = -(targets[rows] * chances).sum(-1).mean()
                losses.append(float(loss.detach()))
                loss = loss + VALUE_WEIGHT * (value - worth[rows]).square().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(policy.parameters(), MOST_GRADIENT)
                optimiser.step()
        return float(np.mean(losses))


def evaluate(policy: Policy, rival: str, games: int, seed: int = 1_000_000) -> tuple[float, float]:
    """The share of games won against a rival, half of them from each seat, and half the width of its 95 % interval.

    Each row plays one game, so that long games count as much as short ones.
    """
    lots = torch.Generator().manual_seed(seed)
    rows = games // SEATS
    won = []
    for seat in range(SEATS):
        env = LabrysVectorEnv("relics", rows, seats=SEATS, rivals=[rival], seat=seat)
        seen, info = env.reset(seed=seed)
        result = np.full(rows, np.nan)
        while np.isnan(result).any():
            seen, rewards, over, _, info = env.step(policy.act(seen, info["action_mask"], lots))
            result = np.where(over & np.isnan(result), rewards, result)
        won.append(result)
    each = np.mean(won, axis=0)  # the same seed from both seats: one pair
    return float(each.mean()), float(1.96 * each.std(ddof=1) / math.sqrt(rows))


def train(settings: argparse.Namespace) -> Policy:
    """Be taught, then gather and learn, until the time is over."""
    torch.manual_seed(settings.seed)
    random.seed(settings.seed)
    torch.set_num_threads(settings.threads)
    lots = torch.Generator().manual_seed(settings.seed)
    teacher = Teacher(settings.rows, 16, settings.seed)
    against = settings.rows // 8
    kinds = [(None, 0, settings.rows - 2 * against), (settings.rival, 0, against), (settings.rival, 1, against)]
    batches = [
        Games(rows, settings.horizon, *kind, settings.seed + 10_000 * at) for at, (*kind, rows) in enumerate(kinds)
    ]
    table = batches[0].env.table
    policy = Policy(table.size, table.actions, settings.width)
    if settings.load:
        policy.load_state_dict(torch.load(settings.load))
    optimiser = torch.optim.Adam(policy.parameters(), lr=settings.rate, eps=1e-5)
    decisions, rounds = 0, 0
    recent: list[tuple[float, int]] = []
    lines = [("phase", "seconds", "processor_seconds", "decisions", "figure")]
    wall, begun = time.perf_counter(), time.process_time()
    while (minutes := (time.process_time() - begun) / 60) < settings.minutes and rounds != settings.rounds:
        rounds += 1
        taught = minutes < settings.taught
        if taught:
            teacher.lesson(policy, lots)
            figure = teacher.teach(policy, optimiser)
            decisions += settings.rows * 16
        else:
            left = 1 - (minutes - settings.taught) / (settings.minutes - settings.taught)
            for group in optimiser.param_groups:
                group["lr"] = settings.rate * max(left, 0.05) * (0.3 if settings.taught else 1)
            for games in batches:
                games.gather(policy, lots)
            learn(policy, optimiser, batches, settings.entropy * left)
            decisions += settings.rows * settings.horizon
            ended = [games.won() for games in batches if games.rival]
            recent = [*recent[-9:], (sum(won for won, _ in ended), sum(count for _, count in ended))]
            figure = sum(won for won, _ in recent) / max(sum(count for _, count in recent), 1)
        spent = (f"{time.perf_counter() - wall:.0f}", f"{time.process_time() - begun:.0f}")
        lines.append(("taught" if taught else "played", *spent, str(decisions), f"{figure:.4f}"))
        said = f"loss {figure:.3f}" if taught else f"{figure:.1%} of {settings.rival}"
        print(f"{spent[1]:>6} s of processor time  {decisions / 1e6:6.2f} M decisions  {said}", flush=True)
        if settings.curve:
            with Path(settings.curve).open("w", newline="") as out:
                csv.writer(out, lineterminator="\n").writerows(lines)
        if settings.save:
            torch.save(policy.state_dict(), settings.save)
    return policy


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60, help="of processor time in all")
    parser.add_argument("--taught", type=float, default=10, help="minutes of them with the teacher")
    parser.add_argument("--rounds", type=int, default=-1, help="stop after so many, whatever the time")
    parser.add_argument(
        "--rows", type=int, default=256, help="games at once; an eighth of them against the rival from each seat"
    )
    parser.add_argument("--horizon", type=int, default=128, help="decisions of each game in a round")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000, help="to evaluate with, half from each seat")
    parser.add_argument("--load", help="a policy to begin with")
    parser.add_argument("--curve", help="a file for the learning curve")
    parser.add_argument("--save", help="a file for the policy")
    settings = parser.parse_args(words)
    policy = train(settings)
    share, half = evaluate(policy, settings.rival, settings.games)
    print(
        f"{share:.1%} of {settings.games} games against {settings.rival}, 95 % interval {share - half:.1%} to {share + half:.1%}"
    )


if __name__ == "__main__":
    main()
