"""Relics by clicks on its board."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]

LIT = "[data-target][data-lit]:not([aria-disabled])"


def test_relics_is_played_by_clicks_on_its_tiles(visit: Visit) -> None:
    anna = visit()
    anna.play_now("relics")
    for step in range(12):
        if not anna.wait_for_turn():
            break
        board = anna.page.locator(LIT)
        if board.count() == 0:  # only the list has something left: the end of the turn
            anna.at("choice").first.click()
            continue
        before = anna.page.locator("[data-version]").get_attribute("data-version")
        board.nth(step % board.count()).click()
        menu = anna.at("menu").locator("button")
        if menu.count():
            menu.first.click()
        expect(anna.page.locator("[data-version]")).not_to_have_attribute("data-version", before or "")
    anna.check_access()


# Is the latest of the log in sight, and is there more than fits?
AT_END = """(() => {
  const log = document.querySelector('[data-testid=log]');
  return log.scrollHeight > log.clientHeight + 200 && log.scrollHeight - log.scrollTop - log.clientHeight < 24;
})()"""


def test_the_log_follows_the_game(visit: Visit) -> None:
    """However quickly things happen, and however the list of choices changes its height."""
    anna = visit(viewport={"width": 1280, "height": 800})
    anna.play_now("relics")
    for step in range(24):
        if not anna.wait_for_turn():
            break
        anna.page.evaluate(CLICK, step)
    anna.wait_until(AT_END)
