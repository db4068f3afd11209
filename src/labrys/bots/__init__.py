"""Bots: they see a perspective, never the state."""

from labrys.bots.bot import Bot, Maker, check, make, makers

__all__ = ["Bot", "Maker", "check", "make", "makers"]
