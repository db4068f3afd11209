"""The turn: taking a card, paying, the row, "or" and "and", stopping, the end."""

from __future__ import annotations

import pytest

from labrys.engine import Rng
from labrys.titles.empire.content import CONTENT
from tests.empire.table import GAME, act, kind, lay, legal, new, offer, opening, standing_in, take, to_last_turn

PLACE_3 = kind("wood", "place 3")


# ---- the row


@pytest.mark.parametrize(("place", "cost"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_card_costs_what_its_place_says_and_the_coins_go_to_the_supply(place: int, cost: int) -> None:
    """The rulebook's example: the third card from the left costs one coin."""
    state = opening(3)
    card = state.row(place)
    act(state, f"take {place}")
    assert state.all_coins() == [11 - cost, 11, 11]
    assert state.bank == 44 - 33 + cost
    assert state.all_cards() == [1, 0, 0]
    good = CONTENT.cards[card].good
    slot = [*CONTENT.goods, "wild"].index(good)
    assert state.all_goods()[slot] == CONTENT.cards[card].symbols


@pytest.mark.parametrize(("coins", "places"), [(0, 1), (1, 3), (2, 5), (3, 6), (11, 6)])
def test_only_cards_that_can_be_paid_may_be_taken_and_one_must_be(coins: int, places: int) -> None:
    """E1: there is no passing, and the first card is free."""
    state = opening(3)
    state.set_coins(0, coins)
    state.legal = None
    assert legal(state) == [f"take {place}" for place in range(places)]


def test_the_row_slides_to_the_left_and_a_new_card_comes_last_after_the_action() -> None:
    state = opening(3)
    offer(state, kind("ruby", "place 1"), PLACE_3)
    rest = [state.row(0), *state.all_row()[2:]]
    left = list(state.all_deck())
    act(state, "take 1")
    assert state.all_row() == rest
    assert state.all_deck() == left
    act(state, "stop")
    assert state.all_row()[:5] == rest
    assert sorted([state.row(5), *state.all_deck()]) == left
    assert (state.decision, state.seat) == ("turn", 1)


def test_play_passes_to_the_left_from_the_first_player_on() -> None:
    state = new(4)
    act(state, *["bid 0"] * 4, "first 2")
    order = []
    for _ in range(8):
        order.append(state.seat)
        act(state, "take 0")
        while state.decision != "turn":
            act(state, "stop")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_filling_the_row_is_a_barrier_and_the_action_before_it_is_not() -> None:
    state = opening(3)
    take(state, "wood", "place 3")
    assert not state.revealed
    act(state, "place 12")
    assert not state.revealed
    act(state, "stop")
    assert state.revealed


# ---- doing less


def test_the_whole_action_may_be_ignored() -> None:
    """E2."""
    state = opening(3)
    take(state, "wood", "place 3")
    act(state, "stop")
    assert standing_in(state, 0) == "MMM"
    assert state.seat == 1


def test_a_part_of_the_action_is_enough() -> None:
    """E2."""
    state = opening(3)
    take(state, "wood", "place 3")
    act(state, "place 12", "stop")
    assert standing_in(state, 0) == "MMMM"
    assert state.seat == 1


@pytest.mark.parametrize(
    ("good", "action"), [("wood", "place 3"), ("wood", "land 3"), ("wood", "ship 3"), ("wood", "city")]
)
def test_stopping_is_always_offered(good: str, action: str) -> None:
    state = opening(3)
    take(state, good, action)
    assert legal(state)[0] == "stop"


def test_an_action_without_any_choice_is_not_asked_for() -> None:
    """E13: no army left to place, no city left to build, nothing on the board to move or destroy."""
    for action, armies, cities in [
        ("place 3", {0: "M" * 14}, {}),
        ("city", {0: "M"}, {0: "MMM"}),
        ("city", {0: "", 1: "M"}, {}),
        ("land 3", {0: "", 1: "M"}, {}),
        ("ship 3", {0: "", 1: "M"}, {}),
    ]:
        state = opening(3)
        lay(state, armies, cities)
        take(state, "wood", action)
        assert (state.decision, state.seat) == ("turn", 1), action


# ---- "or"


def test_an_or_card_lets_one_choose_one_of_two_or_none() -> None:
    for choice, then in [("part 0", "place"), ("part 1", "march"), ("stop", "turn")]:
        state = opening(3)
        take(state, "wood", "place 2 or land 3")
        assert state.decision == "either"
        assert legal(state) == ["stop", "part 0", "part 1"]
        act(state, choice)
        assert state.decision == then


def test_only_the_chosen_half_of_an_or_card_is_done() -> None:
    state = opening(3)
    take(state, "wood", "place 2 or land 3")
    act(state, "part 0", "place 12", "place 12")
    assert state.seat == 1


def test_an_or_card_with_one_possible_half_asks_for_that_half() -> None:
    """E34."""
    state = opening(3)
    lay(state, {0: "M" * 14})
    take(state, "wood", "place 2 or land 3")
    assert state.decision == "march"
    state = opening(3)
    lay(state, {0: "M"}, {0: "MMM"})
    take(state, "wood", "destroy or city")
    assert state.decision == "destroy"


def test_an_or_card_with_no_possible_half_is_lost() -> None:
    """E13."""
    state = opening(3)
    lay(state, {0: ""})
    take(state, "wood", "destroy or city")
    assert (state.decision, state.seat) == ("turn", 1)


# ---- "and"


def test_an_and_card_does_both_in_the_order_printed() -> None:
    """E14."""
    state = opening(3)
    take(state, "carrot", "destroy and place 1")
    assert legal(state) == ["stop", "part 0", "part 1"]
    act(state, "part 0", "destroy 1 12", "place 12")
    assert (standing_in(state, 0), standing_in(state, 1)) == ("MMMM", "MM")
    assert state.seat == 1


def test_an_and_card_does_both_in_the_other_order() -> None:
    """E14: the army just placed may be the one destroyed."""
    state = opening(3)
    take(state, "carrot", "destroy and place 1")
    act(state, "part 1", "place 12")
    assert state.decision == "destroy"
    act(state, "destroy 0 12")
    assert standing_in(state, 0) == "MMM"
    assert state.seat == 1


def test_either_half_of_an_and_card_can_be_left_out() -> None:
    """E14."""
    state = opening(3)
    take(state, "carrot", "destroy and place 1")
    act(state, "part 0", "stop", "place 12")
    assert standing_in(state, 0) == "MMMM"
    state = opening(3)
    take(state, "carrot", "destroy and place 1")
    act(state, "part 0", "destroy 1 12", "stop")
    assert (standing_in(state, 0), standing_in(state, 1)) == ("MMM", "MM")
    state = opening(3)
    take(state, "carrot", "destroy and place 1")
    act(state, "stop")
    assert state.seat == 1


def test_destroying_an_own_army_makes_placing_possible() -> None:
    """E14: with all 14 on the board only the first half can be done, and then the second."""
    state = opening(3)
    lay(state, {0: "M" * 13 + "N"})
    take(state, "carrot", "destroy and place 1")
    assert state.decision == "destroy"
    act(state, "destroy 0 13", "place 12")
    assert standing_in(state, 0) == "M" * 14


def test_a_half_that_stays_impossible_is_not_asked_for() -> None:
    state = opening(3)
    lay(state, {0: "M" * 14, 1: "M"})
    take(state, "carrot", "destroy and place 1")
    act(state, "destroy 1 12")
    assert (state.decision, state.seat) == ("turn", 1)


def test_placing_the_first_army_on_an_empty_board_makes_destroying_possible() -> None:
    state = opening(3)
    lay(state, {0: ""})
    take(state, "carrot", "destroy and place 1")
    assert state.decision == "place"
    act(state, "place 12")
    assert legal(state) == ["stop", "destroy 0 12"]


# ---- the end


@pytest.mark.parametrize(("seats", "cards"), [(2, 13), (3, 10), (4, 8), (5, 7)])
def test_the_game_ends_when_each_owns_the_full_number_of_cards(seats: int, cards: int) -> None:
    """E26."""
    state = new(seats)
    rng = Rng("ends")
    while not state.over:
        state.act(state.actions()[rng.below(len(state.actions()))])
    assert state.all_cards() == [cards] * seats


@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 2), (4, 0), (5, 2)])
def test_the_row_is_full_at_every_turn_and_this_many_cards_are_left_at_the_last(seats: int, left: int) -> None:
    state = new(seats)
    rng = Rng("left")
    deck = -1
    while not state.over:
        if state.decision == "turn":
            assert state.count_row() == 6
            deck = state.count_deck()
        state.act(state.actions()[rng.below(len(state.actions()))])
    assert deck == left


def test_the_row_is_not_filled_after_the_last_card() -> None:
    """E35."""
    state = opening(3)
    offer(state, PLACE_3)
    to_last_turn(state)
    act(state, "take 0")
    before = state.chance
    act(state, "stop")
    assert state.over
    assert state.count_row() == 5
    assert state.chance == before


def test_the_last_action_is_still_done() -> None:
    state = opening(3)
    offer(state, PLACE_3)
    to_last_turn(state)
    act(state, "take 0")
    act(state, "place 12", "place 12", "place 12")
    assert state.over
    assert standing_in(state, 0) == "M" * 6


def test_nothing_is_legal_after_the_end() -> None:
    state = opening(3)
    offer(state, PLACE_3)
    to_last_turn(state)
    act(state, "take 0")
    act(state, "stop")
    assert state.actions() == ()
    assert state.seat is None
    assert GAME.voice.say(state.prompt_phrase()) == "The game is over."
