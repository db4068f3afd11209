"""Solo: Income and scoring, line by line."""

from __future__ import annotations

from labrys.titles.minos.solo.deck import THIS_ROUND
from tests.minos.solo_table import BOT, SOLO_IDS, YOU, solo

# ---- Income


def test_he_gets_no_income() -> None:
    t = solo()
    t.bot(ships=(4, 4, 4))
    t.income()
    assert (t.s.coins(BOT), t.s.weapons(BOT), t.vp) == (0, 0, 0)


def test_markers_cover_3_then_7_then_10() -> None:
    t = solo()
    t.vase("V01", "V04", "V07")
    spaces = []
    for _ in range(4):
        t.s.set_deck(SOLO_IDS.index("SO01"), 1)
        spaces += [event.public.get("n") for event in t.bot_income()]
    assert spaces == [3, 7, 10, None]
    assert (t.s.vase_taken(0), t.s.vase_by(0)) == (1, 0)


def test_you_may_still_claim_the_lowest_reward() -> None:
    t = solo()
    t.vase("V08", "V01", "V04")
    t.s.set_marker(0, 3)
    t.s.set_vase_taken(0, 1)
    t.seat(YOU, cities=(1, 2), towers=(1, 2))
    t.my_turn("build")
    t.effect(YOU, "build-free 1")
    t.do("tower 3")
    assert t.s.vp(YOU) == 3


def test_markers_move_before_your_income_and_both_have_the_10() -> None:
    """O14: he covers the 10 at the beginning of Income, and you meet the goal in the same step."""
    t = solo()
    t.vase("V03", "V04", "V07")
    t.s.set_marker(0, 2)
    t.deck("SO15", "SO11")
    t.s.set_deck(SOLO_IDS.index("SO01"), THIS_ROUND)  # a yellow Vase
    t.seat(YOU, tracks=(0, 7, 0), ships={"Ugarit": 5})
    t.income()
    assert t.s.marker(0) == 3
    assert t.s.breakdown()[YOU]["vase"] == 10


# ---- scoring


def test_he_scores_farms_and_moves_his_population_marker() -> None:
    t = solo()
    t.bot(warriors={}, farms=(4, 5))
    t.s.round = 2
    t.score()
    assert t.vp == t.s.tables.farm_vp[3]
    assert t.s.track(BOT, 2) == 5
    t.s.round = 4
    t.score()
    assert t.vp == 2 * t.s.tables.farm_vp[3]
    assert t.s.track(BOT, 2) == 5


def test_he_does_not_fight_at_the_end_where_you_have_more() -> None:
    t = solo()
    t.bot(warriors={5: 1})
    t.seat(YOU, warriors={5: 2}, weapons=0)
    t.end()
    assert t.s.over
    assert BOT not in [t.s.trophy(tile) for tile in range(10, 20)]


def test_a_vase_met_in_your_last_battle_is_yours_before_he_claims() -> None:
    """O15"""
    t = solo()
    t.vase("V06", "V01", "V04")
    t.bot(warriors={})
    t.no_sea(1, 2, 4, 6)
    t.sea(5, None, "SP2-07")  # its benefit moves a track
    t.seat(YOU, warriors={5: 1}, weapons=9, tracks=(0, 0, 7))
    t.end()
    t.do("fight", "advance population")
    while not t.s.over:
        t.s.act(t.s.actions()[-1])
    assert t.s.vase_by(0) & 1
    assert t.s.rival()["vase"] == 3 + 10 + 10
