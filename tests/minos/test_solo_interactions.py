"""Rhadamanthus where several rules meet."""

from __future__ import annotations

import pytest

from labrys.titles.minos.constants import NONE
from labrys.titles.minos.content import SOURCES
from labrys.titles.minos.frames import SOLO_TURN
from tests.minos.box import CARDS, SEA
from tests.minos.solo_table import BOT, YOU, cards_of, demand, solo

FULL = [(YOU, 1), (YOU, 3)]


def test_t68_equal_points_are_a_loss() -> None:
    t = solo()
    t.no_sea(1, 2, 4, 5, 6)
    t.end()
    assert t.s.ending == "lost"
    t.s.set_source(YOU, 0, t.vp)
    t.s.set_vp(YOU, t.vp)
    for source in range(1, len(SOURCES)):
        t.s.set_source(YOU, source, 0)
    assert t.s.scores() == [sum(t.s.rival().values())]
    assert (t.s.ranking(), t.s.ending) == ([2], "lost")
    t.s.add_vp(YOU, 1)
    t.s.add_source(YOU, 0, 1)
    assert (t.s.ranking(), t.s.ending) == ([1], "won")


def test_t69_the_wood_of_his_home_is_covered() -> None:
    t = solo()
    t.seat(YOU, coins=9, warriors={7: 1})
    t.my_turn("build")
    assert not t.may("buy wood")
    assert not t.may("farm 7")
    assert not t.may("city 7")
    t.seat(YOU, warriors={4: 1})
    t.my_turn("build")
    assert t.may("buy wood")
    assert t.may("farm 4")
    assert t.may("city 4")


def test_t70_equal_dice_by_the_order_of_actions() -> None:
    t = solo()
    t.dice("", {"prepare": [(BOT, 4)], "expand": [(BOT, 4)], "wild": [(BOT, 4)], "build": [(BOT, 4)]})
    t.s.set_want(t.s.row(16), 0)
    told = [t.run(SOLO_TURN)[0].public for _ in range(4)]
    assert [event["deed"] for event in told] == [3, 2, 0, 4]
    assert [event["tie"] for event in told] == ["order", "order", "order", "none"]
    t.dice("", {"prepare": [(BOT, 4)], "develop": [(BOT, 4)], "build": [(BOT, 4)]})
    assert [t.run(SOLO_TURN)[0].public["deed"] for _ in range(3)] == [2, 1, 0]


def test_t71_without_warriors_build_moves_ships_and_expand_draws_on() -> None:
    t = solo()
    t.bot(warriors={7: 1, 3: 4, 2: 5}, reserves=0)
    t.tiles("copper")
    t.acts("build")
    assert sum(t.ships()) == 6
    t.no_sea(2)
    t.sea(1, None, None)
    t.s.set_warriors(YOU, 2, 0)
    t.tiles("copper", "silver", "stone", "wood", "grain", "herbs")
    told = t.acts("expand", 2)
    assert [event.kind for event in told].count("solo_nothing") == 6


def test_t72_expand_with_the_last_warrior() -> None:
    t = solo()
    t.bot(warriors={7: 9}, reserves=1)
    t.sea(5, "SP1-05", "SP2-01")
    t.no_sea(1, 2, 4, 6)
    t.tiles("copper", "silver", "stone", "wood", "grain", "herbs")
    t.acts("wild", 2, 3, wanted="expand")
    assert t.vp == demand("SP1-05")
    assert t.warriors(BOT) == {7: 9}
    assert t.s.reserves(BOT) == 1


def test_t73_the_randomizer_runs_out() -> None:
    t = solo()
    t.bot(warriors={7: 10}, reserves=0)
    told = t.acts("expand")
    assert [event.kind for event in told].count("solo_nothing") == 6
    assert [event.public["route"] for event in told if event.kind == "solo_sail"] == [2, 1, 0]
    assert t.ships() == (2, 2, 2)


def test_t74_prepare() -> None:
    t = solo()
    cards = CARDS[:5]
    t.offer(" ".join(cards))
    t.acts("prepare")
    assert sorted(t.hand(BOT)) == sorted(cards[1:])
    assert t.s.count_offer() == 5
    assert CARDS[t.s.offer(4)] == cards[0]
    assert not any(card in t.s.all_offer()[:4] for card in range(5))
    assert (t.s.coins(BOT), t.s.weapons(BOT), t.vp) == (0, 0, 0)
    assert all(card < 72 for card in t.s.cards_at(8 + BOT))


def test_t75_his_ships_need_no_towers() -> None:
    t = solo()
    t.bot(warriors={7: 1, 5: 1}, cities=(5,), farms=(5,), ships=(3, 1, 1))
    t.tiles("copper")
    t.acts("build", 2)
    assert t.ships() == (4, 1, 1)
    assert len(t.trades_at(0)) == 3
    assert t.s.all_trade().count(3 + BOT) == 0


@pytest.mark.parametrize(("level", "points"), [("normal", 33), ("easy", 29)])
def test_t76_his_final_count(level: str, points: int) -> None:
    t = solo(difficulty=level)
    up = cards_of(4, 5)
    down = [card for card in CARDS if card not in up]
    t.bot(down=" ".join(down[:3] + down[-2:]), up=" ".join(up), ships=(1, 1, 3), warriors={})
    t.no_sea(1, 2, 4, 5, 6)
    t.end()
    assert t.vp - t.s.rival()["vase"] == points


@pytest.mark.parametrize(("level", "more"), [("normal", 0), ("hard", 3)])
def test_t77_last_battles(level: str, more: int) -> None:
    t = solo(difficulty=level)
    t.seat(YOU, weapons=9, warriors={4: 2, 6: 2})
    t.bot(warriors={4: 2, 6: 1}, vp=0)
    t.no_sea(1, 2, 5)
    t.sea(4, "SP1-01", "SP2-01")
    t.sea(6, None, "SP2-03")
    t.end()
    assert t.s.decision == "last-battle"
    assert t.s.trophy(SEA.index("SP2-01")) == BOT
    assert t.s.trophy(SEA.index("SP1-01")) == NONE
    assert t.vp == demand("SP2-01") + more
    t.do("fight")
    assert t.s.trophy(SEA.index("SP2-03")) == YOU


def test_t78_easy_mode() -> None:
    t = solo(difficulty="easy")
    assert t.s.count_die() == 17
    assert t.s.tables.spaces == 2
    t.acts("develop", 2)
    assert t.vp == 0
    normal = solo()
    normal.acts("develop", 2)
    assert (normal.vp, normal.s.count_die()) == (5, 13)


def test_t79_build_point_by_point() -> None:
    t = solo()
    t.tiles("copper")
    t.acts("build")
    assert t.warriors(BOT) == {7: 1, 5: 1}
    assert (t.s.city(4), t.s.farm(4)) == (BOT, BOT)
    assert (t.s.reserves(BOT), t.vp) == (8, 5)


def test_t80_a_region_with_a_city() -> None:
    t = solo()
    t.seat(YOU, cities=(5,))
    t.tiles("copper")
    told = t.acts("build")
    assert t.warriors(BOT) == {7: 1, 5: 1}
    assert (t.s.city(4), t.s.farm(4)) == (YOU, BOT)
    assert (t.s.reserves(BOT), t.vp) == (8, 0)
    assert [event.kind for event in told].count("solo_no_city") == 2
