"""Painted boards: their words are readable in every language of the house."""

from __future__ import annotations

import pytest

painting = pytest.importorskip("labrys.boards.painting", reason="Pillow paints")


def test_letters_with_accents_are_drawn() -> None:
    """A letter that a font lacks comes out as its empty box."""
    letters = painting.font(24)
    box = bytes(letters.getmask("\ue000"))
    for letter in painting.known("éêèçàïôûÉ"):
        assert bytes(letters.getmask(letter)) != box, letter


def test_words_lose_their_accents_where_no_font_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    painting.known.cache_clear()
    monkeypatch.setattr(painting, "letters", lambda: None)
    assert painting.known("Forêt, Désert") == "Foret, Desert"
    painting.known.cache_clear()
