"""What is asked says what it comes from, and what a choice is for."""

from __future__ import annotations

from labrys.titles.minos.constants import NONE
from labrys.titles.minos.frames import ROUND
from labrys.titles.minos.prompts import printed_on
from tests.minos.box import GREEN
from tests.minos.table import Table, four


def said(t: Table, lang: str = "en") -> str:
    return t.s.prompt(lang).split(": ", 1)[-1]


def test_a_good_of_the_special_ability_is_asked_for_in_its_name() -> None:
    t = four()
    t.seat(GREEN, ability=("SA2", 1))
    t.s.end_all()
    t.s.push(ROUND, GREEN)
    t.s.settle()
    assert said(t) == "Keepers of Plenty. Which Temporary Good? (1 to take)"
    t = four()
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "temp 1")
    assert said(t) == "which Temporary Good? (1 to take)"


def test_an_effect_is_asked_about_in_the_name_of_its_card() -> None:
    """Procession of Gifts: 1 VP; with Warriors in four regions a card to the Palace. Its two halves come in any order."""
    t = four()
    card = next(card for card in t.s.tables.content.cards if card.name.en == "Procession of Gifts")
    t.seat(GREEN, coins=9, hand=card.id)
    t.turn(GREEN, "develop")
    t.do(f"play {card.id}")
    assert t.s.decision == "effect"
    assert said(t) == "Procession of Gifts. What do you do first?"
    assert "«\xa0Procession des offrandes\xa0». Que faites-vous d\u2019abord\xa0?" in t.s.prompt("fr")


def test_a_way_to_join_dice_says_what_its_steps_bring() -> None:
    """Two steps on one track are two spaces; Influence 1 gives 3 Coins, from its space 2 on two cards may go to the Palace."""
    t = four()
    t.seat(GREEN, tracks=(0, 1, 1))
    t.groups({GREEN: "r6 r5 r4 r5"})
    lines = [t.s.describe(action) for action in t.s.actions()]
    assert "red 6 + red 5 for Influence (to 1: 3 Coins)" in lines
    two = next(line for line in lines if line.count("Influence") == 2)
    assert "(to 1: 3 Coins)" in two
    assert "(to 2: 2 cards to the Palace at Income)" in two
    t.groups({GREEN: "y6 y5 b5 b6"})
    both = next(line for line in map(t.s.describe, t.s.actions()) if "Culture" in line and "Population" in line)
    assert "Culture (to 2: Special Ability level 2)" in both
    assert "Population (to 2: 2 Weaponry at Income, regions 2/4 VP)" in both


def test_a_battle_names_the_warrior_that_it_costs() -> None:
    t = four()
    t.seat(GREEN, weapons=9, warriors={4: 1})
    t.turn(GREEN, "prepare")
    assert " Weaponry and 1 Warrior for " in t.s.describe(t.action("battle 4"))
    assert "\xa0Armes et 1\xa0Guerrier pour " in t.s.describe(t.action("battle 4"), "fr")


def test_a_good_at_income_is_asked_for_in_the_name_of_income() -> None:
    """Ugarit 2 of side A gives a Temporary Good; the Ship pays by itself, so nobody has just chosen it."""
    t = four()
    t.seat(GREEN, ships={"Ugarit": 2})
    t.income()
    assert t.s.decision == "temp"
    assert said(t).startswith("Income. Which Temporary Good? (")
    assert "Revenus. Quelle Denrée Temporaire\xa0? (" in t.s.prompt("fr")


def test_a_space_of_a_track_is_named_where_it_asks() -> None:
    """Influence 3: two cards, or one to the Palace."""
    t = four()
    t.seat(GREEN, tracks=(2, 0, 0))
    t.groups({GREEN: "r6 r5"})
    t.s.act(next(action for action in t.s.actions() if "Influence (to 3: " in t.s.describe(action)))
    assert t.s.decision == "branch"
    assert said(t) == "Influence, space 3. Choose one."
    assert "Influence, case 3. Choisissez." in t.s.prompt("fr")


def test_all_that_is_printed_somewhere_is_called_by_it() -> None:
    """But for the Coins instead of an action and the third Good, which ask nothing, and the boards of other tables."""
    t = four()
    content = t.s.tables.content
    boards = {
        number: {program for row in crew.board for space in row for program in space.benefits}
        for number, crew in content.crews.items()
    }
    elsewhere = set().union(*boards.values()) - boards[4]
    nameless = {
        number
        for number in range(t.s.tables.forfeit + 1)  # the last of the content; tests write more of their own
        if number not in elsewhere and printed_on(t.s, number) is None
    }
    assert nameless == {t.s.tables.forfeit, t.s.tables.third_good}


def test_a_farm_says_what_its_warriors_go_back_for() -> None:
    t = four()
    t.seat(GREEN, coins=9, goods={"grain": 1}, warriors={3: 2})
    t.turn(GREEN, "build")
    t.do("farm 3")
    assert t.s.decision == "farm-price"
    assert said(t) == (
        "a Farm in Tarrha (3): how many Warriors there go back to the Reserves? Grain spares the others."
    )


def test_points_to_use_are_asked_for_as_what_is_done_with_them() -> None:
    t = four()
    t.seat(GREEN, cities=(1,), warriors={1: 1}, reserves=3)
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "place 2")
    assert said(t) == "place Warriors (2 left)."
    assert "Let both lapse" in [t.s.describe(action) for action in t.s.actions()]
    t.do("place 1")
    assert said(t) == "place a Warrior (1 left)."
    assert t.s.prompt("fr").endswith("placez un Guerrier (encore 1).")
    t = four()
    t.seat(GREEN, coins=9, hand="I-10")
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "play 1")
    t.s.act(t.s.actions()[0])
    assert said(t) == "play a card (1 left)."


def test_a_last_battle_that_wants_more_weaponry_says_how_much() -> None:
    """SP2-01 demands 4: who has 2, and may exchange, reads why there is no battle among the choices."""
    t = four()
    t.s.round = 4
    t.s.fill_sea_top([NONE] * len(t.s.all_sea_top()))
    t.s.fill_sea_below([NONE] * len(t.s.all_sea_below()))
    t.sea(6, None, "SP2-01")
    t.seat(GREEN, coins=9, weapons=2, ability=("SA5", 2), warriors={6: 2})
    t.battles()
    assert t.s.decision == "last-battle"
    assert not t.may("fight")
    assert said(t) == "a battle in Knossos (6) takes 4 Weaponry, you have 2. Do you exchange Coins?"
    assert "un combat à Cnossos (6) exige 4\N{NO-BREAK SPACE}Armes, vous en avez 2." in t.s.prompt("fr")
    t.do("arm", "arm")
    assert said(t) == "do you battle in Knossos (6)?"


def test_what_costs_nothing_is_for_free() -> None:
    """A Tower costs 3 Coins, Copper takes 3 off."""
    t = four()
    t.seat(GREEN, cities=(1,), goods={"copper": 1})
    t.turn(GREEN, "build")
    assert t.s.describe(t.action("tower 1")) == "Build a Tower in Phalasarna (1) for free"
    assert t.s.describe(t.action("tower 1"), "fr").endswith(" gratuitement")
