"""What every table does for its people, whatever the game: the question, the choices, the log, the talk."""

from collections.abc import Callable

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
