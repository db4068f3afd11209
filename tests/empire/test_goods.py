"""Goods: sets, wild cards, tokens. Every allotment of wild cards is tried by brute force."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labrys.engine.rows import row_of
from labrys.titles.empire.actions import GOODS
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.scoring import allot
from tests.empire.table import act, finish, give_goods, lay, legal, opening, take

# The printed tables again, on their own: points for 0, 1, 2, ... symbols.
POINTS = {
    "ruby": [0, 1, 2, 3, 5],
    "stone": [0, 0, 1, 2, 3, 5],
    "wood": [0, 0, 1, 1, 2, 3, 5],
    "anvil": [0, 0, 1, 1, 2, 2, 3, 5],
    "carrot": [0, 0, 0, 1, 1, 2, 2, 3, 5],
}


def worth(counts: list[int]) -> int:
    return sum(table[min(count, len(table) - 1)] for table, count in zip(POINTS.values(), counts, strict=True))


def best_by_force(symbols: list[int], tokens: list[int], placed: list[int], wilds: int) -> int:
    """The most that any allotment of the wild cards pays: every wild to every good with a card, or to none."""
    best = 0
    for targets in product([None, *range(GOODS)], repeat=wilds):
        if any(target is not None and not symbols[target] for target in targets):
            continue
        counts = [
            symbols[good] + tokens[good] + placed[good] + sum(target == good for target in targets)
            for good in range(GOODS)
        ]
        best = max(best, worth(counts))
    return best


HANDS = st.lists(st.integers(0, 9), min_size=GOODS, max_size=GOODS)
FEW = st.lists(st.integers(0, 2), min_size=GOODS, max_size=GOODS)


@settings(max_examples=400, deadline=None)
@given(symbols=HANDS, tokens=FEW, wilds=st.integers(0, 3))
def test_wild_cards_are_allotted_as_well_as_any_allotment_could(
    symbols: list[int], tokens: list[int], wilds: int
) -> None:
    none = [0] * GOODS
    found = list(allot(row_of(symbols), row_of(tokens), row_of(none), wilds))
    counts = [symbols[good] + tokens[good] + found[good] for good in range(GOODS)]
    assert worth(counts) == best_by_force(symbols, tokens, none, wilds)
    assert sum(found) <= wilds
    assert all(symbols[good] or not found[good] for good in range(GOODS))


@settings(max_examples=150, deadline=None)
@given(symbols=HANDS, wilds=st.integers(0, 2), at=st.integers(0, GOODS - 1))
def test_wild_cards_placed_by_hand_stay_where_they_are(symbols: list[int], wilds: int, at: int) -> None:
    symbols[at] += 1
    placed = [int(good == at) for good in range(GOODS)]
    found = list(allot(row_of(symbols), row_of([0] * GOODS), row_of(placed), wilds))
    assert found[at] >= 1
    counts = [symbols[good] + found[good] for good in range(GOODS)]
    assert worth(counts) == best_by_force(symbols, [0] * GOODS, placed, wilds)


def goods_score(**goods: int) -> int:
    """What a seat with these symbols scores for goods alone."""
    state = opening(3)
    lay(state, {0: "", 1: "", 2: ""})
    give_goods(state, 0, **goods)
    return state.scores()[0]


@pytest.mark.parametrize(("crystals", "points"), [(1, 1), (2, 2), (3, 3), (4, 5)])
def test_crystals_score_as_in_the_rulebook(crystals: int, points: int) -> None:
    """The rulebook's example: 1 point for one card, 2 for two, 3 for three, 5 for four."""
    assert goods_score(ruby=crystals) == points


@pytest.mark.parametrize(("good", "last"), [("ruby", 4), ("stone", 5), ("wood", 6), ("anvil", 7), ("carrot", 8)])
def test_more_symbols_than_the_last_step_still_pay_the_last_step(good: str, last: int) -> None:
    """E28: the last figure of each row in the table of goods."""
    assert goods_score(**{good: last - 1}) < 5
    assert [goods_score(**{good: last + more}) for more in range(4)] == [5, 5, 5, 5]


def test_several_wild_cards_may_join_one_good() -> None:
    """E22: four carrots and three wild cards are seven carrots, 3 points; the best other use is not better."""
    assert goods_score(carrot=4, wild=3) == 3
    assert goods_score(ruby=1, wild=3) == 5


def test_wild_cards_may_be_split() -> None:
    """E22: stone 1 and wood 1 with two wild cards: one each is 1 + 1, both on stone is 2: equal; with ruby 1 it differs."""
    assert goods_score(stone=1, wood=1, wild=2) == 2
    assert goods_score(ruby=1, stone=4, wild=2) == 2 + 5


def test_wild_cards_without_any_good_are_worth_nothing() -> None:
    """E22."""
    assert goods_score(wild=3) == 0


def test_a_doubled_good_counts_two_symbols_and_one_card() -> None:
    """E29."""
    state = opening(3)
    take(state, "carrot", "place 3", symbols=2)
    assert state.all_goods()[:6] == [0, 0, 0, 0, 2, 0]
    assert state.all_cards() == [1, 0, 0]


# ---- tokens


def test_a_token_adds_one_to_its_good_for_who_controls_the_region() -> None:
    """E24: triangle A shows stone; who has one stone card and controls A has two."""
    state = opening(3, goods_tokens=True)
    state.fill_tokens([CONTENT.goods.index("stone"), 0, 0, 0, 0])
    lay(state, {0: "AA", 1: "A"})
    give_goods(state, 0, stone=1)
    give_goods(state, 1, stone=1)
    assert state.breakdown()[0] == {
        "regions": 1, "continents": 1, "ruby": 0, "stone": 0, "wood": 0, "anvil": 0, "carrot": 0, "tokens": 1,
    }  # fmt: skip
    assert state.scores()[1] == 0


def test_a_token_of_a_contested_region_is_nobodys() -> None:
    """E24."""
    state = opening(3, goods_tokens=True)
    state.fill_tokens([0, 0, 0, 0, 0])
    lay(state, {0: "A", 1: "A"})
    assert state.scores() == [0, 0, 0]


def test_a_ruby_token_alone_is_a_ruby() -> None:
    """E24: one ruby pays one point, card or token."""
    state = opening(3, goods_tokens=True)
    state.fill_tokens([0, 1, 1, 2, 2])
    lay(state, {0: "A"})
    assert state.breakdown()[0]["tokens"] == 1


def test_a_wild_card_cannot_join_a_good_held_only_as_a_token() -> None:
    """E23: a token ruby and a wild card are one ruby, not two."""
    state = opening(3, goods_tokens=True)
    state.fill_tokens([0, 1, 1, 2, 2])
    lay(state, {0: "A"})
    give_goods(state, 0, wild=1)
    assert state.scores()[0] == 1 + 1 + 1  # region, continent, ruby
    give_goods(state, 0, wild=1, ruby=1)
    assert state.scores()[0] == 1 + 1 + 3


# ---- by hand


def test_by_hand_each_owner_says_which_good_each_wild_card_joins() -> None:
    """E33."""
    state = opening(3, wilds="hand")
    give_goods(state, 1, ruby=1, stone=1, wild=2)
    give_goods(state, 2, stone=4, wild=1)
    finish(state)
    assert (state.decision, state.seat) == ("wild", 1)
    assert legal(state) == ["wild 0", "wild 1"]
    act(state, "wild 1", "wild 0")
    assert state.over
    own = state.breakdown()[1]
    assert (own["ruby"], own["stone"]) == (2, 1)
    assert state.breakdown()[2]["stone"] == 5  # a single good: nothing to say


def test_by_hand_a_worse_choice_counts_as_made() -> None:
    """E33."""
    state = opening(3, wilds="hand")
    give_goods(state, 1, ruby=1, carrot=1, wild=1)
    finish(state)
    act(state, "wild 4")
    assert state.breakdown()[1] == {
        "regions": 0, "continents": 0, "ruby": 1, "stone": 0, "wood": 0, "anvil": 0, "carrot": 0, "tokens": 0,
    }  # fmt: skip


def test_by_hand_the_first_player_is_asked_first() -> None:
    """E33."""
    state = opening(3, wilds="hand")
    state.first = 2
    for seat in range(3):
        give_goods(state, seat, ruby=1, carrot=1, wild=1)
    finish(state)
    asked = []
    while not state.over:
        asked.append(state.seat)
        act(state, "wild 0")
    assert asked == [2, 0, 1]


def test_by_default_nobody_is_asked() -> None:
    state = opening(3)
    give_goods(state, 1, ruby=1, carrot=1, wild=1)
    finish(state)
    assert state.over
    assert state.breakdown()[1]["ruby"] == 2
