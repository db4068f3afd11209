"""The past: replays step by step, records from files, playing on from a step."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Route, expect

import labrys
from labrys.engine import Record, Rng
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def record_file(folder: Path, rounds: int = 3) -> tuple[Path, int]:
    """A game that was played elsewhere, and how many actions it has."""
    state = labrys.game("relics").new(2, "a replay", round_limit=rounds)
    rng = Rng("chance")
    while not state.over:
        actions = state.actions()
        state.act(actions[rng.below(len(actions))])
    record = Record.of(state)
    path = folder / "game.json"
    path.write_text(record.text())
    return path, len(record.actions)


def test_a_record_from_a_file_is_watched_and_played_on(visit: Visit, tmp_path: Path) -> None:
    path, actions = record_file(tmp_path)
    anna = visit(
        settings='{"lang":"en","pace":"calm","motion":"off","guide":false,"confirm":"never"}'
    )  # a step each second
    anna.page.goto("/tables")
    anna.at("record").set_input_files(path)
    step = anna.at("step")
    expect(step).to_have_text(f"Step 0 of {actions}")
    anna.check_access()
    anna.at("on").click()
    anna.at("on").click()
    expect(step).to_have_attribute("data-step", "2")
    anna.at("back").click()
    expect(step).to_have_attribute("data-step", "1")
    anna.page.keyboard.press("ArrowRight")
    expect(step).to_have_attribute("data-step", "2")
    anna.at("play").click()
    anna.wait_until("Number(document.querySelector('[data-step]').dataset.step) > 4")
    anna.at("play").click()
    anna.at("turns").select_option(index=2)
    assert int(step.get_attribute("data-step") or 0) < actions
    anna.at("on").click()
    expect(anna.at("actor")).to_be_visible()  # who acts there
    anna.at("last").click()
    expect(step).to_have_attribute("data-step", str(actions))
    expect(anna.at("result")).to_be_visible()
    anna.check_access()
    anna.at("line").fill("3")
    expect(step).to_have_attribute("data-step", "3")
    anna.at("fork").click()
    anna.check_access()
    anna.at("fork-seat-1").click()
    anna.at("fork-go").click()
    assert anna.wait_for_turn()
    expect(anna.at("player-1")).to_contain_text("you")


def test_the_buttons_stay_under_the_hand_however_much_a_step_says(visit: Visit, tmp_path: Path) -> None:
    path, _ = record_file(tmp_path)
    anna = visit(viewport={"width": 1280, "height": 800})
    anna.page.goto("/tables")
    anna.at("record").set_input_files(path)
    places = []
    for said in ("", "Move", "Move an army from the first region to the second, and then on to the third"):
        anna.page.locator(".told p").last.evaluate("(line, said) => (line.textContent = said)", said)
        places.append(anna.at("on").bounding_box())
    assert places[0] == places[1] == places[2]


def test_a_step_that_is_still_on_its_way_is_shown_when_it_arrives(visit: Visit, tmp_path: Path) -> None:
    path, actions = record_file(tmp_path, 40)
    assert actions > 100  # more than come at once
    anna = visit()
    held: list[Route] = []
    anna.page.route(re.compile("/steps.*first=100"), lambda route: held.append(route))
    anna.page.goto("/tables")
    anna.at("record").set_input_files(path)
    expect(anna.at("step")).to_have_text(f"Step 0 of {actions}")
    anna.at("last").click()
    expect(anna.at("step")).to_have_attribute("data-step", "99")
    while not held:
        anna.page.wait_for_timeout(20)
    held.pop().continue_()
    expect(anna.at("step")).to_have_attribute("data-step", str(actions))
    expect(anna.at("result")).to_be_visible()


def test_a_finished_game_shows_its_result_and_its_replay(visit: Visit) -> None:
    anna = visit()
    anna.play_now("relics")
    anna.play_to_the_end()
    anna.check_access()
    assert anna.page.locator("[data-testid=log] li").count() > 10
    with anna.page.expect_download() as saved:
        anna.at("result-dialog").get_by_test_id("download").click()
    anna.at("result-dialog").get_by_test_id("replay").click()
    expect(anna.at("step")).to_be_visible()
    told = anna.at("step").inner_text()
    hand = anna.page.locator("[data-target^=card-] .count")
    expect(hand).to_have_count(6)  # as it was seen from the own seat
    anna.at("last").click()
    expect(anna.at("result")).to_be_visible()
    anna.at("language").click()
    expect(anna.at("step")).to_contain_text("Étape")
    anna.at("language").click()
    anna.page.goto("/tables")
    expect(anna.at("finished").get_by_test_id("review-link")).to_have_count(1)
    anna.check_access()
    anna.at("record").set_input_files(saved.value.path())
    expect(anna.at("step")).to_have_text(told)
    expect(hand).to_have_count(0)  # by nobody's eyes, no hand
    anna.at("eyes").select_option("0")
    expect(hand).to_have_count(6)


def test_the_same_company_plays_again(visit: Visit) -> None:
    anna = visit()
    anna.play_now("relics")
    first = anna.page.url
    anna.play_to_the_end()
    anna.at("result-dialog").get_by_test_id("again").click()
    expect(anna.page).not_to_have_url(first)
    assert anna.wait_for_turn()
    assert anna.version() < 10
