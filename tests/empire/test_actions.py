"""The five actions of the cards, and every card's own."""

from __future__ import annotations

import pytest

from labrys.titles.empire.content import CONTENT, WILD_NAME
from tests.empire.facts import graph
from tests.empire.table import act, lay, legal, number, offer, opening, standing_in, take


def moves(state_legal: list[str]) -> set[tuple[str, str]]:
    """Legal moves as pairs of letters."""
    found = set()
    for text in state_legal:
        if text.startswith("move"):
            _, origin, target = text.split()
            found.add((chr(ord("A") + int(origin)), chr(ord("A") + int(target))))
    return found


# ---- place


def test_armies_are_placed_on_the_start_region_or_where_an_own_city_stands() -> None:
    """E4."""
    state = opening(3)
    lay(state, {0: "MTT", 1: "M"}, {0: "AQ", 1: "X"})
    take(state, "wood", "place 3")
    assert legal(state) == ["stop", *(f"place {number(letter)}" for letter in "AMQ")]


def test_armies_may_be_split_over_regions() -> None:
    """E4."""
    state = opening(3)
    lay(state, {0: "M"}, {0: "AQ"})
    take(state, "wood", "place 3")
    act(state, *(f"place {number(letter)}" for letter in "AMQ"))
    assert standing_in(state, 0) == "AMMQ"
    assert state.seat == 1


def test_a_city_needs_no_army_to_receive_new_ones() -> None:
    """E8: the city stays when the army leaves."""
    state = opening(3)
    lay(state, {0: "M"}, {0: "A"})
    take(state, "wood", "place 3")
    assert f"place {number('A')}" in legal(state)


def test_no_more_than_fourteen_armies_can_be_on_the_board() -> None:
    """E3."""
    state = opening(3)
    lay(state, {0: "M" * 12})
    take(state, "wood", "place 3")
    act(state, "place 12", "place 12")
    assert standing_in(state, 0) == "M" * 14
    assert state.supply(0) == 0
    assert state.seat == 1


# ---- move


@pytest.mark.parametrize("board", ["A", "B"])
def test_land_moves_cross_land_borders_and_no_dotted_lines(board: str) -> None:
    """E5, E6: from every region exactly to its land neighbours."""
    for letter, (land, _) in graph(board).items():
        state = opening(3, board=board)
        lay(state, {0: letter})
        take(state, "wood", "land 3")
        assert moves(legal(state)) == {(letter, near) for near in land}


@pytest.mark.parametrize("board", ["A", "B"])
def test_ship_moves_cross_both(board: str) -> None:
    """E6."""
    for letter, (land, water) in graph(board).items():
        state = opening(3, board=board)
        lay(state, {0: letter})
        take(state, "wood", "ship 3")
        assert moves(legal(state)) == {(letter, near) for near in land + water}


def test_moves_of_all_regions_with_own_armies_are_offered_and_no_others() -> None:
    state = opening(3)
    lay(state, {0: "AARY", 1: "C"})
    take(state, "wood", "land 3")
    assert moves(legal(state)) == {("A", "B"), ("A", "C"), ("A", "D"), ("R", "Q"), ("Y", "X")}


def test_one_army_may_move_three_times() -> None:
    """The rulebook's example: one army up to three times ..."""
    state = opening(3)
    take(state, "wood", "land 3")
    act(state, "move 12 18", "move 18 19", "move 19 20")
    assert standing_in(state, 0) == "MMU"
    assert state.seat == 1


def test_three_armies_may_move_once_each() -> None:
    """... or three armies one time each ..."""
    state = opening(3)
    take(state, "wood", "land 3")
    act(state, "move 12 10", "move 12 11", "move 12 13")
    assert standing_in(state, 0) == "KLN"


def test_one_army_may_move_twice_and_another_once() -> None:
    """... or one army two times and another one time."""
    state = opening(3)
    take(state, "wood", "land 3")
    act(state, "move 12 10", "move 10 9", "move 12 13")
    assert standing_in(state, 0) == "JMN"


def test_a_crossing_is_one_move_and_land_and_water_may_be_mixed() -> None:
    """E6: N to E over water, E to D over land."""
    state = opening(3)
    lay(state, {0: "N"})
    take(state, "stone", "ship 2")
    act(state, "move 13 4", "move 4 3")
    assert standing_in(state, 0) == "D"
    assert state.seat == 1


def test_armies_of_all_share_a_region_without_a_fight_or_a_limit() -> None:
    """E7."""
    state = opening(3)
    lay(state, {0: "N" * 14, 1: "M" * 14, 2: "M" * 14})
    take(state, "wood", "land 3")
    act(state, *["move 13 12"] * 3)
    assert standing_in(state, 0) == "MMM" + "N" * 11
    assert (standing_in(state, 1), standing_in(state, 2)) == ("M" * 14, "M" * 14)


# ---- city


def test_a_city_goes_where_an_own_army_stands() -> None:
    """E8."""
    state = opening(3)
    lay(state, {0: "MNN", 1: "Q"})
    take(state, "wood", "city")
    assert legal(state) == ["stop", "city 12", "city 13"]
    act(state, "city 13")
    assert state.all_cities()[13] == 1
    assert state.all_unbuilt() == [2, 3, 3]
    assert state.seat == 1


def test_a_city_stays_when_the_army_leaves() -> None:
    """E8."""
    state = opening(3)
    lay(state, {0: "N"}, {0: "N"})
    take(state, "wood", "land 3")
    act(state, "move 13 12", "stop")
    assert state.all_cities()[13] == 1
    assert state.controllers()[13] == 0


def test_three_cities_are_all_there_are() -> None:
    """E8."""
    state = opening(3)
    lay(state, {0: "MN"}, {0: "MN"})
    take(state, "wood", "city")
    act(state, "city 12")
    assert state.unbuilt(0) == 0
    act(state, "take 0", *["stop"] * (state.decision != "turn"))
    while state.seat != 0:
        act(state, "stop" if state.decision != "turn" else "take 0")
    take(state, "anvil", "city")
    assert state.seat == 1


def test_cities_of_anybody_and_two_of_ones_own_may_share_a_region() -> None:
    """E9."""
    state = opening(3)
    lay(state, {0: "N", 1: "N"}, {0: "N", 1: "N"})
    take(state, "wood", "city")
    act(state, "city 13")
    assert state.all_cities()[13] == 2
    assert state.all_cities()[25 + 13] == 1


# ---- destroy


def test_any_army_anywhere_can_be_destroyed_ones_own_too_and_no_city() -> None:
    """E10."""
    state = opening(3)
    lay(state, {0: "M", 1: "AA", 2: "Y"}, {1: "B"})
    take(state, "wood", "destroy or city")
    act(state, "part 0")
    assert legal(state) == ["stop", "destroy 0 12", "destroy 1 0", "destroy 2 24"]
    act(state, "destroy 1 0")
    assert standing_in(state, 1) == "A"
    assert state.all_cities()[25 + 1] == 1


def test_a_neutral_army_can_be_destroyed_and_leaves_the_board() -> None:
    """E11."""
    state = opening(2)
    lay(state, {0: "M", 1: "M", 2: "ABBBBBBBBB"})
    take(state, "wood", "destroy or city")
    act(state, "part 0", "destroy 2 0")
    assert standing_in(state, 2) == "B" * 9


def test_a_destroyed_army_returns_to_its_owners_supply() -> None:
    """E12."""
    state = opening(3)
    take(state, "carrot", "destroy and place 1")
    act(state, "part 0", "destroy 1 12")
    assert state.all_supply() == [11, 12, 11]


# ---- every card


@pytest.mark.parametrize("printing", ["english", "neutral"])
@pytest.mark.parametrize("kind", range(len(CONTENT.cards)))
def test_every_card_asks_for_its_action_and_gives_its_good(kind: int, printing: str) -> None:
    card = CONTENT.cards[kind]
    state = opening(5, printing=printing)
    offer(state, kind)
    act(state, "take 0")
    asked = {"place": "place", "land": "march", "ship": "sail", "city": "city", "destroy": "destroy"}
    action = card.actions[printing]
    if action.join:
        assert state.decision == {"or": "either", "and": "both"}[action.join]
        for number_of_part, part in enumerate(action.parts):
            branch = state.copy()
            branch.act(branch.game.encode("part", number_of_part))
            assert branch.decision == asked[part.verb]
            assert branch.points == (part.amount if part.verb in ("place", "land", "ship") else 0)
    else:
        [part] = action.parts
        assert state.decision == asked[part.verb]
        assert state.points == (part.amount if part.verb in ("place", "land", "ship") else 0)
    slot = [*CONTENT.goods, WILD_NAME].index(card.good)
    assert state.all_goods()[:6] == [card.symbols if slot == good else 0 for good in range(6)]


def test_the_printings_differ_in_play_only_on_the_stone_card() -> None:
    for printing, decision in [("english", "either"), ("neutral", "place")]:
        state = opening(3, printing=printing)
        take(state, "stone", "place 2 or city")
        assert state.decision == decision


@pytest.mark.parametrize("points", [2, 3, 4, 5])
def test_a_card_gives_exactly_its_number_of_moves(points: int) -> None:
    state = opening(3)
    good = {2: "ruby", 3: "wood", 4: "anvil", 5: "anvil"}[points]
    take(state, good, f"land {points}")
    for left in range(points, 0, -1):
        assert (state.decision, state.points) == ("march", left)
        act(state, "move 12 13" if left % 2 else "move 12 14")
        lay(state, {0: "MMMMMMM"})
    assert (state.decision, state.seat) == ("turn", 1)
