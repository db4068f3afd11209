"""Long runs that survive interruptions: games are stored as they end, and a run goes on where it stopped."""

from labrys.lab.runs.cluster import Ray
from labrys.lab.runs.folder import Folder
from labrys.lab.runs.plan import Plan
from labrys.lab.runs.run import WHOLE, Jobs, Progress, Shard, beyond, games_of, merge, run

__all__ = ["WHOLE", "Folder", "Jobs", "Plan", "Progress", "Ray", "Shard", "beyond", "games_of", "merge", "run"]
