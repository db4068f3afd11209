"""The solo rules line by line, chapter by chapter; what a scenario already shows is in test_solo."""

from __future__ import annotations

from typing import cast

import pytest

from labrys.engine import BadSetting, History, Rng
from labrys.titles.minos.content import DEEDS, GOODS
from labrys.titles.minos.frames import SOLO_TURN
from labrys.titles.minos.places import NONE
from labrys.titles.minos.solo.content import EASY, HARD, LEVELS
from labrys.titles.minos.solo.deck import THIS_ROUND
from labrys.titles.minos.solo.draft import choose_die
from labrys.titles.minos.solo.state import Solo
from tests.minos.solo_table import BOT, SOLO_IDS, YOU, SoloTable, cards_of, demand, solo
from tests.minos.table import CARDS, MINOS, SEA


def fresh(seed: int | str = 1, **options: object) -> Solo:
    return cast(Solo, MINOS.new(1, seed, **options))


# ---- set-up


def test_the_region_randomizer_is_one_temporary_good_of_each_type() -> None:
    """N3: what names his regions is not in the supply."""
    s = fresh()
    held = [s.temps[YOU * len(GOODS) + good] for good in range(len(GOODS))]
    assert [spare + own for spare, own in zip(s.spare, held, strict=True)] == [8] * len(GOODS)


def test_the_board_is_that_of_two_players() -> None:
    s = fresh()
    assert (s.seats, s.sides) == (1, 2)
    assert (len(s.die), s.tables.spaces, s.tables.regions) == (13, 2, 7)
    assert [s.trade.count(route) for route in range(3)] == [6, 6, 6]
    assert len(s.offer) == 5


def test_starting_card_and_ability_are_drawn_at_random() -> None:
    starts, abilities = set(), set()
    for seed in range(60):
        s = fresh(seed)
        assert s.decision == "keep"
        starts.add(s.start[YOU])
        abilities.add(s.ability[YOU])
        assert (s.shown_starts, s.shown_abilities) == ([], [])
    assert (len(starts), len(abilities)) == (2, 5)


def test_he_has_no_player_board() -> None:
    s = fresh()
    assert (s.coins[BOT], s.weapons[BOT], s.income[BOT], s.ability[BOT]) == (0, 0, 0, NONE)
    assert BOT not in s.tower


def test_his_markers_and_ships_at_the_start() -> None:
    s = fresh()
    assert s.track[3:6] == [0, 0, 2]
    assert (s.tables.presence[2], s.tables.dominance[2]) == (2, 4)
    assert s.vp[BOT] == 0
    assert s.ship[3:6] == [1, 1, 1]
    assert s.marker == [0, 0, 0]


def test_his_home_depends_on_where_you_start() -> None:
    found = set()
    for seed in range(20):
        s = fresh(seed)
        start = s.tables.content.starts[s.start[YOU]].region + 1
        found.add((start, s.home + 1))
        unused = 4 - start
        assert s.foundation[unused - 1] != NONE
        assert s.sea_top[unused - 1] != NONE
        assert s.sea_below[unused - 1] != NONE
        assert (s.foundation[s.home], s.sea_top[s.home], s.sea_below[s.home]) == (NONE, NONE, NONE)
        assert s.farm[s.home] == BOT
        assert s.warriors[12 + s.home] == 1
        assert (s.reserves[BOT], s.supply[BOT]) == (9, 0)
    assert found == {(1, 4), (3, 7)}


def test_his_deck_is_shuffled() -> None:
    assert len({fresh(seed).back for seed in range(60)}) > 10


def test_the_region_randomizer_names_each_region_but_his_home_and_your_wood() -> None:
    for seed in range(8):
        s = fresh(seed)
        named = [s.region_of(good) for good in range(len(GOODS))]
        assert sorted([*named, s.home]) == list(range(7))


# ---- draft


def die_of(card: str, pool: str) -> tuple[str, int]:
    """Colour and value of the die that a card takes from a pool."""
    t = solo()
    t.dice(pool)
    die = choose_die(t.s, SOLO_IDS.index(card))
    return "rybg"[t.s.tables.colour[die]], t.s.die[die]


def test_the_lowest_or_the_highest_die_of_the_preferred_colour() -> None:
    assert die_of("SO01", "r5 r3 r4 b1") == ("r", 3)
    assert die_of("SO06", "r5 r3 r4 g6") == ("r", 5)


def test_a_colour_that_is_gone_gives_way_to_the_next() -> None:
    assert die_of("SO01", "y1 b4 g2") == ("b", 4)
    assert die_of("SO01", "g6 g2") == ("g", 2)


def test_criteria_look_at_the_dice_that_are_left() -> None:
    pool = "r1 r2 r4 y6 b5 b5 g3 g3"  # totals 7, 6, 10, 6
    assert die_of("SO20", pool) == ("b", 5)  # highest total
    assert die_of("SO17", pool) == ("b", 5)
    assert die_of("SO05", pool) == ("y", 6)  # fewest left
    assert die_of("SO11", "r1 r2 r4 y6 b5 b6 g3") == ("g", 3)  # lowest total


def placed(back: str, taken: dict[str, list[tuple[int, int]]]) -> SoloTable:
    t = solo()
    t.deck("SO01", back)
    t.dice("r3", taken)
    t.drafts()
    return t


FULL = [(YOU, 1), (YOU, 6)]


def test_the_die_goes_to_the_first_action_of_the_next_back_with_a_space() -> None:
    assert placed("SO18", {}).row("build")[0] == (BOT, 3)
    assert placed("SO18", {"build": FULL}).row("prepare")[0] == (BOT, 3)
    assert placed("SO18", {"build": FULL, "prepare": FULL}).row("expand")[0] == (BOT, 3)


def test_his_die_is_placed_as_per_the_regular_rules() -> None:
    assert placed("SO18", {"build": [(YOU, 4)]}).row("build") == [(BOT, 3), (YOU, 4)]
    assert placed("SO18", {"build": [(YOU, 3)]}).row("build") == [(YOU, 3), (BOT, 3)]


def test_on_wild_he_marks_the_action_that_he_wanted_first() -> None:
    t = placed("SO02", {"build": FULL, "expand": FULL})
    assert t.row("wild")[0] == (BOT, 3)
    assert t.wanted() == ["build"]


def test_he_neither_joins_dice_nor_moves_on_tracks() -> None:
    s = fresh(3)
    rng = Rng("tracks")
    while not s.over:
        s.step(s.actions()[rng.below(len(s.actions()))])
        assert s.track[3:5] == [0, 0]
        assert s.track[5] in (2, 5)
        assert s.pending[3:] == [0, 0, 0]


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
            marked = deed in ("develop", "build") and space == 2
            assert t.vp == (5 if marked else 0), (deed, space)
            assert (t.s.coins[BOT], t.s.weapons[BOT]) == (0, 0)


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
    before = list(t.s.offer)
    t.do("end")
    assert t.s.offer[2:] == before
    assert len(t.s.offer) == 5


@pytest.mark.parametrize(("space", "number"), [(1, 3), (2, 1)])
def test_develop_takes_the_depicted_number_of_cards(space: int, number: int) -> None:
    t = solo()
    t.acts("prepare")  # fills the offer
    best = sorted((t.s.tables.vp[card] for card in t.s.offer), reverse=True)[:number]
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
    assert t.s.farm[4] == BOT
    assert [event.public["tie"] for event in told if event.kind == "solo_farm"] == ["city.none_left"]
    t = solo()
    t.tiles("grain")  # region 3: your City, and no Foundation
    t.acts("build", 2)
    assert t.warriors(BOT) == {7: 1, 3: 1}
    assert t.vp == 5  # the track mark alone


def test_four_farms_are_all_he_has() -> None:
    t = solo()
    t.bot(warriors={7: 1, 5: 1}, cities=(5,), farms=(1, 2, 4))
    t.tiles("copper")
    t.acts("build", 2)
    assert t.s.farm[4] == NONE
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
        assert t.s.trophy[SEA.index("SP1-05")] == BOT


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


# ---- Income


def test_he_gets_no_income() -> None:
    t = solo()
    t.bot(ships=(4, 4, 4))
    t.income()
    assert (t.s.coins[BOT], t.s.weapons[BOT], t.vp) == (0, 0, 0)


def test_markers_cover_3_then_7_then_10() -> None:
    t = solo()
    t.vase("V01", "V04", "V07")
    spaces = []
    for _ in range(4):
        t.s.deck[SOLO_IDS.index("SO01")] = 1
        spaces += [event.public.get("n") for event in t.bot_income()]
    assert spaces == [3, 7, 10, None]
    assert (t.s.vase_taken[0], t.s.vase_by[0]) == (1, 0)


def test_you_may_still_claim_the_lowest_reward() -> None:
    t = solo()
    t.vase("V08", "V01", "V04")
    t.s.marker[0], t.s.vase_taken[0] = 3, 1
    t.seat(YOU, cities=(1, 2), towers=(1, 2))
    t.my_turn("build")
    t.effect(YOU, "build-free 1")
    t.do("tower 3")
    assert t.s.vp[YOU] == 3


def test_markers_move_before_your_income_and_both_have_the_10() -> None:
    """O14: he covers the 10 at the beginning of Income, and you meet the goal in the same step."""
    t = solo()
    t.vase("V03", "V04", "V07")
    t.s.marker[0] = 2
    t.deck("SO15", "SO11")
    t.s.deck[SOLO_IDS.index("SO01")] = THIS_ROUND  # a yellow Vase
    t.seat(YOU, tracks=(0, 7, 0), ships={"Ugarit": 5})
    t.income()
    assert t.s.marker[0] == 3
    assert t.s.breakdown()[YOU]["vase"] == 10


# ---- scoring


def test_he_scores_farms_and_moves_his_population_marker() -> None:
    t = solo()
    t.bot(warriors={}, farms=(4, 5))
    t.s.round = 2
    t.score()
    assert t.vp == t.s.tables.farm_vp[3]
    assert t.s.track[5] == 5
    t.s.round = 4
    t.score()
    assert t.vp == 2 * t.s.tables.farm_vp[3]
    assert t.s.track[5] == 5


def test_he_does_not_fight_at_the_end_where_you_have_more() -> None:
    t = solo()
    t.bot(warriors={5: 1})
    t.seat(YOU, warriors={5: 2}, weapons=0)
    t.end()
    assert t.s.over
    assert BOT not in [t.s.trophy[tile] for tile in range(10, 20)]


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
    assert t.s.vase_by[0] & 1
    assert t.s.rival()["vase"] == 3 + 10 + 10


# ---- difficulty


def test_easy_and_hard_are_their_whole_lists() -> None:
    """O20"""
    for level, names in (("easy", EASY), ("hard", HARD)):
        whole = fresh(1, difficulty=level)
        each = fresh(1, **dict.fromkeys(names, True))
        assert whole.terms == each.terms
        assert len(whole.die) == len(each.die)


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
    assert len(changed.die) == (17 if name == "easy_dice" else 13)


def test_hard_numbers() -> None:
    s = fresh(1, difficulty="hard")
    assert (s.vp[BOT], s.track[5]) == (10, 5)
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
    assert MINOS.automaton == LEVELS


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
    assert SOLO_IDS[seen["card"]] == "SO15"
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
    page = next(page for page in pages if page.name == name)
    text = ["".join(span.text for span in line) for line in page.lines]
    assert max(len(line) for line in text) <= 80
    assert len(text) <= 20
    assert name in text[0]
    assert str(s.vp[BOT]) in text[0]


def test_o18_cards_that_he_takes_face_down_stay_known() -> None:
    t = solo()
    t.offer(" ".join(CARDS[:5]))
    t.acts("prepare", 2)
    assert t.s.view(None)["rival"]["face_down"] == [3, 4]
    assert cast(Solo, t.s.imagine(YOU, Rng("known"))).view(YOU)["rival"]["face_down"] == [3, 4]


def test_o21_of_routes_with_equal_points_the_left_one_goes_first() -> None:
    t = solo()
    t.s.routes = [0, 0, 2]  # the same tile twice, as no box has it
    t.bot(warriors={7: 1, 5: 1}, cities=(5,), farms=(5,), ships=(2, 2, 5))
    t.tiles("copper")
    t.acts("build", 2)
    assert t.ships() == (3, 2, 5)
