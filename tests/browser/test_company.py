"""Two people in two browsers; lines cut; servers restarted; the past."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor
from tests.server.houses import house

Visit = Callable[..., Visitor]
PENDING = "labrys.pending"


def hears(page: Page) -> list[dict[str, Any]]:
    """Every message that the house sends to a page from now on."""
    found: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: found.append(json.loads(text))))
    return found


def goes_to(visitor: Visitor, path: str) -> None:
    """To a screen away from the table; from now on the house tells there which tables wait."""
    told = hears(visitor.page)
    visitor.page.goto(path)
    until = time.monotonic() + 60
    while not any(message["type"] == "waiting" for message in told):
        assert time.monotonic() < until
        visitor.page.wait_for_timeout(20)


def two_at_a_table(visit: Visit, his: dict[str, Any] | None = None, title: str = "relics") -> tuple[Visitor, Visitor]:
    """Anna opens a table; Bruno follows the link, with a browser of his kind, and sits down; Anna starts."""
    anna, bruno = visit(), visit(**(his or {}))
    anna.page.goto(f"/games/{title}")
    anna.at("count-2").click()
    anna.at("create").click()
    link = anna.at("table-link").inner_text()
    bruno.page.goto(link)
    bruno.at("sit-1").click()
    expect(anna.at("start")).to_be_enabled()
    anna.check_access()
    anna.at("start").click()
    expect(anna.at("prompt")).to_be_visible()
    expect(bruno.at("prompt")).to_be_visible()
    return anna, bruno


def step(anna: Visitor, bruno: Visitor) -> None:
    """Whoever is asked makes the first choice, by a click; both see it."""
    turn = anna.page.locator("[data-version]").get_attribute("data-turn")
    asked = anna if turn == "0" else bruno
    before = asked.version()
    asked.at("choice").first.click()
    for one in (anna, bruno):
        one.wait_past(before)


def test_a_seat_link_seats_one_person_and_is_not_kept_in_the_address(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.page.goto("/games/relics")
    anna.at("create").click()
    anna.at("invite-1").click()
    link = anna.at("seat-link").inner_text()
    bruno.page.goto(link)
    expect(bruno.at("seats")).to_contain_text("you")
    assert "#" not in bruno.page.url
    expect(anna.at("start")).to_be_enabled()


def test_names_that_were_dealt_differ_and_are_changed_in_the_waiting_room(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    for one in (anna, bruno):
        one.page.add_init_script("Math.random = () => 0")
    anna.page.goto("/games/relics")
    anna.at("create").click()
    expect(anna.at("seats")).to_contain_text("Ariadne")
    bruno.page.goto(anna.at("table-link").inner_text())
    bruno.at("sit-1").click()
    expect(anna.at("seats")).to_contain_text("Icarus")
    anna.at("your-name").fill("Anna")
    anna.page.keyboard.press("Enter")
    expect(bruno.at("seats")).to_contain_text("Anna")
    expect(bruno.at("seats")).not_to_contain_text("Ariadne")
    expect(anna.at("your-name-open")).to_be_visible()
    bruno.check_access()
    anna.at("say").fill("Shall we?")
    anna.page.keyboard.press("Enter")
    expect(bruno.at("chat")).to_contain_text("Anna Shall we?")


def test_a_mistake_is_one_undo_away(visit: Visit) -> None:
    anna = visit()
    anna.play_now("empire")
    for _ in range(12):
        anna.wait_for_turn()
        before = anna.version()
        prompt = anna.at("prompt").inner_text()
        anna.at("choice").first.click()
        anna.wait_past(before)
        mine = anna.page.locator("[data-version]").get_attribute("data-turn") == "0"  # a bot would be quicker
        if mine and anna.at("undo").count():
            between = anna.version()
            anna.at("undo").click()
            anna.wait_past(between)
            expect(anna.at("prompt")).to_have_text(prompt)
            return
    raise AssertionError("nothing could be undone")


def test_a_move_made_without_a_line_arrives_once_the_line_is_back(visit: Visit) -> None:
    anna = visit()
    anna.hold_the_wire()
    anna.play_now("relics")
    anna.wait_for_turn()
    anna.cut()
    expect(anna.at("offline")).to_be_visible()
    anna.check_access()
    before = anna.version()
    anna.at("choice").first.click()
    expect(anna.at("offline")).to_contain_text("kept")
    assert anna.version() == before
    anna.mend()
    anna.wait_past(before)
    expect(anna.at("offline")).to_have_count(0)
    anna.wait_until(f"!Object.keys(sessionStorage).some(key => key.includes('{PENDING}'))")


def test_the_page_recovers_when_the_server_restarts(visit: Visit, page_built: None, tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"
    with house(database, tmp_path / "log") as here:
        anna = visit(at=here)
        anna.play_now("relics")
        anna.wait_for_turn()
        before = anna.version()
        here.stop()
        expect(anna.at("offline")).to_be_visible()
        anna.at("choice").first.click()
        here.start()
        anna.wait_past(before)
        expect(anna.at("offline")).to_have_count(0)
        anna.wait_for_turn()
        before = anna.version()
        anna.at("choice").first.click()
        anna.wait_past(before)


def test_two_tabs_and_the_back_button(visit: Visit) -> None:
    anna = visit()
    anna.play_now("relics")
    anna.wait_for_turn()
    other = Visitor(anna.page.context.new_page())
    other.page.goto(anna.page.url)
    other.wait_for_turn()
    before = anna.version()
    other.at("choice").first.click()
    anna.wait_past(before)
    anna.page.go_back()
    expect(anna.at("play-relics")).to_be_visible()
    expect(anna.at("mine")).to_be_visible()
    anna.page.go_forward()
    assert anna.wait_for_turn()


def test_a_move_kept_in_one_tab_is_not_played_after_another_tab_moved(visit: Visit) -> None:
    """Chosen without a line, for a question that another tab has answered meanwhile: it is given up, and not played later."""
    anna, bruno = two_at_a_table(visit)
    asked = anna if anna.page.locator("[data-version]").get_attribute("data-turn") == "0" else bruno
    cut, other = Visitor(asked.page.context.new_page()), asked
    cut.hold_the_wire()
    cut.page.goto(asked.page.url)
    cut.wait_for_turn()
    cut.cut()
    expect(cut.at("offline")).to_be_visible()
    before = other.version()
    cut.at("choice").first.click()
    expect(cut.at("offline")).to_contain_text("kept")
    other.at("choice").last.click()
    other.wait_past(before)
    cut.mend()
    cut.wait_past(before)
    expect(cut.at("offline")).to_have_count(0)
    cut.wait_until(f"!Object.keys(sessionStorage).some(key => key.includes('{PENDING}'))")
    assert cut.version() == other.version() == before + 1
    assert not cut.faults


def test_a_line_of_chat_reaches_the_others(visit: Visit) -> None:
    anna, bruno = two_at_a_table(visit)
    anna.at("chat-tab").click()
    anna.at("say").fill("Good luck!")
    anna.page.keyboard.press("Enter")
    bruno.at("chat-tab").click()
    expect(bruno.at("chat")).to_contain_text("Good luck!")
    bruno.check_access()


def test_whoever_is_on_another_page_is_told_of_the_turn(visit: Visit) -> None:
    people = two_at_a_table(visit)
    turn = people[0].page.locator("[data-version]").get_attribute("data-turn")
    asked, other = people if turn == "0" else people[::-1]
    goes_to(other, "/rules/empire")
    expect(other.at("rules")).to_be_visible()
    expect(other.at("notices")).to_have_count(0)
    while asked.page.locator("[data-version]").get_attribute("data-turn") == turn:
        before = asked.version()
        asked.at("choice").last.click()
        asked.wait_past(before)
    expect(other.at("notices")).to_have_accessible_name("1 table waits for you: go there")
    expect(other.at("notices")).to_contain_text("1")
    expect(other.page).to_have_title(re.compile(r"^\(1\) Rules of Empire"))
    expect(other.at("notice")).to_have_text("Your turn at the table of Relics.")
    expect(asked.at("notices")).to_have_count(0)
    other.check_access()
    other.at("notices").click()
    assert other.wait_for_turn()
    expect(other.at("notices")).to_have_count(0)


def test_notices_by_the_browser_are_asked_for_and_tell_of_a_turn_while_the_page_is_hidden(visit: Visit) -> None:
    people = two_at_a_table(visit)
    turn = people[0].page.locator("[data-version]").get_attribute("data-turn")
    asked, other = people if turn == "0" else people[::-1]
    goes_to(other, "/settings")
    other.page.context.grant_permissions(["notifications"])
    other.page.evaluate(HIDE)
    other.at("notify-true").click()
    expect(other.at("notify-true").locator("input")).to_be_checked()
    while asked.page.locator("[data-version]").get_attribute("data-turn") == turn:
        before = asked.version()
        asked.at("choice").last.click()
        asked.wait_past(before)
    expect(other.at("notices")).to_be_visible()
    assert other.page.evaluate("shown") == ["Your turn at the table of Relics."]


def test_the_others_agree_to_go_back(visit: Visit) -> None:
    people = two_at_a_table(visit)
    turn = people[0].page.locator("[data-version]").get_attribute("data-turn")
    first, other = people if turn == "0" else people[::-1]
    prompt = first.at("prompt").inner_text()
    step(*people)  # both place their piece, then a die is thrown: an undo reaches no further
    step(*people)
    first.at("table-button").click()
    first.check_access()
    first.at("past-point").select_option(index=0)
    first.at("past-own").click()
    expect(first.at("request")).to_contain_text("You ask to go back")
    other.at("agree").click()
    expect(first.at("prompt")).to_have_text(prompt)
    expect(first.at("request")).to_have_count(0)
    expect(other.at("request")).to_have_count(0)


# A page out of sight, in a browser whose notices can be read: Chromium without a desktop shows none.
HIDE = """() => {
  window.shown = [];
  window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted'; constructor(text) { shown.push(text); } };
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
}"""
