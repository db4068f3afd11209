"""Cards: effects, prices, the Palace, the offer, decks and discards (T15 to T30)."""

from __future__ import annotations

from labrys.titles.minos.constants import BURIED, DECK, GONE
from labrys.titles.minos.content import AGE_CARDS
from tests.minos.box import CARDS, GREEN
from tests.minos.table import Table, four


def turn(coins: int = 30, age2: bool = False, deed: str = "develop", **more: object) -> Table:
    t = four()
    t.s.round = 3 if age2 else 1
    t.seat(GREEN, coins=coins, **more)  # type: ignore[arg-type]
    t.turn(GREEN, deed, 1, 1)
    return t


def test_t15_instead_is_met_by_the_card_itself() -> None:
    for area, paid in (("I-01 I-02 I-03", False), ("I-01 I-02", True)):
        t = turn(area=area, hand="I-72 I-10")
        t.do("play I-72")
        coins = t.s.coins(GREEN)
        t.do("clause 1", "play I-10")
        assert (t.s.coins(GREEN) < coins) is paid


def test_t16_a_condition_met_by_the_first_part() -> None:
    for first, points in (("clause 1", 2), ("clause 2", 0)):
        t = turn(age2=True, hand="II-24", tracks=(0, 4, 0))
        t.do("play II-24", first)
        assert t.tracks(GREEN)[1] == 5 or t.s.decision == "effect"
        while t.s.decision == "effect":
            t.do("clause 1" if t.may("clause 1") else "clause 2")
        assert (t.tracks(GREEN)[1], t.s.vp(GREEN)) == (5, points)


def test_t17_per_played_counts_itself_per_palace_does_not() -> None:
    t = turn(age2=True, hand="II-72")
    t.do("play II-72")
    assert t.s.vp(GREEN) == 1
    t = turn(hand="I-10", palace="I-01 I-02")
    t.do("play I-10")
    assert t.s.vp(GREEN) == 2


def test_t18_a_price_is_never_below_0() -> None:
    t = turn(coins=0, hand="I-03", goods={"wood": 1}, ability=("SA1", 3))
    t.do("play I-03")
    assert t.s.coins(GREEN) == 3  # what it gives, and no Coin back


def test_t19_the_tile_discounts_before_the_temporary_good() -> None:
    t = turn(coins=1, hand="I-02", goods={"stone": 1}, temps={"stone": 1})
    t.do("play I-02")
    assert t.s.coins(GREEN) == 0
    assert t.temps(GREEN) == {"stone": 1}


def test_t20_a_temporary_good_for_the_second_icon() -> None:
    for choice, coins, temps in (("use silver", 8, {}), ("pay", 5, {"silver": 1})):
        t = turn(coins=10, age2=True, hand="II-58 I-01", goods={"silver": 1}, temps={"silver": 1}, warriors={})
        t.do("play II-58", choice)
        assert t.s.coins(GREEN) == coins
        assert t.temps(GREEN) == temps


def test_t21_a_repeatable_conversion() -> None:
    t = turn(age2=True, hand="II-43 I-01 I-02 I-03")
    t.do("play II-43", "clause 1", "clause 2")
    for _ in range(2):
        t.do("pay")
        for _ in range(2):
            t.s.act(t.s.actions()[0])
    assert t.s.vp(GREEN) == 4
    assert len(t.hand(GREEN)) == 1
    assert t.s.decision == "turn"


def test_t22_points_as_a_payment() -> None:
    t = turn(deed="expand", palace="II-36", vp=0)
    assert not t.may("trait II-36")  # without a point it is not offered
    t = turn(deed="expand", palace="II-36", vp=1)
    t.do("trait II-36", "pay")
    assert (t.s.vp(GREEN), len(t.hand(GREEN))) == (0, 2)


def test_t23_the_palace_from_hand_costs_points() -> None:
    t = turn(vp=2, hand="I-01", area="I-02")
    t.effect(GREEN, "palace 1")
    assert not t.may("palace I-01")
    assert t.may("palace I-02")
    t = turn(vp=3, hand="I-01")
    t.effect(GREEN, "palace 1")
    t.do("palace I-01")
    assert (t.s.vp(GREEN), t.palace(GREEN)) == (0, ["I-01"])
    assert t.s.breakdown()[GREEN]["spent"] == -3


def test_t24_palace_free_from_hand() -> None:
    t = turn(hand="I-37 I-01")
    t.do("play I-37", "palace I-01")
    assert (t.s.vp(GREEN), t.palace(GREEN)) == (0, ["I-01"])


def test_t25_a_free_play_from_the_offer() -> None:
    t = four()
    t.s.round = 3
    t.offer("II-31 II-32")
    t.seat(GREEN, coins=12, hand="II-70 I-01", temps={"silver": 2}, palace="I-16")
    t.turn(GREEN, "wild", 1, 1)
    t.do("play II-70", "pay", "clause 1", "play II-31")
    assert (t.s.coins(GREEN), t.temps(GREEN), t.s.weapons(GREEN)) == (0, {"silver": 2}, 6)
    assert t.s.count_offer() == 1
    assert not t.may("trait I-16")
    t.do("end")
    assert t.s.count_offer() == 5


def test_t26_the_offer_is_filled_at_the_end_of_the_turn() -> None:
    t = four()
    t.offer("I-01 I-02 I-03 I-04 I-05")
    t.turn(GREEN, "prepare", 1)
    for left, card in ((4, "I-01"), (3, "I-02"), (2, "I-03"), (1, "I-04")):
        t.do(f"take {card}")
        assert t.s.count_offer() == left
    assert not t.may("take I-05")
    t.do("end")
    assert t.s.count_offer() == 5
    assert len(t.hand(GREEN)) == 4


def test_t26_stopping_early_is_legal() -> None:
    t = four()
    t.offer("I-01 I-02 I-03 I-04 I-05")
    t.turn(GREEN, "prepare", 1)
    t.do("take I-01", "take I-02", "end")
    assert len(t.hand(GREEN)) == 2


def test_t27_the_age_2_option() -> None:
    t = four()
    t.s.round = 2
    t.turn(GREEN, "prepare", 1)
    t.do("draw age2")
    assert t.hand(GREEN)[0].startswith("II-")
    assert not t.may("draw age2")
    assert t.may("draw active")
    t.s.round = 3
    t.turn(GREEN, "prepare", 1)
    assert not t.may("draw age2")
    t.s.round = 1
    t.turn(GREEN, "prepare", 2)
    assert not t.may("draw age2")


def test_t28_an_empty_deck_is_made_anew_at_once() -> None:
    t = turn()
    t.only_in_deck("I-01")
    t.discards("I-02 I-03 I-04")
    t.effect(GREEN, "card 1")
    assert t.hand(GREEN) == ["I-01"]
    assert t.s.all_card()[:AGE_CARDS].count(DECK) == 3
    t.effect(GREEN, "card 2")
    assert t.s.all_card()[:AGE_CARDS].count(DECK) == 1


def test_t29_nothing_to_draw() -> None:
    t = turn(hand="I-05 I-06")
    t.only_in_deck("")
    t.effect(GREEN, "card 1")
    assert t.hand(GREEN) == ["I-05", "I-06"]
    t.do("sell", "discard I-05", "discard I-06")
    assert t.s.coins(GREEN) == 32
    assert t.s.all_card()[:AGE_CARDS].count(DECK) == 2
    t.do("end")
    assert t.s.count_offer() == 2


def test_t29_cards_discarded_as_a_payment_make_an_empty_deck_anew() -> None:
    """N11: cards discarded together count together."""
    t = turn(hand="I-05 I-06 I-07")
    t.only_in_deck("")
    t.effect(GREEN, "discard 2 -> vp 1")
    t.do("clause 1", "pay", "discard I-05")
    assert t.s.all_card()[:AGE_CARDS].count(DECK) == 0
    t.do("discard I-06")
    assert (t.s.all_card()[:AGE_CARDS].count(DECK), t.s.vp(GREEN)) == (2, 1)


def test_t30_the_change_of_age() -> None:
    t = four()
    t.s.round = 2
    t.offer("I-50 I-51")
    t.discards("I-60")
    t.seat(GREEN, coins=5, hand="I-05 II-01", area="I-20", palace="I-16")
    t.scoring()
    assert (t.hand(GREEN), t.area(GREEN), t.palace(GREEN)) == (["I-05", "II-01"], ["I-20"], ["I-16"])
    assert t.s.count_offer() == 5
    assert all(card >= AGE_CARDS for card in t.s.all_offer())
    assert [t.s.card(CARDS.index(card)) for card in ("I-50", "I-60")] == [GONE, GONE]
    assert t.s.all_card()[:AGE_CARDS].count(DECK) == 0
    assert t.s.all_card()[:AGE_CARDS].count(BURIED) > 0
    assert t.s.round == 3
    t.turn(GREEN, "develop", 2)
    t.do("play I-05")
    assert t.tracks(GREEN) == (1, 0, 0)
