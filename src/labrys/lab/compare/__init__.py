"""Comparisons: two versions of a game on the same seeds, until the answer is clear."""

from labrys.lab.compare.compare import Comparison, Difference, compare
from labrys.lab.compare.side import Side

__all__ = ["Comparison", "Difference", "Side", "compare"]
