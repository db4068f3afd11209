"""Runs that survive: games are kept as they end, and go on where they were left."""

from labrys.lab.runs.cluster import Ray
from labrys.lab.runs.folder import Folder
from labrys.lab.runs.plan import Plan
from labrys.lab.runs.run import WHOLE, Jobs, Progress, Shard, beyond, games_of, merge, run

__all__ = ["WHOLE", "Folder", "Jobs", "Plan", "Progress", "Ray", "Shard", "beyond", "games_of", "merge", "run"]
