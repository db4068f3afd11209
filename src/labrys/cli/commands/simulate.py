"""``labrys simulate GAME``: bots play each other by the thousand; tables say how it went."""

from __future__ import annotations

from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.table import Table

import labrys
from labrys.cli.arguments.options import read_options
from labrys.cli.arguments.workers import with_kept_games, with_workers, workers
from labrys.cli.terminal.plurals import counted
from labrys.cli.terminal.progress import kept, progress_bar
from labrys.engine import BadSetting, Game
from labrys.engine.errors import one_of
from labrys.lab import Count, Interval, Simulation, Spread, simulate
from labrys.lab.runs import Shard


@click.command("simulate")
@click.argument("game")
@click.option("--bots", help="One for each seat: random, greedy, mcts:500; without it greedy against greedy.")
@click.option("--seats", type=int, help="Fewer than bots: they take turns, so that all meet all equally often.")
@click.option("--games", default=100, show_default=True, help="How many, rounded up to play each seed in each seats.")
@with_workers
@click.option("--seed", default="0", show_default=True, help="Any text; the same seed gives the same games.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--difficulty", metavar="LEVEL,LEVEL", help="One bot against the game's automaton, level by level.")
@click.option("--rotate/--no-rotate", default=True, show_default=True, help="Play each seed once in every seats.")
@click.option("--out", type=click.Path(path_type=Path), help="A .parquet or .csv file: a row for each game and seat.")
@click.option(
    "--count",
    "counts",
    multiple=True,
    metavar="EVENT:ARGUMENT",
    help="Count events and who won with them, such as take:card; take:card/refill:card says also what offers it.",
)
@click.option("--points", is_flag=True, help="Where the points of winners and of the others come from.")
@click.option("--content", type=click.Path(path_type=Path), help="Play with this content file.")
@with_kept_games
@click.option("--shard", "part", metavar="I/N", help="Play one part of so many; labrys lab merge joins them.")
@click.option("--records", type=click.Path(path_type=Path), help="A folder for the record of each game.")
def command(
    game: str,
    bots: str | None,
    seats: int | None,
    games: int,
    jobs: int,
    ray: str | None,
    seed: str,
    options: tuple[str, ...],
    difficulty: str | None,
    rotate: bool,
    out: Path | None,
    counts: tuple[str, ...],
    points: bool,
    content: Path | None,
    keep: Path | None,
    resume: bool,
    part: str | None,
    records: Path | None,
) -> None:
    """Let bots play GAME many times; print win shares, lengths and scores.

    A bot that thinks by the clock (mcts:2s) plays differently each time; all others repeat themselves exactly.
    """
    title = labrys.game(game, content)
    settings = read_options(title, options)
    levels = [""] if difficulty is None else read_levels(title, difficulty)
    if len(levels) > 1 and (out is not None or records is not None):
        raise BadSetting("--out and --records take one level at a time: name one in --difficulty.")
    if len(levels) > 1 and keep is not None:
        raise BadSetting("--keep takes one level at a time: name one in --difficulty.")
    if keep is None and (resume or part is not None):
        raise BadSetting("--resume and --shard go with the folder of the games: name it with --keep.")
    shard = Shard() if part is None else Shard.parse(part)
    players = [bot.strip() for bot in (bots or ("greedy" if levels[0] else "greedy,greedy")).split(",")]
    played: dict[str, Simulation] = {}
    for level in levels:
        with kept(keep), progress_bar() as progress:
            played[level] = simulate(
                game,
                players,
                games,
                seed=seed,
                options={**settings, "difficulty": level} if level else settings,
                rotate=rotate,
                jobs=workers(jobs, ray),
                out=out,
                records=records,
                counts=counts,
                seats=seats,
                content=content,
                keep=keep,
                resume=resume,
                shard=shard,
                progress=progress,
            )
    if shard.of > 1:
        click.echo(
            f"{counted(len(played[levels[0]].games), 'game')} kept in {keep}: labrys lab merge joins the shards."
        )
    elif len(levels) > 1:
        report_levels(played, Console())
    else:
        report(played[levels[0]], Console(), points)
    if out is not None:
        click.echo(f"A row for each game and seat: {out}", err=True)


def read_levels(game: Game, text: str) -> list[str]:
    """The levels of the automaton to play against."""
    if not game.automaton:
        plain = f"{game.name} has no automaton to play against alone: leave out --difficulty."
        raise game.closed_to(1) or BadSetting(plain)
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        if level not in game.automaton:
            raise BadSetting(f"{level!r} is no difficulty of {game.name}: use {one_of(list(game.automaton))}.")
    return list(dict.fromkeys(levels))


def report_levels(played: dict[str, Simulation], console: Console) -> None:
    """Win share and scores by difficulty."""
    first = next(iter(played.values()))
    match = first.match
    console.print(
        f"{match.game}: {counted(len(first.games), 'game')} of {match.bots[0]} at each difficulty; seed {match.seed}"
    )
    rows = table("difficulty", "win share", "95 % interval", "mean score", "of the automaton")
    for level, found in played.items():
        win = found.by_seat()[0]
        own, rival = next(iter(found.scores().values())), found.rival()
        rows.add_row(
            level,
            f"{win.mean:.1%}",
            f"{win.low:.1%} to {win.high:.1%}",
            f"{own.mean:.1f}",
            "" if rival is None else f"{rival.mean:.1f}",
        )
    console.print(rows)


def report(found: Simulation, console: Console, points: bool = False) -> None:
    """The tables."""
    match = found.match
    seeds = len(found.games) // match.rotations
    whole = f"each of {counted(seeds, 'seed')} in all {counted(match.rotations, 'seating')}"
    how = whole if match.rotate else "each seed once, no rotation"
    title = f"{match.game}, content {match.start(0).game.content_version}"
    turns = "" if match.table is None else f", {match.table} at a table"
    console.print(
        f"{title}: {counted(len(found.games), 'game')} of {', '.join(match.bots)}{turns}; {how}; seed {match.seed}"
    )
    rival = found.rival()
    shares = table("win share", "share", "95 % interval", *(["fair", ""] if rival is None else []))
    for kind, interval in found.by_bot().items() if rival is not None or found.kinds_differ else []:
        held = match.bots.count(kind) if match.table is None else 1
        name = kind if held == 1 else f"{kind} ({held} seats)"
        add_share(shares, name, interval, found.fair(kind) if rival is None else None)
    if shares.row_count:
        shares.add_section()
    for seat, interval in enumerate(found.by_seat() if rival is None else []):
        add_share(shares, f"seat {seat + 1}", interval, 1 / match.seats)
    console.print(shares)
    spreads = table("distribution", "least", "25 %", "median", "75 %", "most", "mean")
    add_spread(spreads, "decisions", found.decisions())
    rounds = found.rounds()
    if rounds is not None:
        add_spread(spreads, "rounds", rounds)
    for kind, spread in found.scores().items():
        add_spread(spreads, f"score of {kind}", spread)
    if rival is None:
        add_spread(spreads, "best score", found.winning_scores())
    else:
        add_spread(spreads, "score of the automaton", rival)
    console.print(spreads)
    endings = found.endings()
    if endings:
        ways = table("ending", "games", "share")
        for name, count in endings.items():
            ways.add_row(name, str(count), f"{count / len(found.games):.1%}")
        console.print(ways)
    if points:
        report_points(found, console)
    for number, wanted in enumerate(match.counts):
        report_count(found, number, wanted, console)
    console.print(
        "Intervals are Wilson's at 95 %. Games of one seed share their luck, so they count as fewer games: as many as the"
        " spread between seeds shows.",
        style="dim",
    )


def report_points(found: Simulation, console: Console) -> None:
    """Each source of points, on average."""
    rows = table("points from", "winners", "others")
    for source, (won, lost) in found.points().items():
        rows.add_row(source, f"{won:.1f}", f"{lost:.1f}")
    console.print(rows)


def report_count(found: Simulation, number: int, count: Count, console: Console) -> None:
    """One count: named values by how well their seats did, plain numbers in their order."""
    lines = [(found.name(count, figure.value), figure) for figure in found.count(number)]
    if not lines:
        console.print(f"{count.source} was never seen: no event {count.source.kind!r} with {count.source.argument!r}.")
        return
    if any(name != str(figure.value) for name, figure in lines):
        lines.sort(key=lambda line: -line[1].win.mean)
    offers = ["taken"] if count.offers else []
    rows = table(str(count.source), "a game", *offers, "seats", "wins", "95 %", "of fair")
    fair = 1 / found.match.seats
    for name, figure in lines:
        taken = ["" if figure.taken is None else f"{figure.taken:.0%}"] if count.offers else []
        win = figure.win
        between = f"{win.low:.0%} to {win.high:.0%}"
        rows.add_row(
            name,
            f"{figure.per_game:.2f}",
            *taken,
            f"{figure.seats:.1%}",
            f"{win.mean:.1%}",
            between,
            f"{win.mean / fair:.2f} {verdict(win, fair)}".strip(),
        )
    console.print(rows)


def verdict(interval: Interval, fair: float) -> str:
    """A word, if the interval does not include the fair share."""
    return "" if interval.covers(fair) else "above" if interval.mean > fair else "below"


def table(*columns: str) -> Table:
    found = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns):
        found.add_column(column, justify="right" if number else "left")
    return found


def add_share(rows: Table, name: str, interval: Interval, fair: float | None) -> None:
    """Add a share beside the fair one, with a word if its interval does not include it; with one bot no share is fair."""
    between = f"{interval.low:.1%} to {interval.high:.1%}"
    if fair is None:
        rows.add_row(name, f"{interval.mean:.1%}", between)
        return
    rows.add_row(name, f"{interval.mean:.1%}", between, f"{fair:.1%}", verdict(interval, fair))


def add_spread(rows: Table, name: str, spread: Spread) -> None:
    rows.add_row(
        name,
        str(spread.least),
        *(f"{value:g}" for value in (spread.lower, spread.median, spread.upper)),
        str(spread.most),
        f"{spread.mean:.1f}",
    )
