"""Named numbers that a state holds: where cards and tiles lie, sources of points, Goods, tracks, actions, Abilities."""

from __future__ import annotations

from typing import Final

from labrys.engine.native import i64
from labrys.titles.minos.content import SOURCES

NOBODY: Final = -1
NONE: Final = -1
N_GOODS: Final = 6
N_TRACKS: Final = 3
N_SOURCES: Final = len(SOURCES)

# Where a card lies; the last three are followed by the seats.
DECK: Final = 0
OFFER: Final = 1
DISCARDS: Final = 2
GONE: Final = 3  # out of the game, face up
BURIED: Final = 4  # out of the game, unseen: the rest of the Age I deck
HAND: Final = 8
AREA: Final = 16  # played, in the player area
PALACE: Final = 24
PLACES: Final = 32

# Where a Trade Bonus tile lies; a route is its number.
BOX: Final = -1
HELD: Final = 3  # followed by the seats

# Sources of points.
FROM_START: Final[int] = SOURCES.index("start")
FROM_CARD: Final[int] = SOURCES.index("card")
FROM_VASE: Final[int] = SOURCES.index("vase")
FROM_INCOME: Final[int] = SOURCES.index("income")
FROM_ROUTE: Final[int] = SOURCES.index("route")
FROM_SEA: Final[int] = SOURCES.index("seapeople")
FROM_SPACE: Final[int] = SOURCES.index("space")
FROM_FARM: Final[int] = SOURCES.index("farm")
FROM_REGION: Final[int] = SOURCES.index("region")
FROM_LASTING: Final[int] = SOURCES.index("lasting")
FROM_LEFTOVER: Final[int] = SOURCES.index("leftover")
FROM_PLAYED: Final[int] = SOURCES.index("played")
FROM_PALACE: Final[int] = SOURCES.index("palace")
FROM_PIECE: Final[int] = SOURCES.index("piece")
FROM_SPENDING: Final[int] = SOURCES.index("spent")

# Goods by what they are good for.
STONE: Final = 1
COPPER: Final = 2
WOOD: Final = 3
HERBS: Final = 4
GRAIN: Final = 5

# Tracks.
INFLUENCE: Final = 0
CULTURE: Final = 1
POPULATION: Final = 2

# The five actions, and the halves of Expand that effects and the extra action give alone.
PREPARE: Final = 0
DEVELOP: Final = 1
BUILD: Final = 2
EXPAND: Final = 3
WILD: Final = 4
ONLY_PLACE: Final = 5
ONLY_MOVE: Final = 6
PAID_MOVE: Final = 7  # it was paid for, so it is made

# Kinds of Special Ability.
CHEAP_CARDS: Final = 0
BEFORE_ROLL: Final = 1
ON_BUILD: Final = 2
GROUP_TARGET: Final = 3
EXCHANGE: Final = 4

# A promise of points, as it is noted: the symbol that gives them, and to whom.
PROMISE_SEATS: Final = 8


def promise(term: i64, seat: i64) -> i64:
    return term * PROMISE_SEATS + seat


def promised(noted: i64) -> tuple[i64, i64]:
    """The symbol and the seat of a promise."""
    return noted // PROMISE_SEATS, noted % PROMISE_SEATS
