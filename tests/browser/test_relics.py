"""Relics by clicks on its board."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]

FRENCH = '{"lang":"fr","pace":"instant","motion":"off","guide":false,"confirm":"never"}'
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


def test_relics_says_its_goal_and_what_was_played_and_who_owns_which_suits(visit: Visit) -> None:
    anna = visit()
    anna.play_now("relics")
    anna.wait_for_turn()
    expect(anna.at("goal")).to_have_text("Goal: one tile of each suit. You own 0 of 6.")
    expect(anna.page.locator("[data-target=card-0]")).to_contain_text("0 of 12 played")
    expect(anna.at("player-0")).to_contain_text("owns no suit yet")


# A table with other costs than the usual ones, begun.
BRISK = """async () => {
  const post = async (path, body) => (await fetch(path, {
    method: 'POST', headers: { 'X-Labrys': '1', ...(body && { 'Content-Type': 'application/json' }) }, body: body ? JSON.stringify(body) : null,
  })).json();
  const seats = [{ kind: 'you' }, { kind: 'bot', level: 'random' }];
  const { id } = await post('/api/tables', { game: 'relics', seats, options: { cost_table: 'brisk' } });
  await post(`/api/tables/${id}/start`);
  return id;
}"""


def test_the_rules_at_a_table_show_the_costs_of_this_table(visit: Visit) -> None:
    anna = visit()
    anna.play_now("relics")
    anna.page.goto(f"/t/{anna.page.evaluate(BRISK)}")
    anna.wait_for_turn()
    anna.at("rules-button").click()
    costs = anna.at("rules-dialog").locator("figure li strong")
    expect(costs.first).to_be_visible()
    assert costs.all_inner_texts()[:6] == ["1", "1", "2", "2", "3", "3"]


def test_after_going_back_the_die_and_the_log_tell_what_stands(visit: Visit) -> None:
    """Alone against bots one goes back past a throw: its die is gone, its line is marked."""
    anna = visit()
    anna.play_now("relics")
    anna.wait_for_turn()
    anna.page.evaluate(CLICK, 0)  # the piece is placed, and the first turns are thrown
    anna.wait_for_turn()
    before = anna.version()
    anna.at("table-button").click()
    anna.at("past-own").click()
    anna.wait_past(before)
    expect(anna.at("log").locator(".undone").first).to_contain_text("Taken back")
    expect(anna.page.locator(".turn .die")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_on_a_phone_the_die_and_the_players_are_in_sight_on_the_own_turn(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    anna.play_now("relics")
    for step in range(4):
        anna.wait_for_turn()
        anna.page.evaluate(CLICK, step)
    anna.wait_for_turn()
    standing = anna.at("standing")
    for scrolled in (0, 9999):
        anna.page.evaluate(f"document.querySelector('section.board').scrollTo(0, {scrolled})")
        expect(standing.locator(".die")).to_be_in_viewport(ratio=1)
        for player in standing.locator(".seats > span").all():
            expect(player).to_be_in_viewport(ratio=1)
    assert standing.locator(".seats > span").count() == anna.page.locator("[data-testid^=player-]").count()
    anna.check_access()


def test_beside_a_low_desk_all_three_players_are_in_sight(visit: Visit) -> None:
    anna = visit(settings=FRENCH, viewport={"width": 1280, "height": 720})
    anna.play_now("relics")
    anna.wait_for_turn()
    for number in range(3):
        expect(anna.at(f"player-{number}")).to_be_in_viewport(ratio=1)
