"""Solo: his action phase, action by action, line by line."""

from __future__ import annotations

from typing import cast

import pytest

from labrys.titles.minos.constants import NONE
from labrys.titles.minos.content import DEEDS, GOODS
from labrys.titles.minos.frames import SOLO_TURN
from tests.minos.box import CARDS, SEA
from tests.minos.solo_table import BOT, YOU, SoloTable, cards_of, demand, solo

# ---- action phase


def test_dice_from_the_highest_to_the_lowest_value() -> None:
    t = solo()
    t.dice("", {"prepare": [(BOT, 2), (BOT, 5)], "build": [(BOT, 6)], "expand": [(BOT, 1)]})
    values = [t.run(SOLO_TURN)[0].public["value"] for _ in range(4)]
    assert values == [6, 5, 2, 1]


def test_of_two_equal_dice_in_one_action_the_leftmost_first() -> None:
    t = solo()
    t.dice("", {"prepare": [(BOT, 4), (BOT, 4)]})
    told = t.run(SOLO_TURN)[0].public
    assert (told["space"], told["tie"]) == (0, "leftmost")


def test_a_track_mark_is_worth_5_and_other_icons_nothing() -> None:
    for deed in DEEDS:
        for space in (1, 2):
            t = solo()
            t.bot(warriors={7: 1, 5: 1}, cities=(5,), farms=(5,))
            t.no_sea(1, 2, 4, 5, 6)
            t.tiles("copper")
            t.acts(deed, space, wanted="prepare" if deed == "wild" else None)
            marked = deed in ("prepare", "develop") and space == 2
            assert t.vp == (5 if marked else 0), (deed, space)
            assert (t.s.coins(BOT), t.s.weapons(BOT)) == (0, 0)


# ---- Prepare and Develop


@pytest.mark.parametrize(("space", "number"), [(1, 4), (2, 2)])
def test_prepare_takes_the_depicted_number_of_cards(space: int, number: int) -> None:
    t = solo()
    t.offer(" ".join(CARDS[:5]))
    t.acts("prepare", space)
    assert t.hand(BOT) == CARDS[5 - number : 5]


def test_cards_that_you_take_let_the_offer_slide_too() -> None:
    t = solo()
    t.offer(" ".join(CARDS[:5]))
    t.my_turn("prepare")
    t.do(f"take {CARDS[4]}", f"take {CARDS[1]}")
    t.s.points = 0
    before = t.s.all_offer()
    t.do("end")
    assert t.s.all_offer()[2:] == before
    assert t.s.count_offer() == 5


@pytest.mark.parametrize(("space", "number"), [(1, 3), (2, 1)])
def test_develop_takes_the_depicted_number_of_cards(space: int, number: int) -> None:
    t = solo()
    t.acts("prepare")  # fills the offer
    best = sorted((t.s.tables.vp[card] for card in t.s.all_offer()), reverse=True)[:number]
    t.acts("develop", space)
    assert sorted((t.s.tables.vp[CARDS.index(card)] for card in t.area(BOT)), reverse=True) == best


def test_develop_takes_the_farthest_of_equals() -> None:
    t = solo()
    cards = cards_of(2, 4, 1, 4, 3)
    t.offer(" ".join(cards))
    t.acts("develop", 2)
    assert t.area(BOT) == [cards[3]]


# ---- Build


def test_build_has_3_points_or_1() -> None:
    for space, ships in ((1, 6), (2, 4)):
        t = solo()
        t.bot(warriors={7: 1, 5: 1}, cities=(5,), farms=(5,))
        t.tiles("copper")
        t.acts("build", space)
        assert sum(t.ships()) == ships


def test_one_tile_for_the_whole_build_turn() -> None:
    told = solo().acts("build")
    assert [event.kind for event in told].count("solo_tile") == 1


def test_no_city_without_a_foundation_or_a_piece() -> None:
    t = solo()
    t.bot(warriors={7: 1, 5: 1}, cities=(1, 2, 4))
    t.tiles("copper")
    told = t.acts("build", 2)
    assert t.s.farm(4) == BOT
    assert [event.public["tie"] for event in told if event.kind == "solo_farm"] == ["city.none_left"]
    t = solo()
    t.tiles("grain")  # region 3: your City, and no Foundation
    t.acts("build", 2)
    assert t.warriors(BOT) == {7: 1, 3: 1}
    assert t.vp == 0


def test_four_farms_are_all_he_has() -> None:
    t = solo()
    t.bot(warriors={7: 1, 5: 1}, cities=(5,), farms=(1, 2, 4))
    t.tiles("copper")
    t.acts("build", 2)
    assert t.s.farm(4) == NONE
    assert sum(t.ships()) == 4


# ---- Expand


def expanded(warriors: dict[int, int], mine: dict[int, int], reserves: int, sea: bool) -> SoloTable:
    """One point about region 5 (Copper)."""
    t = solo()
    t.bot(warriors=warriors, reserves=reserves)
    t.seat(YOU, warriors=mine)
    if sea:
        t.sea(5, "SP1-05", "SP2-01")
    else:
        t.no_sea(5)
    t.tiles("copper")
    t.acts("wild", 2, wanted="expand")
    return t


def test_without_presence_he_sends_2_and_battles() -> None:
    t = expanded({7: 1}, {}, 9, True)
    assert t.warriors(BOT) == {7: 1, 5: 1}
    assert t.vp == demand("SP1-05")
    assert expanded({7: 1}, {}, 9, False).warriors(BOT) == {7: 1, 5: 2}
    assert expanded({7: 9}, {}, 1, False).warriors(BOT) == {7: 9, 5: 1}


def test_with_dominance_or_tied_he_battles() -> None:
    """O16"""
    for mine in ({}, {5: 1}, {5: 2}):
        t = expanded({7: 1, 5: 2}, mine, 7, True)
        assert t.warriors(BOT) == {7: 1, 5: 1}
        assert t.s.trophy(SEA.index("SP1-05")) == BOT


def test_with_presence_but_not_dominance_he_sends_1() -> None:
    """O17"""
    assert expanded({7: 1, 5: 1}, {5: 2}, 8, True).warriors(BOT)[5] == 2
    assert expanded({7: 1, 5: 1}, {5: 1}, 8, False).warriors(BOT)[5] == 2


def test_where_he_can_do_nothing_another_tile_is_drawn() -> None:
    t = solo()
    t.bot(warriors={7: 1, 5: 2})
    t.no_sea(5, 6)
    t.tiles("copper", "silver")
    told = t.acts("wild", 2, wanted="expand")
    assert [event.kind for event in told].count("solo_tile") == 2
    assert t.warriors(BOT) == {7: 1, 5: 2, 6: 2}


@pytest.mark.parametrize(
    ("deed", "space", "points"), [("expand", 1, 3), ("expand", 2, 2), ("wild", 1, 2), ("wild", 2, 1)]
)
def test_expand_is_halved_and_wild_is_not(deed: str, space: int, points: int) -> None:
    t = solo()
    t.no_sea(1, 2, 4, 5, 6)
    t.acts(deed, space, wanted="expand" if deed == "wild" else None)
    assert len(t.warriors(BOT)) == 1 + points


def test_used_tiles_return_at_the_end_of_the_turn() -> None:
    t = solo()
    for _ in range(3):
        t.tiles("silver", "stone", "wood")
        told = t.acts("expand")
        drawn = [GOODS[cast(int, event.public["good"])] for event in told if event.kind == "solo_tile"]
        assert drawn[:3] == ["silver", "stone", "wood"]
