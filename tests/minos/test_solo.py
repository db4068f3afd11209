"""The solo scenarios: worked examples E19 to E22, rulings S1 to S8, interactions T68 to T80."""

from __future__ import annotations

from typing import cast

import pytest

from labrys.engine import Rng
from labrys.titles.minos.constants import NONE
from labrys.titles.minos.content import COLOURS
from labrys.titles.minos.frames import SOLO_TURN
from labrys.titles.minos.solo.draft import choose_colour
from labrys.titles.minos.solo.state import Solo
from tests.minos.box import CARDS, CONTENT, FOUNDATIONS, MINOS, SEA, TRADES
from tests.minos.solo_table import BOOK_CARDS, BOT, GAME, SOLO_IDS, YOU, cards_of, demand, solo, top_vp

FULL = [(YOU, 1), (YOU, 3)]


# ---- worked examples


def test_e19_a_die_for_develop_goes_to_wild_and_is_marked() -> None:
    t = solo()
    t.deck("SO15", "SO11")
    t.dice("y2 y5 b1", {"develop": FULL})
    t.drafts()
    assert t.row("wild")[0] == (BOT, 2)
    assert t.wanted() == ["develop"]
    assert SOLO_IDS[t.s.drawn] == "SO15"
    assert SOLO_IDS[t.s.back] == "SO11"
    assert t.s.deck(SOLO_IDS.index("SO11")) == 0


def test_e19_the_marked_action_takes_the_most_valuable_cards() -> None:
    t = solo()
    cards = cards_of(2, 4, 1, 4, 3)
    t.offer(" ".join(cards))
    t.acts("wild", 1, 2, wanted="develop")
    assert sorted(t.area(BOT)) == sorted([cards[3], cards[1]])
    assert [CARDS[card] for card in t.s.all_offer()[2:]] == [cards[0], cards[2], cards[4]]
    assert t.s.count_offer() == 5


def test_e20_build() -> None:
    t = solo()
    t.bot(warriors={7: 1, 1: 1})
    t.seat(YOU, farms=(1,))
    t.tiles("stone")
    told = t.acts("build")
    assert t.s.city(0) == BOT
    assert t.vp == 5
    assert t.ships() == (1, 1, 3)
    assert t.warriors(BOT) == {1: 1, 7: 1}
    assert t.s.all_city().count(BOT) == 1
    assert [event.kind for event in told if event.kind != "offer"] == [
        "solo_retrieve",
        "solo_tile",
        "solo_city",
        "vp",
        "solo_sail",
        "solo_sail",
    ]
    assert [event.public["tie"] for event in told if event.kind == "solo_sail"] == ["most_vp", "none"]


def test_e21_expand() -> None:
    t = solo()
    t.bot(warriors={7: 1, 1: 2, 4: 1}, reserves=6)
    t.seat(YOU, warriors={1: 1, 4: 2})
    t.no_sea(6)
    t.sea(1, "SP1-01", "SP2-01")
    t.tiles("silver", "stone", "wood")
    t.acts("expand")
    assert t.warriors(BOT) == {7: 1, 6: 2, 1: 1, 4: 2}
    assert t.s.reserves(BOT) == 4
    assert t.vp == demand("SP1-01")
    assert t.s.trophy(SEA.index("SP1-01")) == BOT
    assert t.s.sea_top(0) == NONE
    assert t.s.sea_below(0) == SEA.index("SP2-01")


def test_e22_vases_on_his_cards() -> None:
    t = solo()
    t.vase("V01", "V04", "V07")
    for card in ("SO01", "SO06", "SO04", "SO02"):
        t.s.set_deck(SOLO_IDS.index(card), 1)
    t.bot_income()
    assert t.s.all_marker() == [2, 1, 0]
    assert t.vp == 0
    assert t.s.all_deck().count(1) == 0


# ---- rulings


def test_s1_a_ship_is_paid_once_at_the_top_and_finished_ships_are_skipped() -> None:
    t = solo()
    t.bot(warriors={7: 1, 5: 1}, cities=(5,), farms=(5,), ships=(5, 4, 1))
    t.tiles("copper")
    t.acts("build")
    assert t.ships() == (5, 5, 3)
    assert t.vp == top_vp("Alashiya")
    t.bot(ships=(5, 5, 5))
    before = t.vp
    t.tiles("copper")
    told = t.acts("build")
    assert t.vp == before
    assert [event.kind for event in told].count("solo_lost") == 3


@pytest.mark.parametrize(("level", "first", "second"), [("normal", 8, 11), ("hard", 13, 16)])
def test_s2_regions_at_both_scorings(level: str, first: int, second: int) -> None:
    t = solo(difficulty=level)
    t.bot(warriors={5: 2, 4: 1, 6: 1}, vp=0)
    t.seat(YOU, warriors={4: 1, 6: 2})
    t.s.set_farm(6, NONE)
    t.s.round = 2
    t.score()
    assert t.vp == first
    t.s.round = 4
    t.score()
    assert t.vp == first + second


def claimed(t_marker: int, by_you: bool, level: str = "normal") -> tuple[int, int]:
    """His Vase points and yours at the end, from where his marker stands and whether you meet the goal."""
    t = solo(difficulty=level)
    t.s.set_source(BOT, 0, 0)
    t.s.set_vp(BOT, 0)
    t.vase("V08")
    t.no_sea(1, 2, 4, 5, 6)
    t.s.fill_marker([t_marker, 3, 3])
    t.s.fill_vase_taken([int(t_marker == 3), 1, 1])
    if by_you:
        t.my_turn("build")
        t.seat(YOU, cities=(1, 2), towers=(1, 2))
        t.effect(YOU, "build-free 1")
        t.do("tower 3")
    mine = t.s.vp(YOU)
    t.end()
    assert t.s.over
    return t.s.rival()["vase"] - 20, mine


def test_s3_vases() -> None:
    assert claimed(2, True) == (3, 10)
    assert claimed(0, True) == (3, 10)
    assert claimed(0, False) == (10, 0)
    assert claimed(3, True) == (10, 3)
    assert claimed(2, True, "hard") == (7, 10)
    assert claimed(0, False, "hard") == (10, 0)


def test_s3_a_marker_may_not_go_to_a_top_that_you_hold() -> None:
    t = solo()
    t.vase("V01", "V04", "V07")
    t.s.fill_marker([2, 2, 0])
    t.s.fill_vase_by([1, 0, 0])
    for card in ("SO01", "SO04"):
        t.s.set_deck(SOLO_IDS.index(card), 1)
    told = t.bot_income()
    assert t.s.all_marker() == [2, 3, 0]
    assert t.s.all_vase_taken() == [0, 1, 0]
    assert [event.public["rule"] for event in told] == ["income.taken", "income.vase"]


def test_s4_cards_discarded_for_their_back_have_no_vase() -> None:
    t = solo()
    t.vase("V07", "V10", "V01")
    t.deck("SO03", "SO07")
    t.s.set_deck(SOLO_IDS.index("SO05"), 0)
    t.dice("y4 b2", {"develop": FULL, "prepare": FULL, "wild": FULL})
    back = SOLO_IDS.index("SO07")
    for number in range(99):  # until SO07 lies below SO03
        trial = t.s.copy()
        t.s.chance = Rng(f"key {number}").key
        t.drafts()
        if t.s.deck(back) == 2 and t.s.deck(SOLO_IDS.index("SO05")) == 0:
            break
        t.s = trial
    assert t.row("expand")[0] == (BOT, 4)
    assert t.s.back == SOLO_IDS.index("SO05")
    t.bot_income()
    assert t.s.all_marker() == [1, 0, 0]


def test_s5_each_wild_die_keeps_its_own_mark() -> None:
    t = solo()
    t.dice("", {"wild": [(BOT, 2), (BOT, 4)]})
    left, right = t.s.all_row()[16:18]
    t.s.set_want(left, 1)
    t.s.set_want(right, 3)
    t.tiles("copper")
    t.no_sea(5)
    t.run(SOLO_TURN)
    assert t.vp == 0
    assert t.warriors(BOT) == {7: 1, 5: 2}
    t.run(SOLO_TURN)
    assert len(t.area(BOT)) == 2
    assert t.wanted() == []


@pytest.mark.parametrize(("yellow", "colour", "tie"), [(3, "yellow", "lowest-total"), (4, "red", "order")])
def test_s6_ties_of_a_criterion(yellow: int, colour: str, tie: str) -> None:
    t = solo()
    t.dice(f"r4 y{yellow} b1 b1 g3 g3")
    found = choose_colour(t.s, BOOK_CARDS[SOLO_IDS.index("SO05")].priority)
    assert found == (COLOURS.index(colour), "fewest-left", tie)


def test_s6_an_empty_deck_is_made_anew() -> None:
    t = solo()
    t.deck("SO15")
    t.dice("y2", {})
    told = t.drafts()
    assert t.s.all_deck().count(0) == 19
    assert t.s.deck(SOLO_IDS.index("SO15")) == 1
    assert [event.kind for event in told[:2]] == ["solo_card", "solo_shuffle"]


def test_s6_the_card_that_empties_his_deck_is_logged_before_the_shuffle() -> None:
    t = solo()
    t.deck("SO15", "SO11")
    t.dice("y2", {"develop": FULL, "wild": FULL, "expand": FULL})  # all that the back of SO11 names
    told = t.drafts()
    kinds = [event.kind for event in told]
    assert kinds[:4] == ["solo_card", "solo_die", "solo_discard", "solo_shuffle"]
    assert told[3].public["n"] == 19  # with the discarded one


@pytest.mark.parametrize("seed", range(6))
def test_s7_the_person_starts_and_then_they_alternate(seed: int) -> None:
    s = cast(Solo, MINOS.new(1, seed))
    firsts = {}
    while not s.over:
        firsts[s.round] = s.first
        s.act(s.actions()[0])
    assert [firsts[number] for number in (1, 2, 3, 4)] == [YOU, BOT, YOU, BOT]


def test_s8_no_foundation_and_no_trade_bonus_for_him() -> None:
    t = solo()
    t.bot(warriors={7: 1, 5: 1})
    t.foundation(5, "CF12")
    t.seat(YOU, farms=(5,))
    t.tiles("copper")
    t.acts("build")
    assert t.vp == 5
    assert max(t.ships()) == 3
    assert [t.s.all_trade()[:15].count(route) for route in range(3)] == [3, 3, 3]
    assert t.s.foundation(4) == FOUNDATIONS.index("CF12")


def test_the_book_has_as_many_cards_as_the_content() -> None:
    assert len(BOOK_CARDS) == len(CONTENT.solo.cards) == 20
    assert GAME.content.solo.cards == BOOK_CARDS
    assert len(TRADES) == 30
