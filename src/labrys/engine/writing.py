"""A position in writing: what a game is played with and what its fields hold, as JSON."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from labrys.engine.option import Setting
from labrys.engine.position import Field

COMPACT: Final = json.JSONEncoder(separators=(",", ":"))
SMALL: Final = {number: str(number) for number in range(-1, 256)}  # looking a number up is quicker than writing it


@lru_cache(maxsize=1 << 8, typed=True)
def heading(game: str, content: str, seats: int, names: tuple[str, ...], *settings: Setting) -> str:
    """Told anew with each digest, and nearly always the same."""
    options = dict(zip(names, settings, strict=True))
    return COMPACT.encode({"game": game, "content": content, "seats": seats, "options": options})


def written(value: Field) -> str:
    """A field as JSON writes it."""
    if isinstance(value, int):
        return str(value)
    try:
        return f"[{','.join(map(SMALL.__getitem__, value))}]"
    except KeyError:
        return f"[{','.join(map(str, value))}]"
