"""Goods and Temporary Goods (T31 to T37)."""

from __future__ import annotations

from tests.minos.box import BEIGE, GREEN
from tests.minos.table import four


def test_t31_the_last_good_of_a_stack() -> None:
    t = four()
    t.s.set_stock(2, 1)
    t.seat(GREEN, temps={"copper": 3})
    t.turn(GREEN, "prepare")
    t.do("swap copper")
    assert (t.temps(GREEN), t.s.income(GREEN), t.s.stock(2)) == ({}, 1, 0)
    t.seat(GREEN, temps={"copper": 3})
    t.again(GREEN, "prepare")
    assert not t.may("swap copper")


def test_t32_the_second_to_the_fifth_of_a_type() -> None:
    t = four()
    t.vase("V02")
    t.seat(GREEN, goods={"wood": 1}, income=1)
    t.turn(GREEN, "prepare")
    seen = []
    for _ in range(4):
        t.effect(GREEN, "good 1")
        t.do("good wood")
        seen.append((t.s.income(GREEN), len(t.hand(GREEN)), t.s.vp(GREEN)))
    assert seen == [(3, 0, 0), (4, 1, 10), (6, 1, 10), (6, 1, 10)]
    assert t.hand(GREEN)[0].startswith("II-")


def test_t33_steps_past_the_end_of_the_income_track_are_lost() -> None:
    t = four()
    t.vase("V01")
    t.seat(GREEN, goods={"wood": 1}, income=11)
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "good 1")
    t.do("good wood")
    assert (t.s.income(GREEN), t.s.vp(GREEN)) == (12, 10)
    t.effect(GREEN, "income 3")
    assert (t.s.income(GREEN), t.s.vp(GREEN)) == (12, 10)


def test_t34_an_empty_stack_is_not_offered() -> None:
    t = four()
    t.s.set_stock(4, 0)
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "good 1")
    assert not t.may("good herbs")
    t.do("good wood")
    t.s.fill_stock([0] * 6)
    t.effect(GREEN, "good 1")
    assert t.s.decision == "turn"


def test_t35_an_empty_pile_gives_nothing() -> None:
    t = four()
    t.s.fill_pile([0] * 6)
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "culture 1")
    assert (t.tracks(GREEN), t.goods(GREEN)) == ((0, 1, 0), {})


def test_t36_temporary_goods_run_out() -> None:
    t = four()
    t.seat(BEIGE, temps={"grain": 9})
    t.seat(GREEN, coins=1, warriors={12: 1})
    t.turn(GREEN, "prepare")
    assert not t.may("buy grain")
    t.effect(GREEN, "temp 1")
    assert len(t.s.actions()) == 5


def test_t37_an_exchange_needs_three_alike() -> None:
    t = four()
    t.seat(GREEN, temps={"stone": 2, "copper": 1}, goods={"stone": 1})
    t.turn(GREEN, "prepare")
    assert not t.may("swap stone")
    assert not t.may("swap copper")
