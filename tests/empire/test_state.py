"""The state as a whole: components, copies, playouts, views, judgement."""

from __future__ import annotations

import json

import pytest

from labrys.engine import Perspective, Rng
from labrys.titles.empire.state import Empire
from tests.empire.table import GAME, act, lay, new, opening, take

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@SEATS
@pytest.mark.parametrize("options", GAME.proofs.probes, ids=str)
def test_no_component_is_made_or_lost(seats: int, options: dict[str, object]) -> None:
    """14 armies and 3 cities each, 44 coins, ten neutral armies, and all the cards: at every step."""
    state = new(seats, 3, **options)
    expected = {"cards": 42 if seats == 5 else 37, "coins": 44, "cities": 3 * seats}
    expected |= {f"armies_{seat + 1}": 14 for seat in range(seats)}
    if seats == 2:
        expected["armies_neutral"] = 10
    rng = Rng("census")
    while not state.over:
        assert state.census() == expected
        assert min(state.all_supply() + state.all_unbuilt() + state.all_coins()) >= 0
        state.act(state.actions()[rng.below(len(state.actions()))])
    assert state.census() == expected


@SEATS
def test_what_is_derived_from_the_board_is_kept_up_to_date(seats: int) -> None:
    state = new(seats, 8)
    rng = Rng("derived")
    while not state.over:
        kept = (
            list(state.all_supply()),
            list(state.all_unbuilt()),
            list(state.all_occupied()),
            list(state.all_homes()),
        )
        state.recall()
        assert (state.all_supply(), state.all_unbuilt(), state.all_occupied(), state.all_homes()) == kept
        state.act(state.actions()[rng.below(len(state.actions()))])


@SEATS
@pytest.mark.parametrize("options", GAME.proofs.probes, ids=str)
def test_a_playout_plays_what_the_listed_actions_would(seats: int, options: dict[str, object]) -> None:
    """The quick pick without a list and the pick from the list are the same lottery."""
    for seed in range(5):
        inside, outside = new(seats, seed, **options), new(seats, seed, **options)
        inside.playout(Rng("same"))
        rng = Rng("same")
        while not outside.over:
            legal = outside.actions()
            outside.act(legal[rng.below(len(legal))])
        assert inside.digest() == outside.digest()


def test_actions_are_without_repetition_and_never_only_stopping() -> None:
    stop = GAME.encode("stop")
    for seed in range(10):
        state = new(2 + seed % 4, seed, wilds="hand")
        rng = Rng(f"legal {seed}")
        while not state.over:
            legal = state.actions()
            assert len(set(legal)) == len(legal) > 0
            assert legal != (stop,)
            state.act(legal[rng.below(len(legal))])


def test_copies_share_no_changes() -> None:
    state = opening(3)
    twin = state.copy()
    before = twin.digest()
    take(state, "wood", "city")
    act(state, "city 12")
    assert twin.digest() == before
    assert twin.all_homes() == [1 << 12] * 3


def test_a_view_is_plain_data_and_equal_for_all_once_the_bids_are_open() -> None:
    state = opening(4, goods_tokens=True)
    views = [dict(state.view(seat)) for seat in (None, 0, 1, 2, 3)]
    for view in views:
        assert json.loads(json.dumps(view)) == view
        view.pop("you")
    assert all(view == views[0] for view in views)


def test_a_view_says_nothing_of_the_dice_to_come() -> None:
    state = opening(3)
    view = json.dumps(state.view(0))
    assert str(state.chance) not in view
    assert "seed" not in state.view(0)


# ---- what a position is worth


def test_prospects_are_chances_that_add_up_to_one() -> None:
    for seed in range(8):
        state = new(2 + seed % 4, seed, games=3 if seed % 2 else 1)
        rng = Rng(f"worth {seed}")
        while not state.over:
            chances = state.prospects()
            assert all(0 <= chance <= 1 for chance in chances)
            assert abs(sum(chances) - 1) < 1e-9
            assert state.evaluate(1) == chances[1]
            state.playout(rng, 23)
        winners = state.ranking().count(1)
        assert state.prospects() == [1 / winners if place == 1 else 0.0 for place in state.ranking()]


def test_more_land_is_worth_more() -> None:
    poor, rich = opening(3), opening(3)
    lay(poor, {0: "MMM", 1: "MMM", 2: "MMM"})
    lay(rich, {0: "MKN", 1: "MMM", 2: "MMM"})
    assert rich.evaluate(0) > poor.evaluate(0)
    assert rich.evaluate(1) < poor.evaluate(1)


def greedy(perspective: Perspective, rng: Rng) -> int:
    """One step ahead in one imagined world."""
    dream = perspective.imagine(rng)
    best, choice = -1.0, perspective.actions[0]
    for action in perspective.actions:
        world = dream.copy()
        world.step(action)
        worth = world.evaluate(perspective.seat)
        if worth > best:
            best, choice = worth, action
    return choice


def play(state: Empire, seat: int, rng: Rng) -> float:
    """One seat is greedy, the others random; the greedy one's share of the victory."""
    while not state.over:
        if state.seat == seat:
            state.act(greedy(Perspective(state), rng))
        else:
            state.act(state.actions()[rng.below(len(state.actions()))])
    places = state.ranking()
    return 1 / places.count(1) if places[seat] == 1 else 0.0


@SEATS
@pytest.mark.parametrize("board", ["A", "B"])
def test_one_step_ahead_clearly_beats_random(seats: int, board: str) -> None:
    rng = Rng(f"greedy {seats} {board}")
    games = 2 * seats
    won = sum(play(new(seats, seed, board=board), seed % seats, rng) for seed in range(games))
    assert won >= 0.8 * games
