"""Bots: they see a perspective, never the state."""

from labrys.bots.bot import Bot, Maker, make, makers

__all__ = ["Bot", "Maker", "make", "makers"]
