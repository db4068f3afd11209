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
from labrys.engine.codec import Codec
from labrys.engine.observation import Observation
from labrys.env import LabrysVectorEnv

SEATS = 2
LAMBDA = 0.95  # how far a surprise is told back; nothing is discounted, since only the end counts
CLIP, VALUE_WEIGHT, MOST_GRADIENT = 0.2, 0.5, 0.5
LESSONS, EPOCHS, SHARES = 3, 2, 8  # how often a lesson, and a harvest, is learned from; and a harvest in how many parts
WARM = 8  # rounds of playing in which only the value is learned, before the policy follows it
SHARPNESS = 100.0  # of what is taught: a hundredth of a game better is e times as likely
ON_TILES = ("place", "explore", "move", "attack", "flee")


class Policy(nn.Module):
    """What to do, as a logit for each action, and how well the seat that is asked stands, from -1 to 1.

    The same weights serve every tile of the map: each becomes a few channels, which are mixed from tile to tile as often as
    there are layers. Which tiles lie side by side is learned. What is done on a tile is read off that tile, and all else
    off the mean.
    """

    def __init__(self, observation: Observation, codec: Codec, width: int = 32, layers: int = 3) -> None:
        super().__init__()
        parts = {group.name: range(group.start, group.start + group.count) for group in observation.groups}
        self.tiles = tiles = len(parts["lost"])
        about = [np.array(parts[name]).reshape(tiles, -1) for name in ("suit", "owner")]
        about += [np.array(parts["piece"]).reshape(SEATS, tiles).T, np.array(parts["lost"])[:, None]]
        self.register_buffer("about_tiles", torch.from_numpy(np.concatenate(about, axis=1)))
        rest = sorted({*range(observation.size)} - {*self.about_tiles.flatten().tolist()})
        self.register_buffer("about_all", torch.tensor(rest))
        done, wherever = [], {*range(codec.size)}
        for verb in ON_TILES:
            kinds = 2 if verb == "attack" else 1
            for kind in range(kinds):
                done.append([codec.base(verb) + kinds * tile + kind for tile in range(tiles)])
                wherever -= {*done[-1]}
        self.register_buffer("done_on_tiles", torch.tensor(done).T.flatten())
        self.register_buffer("done_else", torch.tensor(sorted(wherever)))
        self.actions = codec.size
        self.enter = nn.Linear(self.about_tiles.shape[1], width)
        self.share = nn.Linear(len(rest), width)
        self.place = nn.Parameter(0.1 * torch.randn(tiles, width))
        self.near = nn.ParameterList([nn.Parameter(torch.randn(tiles, tiles) / 4) for _ in range(layers)])
        self.own, self.other, self.mean = (
            nn.ModuleList([nn.Linear(width, width) for _ in range(layers)]) for _ in range(3)
        )
        self.gather = nn.Linear(2 * width, 2 * width)
        self.act_on_tiles = nn.Linear(width, len(done))
        self.act_else = nn.Linear(2 * width, len(self.done_else))
        self.critic = nn.Linear(2 * width, 1)
        for head in (self.act_on_tiles, self.act_else, self.critic):
            nn.init.orthogonal_(head.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the chances of all actions, of those that are not legal far below any other; and the value."""
        shared = self.share(seen[:, self.about_all])
        found = torch.relu(self.enter(seen[:, self.about_tiles]) + self.place + shared[:, None])
        for near, own, other, mean in zip(self.near, self.own, self.other, self.mean, strict=True):
            found = found + torch.relu(own(found) + near @ other(found) + mean(found.mean(1))[:, None])
        whole = torch.relu(self.gather(torch.cat([found.mean(1), shared], 1)))
        logits = seen.new_zeros(len(seen), self.actions)
        logits[:, self.done_on_tiles] = self.act_on_tiles(found).flatten(1)
        logits[:, self.done_else] = self.act_else(whole)
        return torch.log_softmax(logits.masked_fill(~mask, -1e9), -1), self.critic(whole).squeeze(-1)

    @torch.no_grad()
    def act(self, seen: np.ndarray, mask: np.ndarray, lots: torch.Generator | None) -> np.ndarray:
        """An action for each row: by lot, the most of log-chance and Gumbel noise, or, without lots, the likeliest."""
        chances, _ = self(torch.from_numpy(seen), torch.from_numpy(mask).bool())
        if lots is not None:
            chances -= torch.log(-torch.log(torch.rand(chances.shape, generator=lots).clamp_(1e-9, 1 - 1e-7)))
        return chances.argmax(-1).numpy()


class Games:
    """One batch of games and what was seen and done in it lately."""

    def __init__(self, rows: int, horizon: int, rival: str | None, seat: int, seed: int) -> None:
        rivals = None if rival is None else [rival]
        self.env = LabrysVectorEnv("relics", rows, seats=SEATS, rivals=rivals, seat=seat)
        told = self.env.table.observation
        self.rival = rival
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
            mask = torch.ones(self.seen.shape[1], self.masks.shape[2], dtype=torch.bool)
            values = np.stack([policy(torch.from_numpy(seen), mask)[1].numpy() for seen in self.seen])
        side = np.where(self.seats[1:] == self.seats[:-1], 1.0, -1.0) * ~self.over
        change = self.rewards + side * values[1:] - values[:-1]
        better = np.zeros_like(change, np.float32)
        last = np.zeros(change.shape[1], np.float32)
        for step in reversed(range(len(change))):
            last = change[step] + LAMBDA * side[step] * last
            better[step] = last
        return better, better + values[:-1]


def learn(
    policy: Policy, optimiser: torch.optim.Optimizer, batches: list[Games], entropy_weight: float, warm: bool
) -> None:
    """One round of learning from what was gathered: of the value alone until that is ``warm``."""
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
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(seen)).chunk(SHARES):
            chances, value = policy(seen[rows], masks[rows])
            ratio = (chances.gather(1, actions[rows, None]).squeeze(1) - before[rows]).exp()
            gain = torch.minimum(ratio * better[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * better[rows]).mean()
            entropy = -(chances.exp() * chances).sum(-1).mean()
            loss = VALUE_WEIGHT * (value - worth[rows]).square().mean()
            if warm:
                loss = loss - gain - entropy_weight * entropy
            improve(policy, optimiser, loss)


def improve(policy: Policy, optimiser: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(policy.parameters(), MOST_GRADIENT)
    optimiser.step()


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
        for _ in range(LESSONS):
            for rows in torch.randperm(len(seen)).split(512):
                chances, value = policy(seen[rows], masks[rows])
                loss = -(targets[rows] * chances).sum(-1).mean()
                losses.append(float(loss.detach()))
                improve(policy, optimiser, loss + VALUE_WEIGHT * (value - worth[rows]).square().mean())
        return float(np.mean(losses))


def evaluate(policy: Policy, rival: str, games: int, seed: int = 1_000_000) -> tuple[float, float]:
    """The share of games won against a rival, half of them from each seat, and half the width of its 95 % interval.

    Each row plays one game, so that long games count as much as short ones.
    """
    rows = games // SEATS
    won = []
    for seat in range(SEATS):
        env = LabrysVectorEnv("relics", rows, seats=SEATS, rivals=[rival], seat=seat)
        seen, info = env.reset(seed=seed)
        result = np.full(rows, np.nan)
        while np.isnan(result).any():
            seen, rewards, over, _, info = env.step(policy.act(seen, info["action_mask"], None))
            result = np.where(over & np.isnan(result), rewards, result)
        won.append(result)
    each = np.mean(won, axis=0)  # the same seed from both seats: one pair
    return float(each.mean()), float(1.96 * each.std(ddof=1) / math.sqrt(rows))


def hurry(optimiser: torch.optim.Optimizer, rate: float) -> None:
    for group in optimiser.param_groups:
        group["lr"] = rate


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
    policy = Policy(table.observation, table.game.codec, settings.width, settings.layers)
    if settings.load:
        policy.load_state_dict(torch.load(settings.load))
    optimiser = torch.optim.Adam(policy.parameters(), lr=settings.rate, eps=1e-5)
    decisions, rounds, played = 0, 0, 0
    recent: list[tuple[float, int]] = []
    lines = [("phase", "seconds", "processor_seconds", "decisions", "figure")]
    wall, begun = time.perf_counter(), time.process_time()
    while (minutes := (time.process_time() - begun) / 60) < settings.minutes and rounds != settings.rounds:
        rounds += 1
        taught = minutes < settings.taught
        if taught:
            hurry(optimiser, settings.rate * max(1 - minutes / settings.taught, 0.1))
            teacher.lesson(policy, lots)
            figure = teacher.teach(policy, optimiser)
            decisions += settings.rows * len(teacher.games.actions)
        else:
            played += 1
            left = 1 - (minutes - settings.taught) / (settings.minutes - settings.taught)
            hurry(optimiser, settings.play_rate * max(left, 0.1))
            for games in batches:
                games.gather(policy, lots)
            learn(policy, optimiser, batches, settings.entropy * left, played > WARM)
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
        "--rows", type=int, default=512, help="games at once; an eighth of them against the rival from each seat"
    )
    parser.add_argument("--horizon", type=int, default=48, help="decisions of each game in a round")
    parser.add_argument("--width", type=int, default=32, help="channels of a tile")
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument("--rate", type=float, default=3e-3, help="of learning from the teacher, at first")
    parser.add_argument("--play-rate", type=float, default=4e-4, help="of learning from play, at first")
    parser.add_argument("--entropy", type=float, default=0.003)
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
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
