"""One position for each ruling A19 to A34 in which it gives another result than its alternative."""

from __future__ import annotations

from typing import cast

from labrys.titles.minos.constants import DECK, DISCARDS, GONE, NONE
from labrys.titles.minos.content import MOST_REGIONS
from labrys.titles.minos.state import Minos
from tests.minos.box import BEIGE, CARDS, GREEN, MINOS, NAVY, PURPLE, SEA
from tests.minos.steps import choose_steps
from tests.minos.table import Table, four


def test_a19_the_marker_passes_before_the_last_battles() -> None:
    t = four()
    t.s.round = 4
    t.s.first = NAVY
    t.sea(6, None, "SP2-01")
    for seat in (GREEN, NAVY):
        t.seat(seat, weapons=5, warriors={6: 2})
    for region in range(MOST_REGIONS):
        if region != 5:
            t.s.set_sea_below(region, NONE)
    t.income()
    assert (t.s.decision, t.s.seat) == ("last-battle", GREEN)


def test_a19_turn_order_is_counted_from_the_marker() -> None:
    t = four()
    t.s.round = 4
    t.s.first = GREEN  # it passes to Beige
    for seat in (GREEN, BEIGE):
        t.seat(seat, weapons=5, warriors={6: 2})
    t.s.fill_sea_below([NONE] * MOST_REGIONS)
    t.s.set_sea_below(5, SEA.index("SP2-01"))
    t.income()
    assert (t.s.decision, t.s.seat) == ("last-battle", BEIGE)


def test_a20_wild_never_draws_age_2() -> None:
    t = four()
    t.turn(GREEN, "wild", 1)
    assert t.may("draw active")
    assert not t.may("draw age2")


def test_a21_wild_as_expand_has_the_points_of_wild() -> None:
    t = four()
    t.turn(GREEN, "wild", 1)
    t.do("place 2", "place 2")
    assert "place" not in t.verbs()
    assert t.s.reserves(GREEN) == 1


def test_a22_discards_by_age() -> None:
    t = four()
    t.s.round = 2
    t.seat(GREEN, hand="I-05 II-01 I-07")
    t.turn(GREEN, "prepare")
    t.do("sell", "discard I-05", "discard II-01", "stop")
    assert [t.s.card(CARDS.index(card)) for card in ("I-05", "II-01")] == [DISCARDS, DISCARDS]
    t.scoring()
    assert t.s.cards_at(DISCARDS) == [CARDS.index("II-01")]
    t.turn(GREEN, "prepare")
    t.do("sell")
    assert t.s.card(CARDS.index("I-07")) == GONE
    t.only_in_deck("II-20", 2)
    t.effect(GREEN, "card 1")
    assert [CARDS[card] for card in range(len(CARDS)) if t.s.card(card) == DECK] == ["II-01"]


def test_a23_age_2_cards_in_age_2_come_from_the_active_deck() -> None:
    t = four()
    t.s.round = 3
    t.seat(GREEN, tracks=(2, 0, 0))
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "influence 1")
    t.do("branch 1")
    assert len(t.hand(GREEN)) == 2


def test_a24_sa3_takes_a_coin_off_ships_not_off_farms() -> None:
    t = four()
    t.seat(GREEN, coins=4, ability=("SA3", 2))
    t.turn(GREEN, "build", 1)
    t.do("farm 2")
    assert (t.s.vp(GREEN), t.s.coins(GREEN), t.s.reserves(GREEN)) == (2, 6, 4)
    for goods, paid in (({}, 4), ({"wood": 1}, 1)):
        t = four()
        t.seat(GREEN, coins=5, ability=("SA3", 2), goods=goods)
        t.turn(GREEN, "build", 1)
        t.do("ship Egypt")
        assert (t.s.vp(GREEN), t.s.coins(GREEN)) == (2, 5 - paid)


def test_a24_sa3_takes_a_coin_off_cities_and_towers() -> None:
    for action, cost in (("city 4", 6), ("tower 2", 3)):
        for coins, legal in ((cost - 2, False), (cost - 1, True)):
            t = four()
            t.seat(GREEN, coins=coins, ability=("SA3", 2), warriors={4: 1})
            t.turn(GREEN, "build", 1)
            assert t.may(action) is legal


def progress_step(level: int, coins: int, weapons: int, culture: int = 2, ability: str = "SA5") -> Table:
    """Green goes up to the next space of the Cultural track, with a City and no Tower."""
    t = four()
    t.seat(GREEN, coins=coins, weapons=weapons, ability=(ability, level), tracks=(0, culture, 0), warriors={2: 1})
    for route in range(3):
        t.s.set_ship(GREEN, route, 5)
    t.s.set_farm(1, BEIGE)
    t.groups({GREEN: "y6 y5"})
    choose_steps(t, (0, 1, 0))
    return t


def income_step(level: int, coins: int, weapons: int) -> Table:
    """The same at Income: the last space of Ugarit brings the step; the Coins of the Income track are counted in."""
    t = four()
    t.seat(GREEN, weapons=weapons, ability=("SA5", level), tracks=(3, 2, 3), warriors={2: 1}, ships={"Ugarit": 5})
    t.s.set_farm(1, BEIGE)
    t.seat(GREEN, coins=coins - t.s.tables.income_coins[0])
    t.income()
    return t


def test_a25_the_exchange_of_sa5() -> None:
    t = four()
    t.s.round = 4
    t.seat(GREEN, coins=2, weapons=2, ability=("SA5", 2), warriors={6: 1})
    t.s.fill_sea_top([NONE] * MOST_REGIONS)
    t.s.fill_sea_below([NONE] * MOST_REGIONS)
    t.s.set_sea_below(5, SEA.index("SP2-01"))
    t.battles()
    assert not t.may("fight")
    t.do("arm", "arm", "fight")
    assert (t.s.weapons(GREEN), t.s.coins(GREEN), t.s.breakdown()[GREEN]["seapeople"]) == (0, 0, 7)
    t = four()
    t.seat(GREEN, coins=4, ability=("SA5", 1))
    t.turn(GREEN, "prepare")
    t.do("arm", "arm")
    assert (t.s.coins(GREEN), t.s.weapons(GREEN)) == (0, 2)
    t.do("melt")
    assert (t.s.coins(GREEN), t.s.weapons(GREEN)) == (1, 0)


def test_a25_the_exchange_before_a_paid_build_point_of_a_simultaneous_step() -> None:
    """1 Coin and 2 Weaponry make the 3 Coins of a Tower, in the Progress step and at Income; never there and back."""
    for begin in (progress_step, income_step):
        t = begin(level=2, coins=1, weapons=2)
        assert (t.s.active, t.s.seat, t.verbs()) == (NONE, GREEN, ["arm", "melt", "stop"])
        t.do("melt")
        assert not t.may("arm")  # at par it is not turned around (O6)
        t.do("melt", "tower 2")
        assert t.s.tower(1) == GREEN
        t = begin(level=1, coins=1, weapons=3)  # 2:1 is too dear
        t.do("melt")
        assert not t.may("tower 2")


def test_a25_no_exchange_where_nothing_is_paid() -> None:
    t = progress_step(level=2, coins=5, weapons=5, culture=6)  # the free Build point
    assert t.s.decision == "points"
    assert not {"arm", "melt"} & {*t.verbs()}
    t = progress_step(level=2, coins=5, weapons=5, ability="SA1")
    assert not {"arm", "melt"} & {*t.verbs()}


def test_a25_the_exchange_before_an_arrow_of_a_simultaneous_step() -> None:
    t = four()
    t.seat(GREEN, weapons=3, ability=("SA5", 2))
    t.effect(GREEN, "coin 2 -> vp 3")
    assert (t.s.active, t.verbs()) == (NONE, ["melt", "stop"])
    t.do("melt", "melt", "clause 1", "pay")
    assert (t.s.vp(GREEN), t.s.weapons(GREEN)) == (3, 1)


def test_a26_ability_tiles_are_laid_out_by_lot() -> None:
    seen: set[int] = set()
    for seed in range(30):
        s = cast(Minos, MINOS.new(2, seed))
        assert s.decision == "pick"
        assert len({*s.all_shown_abilities()}) == 2
        seen |= {*s.all_shown_abilities()}
    assert seen == {0, 1, 2, 3, 4}


def test_a27_dominance_alone_and_ties() -> None:
    def scored(warriors: tuple[int, int, int]) -> list[int]:
        t = four()
        t.s.round = 2
        for seat in range(4):
            t.seat(seat, warriors={6: warriors[seat]} if seat < 3 and warriors[seat] else {})
        t.scoring()
        return t.s.all_vp()[:3]

    assert scored((1, 0, 0)) == [3, 0, 0]
    assert scored((1, 1, 1)) == [1, 1, 1]
    assert scored((2, 2, 1)) == [1, 1, 1]


def dominators(green: dict[int, int]) -> Table:
    t = four()
    t.s.first = BEIGE  # whose turn it is counts, not who is first in the round
    t.vase("V05")
    t.seat(GREEN, warriors={**green, 7: 1})
    t.seat(BEIGE, warriors={5: 1, 10: 1, 12: 1, 3: 1, 7: 1})
    t.seat(PURPLE, warriors={8: 1})
    t.seat(NAVY, warriors={11: 1})
    t.turn(GREEN, "expand")
    t.do("move 7 9")
    return t


def test_a28_a_vase_met_on_anothers_turn_is_claimed_at_once() -> None:
    t = dominators({1: 1, 2: 1, 4: 1, 6: 1})
    assert t.s.all_vp()[:2] == [10, 7]
    t = dominators({1: 1, 2: 1})
    assert t.s.all_vp()[:2] == [0, 10]


def test_a29_last_battles() -> None:
    t = four()
    t.s.round = 4
    t.seat(GREEN, weapons=13, warriors={3: 1, 4: 1, 6: 1})
    t.s.fill_sea_top([NONE] * MOST_REGIONS)
    t.s.fill_sea_below([NONE] * MOST_REGIONS)
    t.sea(3, "SP1-01", "SP2-01")
    t.sea(4, "SP1-02", "SP2-02")
    t.sea(6, None, "SP2-03")
    t.battles()
    t.do("fight", "fight", "fight")
    assert t.s.weapons(GREEN) == 0
    assert [t.s.trophy(SEA.index(tile)) for tile in ("SP1-01", "SP1-02", "SP2-01", "SP2-02", "SP2-03")] == [
        NONE,
        NONE,
        GREEN,
        GREEN,
        GREEN,
    ]
    assert t.s.breakdown()[GREEN]["seapeople"] == 20
    assert t.s.coins(GREEN) == 3


def test_a30_gray_dice_may_stay_unused() -> None:
    t = four()
    t.seat(GREEN, ability=("SA1", 1))
    t.groups({GREEN: "y3 y2 g5 g4"})
    assert len(t.s.actions()) == 6


def test_a31_building_beside_sea_peoples() -> None:
    t = four()
    t.foundation(4, "CF12")
    t.seat(GREEN, coins=6, warriors={4: 1})
    sea = (t.s.sea_top(3), t.s.sea_below(3))
    t.turn(GREEN, "build", 1)
    t.do("city 4")
    assert t.s.vp(GREEN) == 5
    assert (t.s.sea_top(3), t.s.sea_below(3)) == sea


def test_a32_extra_actions_between_effects_not_inside() -> None:
    t = four()
    t.s.round = 3
    t.seat(GREEN, coins=8, hand="II-58 I-01 I-02", warriors={2: 3})
    t.turn(GREEN, "develop", 1, 1)
    t.do("play II-58", "clause 1")
    assert t.s.coins(GREEN) == 3
    inside = t.s.copy()
    t.do("sell", "discard I-01", "discard I-02")
    t.do("clause 2", "pay", "palace II-58")
    assert (t.s.coins(GREEN), t.palace(GREEN)) == (0, ["II-58"])
    t.s = inside
    assert not t.may("clause 2")  # the payment cannot be made, and nothing fits into it
    t.do("stop")
    assert t.palace(GREEN) == []
    assert t.s.decision == "turn"


def test_a33_each_icon_discounts_by_itself() -> None:
    t = four()
    t.s.round = 3
    t.seat(GREEN, coins=7, goods={"stone": 1}, hand="II-16")
    t.turn(GREEN, "develop", 2)
    t.do("play II-16")
    assert t.s.coins(GREEN) == 0


def test_a34_wood_left_over_does_not_pay_for_the_route() -> None:
    t = four()
    t.seat(GREEN, coins=2, goods={"wood": 2})
    t.turn(GREEN, "build", 1)
    t.do("ship Egypt")
    assert t.s.coins(GREEN) == 0
