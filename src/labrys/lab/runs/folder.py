"""A folder of results: a manifest that says of what, and a file for each unit that has been played.

A unit's file is written aside, brought to the disk and then given its name: it is there whole or not at all, whatever ends
the process or the machine.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from labrys.engine import BadSetting, BadText, LabrysError
from labrys.lab.arena import Played
from labrys.lab.runs.lines import from_line, to_line
from labrys.lab.runs.plan import Plan

MANIFEST = "manifest.json"
WORDS = {  # what a difference between two manifests is called
    "labrys": "version of Labrys",
    "table": "number of seats",
    "seeds": "number of games",
    "unit": "number of games",
    "rotate": "seating",
    "watch": "way of looking",
}


class NoRoom(LabrysError):
    """The disk takes no more."""


class Folder:
    """The results of one plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    def open(self, resume: bool) -> None:
        """Make the folder, or go on with one; refuse one that holds anything else."""
        wanted = self.plan.manifest()
        if (self.path / MANIFEST).exists():
            check_same(self.path, manifest_of(self.path), wanted)
            if not resume:
                done = sum(self.has(unit) for unit in self.plan.units())
                raise BadSetting(
                    f"{self.path} already holds {done} of {len(self.plan.units())} parts of these games: go on with"
                    " --resume, or name another folder."
                )
            return
        try:
            if self.path.exists() and any(not entry.name.startswith(".") for entry in self.path.iterdir()):
                raise BadSetting(f"{self.path} holds other files: name an empty folder or a new one.")
            self.path.mkdir(parents=True, exist_ok=True)
            write_whole(self.path / MANIFEST, json.dumps(wanted, indent=1, ensure_ascii=False) + "\n")
        except OSError as error:
            raise BadSetting(f"{self.path} cannot hold results ({error.strerror}): name a folder of yours.") from None

    def file(self, unit: range) -> Path:
        return self.path / f"{unit.start:08}.jsonl"

    def has(self, unit: range) -> bool:
        return self.file(unit).exists()

    def missing(self) -> list[range]:
        return [unit for unit in self.plan.units() if not self.has(unit)]

    def write(self, unit: range, games: Iterable[Played]) -> None:
        """Keep what was played; all of it or nothing."""
        self.keep(unit, [to_line(played) for played in games])

    def keep(self, unit: range, lines: Iterable[str]) -> None:
        """The same of games that are lines already."""
        write_whole(self.file(unit), "".join(f"{line}\n" for line in lines))

    def read(self, units: list[range] | None = None) -> Iterator[Played]:
        """The games of some units, or of all, in order."""
        for unit in self.plan.units() if units is None else units:
            path = self.file(unit)
            try:
                found = [from_line(line) for line in path.read_text(encoding="utf-8").splitlines()]
            except FileNotFoundError:
                left = len(self.missing())
                raise BadSetting(
                    f"{self.path} lacks {left} of {len(self.plan.units())} parts: play them with --resume, or merge the"
                    " folders of the other shards."
                ) from None
            except (ValueError, TypeError, KeyError):
                raise BadText(f"{path} is damaged: delete it, and play it again with --resume.") from None
            if [played.index for played in found] != [i for i in unit for _ in range(self.plan.match.rotations)]:
                raise BadText(f"{path} lacks games: delete it, and play it again with --resume.")
            yield from found


def manifest_of(path: Path, absent: dict[str, Any] | None = None) -> dict[str, Any]:
    """What a folder says of itself; where there is none yet, something else if that was given."""
    if absent is not None and not (path / MANIFEST).exists():
        return absent
    try:
        found = json.loads((path / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        found = None
    if not isinstance(found, dict):
        raise BadSetting(f"{path} is no folder of results: it has no {MANIFEST} that can be read.")
    return found


def check_same(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Refuse a folder that holds other games than these."""
    for name in dict.fromkeys([*wanted, *found]):
        if (has := found.get(name)) != (asked := wanted.get(name)):
            what = WORDS.get(name, name)
            raise BadSetting(
                f"{path} holds games of another {what} ({said(has)}, not {said(asked)}): name another folder."
            )


def different(found: dict[str, Any], wanted: dict[str, Any]) -> str:
    """What two manifests differ in first; nothing where they are the same."""
    return next((WORDS.get(name, name) for name in [*wanted, *found] if found.get(name) != wanted.get(name)), "")


def said(value: object) -> str:
    """A part of a manifest, as short as it can be said."""
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{name}={entry}" for name, entry in value.items()) or "none"
    return str(value)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is either whole or not there."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with aside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    except OSError as error:
        with suppress(OSError):
            aside.unlink()
        if is_full(error):
            raise NoRoom(
                f"no room for {path}: make some and go on with --resume; what was played before is kept."
            ) from None
        raise
    with suppress(OSError):  # some file systems cannot do it
        handle = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def write_page(path: Path, text: str) -> None:
    """The same for what is made of games, and can be made again."""
    try:
        write_whole(path, text)
    except NoRoom:
        raise NoRoom(f"no room for {path}: make some and ask again; nothing was written.") from None


def is_full(error: OSError) -> bool:
    """Is there no room, rather than no permission?"""
    return error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def sweep(path: Path) -> None:
    """Take away what processes that were killed had begun to write; not of those that still run."""
    for aside in path.glob(".*.jsonl.*"):
        with suppress(OSError, ValueError):
            if not alive(int(aside.suffix[1:])):
                aside.unlink()


def alive(process: int) -> bool:
    """Does a process still run? One that was killed and that nobody has waited for yet does not."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:  # no such file on this system, or it has just ended
        return True
    return status.rpartition(")")[2].split()[0] not in ("Z", "X")
