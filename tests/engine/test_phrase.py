"""Sentences before they have a language."""

from labrys.engine.phrase import Phrase, PlainVoice, seat_or_you, seat_phrase


def test_a_seat_goes_by_its_number_from_one_on() -> None:
    assert seat_phrase(0) == Phrase("seat", {"number": 1})


def test_whoever_reads_of_themselves_is_you() -> None:
    assert seat_or_you(1, 1) == Phrase("you")
    assert seat_or_you(1, 0) == seat_or_you(1, None) == seat_phrase(1)


def test_a_game_without_words_is_told_by_the_names_of_its_messages() -> None:
    phrase = Phrase("take", {"who": seat_phrase(1), "count": 3})
    assert PlainVoice().say(phrase, "fr", ["Anna", "Bruno"]) == "take seat 2 3"
