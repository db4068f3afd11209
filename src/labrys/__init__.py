"""Labrys: a house of board games."""

from labrys.purity import COMPILED  # first of all: it decides which engine the lines below import

from labrys.engine import (  # isort: skip
    BadSetting,
    BadText,
    IllegalAction,
    LabrysError,
    Perspective,
    Record,
    Rng,
    State,
)
from labrys.house import game, games, replay  # isort: skip
from labrys.installed import PROTOCOL  # isort: skip

__version__ = "0.1.0"
__all__ = [
    "COMPILED",
    "PROTOCOL",
    "BadSetting",
    "BadText",
    "IllegalAction",
    "LabrysError",
    "Perspective",
    "Record",
    "Rng",
    "State",
    "game",
    "games",
    "replay",
]
