"""Toys that break a promise of forms."""

from __future__ import annotations

from typing import Any, ClassVar, TypedDict

import pytest

from labrys.kit import Case
from labrys.kit.forms import (
    check_copies_are_independent,
    check_pickles_are_whole,
    check_positions_have_text,
    check_records_have_text,
    check_views_are_copies,
    check_views_are_json,
    check_views_have_their_type,
)
from tests.conformance.proofs import catches
from tests.conformance.toy import Toy, ToyGame, ToyView, Turn


class CardView(TypedDict):
    kind: int


class NestingView(ToyView):
    own: list[CardView]


def test_a_list_shared_between_copies_is_caught() -> None:
    class Siamese(Toy):
        def copy(self) -> Toy:
            other = super().copy()
            other.won = self.won
            return other

    catches(check_copies_are_independent, ToyGame(Siamese), "won is shared")


def test_a_field_that_is_not_copied_is_caught() -> None:
    class Partial(Toy):
        def copy(self) -> Toy:
            other = super().copy()
            other.bank = 20
            return other

    catches(check_copies_are_independent, ToyGame(Partial), "bank is not copied")


def test_a_past_written_to_by_two_copies_is_caught() -> None:
    class Gossip(Toy):
        def branch(self, past: list[int]) -> list[int]:
            return past

    with pytest.raises(AssertionError, match="replays to another game"):
        check_copies_are_independent(Case(ToyGame(Gossip), 3, {}), "proof")


def test_a_part_of_the_position_outside_the_fields_is_caught() -> None:
    class Absent(Toy):
        FIELDS = tuple(name for name in Toy.FIELDS if name != "points")

    catches(check_positions_have_text, ToyGame(Absent), "other actions|looks different|plays on differently")


def test_a_truth_value_among_the_fields_is_caught() -> None:
    class Truthful(Turn):
        def look(self, state: Toy, other: int) -> None:
            super().look(state, other)
            state.open[other] = True

    catches(check_positions_have_text, ToyGame(turn=Truthful()), "open holds more than integers")


def test_a_record_that_replays_to_another_position_is_caught() -> None:
    class Drifting(ToyGame):
        games = 0

        def set_up(self, state: Toy) -> None:
            Drifting.games += 1
            super().set_up(state)
            state.bank = 20 + Drifting.games

    with pytest.raises(AssertionError, match="replays to another game"):
        check_records_have_text(Case(Drifting(), 3, {}), "proof")


def test_a_view_that_is_not_json_is_caught() -> None:
    class Numbered(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "by_seat": {0: 1}}

    class Tupled(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "pair": (1, 2)}

    class Setted(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "open": set(self.open)}

    for table in (Numbered, Tupled, Setted):
        catches(check_views_are_json, ToyGame(table), "JSON")


def test_a_view_that_is_not_what_its_type_says_is_caught() -> None:
    class Wordy(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "bank": str(self.bank)}

    class Counting(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "open": [int(flag) for flag in self.open]}

    class Silent(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {name: value for name, value in super().view(seat).items() if name != "won" or not self.over}

    class Chatty(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), **({"bonus": 1} if seat is None and self.steps == 7 else {})}

    for table, told in (
        (Wordy, "bank"),
        (Counting, "open"),
        (Silent, "won"),
        (Chatty, r"step 7: .* of None .*\$\.bonus"),
    ):
        catches(check_views_have_their_type, ToyGame(table), told)


def test_a_view_with_a_nested_part_that_its_type_does_not_name_is_caught() -> None:
    class Nesting(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "own": [{"kind": 1, "back": 2}]}

    class NestingGame(ToyGame):
        view_type = NestingView

    catches(check_views_have_their_type, NestingGame(Nesting), r"\$\.own\[0\]\.back")


def test_a_view_type_without_what_every_view_has_is_caught() -> None:
    class Bare(TypedDict):
        bank: int

    class BareGame(ToyGame):
        view_type = Bare

    class Untyped(ToyGame):
        view_type = None

    catches(check_views_have_their_type, BareGame(), "lacks what every view has: asked, .*you")
    catches(check_views_have_their_type, Untyped(), "no TypedDict")


def test_a_view_that_hands_out_a_list_of_the_state_is_caught() -> None:
    class Live(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "won": self.won}

    class Nested(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "tokens": [{"won": self.won}]}

    for table in (Live, Nested):
        catches(check_views_are_copies, ToyGame(table), "a part of the state")


def test_a_view_with_a_part_that_every_view_shares_is_caught() -> None:
    class Board(Toy):
        shared: ClassVar[list[int]] = [1, 2]

        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "board": Board.shared}

    catches(check_views_are_copies, ToyGame(Board), "two views of . share a part")


def test_a_note_outside_the_fields_that_copies_share_is_caught() -> None:
    class Noted(Toy):
        def clear(self) -> None:
            super().clear()
            self.notes: dict[int, int] = {}

        def copy(self) -> Toy:
            other = super().copy()
            setattr(other, "notes", self.notes)  # noqa: B010 - a copy has the class of what is copied
            return other

    catches(check_copies_are_independent, ToyGame(Noted), "notes is shared")


class Forgetful(Toy):
    def recall(self) -> None:
        self.bank = 20


FORGETFUL = ToyGame(Forgetful)


def forgetful() -> ToyGame:
    return FORGETFUL


def test_a_state_that_loses_something_when_pickled_is_caught() -> None:
    FORGETFUL.origin = (forgetful, ())
    catches(check_pickles_are_whole, FORGETFUL, "bank is not copied")
