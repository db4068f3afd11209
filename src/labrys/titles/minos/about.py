"""Which region or route a question is about, for whoever is asked it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.rules.build import A_FARM, split
from labrys.titles.minos.rules.build import unpack as unpack_price

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

WANTED = (1 << 12) - 1


def about(s: Minos) -> dict[str, int]:
    """Empty where the choices themselves name every place."""
    decision = s.decision
    if decision in ("muster", "last-battle", "farm-price"):
        return {"region": s.arg & 15}
    if decision == "trade-tile":
        return {"route": s.arg & 3}
    if decision == "contest":
        return {"region": split(s.arg & WANTED)[1]}
    if decision == "price":
        what, where, _, _ = unpack_price(s.arg)
        return {"region" if what <= A_FARM else "route": where}
    return {}
