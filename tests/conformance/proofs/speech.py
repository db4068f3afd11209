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
