"""Setting up: pieces, coins, cards, tokens, neutral armies."""

from __future__ import annotations

from collections import Counter

import pytest

from labrys.titles.empire.content import CONTENT
from tests.empire.facts import START, TRIANGLES
from tests.empire.table import act, legal, new, number, standing_in

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@SEATS
@pytest.mark.parametrize("board", ["A", "B"])
def test_each_starts_with_three_armies_on_the_start_region_and_no_city(seats: int, board: str) -> None:
    state = new(seats, board=board)
    for seat in range(seats):
        assert standing_in(state, seat) == START[board] * 3
    assert state.all_supply()[:seats] == [11] * seats
    assert state.all_unbuilt() == [3] * seats
    assert sum(state.all_cities()) == 0


@pytest.mark.parametrize(("seats", "coins"), [(2, 14), (3, 11), (4, 9), (5, 8)])
def test_coins_go_by_the_number_of_players_and_the_rest_of_44_is_the_supply(seats: int, coins: int) -> None:
    state = new(seats)
    assert state.all_coins() == [coins] * seats
    assert state.bank == 44 - coins * seats


@pytest.mark.parametrize(("seats", "cards"), [(2, 37), (3, 37), (4, 37), (5, 42)])
def test_six_cards_lie_open_and_the_five_marked_ones_are_only_there_with_five(seats: int, cards: int) -> None:
    state = new(seats)
    assert state.count_row() == 6
    assert state.count_row() + state.count_deck() == cards
    expected = Counter({kind: card.count(seats) for kind, card in enumerate(CONTENT.cards)})
    assert Counter(state.all_row() + state.all_deck()) == +expected


def test_the_row_is_drawn_by_lot() -> None:
    """E36: over many seeds every card comes first about as often as there are copies of it."""
    games = 3700
    first = Counter(new(4, seed).row(0) for seed in range(games))
    for kind, card in enumerate(CONTENT.cards):
        expected = games * card.copies / 37
        assert abs(first[kind] - expected) < 5 * expected**0.5 + 1


def test_the_deck_has_no_order_that_a_view_could_show() -> None:
    state = new(3)
    assert state.all_deck() == sorted(state.all_deck())


def test_random_board_is_either_side() -> None:
    assert {new(3, seed, board="random").side for seed in range(20)} == {0, 1}


# ---- two players


def test_two_players_place_ten_neutral_armies_in_turns_before_the_bid() -> None:
    state = new(2)
    asked = []
    for _ in range(10):
        assert state.decision == "neutral"
        asked.append(state.seat)
        act(state, "neutral 3")
    first = asked[0]
    assert first is not None
    assert asked == [first, 1 - first] * 5
    assert standing_in(state, 2) == "D" * 10
    assert (state.decision, state.seat) == ("bid", 0)


def test_who_places_the_first_neutral_army_is_drawn_by_lot() -> None:
    """E16."""
    assert {new(2, seed).seat for seed in range(20)} == {0, 1}


@pytest.mark.parametrize(("board", "regions"), [("A", 25), ("B", 23)])
def test_neutral_armies_may_go_to_any_region_the_start_included(board: str, regions: int) -> None:
    """E17."""
    state = new(2, board=board)
    assert legal(state) == [f"neutral {region}" for region in range(regions)]
    act(state, f"neutral {number(START[board])}")
    assert standing_in(state, 2) == START[board]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_or_more_players_have_no_neutral_armies(seats: int) -> None:
    state = new(seats)
    assert state.decision == "bid"
    assert len(state.all_supply()) == seats


# ---- goods tokens


@pytest.mark.parametrize("board", ["A", "B"])
def test_five_of_ten_tokens_lie_on_the_triangles(board: str) -> None:
    """E24."""
    seen: Counter[int] = Counter()
    for seed in range(200):
        tokens = new(3, seed, board=board, goods_tokens=True).all_tokens()
        assert len(tokens) == len(TRIANGLES[board]) == 5
        assert max(Counter(tokens).values()) <= 2
        seen.update(tokens)
    assert all(140 < seen[good] < 260 for good in range(5))  # each good is a fifth of 1000; deviation about 10


def test_without_the_variant_there_are_no_tokens() -> None:
    assert new(3).all_tokens() == []
