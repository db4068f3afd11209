"""Options of commands that play many games: who plays (``--jobs``, ``--ray``), and where games are kept (``--keep``, ``--resume``)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

from labrys.engine import BadSetting
from labrys.lab.runs import Jobs, Ray
from labrys.lab.runs.cluster import HERE

Command = TypeVar("Command", bound=Callable[..., object])


def with_workers(command: Command) -> Command:
    """Both options, for a command that takes ``jobs`` and ``ray``."""
    jobs = click.option(
        "--jobs", default=1, show_default=True, help="Processes; the answer is the same whatever their number."
    )
    ray = click.option(
        "--ray",
        is_flag=False,
        flag_value=HERE,
        metavar="[ADDRESS]",
        help="Let Ray play instead: alone it starts one here, with an address it joins a cluster.",
    )
    return jobs(ray(command))


def with_kept_games(command: Command) -> Command:
    """Both options, for a command that takes ``keep`` and ``resume``."""
    keep = click.option("--keep", type=click.Path(path_type=Path), help="A folder that keeps the games as they end.")
    return keep(click.option("--resume", is_flag=True, help="Go on with the games of that folder.")(command))


def workers(jobs: int, ray: str | None) -> Jobs:
    """What was asked for."""
    if ray is None:
        return jobs
    if jobs != 1:
        raise BadSetting("--jobs and --ray are two ways to play: leave one of them out.")
    return Ray(ray)
