"""What a position of Relics is worth: chances that add up, and rise with what brings victory nearer."""

from __future__ import annotations

import pytest

import labrys
from labrys import Rng, State


def opened(seats: int = 2) -> State:
    """All tiles face up, nobody owns any, nobody holds a card; the first seat's turn with three points."""
    state = labrys.game("relics").new(seats, "open")
    while state.decision == "place":
        state.act(state.actions()[0])
    tiles = (seats + 2) ** 2
    suits = [tile % 6 for tile in range(tiles)]
    pieces = [0, tiles - 1, 7, 8][:seats]
    change(state, suit=suits, pool=[0] * 6, owner=[-1] * tiles, points=3, piece=pieces, hand=[0] * (6 * seats))
    return state


def change(state: State, **fields: int | list[int]) -> None:
    for name, value in fields.items():
        assert state.set_field(name, value)
    state.recall()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_add_up_to_one(seats: int) -> None:
    state = labrys.game("relics").new(seats, "sum")
    rng = Rng("sum")
    while not state.over:
        assert sum(state.prospects()) == pytest.approx(1)
        assert state.prospects() == [state.evaluate(seat) for seat in range(seats)]
        state.playout(rng, 7)
    assert sum(state.prospects()) == pytest.approx(1)


def test_the_winner_has_one_and_the_others_nothing() -> None:
    state = labrys.game("relics").new(3, "over")
    state.playout(Rng("over"))
    expected = [1.0 if rank == 1 else 0.0 for rank in state.ranking()]
    assert state.ranking().count(1) == 1
    assert state.prospects() == expected


def test_a_card_of_a_missing_suit_is_worth_having() -> None:
    state = opened()
    before = state.evaluate(0)
    change(state, hand=[0, 0, 0, 0, 0, 1] + [0] * 6)
    assert state.evaluate(0) > before


def test_a_claimed_tile_is_worth_more_than_the_card_for_it() -> None:
    state = opened()
    change(state, hand=[1, 0, 0, 0, 0, 0] + [0] * 6)
    before = state.evaluate(0)
    change(state, hand=[0] * 12, owner=[0] + [-1] * 15)
    assert state.evaluate(0) > before


def test_what_another_owns_is_bad_for_me() -> None:
    state = opened()
    before = state.evaluate(0)
    change(state, owner=[-1] * 12 + [1] * 4)
    assert state.evaluate(0) < before


def test_to_be_nearer_to_the_tile_one_has_the_card_for_is_better() -> None:
    state = opened()
    change(state, owner=[-1, 0, 0, 0, 0, 0] + [-1] * 10, hand=[1, 0, 0, 0, 0, 0] + [0] * 6)
    worths = []
    for tile in (0, 1, 3):  # on the plains, beside them, three steps away
        change(state, piece=[tile, 15])
        worths.append(state.evaluate(0))
    assert worths[0] > worths[1] > worths[2]


def test_whoever_left_has_no_chance() -> None:
    state = opened(3)
    state.act(state.game.encode("leave", 1))
    assert state.evaluate(1) == 0
    assert sum(state.prospects()) == pytest.approx(1)
