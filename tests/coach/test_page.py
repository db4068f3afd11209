"""A review as one HTML page: whole, in both languages, safe, and needing nothing else."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

import labrys
from labrys.coach import review
from labrys.coach.page import page
from tests.coach.positions import record


class Tags(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "action")]


@pytest.mark.parametrize(("game", "seats"), [("relics", 2), ("empire", 2), ("minos", 1)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_has_the_curve_the_seats_and_each_moment(game: str, seats: int, lang: str) -> None:
    given = record(game, seats, "page", "random")
    found = review(given, 12)
    names = ["<Anna>", "Bruno & Co"][:seats]
    text = page(found, given, labrys.game(game), names, lang)
    tags = Tags(text)
    assert f'<html lang="{lang}">' in text
    assert "<Anna>" not in text
    assert "&lt;Anna&gt;" in text
    assert (
        tags.names.count("article") == tags.names.count("summary") - 1 == len(found.moments)
    )  # one more for the numbers
    assert tags.addresses == []
    assert "script" not in tags.names
    assert {"table", "svg", "h1", "main"} <= set(tags.names)
    for moment in found.moments:
        assert moment.best[0].label[lang] in text.replace("&#x27;", "'").replace("&quot;", '"')
    if lang == "fr":
        assert "review" not in text.lower()


def test_a_game_that_is_not_over_says_so() -> None:
    state = labrys.game("relics").new(2, "so far")
    for _ in range(8):
        state.act(state.actions()[0])
    given = labrys.Record.of(state)
    text = page(review(given, 1), given, labrys.game("relics"), ["Anna", "Bruno"], "en")
    assert "This game is not over" in text
