"""What a link to a finished game shows where it is sent."""

from __future__ import annotations

import html
import io
import re
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import httpx
import pytest
from PIL import Image

from labrys.engine import Record
from labrys.server.http import assets
from tests.server.houses import Guest, House, short_record
from tests.server.lobby.test_reviews import ask, bring, done

built = pytest.mark.skipif(not assets.built(), reason="the page was not built")


def tags(here: House, path: str, lang: str = "en") -> dict[str, str]:
    """The Open Graph tags of a page."""
    answer = here.get(path, accept_language=lang)
    assert answer.status_code == 200
    found = re.findall(r'<meta property="(og:[^"]+)" content="([^"]*)" />', answer.text)
    return {name: html.unescape(text) for name, text in found}


def test_a_picture_shows_the_board_at_its_step(here: House) -> None:
    table = bring(Guest(here), short_record("picture"))
    last = len(Record.parse(short_record("picture")).actions)
    pictures = []
    for step in (0, last):
        answer = httpx.get(f"{here.url}/api/tables/{table}/picture.svg?step={step}")
        assert answer.headers["content-type"] == "image/svg+xml"
        ElementTree.fromstring(answer.text)
        pictures.append(answer.text)
    assert pictures[0] != pictures[1]
    assert httpx.get(f"{here.url}/api/tables/{table}/picture.svg").text == pictures[1]
    assert "seat 1: 0" in pictures[0]
    painted = httpx.get(f"{here.url}/api/tables/{table}/picture.png?step={last}&seat=0")
    assert painted.headers["content-type"] == "image/png"
    assert Image.open(io.BytesIO(painted.content)).size == (720, 600)


def test_pictures_are_of_finished_games_and_of_steps_that_there_are(here: House) -> None:
    anna = Guest(here)
    running = anna.table("you", "bot:random")
    anna.post(f"/api/tables/{running}/start")
    assert anna.get(f"/api/tables/{running}/picture.svg", status=409)["code"] == "state"
    table = bring(anna, short_record("steps"))
    assert "steps" in anna.get(f"/api/tables/{table}/picture.svg?step=9999", status=400)["text"]
    assert "seats" in anna.get(f"/api/tables/{table}/picture.svg?seat=7", status=400)["text"]
    anna.get(f"/api/tables/{table}/picture.svg?step=-1", status=400)
    anna.get("/api/tables/nowhere/picture.svg", status=404)


@built
def test_a_link_shows_title_scores_and_the_board_at_its_moment(here: House) -> None:
    anna = Guest(here)
    table = bring(anna, short_record("link"))
    found = tags(here, f"/t/{table}/replay?step=3&seat=1")
    assert found["og:title"] == "Relics: replay of a game"
    assert found["og:description"].startswith("After 3 actions. At the end: seat 1: ")
    image = urlsplit(found["og:image"])
    assert image.path == f"/api/tables/{table}/picture.png"
    assert parse_qs(image.query) == {"step": ["3"], "seat": ["1"], "lang": ["en"]}
    assert httpx.get(f"{here.url}{image.path}?{image.query}").status_code == 200
    assert tags(here, f"/t/{table}/replay", "fr")["og:title"] == "Reliques\u00a0: partie à revoir"
    ask(anna, table)
    moments = done(anna, table)["review"]["moments"]
    shown = parse_qs(urlsplit(tags(here, f"/t/{table}/review?moment=1")["og:image"]).query)
    assert shown.get("step") == ([str(moments[0]["step"])] if moments else None)


@built
def test_what_is_not_finished_or_not_there_has_the_plain_page(here: House) -> None:
    anna = Guest(here)
    running = anna.table("you", "bot:random")
    anna.post(f"/api/tables/{running}/start")
    for path in (f"/t/{running}/replay", "/t/nowhere/review", f"/t/{running}/review?moment=x"):
        assert tags(here, path) == {}
