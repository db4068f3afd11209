"""Cities, Towers, Farms, Ships and their tiles (T38 to T49)."""

from __future__ import annotations

from tests.minos.box import BEIGE, GREEN
from tests.minos.steps import choose_steps
from tests.minos.table import four


def test_t38_a_tower_needs_no_warrior() -> None:
    t = four()
    t.seat(GREEN, coins=10, cities=(4,), warriors={4: 1})
    t.turn(GREEN, "build", 1)
    t.do("march", "move 4 6")
    assert t.may("tower 4")
    assert not t.may("farm 4")
    assert not t.may("city 4")


def test_t39_a_free_farm_needs_a_warrior() -> None:
    t = four()
    t.seat(GREEN, goods={"grain": 2}, farms=(2,), warriors={3: 1})
    t.turn(GREEN, "build", 1)
    assert not t.may("farm 4")
    t.do("farm 3", "give 0", "temp stone", "temp wood")
    assert (t.warriors(GREEN), t.s.reserves(GREEN)) == ({3: 1}, 3)


def test_t40_the_grain_discount_is_optional() -> None:
    for given in (0, 1, 2):
        t = four()
        t.seat(GREEN, goods={"grain": 2}, farms=(2,), warriors={3: 2}, reserves=3)
        t.turn(GREEN, "build", 1)
        t.do("farm 3", f"give {given}")
        assert t.s.reserves(GREEN) == 3 + given


def test_t41_the_warriors_must_stand_in_the_region() -> None:
    t = four()
    t.seat(GREEN, goods={"grain": 1}, farms=(2, 4, 6), warriors={3: 2, 2: 5}, reserves=0)
    t.turn(GREEN, "build", 1)
    assert not t.may("farm 3")


def test_t42_a_city_then_a_ship() -> None:
    t = four()
    t.foundation(4, "CF12")
    t.seat(GREEN, coins=30, ships={"Egypt": 1}, warriors={4: 1})
    t.turn(GREEN, "build", 2)
    assert not t.may("ship Alashiya")
    t.do("city 4")
    assert t.may("ship Alashiya")


def test_t43_a_ship_is_one_pair_of_payments() -> None:
    t = four()
    t.seat(GREEN, coins=3)
    t.turn(GREEN, "build", 1)
    assert not t.may("ship Egypt")
    t = four(routes="AAB")
    t.s.fill_routes([0, 1, 5])
    t.seat(GREEN, coins=3, goods={"herbs": 1})
    t.turn(GREEN, "build", 1)
    t.do("ship Byblos")
    assert t.s.coins(GREEN) == 0


def test_t44_one_ship_on_each_route() -> None:
    t = four()
    t.seat(BEIGE, ships={"Alashiya": 1})
    t.seat(GREEN, coins=30, cities=(4,), ships={"Egypt": 1})
    t.turn(GREEN, "build", 1)
    assert not t.may("ship Egypt")
    assert t.may("ship Alashiya")


def test_t45_cultural_7_and_ships() -> None:
    t = four()
    t.seat(GREEN, tracks=(0, 6, 0), cities=(4, 6), ships={"Egypt": 3, "Ugarit": 4})
    t.groups({GREEN: "y6 y5"})
    choose_steps(t, (0, 1, 0))
    assert t.may("ship Alashiya")
    assert not t.may("sail Egypt")
    t.do("sail Ugarit")
    assert (t.s.vp(GREEN), t.s.coins(GREEN)) == (12, 0)


def test_t46_a_bonus_tile_is_used_in_the_turn_it_is_taken() -> None:
    t = four()
    t.seat(GREEN, coins=2, ships={"Egypt": 1}, trades="TB02")
    t.turn(GREEN, "build", 1)
    t.do("sail Egypt", "tile TB01", "trade TB01")
    assert t.s.coins(GREEN) == 6
    assert not t.may("trade TB02")
    t.do("tower 2")
    assert t.s.coins(GREEN) == 4
    assert t.s.trade(0) == -1


def test_t47_the_top_of_a_route() -> None:
    t = four()
    t.seat(GREEN, coins=20, ships={"Egypt": 4}, towers=(2,))
    t.turn(GREEN, "build", 1)
    t.do("sail Egypt")
    assert t.s.vp(GREEN) == 8
    assert not t.may("sail Egypt")
    coins = t.s.coins(GREEN)
    t.income()
    assert (t.s.coins(GREEN), t.s.vp(GREEN)) == (coins + 5 + 3, 8 + 2)


def test_t48_a_foundation_chain() -> None:
    t = four()
    t.foundation(4, "CF14")
    t.seat(GREEN, coins=9, palace="I-20", warriors={4: 1})
    t.turn(GREEN, "build", 2)
    t.do("trait I-20", "city 4")
    t.do("clause 1", "tower 4")
    assert t.s.vp(GREEN) == 2
    assert t.s.coins(GREEN) == 9 + 1 - 6 - 3 + 1
    assert t.s.points == 1
    assert not t.may("trait I-20")


def test_t48_a_warrior_may_go_to_the_new_city() -> None:
    t = four()
    t.foundation(4, "CF07")
    t.seat(GREEN, coins=6, warriors={4: 1})
    t.turn(GREEN, "build", 2)
    t.do("city 4")
    if t.s.decision == "terms":
        t.do("term 1")
    t.do("place 4")
    assert t.warriors(GREEN) == {4: 2}
    assert t.tracks(GREEN) == (0, 0, 1)


def test_t49_one_city_in_a_region() -> None:
    t = four()
    t.seat(GREEN, coins=30, warriors={4: 1, 5: 1})
    t.s.set_city(3, BEIGE)
    t.turn(GREEN, "build", 1)
    assert not t.may("city 4")
    assert not t.may("city 5")


def test_t49_the_foundation_pays_its_builder_once() -> None:
    t = four()
    t.foundation(4, "CF12")
    t.seat(GREEN, coins=6, warriors={4: 1})
    t.seat(BEIGE, coins=9, warriors={4: 2})
    t.turn(GREEN, "build", 1)
    t.do("city 4")
    assert t.s.all_vp()[:2] == [5, 0]
    t.turn(BEIGE, "build", 1)
    assert not t.may("city 4")
    t.income()
    assert (t.s.breakdown()[GREEN]["foundation"], t.s.breakdown()[BEIGE]["foundation"]) == (5, 0)


def test_each_tower_and_farm_gives_what_is_printed_under_it() -> None:
    t = four()
    t.seat(GREEN, coins=30, cities=(4, 6), reserves=3, warriors={2: 5, 3: 2})
    t.turn(GREEN, "build", 1)
    t.do("tower 2", "tower 4", "tower 6")
    assert (t.s.coins(GREEN), t.s.weapons(GREEN), t.s.reserves(GREEN)) == (30 - 18 + 1 + 1, 1, 3)  # the supply is empty
    assert len(t.hand(GREEN)) == 1
    t.seat(GREEN, reserves=0, warriors={2: 5, 3: 2, 4: 3})
    t.again(GREEN, "build", 1)
    coins = t.s.coins(GREEN)
    t.do("farm 3")
    assert t.s.coins(GREEN) == coins + 2
    t.do("farm 2", "temp grain", "temp stone")
    assert t.temps(GREEN) == {"grain": 1, "stone": 1}
    t.do("farm 4", "give 3")
    assert t.s.income(GREEN) == 2
