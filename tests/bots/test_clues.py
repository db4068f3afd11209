"""Clues tell a seat's own reading of the table: nothing hidden, and the same from wherever one sits."""

from __future__ import annotations

from typing import Any

import pytest

import labrys
from labrys import Rng
from labrys.engine.rows import zeros

OPEN = [("empire", 2), ("empire", 5), ("relics", 2), ("relics", 4)]


def row(state: Any, seat: int) -> list[int]:
    clues = state.game.clues_of(state.seats)
    found = zeros(clues.size)
    state.note_clues(seat, found)
    return [int(number) for number in found]


def walk(game: str, seats: int, seed: str) -> list[Any]:
    """Positions of a random game."""
    state = labrys.game(game).new(seats, seed)
    rng = Rng(seed)
    found: list[Any] = []
    while not state.over:
        found.append(state.copy())
        state.act(state.actions()[rng.below(len(state.actions()))])
    return found[:: max(1, len(found) // 20)]


@pytest.mark.parametrize(("game", "seats"), OPEN)
def test_what_is_hidden_changes_no_clue(game: str, seats: int) -> None:
    rng = Rng("dreams")
    for state in walk(game, seats, "hidden"):
        for seat in range(seats):
            assert row(state.imagine(seat, rng), seat) == row(state.imagine(seat, rng), seat)


def told(state: Any, name: str, seat: int) -> list[int]:
    """The numbers of one group."""
    group = next(group for group in state.game.clues_of(state.seats).groups if group.name == name)
    return row(state, seat)[group.start : group.start + group.count]


def test_clues_of_empire_are_the_points_that_the_rules_count() -> None:
    for seats in (2, 3, 5):
        for state in walk("empire", seats, f"points {seats}"):
            for seat in range(seats):
                points = told(state, "points", seat)
                assert points == [state.scores()[(seat + slot) % seats] for slot in range(seats)]
                assert told(state, "coins", seat) == [state.coins((seat + slot) % seats) for slot in range(seats)]


def test_clues_of_relics_are_the_tiles_that_are_owned() -> None:
    for state in walk("relics", 3, "owned"):
        for seat in range(3):
            owned = told(state, "owned", seat)
            for slot in range(3):
                mine = [state.suit(tile) for tile in range(25) if state.owner(tile) == (seat + slot) % 3]
                assert owned[slot * 6 : slot * 6 + 6] == [mine.count(suit) for suit in range(6)]
