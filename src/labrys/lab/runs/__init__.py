"""Runs that survive: games are kept as they end, and go on where they were left."""

from labrys.lab.runs.folder import Folder
from labrys.lab.runs.plan import Plan
from labrys.lab.runs.run import WHOLE, Progress, Shard, merge, run

__all__ = ["WHOLE", "Folder", "Plan", "Progress", "Shard", "merge", "run"]
