"""Which region or route a question is about, for whoever is asked it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.rules.battles import unpack as unpack_battle
from labrys.titles.minos.rules.build import A_FARM, split, unpack_farm, unpack_tile
from labrys.titles.minos.rules.build import unpack as unpack_price
from labrys.titles.minos.rules.points import unpack_contest
from labrys.titles.minos.view_types import AboutView

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def about(s: Minos) -> AboutView:
    """Empty where the choices themselves name every place."""
    decision = s.decision
    if decision in ("muster", "last-battle"):
        return {"region": unpack_battle(s.arg)[0]}
    if decision == "farm-price":
        return {"region": unpack_farm(s.arg)[0]}
    if decision == "trade-tile":
        return {"route": unpack_tile(s.arg)[0]}
    if decision == "contest":
        return {"region": split(unpack_contest(s.arg)[0])[1]}
    if decision == "price":
        what, where, _, _ = unpack_price(s.arg)
        return {"region": where} if what <= A_FARM else {"route": where}
    return {}
