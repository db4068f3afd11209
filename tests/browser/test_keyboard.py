"""Each title by keyboard alone, from the first decision to the last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import labrys
from tests.browser.moments import Reader
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
INSIDE = "document.activeElement?.closest('[data-testid=choices]') !== null"
SHORT: dict[str, dict[str, Any]] = {"relics": {"round_limit": 3}, "empire": {}, "minos": {}}


def sit_down(anna: Visitor, title: str) -> None:
    """At a short table of the title: few rounds, or few decisions of one's own."""
    reader = Reader(anna, "en")
    bots = {"relics": 1, "empire": 4, "minos": 0}[title]
    seats: list[dict[str, str]] = [{"kind": "you"}, *[{"kind": "bot", "level": "random"}] * bots]
    if title == "minos":
        seats.append({"kind": "automaton", "level": "easy"})
    table = reader.post("/api/tables", {"game": title, "seats": seats, "options": SHORT[title]})["id"]
    reader.post(f"/api/tables/{table}/start", {})
    anna.page.goto(f"/t/{table}")


@pytest.mark.parametrize("title", labrys.games())
def test_a_game_is_played_to_its_end_by_keyboard_alone(visit: Visit, title: str) -> None:
    """`c` leads to the list once; then the focus stays in it, arrows walk, enter and digits choose."""
    anna = visit()
    sit_down(anna, title)
    press = anna.page.keyboard.press
    anna.wait_for_turn()
    press("c")
    for step in range(300):
        if not anna.wait_for_turn():
            break
        if anna.at("scoring-dialog").count():  # it opens by itself; the focus goes back to the list
            press("Escape")
        before = anna.version()
        anna.wait_until(INSIDE)
        if step % 5 == 4:
            press("End")
        for _ in range(step % 3):
            press("ArrowDown")
        assert anna.page.evaluate(INSIDE), f"the focus left the list at step {step}"
        press("Enter")
        anna.wait_past(before)
    expect(anna.at("result")).to_be_visible()
    expect(anna.at("result-dialog").locator("h2")).to_be_focused()
    press("Escape")
    expect(anna.at("result-dialog")).to_have_count(0)
