"""``labrys lab report GAME``: thousands of games on one page."""

from __future__ import annotations

from pathlib import Path

import click

import labrys
from labrys.cli.arguments.options import read_options
from labrys.cli.terminal.plurals import counted
from labrys.cli.terminal.progress import kept, progress_bar
from labrys.engine import BadSetting
from labrys.lab.report import Study, check_out, play, report
from labrys.lab.report.targets import read_targets
from labrys.lab.runs import Shard


@click.command("report")
@click.argument("game")
@click.option("--bots", help="One for each seat; without it greedy in every seat.")
@click.option("--seats", type=int, help="How many, if no bots are named.")
@click.option("--games", default=1000, show_default=True, help="How many games most of the report is about.")
@click.option("--jobs", default=1, show_default=True, help="Processes; the page is the same whatever their number.")
@click.option("--seed", default="report", show_default=True, help="Any text; the same seed gives the same page.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--content", type=click.Path(path_type=Path), help="Play with this content file.")
@click.option("--targets", type=click.Path(path_type=Path), help="A TOML file of what is wanted of the game.")
@click.option("--without", multiple=True, type=click.Choice(["luck", "styles", "skill"]), help="Leave a part out.")
@click.option("--out", type=click.Path(path_type=Path), help="The page; GAME-report.html without it.")
@click.option("--keep", type=click.Path(path_type=Path), help="A folder that keeps the games as they end.")
@click.option("--resume", is_flag=True, help="Go on with the games of that folder.")
@click.option("--shard", "part", metavar="I/N", help="Play one part of so many, and write no page yet.")
def command(
    game: str,
    bots: str | None,
    seats: int | None,
    games: int,
    jobs: int,
    seed: str,
    options: tuple[str, ...],
    content: Path | None,
    targets: Path | None,
    without: tuple[str, ...],
    out: Path | None,
    keep: Path | None,
    resume: bool,
    part: str | None,
) -> None:
    """Let bots play GAME and write one HTML page about it, with its numbers in a folder beside."""
    title = labrys.game(game, content)
    settings = read_options(title, options)
    if keep is None and (resume or part is not None):
        raise BadSetting("--resume and --shard go with the folder of the games: name it with --keep.")
    shard = Shard() if part is None else Shard.parse(part)
    named = ["greedy"] * (seats or title.usual_seats) if bots is None else [bot.strip() for bot in bots.split(",")]
    if bots is not None and seats not in (None, len(named)):
        raise BadSetting(f"{len(named)} bots are named for {seats} seats: leave --seats out.")
    parts = tuple(name for name in ("luck", "styles", "skill") if name not in without)
    study = Study(game, tuple(named), games, seed, tuple(settings.items()), content, parts=parts)
    page = out or Path(f"{game}-report.html")
    numbers = page.with_name(f"{page.stem}-numbers")
    study.check()
    if shard.of == 1:
        read_targets(targets)
        check_out(page, numbers)
    with kept(keep), progress_bar() as progress:
        found = play(study, jobs=jobs, keep=keep, resume=resume, shard=shard, progress=progress)
    if found is None:
        click.echo(f"Shard {shard.number} of {shard.of} is kept in {keep}: labrys lab merge joins the shards.")
        return
    made = report(found, targets)
    made.write(page, numbers)
    click.echo(made.lead())
    click.echo(f"The report: {page}; its numbers: {numbers} ({counted(len(made.drawings), 'table')}).", err=True)
