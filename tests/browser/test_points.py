"""Where the points come from: one click at any time, and a panel that adds up at every scoring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FRENCH = '{"lang":"fr","pace":"instant","motion":"off","guide":false}'
# The columns of a panel: what its rows add up to, and what its last row says. What is still to come has a plus.
SUMS = """() => {
  const table = document.querySelector('dialog table');
  const number = text => [...text.replace(/\\u2212/g, '-').matchAll(/-?\\d+/g)].reduce((sum, [one]) => sum + Number(one), 0);
  const cells = row => [...row.querySelectorAll('td')].map(cell => number(cell.textContent));
  const rows = [...table.querySelectorAll('tbody tr')].map(cells);
  return { sums: rows[0].map((_, at) => rows.reduce((sum, row) => sum + row[at], 0)), last: cells(table.querySelector('tfoot tr:last-child')) };
}"""

CUT = """() => [...document.querySelectorAll('dialog .called')].filter(name => name.scrollWidth > name.clientWidth).length"""

BELOW_THE_TOTAL = """() => {
  const inside = document.querySelector('dialog .inside');
  if (inside.scrollHeight <= inside.clientHeight + 100) return -1;
  inside.scrollTop = 0;
  return inside.getBoundingClientRect().top + inside.clientHeight - document.querySelector('dialog tfoot').getBoundingClientRect().bottom;
}"""


@pytest.mark.parametrize(("title", "phone"), [("empire", False), ("minos", True)])
def test_one_click_on_a_player_shows_every_point_by_its_source(visit: Visit, title: str, phone: bool) -> None:
    anna = visit(settings=FRENCH, **PHONE) if phone else visit()
    anna.play_now(title)
    for step in range(6):
        anna.wait_for_turn()
        anna.page.evaluate(CLICK, step)
    anna.wait_for_turn()
    anna.at("sum-1" if title == "empire" else "points-1").click()
    expect(anna.at("points-dialog").locator("table")).to_be_visible()
    found = anna.page.evaluate(SUMS)
    assert found["sums"] == found["last"]
    expect(anna.at("points-dialog").locator("thead .asked")).to_have_count(1)
    anna.check_access()
    if phone:
        anna.page.set_viewport_size({"width": 390, "height": 300})  # the table is much longer
        assert -1 < anna.page.evaluate(BELOW_THE_TOTAL) <= 1, "a row shows below the total"


def test_a_scoring_round_of_minos_shows_what_it_brought(visit: Visit) -> None:
    """It waits while something else is being read, and its line in the log opens it again."""
    anna = visit()
    anna.page.goto("/")
    anna.at("solo-minos-easy").click()
    anna.wait_for_turn()
    anna.at("rules-button").click()
    for step in range(300):
        if anna.at("log-scoring").count() or not anna.wait_for_turn():
            break
        anna.page.evaluate(CLICK, step)
    dialog = anna.at("scoring-dialog")
    expect(anna.at("log-scoring")).to_have_count(1)
    expect(dialog).to_have_count(0)
    anna.at("rules-dialog").get_by_test_id("close").click()
    expect(dialog).to_contain_text("Scoring after round 2")
    anna.page.set_viewport_size(PHONE["viewport"])
    assert not anna.page.evaluate(CUT), "a name is cut short"
    anna.page.set_viewport_size({"width": 1280, "height": 720})
    found = anna.page.evaluate(SUMS)
    assert found["sums"] == found["last"]
    assert any(found["last"])
    dialog.get_by_test_id("close").click()
    expect(dialog).to_have_count(0)
    anna.at("log-scoring").click()
    expect(dialog).to_contain_text("Scoring after round 2")


@pytest.mark.parametrize("title", ["empire", "minos"])
def test_nothing_is_still_to_come_once_the_game_is_over(visit: Visit, title: str) -> None:
    anna = visit()
    if title == "minos":
        anna.page.goto("/")
        anna.at("solo-minos-easy").click()
    else:
        anna.play_now(title)
    anna.play_to_the_end()
    expect(anna.at("result-dialog")).to_be_visible()
    anna.at("result-dialog").get_by_test_id("close").click()
    expect(anna.page.locator("main")).not_to_contain_text("ended now")
    anna.at("sum-1" if title == "empire" else "points-1").click()
    dialog = anna.at("points-dialog")
    expect(dialog).to_contain_text("How it adds up")
    expect(dialog).not_to_contain_text("ended now")
    expect(dialog.locator("tfoot tr")).to_have_count(1)
    found = anna.page.evaluate(SUMS)
    assert found["sums"] == found["last"]
