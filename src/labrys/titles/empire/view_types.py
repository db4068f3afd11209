"""What a view of Empire holds: an allow-list. Regions, goods and kinds of cards are named by their numbers in the content.

A power is a seat or, with two players, the neutral third.
"""

from __future__ import annotations

from typing import Literal

from labrys.engine.view import View


class EmpireView(View):
    game: Literal["empire"]
    points: int  # armies still to place, or moves to make; 0 where nothing is counted
    side: Literal["A", "B"]
    number: int  # which game of a series this is, from 0
    first: int | None  # the first player, once named
    bids_made: list[bool]
    bids: list[int | None]  # by seat; those of others only when all are in
    armies: list[list[int]]  # by power and region
    cities: list[list[int]]  # by power and region
    control: list[int | None]  # by region: the power that controls it
    supply: list[int]  # by power: armies beside the board
    unbuilt: list[int]  # by seat: cities beside the board
    bank: int  # coins in the supply
    coins: list[int]
    cards: list[int]  # by seat: how many cards it owns
    goods: list[list[int]]  # by seat: symbols of each good, then wild cards
    allotted: list[list[int]]  # by seat and good: wild cards that the player placed by hand
    row: list[int]  # kinds of the cards on offer, the free one first
    deck: list[int]  # kinds of the cards left, sorted
    tokens: list[int]  # by triangle: the good of its token; empty without the variant
    totals: list[list[int]]  # by seat: what earlier games of the series brought
