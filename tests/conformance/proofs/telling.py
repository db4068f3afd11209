"""Toys whose prompts, sentences and events tell what the view does not show."""

from __future__ import annotations

from typing import cast

from labrys.engine import Event, Phrase, State
from labrys.engine.decision import Flow
from labrys.engine.event import Value
from labrys.kit import Case
from labrys.kit.play import (
    check_listeners_change_nothing,
)
from labrys.kit.telling import (
    check_events_keep_secrets,
    check_openings_keep_secrets,
    check_sentences_keep_secrets,
)
from tests.conformance.proofs import catches
from tests.conformance.toy import Begin, Toy, ToyGame, Turn


class Chatter(ToyGame):
    """Sound: says in the log the card that a viewer may see in an event."""

    def event_phrase(self, state: State, event: Event, viewer: int | None) -> Phrase:
        card = event.seen_by(viewer).get("card", 0)
        return Phrase(f"event-{event.kind}", {"card": card if isinstance(card, int) else 0})


def test_an_event_that_tells_a_hand_to_everybody_is_caught() -> None:
    class Herald(Turn):
        def swap(self, state: Toy, seat: int) -> None:
            super().swap(state, seat)
            state.tell("hands", seat, {"cards": state.hand[:]})

    check_events_keep_secrets(Case(Chatter(), 3, {}), "proof")
    catches(check_events_keep_secrets, ToyGame(turn=Herald()), "after 'swap' events tell .* what it cannot know")


def test_an_event_whose_number_or_kind_tells_a_secret_is_caught() -> None:
    class Murmur(Turn):
        def take(self, state: Toy, seat: int, count: int) -> None:
            super().take(state, seat, count)
            if state.hand[(seat + 1) % state.seats] == 2:
                state.tell("murmur", seat, {})

    catches(check_events_keep_secrets, ToyGame(turn=Murmur()), "events tell .* what it cannot know")


def test_a_log_that_looks_at_a_hidden_hand_is_caught() -> None:
    class Peeking(ToyGame):
        def event_phrase(self, state: State, event: Event, viewer: int | None) -> Phrase:
            return Phrase(f"event-{event.kind}", {"card": cast(Toy, state).hand[event.seat]})

    catches(check_events_keep_secrets, Peeking(), "the log tells .* what it cannot know")
    catches(check_openings_keep_secrets, Peeking(), "the opening .* tells .* what it cannot know")


def test_a_log_that_says_to_all_what_was_private_is_caught() -> None:
    class Loud(ToyGame):
        def event_phrase(self, state: State, event: Event, viewer: int | None) -> Phrase:
            card = event.private.get("card", 0)
            return Phrase(f"event-{event.kind}", {"card": card if isinstance(card, int) else 0})

    catches(check_events_keep_secrets, Loud(), "after 'swap' the log tells")


def test_a_prompt_that_prints_a_hidden_hand_is_caught() -> None:
    class Prompter(ToyGame):
        def prompt_phrase(self, state: State) -> Phrase:
            return Phrase("prompt-turn", {"card": cast(Toy, state).hand[state.seat or 0]})

    catches(check_sentences_keep_secrets, Prompter(), "the prompt .* tells .* what it cannot know")


def test_a_sentence_for_an_action_that_tells_another_hand_is_caught() -> None:
    class Whisper(ToyGame):
        def action_phrase(self, state: State, action: int) -> Phrase:
            return Phrase("action-look", {"card": cast(Toy, state).hand[((state.seat or 0) + 1) % state.seats]})

    catches(check_sentences_keep_secrets, Whisper(), "the sentence .* tells .* what it cannot know")


def test_an_event_that_is_told_whole_to_everybody_is_caught() -> None:
    class Open(Event):
        def seen_by(self, viewer: int | None) -> dict[str, Value]:
            return {**self.public, **self.private, "kind": self.kind, "seat": self.seat}

    class Broadcast(Toy):
        def tell(self, kind: str, seat: int, public: dict[str, Value], private: dict[str, Value] | None = None) -> None:
            if self.events is not None:
                self.events.append(Open(kind, seat, public, private or {}))

    class Dealer(Begin):
        def run(self, state: Toy) -> None:
            super().run(state)
            state.tell("deal", 0, {}, {"card": state.hand[0]})

    game = ToyGame(Broadcast)
    catches(check_listeners_change_nothing, game, "is told too much")
    game.flow = Flow(Dealer(), Turn())
    catches(check_openings_keep_secrets, game, "is told too much")


def test_an_event_that_is_not_plain_or_not_of_a_seat_is_caught() -> None:
    class Nobody(Turn):
        def take(self, state: Toy, seat: int, count: int) -> None:
            super().take(state, seat, count)
            state.tell("taken", -1, {})

    class Twice(Turn):
        def swap(self, state: Toy, seat: int) -> None:
            super().swap(state, seat)
            state.tell("swapped", seat, {"card": 0}, {"card": state.hand[seat]})

    class Tupled(Turn):
        def take(self, state: Toy, seat: int, count: int) -> None:
            super().take(state, seat, count)
            state.tell("taken", seat, {"pair": cast(list[int], (1, 2))})

    catches(check_listeners_change_nothing, ToyGame(turn=Nobody()), "no such seat")
    catches(check_listeners_change_nothing, ToyGame(turn=Twice()), "two values of one name")
    catches(check_listeners_change_nothing, ToyGame(turn=Tupled()), "not plain JSON")
