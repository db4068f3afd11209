"""Bots: they see a perspective, never the state."""

from labrys.bots.bot import Bot, Maker, check, make, makers, names
from labrys.bots.outside import BotFault, faults

__all__ = ["Bot", "BotFault", "Maker", "check", "faults", "make", "makers", "names"]
