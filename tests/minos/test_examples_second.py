"""The worked examples of the rulebook, the second half: E10 to E18."""

from __future__ import annotations

from tests.minos.box import BEIGE, GREEN, MINOS, NAVY, PURPLE
from tests.minos.table import four


def test_e10_region_scoring() -> None:
    t = four()
    t.s.round = 2
    t.seat(PURPLE, tracks=(0, 0, 4), warriors={6: 3, 9: 1, 10: 1}, cities=(6,), towers=(8, 6))
    t.seat(NAVY, warriors={6: 2, 10: 2})
    t.seat(GREEN, warriors={6: 2, 9: 1})
    t.seat(BEIGE, warriors={})
    t.scoring()
    assert t.s.all_vp() == [2, 0, 9, 4]


def test_e10_the_third_tower_scores_more_than_the_second() -> None:
    for towers, points in (((8,), 3), ((8, 6), 3 + 1), ((8, 6, 9), 3 + 2)):
        t = four()
        t.s.round = 2
        t.seat(PURPLE, warriors={10: 1}, cities=(6, 9), towers=towers)
        t.scoring()
        assert t.s.vp(PURPLE) == points


def test_e11_the_trade_route_vase() -> None:
    for at, gained in ((5, 10), (4, 0)):
        t = four()
        t.vase("V07")
        t.seat(GREEN, coins=8, cities=(4,), towers=(2,), ships={"Alashiya": at})
        t.turn(GREEN, "build", 2)
        t.do("ship Egypt")
        assert (t.s.vp(GREEN), t.s.coins(GREEN)) == (gained, 0)


def coins_for(card: str, goods: dict[str, int], temps: dict[str, int]) -> int:
    """The fewest Coins with which the card can be played, and all Temporary Goods that help are then spent."""
    for coins in range(20):
        t = four()
        t.s.round = 3
        t.seat(GREEN, coins=coins, goods=goods, temps=temps, hand=card, warriors={})
        t.turn(GREEN, "develop", 1, 1)
        if t.may(f"play {card}"):
            t.do(f"play {card}")
            while t.s.decision == "card-price":
                t.s.act(t.s.actions()[-1])
            assert t.temps(GREEN) == {}
            return coins
    raise AssertionError(card)


def test_e12_discounts_for_cards() -> None:
    assert coins_for("II-16", {}, {}) == 10
    assert coins_for("II-16", {"stone": 1}, {}) == 7
    assert coins_for("II-16", {"stone": 3}, {}) == 7
    assert coins_for("II-16", {"stone": 1}, {"grain": 1}) == 4
    assert coins_for("II-16", {}, {"stone": 1, "grain": 1}) == 4
    assert coins_for("II-07", {"silver": 1}, {}) == 6
    assert coins_for("II-07", {"silver": 2}, {}) == 3
    assert coins_for("II-07", {"silver": 1}, {"silver": 1}) == 3
    assert coins_for("II-07", {"silver": 3}, {}) == 3
    assert coins_for("II-07", {}, {"silver": 1}) == 6
    assert coins_for("I-03", {"wood": 1}, {}) == 0


def coins_to_build(action: str, goods: dict[str, int], **more: object) -> int:
    """The fewest Coins with which something can be built; Silver never helps."""
    for coins in range(20):
        t = four()
        t.seat(GREEN, coins=coins, goods={**goods, "silver": 2}, **more)  # type: ignore[arg-type]
        t.turn(GREEN, "build", 1)
        if t.may(action):
            return coins
    raise AssertionError(action)


def test_e13_discounts_for_buildings() -> None:
    here: dict[str, object] = {"warriors": {3: 1}}
    assert [coins_to_build("city 3", {"stone": number}, **here) for number in (0, 1, 2, 3)] == [6, 3, 0, 0]
    assert coins_to_build("city 3", {"stone": 2}, temps={"stone": 1}, cities=(4,), **here) == 0
    assert coins_to_build("tower 2", {"copper": 1}, cities=(4,), towers=(4,)) == 3
    three: dict[str, object] = {"cities": (4, 6), "ships": {"Alashiya": 1, "Ugarit": 1}}
    assert coins_to_build("ship Egypt", {"wood": 2}, **three) == 3 + 2
    assert coins_to_build("sail Egypt", {"herbs": 2}, ships={"Egypt": 4}) == 3
    assert coins_to_build("sail Egypt", {"herbs": 5}, ships={"Egypt": 4}) == 0


def test_e13_grain_spares_a_warrior_of_the_fourth_farm() -> None:
    for there, legal in ((2, False), (3, True)):
        t = four()
        t.seat(GREEN, goods={"grain": 1, "silver": 2}, farms=(2, 3, 4), warriors={6: there})
        t.turn(GREEN, "build", 1)
        assert t.may("farm 6") is legal


def test_e14_conversion_in_either_order() -> None:
    """With 1 Weaponry the gain comes first by itself (O28); with 3 either may."""
    for weapons, order, left in ((1, ("pay",), 0), (3, ("clause 2", "pay"), 2), (3, ("clause 1", "pay"), 2)):
        t = four()
        t.seat(GREEN, coins=5, weapons=weapons, hand="I-40")
        t.turn(GREEN, "develop", 2)
        t.do("play I-40")
        assert t.may("clause 1") == (weapons == 3)
        t.do(*order)
        assert (t.s.weapons(GREEN), t.s.vp(GREEN)) == (left, 4)


def test_e15_only_the_highest_income_effect() -> None:
    t = four()
    t.seat(GREEN, tracks=(3, 0, 6), area="I-01 I-02 I-03 I-04")
    t.income()
    assert t.s.weapons(GREEN) == 3
    t.do("palace I-01", "palace I-02")
    assert t.palace(GREEN) == ["I-01", "I-02"]
    assert t.s.decision != "palace"


def test_e16_the_first_ship() -> None:
    t = four()
    t.seat(GREEN, coins=5)
    t.turn(GREEN, "build", 1)
    t.do("ship Egypt")
    assert t.s.coins(GREEN) == 0
    t.s.set_coins(GREEN, 20)
    t.again(GREEN, "build", 1)
    assert not t.may("ship Alashiya")


def test_e17_wild_used_as_build() -> None:
    t = four()
    t.seat(GREEN, palace="I-20 I-37", reserves=3, warriors={2: 1})
    t.turn(GREEN, "wild", 1, 6)
    assert not t.may("trait I-20")
    t.do("trait I-37", "farm 2")
    assert t.s.coins(GREEN) == 2 + 2  # the Trait, and Farm 1


def test_e18_set_up_choice_order() -> None:
    s = MINOS.new(4, 3)
    first = s.seat
    assert first is not None
    order = []
    kinds = ["ability", "start", "ability", "start"]  # going round; coming back, each takes the other kind
    for kind in kinds:
        assert {s.game.decode(action)[0] for action in s.actions()} == {"start", "ability"}
        order.append(s.seat)
        s.act(next(action for action in s.actions() if s.game.decode(action)[0] == kind))
    for taken in reversed(kinds[2:]):
        other = "start" if taken == "ability" else "ability"
        assert {s.game.decode(action)[0] for action in s.actions()} == {other}
        order.append(s.seat)
        s.act(s.actions()[0])
    turn = [(first + n) % 4 for n in range(4)]
    assert order == (turn + turn[::-1])[:6]
    assert s.decision != "pick"  # the last tile and the last card are taken by themselves
