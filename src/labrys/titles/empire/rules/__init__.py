"""The rules of Empire, a module for each chapter: setup, bid, turn, deeds (the actions of the cards), end.

Numbers such as E7 are the rulings in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.decision import Decision
from labrys.titles.empire.rules.bid import Bidding, FirstPlayer
from labrys.titles.empire.rules.deeds import Building, Destroying, Marching, Placing, Sailing
from labrys.titles.empire.rules.end import Allotting, Finish
from labrys.titles.empire.rules.setup import Neutrals, set_up
from labrys.titles.empire.rules.turn import Both, Either, Turn
from labrys.titles.empire.state import Empire

__all__ = ["FLOW", "set_up"]

# In the order of the frame numbers in tables.py.
FLOW: Final[tuple[Decision[Empire], ...]] = (
    Neutrals(),
    Bidding(),
    FirstPlayer(),
    Turn(),
    Either(),
    Both(),
    Placing(),
    Marching(),
    Sailing(),
    Building(),
    Destroying(),
    Allotting(),
    Finish(),
)
