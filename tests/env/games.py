"""Every game with every seat count: what the environments are tried with."""

from __future__ import annotations

from typing import Any

import labrys

TABLES = [(name, seats) for name in labrys.games() for seats in labrys.game(name).seats]
SHORT: dict[str, Any] = {"relics": {"round_limit": 4}}  # options that make a game short, so that ends come soon


def identity(name: str) -> str:
    return f"labrys/{name.capitalize()}-v1"
