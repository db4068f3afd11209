"""Somebody who plays in the page at a person's pace, with a real pointer and nothing else in the page."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

POLL = 0.1
PATIENCE_SECONDS = 60.0
LOOK = """() => ({
  version: document.querySelector('[data-version]')?.dataset.version ?? '',
  choices: document.querySelectorAll('[data-testid=choice]:not([aria-disabled])').length,
  over: !!document.querySelector('[data-testid=result]'),
})"""
PLACE = """at => {
  const choice = document.querySelectorAll('[data-testid=choice]')[at];
  choice.scrollIntoView({block: 'nearest', behavior: 'instant'});
  const box = choice.getBoundingClientRect();
  return [box.left + Math.min(box.width / 2, 80), box.top + box.height / 2];
}"""


def until(page: Page, wanted: str, before: str = "") -> dict[str, Any]:
    """Look at the page now and then, from outside, until it is so."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        seen: dict[str, Any] = page.evaluate(LOOK)
        asked = seen["choices"] > 0 or seen["over"]
        if (asked and wanted == "asked") or (wanted == "moved" and (seen["version"] != before or seen["over"])):
            return seen
        time.sleep(POLL)
    raise TimeoutError(f"the page is not {wanted}.")


def sit_down(page: Page, title: str) -> None:
    page.goto("/")
    page.get_by_test_id(f"play-{title}").click()
    until(page, "asked")


def play(page: Page, clicks: int, pause: float) -> int:
    """Click through the choices; how many clicks there were before the game was over."""
    for number in range(clicks):
        seen = until(page, "asked")
        if seen["over"]:
            return number
        time.sleep(pause)
        x, y = page.evaluate(PLACE, (number * 7 + 3) % seen["choices"])
        page.mouse.move(x, y)
        time.sleep(min(pause, 0.12))
        page.mouse.down()
        time.sleep(min(pause, 0.06))
        page.mouse.up()
        until(page, "moved", seen["version"])
    return clicks
