"""What each seat may see, and how to deal anew what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from labrys.engine.chance import Rng

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def view(s: Minos, seat: int | None) -> dict[str, Any]:
    return {}


def redeal(s: Minos, seat: int | None, rng: Rng) -> None:
    return
