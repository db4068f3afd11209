"""Solo: difficulty, what he says of himself, and what is seen of him."""

from __future__ import annotations

from typing import cast

import pytest

from labrys.engine import BadSetting, History, Rng
from labrys.titles.minos.content import DEEDS
from labrys.titles.minos.solo.content import DIFFICULTIES, EASY, HARD
from labrys.titles.minos.solo.state import Solo
from tests.minos.box import CARDS, MINOS
from tests.minos.solo_table import BOT, SOLO_IDS, YOU, demand, fresh, solo

# ---- difficulty


def test_easy_and_hard_are_their_whole_lists() -> None:
    """O20"""
    for level, names in (("easy", EASY), ("hard", HARD)):
        whole = fresh(1, difficulty=level)
        each = fresh(1, **dict.fromkeys(names, True))
        assert whole.terms == each.terms
        assert whole.count_die() == each.count_die()


@pytest.mark.parametrize("name", [*EASY, *HARD])
def test_each_option_by_itself_changes_one_thing(name: str) -> None:
    plain, changed = fresh(1), fresh(1, **{name: True})
    differ = [
        field
        for field in ("vp", "population", "dominance_vp", "battle_vp", "seven", "space_vp", "down_vp")
        if getattr(plain.terms, field) != getattr(changed.terms, field)
    ]
    wanted = {
        "easy_cards": ["down_vp"],
        "easy_spaces": ["space_vp"],
        "easy_dice": [],
        "hard_start": ["vp"],
        "hard_population": ["population"],
        "hard_regions": ["dominance_vp"],
        "hard_battles": ["battle_vp"],
        "hard_vases": ["seven"],
    }
    assert differ == wanted[name]
    assert changed.count_die() == (17 if name == "easy_dice" else 13)


def test_hard_numbers() -> None:
    s = fresh(1, difficulty="hard")
    assert (s.vp(BOT), s.track(BOT, 2)) == (10, 5)
    assert (s.terms.population_after, s.terms.dominance_vp, s.terms.battle_vp, s.terms.seven) == (7, 2, 3, True)


def test_hard_battles_are_worth_3_more() -> None:
    t = solo(hard_battles=True)
    t.bot(warriors={5: 2})
    t.sea(5, "SP1-05", None)
    t.tiles("copper")
    t.acts("wild", 2, wanted="expand")
    assert t.s.rival()["seapeople"] == demand("SP1-05") + 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_difficulty_is_for_one_seat(seats: int) -> None:
    with pytest.raises(BadSetting, match=f"option difficulty is for a table of 1, not of {seats}: leave it out"):
        MINOS.new(seats, difficulty="normal")
    with pytest.raises(BadSetting, match="hard_start"):
        MINOS.new(seats, hard_start=True)


def test_what_is_not_for_one_seat_is_refused() -> None:
    with pytest.raises(BadSetting, match="option deal is for a table of 2, 3 or 4, not of 1"):
        MINOS.new(1, deal="random")
    with pytest.raises(BadSetting, match="use easy, normal or hard"):
        MINOS.new(1, difficulty="impossible")


def test_without_a_number_people_play_each_other() -> None:
    assert MINOS.new().seats == 2
    assert MINOS.automaton == DIFFICULTIES


# ---- it explains itself


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_step_says_by_which_rule(lang: str) -> None:
    history = History(MINOS.new(1, 5, difficulty="hard"))
    rng = Rng("explain")
    while not history.state.over:
        legal = history.state.actions()
        history.act(legal[rng.below(len(legal))])
    told = [event for events in history.log for event in events if event.kind.startswith("solo_")]
    kinds = {event.kind for event in told}
    assert {"solo_card", "solo_die", "solo_place", "solo_retrieve", "solo_tile", "solo_send", "solo_final"} <= kinds
    for event in told:
        assert event.seat == BOT
        assert str(event.public["rule"]).count(".") == 1
    sentences = [MINOS.voice.say(MINOS.event_phrase(history.state, event, YOU), lang) for event in told]
    assert all(sentence.endswith((".", "»", ")")) for sentence in sentences)
    name = "Rhadamanthus" if lang == "en" else "Rhadamanthe"
    assert sum(sentence.startswith(name) for sentence in sentences) > 40


def test_the_tie_break_is_said() -> None:
    t = solo()
    t.deck("SO05", "SO18")
    t.dice("r4 y3 b1 b1 g3 g3")
    told = t.drafts()
    die = next(event for event in told if event.kind == "solo_die")
    assert (die.public["rule"], die.public["tie"]) == ("draft.fewest-left", "lowest-total")
    said = MINOS.voice.say(MINOS.event_phrase(t.s, die, YOU))
    assert said == (
        "Rhadamanthus takes yellow 3, the lowest die of the colour with the fewest dice left; "
        "of equals, the colour with the lowest total."
    )


# ---- what is seen


def test_the_view_shows_his_card_and_the_next_back_and_no_order() -> None:
    """O19"""
    t = solo()
    t.deck("SO15", "SO11")
    t.dice("y2 y5 b1")
    t.drafts()
    seen = t.s.view(YOU)["rival"]
    assert seen["card"] == SOLO_IDS.index("SO15")
    assert [DEEDS[deed] for deed in seen["back"]] == ["develop", "wild", "expand"]
    assert t.s.view(None)["rival"] == seen


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_picture_has_his_side_within_80_columns(lang: str) -> None:
    s = fresh(4, difficulty="hard")
    rng = Rng("picture")
    while s.round < 4:
        s.step(s.actions()[rng.below(len(s.actions()))])
    pages = MINOS.pictures(s.view(YOU), lambda phrase: MINOS.voice.say(phrase, lang))
    name = "Rhadamanthus" if lang == "en" else "Rhadamanthe"
    page = next(page for page in pages if page.name == "rival")
    text = ["".join(span.text for span in line) for line in page.lines]
    assert max(len(line) for line in text) <= 80
    assert len(text) <= 20
    assert name in text[0]
    assert str(s.vp(BOT)) in text[0]


def test_o18_cards_that_he_takes_face_down_stay_known() -> None:
    t = solo()
    t.offer(" ".join(CARDS[:5]))
    t.acts("prepare", 2)
    assert t.s.view(None)["rival"]["face_down"] == [3, 4]
    assert cast(Solo, t.s.imagine(YOU, Rng("known"))).view(YOU)["rival"]["face_down"] == [3, 4]


def test_o21_of_routes_with_equal_points_the_left_one_goes_first() -> None:
    t = solo()
    t.s.fill_routes([0, 0, 2])  # the same tile twice, as no box has it
    t.bot(warriors={7: 1, 5: 1}, cities=(5,), farms=(5,), ships=(2, 2, 5))
    t.tiles("copper")
    t.acts("build", 2)
    assert t.ships() == (3, 2, 5)
