"""Toys that break a promise of play."""

from __future__ import annotations

import pytest

from labrys.engine import Rng
from labrys.engine.native import i64
from labrys.kit import Case, cases
from labrys.kit.play import (
    check_actions_are_in_fixed_order,
    check_games_end,
    check_listeners_change_nothing,
    check_playouts_agree,
    check_refused_actions_change_nothing,
    check_results_add_up,
    check_undo_is_replay,
)
from labrys.kit.transcript import check_records_replay_elsewhere
from tests.conformance import toy
from tests.conformance.proofs import catches
from tests.conformance.toy import END, Toy, ToyGame, Turn


def test_a_lost_token_is_caught() -> None:
    class Careless(Turn):
        def take(self, state: Toy, seat: int, count: int) -> None:
            super().take(state, seat, count)
            if count == 2:
                state.won[seat] -= 1

    catches(check_games_end, ToyGame(turn=Careless()), "tokens: 20 -> 19")


def test_an_empty_census_is_caught() -> None:
    class Uncounted(Toy):
        def census(self) -> dict[str, int]:
            return {}

    catches(check_games_end, ToyGame(Uncounted), "counts nothing")


def test_an_action_offered_twice_is_caught() -> None:
    class Stutter(Turn):
        def choices(self, state: Toy) -> tuple[int, ...]:
            return (*super().choices(state), END)

    catches(check_games_end, ToyGame(turn=Stutter()), "offered twice")


def test_a_decision_without_choices_is_caught() -> None:
    class Stuck(Turn):
        def choices(self, state: Toy) -> tuple[int, ...]:
            return () if state.points == 3 else super().choices(state)

    with pytest.raises(AssertionError, match="nothing is legal"):
        check_games_end(Case(ToyGame(turn=Stuck()), 3, {}), "proof")


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Idle(Turn):
        def choices(self, state: Toy) -> tuple[int, ...]:
            return (END,)

    monkeypatch.setattr("labrys.kit.case.BOUND", 500)
    catches(check_games_end, ToyGame(turn=Idle()), "did not end")


def test_an_ending_that_was_not_declared_is_caught() -> None:
    class Surprise(Toy):
        @property
        def ending(self) -> str:
            return "flood" if self.over else ""

    catches(check_games_end, ToyGame(Surprise), "flood")


def test_actions_in_the_order_of_a_set_are_caught() -> None:
    with pytest.raises(AssertionError, match="plays another game"):
        check_records_replay_elsewhere(cases(SET_ORDERED), "proof", "tests.conformance.proofs.play:SET_ORDERED")


class SetOrdered(Turn):
    def choices(self, state: Toy) -> tuple[int, ...]:
        return tuple([toy.CODEC.parse(text) for text in {toy.CODEC.text(a) for a in super().choices(state)}])


SET_ORDERED = ToyGame(turn=SetOrdered())


def test_actions_that_depend_on_being_asked_before_are_caught() -> None:
    class Moody(Turn):
        asked = 0

        def choices(self, state: Toy) -> tuple[int, ...]:
            self.asked += 1
            legal = super().choices(state)
            return legal if self.asked % 2 else legal[::-1]

    catches(check_actions_are_in_fixed_order, ToyGame(turn=Moody()), "other actions|offers others")


def test_a_refusal_that_changes_the_state_is_caught() -> None:
    class Grudge(Toy):
        def act(self, action: object) -> None:
            if action is None and self.depth:
                self.bank += 1
            super().act(action)

    catches(check_refused_actions_change_nothing, ToyGame(Grudge), "yet the state has changed")


def test_an_illegal_action_that_is_taken_is_caught() -> None:
    class Lenient(Toy):
        def act(self, action: object) -> None:
            super().act(action if type(action) is int else END)

    catches(check_refused_actions_change_nothing, ToyGame(Lenient), "is not legal and was taken")


def test_a_playout_with_rules_of_its_own_is_caught() -> None:
    class Hasty(Toy):
        def playout(self, rng: Rng, limit: int = 1_000_000_000) -> None:
            super().playout(rng, limit)
            self.points = 9

    catches(check_playouts_agree, ToyGame(Hasty), "another game than the public loop")


def test_a_breakdown_that_does_not_add_up_is_caught() -> None:
    class Generous(Toy):
        def scores(self) -> list[int]:
            return [score + 1 for score in super().scores()]

    catches(check_results_add_up, ToyGame(Generous), "not the sums")


def test_a_ranking_without_a_winner_is_caught() -> None:
    class Modest(Toy):
        def ranking(self) -> list[int]:
            return [rank + 1 for rank in super().ranking()]

    catches(check_results_add_up, ToyGame(Modest), "are not places")


def test_a_rule_that_hangs_on_a_listener_is_caught() -> None:
    class Shy(Turn):
        def take(self, state: Toy, seat: int, count: int) -> None:
            super().take(state, seat, count)
            if state.events is not None:
                state.draw(2)

    catches(check_listeners_change_nothing, ToyGame(turn=Shy()), "listening")


def test_an_undo_past_a_hidden_fact_is_caught() -> None:
    class Forgetful(Toy):
        """Keeps a part of the position outside its fields, so that play from the start differs from play on."""

        played = 0

        def step(self, action: i64) -> None:
            Forgetful.played += 1
            self.points += Forgetful.played % 2
            super().step(action)

    catches(check_undo_is_replay, ToyGame(Forgetful), "undo leads elsewhere|cannot be played again")


def test_a_game_longer_than_it_says_is_caught() -> None:
    class Brief(ToyGame):
        max_steps = 5

    class Silent(ToyGame):
        max_steps = 0

    catches(check_games_end, Brief(), "goes on beyond its max_steps, 5")
    catches(check_games_end, Silent(), "state a bound as max_steps")
