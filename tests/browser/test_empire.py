"""Empire in the page: a whole game by clicks on the board, a march over several regions, the map by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

# What may be clicked on the board now: cards, answers, regions; a region's point is one that really is its own.
OFFERS = """() => {
  const board = document.querySelector('[data-testid=board]');
  const at = element => {
    element.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = element.getBoundingClientRect();
    for (let y = 1; y < 12; y++) for (let x = 1; x < 12; x++) {
      const [left, top] = [box.left + box.width * x / 12, box.top + box.height * y / 12];
      if (document.elementFromPoint(left, top)?.closest('[data-target]') === element) return [left, top];
    }
    return null;
  };
  const found = [...board.querySelectorAll('.able, .way:not(.stop), .close, [data-pick]:not([data-pick=chosen])')];
  return found.map(element => ({
    target: element.dataset.target, pick: element.dataset.pick ?? '', at: at(element),
  })).filter(offer => offer.at);
}"""
VERSION = "Number(document.querySelector('[data-version]').dataset.version)"


def table(anna: Visitor, seats: int, **options: Any) -> None:
    """A table of Empire against easy bots, made over HTTP, then opened in the page."""
    ask = anna.page.context.request
    head = {"X-Labrys": "1", "Content-Type": "application/json"}
    ask.post("/api/people", headers=head, data=json.dumps({"name": "Anna"}))
    wish = {"game": "empire", "seats": [{"kind": "you"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]}
    made = ask.post("/api/tables", headers=head, data=json.dumps({**wish, "options": options})).json()["id"]
    ask.post(f"/api/tables/{made}/start", headers=head)
    anna.page.goto(f"/t/{made}")


def offers(anna: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = anna.page.evaluate(OFFERS)
    return found


def click(anna: Visitor, offer: dict[str, Any]) -> None:
    anna.page.mouse.click(*offer["at"])


def choose(anna: Visitor, step: int) -> str:
    """One decision by the board alone: an army and then its goal, or a single click. The answer is what was clicked.

    Every game is another one: a region with several enemies asks which in a menu, and what was about to be clicked may
    have moved meanwhile; then a person looks again.
    """
    before = anna.page.evaluate(VERSION)
    for look in range(4):
        found = offers(anna)
        assert found, anna.at("prompt").inner_text()
        chosen = found[((step + look) * 7 + 3) % len(found)]
        click(anna, chosen)
        try:
            if chosen["pick"] == "source":
                anna.page.wait_for_selector("[data-pick=goal]", timeout=4_000)
                goals = [offer for offer in offers(anna) if offer["pick"] == "goal"]
                chosen = goals[(step * 5) % len(goals)]
                click(anna, chosen)
            asked = f"before => {VERSION} > before || document.querySelector('[data-testid=menu]')"
            anna.page.wait_for_function(asked, arg=before, timeout=4_000)
            if anna.at("menu").count():
                anna.at("menu").locator("button").first.click()
            anna.page.wait_for_function(f"before => {VERSION} > before", arg=before, timeout=4_000)
        except Error:
            continue
        return str(chosen["pick"] or chosen["target"].split("-")[0])
    raise AssertionError(f"nothing that was clicked was played: {anna.at('prompt').inner_text()}")


def test_a_whole_game_by_clicks_on_the_board(visit: Visit) -> None:
    anna = visit(viewport={"width": 1280, "height": 800})
    table(anna, 4, board="B", goods_tokens=True, wilds="hand")
    kinds: set[str] = set()
    checked: set[str] = set()
    for step in range(150):
        if not anna.wait_for_turn():
            break
        anna.page.wait_for_function("() => document.querySelector('.empire :is(.able, .way, .close, [data-pick])')")
        kind = choose(anna, step)
        kinds.add(kind)
        if kind not in checked and anna.wait_for_turn() and len(checked) < 2:
            checked.add(kind)
            anna.check_access()
    expect(anna.at("result")).to_be_visible()
    assert kinds >= {"bid", "card"}
    assert kinds & {"act", "goal"}
    totals = anna.page.evaluate("[...document.querySelectorAll('.court .sum > :first-child')].map(e => e.textContent)")
    told = anna.at("result").inner_text()
    assert all(total in told.split() for total in totals)


def test_a_far_goal_is_a_march_of_several_moves(visit: Visit) -> None:
    anna = visit(viewport={"width": 1280, "height": 800})
    for _ in range(6):
        table(anna, 3)
        for step in range(12):
            anna.wait_for_turn()
            found = offers(anna)
            goals = [offer for offer in found if offer["pick"] == "goal"]
            if goals:
                break
            choose(anna, step)
        far = anna.page.locator("[data-pick=goal].far")
        if goals and far.count():
            break
    name = far.first.get_attribute("data-target")
    assert name is not None
    before = anna.page.evaluate(VERSION)
    click(anna, next(offer for offer in offers(anna) if offer["target"] == name))
    army = anna.page.locator(f"[data-target=army-0-{name.removeprefix('region-')}]")
    expect(army).to_be_visible()
    assert anna.page.evaluate(VERSION) >= before + 2


def test_the_map_answers_the_keyboard(visit: Visit) -> None:
    anna = visit(viewport={"width": 1280, "height": 800})
    table(anna, 2)
    anna.wait_for_turn()
    before = anna.page.evaluate(VERSION)
    anna.page.locator("[data-target=region-7]").focus()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function(f"before => {VERSION} > before", arg=before)
    expect(anna.page.locator("[data-target=army-2-7]")).to_be_visible()


def test_a_small_screen_scrolls_the_map_and_not_the_page(visit: Visit) -> None:
    anna = visit(viewport={"width": 360, "height": 740})
    table(anna, 3)
    anna.wait_for_turn()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert anna.page.evaluate(
        "document.querySelector('.pane').scrollWidth > document.querySelector('.pane').clientWidth"
    )
    anna.check_access()
