"""The JSON schema of what a seat may see, made from the games' view types: `python -m labrys.server.protocol.view_schema > docs/views.schema.json`."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from labrys.house import TITLES, game


def schema() -> dict[str, Any]:
    """One document: a view is that of some game, and ``game`` in it says of which."""
    views, parts = msgspec.json.schema_components(
        [game(name).view_type for name in TITLES], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "TitleView",
        "description": "What a seat, or a spectator, may see of a game of Labrys: `view` in updates and replays.",
        "oneOf": views,
        "$defs": parts,
    }


def text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
