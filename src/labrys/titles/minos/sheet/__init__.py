"""What a drawn board of Minos needs to know and never changes, in the viewer's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labrys.engine.phrase import Phrase
from labrys.titles.minos.content import Content
from labrys.titles.minos.sheet import board, cards


def sheet(content: Content, say: Callable[[Phrase], str]) -> dict[str, Any]:
    """The common table, then the cards and what lies before each player."""
    return {**board.sheet(content, say), **cards.sheet(content, say)}
