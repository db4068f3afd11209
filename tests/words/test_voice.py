"""A voice says phrases in a language."""

from importlib.resources import files

import pytest

import labrys
from labrys.engine import BadSetting, Phrase
from labrys.engine.phrase import seat_phrase
from labrys.words import HOUSE, check_language, explain, refusal
from labrys.words.voice import MOST_LETTERS, FluentVoice


def test_a_seat_is_called_by_its_name_where_names_are_known() -> None:
    voice = labrys.game("relics").voice
    assert voice.say(seat_phrase(1), "en", ["Anna", "Bruno"]) == "Bruno"
    assert "2" in voice.say(seat_phrase(1), "en")


def test_a_message_that_nobody_wrote_is_an_error_and_no_sentence() -> None:
    with pytest.raises(LookupError):
        HOUSE.say(Phrase("no-such-message"))


def test_a_later_folder_has_the_last_word() -> None:
    relics = files("labrys.titles.relics") / "words"
    assert FluentVoice(files("labrys.words"), relics).say(Phrase("title")) == "Relics"


def test_languages_that_are_not_spoken_are_refused_with_those_that_are() -> None:
    assert check_language("fr") == "fr"
    with pytest.raises(BadSetting, match="en or fr"):
        check_language("de")


def test_a_refusal_is_english_as_its_text_and_its_phrase_speaks_both_languages() -> None:
    error = refusal(BadSetting, "language", lang="xx", names="en or fr")
    assert str(error) == explain(error, "en")
    assert explain(error, "fr") != str(error)
    assert "xx" in explain(error, "fr")


def test_what_somebody_wrote_is_repeated_only_so_far() -> None:
    error = refusal(BadSetting, "language", lang="x" * 10_000, names="en or fr")
    assert len(str(error)) < 2 * MOST_LETTERS
    assert "…" in str(error)
