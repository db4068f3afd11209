"""Luck: nought on average whatever is thought of positions, and nothing where nothing was drawn."""

from __future__ import annotations

from math import sqrt

import pytest

import labrys
from labrys.coach import luck
from labrys.coach.value import Value
from labrys.engine import Record, Rng

GAMES = 60
NORMAL = 3.3  # one run of a thousand is further off


@pytest.mark.parametrize(("game", "seats"), [("relics", 2), ("minos", 2)])
def test_the_luck_of_fair_dice_sums_to_nought_over_many_games(game: str, seats: int) -> None:
    title = labrys.game(game)
    value = Value(title, seats)
    totals = []
    for number in range(GAMES if game == "relics" else GAMES // 3):
        state, rng = title.new(seats, f"fair {number}"), Rng(f"fair {number}")
        total = luck.of_deal(Record.of(state), state, value, 4)[0]
        while not state.over and state.steps < 120:
            before = state.copy()
            action = state.actions()[rng.below(len(state.actions()))]
            state.act(action)
            if state.chance != before.chance:
                total += luck.of_step(before, action, value.chances(state), value, Rng(f"{number} {state.steps}"), 4)[0]
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
