"""Proofs that the kit can fail: toys that break one promise each, and the check that catches it.

They run in a process of their own, as plain Python: classes that are not compiled cannot extend compiled ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from labrys.engine import Event, Phrase, Record, Rng, State
from labrys.kit import Case, cases, checks
from labrys.kit.checks import Check
from labrys.kit.forms import (
    check_copies_are_independent,
    check_positions_have_text,
    check_records_have_text,
    check_views_are_json,
)
from labrys.kit.fuzz import play, record_of
from labrys.kit.leaks import check_imagining_leaks_nothing, is_positive, tell_apart
from labrys.kit.play import (
    check_actions_are_in_fixed_order,
    check_games_end,
    check_listeners_change_nothing,
    check_playouts_agree,
    check_refused_actions_change_nothing,
    check_results_add_up,
    check_undo_is_replay,
)
from labrys.kit.secrecy import (
    check_barriers_are_honest,
    check_imagined_states_are_whole,
    check_imagining_forgets_the_truth,
    check_views_keep_secrets,
)
from labrys.kit.speech import check_everything_can_be_said
from labrys.kit.transcript import check_records_replay_elsewhere
from tests.conformance import toy
from tests.conformance.toy import END, TOY, Toy, ToyGame, Turn


def catches(check: Callable[[Case, str], None], game: ToyGame, words: str) -> None:
    """The check passes over the sound toy, and fails over the broken one with these words."""
    check(Case(TOY, 3, {}), "proof")
    with pytest.raises(AssertionError, match=words):
        over_seeds(check, game)


def over_seeds(check: Callable[[Case, str], None], game: ToyGame) -> None:
    for seed in range(5):
        check(Case(game, 3, {}), f"proof {seed}")


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", cases(TOY), ids=str)
def test_a_sound_toy_passes(case: Case, check: Check) -> None:
    check(case, "sound")


def test_a_sound_toy_leaks_nothing() -> None:
    check_imagining_leaks_nothing(cases(TOY), "sound", games=12)


def test_a_sound_toy_replays_elsewhere() -> None:
    check_records_replay_elsewhere(cases(TOY), "sound", "tests.conformance.toy:TOY")


# ---- play


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
        check_records_replay_elsewhere(cases(SET_ORDERED), "proof", "tests.conformance.proofs:SET_ORDERED")


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
            if action is None and self.stack:
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

        def step(self, action: int) -> None:
            Forgetful.played += 1
            self.points += Forgetful.played % 2
            super().step(action)

    catches(check_undo_is_replay, ToyGame(Forgetful), "undo leads elsewhere|cannot be played again")


# ---- forms


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

        def set_up(self, state: State) -> None:
            Drifting.games += 1
            super().set_up(state)
            setattr(state, "bank", 20 + Drifting.games)  # noqa: B010 - the state's class is the toy's

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


# ---- secrecy


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
            return legal[1:] if len(legal) > 1 and state.hand[(state.asked() + 1) % state.seats] == 2 else legal

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


# ---- speech


def test_a_sentence_without_words_is_caught() -> None:
    class Mute:
        def say(self, phrase: Phrase, lang: str = "en", names: list[str] | None = None) -> str:
            return "" if phrase.id == "event-look" and lang == "fr" else phrase.id

    class Silent(ToyGame):
        voice = Mute()

        def event_phrase(self, state: State, event: Event, viewer: int | None) -> Phrase:
            return Phrase(f"event-{event.kind}")

    catches(check_everything_can_be_said, Silent(), "said with no word")


# ---- fuzzing


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
