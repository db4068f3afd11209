"""The common table: island, actions, tracks, routes and tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labrys.engine.phrase import Phrase
from labrys.titles.minos.content import Content


def sheet(content: Content, say: Callable[[Phrase], str]) -> dict[str, Any]:
    return {}
