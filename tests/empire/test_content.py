"""The box: cards, goods, coins."""

from __future__ import annotations

from collections import Counter

import pytest

from labrys.titles.empire import actions
from labrys.titles.empire.actions import CODEC
from labrys.titles.empire.content import CONTENT, Action, Part
from labrys.titles.empire.scoring import PAST_SOURCES, SOURCES

# Good by good, as printed: the action of each card, * for a doubled good, (5) for five players only.
PRINTED = {
    "ruby": "place 1; place 2; place 2; land 2; place 2 (5)",
    "stone": "place 2 or city; place 3; place 3; land 2; ship 2; ship 3; ship 2 (5)",
    "wood": "city; place 3; land 3; place 2 or land 3; ship 3; ship 4; destroy or city; land 6 (5)",
    "anvil": "city; place 3; place 3; ship 3; land 4; land 5; place 3 or land 3; place 3 or land 4; *land 4 (5)",
    "carrot": "city; city; place 3; *place 3; land 4; land 4; land 5; ship 3; destroy and place 1; place 4 or land 2 (5)",
    "wild": "place 2; ship 2; ship 2",
}


@pytest.mark.parametrize("good", PRINTED)
def test_cards_are_those_of_the_english_printing(good: str) -> None:
    expected: Counter[tuple[Action, int, bool]] = Counter()
    for text in PRINTED[good].split("; "):
        action = Action.parse(text.removesuffix(" (5)").removeprefix("*"))
        expected[action, 2 if text.startswith("*") else 1, text.endswith("(5)")] += 1
    found: Counter[tuple[Action, int, bool]] = Counter()
    for card in CONTENT.cards:
        if card.good == good:
            found[card.actions["english"], card.symbols, False] += card.copies
            found[card.actions["english"], card.symbols, True] += card.five
    assert +found == expected


def test_forty_two_cards_with_five_players_and_thirty_seven_with_fewer() -> None:
    counts = [sum(card.count(seats) for card in CONTENT.cards) for seats in (2, 3, 4, 5)]
    assert counts == [37, 37, 37, 42]


def test_the_neutral_printing_differs_in_one_stone_card() -> None:
    [card] = [card for card in CONTENT.cards if card.actions["english"] != card.actions["neutral"]]
    assert (card.good, card.copies) == ("stone", 1)
    assert card.actions["english"] == Action((Part("place", 2), Part("city")), "or")
    assert card.actions["neutral"] == Action((Part("place", 2),))


@pytest.mark.parametrize(
    ("good", "points"),
    [
        ("ruby", [0, 1, 2, 3, 5, 5, 5]),
        ("stone", [0, 0, 1, 2, 3, 5, 5, 5]),
        ("wood", [0, 0, 1, 1, 2, 3, 5, 5, 5]),
        ("anvil", [0, 0, 1, 1, 2, 2, 3, 5, 5, 5]),
        ("carrot", [0, 0, 0, 1, 1, 2, 2, 3, 5, 5, 5]),
    ],
)
def test_sets_pay_what_the_cards_say_and_no_more_beyond_the_last_step(good: str, points: list[int]) -> None:
    """E28. The ruby row is the rulebook's example: 1, 2, 3 and 5 points for one to four."""
    number = CONTENT.goods.index(good)
    assert [CONTENT.set_points(number, symbols) for symbols in range(len(points))] == points


def test_bases_of_the_verbs_are_those_of_the_codec() -> None:
    for name in CODEC.verbs:
        assert getattr(actions, name.upper()) == CODEC.base(name)
    assert CODEC.size == actions.MOVE + actions.REGIONS**2


def test_a_tally_has_the_sources_first() -> None:
    assert len(SOURCES) == PAST_SOURCES


def test_lists_by_region_fit_the_larger_side() -> None:
    assert max(board.regions for board in CONTENT.boards) == actions.REGIONS
    assert max(CONTENT.coins.values()) + 1 == actions.BIDS
    assert len(CONTENT.costs) == actions.ROW
