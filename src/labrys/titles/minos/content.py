"""The content of Minos as typed, frozen objects, read from a TOML file and checked on the way in.

A fault in a file is one sentence that names the file, the table, the entry and the column.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from labrys.engine.errors import LabrysError
from labrys.titles.minos.effects.programs import Programs

GOODS: Final = ("silver", "stone", "copper", "wood", "herbs", "grain")
COLOURS: Final = ("red", "yellow", "blue", "gray")  # of dice; the first three are those of the tracks
PRIORITIES: Final = (*COLOURS, "lowest-total", "highest-total", "fewest-left")  # by which the automaton chooses dice
TRACKS: Final = ("influence", "culture", "population")
DEEDS: Final = ("prepare", "develop", "build", "expand", "wild")  # the five actions
TRIGGERS: Final = (*DEEDS, "die-1-2", "die-3-4", "die-5-6")
GOALS: Final = (
    "income-end",
    "same-good",
    "culture",
    "presence",
    "dominance",
    "population",
    "route-spaces",
    "towers",
    "ships",
    "palace",
    "same-trigger",
    "influence",
)
ABILITIES: Final = ("card-discount", "before-roll", "on-build", "group-target", "exchange")
SOURCES: Final = (  # where points come from, in the order of the final account
    "start",
    "card",
    "trait",
    "track",
    "vase",
    "income",
    "route",
    "foundation",
    "trade",
    "seapeople",
    "space",
    "ability",
    "farm",
    "region",
    "lasting",
    "leftover",
    "played",
    "palace",
    "piece",
    "spent",
)
COUNTS: Final = (2, 3, 4)
AGE_CARDS: Final = 72
CARDS: Final = 2 * AGE_CARDS
FOUNDATIONS: Final = 20
TRADES: Final = 15  # of each colour
SEA_PEOPLES: Final = 10  # of each level
VASES: Final = 12
STARTS: Final = 9
BONUSES: Final = 5
TRACK_TOP: Final = 8
ROUTE_TOP: Final = 5
ROUTES: Final = 3
MOST_REGIONS: Final = 14  # four starts, and a Sea Peoples tile of each level for each other region
MOST_SPACES: Final = 4
MOST_BENEFITS: Final = 2  # of a space of the action board


class BadContent(LabrysError):
    """A content file that cannot be played with."""


@dataclass(frozen=True)
class Named:
    """A name in every language of the house."""

    en: str
    fr: str


@dataclass(frozen=True)
class Decree:
    """A Decree card."""

    id: str
    name: Named
    cost: int
    icons: tuple[int, ...]
    vp: int
    instant: int
    trigger: int
    trait: int
    family: str


@dataclass(frozen=True)
class SeaPeople:
    id: str
    name: Named
    demand: int
    benefit: int


@dataclass(frozen=True)
class Tile:
    """A tile that is nothing but its benefit: Foundation, Trade Bonus, Action Bonus."""

    id: str
    benefit: int


@dataclass(frozen=True)
class Vase:
    id: str
    name: Named
    colour: str
    goal: int
    value: int


@dataclass(frozen=True)
class Route:
    """One side of a Trade Route tile, its five spaces from the bottom up."""

    tile: int
    side: str
    name: Named
    cost: tuple[int, ...]
    income: tuple[int, ...]
    top_vp: int


@dataclass(frozen=True)
class Start:
    """A Starting card."""

    id: str
    players: int
    region: int
    first: bool
    good: int
    coins: int
    weaponry: int
    vp: int
    temps: tuple[int, ...]
    extra_warrior: int
    draw: int
    put_back: int


@dataclass(frozen=True)
class Ability:
    """A Special Ability tile; the numbers are those of its three levels."""

    id: str
    name: Named
    kind: int
    coins: tuple[int, ...]  # off the price: of a card, or of a building
    gain: tuple[int, ...]  # programs: before the roll, or for a building
    target: tuple[int, ...]  # of a group of dice
    give: tuple[int, ...]  # in an exchange
    get: tuple[int, ...]
    income: tuple[int, ...]  # programs
    leftover: tuple[int, ...]


@dataclass(frozen=True)
class Space:
    """An action space. ``benefits`` are programs, BONUS stands for the Action Bonus tile in play."""

    points: int
    benefits: tuple[int, ...]
    choose: bool
    age2_draw: bool


BONUS: Final = -2


@dataclass(frozen=True)
class Region:
    number: int
    letter: str
    name: Named
    good: int
    starts: tuple[int, ...]


@dataclass(frozen=True)
class Map:
    """The island for one seat count; regions are numbered from 0 inside, from 1 for people."""

    regions: tuple[Region, ...]
    neighbours: tuple[tuple[int, ...], ...]
    drawing: tuple[str, ...]


@dataclass(frozen=True)
class Crew:
    """What the number of players decides."""

    dice: tuple[int, ...]  # by colour
    dice_each: int
    spaces: int
    trade_tiles: int
    vase_slots: tuple[int, ...]
    tile_regions: int
    board: tuple[tuple[Space, ...], ...]  # by action
    map: Map


@dataclass(frozen=True)
class Track:
    """A Progress track; by space 0 to 8: what is gained on arrival (a program or -1) and what the space is worth."""

    name: Named
    gain: tuple[int, ...]
    palace: tuple[int, ...]  # the largest up to this space
    weapon: tuple[int, ...]
    presence: tuple[int, ...]
    dominance: tuple[int, ...]
    level: tuple[int, ...]
    at_top: int


@dataclass(frozen=True)
class Board:
    """The player board: prices, benefits and points of the pieces, and the Income track."""

    city_cost: tuple[int, ...]
    city_vp: tuple[int, ...]
    tower_cost: tuple[int, ...]
    tower_gain: tuple[int, ...]
    tower_vp: tuple[int, ...]
    farm_cost: tuple[int, ...]
    farm_gain: tuple[int, ...]
    farm_vp: tuple[int, ...]
    ship_cost: tuple[int, ...]
    ship_vp: tuple[int, ...]
    discount: int
    route_discount: int
    income_coins: tuple[int, ...]
    income_vp: tuple[int, ...]
    good_steps: tuple[int, ...]
    third_good: int


@dataclass(frozen=True)
class SoloCard:
    """A card of Rhadamanthus: the front chooses a die, the back an action; the Vase counts at Income."""

    id: str
    highest: bool  # the highest die of the colour, or the lowest
    priority: tuple[int, ...]  # colours, then criteria, as PRIORITIES has them
    vase: str  # a colour
    deeds: tuple[int, ...]


@dataclass(frozen=True)
class SoloContent:
    """His cards, his numbers, and what the easy and the hard list change."""

    cards: tuple[SoloCard, ...]
    homes: tuple[tuple[int, int], ...]  # where the person starts, where his home is then
    fault: str  # why nobody can play alone with this content, as a sentence; empty if one can
    city_vp: int
    space_vp: int
    route_vp: int
    down_vp: tuple[int, ...]  # face-down cards by Age
    population: int
    population_after: int
    warriors: int
    cities: int
    farms: int
    easy_down_vp: tuple[int, ...]
    easy_space_vp: int
    hard_vp: int
    hard_population: int
    hard_population_after: int
    hard_dominance_vp: int
    hard_battle_vp: int

    def home(self, start: int) -> int:
        """His home region, by where the person starts."""
        return dict(self.homes)[start]


@dataclass(frozen=True)
class Content:
    """Everything in the box."""

    version: str
    programs: Programs
    goods: tuple[Named, ...]
    tiles_each: int
    temps_each: int
    face_up: int
    card_discount: int
    surcharge: int
    offer: int
    reroll: int
    rounds: int
    scorings: tuple[int, ...]
    age2_from: int
    group_total: int
    reserves: int
    warriors: int
    cards: tuple[Decree, ...]
    starts: tuple[Start, ...]
    routes: tuple[Route, ...]  # the three A sides, then the three B sides
    trades: tuple[Tile, ...]  # blue, then red
    foundations: tuple[Tile, ...]
    sea: tuple[SeaPeople, ...]  # level I, then level II
    bonuses: tuple[Tile, ...]
    vases: tuple[Vase, ...]
    abilities: tuple[Ability, ...]
    tracks: tuple[Track, ...]
    board: Board
    crews: dict[int, Crew]
    forfeit: int
    march_price: int
    temp_price: int
    sale_price: int
    temps_for_good: int
    leftovers: int
    played_vp: int
    solo: SoloContent

    @property
    def vase_spaces(self) -> tuple[int, ...]:
        """What an automaton's Objective marker covers, step by step: nothing, then a Vase's spaces from the lowest up."""
        return (0, *reversed(self.crews[max(self.crews)].vase_slots))
