"""Luck: nought on average whatever is thought of positions, and nothing where nothing was drawn."""

from __future__ import annotations

from math import sqrt

import pytest

import labrys
from labrys.coach import luck
from labrys.coach.value import Value
from labrys.engine import Record, Rng

GAMES = 40
QUICK = luck.Foresight(decisions=1, past_chance=False, redraws=4)
NORMAL = 3.3  # one run of a thousand is further off


@pytest.mark.parametrize(("game", "seats"), [("relics", 2), ("minos", 2)])
def test_the_luck_of_fair_dice_sums_to_nought_over_many_games(game: str, seats: int) -> None:
    title = labrys.game(game)
    value = Value(title, seats)
    totals = []
    for number in range(GAMES if game == "relics" else GAMES // 3):
        state, rng = title.new(seats, f"fair {number}"), Rng(f"fair {number}")
        total = luck.of_deal(Record.of(state), state, value, QUICK)[0]
        while not state.over and state.steps < 120:
            before = state.copy()
            action = state.actions()[rng.below(len(state.actions()))]
            state.act(action)
            if state.chance != before.chance:
                total += luck.of_step(before, action, state, value, Rng(f"{number} {state.steps}"), QUICK)[0]
        totals.append(total)
    mean = sum(totals) / len(totals)
    spread = sqrt(sum((total - mean) ** 2 for total in totals) / (len(totals) - 1))
    assert spread > 0
    assert abs(mean) < NORMAL * spread / sqrt(len(totals))


def test_two_seats_share_one_luck() -> None:
    """What one gains by dice the other loses."""
    state = labrys.game("relics").new(2, "share")
    value = Value(state.game, 2)
    deal = luck.of_deal(Record.of(state), state, value)
    assert sum(deal) == pytest.approx(0)


def test_the_dice_that_are_thrown_again_are_other_dice() -> None:
    state = labrys.game("relics").new(2, "other")
    state.act(state.actions()[0])
    worlds = [luck.redrawn(state, Rng(f"{number}")) for number in range(8)]
    assert all(world.text() != state.text() for world in worlds)
    assert len({world.chance for world in worlds}) == 8
    assert all(world.view(None) == state.view(None) for world in worlds)


@pytest.mark.parametrize("past_chance", [False, True])
def test_a_step_is_played_on_before_it_is_judged(past_chance: bool) -> None:
    """Up to the next roll or draw the game's chance stands still; past it, it does not."""
    state = labrys.game("minos").new(2, "foresight")
    world = luck.keyed(state, 12345)
    if past_chance:
        how = luck.Foresight(decisions=400, past_chance=True, redraws=1)
        assert luck.foreseen(state, 12345, Value(state.game, 2), how) != Value(state.game, 2).chances(state)
    else:
        reached = luck.up_to_chance(world, Rng("on"), 400)
        assert reached.steps > state.steps
        assert reached.chance == 12345
