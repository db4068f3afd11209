"""Clues tell a seat's own reading of the table: nothing hidden, and the same from wherever one sits."""

from __future__ import annotations

import math
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


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_where_no_question_is_open_no_clue_of_minos_changes_with_what_is_hidden(seats: int) -> None:
    """Inside of a move the obvious answers are taken in the imagined world, where a card may be drawn."""
    rng = Rng("dreams")
    for state in walk("minos", seats, "hidden"):
        if state.decision in ("draft", "group", "turn", "retrieve"):
            for seat in range(seats):
                assert row(state.imagine(seat, rng), seat) == row(state.imagine(seat, rng), seat)


def test_the_odds_of_minos_are_those_of_its_evaluation() -> None:
    """Where nothing is hidden from the seat that looks: when it is on turn with no cards in other hands."""
    for state in walk("minos", 2, "odds"):
        if state.decision != "turn" or any(state.hand_size(seat) for seat in range(2)):
            continue
        for seat in range(2):
            odds = [number / 1024 for number in told(state, "odds", seat)]
            found = 1 / (1 + math.exp(odds[1] - odds[0]))
            assert found == pytest.approx(state.prospects()[seat], abs=0.002)


@pytest.mark.parametrize(("game", "seats"), [("empire", 3), ("relics", 3), ("minos", 3)])
def test_clues_of_seats_stand_in_turn_order(game: str, seats: int) -> None:
    """What is told of the first seat from one place is told of the second from the place before."""
    name = {"empire": "expected", "relics": "owned", "minos": "points"}[game]
    for state in walk(game, seats, "order"):
        for seat in range(seats):
            here, before = told(state, name, seat), told(state, name, (seat - 1) % seats)
            size = len(here) // seats
            assert here[:size] == before[size : 2 * size]
