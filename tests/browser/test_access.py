"""Whatever opens above a screen, and whatever goes wrong on one: without axe violations, by day and by night."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import labrys
from tests.browser.test_company import two_at_a_table
from tests.browser.test_screens import PHONE, large_targets, no_sideways_scrolling
from tests.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]


def chosen(**more: object) -> str:
    return json.dumps({"lang": "en", "pace": "instant", "motion": "off", "guide": False, "confirm": "never", **more})


@pytest.mark.parametrize("title", labrys.games())
def test_the_guide_and_every_window_of_a_table_on_a_phone(visit: Visit, title: str) -> None:
    """The first question with its hint; then rules, log, chat and the table itself, down to leaving it."""
    anna = visit(settings=chosen(guide=True), **PHONE)
    anna.play_now(title)
    anna.wait_for_turn()
    expect(anna.at("guide")).to_be_visible()

    def look() -> None:
        no_sideways_scrolling(anna)
        large_targets(anna)
        anna.check_access()

    look()
    for window in ("rules", "log", "chat", "table"):
        anna.at(f"{window}-button").click()
        dialog = anna.at(f"{window}-dialog")
        expect(dialog).to_be_visible()
        if window == "rules":
            expect(anna.at("rules").locator("section.now .title")).to_be_in_viewport()
        if window == "table":
            dialog.get_by_test_id("leave").click()
            expect(anna.at("leave-yes")).to_be_visible()
        look()
        dialog.get_by_test_id("close").click()
        expect(dialog).to_have_count(0)


def test_a_menu_beside_a_place_and_the_question_before_the_end_of_a_turn(visit: Visit) -> None:
    anna = visit(settings=chosen(confirm="always"), **PHONE)
    anna.play_now("minos")
    menus = 0
    for step in range(100):
        assert anna.wait_for_turn()
        end = anna.page.locator("[data-testid=choice][data-action=end]")
        if end.count():
            break
        row = anna.page.locator("[data-target^=row-][data-lit]").first
        if not menus and row.count():  # a row, before a die was chosen, asks which
            row.click()
            expect(anna.at("menu")).to_be_visible()
            large_targets(anna)
            anna.check_access()
            anna.page.keyboard.press("Escape")
            expect(anna.at("menu")).to_have_count(0)
            menus += 1
        anna.page.evaluate(CLICK, step)
    assert menus
    before = anna.version()
    end.click()
    expect(anna.at("confirm")).to_be_visible()
    large_targets(anna)
    anna.check_access()
    assert anna.version() == before
    anna.at("confirm-yes").click()
    anna.wait_past(before)


def test_a_wish_to_go_back_and_a_bot_in_ones_place(visit: Visit) -> None:
    """What everybody should know at once stands above the table."""
    anna, bruno = two_at_a_table(visit, title="empire")
    turn = anna.page.locator("[data-version]").get_attribute("data-turn")
    asked, other = (anna, bruno) if turn == "0" else (bruno, anna)
    before = anna.version()
    asked.at("choice").first.click()
    for one in (anna, bruno):
        one.wait_past(before)
    asked.at("table-button").click()
    asked.at("past-own").click()
    expect(asked.at("request")).to_be_visible()
    expect(other.at("agree")).to_be_visible()
    asked.check_access()
    other.check_access()
    other.at("decline").click()
    expect(other.at("request")).to_have_count(0)
    other.at("table-button").click()
    other.at("leave").click()
    other.at("leave-yes").click()
    expect(other.at("away")).to_be_visible()
    other.check_access()
    other.at("away").get_by_role("button").click()
    expect(other.at("away")).to_have_count(0)


def nothing_but_not_found(visitor: Visitor) -> None:
    """What a browser itself notes of a wrong address is no fault of the page."""
    assert all("404" in fault for fault in visitor.faults), visitor.faults
    visitor.faults.clear()


@pytest.mark.parametrize("path", ["/t/none", "/t/none/replay", "/nowhere"])
def test_a_wrong_address_is_a_screen_with_a_way_out(visit: Visit, path: str) -> None:
    anna = visit(**PHONE)
    anna.page.goto(path)
    expect(anna.page.locator("main a.button, main a").first).to_be_visible()
    no_sideways_scrolling(anna)
    large_targets(anna)
    anna.check_access()
    nothing_but_not_found(anna)


def test_a_house_that_does_not_answer_is_told_on_every_screen(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.page.route("**/api/**", lambda route: route.abort())
    for path in ("/", "/tables", "/games/empire", "/rules/minos", "/t/none/replay"):
        anna.page.goto(path)
        expect(anna.page.get_by_role("alert").first).to_be_visible()
        anna.check_access()
    assert all("ERR_FAILED" in fault for fault in anna.faults), anna.faults
    anna.faults.clear()
