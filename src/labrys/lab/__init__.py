"""The lab: simulations of many games, and statistics about them."""

from labrys.lab.arena import Match, Played
from labrys.lab.count import Count
from labrys.lab.experiment import Experiment, experiment
from labrys.lab.simulate import Simulation, simulate
from labrys.lab.statistics import Interval, Spread

__all__ = ["Count", "Experiment", "Interval", "Match", "Played", "Simulation", "Spread", "experiment", "simulate"]
