"""Fuzzing keeps the games that break."""

from __future__ import annotations

from labrys.engine import Record
from labrys.kit import Case, cases
from labrys.kit.fuzz import play, record_of
from tests.conformance import toy
from tests.conformance.toy import TOY, Toy, ToyGame, Turn


def test_a_fuzzed_game_that_loses_a_token_is_kept_with_the_action_that_lost_it() -> None:
    class Careless(Turn):
        def take(self, state: Toy, seat: int, count: int) -> None:
            super().take(state, seat, count)
            if count == 2:
                state.won[seat] -= 1

    case = Case(ToyGame(turn=Careless()), 3, {})
    state, error = play(case, "proof")
    assert "tokens: 20 -> 19" in error
    record = record_of(case, state)
    assert record.actions[-1] == "take 1"
    assert Record.parse(record.text()).replay(case.game).text() == state.text()


def test_a_fuzzed_game_that_crashes_is_kept_up_to_the_position_before() -> None:
    class Crashing(Turn):
        def look(self, state: Toy, other: int) -> None:
            state.points -= 1
            raise ZeroDivisionError("the rules fell over")

    case = Case(ToyGame(turn=Crashing()), 3, {})
    state, error = next((state, error) for state, error in [play(case, str(seed)) for seed in range(9)] if error)
    assert "the rules fell over" in error
    assert "latest choice: look" in error
    reached = record_of(case, state).replay(case.game)
    assert toy.LOOK in reached.actions()


def test_a_sound_toy_is_fuzzed_without_a_fault() -> None:
    for case in cases(TOY):
        assert play(case, "sound")[1] == ""
