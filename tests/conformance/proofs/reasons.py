"""Toys whose reasons or points tell a secret."""

from __future__ import annotations

from labrys.engine import Phrase, State
from labrys.engine.declarations import Manners
from labrys.kit.reasons import check_points_are_public, check_reasons_keep_secrets
from tests.conformance.proofs import catches
from tests.conformance.toy import Toy, ToyGame


def test_a_reason_that_depends_on_a_hidden_card_is_caught() -> None:
    class Chatty(ToyGame):
        def reason_phrase(self, state: State, action: int) -> Phrase | None:
            assert isinstance(state, Toy)
            return Phrase("why", {"cards": sum(state.hand)})

    catches(check_reasons_keep_secrets, Chatty(), "tells seat . a secret")


def test_a_reason_that_names_enough_as_too_little_is_caught() -> None:
    class Stingy(ToyGame):
        def reason_phrase(self, state: State, action: int) -> Phrase | None:
            return Phrase("why", {"cost": 2, "coins": 2})

    catches(check_reasons_keep_secrets, Stingy(), "names enough as missing")


def test_points_that_count_a_hidden_card_are_caught() -> None:
    class Boastful(ToyGame):
        manners = Manners(open_points=True)

    catches(check_points_are_public, Boastful(), "the points tell .* a secret")
