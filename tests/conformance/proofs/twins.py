"""Toys, and Relics as it once was, whose flow tells what the view does not show."""

from __future__ import annotations

import pytest

import labrys
from labrys.engine import Rng
from labrys.engine.decision import Flow
from labrys.engine.declarations import Proofs
from labrys.kit import Case, cases
from labrys.kit.case import positions
from labrys.kit.twins import check_asked, check_revelations_are_real, check_twin_worlds_stay_alike
from labrys.titles.relics.rules import turn
from tests.conformance.proofs import catches
from tests.conformance.toy import BEGIN, TOY, TURN, Begin, Toy, ToyGame, Turn

REVEALS = TOY.proofs.reveals


def test_relics_that_asks_only_who_has_the_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule of content 1: with nothing but stopping left, the turn passes, be it for want of a card."""
    case = Case(labrys.game("relics"), 3, {})
    check_twin_worlds_stay_alike(case, "proof")
    monkeypatch.setattr(turn, "may_play_cards", lambda s, seat: False)
    with pytest.raises(AssertionError, match=r"told what hangs on a secret.*'kind': 'turn'"):
        check_twin_worlds_stay_alike(case, "proof")


def test_a_seat_that_is_passed_over_for_a_hidden_card_is_caught() -> None:
    class Rude(Begin):
        def run(self, state: Toy) -> None:
            super().run(state)
            if state.points == 1 and state.hand[state.asked] == 2:
                state.turn_to(BEGIN, (state.asked + 1) % state.seats)

    game = ToyGame()
    game.flow = Flow(Rude(), Turn())
    catches(check_twin_worlds_stay_alike, game, "told what hangs on a secret, which no rule in Proofs.reveals shows")


def test_a_decision_whose_prompt_hangs_on_a_hidden_card_is_caught() -> None:
    """Two decisions that ask the same in other words: which of them is asked must not tell."""

    class Second(Turn):
        kind = 2
        name = "second"

    class Fickle(Begin):
        def run(self, state: Toy) -> None:
            super().run(state)
            state.turn_to(Second.kind if state.hand[state.asked] == 2 else TURN, state.asked)

    game = ToyGame()
    game.flow = Flow(Fickle(), Turn(), Second())
    catches(check_twin_worlds_stay_alike, game, "hangs on a secret: .*'decision'")


def test_an_offer_of_undo_that_hangs_on_a_hidden_card_is_caught() -> None:
    class Wary(Turn):
        def take(self, state: Toy, seat: int, count: int) -> None:
            super().take(state, seat, count)
            if state.hand[seat] == 2:
                state.reveal()

    catches(check_twin_worlds_stay_alike, ToyGame(turn=Wary()), "hangs on a secret: .*'undo'")


def test_dice_that_are_rolled_once_more_for_a_hidden_card_are_caught() -> None:
    class Fumbling(Turn):
        def swap(self, state: Toy, seat: int) -> None:
            if state.hand[seat] == 2:
                state.draw(2)
            super().swap(state, seat)

    catches(check_twin_worlds_stay_alike, ToyGame(turn=Fumbling()), "'kind': 'turn'")


def test_points_at_the_end_for_cards_that_nobody_showed_are_caught() -> None:
    class Mum(Turn):
        def finish(self, state: Toy) -> None:
            pass

    class Shut(Toy):
        def known(self, seat: int | None, other: int) -> bool:
            return seat == other or bool(self.open[other])

    catches(check_twin_worlds_stay_alike, ToyGame(Shut, Mum()), "hangs on a secret: .*'result'")


def test_an_imagined_world_that_would_not_wait_for_the_answer_is_caught() -> None:
    class Impatient(Toy):
        """Takes a lone choice by itself, and what is the lone choice hangs on the hidden card."""

        def settle(self) -> None:
            super().settle()
            while self.depth and len(self.actions()) == 1:
                self.flow.decisions[TURN].choose(self, self.actions()[0])
                self.legal = None
                super().settle()

    class Narrow(Turn):
        def choices(self, state: Toy) -> tuple[int, ...]:
            legal = super().choices(state)
            return legal[-1:] if state.points == 1 and state.hand[state.asked] == 2 else legal

    def look(case: Case, seed: str) -> None:
        for state in positions(case, seed, 40):
            check_asked(case, state.imagine(None, Rng(seed)), None)

    catches(look, ToyGame(Impatient, Narrow()), "would not wait for")


def test_a_revelation_that_is_not_named_is_caught() -> None:
    class Secretive(ToyGame):
        proofs = Proofs(reveals={field: rule for field, rule in REVEALS.items() if field != "look.card"})

    catches(check_twin_worlds_stay_alike, Secretive(), "after 'look' .* no rule in Proofs.reveals shows")


def test_a_revelation_without_a_rule_or_without_a_secret_is_caught() -> None:
    class Lawless(ToyGame):
        proofs = Proofs(reveals={**REVEALS, "look.card": " "})

    class Boastful(ToyGame):
        proofs = Proofs(reveals={**REVEALS, "take.count": "a rule that shows nothing"})

    check_revelations_are_real(cases(TOY), "proof")
    with pytest.raises(AssertionError, match=r"look\.card is revealed by no rule"):
        check_revelations_are_real(cases(Lawless()), "proof")
    with pytest.raises(AssertionError, match=r"never shows a secret.*take\.count"):
        check_revelations_are_real(cases(Boastful()), "proof")
