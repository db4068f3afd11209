"""Warriors and battles (T50 to T55)."""

from __future__ import annotations

from labrys.titles.minos.constants import NONE
from tests.minos.box import GREEN, SEA
from tests.minos.table import four, two


def test_t50_place_then_move_the_same_warrior() -> None:
    t = four()
    t.seat(2, warriors={8: 1})
    t.turn(2, "expand", 1)
    t.do("place 8", "place 8", "place 8", "move 8 9", "move 9 11", "move 8 9")
    assert t.warriors(2) == {8: 2, 9: 1, 11: 1}
    assert "move" not in t.verbs()


def test_t51_adjacency() -> None:
    t = two()
    t.turn(GREEN, "expand", 1)
    assert not t.may("move 1 3")
    t.do("move 1 2", "move 2 3")
    assert t.warriors(GREEN) == {3: 1}


def test_t52_an_empty_supply() -> None:
    for supply, placed in ((0, 3), (1, 4)):
        t = four()
        t.seat(GREEN, tracks=(0, 0, 3), supply=supply)
        t.turn(GREEN, "prepare")
        t.effect(GREEN, "population 1")
        assert t.s.reserves(GREEN) == placed
        t.do("place 2")
        assert t.s.reserves(GREEN) == placed - 1


def test_t53_empty_reserves_do_not_refuse_the_rest() -> None:
    t = four()
    t.seat(GREEN, coins=5, hand="I-04", reserves=0)
    t.turn(GREEN, "develop", 2)
    t.do("play I-04")
    assert t.s.weapons(GREEN) == 3


def test_t54_a_battle_with_the_last_warrior() -> None:
    t = four()
    t.sea(4, "SP1-01", "SP2-01")
    t.seat(GREEN, coins=6, weapons=2, warriors={4: 1, 3: 1})
    t.turn(GREEN, "build", 1)
    assert t.may("city 4")
    t.do("battle 4")
    assert (t.s.vp(GREEN), t.s.weapons(GREEN), t.s.reserves(GREEN)) == (4, 0, 4)
    assert not t.may("city 4")
    assert (t.s.sea_top(3), t.s.sea_below(3)) == (NONE, SEA.index("SP2-01"))
    assert t.s.trophy(SEA.index("SP1-01")) == GREEN
    t.s.set_weapons(GREEN, 20)
    t.s.legal = None
    assert not t.may("battle 3")


def test_t55_weaponry_for_the_demand() -> None:
    t = four()
    t.sea(4, "SP1-05", "SP2-01")
    t.seat(GREEN, coins=2, weapons=2, warriors={4: 1}, ability=("SA5", 1))
    t.turn(GREEN, "prepare")
    assert not t.may("battle 4")
    t.do("arm", "battle 4")
    assert t.s.vp(GREEN) == 5
