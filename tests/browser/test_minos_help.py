"""Minos explains itself where one chooses: the five actions at the draft, Rhadamanthus alone, a finger that rests."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GUIDED = '{"lang":"en","pace":"instant","motion":"off","guide":true}'
FRENCH = '{"lang":"fr","pace":"instant","motion":"off","guide":false}'
DRAFT = "[data-testid=choice][data-action^=draft]"


def until_draft(visitor: Visitor, button: str) -> None:
    visitor.page.goto("/")
    visitor.at(button).click()
    for step in range(12):
        visitor.wait_for_turn()
        if visitor.page.locator(DRAFT).count():
            return
        visitor.page.evaluate(CLICK, step)
    raise AssertionError("no die is asked for")


@pytest.mark.parametrize(
    ("settings", "hints"),
    [
        (None, ["draws a card", "plays a card", "builds a City", "moves a Warrior", "any one of the four"]),
        (
            FRENCH,
            ["pioche une carte", "joue une carte", "construit une Cité", "déplace un Guerrier", "l'une des quatre"],
        ),
    ],
)
def test_the_draft_says_what_each_of_the_five_actions_does(
    visit: Visit, settings: str | None, hints: list[str]
) -> None:
    anna = visit() if settings is None else visit(settings=settings, **PHONE)
    until_draft(anna, "play-minos")
    shown = anna.at("choices").locator(".hint").all_inner_texts()
    assert len(shown) == len(hints)
    for hint, text in zip(hints, shown, strict=True):
        assert hint in text.replace("\u2019", "'")
    anna.check_access()


def test_solo_begins_by_saying_who_rhadamanthus_is(visit: Visit) -> None:
    anna = visit(settings=GUIDED)
    anna.page.goto("/")
    anna.at("solo-minos-normal").click()
    expect(anna.at("guide")).to_contain_text("Nobody plays him: his cards and dice decide")
    expect(anna.at("guide")).to_contain_text("Your Starting card and Special Ability were dealt")
    expect(anna.at("log")).to_contain_text("You take the Starting card of ")
    expect(anna.at("log")).to_contain_text("You take the Special Ability ")


@pytest.mark.parametrize(
    ("button", "lang", "signs", "told"),
    [
        ("play-minos", "en", "What the signs mean", "Weaponry: it is paid to beat the Sea Peoples."),
        ("solo-minos-normal", "fr", "Ce que disent les signes", "Pièces\u00a0: elles paient cartes et bâtiments."),
        ("play-empire", "fr", "Ce que disent les signes", "ce que coûte sa place dans la rangée."),
    ],
)
def test_a_first_game_says_what_the_signs_mean(visit: Visit, button: str, lang: str, signs: str, told: str) -> None:
    anna = visit(settings=GUIDED.replace('"en"', f'"{lang}"'), **PHONE)
    anna.page.goto("/")
    anna.at(button).click()
    anna.wait_for_turn()
    anna.page.get_by_role("button", name=signs).click()
    expect(anna.at("rules-dialog").get_by_text(told)).to_be_in_viewport()
    anna.check_access()
    anna.page.keyboard.press("Escape")
    anna.at("understood").click()
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.page.get_by_role("button", name=signs)).to_have_count(0)


def test_going_back_names_the_choice_that_was_made(visit: Visit) -> None:
    anna = visit()
    until_draft(anna, "solo-minos-normal")
    chosen = anna.page.locator(DRAFT).first.get_attribute("aria-label") or ""
    anna.page.locator(DRAFT).first.click()
    anna.wait_for_turn()
    anna.at("table-button").click()
    expect(anna.at("past-latest")).to_have_text(chosen)
    expect(anna.at("past-point").get_by_text(chosen)).to_have_count(1)


def test_on_a_phone_his_latest_step_stays_in_sight(visit: Visit) -> None:
    anna = visit(**PHONE)
    until_draft(anna, "solo-minos-normal")
    anna.page.evaluate(CLICK, 0)
    anna.wait_for_turn()
    anna.page.evaluate("document.querySelector('section.board').scrollTo(0, 9999)")
    expect(anna.at("rival-latest")).to_be_in_viewport()
    expect(anna.at("rival-latest")).to_contain_text("Rhadamanthus")
    expect(anna.at("rival")).to_have_count(0)
    anna.at("rival-latest").click()
    expect(anna.at("rival")).to_be_in_viewport()
    steps = anna.at("rival").locator("ol")
    assert steps.evaluate("list => list.scrollHeight <= list.clientHeight"), "his steps are cut"
    anna.check_access()
    anna.at("rival-latest").click()
    expect(anna.at("rival")).to_have_count(0)


def test_a_finger_that_rests_on_a_choice_explains_it_and_does_not_choose(visit: Visit) -> None:
    anna = visit(**PHONE)
    until_draft(anna, "play-minos")
    before = anna.version()
    die = anna.page.locator(DRAFT).first
    touch = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "clientX": 50, "clientY": 700}
    die.dispatch_event("pointerdown", touch)
    expect(anna.at("why")).to_contain_text("each point draws a card")
    die.dispatch_event("pointerup", touch)
    die.dispatch_event("click", {"bubbles": True})
    assert anna.version() == before
    expect(anna.page.locator("[data-testid=choice][aria-disabled]")).to_have_count(0)
    die.tap()
    anna.wait_past(before)
