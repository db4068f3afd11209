"""Train: generation after generation, each plays itself, learns from the games of the last few, and meets the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from os import times
from pathlib import Path
from time import monotonic

from labrys.bots.minds.judge import Reader, inputs
from labrys.bots.minds.weights import SUFFIX, Label, outputs, read
from labrys.engine import BadSetting
from labrys.house import game as find_game
from labrys.lab.simulate import simulate
from labrys.lab.training.fit import Recipe, fit, torch_module
from labrys.lab.training.samples import Samples
from labrys.lab.training.selfplay import Course, has_evaluation, play_all
from labrys.words import refusal

MEMORY = 4  # generations whose games are learned from
FIRST_WHIM = 0.1  # a teacher is to be outgrown: its games shall show more than what it likes
MARGINS = (0.5, 0.25)  # how much of the goal of the first generations is the score


@dataclass(frozen=True)
class TrainingPlan:
    """What is to be trained, and how much."""

    game: str
    seats: int
    out: Path
    minutes: float = 60.0
    generations: int = 1000
    games: int = 2000  # in each generation
    jobs: int = 1
    seed: str = "0"
    teacher: str = "random"  # who plays the games of the first generation
    trial: int = 40  # games of each generation against each of its yardsticks; 0 for none
    yardsticks: tuple[str, ...] = ("greedy",)
    keep: float = 0.4
    think: int = 0  # iterations of a search before each choice of a net
    recipe: Recipe = field(default_factory=Recipe)

    @property
    def stem(self) -> str:
        return f"{self.game}-{self.seats}"

    @property
    def command(self) -> str:
        """What trains the very same nets again on the same machine."""
        said = f"labrys train {self.game} --seats {self.seats} --games {self.games} --seed {self.seed}"
        if self.teacher != "random":
            said += f" --teacher {self.teacher}"
        if (self.recipe.first, self.recipe.second) != (Recipe.first, Recipe.second):
            said += f" --units {self.recipe.first},{self.recipe.second}"
        if self.recipe.passes != Recipe.passes:
            said += f" --passes {self.recipe.passes:g}"
        if self.think:
            said += f" --think {self.think}"
        return f"{said} --keep {self.keep:g}"

    def weights(self, generation: int) -> Path:
        return self.out / f"{self.stem}-{generation:03}{SUFFIX}"

    def samples(self, generation: int) -> Path:
        return self.out / f"{self.stem}-{generation:03}.games"


def train(plan: TrainingPlan, resume: bool, tell: Callable[[str], None]) -> Path | None:
    """Train until the time is up; the file of the last generation."""
    torch_module().set_num_threads(1)  # rows are short: more threads mostly wait for each other
    began = monotonic()
    check(plan)
    first = 0
    while plan.weights(first).exists():
        first += 1
    if first and not resume:
        raise refusal(BadSetting, "train-there", folder=str(plan.out))
    for generation in range(first, plan.generations):
        if generation > first and monotonic() - began > 60 * plan.minutes:
            break
        step(plan, generation, tell, began)
    last = first
    while plan.weights(last).exists():
        last += 1
    if not last:
        return None
    found = plan.weights(last - 1)
    final = plan.out / f"{plan.stem}{SUFFIX}"
    final.write_bytes(found.read_bytes())
    return final


def check(plan: TrainingPlan) -> None:
    """Complain now, rather than after the first games."""
    title = find_game(plan.game)
    if plan.seats not in title.seats:
        raise title.wrong_seats(plan.seats)
    inputs(title, plan.seats)
    try:
        plan.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refusal(BadSetting, "train-folder", folder=str(plan.out), why=error.strerror or "?") from None


def step(plan: TrainingPlan, generation: int, tell: Callable[[str], None], began: float) -> None:
    """One generation."""

    def say(what: str) -> None:
        spent = sum(times()[:4]) / 60  # of this process and those that played for it
        line = f"{plan.stem} generation {generation}, {(monotonic() - began) / 60:.1f} min ({spent:.1f} of processors): {what}"
        with (plan.out / f"{plan.stem}.log").open("a", encoding="utf-8") as log:
            log.write(line + "\n")
        tell(line)

    title = find_game(plan.game)
    before = plan.weights(generation - 1) if generation else None
    reader = Reader(title, plan.seats, has_evaluation(title, plan.seats))
    course = Course(
        plan.game,
        plan.seats,
        f"{plan.seed}/{generation}",
        net=str(before or ""),
        bot=plan.teacher,
        keep=plan.keep,
        think=plan.think,
        whim=Course.whim if before else FIRST_WHIM,
    )
    samples = play_all(course, plan.games, plan.jobs)
    samples.write(plan.samples(generation))
    say(f"{plan.games} games played by {before.name if before else plan.teacher}, {len(samples)} positions kept")
    plan.samples(generation - MEMORY).unlink(missing_ok=True)
    known = samples
    for number, older in enumerate(range(max(0, generation - MEMORY + 1), generation), 1):
        path = plan.samples(older)
        if path.exists():
            earlier = Samples.read(path)
            for at in range(len(earlier)):
                earlier.games[at] += number * plan.games
            known.join([earlier])
    recipe = plan.recipe
    if generation < len(MARGINS):
        recipe = replace(recipe, margin=MARGINS[generation])
    label = Label(
        game=plan.game,
        content=title.content_version,
        seats=plan.seats,
        observation=reader.numbers.name,
        inputs=int(reader.size),
        first=recipe.first,
        second=recipe.second,
        outputs=outputs(plan.seats),
        shift=0,
        hints=int(reader.hints),
        made=plan.command,
        generation=generation,
        games=plan.games * (generation + 1),
    )
    data, line = fit(known, reader.numbers, label, recipe, read(before) if before else None)
    new = plan.weights(generation).with_suffix(".new")
    new.write_bytes(data)
    new.replace(plan.weights(generation))
    say(f"learned from {line}, {len(data)} bytes")
    if plan.trial:
        say("; ".join(measured(plan, generation, rival) for rival in plan.yardsticks))


def measured(plan: TrainingPlan, generation: int, rival: str) -> str:
    """How a generation does against a yardstick, at the same seats."""
    mind = f"mind:1@{plan.weights(generation)}"  # one step ahead: quick, and all that a net is worth by itself
    seed = f"{plan.seed}/trial"
    if plan.seats == 1:
        found = simulate(plan.game, [mind], plan.trial, seed=seed, jobs=plan.jobs)
        won = found.by_seat()[0]
        return f"wins {won.mean:.1%} ({won.low:.1%} to {won.high:.1%})"
    bots = [mind] + [rival] * (plan.seats - 1)
    won = simulate(plan.game, bots, plan.trial, seed=seed, jobs=plan.jobs).by_bot()[mind]
    return f"wins {won.mean:.1%} ({won.low:.1%} to {won.high:.1%}) against {rival}, fair {1 / plan.seats:.0%}"
