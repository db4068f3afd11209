"""What is asked says what it comes from, and what a choice is for."""

from __future__ import annotations

from labrys.titles.minos.frames import ROUND
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
