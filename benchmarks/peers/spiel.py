"""OpenSpiel: games written in C++, driven through its Python interface; and its MCTS bot written in Python."""

from __future__ import annotations

import random
from importlib.metadata import version

import pyspiel
from open_spiel.python.algorithms import mcts  # type: ignore[import-not-found]

from benchmarks.contender import repeat, serve

BACKGAMMON = pyspiel.load_game("backgammon")
HEARTS = pyspiel.load_game("hearts")
ITERATIONS = 50
ROLLS = random.Random(1)


def sample_chance(state: pyspiel.State) -> None:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(ROLLS.choices(outcomes, odds)[0])


def play() -> int:
    """A whole game of backgammon by random players; the dice are not counted as decisions."""
    state = BACKGAMMON.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            sample_chance(state)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(ROLLS.random() * len(legal))])
            decisions += 1
    return decisions


def first_trick() -> pyspiel.State:
    """Hearts after the deal and the pass."""
    state = HEARTS.new_initial_state()
    while state.is_chance_node() or len(state.history()) < 70:
        if state.is_chance_node():
            sample_chance(state)
        else:
            state.apply_action(ROLLS.choice(state.legal_actions()))
    return state


BOT = mcts.MCTSBot(
    HEARTS,
    uct_c=1.4,
    max_simulations=ITERATIONS,
    evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1),
    solve=False,
)
POSITION = first_trick()


def search() -> int:
    BOT.mcts_search(POSITION)
    return ITERATIONS


def copy() -> int:
    for _ in range(1000):
        POSITION.clone()
    return 1000


if __name__ == "__main__":
    serve(
        {"decisions": repeat(play), "iterations": repeat(search), "copies": repeat(copy)},
        f"OpenSpiel {version('open_spiel')}",
    )
