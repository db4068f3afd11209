"""The worked examples of the rulebooks, by their numbers in the scenario book (E01 to E18)."""

from __future__ import annotations

from tests.minos.box import BEIGE, GREEN, NAVY, PURPLE
from tests.minos.steps import choose_steps, groups
from tests.minos.table import Table, four


def test_e01_draft_into_one_row() -> None:
    t = four()
    t.draft("r5 b2 r2 g1 y3 y4 b6")
    t.do("draft red 5 prepare")
    assert t.row("prepare") == [(GREEN, 5), (-1, 0), (-1, 0), (-1, 0)]
    t.do("draft blue 2 prepare")
    assert t.row("prepare")[:2] == [(BEIGE, 2), (GREEN, 5)]
    t.do("draft red 2 prepare")
    assert t.row("prepare")[:3] == [(BEIGE, 2), (PURPLE, 2), (GREEN, 5)]
    t.do("draft gray 1 prepare")
    assert t.row("prepare") == [(NAVY, 1), (BEIGE, 2), (PURPLE, 2), (GREEN, 5)]
    assert not t.may("draft yellow 3 prepare")
    assert t.may("draft yellow 3 develop")


def test_e01_what_the_four_spaces_are_worth() -> None:
    t = four()
    t.turn(NAVY, "prepare", 1)
    assert t.s.points == 4
    assert t.may("draw age2")
    t.do("benefit 1", "benefit 2")
    assert (t.s.coins(NAVY), t.s.weapons(NAVY)) == (1, 1)
    t.turn(BEIGE, "prepare", 2)
    assert t.s.points == 3
    t.do("benefit 1", "benefit 2")
    assert (t.s.coins(BEIGE), t.s.weapons(BEIGE)) == (3, 1)
    t.turn(PURPLE, "prepare", 3)
    assert t.s.points == 2
    t.do("benefit 1", "advance population")
    assert t.tracks(PURPLE) == (0, 0, 1)
    t.turn(GREEN, "prepare", 4)
    assert t.s.points == 2
    t.do("benefit 1")
    assert (t.s.coins(GREEN), t.s.weapons(GREEN)) == (3, 1)


def test_e02_dice_groups_counted() -> None:
    single, ways, steps = groups("r6 r3 b4 g6")
    assert (single, ways, steps.count((1, 0, 1))) == (5, 7, 1)
    single, ways, steps = groups("y3 y2 g5 g4")
    assert (single, ways, steps.count((0, 1, 0))) == (5, 6, 5)
    single, ways, steps = groups("r5 r5 r4 g4")
    assert (single, ways, steps.count((2, 0, 0))) == (10, 13, 2)
    assert groups("b2 b3 y2 y4")[:2] == (0, 1)


def test_e02_dice_groups_advanced() -> None:
    t = four()
    for seat in range(4):
        t.seat(seat, ability=("SA1", 1))
    t.groups({GREEN: "r6 r3 b4 g6", BEIGE: "y3 y2 g5 g4", NAVY: "b2 b3 y2 y4"})
    choose_steps(t, (1, 0, 1))
    assert t.tracks(GREEN) == (0, 0, 0)  # nothing moves before all have chosen
    choose_steps(t, (0, 1, 0))
    t.do("advance influence")
    assert t.tracks(GREEN) == (1, 0, 1)
    assert (t.s.coins(GREEN), t.s.reserves(GREEN), t.s.supply(GREEN)) == (3, 5, 4)
    assert t.tracks(BEIGE) == (0, 1, 0)
    assert (sum(t.goods(BEIGE).values()), t.s.income(BEIGE)) == (1, 1)
    assert t.tracks(NAVY) == (0, 0, 0)
    t = four()
    t.seat(GREEN, ability=("SA1", 1))
    t.groups({GREEN: "r5 r5 r4 g4"})
    choose_steps(t, (2, 0, 0))
    assert t.tracks(GREEN) == (2, 0, 0)
    assert t.s.coins(GREEN) == 3


def rivals(green_warriors: int, beige_warriors: int, green_weapons: int = 0, beige_weapons: int = 0) -> Table:
    t = four()
    t.foundation(4, "CF12")
    t.seat(GREEN, coins=6, weapons=green_weapons, tracks=(0, 2, 0), warriors={2: 1, 4: green_warriors})
    t.seat(BEIGE, coins=6, weapons=beige_weapons, tracks=(0, 2, 0), warriors={5: 1, 4: beige_warriors})
    t.groups({GREEN: "y6 y5", BEIGE: "y6 y4"})
    choose_steps(t, (0, 1, 0))
    choose_steps(t, (0, 1, 0))
    return t


def test_e03_the_stronger_rival_builds() -> None:
    for t in (rivals(1, 2), rivals(2, 2, 1, 3)):
        t.do("city 4", "claim")
        assert not t.may("city 4")
        t.do("stop")
        assert t.s.city(3) == BEIGE
        assert (t.s.coins(BEIGE), t.s.vp(BEIGE), t.s.coins(GREEN)) == (0, 5, 6)
        assert t.tracks(GREEN) == t.tracks(BEIGE) == (0, 3, 0)


def test_e03_turn_order_decides_the_last_tie() -> None:
    t = rivals(2, 2, 2, 2)
    t.do("city 4")
    assert t.s.city(3) == GREEN


def test_e03_a_rival_who_wants_something_else_is_no_rival() -> None:
    t = rivals(1, 2)
    t.do("city 4", "stop")
    assert t.s.city(3) == GREEN
    t.do("farm 4")
    assert t.s.farm(3) == BEIGE


def develop() -> Table:
    t = four()
    t.s.round = 3
    t.seat(
        PURPLE,
        coins=16,
        goods={"stone": 2, "silver": 1, "herbs": 2},
        temps={"grain": 1},
        income=6,
        tracks=(0, 0, 3),
        reserves=1,
        warriors={8: 2, 6: 1, 9: 1, 10: 1},
        hand="I-60 II-16 II-14 II-58 II-01 II-04",
        palace="I-13 I-16",
    )
    t.next_good("copper")
    t.turn(PURPLE, "develop", 1, 4)
    return t


def test_e04_develop() -> None:
    t = develop()
    t.do("play I-60")
    assert t.s.coins(PURPLE) == 12  # 16 - 5 + 1
    assert t.goods(PURPLE)["copper"] == 1
    assert t.s.income(PURPLE) == 7
    t.do("play II-16", "use grain")
    assert t.s.coins(PURPLE) == 8
    assert t.temps(PURPLE) == {}
    t.do("clause 1", "play II-14")
    assert t.s.coins(PURPLE) == 3
    t.do("advance population")
    assert (t.s.supply(PURPLE), t.s.reserves(PURPLE)) == (2, 3)
    t.do("place 8")
    assert t.s.reserves(PURPLE) == 2
    t.do("sell", "discard II-01", "discard II-04", "stop")
    t.do("play II-58")
    assert t.s.coins(PURPLE) == 0
    t.do("clause 1")
    assert t.s.coins(PURPLE) == 6
    t.do("clause 2", "pay", "palace II-58")
    assert t.s.coins(PURPLE) == 1
    t.do("trait I-13", "move 8 6", "trait I-16")
    assert not t.may("trait II-58")
    assert len(t.hand(PURPLE)) == 1
    assert t.area(PURPLE) == ["I-60", "II-14", "II-16"]
    assert t.palace(PURPLE) == ["I-13", "I-16", "II-58"]
    assert t.tracks(PURPLE) == (0, 0, 4)
    assert t.warriors(PURPLE) == {6: 2, 8: 2, 9: 1, 10: 1}
    assert (t.s.reserves(PURPLE), t.s.supply(PURPLE), t.s.income(PURPLE)) == (2, 2, 7)
    assert (t.s.vp(PURPLE), t.s.weapons(PURPLE), sum(t.goods(PURPLE).values())) == (0, 0, 6)


def test_e05_a_discount_bought_by_the_card_before() -> None:
    t = develop()
    assert "8 Coins" in t.s.describe(t.action("play II-14"))
    t.do("play I-60")
    assert "5 Coins" in t.s.describe(t.action("play II-14"))


def test_e06_build() -> None:
    t = four()
    t.s.round = 2
    t.seat(
        GREEN,
        coins=5,
        goods={"herbs": 2, "wood": 1, "silver": 1, "stone": 1},
        temps={"wood": 1, "silver": 1},
        income=5,
        cities=(4,),
        ships={"Egypt": 3},
    )
    t.s.set_trade(17, 0)  # TR03 lies beside Egypt
    t.turn(GREEN, "build", 1)
    assert not t.may("sail Egypt")
    t.do("tower 2")
    assert t.s.coins(GREEN) == 3
    assert len(t.hand(GREEN)) == 1
    assert t.hand(GREEN)[0].startswith("II-")
    red = t.s.all_trade()[15:].count(0)
    t.do("sail Egypt", "tile TR03")
    assert t.s.coins(GREEN) == 1
    assert t.s.all_trade()[15:].count(0) == red - 1
    t.do("ship Alashiya")  # the temporary Wood is needed, so it is used by itself
    assert (t.s.coins(GREEN), t.ship(GREEN, "Egypt"), t.ship(GREEN, "Alashiya")) == (0, 4, 1)
    assert t.temps(GREEN) == {"silver": 1}
    assert t.trades(GREEN) == ["TR03"]
    assert t.s.income(GREEN) == 5


def farmers() -> Table:
    t = four()
    t.s.round = 2
    t.seat(NAVY, farms=(10, 11))
    t.seat(
        PURPLE,
        coins=2,
        goods={"grain": 2, "stone": 1, "wood": 1, "herbs": 1},
        income=5,
        farms=(8, 6),
        reserves=0,
        warriors={12: 2, 10: 1, 11: 1},
    )
    t.turn(PURPLE, "build", 2)
    return t


def test_e07_farms() -> None:
    t = farmers()
    t.do("buy grain")
    assert t.s.coins(PURPLE) == 1
    t.do("farm 12", "give 1")
    assert (t.s.reserves(PURPLE), t.warriors(PURPLE)[12], t.s.income(PURPLE)) == (1, 1, 7)
    assert not any(t.may(f"farm {region}") for region in range(1, 13))
    t.do("march", "move 10 9")
    assert t.s.coins(PURPLE) == 0
    t.do("farm 9")
    assert t.temps(PURPLE) == {}
    assert t.s.spare(5) == 9
    assert t.warriors(PURPLE) == {11: 1, 12: 1}
    assert (t.s.reserves(PURPLE), t.s.supply(PURPLE), t.s.income(PURPLE)) == (2, 6, 8)


def test_e07_the_grain_used_on_the_third_farm_is_missed_on_the_fourth() -> None:
    t = farmers()
    t.do("buy grain", "farm 12", "use grain", "give 0")
    assert t.warriors(PURPLE)[12] == 2
    assert t.s.reserves(PURPLE) == 0
    t.do("march", "move 10 9")
    assert not t.may("farm 9")


def royal(deed: str, space: int, value: int) -> Table:
    t = four()
    t.seat(GREEN, hand="II-01 II-02 II-03", palace="I-20 I-22 I-24 I-55 I-60")
    t.turn(GREEN, deed, space, value)
    return t


def test_e08_royal_traits() -> None:
    t = royal("build", 2, 3)
    t.do("trait I-20", "trait I-22", "trait I-55", "trait I-60", "temp grain", "trait I-24", "stop")
    assert (t.s.coins(GREEN), t.s.weapons(GREEN), t.s.vp(GREEN)) == (1, 1, 1)
    assert t.temps(GREEN) == {"grain": 1}
    assert (len(t.hand(GREEN)), t.tracks(GREEN)) == (3, (0, 0, 0))


def test_e08_a_trait_that_is_paid_for() -> None:
    t = royal("build", 2, 3)
    t.do("trait I-24", "pay", "discard II-01", "discard II-02")
    assert t.hand(GREEN) == []
    assert (t.tracks(GREEN), t.s.coins(GREEN)) == ((1, 0, 0), 3)


def test_e08_triggers_are_the_action_and_the_die() -> None:
    t = royal("build", 2, 5)
    assert [t.may(f"trait {card}") for card in ("I-20", "I-22", "I-24", "I-55", "I-60")] == [
        True,
        True,
        True,
        False,
        False,
    ]
    t = royal("wild", 1, 3)
    assert [t.may(f"trait {card}") for card in ("I-20", "I-22", "I-24", "I-55", "I-60")] == [False] * 3 + [True, True]


def test_e09_a_vase_met_by_two_in_income() -> None:
    t = four()
    t.vase("V03")
    t.s.set_vase_by(0, 1 << NAVY)
    t.s.set_vase_taken(0, 1)
    for seat in (GREEN, PURPLE):
        t.seat(seat, tracks=(0, 7, 0), ships={"Ugarit": 5})
    t.seat(BEIGE, tracks=(0, 5, 0))
    t.income()
    for seat in (GREEN, PURPLE):
        assert t.tracks(seat) == (0, 8, 0)
        assert t.s.vp(seat) == 4 + 7
        assert (t.s.coins(seat), t.s.weapons(seat)) == (5, 1)
    assert t.s.vase_taken(0) == 3
    t.seat(BEIGE, tracks=(0, 7, 0))
    t.turn(BEIGE, "wild", 1)
    t.effect(BEIGE, "culture 1")
    assert t.tracks(BEIGE) == (0, 8, 0)
    assert t.s.vp(BEIGE) == 4
