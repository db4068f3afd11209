"""A game that came with a package, in the browser: on the front page, with a plain picture, played from its list of choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.plugins.clean import NEW, Clean
from tests.plugins.conftest import outside, shared
from tests.server.houses import House, house

__all__ = ["outside", "shared"]

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def with_guests(outside: Clean, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house from a wheel in a clean environment, compiled and pure, with the games and the bot of others."""
    folder = tmp_path_factory.mktemp("guests")
    database = f"sqlite+aiosqlite:///{folder / 'house.db'}"
    with house(database, folder / "log", command=outside.program("labrys")) as found:
        yield found


def test_a_newcomer_plays_an_installed_game_from_the_front_page_to_its_end(visit: Visit, with_guests: House) -> None:
    anna = visit(with_guests)
    anna.page.goto("/")
    card = anna.page.locator("article", has=anna.at("play-pig"))
    expect(card.get_by_role("heading", name="Pig")).to_be_visible()
    expect(card.locator(".picture svg")).to_be_visible()
    expect(card).to_contain_text("2 to 5 players")
    expect(card).to_contain_text("Roll as long as you dare")
    anna.check_access()
    anna.at("level-pig-holdat").click()
    anna.at("play-pig").click()
    expect(anna.page.get_by_role("main")).to_contain_text("holdat")
    expect(anna.at("plain-board")).to_contain_text("points of this turn")
    expect(anna.at("prompt")).to_be_visible()
    anna.check_access()
    assert anna.play_to_the_end(2_000) > 5
    expect(anna.at("result")).to_be_visible()


def test_a_game_that_labrys_new_wrote_is_played_against_an_installed_bot_to_its_end(
    visit: Visit, with_guests: House
) -> None:
    anna = visit(with_guests)
    anna.page.goto("/")
    expect(anna.page.get_by_role("heading", name="My Nim")).to_be_visible()
    anna.page.goto(f"/games/{NEW}")
    anna.at("fill-holdat").click()
    anna.page.locator("form button[type=submit]").click()
    expect(anna.at("plain-board")).to_contain_text("counters taken")
    expect(anna.page.get_by_role("main")).to_contain_text("holdat")
    anna.check_access()
    assert anna.play_to_the_end() >= 1
    expect(anna.at("result")).to_contain_text("holdat")


def test_an_installed_bot_is_seated_and_the_rules_are_read_in_french(visit: Visit, with_guests: House) -> None:
    settings = '{"lang":"fr","pace":"instant","motion":"off","guide":false,"confirm":"never"}'
    anna = visit(with_guests, settings)
    anna.page.goto("/rules/pig")
    expect(anna.page.get_by_role("main")).to_contain_text("Qui atteint le premier le but gagne")
    anna.page.goto("/games/pig")
    anna.at("fill-holdat").click()
    anna.page.locator("form button[type=submit]").click()
    expect(anna.at("plain-board")).to_contain_text("points de ce tour")


def test_a_game_that_is_not_there_is_told_of(visit: Visit, with_guests: House) -> None:
    anna = visit(with_guests)
    anna.page.goto("/games/chess")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    expect(anna.at("play-chess")).to_have_count(0)
