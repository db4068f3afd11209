"""The rules of Relics, a module for each chapter: setup, turn, combat, flight, victory, leaving.

Numbers such as R24 are the rulings in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.decision import Flow, flow_of
from labrys.titles.relics.rules import flight, setup, turn
from labrys.titles.relics.rules.leaving import Leaving
from labrys.titles.relics.rules.setup import set_up

__all__ = ["FLOW", "LEAVING", "set_up"]

FLOW: Final[Flow] = flow_of(setup, turn, flight)
LEAVING: Final = Leaving()
