"""What a seat may see, and what it could tell from who is asked."""

from __future__ import annotations

from typing import cast

from labrys.engine import Rng
from labrys.titles.minos.constants import HAND, OFFER
from labrys.titles.minos.state import Minos
from tests.minos.box import BEIGE, GREEN
from tests.minos.table import Table, four


def test_known_cards_are_those_of_the_own_hand_and_those_that_came_from_the_offer() -> None:
    """O8"""
    t = four()
    t.seat(0, hand="I-01 II-02")
    t.seat(1, hand="I-03")
    t.offer("I-05")
    t.turn(1, "prepare")
    t.do("take I-05")
    own, other = t.s.view(0)["players"][:2]
    assert own["hand"] == [0, 73]
    assert other["hand"] is None
    assert other["hand_sizes"] == [2, 0]
    assert other["known"] == [4]


def test_known_cards_stay_when_dealing_anew() -> None:
    """O8"""
    t = four()
    t.seat(0, hand="I-01 II-02")
    t.seat(1, hand="I-03 I-04 II-05")
    t.offer("I-06 I-07")
    t.turn(1, "prepare")
    t.do("take I-06")
    seen = set()
    for number in range(60):
        dream = cast(Minos, t.s.imagine(0, Rng(str(number))))
        assert dream.view(0) == t.s.view(0)
        assert dream.card(5) == HAND + 1
        assert dream.card(6) == OFFER
        seen.add(tuple(dream.cards_at(HAND + 1)))
    assert len(seen) > 40


def palace_step(vp: int, hand: str) -> Table:
    """Green may put one card into the Palace at Income; nothing lies in its area."""
    t = four()
    t.seat(GREEN, vp=vp, hand=hand)
    t.seat(BEIGE, area="I-02")
    t.income()
    return t


def test_asked_about_the_palace_whatever_the_hidden_hand_holds() -> None:
    """O23: with 2 VP and a card of VP 3 there is nothing to choose, but nobody else can see that."""
    t = palace_step(3, "I-01")
    assert (t.s.seat, t.verbs()) == (GREEN, ["palace", "stop"])
    t = palace_step(2, "I-01")
    assert (t.s.seat, t.verbs()) == (GREEN, ["stop"])
    t.do("stop")
    assert t.s.seat == BEIGE


def test_asked_no_more_where_all_can_see_why() -> None:
    """O23: an empty hand, too few points for any card at all, a hand that came from the offer."""
    assert palace_step(9, "").s.seat == BEIGE
    assert palace_step(0, "I-01").s.seat == BEIGE
    t = four()
    t.seat(GREEN, vp=2, hand="I-01")
    t.seat(BEIGE, area="I-02")
    t.s.set_open_card(0, 1)
    t.income()
    assert t.s.seat == BEIGE


def test_asked_about_a_card_to_play_that_cannot_be_paid() -> None:
    """O23"""
    t = four()
    t.seat(GREEN, hand="I-01")
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "play 1")
    t.do("clause 1")
    assert t.verbs() == ["stop"]


def test_asked_to_end_a_turn_with_points_for_cards_that_cannot_be_paid() -> None:
    """O23: cards were sold, so nothing but the end of the turn is left; a hidden card could still have been played."""
    t = four()
    t.seat(GREEN, coins=4, hand="I-01 I-05 I-08", warriors={})
    t.turn(GREEN, "develop", 1)
    t.do("play I-08", "sell", "discard I-05", "stop")
    assert (t.s.coins(GREEN), t.s.points) == (2, 2)
    assert (t.s.seat, t.verbs()) == (GREEN, ["end"])


def test_asked_about_a_wild_point_that_only_a_hidden_card_could_use() -> None:
    """O23: no card left to draw, no Warrior, no Coin: playing a hidden card is all that a Wild point could still do."""
    t = four()
    t.seat(GREEN, coins=0, hand="I-01", warriors={}, reserves=0)
    t.offer("")
    t.only_in_deck("")
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "wild 1")
    t.do("clause 1")
    assert (t.s.seat, t.s.decision, t.verbs()) == (GREEN, "points", ["stop"])
