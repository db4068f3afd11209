"""Toys that tell or keep too much."""

from __future__ import annotations

from typing import Any

import pytest

import labrys
from labrys.engine import Codec, Decision, Rng, State
from labrys.engine.native import i64
from labrys.kit import Case, cases
from labrys.kit.leaks import check_imagining_leaks_nothing, is_positive, tell_apart
from labrys.kit.secrecy import (
    check_barriers_are_honest,
    check_declared,
    check_imagined_states_are_whole,
    check_imagining_forgets_the_truth,
    check_views_keep_secrets,
)
from tests.conformance.proofs import catches
from tests.conformance.toy import END, TOY, Toy, ToyGame, Turn


def test_a_view_that_shows_a_hand_is_caught() -> None:
    class Glass(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "last": self.hand[-1]}

    catches(check_views_keep_secrets, ToyGame(Glass), "tells what it cannot know.*last")


def test_a_view_that_tells_the_seed_is_caught() -> None:
    class Sower(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "table": f"table of {self.seed}" if self.seed else ""}

    catches(check_views_keep_secrets, ToyGame(Sower), "tells the seed")


def test_a_view_that_tells_the_dice_to_come_is_caught() -> None:
    class Oracle(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "key": self.chance}

    catches(check_views_keep_secrets, ToyGame(Oracle), "dice to come")


def test_choices_that_tell_a_secret_are_caught() -> None:
    class Telling(Turn):
        def choices(self, state: Toy) -> tuple[int, ...]:
            legal = super().choices(state)
            return legal[1:] if len(legal) > 1 and state.hand[(state.asked + 1) % state.seats] == 2 else legal

    catches(check_views_keep_secrets, ToyGame(turn=Telling()), "what . may do tells")


def test_a_forgotten_reveal_is_caught() -> None:
    class Forgot(Turn):
        def look(self, state: Toy, other: int) -> None:
            super().look(state, other)
            state.revealed = False

    catches(check_barriers_are_honest, ToyGame(turn=Forgot()), "'look' tells seat . a secret and is no barrier")


def test_an_imagined_state_that_keeps_the_dice_is_caught() -> None:
    class Foresight(Toy):
        def imagine(self, seat: int | None, rng: Rng) -> State:
            dream = super().imagine(seat, rng)
            dream.chance = self.chance
            return dream

    game = ToyGame(Foresight)
    catches(check_imagined_states_are_whole, game, "the dice of the truth")
    catches(check_imagining_forgets_the_truth, game, "depends on secrets.*chance")


def test_dice_that_are_sometimes_the_true_ones_are_caught_by_statistics() -> None:
    with pytest.raises(AssertionError, match="imagined dice foretell"):
        check_imagining_leaks_nothing(cases(ToyGame(Foreteller))[:2], "proof", games=12)


class Foreteller(Toy):
    """Every second dream has the dice of the truth."""

    def imagine(self, seat: int | None, rng: Rng) -> State:
        dream = super().imagine(seat, rng)
        if rng.below(2):
            dream.chance = self.chance
        return dream


def test_an_imagined_state_with_a_seed_or_a_past_is_caught() -> None:
    class Rooted(Toy):
        def imagine(self, seat: int | None, rng: Rng) -> State:
            dream = super().imagine(seat, rng)
            dream.seed = self.seed
            return dream

    class Nostalgic(Toy):
        def imagine(self, seat: int | None, rng: Rng) -> State:
            dream = super().imagine(seat, rng)
            dream.past = self.past
            return dream

    catches(check_imagined_states_are_whole, ToyGame(Rooted), "knows the seed")
    catches(check_imagined_states_are_whole, ToyGame(Nostalgic), "has a past")


def test_an_imagined_state_that_remembers_legal_actions_is_caught() -> None:
    class Elephant(Toy):
        def imagine(self, seat: int | None, rng: Rng) -> State:
            self.actions()
            dream = super().imagine(seat, rng)
            dream.legal = (END,)
            return dream

    catches(check_imagined_states_are_whole, ToyGame(Elephant), "remembers of the truth")


def test_a_stock_that_is_never_dealt_anew_is_caught() -> None:
    class Lazy(Toy):
        def redeal(self, seat: int | None, rng: Rng) -> None:
            pass

    with pytest.raises(AssertionError, match=r"never changes.*stock"):
        check_imagining_leaks_nothing(cases(ToyGame(Lazy))[:2], "proof", games=12)


def test_one_hand_that_is_never_dealt_anew_is_caught() -> None:
    class Partial(Toy):
        def redeal(self, seat: int | None, rng: Rng) -> None:
            kept = self.hand[2] if self.seats == 3 and seat != 2 else None
            super().redeal(seat, rng)
            if kept is not None:
                while self.hand[2] != kept:
                    super().redeal(seat, rng)

    with pytest.raises(AssertionError, match=r"never changes.*'hand', 2"):
        check_imagining_leaks_nothing(cases(ToyGame(Partial))[:2], "proof", games=12)


def test_a_deal_that_leans_towards_the_truth_is_caught_by_statistics_and_exactly() -> None:
    class Leaning(Toy):
        def redeal(self, seat: int | None, rng: Rng) -> None:
            truth = self.hand[:]
            super().redeal(seat, rng)
            for _ in range(5):
                if self.hand != truth:
                    super().redeal(seat, rng)

    game = ToyGame(Leaning)
    catches(check_imagining_forgets_the_truth, game, "depends on secrets")
    assert is_positive(tell_apart(cases(game)[:2], "proof", games=12, count=8).excess)
    assert not is_positive(tell_apart(cases(TOY)[:2], "proof", games=12, count=8).excess)


def test_a_view_that_shows_a_hand_at_one_step_alone_is_caught() -> None:
    class Glimpse(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "last": self.hand[-1] if self.steps == 7 else None}

    catches(check_views_keep_secrets, ToyGame(Glimpse), "tells what it cannot know.*last")


class Leave(Decision[Toy]):
    """Seat 0 may go at any time and leaves its card open."""

    name = "leave"

    def choices(self, state: Toy) -> tuple[int, ...]:
        return (LEAVING.base("leave"),) if state.depth and state.open[0] != 2 else ()

    def choose(self, state: Toy, action: i64) -> None:
        state.open[0] = 2


LEAVING = Codec(("take", 2), ("look",), ("swap",), ("end",), ("leave",))


class Departing(ToyGame):
    codec = LEAVING
    interruption = Leave()


def test_a_view_that_shows_a_hand_once_somebody_left_is_caught() -> None:
    class Careless(Toy):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "last": self.hand[-1] if self.open[0] == 2 else None}

    check_views_keep_secrets(Case(Departing(), 3, {}), "proof")
    catches(check_views_keep_secrets, Departing(Careless), "tells what it cannot know.*last")


@pytest.mark.parametrize(("name", "value"), [("piece", [0, 1]), ("hand", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])])
def test_an_imagined_field_that_breaks_its_declaration_is_caught(name: str, value: list[int]) -> None:
    """Pieces stand in the open; a hand is seen by its owner, here seat 0, who has no card yet."""
    state = labrys.game("relics").new(2, "declared")
    dream = state.imagine(0, Rng("dream"))
    check_declared(state, dream, 0)
    assert dream.set_field(name, value)
    with pytest.raises(AssertionError, match=f"{name} is declared as seen by"):
        check_declared(state, dream, 0)
