"""What a view of Relics holds: an allow-list. Suits and tiles are named by their numbers in the content and on the map."""

from __future__ import annotations

from typing import Literal, TypedDict

from labrys.engine.view import View


class TileView(TypedDict):
    suit: int | None  # None while it lies face down
    owner: int | None


class RelicsView(View):
    game: Literal["relics"]
    round: int
    first: int
    points: int
    side: int  # of the square map, in tiles
    costs: list[int]  # by suit
    tiles: list[TileView]
    pieces: list[int | None]  # by seat: its tile
    gone: list[bool]
    hand: list[int] | None  # by suit; of the seat that looks
    hand_sizes: list[int]
    deck_size: int
    discards: list[int]  # by suit
    suits_owned: list[int]
