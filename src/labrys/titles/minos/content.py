"""The content of Minos as typed, frozen objects, read from a TOML file and checked on the way in.

A fault in a file is one sentence that names the file, the table, the entry and the column.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from labrys.engine.errors import LabrysError, one_of
from labrys.titles.minos.effects.language import BadEffect
from labrys.titles.minos.effects.programs import Programs

GOODS: Final = ("silver", "stone", "copper", "wood", "herbs", "grain")
COLOURS: Final = ("red", "yellow", "blue", "gray")  # of dice; the first three are those of the tracks
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
MOST_REGIONS: Final = 12
MOST_SPACES: Final = 4


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


class Reader:
    """Takes entries out of a file, and says where it was when something is wrong."""

    def __init__(self, file: str, raw: dict[str, Any]) -> None:
        self.file = file
        self.raw = raw
        self.programs = Programs()

    def fault(self, where: str, what: str) -> BadContent:
        return BadContent(f"{self.file}: {where}: {what}.")

    def table(self, *path: str) -> dict[str, Any]:
        found: Any = self.raw
        for name in path:
            if not isinstance(found, dict) or name not in found:
                raise self.fault(".".join(path), "this table is missing")
            found = found[name]
        if not isinstance(found, dict):
            raise self.fault(".".join(path), "this must be a table")
        return found

    def rows(self, name: str, count: int) -> list[tuple[str, dict[str, Any]]]:
        """The entries of a list with what each is called in messages."""
        found = self.raw.get(name)
        if not isinstance(found, list) or len(found) != count:
            have = len(found) if isinstance(found, list) else 0
            raise self.fault(name, f"{count} entries are needed, not {have}")
        called = [(f"{name} {row.get('id', row.get('en', i + 1))}", row) for i, row in enumerate(found)]
        names = [where for where, _ in called]
        for where in names:
            if names.count(where) > 1:
                raise self.fault(where, "this id is used twice")
        return called

    def value(self, where: str, row: dict[str, Any], column: str) -> Any:
        if column not in row:
            raise self.fault(f"{where}, {column}", "this column is missing")
        return row[column]

    def whole(self, where: str, row: dict[str, Any], column: str, least: int = 0, most: int = 999) -> int:
        found = self.value(where, row, column)
        if type(found) is not int or not least <= found <= most:
            raise self.fault(f"{where}, {column}", f"{found!r} must be a whole number from {least} to {most}")
        return found

    def ints(self, where: str, row: dict[str, Any], column: str, count: int | None = None) -> tuple[int, ...]:
        found = self.value(where, row, column)
        if not isinstance(found, list) or any(type(n) is not int or n < 0 for n in found):
            raise self.fault(f"{where}, {column}", "this must be a list of whole numbers")
        if count is not None and len(found) != count:
            raise self.fault(f"{where}, {column}", f"{count} numbers are needed, not {len(found)}")
        return tuple(found)

    def text(self, where: str, row: dict[str, Any], column: str) -> str:
        found = self.value(where, row, column)
        if not isinstance(found, str) or not found.strip():
            raise self.fault(f"{where}, {column}", "this must be a text")
        return found

    def one_of(self, where: str, row: dict[str, Any], column: str, names: tuple[str, ...]) -> int:
        found = self.text(where, row, column)
        if found not in names:
            raise self.fault(f"{where}, {column}", f"{found!r} is unknown: use {one_of(list(names))}")
        return names.index(found)

    def each_of(self, where: str, row: dict[str, Any], column: str, names: tuple[str, ...]) -> tuple[int, ...]:
        found = self.value(where, row, column)
        if not isinstance(found, list):
            raise self.fault(f"{where}, {column}", "this must be a list")
        return tuple(self.one_of(where, {column: name}, column, names) for name in found)

    def named(self, where: str, row: dict[str, Any]) -> Named:
        return Named(self.text(where, row, "en"), self.text(where, row, "fr"))

    def effect(self, where: str, text: object, column: str, source: str) -> int:
        """Compile an effect; a fault in it is named with the file, the entry and the column."""
        if not isinstance(text, str):
            raise self.fault(f"{where}, {column}", "this must be an effect in quotes")
        try:
            return self.programs.add(text, SOURCES.index(source))
        except BadEffect as error:
            raise self.fault(f"{where}, {column}", str(error)) from None

    def effects(self, where: str, texts: object, column: str, source: str, count: int) -> tuple[int, ...]:
        if not isinstance(texts, list) or len(texts) != count:
            raise self.fault(f"{where}, {column}", f"a list of {count} effects is needed")
        return tuple(self.effect(where, text, column, source) for text in texts)


def up_to(values: Iterable[int]) -> tuple[int, ...]:
    """The largest so far."""
    found: list[int] = []
    for value in values:
        found.append(max([value, *found]))
    return tuple(found)


def load(path: Path) -> Content:
    """Read and check a content file."""
    from labrys.titles.minos.reading import read

    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"{path}: this content file cannot be read ({error.strerror}).") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{path}: this is not a TOML file: {error}.") from None
    return read(Reader(path.name, raw))
