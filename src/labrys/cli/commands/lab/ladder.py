"""``labrys lab ladder GAME``: bots in the order of their strength."""

from __future__ import annotations

from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.table import Table

import labrys
from labrys.cli.arguments.options import read_options
from labrys.cli.arguments.workers import with_workers, workers
from labrys.cli.terminal.progress import kept, progress_bar
from labrys.engine import BadSetting
from labrys.lab.charts import standalone
from labrys.lab.ladder import Ladder, ladder
from labrys.lab.ladder.ladder import thinking_ms
from labrys.lab.report.chapter import Chapter
from labrys.lab.report.page import ReportPage
from labrys.lab.runs.folder import write_page


@click.command("ladder")
@click.argument("game")
@click.option("--bots", default="random,greedy,mcts:50", show_default=True, help="Two or more; the first is at nought.")
@click.option("--seats", default=2, show_default=True, help="At tables of how many.")
@click.option("--games", default=60, show_default=True, help="Of each pair, rounded up to all seatings of each seed.")
@with_workers
@click.option("--seed", default="ladder", show_default=True, help="Any text; the same seed gives the same games.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--content", type=click.Path(path_type=Path), help="Play with this content file.")
@click.option(
    "--keep", type=click.Path(path_type=Path), help="A folder that keeps the games: one bot more plays only its own."
)
@click.option("--resume", is_flag=True, expose_value=False, help="Go on with that folder; it always does.")
@click.option("--clock", is_flag=True, help="Also how long each thinks; that differs from machine to machine.")
@click.option(
    "--out", type=click.Path(path_type=Path), help="An HTML page; .svg: strength against thinking time alone."
)
def command(
    game: str,
    bots: str,
    seats: int,
    games: int,
    jobs: int,
    ray: str | None,
    seed: str,
    options: tuple[str, ...],
    content: Path | None,
    keep: Path | None,
    clock: bool,
    out: Path | None,
) -> None:
    """Let every two bots meet at GAME on the same seeds in all seatings, and rank them."""
    title = labrys.game(game, content)
    if out is not None and out.suffix not in (".html", ".svg"):
        raise BadSetting(
            f"{out} cannot be the page: its name must end in .html, or in .svg for the drawing of --clock."
        )
    if out is not None and out.suffix == ".svg" and not clock:
        raise BadSetting(
            "the drawing is of strength against thinking time: add --clock, or name a page that ends in .html."
        )
    named = [bot.strip() for bot in bots.split(",")]
    with kept(keep), progress_bar() as progress:
        found = ladder(
            game,
            named,
            seats=seats,
            games=games,
            seed=seed,
            options=read_options(title, options),
            content=content,
            jobs=workers(jobs, ray),
            keep=keep,
            progress=progress,
        )
    times = {rung.bot: thinking_ms(game, rung.bot, seats, content) for rung in found.rungs} if clock else {}
    show(found, times, Console())
    if out is not None and out.suffix == ".svg":
        write_page(out, standalone(found.against_time(times)))
    elif out is not None:
        setting = f"{game}, content {title.content_version} · tables of {seats} · {len(named)} bots · seed {seed}"
        footer = [
            f"Made by Labrys {labrys.__version__} with: labrys lab ladder {game} --bots {bots} --seats {seats} --games {games}"
            f" --seed {seed}{' --clock' if clock else ''}; the same command makes the same ladder"
            + (", on another machine with other times." if clock else ", to the byte.")
        ]
        best = found.rungs[0]
        lead = f"{best.bot} is the strongest, {best.elo - found.rungs[1].elo:.0f} points of Elo above {found.rungs[1].bot}."
        drawings = [found.drawing(), *([found.against_time(times)] if clock else [])]
        chapter = Chapter("Strength", drawings=drawings)
        write_page(out, ReportPage(f"The ladder of {found.name}", setting, lead, (), [chapter], footer).html())


def show(found: Ladder, times: dict[str, float], console: Console) -> None:
    rows = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(
        ("bot", "Elo", "95 % interval", "duels won", "games", *(["ms a decision"] if times else []))
    ):
        rows.add_column(column, justify="right" if number else "left")
    for rung in found.rungs:
        time = [f"{times[rung.bot]:.2f}"] if times else []
        rows.add_row(
            rung.bot,
            f"{rung.elo:+.0f}",
            f"{rung.low:+.0f} to {rung.high:+.0f}",
            f"{rung.score:.0%}",
            str(rung.games),
            *time,
        )
    console.print(rows)
