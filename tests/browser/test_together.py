"""Two people at one table: who is there, who leaves, what is agreed to, the next game, the address for a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from labrys.server.ops.network import own_number
from tests.browser.test_company import step, two_at_a_table
from tests.browser.test_screens import DARK, PHONE, large_targets, no_sideways_scrolling
from tests.browser.visitor import Visitor
from tests.server.houses import house

Visit = Callable[..., Visitor]
FRENCH_PHONE: dict[str, Any] = {"settings": DARK, **PHONE}
HIDDEN = """state => {
  Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_the_others_see_who_is_here_looks_elsewhere_and_has_no_line(visit: Visit) -> None:
    anna, bruno = two_at_a_table(visit, FRENCH_PHONE)
    mark = anna.at("presence-1")
    expect(mark).to_have_attribute("data-place", "here")
    expect(mark).to_have_text("is here")
    expect(anna.at("presence-0")).to_have_count(0)  # oneself
    bruno.page.evaluate(HIDDEN, "hidden")
    expect(mark).to_have_text("away")
    bruno.page.evaluate(HIDDEN, "visible")
    expect(mark).to_have_attribute("data-place", "here")
    bruno.page.goto("/")
    expect(mark).to_have_text("offline")
    anna.check_access()
    bruno.page.go_back()
    expect(mark).to_have_attribute("data-place", "here")
    expect(bruno.at("presence-0")).to_have_text("est là")


def test_a_phone_shows_whose_turn_it_is_and_what_the_other_does(visit: Visit) -> None:
    """The plates with their colours may have scrolled away there, and the log is a window of its own."""
    anna, bruno = two_at_a_table(visit, FRENCH_PHONE)
    frame, latest = bruno.page.locator("[data-version]"), bruno.at("latest")
    name = anna.at("player-0").locator(".name").inner_text()
    moved = ""
    for _ in range(60):
        turn = frame.get_attribute("data-turn") or ""
        expect(bruno.at("whose")).to_have_attribute("data-seat", turn)
        expect(latest).to_have_count(1 if turn == "0" else 0)
        if moved == turn == "0":  # Anna has done something and goes on
            break
        moved = turn
        step(anna, bruno)
    expect(latest).to_contain_text(name)
    expect(anna.at("latest")).to_have_count(0)  # her log is beside the board
    expect(anna.at("whose")).to_have_count(0)
    bruno.check_access()
    no_sideways_scrolling(bruno)


def test_whoever_is_asked_is_said_to_think(visit: Visit) -> None:
    anna, bruno = two_at_a_table(visit)
    turn = anna.page.locator("[data-version]").get_attribute("data-turn")
    other = bruno if turn == "0" else anna
    expect(other.at(f"thinking-{turn}")).to_have_text("thinking")


def test_the_browsers_own_word_that_there_is_no_network_is_heard_at_once(visit: Visit) -> None:
    anna = visit(**FRENCH_PHONE)
    anna.hold_the_wire()
    anna.play_now("relics")
    anna.wait_for_turn()
    anna.page.evaluate("() => { window.later = setTimeout; window.setTimeout = () => 0 }")  # nothing is waited for
    anna.unplugged = True  # nothing gets through, and no line is closed
    for _, far in anna.wires:
        far.on_message(lambda message: None)
    anna.page.context.set_offline(True)
    expect(anna.at("offline")).to_be_visible()
    anna.page.evaluate("() => { window.setTimeout = later }")
    anna.check_access()
    anna.unplugged = False
    anna.page.context.set_offline(False)
    expect(anna.at("offline")).to_have_count(0)


def leave(visitor: Visitor) -> str:
    """Get up, and what was said before."""
    visitor.at("table-button").click()
    visitor.at("leave").click()
    truth = visitor.at("leave-truth").inner_text()
    visitor.check_access()
    visitor.at("leave-yes").click()
    return truth


def test_whoever_leaves_a_table_of_two_knows_before_and_both_read_it_afterwards(visit: Visit) -> None:
    anna, bruno = two_at_a_table(visit, FRENCH_PHONE)
    hers, named = (one.page.request.get("/api/me").json()["name"] for one in (anna, bruno))
    truth = leave(bruno)
    assert f"arrête aussitôt, et {hers} gagne." in truth
    assert "vous finissez dernier" in truth
    expect(anna.at("result")).to_contain_text(f"{named} has left the table: the win is yours.")
    expect(anna.at("result")).not_to_contain_text("0")
    expect(bruno.at("result")).to_contain_text(f"Vous avez quitté la table : {hers} gagne.")
    anna.check_access()
    bruno.check_access()
    no_sideways_scrolling(bruno)
    bruno.page.locator("[data-testid=result-dialog] [data-testid=close]").click()
    bruno.at("log-button").click()
    expect(bruno.at("log-dialog")).to_contain_text(f"Tous les autres sont partis : {hers} gagne.")
    anna.page.goto("/me")
    expect(anna.at("history")).to_contain_text("You won: the other left")
    bruno.page.goto("/me")
    expect(bruno.at("history")).to_contain_text("Vous avez quitté la partie")


def test_where_the_rules_say_nothing_a_bot_plays_on_and_one_may_come_back(visit: Visit) -> None:
    anna, bruno = two_at_a_table(visit, title="empire")
    truth = leave(anna)
    assert truth.startswith("A bot plays on in your place")
    expect(bruno.at("presence-0")).to_have_text("a bot plays on")
    anna.page.get_by_role("button", name="I am back").click()
    expect(bruno.at("presence-0")).to_have_attribute("data-place", "here")


def test_whoever_leaves_bots_alone_knows_that_the_game_is_played_to_its_end(visit: Visit) -> None:
    anna = visit()
    anna.play_now("empire")
    anna.at("table-button").click()
    anna.at("leave").click()
    expect(anna.at("leave-truth")).to_contain_text("The game stops for a minute, in which you can come back.")


def test_consent_says_what_would_be_undone_and_the_table_stays_where_it_is(visit: Visit) -> None:
    anna, bruno = two_at_a_table(visit, FRENCH_PHONE)
    step(anna, bruno)
    step(anna, bruno)
    before = [one.page.locator("main").bounding_box() for one in (anna, bruno)]
    anna.at("table-button").click()
    anna.at("past-ask").click()
    expect(anna.at("undone")).to_contain_text("This would be undone:")
    assert (
        anna.at("undone").locator("li").first.inner_text() in anna.page.locator("[data-entry] .said").all_inner_texts()
    )
    expect(bruno.at("undone")).to_contain_text("Ceci serait annulé :")
    assert bruno.at("undone").locator("li").count() == anna.at("undone").locator("li").count() > 0
    assert [one.page.locator("main").bounding_box() for one in (anna, bruno)] == before
    anna.check_access()
    bruno.check_access()
    large_targets(bruno)
    no_sideways_scrolling(bruno)
    bruno.at("decline").click()
    expect(anna.at("request")).to_have_count(0)


def test_in_a_rematch_everybody_keeps_their_colour_and_shape(visit: Visit) -> None:
    anna, bruno = two_at_a_table(visit)
    mark = "[data-testid=players] li:has(.tag) svg.mark path"

    def worn(one: Visitor) -> list[str | None]:
        path = one.page.locator(mark).first
        return [path.get_attribute("fill"), path.get_attribute("d")]

    before = worn(anna), worn(bruno)
    leave(bruno)
    anna.page.locator("[data-testid=result-dialog] [data-testid=again]").click()
    expect(anna.at("start")).to_be_enabled()
    expect(anna.at("waiting")).to_have_text(re.compile("All seats are taken, but [^ ]+ is not here yet."))
    expect(anna.at("presence-0")).to_have_text("not here yet")
    bruno.page.locator("[data-testid=result-dialog] [data-testid=again]").click()
    expect(anna.at("waiting")).to_have_text("Everybody is here: you can start.")
    anna.at("start").click()
    for one in (anna, bruno):
        expect(one.page.locator(mark).first).to_be_visible()
    assert (worn(anna), worn(bruno)) == before
    assert anna.page.locator("[data-testid=player-1] .tag").count() == 1  # another begins


def test_an_address_that_is_of_no_use_to_a_phone_says_so_and_what_to_do(visit: Visit) -> None:
    anna = visit(**FRENCH_PHONE)
    anna.page.goto("/games/relics")
    anna.at("create").click()
    expect(anna.at("only-here")).to_contain_text("labrys serve --host 0.0.0.0")
    expect(anna.page.get_by_role("img", name="code QR")).to_have_count(0)
    anna.check_access()
    no_sideways_scrolling(anna)


def test_in_the_network_the_link_and_the_code_have_the_address_that_a_phone_can_open(
    visit: Visit, page_built: None, tmp_path: Path
) -> None:
    number = own_number()
    if number is None:
        pytest.skip("this computer is in no network")
    database = f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"
    with house(database, tmp_path / "log", None, "--host", "0.0.0.0") as here:
        anna, bruno = visit(at=here), visit(at=here)
        anna.page.goto("/games/relics")
        anna.at("create").click()
        expect(anna.at("table-link")).to_have_text(re.compile(f"^http://{re.escape(number)}:{here.port}/t/"))
        expect(anna.page.get_by_role("img", name="The link to this table as a QR code")).to_be_visible()
        expect(anna.at("only-here")).to_have_count(0)
        bruno.page.goto(anna.at("table-link").inner_text())
        bruno.at("sit-1").click()
        expect(anna.at("start")).to_be_enabled()


def test_keys_are_advertised_where_there_are_keys(visit: Visit) -> None:
    for more, shown in (({}, True), (PHONE, False)):
        anna = visit(**more)
        anna.play_now("relics")
        anna.wait_for_turn()
        expect(anna.page.locator("[data-testid=choice] kbd").first).to_be_visible(visible=shown)
        anna.at("table-button").click()
        expect(anna.page.get_by_text("arrows move in the list")).to_be_visible(visible=shown)
        anna.page.goto("/settings")
        expect(anna.page.get_by_text("Keys at the table")).to_be_visible(visible=shown)
