"""Computes the difference between two views, which is sent instead of the whole view after each move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Path = list[str | int]
Patch = list[tuple[Path, Any]]


def difference(old: Any, new: Any, at: Path | None = None) -> Patch:
    """What to put where so that the old becomes the new; a list or dict of another shape is replaced whole.

    Whatever part of the new is equal to the old becomes the old one's: memory holds it once, and the search for garbage,
    which looks at all that is new, finds next to nothing.
    """
    at = [] if at is None else at
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        parts: Iterable[tuple[Any, Any]] = new.items()
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        parts = enumerate(new)
    else:
        return [(at, new)] if old != new or type(old) is not type(new) else []
    found: Patch = []
    for name, value in parts:
        before = old[name]
        if before != value:
            found += (
                difference(before, value, [*at, name]) if isinstance(value, dict | list) else [([*at, name], value)]
            )
        elif isinstance(value, dict | list):
            new[name] = before
    return found


def patched(view: dict[str, Any], patch: Patch) -> dict[str, Any]:
    """The view with a patch put in place; the view itself is changed."""
    for path, value in patch:
        if not path:
            return dict(value)
        spot: Any = view
        for step in path[:-1]:
            spot = spot[step]
        spot[path[-1]] = value
    return view
