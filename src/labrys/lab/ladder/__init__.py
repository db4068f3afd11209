"""Ladders: bots in the order of their strength, from paired games."""

from labrys.lab.ladder.ladder import Ladder, Rung, ladder
from labrys.lab.ladder.strength import Duel, fitted

__all__ = ["Duel", "Ladder", "Rung", "fitted", "ladder"]
