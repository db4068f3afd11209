"""What a drawn table of Relics needs to know and never changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labrys.engine.phrase import Phrase
from labrys.titles.relics.content import CONTENT


def sheet(say: Callable[[Phrase], str]) -> dict[str, Any]:
    """The suits by name, the prices that are the same on every map, and how many cards there are."""
    return {
        "suits": [{"id": name, "name": say(Phrase(f"suit-{name}"))} for name in CONTENT.suits],
        "costs": list(CONTENT.costs["standard"]),
        "explore": CONTENT.explore,
        "draw": CONTENT.draw,
        "hand_limit": CONTENT.hand_limit,
        "cards_per_suit": CONTENT.cards_per_suit,
    }
