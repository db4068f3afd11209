"""Toys without words."""

from __future__ import annotations

from labrys.engine import Event, Phrase, State
from labrys.kit.speech import check_everything_can_be_said
from tests.conformance.proofs import catches
from tests.conformance.toy import ToyGame


def test_a_sentence_without_words_is_caught() -> None:
    class Mute:
        def say(self, phrase: Phrase, lang: str = "en", names: list[str] | None = None) -> str:
            return "" if phrase.id == "event-look" and lang == "fr" else phrase.id

    class Silent(ToyGame):
        voice = Mute()

        def event_phrase(self, state: State, event: Event, viewer: int | None) -> Phrase:
            return Phrase(f"event-{event.kind}")

    catches(check_everything_can_be_said, Silent(), "said with no word")


def saying(text: str, only: str = "") -> ToyGame:
    """A toy that says the same of everything, in one language."""

    class One:
        def say(self, phrase: Phrase, lang: str = "en", names: list[str] | None = None) -> str:
            return text if lang == (only or lang) else phrase.id

    class Toy(ToyGame):
        voice = One()

    return Toy()


def test_french_that_may_break_before_a_colon_or_a_unit_is_caught() -> None:
    for text in ("Dés : 3", "Payer 3 Pièces", "le « Vase »", "l'offre"):
        catches(check_everything_can_be_said, saying(text, "fr"), "is not set as fr is")


def test_two_numbers_that_read_like_one_are_caught() -> None:
    catches(
        check_everything_can_be_said, saying("Expand with a 4, 5 points left", "en"), "two numbers that read like one"
    )


def test_whoever_reads_of_oneself_by_name_is_caught() -> None:
    class Distant(ToyGame):
        class Aloof:
            def say(self, phrase: Phrase, lang: str = "en", names: list[str] | None = None) -> str:
                return f"{names[0]} did it" if names else phrase.id

        voice = Aloof()

    catches(check_everything_can_be_said, Distant(), "tells seat 0 of itself as of another")
