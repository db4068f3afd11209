"""Bots that favour a style of play."""

from __future__ import annotations

import pytest

import labrys
from labrys import bots
from labrys.engine import BadSetting, Perspective, Rng
from labrys.titles.minos.bots.styles import STYLES
from labrys.titles.minos.evaluate import value
from labrys.titles.minos.state import Minos


def begun(seats: int = 2) -> Minos:
    """A game past its set-up, played at random for a while."""
    state = labrys.game("minos").new(seats, "styles")
    rng = Rng("styles")
    while state.decision != "turn":
        state.act(state.actions()[rng.below(len(state.actions()))])
    assert isinstance(state, Minos)
    return state


def test_a_style_changes_the_worth_for_its_seat_alone() -> None:
    state = begun()
    plain = [value(state, seat) for seat in (0, 1)]
    state.favour(1, "builder")
    assert value(state, 0) == plain[0]
    assert value(state, 1) == pytest.approx(plain[1] + 1.5)  # for its first City


def test_copies_keep_the_style_and_the_position_does_not_know_it() -> None:
    state = begun()
    digest = state.digest()
    state.favour(0, "track")
    assert state.digest() == digest
    assert state.copy().evaluate(0) == state.evaluate(0)


@pytest.mark.parametrize("style", STYLES)
def test_a_styled_bot_chooses_a_legal_action_and_leaves_the_truth_alone(style: str) -> None:
    state = begun()
    text = state.text()
    for spec in (f"greedy+{style}", f"mcts:20+{style}"):
        assert bots.make(spec, Rng("s")).choose(Perspective(state)) in state.actions()
    assert state.text() == text
    assert isinstance(state, Minos)
    assert state.leaning == ()


def test_a_style_that_the_game_does_not_know_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadSetting, match="minos has no style 'pirate': use palace, builder, fleet, warrior or track"):
        bots.check("greedy+pirate", labrys.game("minos"))
    with pytest.raises(BadSetting, match=r"relics has no style 'fleet': write 'mcts:50'\."):
        bots.check("mcts:50+fleet", labrys.game("relics"))
