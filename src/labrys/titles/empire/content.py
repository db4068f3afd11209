"""The content of Empire as typed, frozen objects: goods, cards, and the two sides of the board."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from labrys.titles.empire.drawing import Cell, Drawing

HERE: Final = Path(__file__).parent
WILD_NAME: Final = "wild"


@dataclass(frozen=True)
class Part:
    """One part of a card's action: ``place``, ``land``, ``ship``, ``city`` or ``destroy``, and how often."""

    verb: str
    amount: int = 1


@dataclass(frozen=True)
class Action:
    """What a card lets its owner do: one part, one of two (``or``), or both (``and``)."""

    parts: tuple[Part, ...]
    join: str = ""

    @staticmethod
    def parse(text: str) -> Action:
        """``place 2 or city``."""
        for join in ("or", "and"):
            if f" {join} " in text:
                return Action(tuple(read_part(part) for part in text.split(f" {join} ")), join)
        return Action((read_part(text),))


def read_part(text: str) -> Part:
    verb, *amount = text.split()
    return Part(verb, *map(int, amount))


@dataclass(frozen=True)
class Card:
    """One kind of card. ``copies`` are in every game, ``five`` more with five players."""

    good: str
    symbols: int
    copies: int
    five: int
    actions: dict[str, Action]  # by printing

    def count(self, seats: int) -> int:
        """How many of this card are in a game."""
        return self.copies + (self.five if seats == 5 else 0)


@dataclass(frozen=True)
class Continent:
    name: str
    regions: str
    label: Cell


@dataclass(frozen=True)
class DottedLine:
    """A way over water between two regions, from coast cell to coast cell."""

    between: str
    start: Cell
    end: Cell


@dataclass(frozen=True)
class Board:
    """One side of the board. Its regions are numbered as their letters in the drawing: A is 0."""

    side: str
    drawing: Drawing
    start: int
    triangles: tuple[int, ...]
    continents: tuple[Continent, ...]
    dotted_lines: tuple[DottedLine, ...]

    @property
    def regions(self) -> int:
        return len(self.drawing.regions)

    def region_name(self, region: int) -> str:
        """The name of a region in the words files: ``a01``."""
        return f"{self.side.lower()}{region + 1:02}"

    @cached_property
    def land(self) -> tuple[tuple[int, ...], ...]:
        """For each region, the regions over a land border, in order."""
        return self.near(self.drawing.borders)

    @cached_property
    def water(self) -> tuple[tuple[int, ...], ...]:
        """For each region, the regions over a dotted line, in order."""
        return self.near(tuple(line.between for line in self.dotted_lines))

    def near(self, pairs: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
        found: list[list[int]] = [[] for _ in range(self.regions)]
        for pair in pairs:
            one, other = (self.drawing.regions.index(letter) for letter in pair)
            found[one].append(other)
            found[other].append(one)
        return tuple(tuple(sorted(near)) for near in found)

    @cached_property
    def continent_of(self) -> tuple[int, ...]:
        """For each region, its continent's number."""
        found = {letter: number for number, continent in enumerate(self.continents) for letter in continent.regions}
        return tuple(found[letter] for letter in self.drawing.regions)


@dataclass(frozen=True)
class Content:
    """Everything in the box."""

    version: str
    armies: int
    cities: int
    first_armies: int
    neutral_armies: int
    coins_in_box: int
    costs: tuple[int, ...]
    coins: dict[int, int]
    cards_each: dict[int, int]
    goods: tuple[str, ...]
    steps: dict[str, tuple[int, ...]]
    pays: tuple[int, ...]
    tokens_each: int
    cards: tuple[Card, ...]
    boards: tuple[Board, ...]

    def set_points(self, good: int, symbols: int) -> int:
        """What a set of a good is worth: the last step that it reaches (E28)."""
        reached = sum(symbols >= step for step in self.steps[self.goods[good]])
        return self.pays[reached - 1] if reached else 0


def read_toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def read_board(side: str) -> Board:
    raw = read_toml(HERE / "maps" / f"side-{side.lower()}.toml")
    drawing = Drawing.parse(raw["drawing"])
    return Board(
        side=side,
        drawing=drawing,
        start=drawing.regions.index(raw["start"]),
        triangles=tuple(drawing.regions.index(letter) for letter in raw["triangles"]),
        continents=tuple(Continent(c["id"], c["regions"], tuple(c["label"])) for c in raw["continents"]),
        dotted_lines=tuple(
            DottedLine(line["between"], tuple(line["from"]), tuple(line["to"])) for line in raw["dotted_lines"]
        ),
    )


def read_card(raw: dict[str, Any]) -> Card:
    english = Action.parse(raw["action"])
    neutral = Action.parse(raw["neutral"]) if "neutral" in raw else english
    return Card(
        good=raw["good"],
        symbols=raw.get("symbols", 1),
        copies=raw["copies"],
        five=raw.get("five", 0),
        actions={"english": english, "neutral": neutral},
    )


def load() -> Content:
    raw = read_toml(HERE / "content.toml")
    setup = raw["setup"]
    players = {int(seats): figures for seats, figures in raw["players"].items() if seats != "provenance"}
    goods = {name: tuple(steps) for name, steps in raw["goods"].items() if name not in ("provenance", "pays", "tokens")}
    return Content(
        version=raw["version"],
        armies=setup["armies"],
        cities=setup["cities"],
        first_armies=setup["first_armies"],
        neutral_armies=setup["neutral_armies"],
        coins_in_box=setup["coins_in_box"],
        costs=tuple(setup["row"]),
        coins={seats: figures["coins"] for seats, figures in players.items()},
        cards_each={seats: figures["cards"] for seats, figures in players.items()},
        goods=tuple(goods),
        steps=goods,
        pays=tuple(raw["goods"]["pays"]),
        tokens_each=raw["goods"]["tokens"],
        cards=tuple(read_card(card) for card in raw["cards"]["kinds"]),
        boards=tuple(read_board(side) for side in ("A", "B")),
    )


CONTENT: Final = load()
