"""What every table does for its people, whatever the game: the question, the choices, the log, the talk."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_company import two_at_a_table
from tests.browser.test_screens import PHONE
from tests.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]
TO_END = "() => { const ask = document.querySelector('.ask'); ask.scrollTop = ask.scrollHeight; return ask.scrollTop }"
SCROLLED = "document.querySelector('.ask').scrollTop"


def test_a_new_question_is_read_from_its_beginning(visit: Visit) -> None:
    """However far down the last choice was; and the question itself stays in sight while its list is read."""
    anna = visit(**PHONE)
    anna.play_now("empire")
    for step in range(12):
        assert anna.wait_for_turn()
        if anna.page.evaluate(TO_END) > 100:
            break
        anna.page.evaluate(CLICK, step)
    anna.wait_until(f"{SCROLLED} > 100")
    expect(anna.at("prompt")).to_be_in_viewport(ratio=1)
    before = anna.version()
    anna.page.evaluate("() => [...document.querySelectorAll('[data-testid=choice]')].at(-1).click()")
    anna.wait_past(before)
    anna.wait_until(f"{SCROLLED} === 0")


def test_a_choice_by_mouse_lights_no_other(visit: Visit) -> None:
    """What lights up by itself would look like advice."""
    anna = visit()
    anna.play_now("relics")
    anna.wait_for_turn()
    before = anna.version()
    anna.at("choice").first.click()
    anna.page.mouse.move(5, 5)
    anna.wait_past(before)
    anna.wait_for_turn()
    expect(anna.at("prompt")).to_be_focused()
    anna.page.wait_for_timeout(200)  # a light would come a moment later
    assert anna.page.locator(".choice.hot").count() == 0


@pytest.mark.parametrize(
    ("title", "told", "shown"),
    [
        ("relics", r"starts? on (\w\d)", r"^{0},"),
        ("empire", r"neutral army in\s(\w)\s", r"\b{0} "),
        ("minos", r"takes?\s\w+\s\d\s.*(Prepare|Develop|Build|Expand|Wild)", r"{0}"),
    ],
)
def test_pointing_at_the_log_shows_it_on_the_board(visit: Visit, title: str, told: str, shown: str) -> None:
    anna = visit(viewport={"width": 1280, "height": 800})
    anna.page.goto(f"/games/{title}")
    anna.at("count-2").click()
    anna.at("fill-thymia").click()
    anna.at("create").click()
    entry = anna.at("log").locator("li", has_text=re.compile(told)).first
    for step in range(30):
        assert anna.wait_for_turn()
        if entry.count():
            break
        anna.page.evaluate(CLICK, step)
    where = re.search(told, entry.inner_text())
    assert where is not None
    hot = anna.at("board").locator("[data-hot]")
    expect(hot).to_have_count(0)
    for _ in range(20):  # the log may grow, and slide away under the pointer
        entry.hover()
        expect(hot.first).to_be_visible()
        said = hot.first.get_attribute("aria-label") or hot.first.inner_text()
        if re.search(shown.format(where[1]), said):
            break
    else:
        pytest.fail(f"{where[0]} is shown at {said}")
    anna.page.mouse.move(5, 5)
    expect(hot).to_have_count(0)


# Whatever moves by itself for longer than the eye notices, noted from now on at every frame.
MOVING = """() => {
  window.moved = new Set();
  const look = () => {
    for (const one of document.getAnimations())
      if (one.playState === 'running' && one.effect.getComputedTiming().duration > 20) moved.add(one.effect.target?.className ?? '');
    requestAnimationFrame(look);
  };
  look();
}"""
STILL = '{"lang":"en","pace":"instant","motion":"system","guide":false,"confirm":"never"}'


@pytest.mark.parametrize(
    ("title", "wished"),
    [("relics", "reduce"), ("empire", "reduce"), ("minos", "reduce"), ("empire", "no-preference")],
)
def test_nothing_moves_by_itself_where_less_motion_is_asked_for(visit: Visit, title: str, wished: str) -> None:
    anna = visit(settings=STILL, reduced_motion=wished)
    anna.play_now(title)
    anna.wait_for_turn()
    anna.page.evaluate(MOVING)
    for step in range(10):
        if not anna.wait_for_turn():
            break
        anna.page.evaluate(CLICK, step)
    if wished == "no-preference":
        anna.wait_until("moved.size > 0")
    moved = anna.page.evaluate("[...moved].map(String)")
    assert wished == "no-preference" or moved == []


def test_on_a_phone_the_log_opens_at_its_end(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.play_now("minos")  # no game of it is over before
    for step in range(16):
        assert anna.wait_for_turn()
        anna.page.evaluate(CLICK, step)
    anna.wait_for_turn()
    anna.at("log-button").click()
    expect(anna.at("log").locator("li").last).to_be_in_viewport(ratio=1)
    assert anna.at("log").evaluate("log => log.scrollTop") > 0


def test_on_a_phone_lines_of_chat_that_were_not_read_are_counted(visit: Visit) -> None:
    anna, bruno = two_at_a_table(visit, PHONE)
    anna.at("chat-tab").click()
    anna.at("say").fill("Good luck!")
    anna.page.keyboard.press("Enter")
    expect(bruno.at("chat-button")).to_have_text("1")
    bruno.at("chat-button").click()
    expect(bruno.at("chat")).to_contain_text("Good luck!")
    bruno.at("chat-dialog").get_by_test_id("close").click()
    expect(bruno.at("chat-button")).to_have_text("")


def test_whoever_waited_for_the_start_reads_how_the_game_began(visit: Visit) -> None:
    anna, bruno = two_at_a_table(visit)
    for one in (anna, bruno):
        expect(one.at("log").locator("li").first).to_be_visible()
