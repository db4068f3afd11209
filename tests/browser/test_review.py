"""Hints at the table, and the review of a finished game: its curve, its table, its quiz."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import labrys
from labrys.engine import Record, Rng
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PHONE = {"viewport": {"width": 375, "height": 740}, "has_touch": True, "is_mobile": True}
FRENCH = '{"lang":"fr","pace":"instant","motion":"off","coach":false,"confirm":"never"}'


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game that was played by lot: much to learn from."""
    state = labrys.game("empire").new(2, "a review")
    rng = Rng("by lot")
    while not state.over:
        actions = state.actions()
        state.act(actions[rng.below(len(actions))])
    path = tmp_path / "game.json"
    path.write_text(Record.of(state).text())
    return path


def reviewed(visitor: Visitor, game: Path) -> None:
    """Bring a record, and go from its replay to its review."""
    visitor.page.goto("/tables")
    visitor.at("record").set_input_files(game)
    expect(visitor.at("step")).to_be_visible()
    visitor.at("review-link").click()
    expect(visitor.at("review")).to_be_visible()
    expect(visitor.at("moment-board").get_by_test_id("board")).to_be_visible()


def test_a_review_is_one_click_from_the_replay_and_asks_before_it_tells(visit: Visit, game: Path) -> None:
    anna = visit()
    reviewed(anna, game)
    anna.check_access()
    expect(anna.page.get_by_test_id("review-seats").locator("thead th")).to_have_count(2)
    anna.at("review-line").fill("5")
    expect(anna.at("review-step")).to_contain_text("Step 5 of")
    anna.page.get_by_text("The curve as a table").click()
    actions = len(Record.parse(game.read_text()).actions)
    expect(anna.at("curve-table").locator("tbody tr")).to_have_count(actions + 1)  # and the set-up
    table = anna.page.url.split("/")[4].split("?")[0]
    told = anna.page.request.get(f"/api/tables/{table}/review?lang=en").json()["review"]["moments"]
    first = told[0]
    expect(anna.at("answer")).to_have_count(0)
    shown = anna.at("moment").locator("[data-testid=choice]").evaluate_all("all => all.map(one => one.dataset.action)")
    assert set(shown) <= set(first["chances"])  # of some that do the same, one is shown
    wrong = min(shown, key=lambda action: first["chances"][action])
    anna.at("moment").locator(f'[data-action="{wrong}"]').first.click()
    expect(anna.at("verdict")).to_contain_text("Not quite")
    expect(anna.at("answer")).to_contain_text(first["best"][0]["said"]["en"])
    anna.check_access()
    anna.at("try-again").click()
    right = next(action for action in shown if action in first["accepted"])
    anna.at("moment").locator(f'[data-action="{right}"]').first.click()
    expect(anna.at("verdict")).to_contain_text("Right")
    anna.at("moment-on").click()
    expect(anna.page).to_have_url(f"/t/{table}/review?moment=2")
    expect(anna.at("moment")).to_have_attribute("data-number", "2")
    anna.page.reload()  # the address leads to its moment
    expect(anna.at("moment")).to_have_attribute("data-number", "2")
    anna.at("show-answer").click()
    anna.at("play-on").click()
    assert anna.wait_for_turn()


def test_a_review_reads_french_on_a_phone(visit: Visit, game: Path) -> None:
    anna = visit(settings=FRENCH, **PHONE)
    reviewed(anna, game)
    expect(anna.page.get_by_role("heading", name="Talent et chance")).to_be_visible()
    anna.at("show-answer").click()
    expect(anna.at("answer")).to_contain_text("Le meilleur choix")
    anna.check_access()
    sizes = anna.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert sizes[0] <= sizes[1]  # nothing sticks out


def test_a_quiz_is_answered_by_keyboard(visit: Visit, game: Path) -> None:
    anna = visit()
    reviewed(anna, game)
    anna.at("moment").locator("[data-testid=choice]").first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.at("answer")).to_be_focused()
    anna.at("moment-2").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.at("moment")).to_have_attribute("data-number", "2")
    anna.at("review-line").focus()
    anna.page.keyboard.press("Home")
    expect(anna.at("review-step")).to_contain_text("The set-up")


def test_a_hint_tells_where_to_look_and_then_what_is_best(visit: Visit) -> None:
    anna = visit()
    anna.play_now("empire")
    assert anna.wait_for_turn()
    anna.page.keyboard.press("?")
    expect(anna.at("hint-more")).to_be_visible()
    expect(anna.at("hint-choice")).to_have_count(0)
    anna.check_access()
    anna.page.keyboard.press("?")
    expect(anna.at("hint-choice").first).to_contain_text("of 100")
    anna.check_access()
    before = anna.version()
    anna.at("hint-choice").first.click()
    anna.wait_past(before)
    expect(anna.at("hint-box")).to_have_count(0)


@pytest.mark.parametrize("allowed", [False, True])
def test_hints_are_there_where_the_table_allows_them(visit: Visit, allowed: bool) -> None:
    anna = visit()
    anna.page.goto("/games/relics")
    anna.at("seat-1").select_option("thymia")
    anna.at("more").locator("summary").first.click()
    anna.at(f"hints-{json.dumps(allowed)}").click()
    anna.at("create").click()
    assert anna.wait_for_turn()
    expect(anna.at("hint")).to_have_count(int(allowed))
    anna.page.keyboard.press("?")
    expect(anna.at("hint-box" if allowed else "rules-dialog")).to_be_visible()
