"""Finds the region or route that the current question is about, for the view of the seat that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.frames import BATTLEFIELD, BESIDE, FIELD, WANTED, WHAT, WHERE
from labrys.titles.minos.rules.build import A_FARM, split
from labrys.titles.minos.view_types import AboutView

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def about(s: Minos) -> AboutView:
    """Empty where the choices themselves name every place."""
    decision = s.decision
    if decision in ("muster", "last-battle"):
        return {"region": BATTLEFIELD.of(s.arg)}
    if decision == "farm-price":
        return {"region": FIELD.of(s.arg)}
    if decision == "trade-tile":
        return {"route": BESIDE.of(s.arg)}
    if decision == "contest":
        return {"region": split(WANTED.of(s.arg))[1]}
    if decision == "price":
        what, where = WHAT.of(s.arg), WHERE.of(s.arg)
        return {"region": where} if what <= A_FARM else {"route": where}
    return {}
