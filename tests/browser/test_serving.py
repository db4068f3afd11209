"""How the house serves its page: files, caching, compression, safety; and the sheets that boards are drawn from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks.web.__main__ import FIRST_LOAD, TITLES, weigh
from labrys.server.http import assets
from labrys.server.http import plain_page as page
from tests.server.houses import House


def test_every_address_of_the_page_leads_to_it(open_house: House) -> None:
    for path in ("/", "/t/abc", "/t/abc/replay", "/games/relics", "/rules/minos", "/tables", "/settings", "/me"):
        answer = open_house.get(path)
        assert answer.status_code == 200
        assert '<div id="app">' in answer.text
        assert answer.headers["cache-control"] == "no-cache"


def test_a_wrong_address_is_a_page_for_people_and_a_word_for_programs(open_house: House) -> None:
    person = open_house.get("/nowhere", accept="text/html")
    assert person.status_code == 404
    assert '<div id="app">' in person.text
    program = open_house.get("/nowhere")
    assert (program.status_code, program.json()["code"]) == (404, "unknown")


def test_files_with_their_content_in_the_name_are_kept_for_good_and_sent_compressed(open_house: House) -> None:
    front = open_house.get().text
    script = re.findall(r'src="(/assets/[^"]+\.js)"', front)[0]
    plain = open_house.get(script, accept_encoding="identity")
    packed = open_house.get(script, accept_encoding="gzip")
    assert "immutable" in plain.headers["cache-control"]
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.content == plain.content


def test_the_first_load_is_light_and_boards_come_when_needed(page_built: None) -> None:
    weights = dict(weigh())
    front = weights["front page"]
    assert 0 < front < FIRST_LOAD
    table = weights["front page and table"]
    assert all(weights[f"front page, table and {title}"] > table > front for title in TITLES)


def test_the_page_has_no_inline_script_and_a_policy_that_forbids_it(open_house: House) -> None:
    answer = open_house.get()
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert re.findall(r"<script(?![^>]*src=)", answer.text) == []
    assert "style=" not in answer.text


@pytest.mark.parametrize(
    "path", ["/assets/../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/assets/.stamp", "/assets/none.js"]
)
def test_nothing_else_can_be_fetched(open_house: House, path: str) -> None:
    with open_house.client() as client:
        answer = client.send(client.build_request("GET", path))
    assert answer.status_code == 404


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["relics", "empire", "minos"])
def test_a_sheet_has_words_for_every_option_and_source(open_house: House, game: str, lang: str) -> None:
    path = f"/api/games/{game}/sheet?lang={lang}"
    answer = open_house.get(path)
    sheet = answer.json()
    assert sheet["title"]
    assert sheet["tagline"]
    for setting in sheet["settings"]:
        assert setting["label"] != setting["name"]
        for value, label in setting["choices"]:
            assert label, f"{setting['name']}={value} has no words"
    assert sheet["sources"]
    again = open_house.get(path, if_none_match=answer.headers["etag"])
    assert again.status_code == 304


def test_an_unknown_game_or_language_is_refused(open_house: House) -> None:
    assert open_house.get("/api/games/chess/sheet").status_code == 404
    assert open_house.get("/api/games/relics/sheet?lang=xx").status_code == 400


def test_a_house_whose_page_was_not_built_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(assets, "STATIC", tmp_path)
    assert not assets.built()
    assert "was not built" in page.front_page("http://house", [], assets.built())
    assert "was not built" not in page.front_page("http://house", [], True)


@pytest.mark.parametrize(
    ("wished", "lang", "words"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr", "Tables ouvertes"),
        ("en;q=0.5, fr;q=0.9", "fr", "Tables ouvertes"),
        ("de, en;q=0.4, fr;q=0.2", "en", "Open tables"),
        ("tlh", "en", "Open tables"),
        ("", "en", "Open tables"),
    ],
)
def test_the_plain_page_speaks_the_language_that_a_browser_asks_for(
    open_house: House, wished: str, lang: str, words: str
) -> None:
    answer = open_house.get("/door", accept_language=wished)
    assert f'<html lang="{lang}">' in answer.text
    assert words in answer.text
    assert "[" not in answer.text
    assert "accept-language" in answer.headers["vary"].lower()
