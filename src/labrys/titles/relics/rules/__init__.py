"""The rules of Relics, a module for each chapter: setup, turn, combat, flight, victory, leaving.

Numbers such as R24 are the rulings in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.decision import Decision
from labrys.titles.relics.rules.flight import Flight
from labrys.titles.relics.rules.leaving import Leaving
from labrys.titles.relics.rules.setup import Placing, set_up
from labrys.titles.relics.rules.turn import Begin, HandLimit, Turn
from labrys.titles.relics.state import Relics

__all__ = ["FLOW", "LEAVING", "set_up"]

# In the order of the frame numbers in frames.py.
FLOW: Final[tuple[Decision[Relics], ...]] = (Placing(), Begin(), Turn(), Flight(), HandLimit())
LEAVING: Final = Leaving()
