"""``labrys play GAME``: a game in the terminal, against bots or with friends."""

from __future__ import annotations

import sys
from pathlib import Path

import click

import labrys
from labrys.cli.arguments.options import read_options
from labrys.cli.arguments.refusals import system_language
from labrys.cli.terminal import saves
from labrys.cli.terminal.local_game import LocalGame, Stop
from labrys.cli.terminal.screen import open_screen
from labrys.cli.terminal.seats import SeatSpec, check, parse, usual, watched
from labrys.engine import BadSetting, Game, History
from labrys.engine.errors import either
from labrys.engine.option import check_all
from labrys.words import check_language, refusal

WATCHING_SECONDS = 0.4  # to read what a bot did
LATEST = "latest"  # what a bare --resume means


@click.command("play")
@click.argument("game", required=False)
@click.option(
    "--seats",
    metavar="WHO,WHO",
    help="Who plays: you, you:ANNA, and bots: 1 to 6 or by name, such as rhyta or mcts:500; `labrys games` lists them.",
)
@click.option("--solo", is_flag=True, help="Alone against the game's automaton, where it has one.")
@click.option("--difficulty", metavar="LEVEL", help="Of the automaton; means --solo.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; repeatable.")
@click.option("--content", type=click.Path(path_type=Path), metavar="FILE", help="Play with this content file.")
@click.option("--seed", metavar="TEXT", help="The same seed deals the same game.")
@click.option("--lang", metavar="LANG", help="en or fr; by default as the system says.")
@click.option(
    "--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]", help="Go on with a saved game or the latest."
)
@click.option("--save", "save_to", metavar="FILE", help="Save here instead of in your data folder.")
@click.option("--no-color", is_flag=True, help="No colours; NO_COLOR does the same.")
@click.option("--watch", is_flag=True, help="Only bots play and you look on.")
@click.option("--pace", type=click.FloatRange(0, 60), metavar="SECONDS", help="Wait after each bot's move.")
def command(
    game: str | None,
    seats: str | None,
    solo: bool,
    difficulty: str | None,
    options: tuple[str, ...],
    content: Path | None,
    seed: str | None,
    lang: str | None,
    resume: str | None,
    save_to: str | None,
    no_color: bool,
    watch: bool,
    pace: float | None,
) -> None:
    """Play GAME in the terminal; it is saved after every action.

    `labrys games` lists the games with their seats and options, and the bots.
    """
    if lang is not None:
        check_language(lang)
    screen = open_screen(not no_color)
    taken: tuple[int, ...] = ()  # hints, before the game was saved
    if resume is None:
        chosen = named_game(game, content)
        if solo or difficulty is not None:
            seats = alone(chosen, seats, watch)
            options = options if difficulty is None else (*options, f"difficulty={difficulty}")
        chairs = chairs_for(chosen, seats, watch)
        history = History(chosen.new(len(chairs), seed, **read_options(chosen, options)))
        path = saves.fresh_path(chosen.name)
        if save_to:
            path = Path(save_to)
            saves.check_target(path)
    else:
        if seed is not None or options or solo or difficulty is not None:
            raise refusal(BadSetting, "resume-keeps")
        path = resumed_path(game, resume)
        save = saves.read(path)
        chosen = named_game(save.record.game, content)
        if game is not None and chosen is not named_game(game, content):
            raise refusal(BadSetting, "resume-other", path=str(path), found=chosen.name, game=game)
        chairs = resumed_chairs(chosen, save, seats, watch)
        lang = lang or (save.lang and check_language(save.lang)) or None
        check_all(chosen.options, dict(save.record.options))
        save.record.replay(chosen)  # raises if something is wrong with it
        history = History.of(save.record, save.record.start(chosen))
        taken = save.record.hints
        if save_to:
            path = Path(save_to)
            saves.check_target(path, save.record)
        elif not save.chairs:  # a record is not written to
            path = saves.fresh_path(chosen.name)
    if pace is None:
        pace = WATCHING_SECONDS if screen.live and not any(chair.person for chair in chairs) else 0
    local = LocalGame(history, chairs, lang or system_language(), path, screen, pace, content, lang)
    local.adviser.resume(taken)
    run(local)


def run(local: LocalGame) -> None:
    """Play. However it is stopped, say how to continue: every action is saved already."""
    code = 0
    try:
        local.play()
        return
    except (Stop, EOFError):
        pass
    except KeyboardInterrupt:
        code = 130
    if len(local.people) > 1:
        local.screen.show([], hide=True)  # no hand stays visible on the screen
    local.screen.console.print()
    local.screen.console.print(local.ui("saved", command=local.resume_command()), soft_wrap=True)
    sys.stdout.flush()
    raise click.exceptions.Exit(code)


def named_game(name: str | None, content: Path | None = None) -> Game:
    if name is None:
        raise refusal(BadSetting, "no-game", names=either(labrys.games()))
    return labrys.game(name, content)


def alone(game: Game, seats: str | None, watch: bool) -> str:
    """The one seat of a game against an automaton."""
    if not game.automaton:
        raise game.closed_to(1) or refusal(BadSetting, "no-solo", game=game.name)
    if seats is not None and len(parse(seats, game)) != 1:
        raise refusal(BadSetting, "solo-seats")
    return seats or ("mcts" if watch else "you")


def chairs_for(game: Game, seats: str | None, watch: bool) -> tuple[SeatSpec, ...]:
    """Who plays: what was asked for, or the default."""
    if seats is None:
        return watched(game) if watch else usual(game)
    chairs = parse(seats, game)
    if watch and any(chair.person for chair in chairs):
        raise refusal(BadSetting, "watch-seats", seats=seats)
    return chairs


def resumed_path(game: str | None, resume: str) -> Path:
    """The file to continue; ``--resume GAME`` means the latest of that game."""
    if not resume:
        raise refusal(BadSetting, "resume-empty")
    if resume == LATEST and not Path(resume).exists():
        return saves.latest(game and named_game(game).name)
    if resume in labrys.games() and game is None and not Path(resume).exists():
        return saves.latest(resume)
    return Path(resume)


def resumed_chairs(game: Game, save: saves.Save, seats: str | None, watch: bool) -> tuple[SeatSpec, ...]:
    """Who sat there before; seats that are named now replace them. A bare record gets the default seats."""
    count = save.record.seats
    if seats is not None:
        chairs = chairs_for(game, seats, watch)
    elif save.chairs:
        chairs = check(list(save.chairs), game)
    else:
        chairs = usual(game, count)
    if len(chairs) != count:
        raise refusal(BadSetting, "resume-seats", count=count, found=len(chairs))
    return chairs
