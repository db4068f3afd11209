"""Points by source, against a second scorer written from the rulebook, and the tie-breaks."""

from __future__ import annotations

import pytest

from labrys.engine import Rng
from labrys.titles.empire.state import Empire
from tests.empire.facts import CONTINENTS, TRIANGLES
from tests.empire.table import finish, give_goods, kind, lay, new, offer, opening
from tests.empire.test_goods import best_by_force


def controller_of(strengths: dict[int, int]) -> int | None:
    """Who has more than each of the others; None if nobody has."""
    leaders = [who for who, strength in strengths.items() if strength == max(strengths.values()) and strength > 0]
    return leaders[0] if len(leaders) == 1 else None


def score_by_hand(state: Empire) -> list[int]:
    """One game's points, from the rulebook and the component facts alone."""
    side = "AB"[state.side]
    powers = range(state.seats + (state.seats == 2))
    regions = sorted("".join(CONTINENTS[side]))
    held: dict[str, int | None] = {}
    for number, letter in enumerate(regions):
        held[letter] = controller_of({who: state.armies(who, number) + state.cities(who, number) for who in powers})
    points = []
    for seat in range(state.seats):
        total = sum(who == seat for who in held.values())
        for continent in CONTINENTS[side]:
            total += controller_of({who: sum(held[r] == who for r in continent) for who in powers}) == seat
        tokens = [0] * 5
        for letter, good in zip(TRIANGLES[side], state.all_tokens(), strict=False):
            tokens[good] += held[letter] == seat
        *symbols, wild = state.all_goods()[seat * 6 : seat * 6 + 6]
        placed = state.all_allotted()[seat * 5 : seat * 5 + 5]
        total += best_by_force(symbols, tokens, placed, wild - sum(placed))
        points.append(total)
    return points


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["A", "B"])
@pytest.mark.parametrize("goods_tokens", [False, True])
@pytest.mark.parametrize("wilds", ["best", "hand"])
def test_scores_agree_with_a_second_scorer_all_through_random_games(
    seats: int, board: str, goods_tokens: bool, wilds: str
) -> None:
    rng = Rng(f"score {seats} {board} {goods_tokens} {wilds}")
    for seed in range(4):
        state = new(seats, seed, board=board, goods_tokens=goods_tokens, wilds=wilds)
        while not state.over:
            if state.decision == "turn":
                assert state.scores() == score_by_hand(state)
            state.act(state.actions()[rng.below(len(state.actions()))])
        assert state.scores() == score_by_hand(state)
        assert [sum(sources.values()) for sources in state.breakdown()] == state.scores()


# ---- control


def test_a_region_is_one_point_for_who_has_more_there_than_any_other() -> None:
    """E19. A is held 2 to 1, B by one army alone; together they are most of the western continent."""
    state = opening(3)
    lay(state, {0: "AAB", 1: "A"})
    assert state.breakdown()[0]["regions"] == 2
    assert state.breakdown()[1]["regions"] == 0


def test_cities_count_as_armies() -> None:
    """E19."""
    state = opening(3)
    lay(state, {0: "A", 1: "AA"}, {0: "AA"})
    assert state.controllers()[0] == 0


def test_a_tie_is_nobodys() -> None:
    """E19: two with two each beat the third with one, and neither controls."""
    state = opening(3)
    lay(state, {0: "AA", 1: "AA", 2: "A"})
    assert state.scores() == [0, 0, 0]


def test_the_start_region_scores_like_any_other() -> None:
    """E21."""
    state = opening(3)
    lay(state, {0: "MM", 1: "M"})
    assert state.breakdown()[0]["regions"] == 1


def test_a_continent_is_one_point_for_who_controls_more_of_it_than_any_other() -> None:
    """E20: two regions of the west against one."""
    state = opening(3)
    lay(state, {0: "AB", 1: "C"})
    assert [own["continents"] for own in state.breakdown()] == [1, 0, 0]


def test_a_continent_with_as_many_controlled_regions_each_is_nobodys() -> None:
    """E20: armies do not matter, regions do."""
    state = opening(3)
    lay(state, {0: "AAAAA", 1: "B"})
    assert [own["continents"] for own in state.breakdown()] == [0, 0, 0]


def test_neutral_armies_block_regions_and_continents_and_score_nothing() -> None:
    """E18: A is tied with the neutral army; the neutral power has two regions of the west to one."""
    state = opening(2)
    lay(state, {0: "AD", 2: "ABC"})
    assert state.breakdown()[0]["regions"] == 1
    assert state.breakdown()[0]["continents"] == 0
    assert len(state.scores()) == 2


# ---- tie-breaks


def decided(state: Empire) -> tuple[list[int], str]:
    finish(state)
    assert state.over
    return state.ranking(), state.ending


def level(seats: int = 3) -> Empire:
    """Nobody on the board but seat 0's points and seat 1's, one region each on small continents: 2 points each."""
    state = opening(seats)
    lay(state, {0: "H", 1: "W"})
    offer(state, kind("carrot", "city"))  # a last card that pays nothing
    for seat in range(seats):
        give_goods(state, seat)
    return state


def test_most_points_win() -> None:
    state = level()
    lay(state, {0: "H", 1: "WX", 2: ""})
    assert state.scores() == [2, 3, 0]
    assert decided(state) == ([2, 1, 3], "points")


def test_level_on_points_most_coins_win() -> None:
    """E25."""
    state = level()
    lay(state, {1: "H", 2: "W"})
    state.fill_coins([0, 4, 5])
    assert decided(state) == ([3, 2, 1], "coins")


def test_level_on_coins_most_armies_on_the_board_win_and_cities_do_not_count() -> None:
    """E25: seat 2 has a city and one army, seat 1 two armies."""
    state = level()
    lay(state, {1: "HH", 2: "W"}, {2: "WW"})
    state.fill_coins([0, 4, 4])
    assert decided(state) == ([3, 1, 2], "armies")


def test_level_on_armies_most_regions_win() -> None:
    """E25: seat 1 has one region and continent and a ruby, seat 2 two regions of one continent: three points each."""
    state = level()
    lay(state, {1: "HH", 2: "WX"})
    give_goods(state, 1, ruby=1)
    state.fill_coins([0, 4, 4])
    assert decided(state) == ([3, 2, 1], "regions")


def test_beyond_that_the_victory_is_shared() -> None:
    """E25."""
    state = level()
    lay(state, {1: "H", 2: "W"})
    state.fill_coins([0, 4, 4])
    assert decided(state) == ([3, 1, 1], "shared")


def test_a_running_game_has_no_ending() -> None:
    assert level().ending == ""
