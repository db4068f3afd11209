"""One position for each ruling A1 to A18 in which it gives another result than its alternative."""

from __future__ import annotations

from typing import cast

from labrys.titles.minos.constants import NONE
from labrys.titles.minos.frames import ROUND
from labrys.titles.minos.state import Minos
from tests.minos.box import ABILITIES, BEIGE, GREEN, MINOS, NAVY, PURPLE
from tests.minos.steps import choose_steps
from tests.minos.table import four


def test_a01_tiles_lie_where_nobody_starts() -> None:
    s = cast(Minos, MINOS.new(2, 1))
    for region in range(7):
        tiles = (s.foundation(region), s.sea_top(region), s.sea_below(region))
        assert (NONE in tiles) == (region + 1 in (1, 3))
        assert region + 1 not in (1, 3) or tiles == (NONE, NONE, NONE)


def test_a02_the_highest_die_is_retrieved_first() -> None:
    t = four()
    t.draft("r5 r5 r2 r1 b3 b4 y3 y4 y3")
    t.s.first = BEIGE
    t.s.end_all()
    t.turn(GREEN, "prepare")
    dice = [(5, "build"), (5, "wild"), (2, "expand"), (1, "prepare")]
    t.s.fill_row([NONE] * 20)
    for die, (value, deed) in enumerate(dice):
        t.s.set_die(die, value)
        t.s.set_die_seat(die, BEIGE)
        t.s.set_row(["prepare", "develop", "build", "expand", "wild"].index(deed) * 4, die)
    t.do("end")
    assert [MINOS.codec.text(action) for action in t.s.actions()] == ["retrieve 2 0", "retrieve 4 0"]


def test_a03_two_different_extra_actions_in_one_turn() -> None:
    t = four()
    t.seat(GREEN, coins=2, warriors={12: 1})
    t.turn(GREEN, "prepare")
    t.do("buy grain", "march", "move 12 10")
    assert (t.s.coins(GREEN), t.temps(GREEN), t.warriors(GREEN)) == (0, {"grain": 1}, {10: 1})


def test_a04_influence_7_draws_nothing() -> None:
    t = four()
    t.seat(GREEN, tracks=(6, 0, 0), area="I-01 I-02 I-03 I-04 I-05")
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "influence 1")
    assert t.hand(GREEN) == []
    t.income()
    t.do("palace I-01", "palace I-02", "palace I-03", "palace I-04")
    assert len(t.palace(GREEN)) == 4
    assert t.s.decision != "palace"


def test_a05_population_0_scores() -> None:
    t = four()
    t.s.round = 2
    t.seat(GREEN, warriors={3: 1, 4: 1})
    t.seat(BEIGE, warriors={4: 2})
    t.scoring()
    assert t.s.vp(GREEN) == 3 + 1


def test_a06_temporary_goods_move_nothing() -> None:
    t = four()
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "temp 1")
    t.do("temp copper")
    assert (t.s.income(GREEN), t.tracks(GREEN)) == (0, (0, 0, 0))


def test_a07_instead_replaces() -> None:
    t = four()
    t.seat(GREEN, coins=9, hand="II-62")
    t.s.set_trophy(1, GREEN)
    t.s.set_trophy(0, GREEN)
    t.turn(GREEN, "develop", 2)
    t.do("play II-62")
    assert (t.s.vp(GREEN), t.s.weapons(GREEN)) == (7, 0)
    assert t.s.seat == BEIGE  # nothing was asked, and the turn had nothing more to offer


def test_a08_draws_are_from_the_deck_and_plays_may_be_from_the_offer() -> None:
    t = four()
    t.offer("I-09 I-05 I-06")
    t.seat(GREEN, coins=20, palace="I-16", hand="I-16")
    t.turn(GREEN, "develop", 1)
    t.do("trait I-16")
    assert t.s.count_offer() == 3
    t = four()
    t.offer("I-09 I-05 I-06")
    t.seat(GREEN, coins=9, hand="I-16")
    t.turn(GREEN, "develop", 1)
    t.do("play I-16")  # 4, and the Coin of its effect comes first
    t.do("clause 1", "play I-09")
    assert t.s.coins(GREEN) == 9 - 4 + 1 - (3 + 3) + 2
    t = four()
    t.s.round = 3
    t.offer("I-09 II-05 II-06")
    t.seat(GREEN, coins=12, hand="II-70")
    t.turn(GREEN, "develop", 1)
    t.do("play II-70", "play I-09")
    assert t.s.coins(GREEN) == 2  # the effect of I-09; nothing was paid for it


def test_a09_the_surcharge_is_paid_in_full() -> None:
    for coins, legal in ((2, False), (3, True)):
        t = four()
        t.offer("I-03")
        t.seat(GREEN, coins=coins, goods={"wood": 1}, ability=("SA1", 3))
        t.turn(GREEN, "develop", 2)
        assert t.may("play I-03") is legal
    t.do("play I-03")
    assert t.s.coins(GREEN) == 0 + 3  # what it gives


def test_a09_no_temporary_good_is_asked_for_the_surcharge() -> None:
    t = four()
    t.offer("I-03")
    t.seat(GREEN, coins=3, temps={"wood": 1}, ability=("SA1", 3))
    t.turn(GREEN, "develop", 2)
    t.do("play I-03")  # 3 by the Ability, so the 3 of the offer are all that is paid
    assert (t.area(GREEN), t.s.coins(GREEN), t.temps(GREEN)) == (["I-03"], 0 + 3, {"wood": 1})


def test_a10_a_card_new_in_the_palace_does_not_trigger_this_turn() -> None:
    t = four()
    t.seat(GREEN, coins=4, area="I-16", hand="I-01")
    t.turn(GREEN, "develop", 1, 6)
    t.do("play I-01", "palace I-16")
    assert not t.may("trait I-16")
    t.again(GREEN, "develop", 1, 6)
    assert t.may("trait I-16")


def test_a11_sa2_gives_once_before_the_first_roll() -> None:
    for seed in range(40):
        s = cast(Minos, MINOS.new(2, seed, deal="random"))
        if ABILITIES.index("SA2") not in s.all_ability():
            continue
        seat = s.all_ability().index(ABILITIES.index("SA2"))
        before = sum(s.tables.content.starts[s.start(seat)].temps.count(good) for good in range(6))
        while s.decision != "draft":
            s.act(s.actions()[0])
        assert sum(s.temps(seat, good) for good in range(6)) == before + 1
        return
    raise AssertionError("SA2 never came")


def test_a11_sa2_gives_again_before_the_second_roll() -> None:
    t = four()
    t.seat(GREEN, ability=("SA2", 1))
    t.s.round = 0
    for number in (1, 2):
        t.s.end_all()
        t.s.push(ROUND, GREEN)
        t.s.settle()
        t.do("temp stone")
        assert (t.s.round, t.temps(GREEN), t.s.decision) == (number, {"stone": number}, "draft")


def test_a12_towers_are_counted_against_ships_beyond_the_threshold() -> None:
    t = four()
    t.seat(GREEN, coins=30, cities=(4, 6), towers=(2,), ships={"Egypt": 3, "Ugarit": 3})
    t.turn(GREEN, "build", 1)
    assert t.may("sail Egypt")
    t.do("sail Ugarit", f"tile {t.trades_at(2)[0]}")
    assert not t.may("sail Egypt")
    t.do("tower 4")
    assert t.may("sail Egypt")


def test_a13_the_starting_good_counts_as_the_first() -> None:
    t = four()
    t.seat(GREEN, goods={"silver": 1})
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "good 1")
    t.do("good silver")
    assert t.s.income(GREEN) == 2


def test_a14_towers_score_in_every_dominated_region() -> None:
    t = four()
    t.s.round = 2
    t.seat(PURPLE, cities=(9,), towers=(8, 9), warriors={6: 1, 10: 1})
    t.scoring()
    assert t.s.vp(PURPLE) == 8


def test_a15_simultaneous_steps() -> None:
    t = four()
    t.vase("V06")
    t.s.set_vase_taken(0, 2)
    t.s.set_vase_by(0, 1 << PURPLE | 1 << NAVY)
    for seat in (GREEN, BEIGE):
        t.seat(seat, tracks=(0, 0, 7))
    t.groups({GREEN: "b6 b5", BEIGE: "b6 b4"})
    choose_steps(t, (0, 0, 1))
    choose_steps(t, (0, 0, 1))
    assert t.s.all_vp()[:2] == [8, 8]
    assert t.s.vase_taken(0) == 3


def test_a15_equal_values_end_with_the_step() -> None:
    """N7: on the turns after it, a Vase pays what is open then."""
    t = four()
    t.vase("V06")
    t.seat(GREEN, tracks=(0, 0, 7))
    t.seat(BEIGE, tracks=(0, 0, 7))
    t.groups({GREEN: "b6 b5"})
    choose_steps(t, (0, 0, 1))
    assert t.s.vp(GREEN) == 5 + 10
    t.effect(BEIGE, "population 1")
    assert t.s.vp(BEIGE) == 5 + 7


def test_a15_the_last_good_goes_in_turn_order() -> None:
    t = four()
    t.s.set_stock(1, 1)
    for seat in (GREEN, BEIGE):
        t.seat(seat, tracks=(0, 3, 0))
    t.groups({GREEN: "y6 y5", BEIGE: "y6 y4"})
    choose_steps(t, (0, 1, 0))
    choose_steps(t, (0, 1, 0))
    assert t.s.seat == GREEN
    t.do("good stone")
    assert t.s.seat == BEIGE
    assert not t.may("good stone")
    assert t.may("good wood")


def test_a16_the_free_build_waives_costs_not_conditions() -> None:
    t = four()
    t.seat(GREEN, tracks=(0, 6, 0), palace="I-20", warriors={3: 1})
    t.groups({GREEN: "y6 y5"})
    choose_steps(t, (0, 1, 0))
    assert not t.may("city 4")
    assert t.may("city 3")
    assert t.verbs() == ["city", "tower", "farm", "ship", "stop"]
    copy = t.s.copy()
    t.do("tower 2")
    assert (t.s.coins(GREEN), len(t.hand(GREEN))) == (1, 1)
    t.s = copy
    t.do("farm 3")
    assert (t.warriors(GREEN), t.s.reserves(GREEN)) == ({3: 1}, 3)


def test_a16_a_build_point_of_the_cultural_track_triggers_no_trait() -> None:
    """Neither paid nor free, in the Progress step or on a turn; the Build row does when its die is retrieved."""
    for culture, warriors in ((2, {3: 1}), (6, {3: 1})):
        t = four()
        t.seat(GREEN, coins=3, tracks=(0, culture, 0), palace="I-20", warriors=warriors)
        t.groups({GREEN: "y6 y5"})
        choose_steps(t, (0, 1, 0))
        t.do("tower 2")
        assert (t.s.all_traits(), t.s.coins(GREEN)) == (
            [],
            1 if culture == 2 else 4,
        )  # Tower 1 brings a Coin, I-20 would another
    t = four()
    t.seat(GREEN, coins=3, tracks=(0, 2, 0), palace="I-20")
    t.turn(GREEN, "wild", 1, 5)
    t.effect(GREEN, "culture 1")
    assert "trait" not in t.verbs()
    t.turn(GREEN, "build", 1, 5)
    assert t.may("trait I-20")


def test_a17_the_palace_step_may_stop() -> None:
    t = four()
    t.seat(GREEN, tracks=(5, 0, 0), vp=1, area="I-01 I-02 I-03", hand="I-05")
    t.income()
    assert not t.may("palace I-05")
    t.do("palace I-01", "stop")
    assert t.palace(GREEN) == ["I-01"]


def test_a18_only_the_present_space_pays() -> None:
    t = four()
    t.seat(GREEN, ships={"Egypt": 3})
    t.income()
    assert (t.s.coins(GREEN), t.s.vp(GREEN)) == (5 + 2, 1)
