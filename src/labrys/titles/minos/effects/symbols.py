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
COUNTS: Final = (
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

COIN: Final = 0
WEAPON: Final = 1
VP: Final = 2
TEMP: Final = 3
GOOD: Final = 4
RANDOM_GOOD: Final = 5
CARD: Final = 6
CARD_AGE2: Final = 7
BUILD: Final = 8
BUILD_FREE: Final = 9
WILD: Final = 10
PLACE: Final = 11
MOVE: Final = 12
WARRIOR: Final = 13
INFLUENCE: Final = 14
CULTURE: Final = 15
POPULATION: Final = 16
TRACK: Final = 17
LOWEST_TRACK: Final = 18
INCOME: Final = 19
PLAY: Final = 20
PLAY_FREE: Final = 21
PALACE: Final = 22
ROUTE_INCOME: Final = 24
VP_SCORING: Final = 25
VP_END: Final = 26
DISCARD: Final = 27
CARD_OFFER: Final = 28

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
PLAIN: Final = (COIN, WEAPON, VP, VP_SCORING, VP_END)
# Gains that ask nothing, whatever they change.
SILENT: Final = (*PLAIN, RANDOM_GOOD, CARD, CARD_AGE2, WARRIOR, INCOME)
# Action points: before one is taken, an extra action still fits.
POINTS: Final = (BUILD, BUILD_FREE, WILD, PLAY, PLAY_FREE, CARD_OFFER)
