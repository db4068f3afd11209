"""Every screen: reachable, without axe violations, in both languages, on a phone and by keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.moments import Reader
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
SCREENS = [
    "/",
    "/games/relics",
    "/games/empire",
    "/games/minos",
    "/rules/relics",
    "/rules/empire",
    "/rules/minos",
    "/settings",
    "/tables",
    "/me",
    "/games/none",
]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DARK = '{"lang":"fr","theme":"dark","pace":"instant","motion":"off","guide":false,"confirm":"never"}'


def no_sideways_scrolling(visitor: Visitor) -> None:
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


PRESSED = "button, select, input, textarea, a, summary, [role=button], [role=tab], label:has(input)"


def large_targets(visitor: Visitor) -> None:
    """Whatever is pressed has 44 pixels each way; links in running text are excepted."""
    found = visitor.page.evaluate(f"""() => [...document.querySelectorAll('{PRESSED}')]
        .filter(one => one.matches('.button') || !one.closest('p, dd'))
        .map(one => one.matches('input[type=radio], input[type=checkbox], input[type=file]') ? one.closest('label') ?? one : one)
        .filter(one => one.checkVisibility())
        .map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 1)
        .map(([html, box]) => [box.width, box.height, html])""")
    assert len(found) > 3
    small = [thing for thing in found if min(thing[:2]) < 43.5]
    assert not small, small


@pytest.mark.parametrize("path", SCREENS)
def test_plain_screens_are_accessible(visit: Visit, path: str) -> None:
    anna = visit()
    anna.page.goto(path)
    expect(anna.page.locator("h1")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    anna.check_access()


def test_plain_screens_fit_a_phone_at_night_in_french(visit: Visit) -> None:
    anna = visit(settings=DARK, **PHONE)
    for path in SCREENS:
        anna.page.goto(path)
        expect(anna.page.locator("h1")).to_be_visible()
        anna.page.wait_for_load_state("networkidle")
        no_sideways_scrolling(anna)
        large_targets(anna)
        anna.check_access()


def test_an_open_table_is_found_on_the_front_page(visit: Visit) -> None:
    """Whoever comes by sees it, sits down there, and finds it again among the own tables."""
    anna, bruno = visit(), visit()
    reader = Reader(anna, "en")
    seats = [{"kind": "you"}, {"kind": "open"}]
    made = reader.post("/api/tables", {"game": "empire", "seats": seats, "public": True})["id"]
    bruno.page.goto("/")
    there = bruno.at("lobby").locator(f"a[href='/t/{made}']")
    expect(there).to_contain_text("Anna")
    bruno.check_access()
    there.click()
    expect(bruno.at("table-link")).to_contain_text(made)
    bruno.at("sit-1").click()
    expect(bruno.at("seats")).to_contain_text("you")
    bruno.page.goto("/")
    expect(bruno.at("mine").locator(f"a[href='/t/{made}']")).to_be_visible()
    expect(there).to_have_count(0)


def test_what_is_chosen_in_the_settings_is_worn_at_once_and_kept(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/settings")
    anna.at("theme-dark").click()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    anna.at("lang-fr").click()
    expect(anna.page.locator("h1")).to_have_text("Réglages")
    anna.at("confirm-always").click()
    anna.at("name").fill("Anne")
    anna.at("rename").click()
    expect(anna.page.get_by_role("status").filter(has_text="Enregistré")).to_be_visible()
    anna.check_access()
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(anna.at("confirm-always").locator("input")).to_be_checked()
    expect(anna.at("name")).to_have_value("Anne")


@pytest.mark.parametrize("title", ["relics", "empire", "minos"])
def test_the_table_is_accessible(visit: Visit, title: str) -> None:
    anna = visit()
    anna.play_now(title)
    anna.wait_for_turn()
    anna.check_access()


@pytest.mark.parametrize("title", ["relics", "empire", "minos"])
def test_the_table_fits_a_phone(visit: Visit, title: str) -> None:
    anna = visit(settings=DARK, **PHONE)
    anna.play_now(title)
    anna.wait_for_turn()
    no_sideways_scrolling(anna)
    large_targets(anna)
    anna.check_access()
    expect(anna.at("board")).to_be_in_viewport()
    expect(anna.at("choice").first).to_be_in_viewport()
    expect(anna.page.locator(".prompt .clock")).to_be_in_viewport()
    anna.at("log-button").click()
    expect(anna.at("log")).to_be_visible()
    anna.check_access()


def test_french_is_switched_at_once_at_the_table(visit: Visit) -> None:
    anna = visit()
    anna.play_now("relics")
    anna.wait_for_turn()
    expect(anna.at("prompt")).to_contain_text("Put your piece")
    anna.at("language").click()
    expect(anna.at("prompt")).to_contain_text("Posez votre pion")
    expect(anna.at("choice").first).to_contain_text("Commencer")
    expect(anna.at("log")).to_contain_text("premier")
    assert anna.page.evaluate("document.documentElement.lang") == "fr"


def test_a_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    """From the top of the front page: tab to the game, enter, then choose by arrows, digits and enter."""
    anna = visit()
    anna.page.goto("/")
    expect(anna.at("play-relics")).to_be_visible()
    for _ in range(30):  # past the other games of the front page
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement?.dataset.testid") == "play-relics":
            break
    anna.page.keyboard.press("Enter")
    for step in range(12):
        if not anna.wait_for_turn():
            break
        before = anna.version()
        if step % 2:
            anna.page.keyboard.press("1")
        else:
            if step == 0:
                anna.page.keyboard.press("c")
            inside = "document.activeElement.closest('[data-testid=choices]') !== null"
            anna.wait_until(inside)  # the focus comes back to the list by itself, once it was painted
            anna.page.keyboard.press("ArrowDown")
            anna.page.keyboard.press("ArrowUp")
            assert anna.page.evaluate(inside), f"the focus left the list at step {step}"
            anna.page.keyboard.press("Enter")
        anna.wait_past(before)
    assert anna.version() > 8


def test_a_screen_reader_hears_what_happens_and_what_is_asked(visit: Visit) -> None:
    anna = visit()
    anna.play_now("relics")
    anna.wait_for_turn()
    prompt = anna.at("prompt").inner_text()
    expect(anna.at("announcement")).to_contain_text(prompt)
    anna.at("choice").first.click()
    expect(anna.at("announcement")).not_to_be_empty()


def test_ending_a_turn_can_ask_for_confirmation(visit: Visit) -> None:
    anna = visit(settings='{"lang":"en","pace":"instant","motion":"off","guide":false,"confirm":"always"}')
    anna.play_now("relics")
    for _ in range(6):
        anna.wait_for_turn()
        end = anna.page.locator("[data-action=end]")
        if end.count():
            before = anna.version()
            end.click()
            expect(anna.at("confirm")).to_be_visible()
            assert anna.version() == before
            anna.at("confirm-yes").click()
            anna.wait_past(before)
            return
        anna.at("choice").first.click()
    raise AssertionError("no turn could be ended")


def test_ending_a_turn_with_points_unspent_asks_until_that_is_switched_off(visit: Visit) -> None:
    anna = visit(settings=DARK.replace(',"confirm":"never"', ""), **PHONE)
    anna.play_now("relics")
    end = anna.page.locator("[data-action=end]")
    while anna.wait_for_turn() and not end.count():  # pieces are placed first
        before = anna.version()
        anna.at("choice").first.click()
        anna.wait_past(before)
    before = anna.version()
    points = anna.page.get_by_role("img", name="action restant").get_attribute("aria-label") or ""
    end.click()
    expect(anna.at("confirm")).to_contain_text(points.split()[0] + " point")
    expect(anna.at("confirm")).to_contain_text("perdu")
    large_targets(anna)
    anna.check_access()
    anna.at("confirm-never").check()  # it counts once it is said with a yes
    anna.page.keyboard.press("Escape")
    expect(anna.at("confirm")).to_have_count(0)
    assert anna.version() == before
    end.click()
    anna.at("confirm-never").check()
    anna.at("confirm-yes").click()
    anna.wait_past(before)
    anna.page.goto("/settings")
    expect(anna.at("confirm-never").locator("input")).to_be_checked()


def test_on_a_phone_a_list_that_was_lowered_can_be_raised_whatever_is_asked(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.play_now("relics")
    anna.wait_for_turn()
    expect(anna.at("lower")).to_be_visible()
    for _ in range(80):  # a fifth of all questions have no more than two answers
        anna.at("lower").click()
        expect(anna.at("choice")).to_have_count(0)
        before = anna.version()
        anna.page.locator("section.board [data-lit]").first.click()
        if anna.at("menu").count():
            anna.at("menu").locator("button").first.click()
        anna.wait_past(before)
        anna.wait_until("document.querySelector('.ask.mine, [data-testid=result]')")
        if anna.at("result").count():
            anna.play_now("relics")
            anna.wait_for_turn()
            continue
        anna.at("lower").click()
        expect(anna.at("choice").first).to_be_visible()
        if anna.at("choice").count() <= 2:
            return
        anna.at("lower").wait_for()
    raise AssertionError("there were always more than two choices")


def test_the_number_of_bots_is_chosen_by_keyboard_and_play_now_obeys(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.at("bots-empire-2").get_by_role("radio").focus()
    for _ in range(2):
        anna.page.keyboard.press("ArrowRight")
    expect(
        anna.page.get_by_role("radiogroup", name="Number of bots, Empire").get_by_role("radio", name="4")
    ).to_be_checked()
    expect(anna.at("play-empire")).to_have_accessible_name("Play now: Empire, against 4 bots: Sargo")
    anna.page.reload()
    anna.at("play-empire").click()
    anna.wait_for_turn()
    expect(anna.page.locator("[data-testid^=sum-]")).to_have_count(5)


@pytest.mark.parametrize("phone", [False, True])
def test_the_level_of_bots_is_chosen_beside_play_now_kept_and_changed_in_the_settings(
    visit: Visit, phone: bool
) -> None:
    anna = visit(settings=DARK, **PHONE) if phone else visit()
    anna.page.goto("/")
    anna.at("level-relics-anassa").click()
    expect(anna.at("level-relics-who")).to_contain_text("6 · Anassa, la reine" if phone else "6 · Anassa, the queen")
    anna.page.goto("/settings")
    expect(anna.at("level-relics-anassa").locator("input")).to_be_checked()
    expect(anna.at("level-empire-sargo").locator("input")).to_be_checked()
    anna.at("level-relics-thymia").click()
    anna.page.goto("/")
    expect(anna.at("level-relics-thymia").locator("input")).to_be_checked()
    no_sideways_scrolling(anna)
    large_targets(anna)
    anna.at("play-relics").click()
    anna.wait_for_turn()
    expect(anna.at("players")).to_contain_text("Thymia")
    expect(anna.at("players").locator("[data-portrait=thymia]")).not_to_have_count(0)


def test_somebody_is_chosen_by_name_on_the_front_page_and_sits_at_the_table(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.at("bots-relics-1").click()
    levels = anna.page.get_by_role("radiogroup", name="Level, Relics")
    expect(levels.get_by_role("radio")).to_have_count(6)
    levels.get_by_role("radio", name="4 · Krokos, the saffron merchant").check(force=True)
    expect(anna.at("play-relics")).to_have_accessible_name("Play now: Relics, against 1 bot: Krokos")
    anna.at("play-relics").click()
    anna.wait_for_turn()
    expect(anna.at("players")).to_contain_text("Krokos")
    expect(anna.at("players").locator("[data-portrait=krokos]")).to_have_count(1)


def test_a_table_is_set_up_with_little_and_the_rest_is_folded_away(visit: Visit) -> None:
    """Seats, two options and the way on are in sight; what is folded says how much of it was changed."""
    anna = visit(settings=DARK, **PHONE)
    anna.page.goto("/games/empire")
    expect(anna.at("create")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("form fieldset:visible")).to_have_count(3)
    anna.at("count-4").click()
    anna.at("seat-1").select_option("invited")
    anna.at("fill-krokos").click()
    assert [anna.at(f"seat-{seat}").input_value() for seat in (1, 2, 3)] == ["invited", "krokos", "krokos"]
    more = anna.at("more")
    more.locator("summary").click()
    large_targets(anna)
    anna.at("clock-days").click()
    more.get_by_role("spinbutton").fill("4321")
    anna.page.keyboard.press("Tab")
    expect(more.locator("summary")).to_contain_text("2 modifiées")
    anna.check_access()
    more.locator("summary").click()
    anna.at("fill-krokos").click()  # pressed once more: open again
    assert anna.at("seat-3").input_value() == "open"
    anna.at("seat-1").select_option("thymia")
    anna.at("fill-thymia").click()
    expect(anna.at("create")).to_have_text("Commencer la partie")
    anna.at("create").click()
    anna.wait_for_turn()


def test_on_a_phone_the_end_shows_every_seat_and_the_replay_the_board(visit: Visit) -> None:
    anna = visit(settings=DARK, **PHONE)
    anna.play_now("empire")
    anna.play_to_the_end()
    table = anna.at("result-dialog").locator("table")
    assert table.evaluate("one => one.scrollWidth <= one.parentElement.clientWidth")
    large_targets(anna)
    anna.at("result-dialog").get_by_test_id("replay").click()
    for step in ("0", "20", "28", "36", "44"):
        anna.at("line").fill(step)
        no_sideways_scrolling(anna)
        expect(anna.page.get_by_role("group", name="plateau").first).to_be_in_viewport(ratio=0.2)
        for name in ("step", "line", "back", "play", "on"):
            expect(anna.at(name)).to_be_in_viewport(ratio=1)
    large_targets(anna)
    anna.check_access()
