"""My games: how each ended, found by kind, and my record, drawn and in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.test_screens import DARK, PHONE, large_targets, no_sideways_scrolling
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def play_short(anna: Visitor, seats: list[dict[str, Any]]) -> None:
    """A game of one round against bots, from its first question to its end."""
    wish = {"game": "relics", "seats": seats, "options": {"round_limit": 1}}
    headers = {"X-Labrys": "1"}
    table = anna.page.request.post("/api/tables", data=wish, headers=headers).json()["id"]
    assert anna.page.request.post(f"/api/tables/{table}/start", headers=headers).ok
    anna.page.goto(f"/t/{table}")
    anna.play_to_the_end()


def arrive(anna: Visitor, lang: str) -> None:
    answer = anna.page.request.post("/api/people", data={"name": "Anna", "lang": lang}, headers={"X-Labrys": "1"})
    assert answer.ok


EASY, FAIR = ({"kind": "bot", "level": level} for level in ("random", "rhyta"))


def test_somebody_new_has_no_games_and_is_shown_the_way(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.at("my-games").click()
    expect(anna.at("no-games")).to_be_visible()
    anna.page.locator("main").get_by_role("link", name="Home").click()
    expect(anna.at("play-relics")).to_be_visible()


def test_games_in_play_stand_before_the_finished_ones(visit: Visit) -> None:
    anna = visit()
    anna.play_now("relics")
    anna.wait_for_turn()
    table = anna.page.url
    anna.at("my-games").click()
    expect(anna.at("no-games")).to_be_visible()  # none is finished
    expect(anna.at("running").get_by_role("link")).to_contain_text("Your turn")
    anna.check_access()
    anna.at("running").get_by_role("link").click()
    expect(anna.page).to_have_url(table)


def test_finished_games_tell_how_they_ended_and_are_found_by_kind(visit: Visit) -> None:
    anna = visit()
    arrive(anna, "en")
    play_short(anna, [{"kind": "you"}, EASY])
    play_short(anna, [{"kind": "you"}, EASY, FAIR])
    anna.page.goto("/me")
    games = anna.at("history").locator(":scope > li")
    expect(games).to_have_count(2)
    expect(anna.at("found")).to_have_text("2 games")
    latest = anna.page.request.get("/api/me/games").json()["tables"][0]
    place = latest["result"]["places"][0]
    says = {1: "You won", 2: "You came 2nd of 3", 3: "You came 3rd of 3"}[place]
    if latest["result"]["places"].count(1) > 1 and place == 1:
        says = "You shared the victory"
    expect(games.first).to_contain_text(says)
    for name, score in zip(("Anna", "Bot (random)", "Rhyta"), latest["result"]["scores"], strict=True):
        expect(games.first.get_by_role("listitem").filter(has_text=name)).to_contain_text(str(score))
    expect(games.first).to_contain_text("min")
    tally = anna.at("tally-relics").get_by_role("row")
    expect(tally).to_have_count(3)
    expect(tally.nth(1)).to_contain_text("2 players · random bots")
    expect(tally.nth(2)).to_contain_text("3 players · Rhyta")
    anna.check_access()
    anna.at("filter-seats").select_option("2")
    expect(games).to_have_count(1)
    expect(anna.at("found")).to_have_text("1 game")
    anna.at("filter-level").select_option("rhyta")
    expect(anna.at("found")).to_have_text("No games of this kind.")
    anna.at("filter-seats").select_option("")
    expect(games).to_have_count(1)
    expect(games.first).to_contain_text("Rhyta")
    games.first.get_by_role("link").first.click()
    expect(anna.at("show-result")).to_be_visible()


def test_the_history_fits_a_phone_at_night_in_french(visit: Visit) -> None:
    anna = visit(settings=DARK, **PHONE)
    arrive(anna, "fr")
    play_short(anna, [{"kind": "you"}, EASY])
    anna.at("result-dialog").get_by_test_id("close").click()
    ways: list[Any] = [anna.at(way).bounding_box() for way in ("show-result", "again", "review", "replay", "download")]
    rows = [round(way["y"]) for way in ways]
    assert rows[0] == rows[1] < rows[2] == rows[3] < rows[4]
    across = ways[1]["x"] + ways[1]["width"] - ways[0]["x"]
    assert abs(ways[4]["width"] - across) < 2, "the last stands alone"
    anna.page.goto("/me")
    expect(anna.at("tally-relics")).to_contain_text("2 joueurs · bots de niveau random")
    expect(anna.at("tally-relics").get_by_role("img")).to_be_visible()
    no_sideways_scrolling(anna)
    large_targets(anna)
    anna.check_access()
