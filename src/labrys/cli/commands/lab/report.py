"""``labrys lab report GAME``: thousands of games on one page."""

from __future__ import annotations

from pathlib import Path

import click

import labrys
from labrys.cli.arguments.options import read_options
from labrys.cli.arguments.workers import with_kept_games, with_workers, workers
from labrys.cli.terminal.plurals import counted
from labrys.cli.terminal.progress import kept, progress_bar
from labrys.engine import BadSetting
from labrys.lab.report import Report, Study, check_out, play, report
from labrys.lab.report.study import PARTS
from labrys.lab.report.targets import read_targets
from labrys.lab.runs import Shard


@click.command("report")
@click.argument("game")
@click.option("--bots", help="One for each seat; without it greedy in every seat.")
@click.option("--seats", type=int, help="How many, if no bots are named.")
@click.option("--games", default=1000, show_default=True, help="How many games most of the report is about.")
@with_workers
@click.option("--seed", default="report", show_default=True, help="Any text; the same seed gives the same page.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--content", type=click.Path(path_type=Path), help="Play with this content file.")
@click.option("--targets", type=click.Path(path_type=Path), help="A TOML file of what is wanted of the game.")
@click.option("--without", multiple=True, type=click.Choice(PARTS), help="Leave a part out.")
@click.option("--out", type=click.Path(path_type=Path), help="The page; GAME-report.html without it.")
@with_kept_games
@click.option("--shard", "part", metavar="I/N", help="Play one part of so many, and write no page yet.")
@click.option("--house", is_flag=True, help="Of the finished games of a house, names left out; nothing is played.")
@click.option("--database", metavar="URL", help="Where that house lives, if not in your data folder.")
def command(
    game: str,
    bots: str | None,
    seats: int | None,
    games: int,
    jobs: int,
    ray: str | None,
    seed: str,
    options: tuple[str, ...],
    content: Path | None,
    targets: Path | None,
    without: tuple[str, ...],
    out: Path | None,
    keep: Path | None,
    resume: bool,
    part: str | None,
    house: bool,
    database: str | None,
) -> None:
    """Let bots play GAME and write one HTML page about it, with its numbers in a folder beside."""
    title = labrys.game(game, content)
    page = out or Path(f"{game}-report.html")
    numbers = page.with_name(f"{page.stem}-numbers")
    if house:
        if bots is not None or content is not None or keep is not None or resume or part is not None:
            raise BadSetting("--house plays nothing: leave out --bots, --content, --keep, --resume and --shard.")
        from labrys.cli.commands.lab.house_games import of_house  # the server takes longer to load than most of this

        read_targets(targets)
        check_out(page, numbers)
        with progress_bar("reading") as progress:
            people = of_house(title, database, seats, read_options(title, options), progress)
        finish(report(people, targets), page, numbers)
        return
    if database is not None:
        raise BadSetting("--database goes with --house: without it the games are played by bots.")
    settings = read_options(title, options)
    if keep is None and (resume or part is not None):
        raise BadSetting("--resume and --shard go with the folder of the games: name it with --keep.")
    shard = Shard() if part is None else Shard.parse(part)
    named = ["greedy"] * (seats or title.usual_seats) if bots is None else [bot.strip() for bot in bots.split(",")]
    if bots is not None and seats not in (None, len(named)):
        raise BadSetting(f"{len(named)} bots are named for {seats} seats: leave --seats out.")
    parts = tuple(name for name in PARTS if name not in without)
    study = Study(game, tuple(named), games, seed, tuple(settings.items()), content, parts=parts)
    study.check()
    if shard.of == 1:
        read_targets(targets)
        check_out(page, numbers)
    with kept(keep), progress_bar() as progress:
        found = play(study, jobs=workers(jobs, ray), keep=keep, resume=resume, shard=shard, progress=progress)
    if found is None:
        click.echo(f"Shard {shard.number} of {shard.of} is kept in {keep}: labrys lab merge joins the shards.")
        return
    finish(report(found, targets), page, numbers)


def finish(made: Report, page: Path, numbers: Path) -> None:
    """Write the page, and say what matters most."""
    made.write(page, numbers)
    click.echo(made.lead())
    click.echo(f"The report: {page}; its numbers: {numbers} ({counted(len(made.drawings), 'table')}).", err=True)
