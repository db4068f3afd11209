"""The content of Relics as typed, frozen objects, and the tables that the rules look things up in."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from labrys.engine.native import i64


@dataclass(frozen=True)
class Map:
    """The square of tiles for one seat count."""

    side: int
    aside: int
    extra: int

    @property
    def tiles(self) -> int:
        return self.side * self.side

    @property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each tile, the tiles that share an edge with it (R18), in reading order."""
        side = self.side
        found = []
        for tile in range(self.tiles):
            row, column = divmod(tile, side)
            near = [
                (row - 1, column, row > 0),
                (row, column - 1, column > 0),
                (row, column + 1, column < side - 1),
                (row + 1, column, row < side - 1),
            ]
            found.append(tuple(r * side + c for r, c, inside in near if inside))
        return tuple(found)

    @property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """Edge steps between any two tiles, costs and walls ignored (R42)."""
        side = self.side
        return tuple(
            tuple(abs(a // side - b // side) + abs(a % side - b % side) for b in range(self.tiles))
            for a in range(self.tiles)
        )


@dataclass(frozen=True)
class Content:
    """Everything in the box."""

    version: str
    suits: tuple[str, ...]
    costs: dict[str, tuple[int, ...]]
    explore: int
    draw: int
    hand_limit: int
    tiles_per_suit: int
    cards_per_suit: int
    die_sides: int
    defence_dice: int
    maps: dict[int, Map]


def load() -> Content:
    raw = tomllib.loads(Path(__file__).with_name("content.toml").read_text(encoding="utf-8"))
    return Content(
        version=raw["version"],
        suits=tuple(raw["suits"]["names"]),
        costs={name: tuple(costs) for name, costs in raw["costs"].items() if name != "provenance"},
        explore=raw["actions"]["explore"],
        draw=raw["actions"]["draw"],
        hand_limit=raw["actions"]["hand_limit"],
        tiles_per_suit=raw["tiles"]["per_suit"],
        cards_per_suit=raw["cards"]["per_suit"],
        die_sides=raw["dice"]["sides"],
        defence_dice=raw["dice"]["defence"],
        maps={int(seats): Map(**square) for seats, square in raw["maps"].items() if seats != "provenance"},
    )


CONTENT: Final = load()
SUITS: Final[i64] = len(CONTENT.suits)
MOST_TILES: Final[int] = max(square.tiles for square in CONTENT.maps.values())

FACE_DOWN: Final = -1
NOBODY: Final = -1
OFF_MAP: Final = -1
