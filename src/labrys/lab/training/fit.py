"""Fitting: a fresh net learns from samples, in floating point by torch, and is written down in whole numbers.

Each generation begins from nothing, with dropout and weight decay; what it learns to foretell is not only how games ended
but, on the way there, what the net before it thought of the positions that followed (lambda-returns).
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass, replace
from typing import Any

from labrys.bots.minds.judge import HINT_ONE
from labrys.bots.minds.net import BITS, UNIT_BITS, Net, reach
from labrys.bots.minds.weights import MOST_SUM, SHIFTS, Label, limits, pack
from labrys.engine import BadSetting, LabrysError
from labrys.engine.observation import Numbers
from labrys.lab.training.samples import Samples
from labrys.words import refusal

HELD_OUT = 20  # one game in so many is not learned from, but foretold
MOST_BYTES = 300_000  # of the weights in their file
TIP = (1 << 13) / (1 << UNIT_BITS)  # what a unit says at most
FAINT = 0.1  # what the last layer has to say at first
FEWEST_SAMPLES = 16  # samples to begin with


def torch_module() -> Any:
    """Torch, which only training needs."""
    try:
        import torch
    except ImportError:
        raise refusal(BadSetting, "no-torch") from None
    return torch


@dataclass(frozen=True)
class Recipe:
    """How a net is fitted."""

    first: int = 96
    second: int = 48
    passes: float = 3.0  # over the samples
    batch: int = 512
    rate: float = 0.001
    decay: float = 0.1
    dropout: float = 0.2
    trace: float = 0.85  # lambda: how far the end of a game reaches back
    margin: float = 0.0  # how much of the goal is the score, rather than the victory alone


class Data:
    """Samples as tensors."""

    def __init__(self, torch: Any, samples: Samples, scales: tuple[float, ...], recipe: Recipe) -> None:
        hints = torch.frombuffer(samples.hints, dtype=torch.int32) if samples.hints else torch.zeros(0)
        self.hints = hints.to(torch.float32).view(len(samples), -1) / HINT_ONE
        self.counts = torch.frombuffer(samples.counts, dtype=torch.uint16).to(torch.int64)
        self.starts = torch.cat([torch.zeros(1, dtype=torch.int64), self.counts.cumsum(0)])
        self.places = torch.frombuffer(samples.places, dtype=torch.uint16).to(torch.int32)
        scale = torch.tensor(scales, dtype=torch.float32)
        values = torch.frombuffer(samples.values, dtype=torch.int32).to(torch.float32)
        self.values = values * scale[self.places.long()]
        self.results = torch.frombuffer(samples.results, dtype=torch.float32).view(-1, samples.outputs).clone()
        self.games = torch.frombuffer(samples.games, dtype=torch.int32).long()
        self.lookers = samples.lookers
        if recipe.margin:
            margins = torch.frombuffer(samples.margins, dtype=torch.float32).view(-1, samples.outputs)
            gaps = margins - margins.mean(1, keepdim=True)
            soft = torch.softmax(gaps / gaps.std().clamp(min=1e-6), 1)
            self.results = (1 - recipe.margin) * self.results + recipe.margin * soft

    def rows(self, torch: Any, which: Any) -> tuple[Any, Any, Any, Any]:
        """Some rows as an embedding bag takes them: places, where each row begins, values; and their hints."""
        counts = self.counts[which]
        ends = counts.cumsum(0)
        starts = ends - counts
        at = torch.arange(int(ends[-1])) + (self.starts[which] - starts).repeat_interleave(counts)
        return self.places[at], starts.to(torch.int32), self.values[at], self.hints[which]


def make_model(torch: Any, inputs: int, recipe: Recipe, outputs: int, hints: int) -> Any:
    """The net in floating point."""

    bag = torch.nn.functional.embedding_bag

    class Sums(torch.autograd.Function):  # type: ignore[misc]
        """The first layer. Rows are mostly zeros, which makes it quick; its gradient is quicker when they are spread out."""

        @staticmethod
        def forward(ctx: Any, weights: Any, places: Any, starts: Any, values: Any) -> Any:
            ctx.save_for_backward(places, starts, values)
            return bag(places, weights, starts, mode="sum", per_sample_weights=values)

        @staticmethod
        def backward(ctx: Any, *slopes: Any) -> Any:
            places, starts, values = ctx.saved_tensors
            slope = slopes[0]
            counts = torch.diff(starts, append=torch.tensor([len(places)], dtype=starts.dtype))
            rows = torch.arange(len(starts)).repeat_interleave(counts.long())
            spread = torch.zeros(len(starts), inputs).index_put_((rows, places.long()), values)
            return spread.t() @ slope, None, None, None

    class Model(torch.nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            first, second = recipe.first, recipe.second
            spread = 1 / math.sqrt(inputs)  # an input that is seldom told something says little before it has learned
            self.rows = torch.nn.Parameter(torch.empty(inputs, first).uniform_(-spread, spread))
            self.bias = torch.nn.Parameter(torch.zeros(first))
            self.second = torch.nn.Linear(first, second)
            self.last = torch.nn.Linear(second, outputs)
            self.trust = torch.nn.Parameter(torch.ones(1))
            self.drop = torch.nn.Dropout(recipe.dropout)
            with torch.no_grad():
                self.last.weight.mul_(FAINT)

        def forward(self, places: Any, starts: Any, values: Any, told: Any) -> Any:
            sums = Sums.apply(self.rows, places, starts, values) + self.bias
            units = self.drop(sums.clamp(0, TIP))
            says = self.last(self.second(units).clamp(0, TIP))
            return says + self.trust * told if hints else says

    return Model()


def fit(
    samples: Samples,
    observation: Numbers,
    label: Label,
    recipe: Recipe,
    before: tuple[Label, list[array[int]]] | None,
) -> tuple[bytes, str]:
    """What a file of weights holds for a net that learned from these samples, and a line about how well it foretells."""
    torch = torch_module()
    torch.manual_seed(label.generation)
    scales = scales_of(observation, label)
    data = Data(torch, samples, scales, recipe)
    results = data.results
    if before is not None:
        goals = traced(data, recipe, predict(torch, data, recall(torch, scales, *before)))
    elif label.hints:
        goals = traced(data, recipe, trusted(torch, data))
    else:
        goals = results.tolist()
    goals = torch.tensor(goals, dtype=torch.float32)
    held = data.games % HELD_OUT == 0
    learned, foretold = (~held).nonzero().flatten(), held.nonzero().flatten()
    if len(learned) < FEWEST_SAMPLES or len(foretold) < 1:
        raise LabrysError("too few games to learn from: play more in each generation.")
    model = make_model(torch, label.inputs, recipe, samples.outputs, label.hints)
    steps = max(1, int(recipe.passes * len(learned) / recipe.batch))
    optimiser = torch.optim.AdamW(model.parameters(), lr=recipe.rate, weight_decay=recipe.decay)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, recipe.rate, total_steps=steps + 1, pct_start=0.1)

    def loss(which: Any, aims: Any) -> Any:
        said = torch.log_softmax(model(*data.rows(torch, which)), 1)
        return -(aims[which] * said).sum(1).mean()

    order, at = torch.randperm(len(learned)), 0
    for _ in range(steps):
        if at + recipe.batch > len(order):
            order, at = torch.randperm(len(learned)), 0
        wrong = loss(learned[order[at : at + recipe.batch]], goals)
        at += recipe.batch
        optimiser.zero_grad()
        wrong.backward()
        optimiser.step()
        plan.step()
    model.eval()
    with torch.no_grad():
        parts = foretold.split(4096)
        missed = sum(float(loss(part, results)) * len(part) for part in parts) / len(foretold)
    return written(torch, model, observation, label), f"{len(samples)} positions, held-out loss {missed:.4f}"


def scales_of(numbers: Numbers, label: Label) -> tuple[float, ...]:
    """By which each input is multiplied; hints that are added to an observation are logarithms."""
    return (*numbers.scales, *[1 / HINT_ONE] * (label.inputs - numbers.size))


def predict(torch: Any, data: Data, model: Any) -> list[list[float]]:
    """What a net says of every row."""
    model.eval()
    found: list[list[float]] = []
    with torch.no_grad():
        for part in torch.arange(len(data.counts)).split(8192):
            found += torch.softmax(model(*data.rows(torch, part)), 1).tolist()
    return found


def trusted(torch: Any, data: Data) -> list[list[float]]:
    """What the game's own evaluation says of every row, as far as its chances are to be trusted."""
    trusts = [step / 20 for step in range(1, 31)]
    wrong = [float(-(data.results * torch.log_softmax(data.hints * trust, 1)).sum(1).mean()) for trust in trusts]
    best = trusts[wrong.index(min(wrong))]
    return list(torch.softmax(data.hints * best, 1).tolist())


def traced(data: Data, recipe: Recipe, said: list[list[float]]) -> list[list[float]]:
    """The goals: each row's is a mean of what was thought of the rows that followed in its game and of how that ended."""
    ends, games = data.results.tolist(), data.games.tolist()
    outputs, trace = len(ends[0]), recipe.trace
    seats = outputs if max(data.lookers, default=0) else 1
    goals = [list(row) for row in ends]
    goal: list[float] = []  # by seat, of the row after
    thought: list[float] = []
    for at in range(len(goals) - 1, -1, -1):
        looker = data.lookers[at] if seats > 1 else 0
        if at + 1 == len(goals) or games[at + 1] != games[at]:
            goal = turned(ends[at], -looker)
        else:
            goal = [(1 - trace) * one + trace * other for one, other in zip(thought, goal, strict=True)]
        thought = turned(said[at], -looker)
        goals[at] = turned(goal, looker)
    return goals


def turned(row: list[float], by: int) -> list[float]:
    """From the seat that is so many further on."""
    return [row[(at + by) % len(row)] for at in range(len(row))]


def recall(torch: Any, scales: tuple[float, ...], label: Label, parts: list[array[int]]) -> Any:
    """A net in floating point again, from its whole numbers."""
    recipe = Recipe(label.first, label.second, dropout=0.0)
    model = make_model(torch, label.inputs, recipe, label.outputs, label.hints)
    fine, unit, deep = 2.0**-label.shift, 2.0**-BITS, 2.0 ** -(UNIT_BITS + BITS)
    numbers = [torch.tensor(part, dtype=torch.float32) for part in parts]
    scale = torch.tensor(scales).unsqueeze(1)
    with torch.no_grad():
        model.rows.copy_(numbers[0].view(label.inputs, label.first) * fine / scale)
        model.bias.copy_(numbers[1] * fine)
        model.second.weight.copy_(numbers[2].view(label.first, label.second).T * unit)
        model.second.bias.copy_(numbers[3] * deep)
        model.last.weight.copy_(numbers[4].view(label.second, label.outputs).T * unit)
        model.last.bias.copy_(numbers[5] * deep)
        model.trust.copy_(numbers[6] * unit)
    return model


def written(torch: Any, model: Any, observation: Numbers, label: Label) -> bytes:
    """The file of a net: as fine as its size allows."""
    scale = torch.tensor(scales_of(observation, label)).unsqueeze(1)
    deep = UNIT_BITS + BITS
    for shift in reversed(SHIFTS):
        numbers = (
            (model.rows * scale, shift),
            (model.bias, shift),
            (model.second.weight.T, BITS),
            (model.second.bias, deep),
            (model.last.weight.T, BITS),
            (model.last.bias, deep),
            (model.trust, BITS),
        )
        parts = [whole(torch, number, bits) for number, bits in numbers]
        data = pack(replace(label, shift=shift), parts)
        if len(data) > MOST_BYTES:
            continue
        units = (label.inputs, label.first, label.second, label.outputs)
        if reach(Net(*units, shift, label.hints, parts), limits(observation, label.inputs)) < MOST_SUM:
            return data
    raise LabrysError(
        f"weights of {label.first} and {label.second} units take more than {MOST_BYTES} bytes: use fewer."
    )


def whole(torch: Any, number: Any, bits: int) -> array[int]:
    """Weights as whole numbers with so many fraction bits."""
    number = number.detach()
    if not torch.isfinite(number).all():
        raise LabrysError("the net learned nothing that is a number: train again with a lower --rate.")
    return array("i", (number * 2.0**bits).round().flatten().to(torch.int32).tolist())
