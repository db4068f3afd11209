"""``labrys train GAME``: nets learn to judge a game by playing it against themselves."""

from __future__ import annotations

from pathlib import Path

import click

import labrys
from labrys.engine import BadSetting, Game, State
from labrys.engine.errors import either, shown
from labrys.lab.training.fit import Recipe, torch_module
from labrys.lab.training.train import TrainingPlan, train
from labrys.words import refusal


@click.command("train")
@click.argument("game")
@click.option("--seats", default="all", show_default=True, help="How many play; all trains a net for each number.")
@click.option("--minutes", default=60.0, show_default=True, help="For each net; the generation begun is finished.")
@click.option("--generations", default=1000, show_default=True, help="No more than so many, whatever the time.")
@click.option("--out", required=True, type=click.Path(path_type=Path), help="The folder for weights, games and log.")
@click.option("--resume", is_flag=True, help="Go on where the folder ends.")
@click.option("--games", default=2000, show_default=True, help="Games of self-play in a generation.")
@click.option("--jobs", default=1, show_default=True, help="Processes that play; the games are the same.")
@click.option(
    "--seed", default="0", show_default=True, help="Any text; on one machine the same seed gives the same net."
)
@click.option("--teacher", default="random", show_default=True, help="The bot that plays the first games.")
@click.option("--trial", default=40, show_default=True, help="Games of each generation against each yardstick.")
@click.option("--against", default="greedy", show_default=True, help="The yardsticks, such as greedy,mcts:500.")
@click.option("--keep", default=0.4, show_default=True, help="The part of all positions that is learned from.")
@click.option("--think", default=0, show_default=True, help="Iterations of a search before each choice of a net.")
@click.option("--units", default="96,48", show_default=True, help="Units of the two hidden layers.")
@click.option(
    "--passes", default=Recipe.passes, show_default=True, help="How often a generation learns from each position."
)
def command(
    game: str,
    seats: str,
    minutes: float,
    generations: int,
    out: Path,
    resume: bool,
    games: int,
    jobs: int,
    seed: str,
    teacher: str,
    trial: int,
    against: str,
    keep: float,
    think: int,
    units: str,
    passes: float,
) -> None:
    """Train minds for GAME: generation after generation plays itself, learns from that, and meets the yardsticks.

    The weights of the last generation are GAME-SEATS.mind in the folder; play with them as mind:@FOLDER.
    """
    title = labrys.game(game)
    torch_module()
    first, second = read_units(units)
    for count in read_seats(title, seats):
        plan = TrainingPlan(
            game=game,
            seats=count,
            out=out,
            minutes=minutes,
            generations=generations,
            games=max(20, games),
            jobs=max(1, jobs),
            seed=seed,
            teacher=teacher,
            trial=max(0, trial),
            yardsticks=tuple(rival.strip() for rival in against.split(",")),
            keep=keep,
            think=max(0, think),
            recipe=Recipe(first, second, passes=passes),
        )
        for rival in (teacher, *plan.yardsticks):
            labrys.bots.check(rival, title)
        found = train(plan, resume, click.echo)
        click.echo(f"The weights: {found}")


def read_seats(title: Game[State], text: str) -> list[int]:
    """For which numbers of seats to train."""
    if text == "all":
        return list(title.seats)
    if not text.isdecimal() or int(text) not in title.seats:
        counts = [str(count) for count in title.seats]
        raise refusal(BadSetting, "train-seats", seats=shown(text), counts=either(counts))
    return [int(text)]


def read_units(text: str) -> tuple[int, int]:
    """How large the hidden layers are."""
    parts = text.split(",")
    if len(parts) == 2 and all(part.isdecimal() and 2 <= int(part) <= 512 for part in parts):
        return int(parts[0]), int(parts[1])
    raise refusal(BadSetting, "train-units", units=shown(text))
