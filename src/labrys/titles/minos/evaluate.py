"""What a bot thinks a position is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def worth(s: Minos, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    return 0.5
