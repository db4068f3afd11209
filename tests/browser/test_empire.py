"""Empire in the page: a whole game by clicks on the board, a march over several regions, the map by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import labrys
from labrys.engine import Record, Rng
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

# What may be clicked on the board now: cards, answers, regions.
OFFERS = """[...document.querySelectorAll(
  '.empire :is(.able, .way:not(.stop), .close, [data-pick]:not([data-pick=chosen]))',
)].map(element => ({ target: element.dataset.target, pick: element.dataset.pick ?? '' }))"""
# Where it is clicked: a point of a region that really is its own, once it was brought into sight.
POINT = """target => {
  const element = document.querySelector(`.empire [data-target="${target}"]`);
  if (!element) return null;
  element.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = element.getBoundingClientRect();
  for (let y = 1; y < 12; y++) for (let x = 1; x < 12; x++) {
    const [left, top] = [box.left + box.width * x / 12, box.top + box.height * y / 12];
    if (document.elementFromPoint(left, top)?.closest('[data-target]') === element) return [left, top];
  }
  return null;
}"""
VERSION = "Number(document.querySelector('[data-version]').dataset.version)"
BUSY = "document.querySelector('[data-testid=choices].busy') !== null"
HEAD = {"X-Labrys": "1", "Content-Type": "application/json"}


def post(anna: Visitor, path: str, body: object = None) -> Any:
    answer = anna.page.context.request.post(path, headers=HEAD, data=None if body is None else json.dumps(body))
    assert answer.ok, answer.text()
    return answer.json()


def seats(count: int) -> list[dict[str, str]]:
    return [{"kind": "you"}, *[{"kind": "bot", "level": "random"}] * (count - 1)]


def table(anna: Visitor, count: int, clock: dict[str, Any] | None = None, **options: Any) -> None:
    """A table of Empire against bots that draw lots, made over HTTP, then opened in the page."""
    post(anna, "/api/people", {"name": "Anna"})
    wish = {"game": "empire", "seats": seats(count), "options": options, "clock": clock or {}}
    made = post(anna, "/api/tables", wish)["id"]
    post(anna, f"/api/tables/{made}/start")
    anna.page.goto(f"/t/{made}")


def marching() -> tuple[Record, int]:
    """A finished game, and the step in it where seat 0, whose armies stand together, may march two regions or more."""
    for seed in range(1000):
        state, rng = labrys.game("empire").new(3, str(seed)), Rng(str(seed))
        found: int | None = None
        while not state.over:
            moves = {
                text.split()[1] for text in map(state.game.codec.text, state.actions()) if text.startswith("move ")
            }
            if found is None and state.seat == 0 and len(moves) == 1 and state.view(0)["points"] >= 2:
                found = state.steps
            state.act(state.actions()[rng.below(len(state.actions()))])
        if found is not None:
            return Record.of(state), found
    raise AssertionError("no such game")


def offers(anna: Visitor) -> list[dict[str, str]]:
    found: list[dict[str, str]] = anna.page.evaluate(OFFERS)
    return found


def click(anna: Visitor, target: str) -> None:
    point = anna.page.evaluate(POINT, target)
    if point is not None:
        anna.page.mouse.click(*point)


def choose(anna: Visitor, step: int) -> str:
    """One decision by the board alone: an army and then its goal, or a single click. The answer is what was clicked.

    Every game is another one: a region with several enemies asks which in a menu, and what was about to be clicked may
    be out of reach behind something else; then a person looks again. What a click does in the page it does at once.
    """
    before = anna.page.evaluate(VERSION)
    for look in range(12):
        found = offers(anna)
        chosen = found[((step + look) * 7 + 3) % len(found)]
        click(anna, chosen["target"])
        if chosen["pick"] == "source":
            goals = [offer for offer in offers(anna) if offer["pick"] == "goal"]
            if goals:
                chosen = goals[(step * 5) % len(goals)]
                click(anna, chosen["target"])
        if anna.at("menu").count():
            anna.at("menu").locator("button").first.click()
        if anna.page.evaluate(f"before => {BUSY} || {VERSION} > before", before):
            anna.wait_past(before)
            return chosen["pick"] or chosen["target"].split("-")[0]
    raise AssertionError(f"nothing that was clicked was played: {anna.at('prompt').inner_text()}")


def test_a_whole_game_by_clicks_on_the_board(visit: Visit) -> None:
    anna = visit(viewport={"width": 1280, "height": 800})
    table(anna, 4, board="B", goods_tokens=True, wilds="hand")
    kinds: set[str] = set()
    checked: set[str] = set()
    for step in range(150):
        if not anna.wait_for_turn():
            break
        anna.wait_until(f"!({BUSY}) && {OFFERS}.length > 0")  # while a march goes on by itself there are none
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
    record, step = marching()
    post(anna, "/api/people", {"name": "Anna"})
    kept = post(anna, "/api/records", json.loads(record.text()))["id"]
    slow = [
        {"kind": "you"},
        *[{"kind": "bot", "level": "anassa"}] * 2,
    ]  # quick ones might strike the army before it is seen
    fork = post(anna, f"/api/tables/{kept}/fork", {"step": step, "seats": slow})["id"]
    post(anna, f"/api/tables/{fork}/start")
    anna.page.goto(f"/t/{fork}")
    anna.wait_for_turn()
    name = anna.page.locator("[data-pick=goal].far").first.get_attribute("data-target")
    assert name is not None
    army = anna.page.locator(f"[data-target=army-0-{name.removeprefix('region-')}]")
    expect(army).to_have_count(0)
    before = anna.page.evaluate(VERSION)
    click(anna, name)
    expect(army).to_be_visible()
    assert anna.page.evaluate(VERSION) >= before + 2


def test_the_map_answers_the_keyboard(visit: Visit) -> None:
    anna = visit(viewport={"width": 1280, "height": 800})
    table(anna, 2)
    anna.wait_for_turn()
    before = anna.page.evaluate(VERSION)
    anna.page.locator("[data-target=region-7]").focus()
    anna.page.keyboard.press("Enter")
    anna.wait_past(before)
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
