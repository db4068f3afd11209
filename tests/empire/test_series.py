"""Three games, summed."""

from __future__ import annotations

import pytest

import labrys
from labrys.engine import Record, Rng
from labrys.titles.empire.state import Empire
from tests.empire.table import act, begin, finish, give_goods, kind, lay, new, offer, opening
from tests.empire.test_scoring import score_by_hand


def play(state: Empire, rng: Rng) -> list[list[int]]:
    """Play to the end at random; the points of each game, scored by hand when its last card has been played."""
    games = []
    while not state.over:
        number = state.number
        before = state.copy()
        action = state.actions()[rng.below(len(state.actions()))]
        state.act(action)
        if state.number != number:
            # The table was cleared within that step: replay its last action without a next game to see it.
            last = before.copy()
            last.options = {**last.options, "games": number + 1}
            last.step(action)
            games.append(score_by_hand(last))
    return [*games, score_by_hand(state)]


def test_the_points_of_three_games_are_added_up() -> None:
    """E27."""
    for seats in (2, 3, 4, 5):
        state = new(seats, seats, games=3)
        games = play(state, Rng(f"series {seats}"))
        assert len(games) == 3
        assert state.scores() == [sum(points) for points in zip(*games, strict=True)]
        assert [sum(sources.values()) for sources in state.breakdown()] == state.scores()


def test_each_game_of_a_series_is_set_up_anew_with_its_own_bid() -> None:
    """E27."""
    state = opening(3, games=3)
    state.fill_coins([0, 1, 2])
    finish(state)
    assert (state.number, state.decision) == (1, "bid")
    assert state.all_coins() == [11, 11, 11]
    assert state.all_cards() == [0, 0, 0]
    assert state.all_supply() == [11, 11, 11]
    assert (state.count_row(), state.count_deck()) == (6, 31)


def test_one_record_holds_all_three_games() -> None:
    state = new(4, 5, games=3, board="random", goods_tokens=True)
    play(state, Rng("record"))
    record = Record.of(state)
    again = labrys.replay(record.text())
    assert again.digest() == state.digest()
    assert again.scores() == state.scores()


def test_a_tie_after_three_games_is_broken_by_sums_over_the_games() -> None:
    """E31: every game is level on points; seat 2 is ahead by one coin in the first, behind by none later."""
    state = opening(3, games=3)
    for game in range(3):
        if game:
            begin(state)
        lay(state, {1: "H", 2: "W"})
        for seat in range(3):
            give_goods(state, seat)
        offer(state, kind("carrot", "city"))
        state.fill_coins([0, 4, 5 if game == 0 else 4])
        finish(state)
    assert state.over
    assert state.scores()[1:] == [6, 6]
    assert (state.ranking(), state.ending) == ([3, 2, 1], "coins")


def test_a_board_by_lot_is_drawn_for_each_game() -> None:
    """E32."""
    sides = set()
    for seed in range(12):
        state = new(3, seed, games=3, board="random")
        own = []
        for game in range(3):
            own.append(state.side)
            assert state.tables.land.board.side == "AB"[state.side]
            if game < 2:
                begin(state)
                finish(state)
        sides.add(tuple(own))
    assert any(len(set(own)) == 2 for own in sides)


def test_a_position_within_a_series_reads_back() -> None:
    state = new(3, 2, games=3, board="random")
    state.playout(Rng("half"), 250)
    assert state.number > 0
    again = state.game.position(state.text())
    assert again.digest() == state.digest()
    assert again.scores() == state.scores()
    assert again.actions() == state.actions()


def test_a_single_game_is_the_default() -> None:
    state = opening(3)
    finish(state)
    assert state.over


@pytest.mark.parametrize(
    ("first_game", "rubies", "ranking", "ending"),
    [({1: "HH", 2: "W"}, 0, [3, 1, 2], "armies"), ({1: "HH", 2: "WX"}, 1, [3, 2, 1], "regions")],
)
def test_armies_and_regions_are_summed_too(
    first_game: dict[int, str], rubies: int, ranking: list[int], ending: str
) -> None:
    """E31: later games are level in everything, so only the first can decide."""
    state = opening(3, games=3)
    for game in range(3):
        if game:
            begin(state)
        lay(state, {1: "H", 2: "W"} if game else first_game)
        for seat in range(3):
            give_goods(state, seat, ruby=rubies if seat == 1 and not game else 0)
        offer(state, kind("carrot", "city"))
        state.fill_coins([0, 4, 4])
        finish(state)
    assert (state.ranking(), state.ending) == (ranking, ending)


def test_tokens_and_who_begins_are_drawn_anew_for_each_game() -> None:
    """E27, E16, E24."""
    pairs = []
    for seed in range(12):
        state = new(2, seed, games=3, goods_tokens=True)
        before = (state.seat, tuple(state.all_tokens()))
        begin(state)
        finish(state)
        pairs.append((before, (state.seat, tuple(state.all_tokens()))))
    assert {seat for _, (seat, _) in pairs} == {0, 1}
    assert any(one[1] != two[1] for one, two in pairs)


def test_age_counts_in_every_game() -> None:
    """E27, E30: the third seat is the youngest, then the second; the first and the second tie."""
    state = new(3, 1, games=3, ages=321)
    for _ in range(3):
        act(state, "bid 2", "bid 2", "bid 0")
        assert state.seat == 1
        act(state, "first 0")
        finish(state)
