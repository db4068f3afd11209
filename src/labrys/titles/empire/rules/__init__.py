"""The rules of Empire, a module for each chapter: setup, bid, turn, deeds (the actions of the cards), end.

Numbers such as E7 are the rulings in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.decision import Flow, flow_of
from labrys.titles.empire.rules import bid, deeds, end, setup, turn
from labrys.titles.empire.rules.setup import set_up

__all__ = ["FLOW", "set_up"]

FLOW: Final[Flow] = flow_of(setup, bid, turn, deeds, end)
