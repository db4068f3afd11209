"""Plays a plan into a folder, from the start or from where it stopped, and merges the folders of several machines."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from labrys.engine import BadSetting
from labrys.lab.arena import Played, play_all, play_seeds
from labrys.lab.runs.cluster import Cluster, Ray
from labrys.lab.runs.folder import Folder, check_same, manifest_of, sweep, write_whole
from labrys.lab.runs.plan import Plan
from labrys.lab.runs.processes import Processes

Progress = Callable[[int, int], None]  # games played, and of all that are to be played now
Jobs = int | Ray  # processes of this machine, or the machines of a Ray


@dataclass(frozen=True)
class Shard:
    """The part of the units that is played here: those of one number, counted from 1, of so many."""

    number: int = 1
    of: int = 1

    @staticmethod
    def parse(text: str) -> Shard:
        """Read ``2/3``."""
        number, slash, of = text.partition("/")
        if slash and number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of):
            return Shard(int(number), int(of))
        raise BadSetting(f"{text!r} is no shard: write which part of how many, such as 1/3.")

    def units(self, units: Sequence[range]) -> list[range]:
        """Every so-manieth: parts that end at about the same time."""
        return list(units[self.number - 1 :: self.of])


WHOLE = Shard()


def run(
    plan: Plan,
    path: Path,
    *,
    jobs: Jobs = 1,
    resume: bool = False,
    shard: Shard = WHOLE,
    until: int | None = None,
    progress: Progress | None = None,
) -> Folder:
    """Play what the folder lacks of this shard, or of its seeds up to one of them; each unit is kept as it ends."""
    check_jobs(jobs)
    if isinstance(jobs, Ray) and plan.match.records is not None:
        raise BadSetting("records are written where the games are played: leave out --records or --ray.")
    plan.match.check()
    folder = Folder(path, plan)
    folder.open(resume)
    sweep(path)
    wanted = [unit for unit in shard.units(plan.units()) if until is None or unit.stop <= until]
    missing = [unit for unit in wanted if not folder.has(unit)]
    total, done = len_of(wanted, plan), len_of(wanted, plan) - len_of(missing, plan)
    if progress is not None:
        progress(done, total)
    for unit in players(folder, jobs, missing) if missing else ():
        done += len_of([unit], plan)
        if progress is not None:
            progress(done, total)
    sweep(path)
    return folder


def games_of(
    plan: Plan,
    keep: Path | None = None,
    *,
    jobs: Jobs = 1,
    resume: bool = False,
    shard: Shard = WHOLE,
    progress: Progress | None = None,
) -> list[Played]:
    """All games of a plan, or of a shard of it, kept in a folder if one is named."""
    if keep is not None:
        folder = run(plan, keep, jobs=jobs, resume=resume, shard=shard, progress=progress)
        return list(folder.read(shard.units(plan.units())))
    if isinstance(jobs, Ray):
        with tempfile.TemporaryDirectory() as temporary:
            return games_of(plan, Path(temporary), jobs=jobs, progress=progress)
    check_jobs(jobs)
    found: list[Played] = []
    for played in play_all(plan.match, plan.seeds, jobs):
        found.append(played)
        if progress is not None:
            progress(len(found), plan.games)
    return found


def check_jobs(jobs: Jobs) -> None:
    if isinstance(jobs, int) and jobs < 1:
        raise BadSetting("jobs cannot be fewer than one: use 1 or more.")


def players(folder: Folder, jobs: Jobs, units: list[range]) -> Iterator[range]:
    """Whoever plays: this process, several of this machine, or a cluster."""
    if isinstance(jobs, Ray):
        return Cluster(folder, jobs).play(units)
    return played_here(folder, units) if jobs == 1 else Processes(folder, jobs).play(units)


def played_here(folder: Folder, units: list[range]) -> Iterator[range]:
    """The same by this very process."""
    for unit in units:
        folder.write(unit, play_seeds(folder.plan.match, unit))
        yield unit


def beyond(progress: Progress | None, before: int, total: int) -> Progress | None:
    """Progress of a part as progress of all."""
    if progress is None:
        return None

    def told(done: int, _: int) -> None:
        progress(before + done, total)

    return told


def len_of(units: list[range], plan: Plan) -> int:
    return sum(len(unit) for unit in units) * plan.match.rotations


def merge(sources: Sequence[Path], target: Path) -> int:
    """Put the units of several folders into one; how many it has now. Nothing is written if they do not fit together."""
    parts = [(source, part) for source in sources for part in parts_of(source)]
    manifests: dict[str, dict[str, Any]] = {}
    for source, part in parts:
        found = manifest_of(source / part)
        check_same(source / part, found, manifests.setdefault(part, manifest_of(target / part, found)))
    for part in manifests:
        (target / part).mkdir(parents=True, exist_ok=True)
        if not holds(target / part):
            first = next(source for source, name in parts if name == part)
            write_whole(target / part / "manifest.json", (first / part / "manifest.json").read_text(encoding="utf-8"))
    for source, part in parts:
        for unit in sorted((source / part).glob("[0-9]*.jsonl")):
            if not (target / part / unit.name).exists():
                write_whole(target / part / unit.name, unit.read_text(encoding="utf-8"))
    return sum(len(list((target / part).glob("[0-9]*.jsonl"))) for part in manifests)


def parts_of(path: Path) -> list[str]:
    """Where in a folder there are results: in itself, or in folders below."""
    found = sorted(manifest.parent.relative_to(path).as_posix() for manifest in path.rglob("manifest.json"))
    if not found:
        raise BadSetting(f"{path} is no folder of results: it has no manifest.json that can be read.")
    return found


def holds(path: Path) -> bool:
    return (path / "manifest.json").exists()
