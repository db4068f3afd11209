"""The plain page: in the reader's language, and nothing in it can be markup that somebody else wrote."""

from __future__ import annotations

import pytest

from labrys.server.http.plain_page import front_page, language, table_page


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("de", "en"),
        ("fr", "fr"),
        ("fr-CA,en;q=0.5", "fr"),
        ("en;q=0.3, fr;q=0.9", "fr"),
        ("de, fr;q=0.1", "fr"),
        ("fr;q=nonsense", "fr"),
        (";;;,,q=", "en"),
    ],
)
def test_the_language_is_the_one_that_the_browser_wants_most(accepted: str, lang: str) -> None:
    assert language(accepted) == lang


def test_what_stands_in_the_page_is_escaped() -> None:
    evil = "<script>alert(1)</script>"
    for page in (front_page(evil, [(evil, evil)], built=True), table_page(evil)):
        assert "<script" not in page
        assert "&lt;script&gt;" in page


def test_a_house_without_the_browsers_page_says_how_to_build_it() -> None:
    assert "uv sync" in front_page("http://127.0.0.1:8000", [], built=False)
    assert "uv sync" not in front_page("http://127.0.0.1:8000", [], built=True)


def test_open_tables_are_listed_with_their_links() -> None:
    page = front_page("http://127.0.0.1:8000", [("Relics", "http://127.0.0.1:8000/t/abc")], built=True, lang="fr")
    assert "Relics <code>labrys join http://127.0.0.1:8000/t/abc</code>" in page
    assert '<html lang="fr">' in page
