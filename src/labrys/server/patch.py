"""The difference between two views, small enough to send after every action."""

from __future__ import annotations

from typing import Any

Path = list[str | int]
Patch = list[tuple[Path, Any]]


def difference(old: Any, new: Any, at: Path | None = None) -> Patch:
    """What to put where so that the old becomes the new; a list or dict of another shape is replaced whole."""
    at = [] if at is None else at
    found: Patch = []
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name, value in new.items():
            if old[name] != value:
                found += difference(old[name], value, [*at, name])
        return found
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, value in enumerate(new):
            if old[index] != value:
                found += difference(old[index], value, [*at, index])
        return found
    return [(at, new)] if old != new or type(old) is not type(new) else []


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
