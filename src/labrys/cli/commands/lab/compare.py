"""``labrys lab compare GAME A B``: what changes with another content, other options, other bots."""

from __future__ import annotations

from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.table import Table

import labrys
from labrys.cli.arguments.workers import with_kept_games, with_workers, workers
from labrys.cli.terminal.progress import kept, progress_bar
from labrys.engine import BadSetting
from labrys.lab.compare import Comparison, Side, compare
from labrys.lab.report.chapter import Chapter
from labrys.lab.report.page import ReportPage
from labrys.lab.runs.folder import write_page

MOST_SHOWN = 12


@click.command("compare")
@click.argument("game")
@click.argument("one", metavar="A")
@click.argument("other", metavar="B")
@click.option("--seats", type=int, help="How many, where no bots are named.")
@click.option("--seeds", default=400, show_default=True, help="The budget; it stops before when the answer is clear.")
@with_workers
@click.option("--seed", default="compare", show_default=True, help="Any text; the same seed gives the same games.")
@click.option("--out", type=click.Path(path_type=Path), help="An HTML page with the drawing and all measures.")
@with_kept_games
def command(
    game: str,
    one: str,
    other: str,
    seats: int | None,
    seeds: int,
    jobs: int,
    ray: str | None,
    seed: str,
    out: Path | None,
    keep: Path | None,
    resume: bool,
) -> None:
    """Play GAME as A and as B on the same seeds, and say what differs.

    A and B are a content file (mine.toml), an option (deal=random), bots (greedy,greedy), several of them with semicolons, a
    folder of games that another version played, or the word usual.
    """
    if keep is None and resume:
        raise BadSetting("--resume goes with the folder of the games: name it with --keep.")
    if out is not None and out.suffix != ".html":
        raise BadSetting(f"{out} cannot be the page: its name must end in .html.")
    sides = Side.parse(one), Side.parse(other)
    count = seats or max(len(side.bots) for side in sides) or labrys.game(game).usual_seats
    with kept(keep), progress_bar() as progress:
        found = compare(
            game,
            *sides,
            seats=count,
            seeds=seeds,
            seed=seed,
            jobs=workers(jobs, ray),
            keep=keep,
            resume=resume,
            progress=progress,
        )
    show(found, Console())
    if out is not None:
        chapter = Chapter("Differences", drawings=[found.drawing()])
        setting = f"{game} · {one} against {other} · {found.seeds:,} seeds on each side · seed {seed}"
        footer = [
            f"Made by Labrys {labrys.__version__} with: labrys lab compare {game} {one!r} {other!r} --seats {count} --seeds {seeds}"
            f" --seed {seed}; the same command makes the same page to the byte.",
            "Two equal versions are called different, at any look and by any measure, in at most 5 of 100 comparisons.",
        ]
        write_page(out, ReportPage(f"{one} against {other}", setting, found.sentence(), (), [chapter], footer).html())


def show(found: Comparison, console: Console) -> None:
    """The answer, and the clearest differences."""
    console.print(found.sentence())
    rows = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(("measure", "A", "B", "change", "95 %", "effect")):
        rows.add_column(column, justify="right" if number else "left")
    ordered = sorted(found.differences, key=lambda one: (one.change.p, -abs(one.effect)))
    for one in ordered[:MOST_SHOWN]:
        sign = "*" if one.change.clear else ""
        between = f"{one.change.low:.3g} to {one.change.high:.3g}"
        rows.add_row(
            one.name,
            f"{one.one:.3g}",
            f"{one.other:.3g}",
            f"{one.change.value:+.3g}{sign}",
            between,
            f"{one.effect:+.2f}",
        )
    console.print(rows)
    console.print(
        "* clear, all measures and all looks counted: equal versions are called different at most 5 times in 100. Effects are in"
        " standard deviations.",
        style="dim",
    )
