"""What a bot makes of a choice: Starting cards and Abilities by what is left to others, Coins and Weaponry as one purse."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from labrys.bots.greedy import GreedyBot
from labrys.engine import Perspective, Rng
from labrys.titles.minos.state import Minos
from tests.minos.box import ABILITIES, FILE, GREEN, MINOS
from tests.minos.table import Table


def chosen(s: Minos) -> str:
    return MINOS.codec.text(GreedyBot(Rng("think")).choose(Perspective(s)))


def picks(folder: Path, abilities: list[str], points: list[int]) -> Minos:
    """Before the first pick, with Starting cards that are alike in what a bot counts, but for points and the marker."""
    left = iter(points)
    lines = FILE.read_text(encoding="utf-8").splitlines()
    for at, line in enumerate(lines):
        if f"players = {len(points)}, region" in line:
            alike = f"coins = 10, weaponry = 2, vp = {next(left)}, temp = [], extra_warrior = 0, draw"
            lines[at] = re.sub(r"coins = .* draw", alike, line)
    file = folder / "alike.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    s = cast(Minos, MINOS.with_content(file).new(len(points), "picks"))
    s.fill_shown_abilities([ABILITIES.index(tile) for tile in abilities])
    s.legal = None
    return s


def test_the_first_to_pick_takes_the_ability_that_stands_out(tmp_path: Path) -> None:
    s = picks(tmp_path, ["SA4", "SA3"], [0, 0])
    assert chosen(s) == f"ability {ABILITIES.index('SA3')}"


def test_the_first_to_pick_takes_the_better_starting_card_where_the_abilities_are_alike(tmp_path: Path) -> None:
    assert chosen(picks(tmp_path, ["SA4", "SA5"], [20, 0])) == "start 0"
    assert chosen(picks(tmp_path, ["SA4", "SA5"], [0, 20])) == "start 1"


def test_who_picks_between_others_looks_at_what_is_left_and_not_at_what_is_gone(tmp_path: Path) -> None:
    s = picks(tmp_path, ["SA1", "SA3", "SA4"], [0, 0, 0])
    s.act(MINOS.codec.parse(f"ability {ABILITIES.index('SA3')}"))
    # The next best is further behind than with any Starting card.
    assert chosen(s) == f"ability {ABILITIES.index('SA1')}"


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
