"""The lab: games by the thousand, and what they tell."""

from labrys.lab.arena import Match, Played
from labrys.lab.count import Count
from labrys.lab.simulate import Simulation, simulate
from labrys.lab.statistics import Interval, Spread

__all__ = ["Count", "Interval", "Match", "Played", "Simulation", "Spread", "simulate"]
