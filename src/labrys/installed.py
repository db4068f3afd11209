"""Games and bots of installed packages, found by their entry points and loaded when they are used."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from labrys.engine import BadSetting
from labrys.engine.errors import shown
from labrys.words import refusal

PROTOCOL = 1  # of games and bots: raised when packages written for it would no longer work
GAMES = "labrys.games"
BOTS = "labrys.bots"
NAME = re.compile(r"[a-z][a-z0-9_]{0,19}")  # as it is typed, stored, and written in addresses


def package(entry: EntryPoint) -> str:
    """The package that an entry point came with."""
    return entry.dist.name if entry.dist is not None else entry.module


@cache
def offered(group: str) -> tuple[EntryPoint, ...]:
    """What all installed packages offer, in an order that is the same on every machine."""
    return tuple(sorted(entry_points(group=group), key=lambda entry: (entry.name, package(entry))))


def sorted_out(group: str, own: frozenset[str]) -> tuple[dict[str, EntryPoint], list[BadSetting]]:
    """What packages offer, by name, and a sentence about each that has a wrong or taken name; nothing is loaded."""
    found: dict[str, EntryPoint] = {}
    faults: list[BadSetting] = []
    for entry in offered(group):
        said = {"package": package(entry), "name": shown(entry.name)}
        if not NAME.fullmatch(entry.name):
            faults.append(refusal(BadSetting, "plugin-name", **said))
        elif entry.name in own:
            faults.append(refusal(BadSetting, "plugin-taken", other="labrys", **said))
        elif entry.name in found:
            faults.append(refusal(BadSetting, "plugin-taken", other=package(found[entry.name]), **said))
        else:
            found[entry.name] = entry
    return found, faults


def loaded(entry: EntryPoint) -> Any:
    """What an entry point names; whatever goes wrong in its package is told in a sentence."""
    try:
        return entry.load()
    except (Exception, SystemExit) as error:  # the rest of the house goes on without it
        raise broken(package(entry), entry.name, error) from error


def broken(where: str, name: str, error: BaseException) -> BadSetting:
    """The error for a package that raises when it is used."""
    why = f"{type(error).__name__}: {error}".splitlines()[0]
    return refusal(BadSetting, "plugin-broken", package=where, name=shown(name), why=shown(why))


def check_protocol(found: object, where: str, name: str) -> None:
    """Refuse what was written for another protocol than this house has."""
    spoken = getattr(found, "protocol", 0)
    if not isinstance(spoken, int) or not spoken:
        raise refusal(BadSetting, "plugin-no-protocol", package=where, name=shown(name), ours=PROTOCOL)
    if spoken != PROTOCOL:
        raise refusal(BadSetting, "plugin-protocol", package=where, name=shown(name), theirs=spoken, ours=PROTOCOL)
