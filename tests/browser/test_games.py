"""Whole games against bots, by clicks."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_newcomer_plays_relics_to_its_end(visit: Visit) -> None:
    anna = visit()
    anna.play_now("relics")
    assert anna.play_to_the_end() > 5
    expect(anna.at("result")).to_be_visible()
