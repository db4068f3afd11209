"""What a bot makes of a choice: Starting cards and Abilities by what is left to others, Coins and Weaponry as one purse."""

from __future__ import annotations

from typing import cast

import pytest

from labrys.bots.greedy import GreedyBot
from labrys.engine import Perspective, Rng
from labrys.house import game
from labrys.titles.minos.state import Minos
from tests.minos.table import ABILITIES, GREEN, MINOS, Table


def chosen(s: Minos) -> str:
    return MINOS.codec.text(GreedyBot(Rng("think")).choose(Perspective(s)))


def test_the_first_to_pick_takes_the_ability_that_stands_out() -> None:
    s = cast(Minos, game("minos").new(2, "picks"))
    builders, readers = ABILITIES.index("SA3"), ABILITIES.index("SA4")
    s.shown_abilities = [readers, builders]
    s.legal = None
    assert chosen(s) == f"ability {builders}"


def test_the_first_to_pick_takes_the_better_starting_card_where_the_abilities_are_alike() -> None:
    s = cast(Minos, game("minos").new(2, "picks"))
    s.shown_abilities = [ABILITIES.index("SA4"), ABILITIES.index("SA5")]
    s.legal = None
    assert chosen(s) == "start 0"  # 10 points, a Warrior and a Grain more, against the marker


def test_who_picks_between_others_looks_at_what_is_left_and_not_at_what_is_gone() -> None:
    s = cast(Minos, game("minos").new(3, "picks"))
    thrifty, builders, readers = (ABILITIES.index(tile) for tile in ("SA1", "SA3", "SA4"))
    s.shown_abilities = [thrifty, builders, readers]
    s.legal = None
    s.act(MINOS.codec.parse(f"ability {builders}"))
    assert chosen(s) == f"ability {thrifty}"  # the next best is further behind than with any Starting card


def bronze(coins: int, weapons: int) -> Table:
    """A turn of Prepare for somebody who exchanges at par; the Warriors stand where no Sea Peoples are, but for region 2."""
    t = Table(2)
    for region in range(1, 8):
        t.sea(region, None, None)
    t.seat(GREEN, coins=coins, weapons=weapons, ability=("SA5", 2), warriors={1: 1, 2: 2})
    t.turn(GREEN, "prepare")
    return t


def turn_of(t: Table) -> list[str]:
    """What a bot does until its turn is over."""
    told: list[str] = []
    while t.s.active == GREEN:
        told.append(chosen(t.s))
        t.s.act(MINOS.codec.parse(told[-1]))
    return told


def test_nobody_arms_for_no_battle() -> None:
    t = bronze(coins=6, weapons=0)
    assert t.may("arm")
    assert "arm" not in turn_of(t)


@pytest.mark.parametrize("weapons", [0, 1])
def test_coins_become_weaponry_where_a_warrior_stands_before_a_battle(weapons: int) -> None:
    t = bronze(coins=6, weapons=weapons)
    t.sea(2, "SP1-05", None)  # asks for 3
    told = turn_of(t)
    assert "battle 1" in told
    assert told[: told.index("battle 1")].count("arm") == 2 - weapons  # one comes with the space
