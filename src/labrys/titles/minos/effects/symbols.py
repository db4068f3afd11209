"""The symbols of the rulebook's list, numbered: what may be gained, paid, counted and asked for."""

from __future__ import annotations

from typing import Final

ATOMS: Final = (
    "coin",
    "weapon",
    "vp",
    "temp",
    "good",
    "random-good",
    "card",
    "card-age2",
    "build",
    "build-free",
    "wild",
    "place",
    "move",
    "warrior",
    "influence",
    "culture",
    "population",
    "track",
    "lowest-track",
    "income",
    "play",
    "play-free",
    "palace",
    "palace-free",
    "route-income",
    "vp-scoring",
    "vp-end",
    "discard",
    "card-offer",
)
PAYMENTS: Final = ("coin", "weapon", "vp", "discard", "warrior", "temp")
COUNTED: Final = (
    "played",
    "palace",
    "city",
    "tower",
    "farm",
    "presence",
    "seapeople",
    "lowest-step",
    "warrior",
    "route-space",
)
CONDITIONS: Final = (
    "towers",
    "farms",
    "cities",
    "seapeople",
    "influence",
    "culture",
    "population",
    "alltracks",
    "palace",
    "played",
    "ship",
    "warriors",
    "regions",
)

ATOM_COIN: Final = 0
ATOM_WEAPON: Final = 1
ATOM_VP: Final = 2
ATOM_TEMP: Final = 3
ATOM_GOOD: Final = 4
ATOM_RANDOM_GOOD: Final = 5
ATOM_CARD: Final = 6
ATOM_CARD_AGE2: Final = 7
ATOM_BUILD: Final = 8
ATOM_BUILD_FREE: Final = 9
ATOM_WILD: Final = 10
ATOM_PLACE: Final = 11
ATOM_MOVE: Final = 12
ATOM_WARRIOR: Final = 13
ATOM_INFLUENCE: Final = 14
ATOM_CULTURE: Final = 15
ATOM_POPULATION: Final = 16
ATOM_TRACK: Final = 17
ATOM_LOWEST_TRACK: Final = 18
ATOM_INCOME: Final = 19
ATOM_PLAY: Final = 20
ATOM_PLAY_FREE: Final = 21
ATOM_PALACE: Final = 22
ATOM_ROUTE_INCOME: Final = 24
ATOM_VP_SCORING: Final = 25
ATOM_VP_END: Final = 26
ATOM_DISCARD: Final = 27
ATOM_CARD_OFFER: Final = 28

# What is counted, by the order of COUNTS.
PER_PLAYED: Final = 0
PER_PALACE_CARDS: Final = 1
PER_CITIES: Final = 2
PER_TOWERS: Final = 3
PER_FARMS: Final = 4
PER_PRESENCE: Final = 5
PER_SEA_PEOPLES: Final = 6
PER_LOWEST_STEP: Final = 7
PER_WARRIORS: Final = 8

# What a condition looks at, by the order of CONDITIONS.
IF_TOWERS: Final = 0
IF_FARMS: Final = 1
IF_CITIES: Final = 2
IF_SEA_PEOPLES: Final = 3
IF_INFLUENCE: Final = 4
IF_CULTURE: Final = 5
IF_POPULATION: Final = 6
IF_ALL_TRACKS: Final = 7
IF_PALACE_CARDS: Final = 8
IF_PLAYED: Final = 9
IF_SHIP: Final = 10
IF_WARRIORS: Final = 11

# Gains that ask nothing and change nothing that is counted or asked for: when they come first, nothing is lost.
PLAIN: Final = (ATOM_COIN, ATOM_WEAPON, ATOM_VP, ATOM_VP_SCORING, ATOM_VP_END)
# Gains that ask nothing, whatever they change.
SILENT: Final = (*PLAIN, ATOM_RANDOM_GOOD, ATOM_CARD, ATOM_CARD_AGE2, ATOM_WARRIOR, ATOM_INCOME)
# Action points: before one is taken, an extra action still fits.
ACTION_POINTS: Final = (ATOM_BUILD, ATOM_BUILD_FREE, ATOM_WILD, ATOM_PLAY, ATOM_PLAY_FREE, ATOM_CARD_OFFER)
