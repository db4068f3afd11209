"""PettingZoo: its own checks, with warnings as errors, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import labrys.env
from labrys import BadSetting, IllegalAction
from labrys.env import LabrysAEC, aec
from tests.env.games import SHORT, TABLES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_api(name: str, seats: int) -> None:
    api_test(aec(name, seats=seats, masks="info"), num_cycles=60)


def test_api_with_masks_beside_the_observation() -> None:
    """PettingZoo warns of every dict, and of masks without a 1 for agents that wait; its own games are exempt by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(aec("relics", seats=3), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_seeds(name: str, seats: int) -> None:
    seed_test(lambda: aec(name, seats=seats), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_render(name: str, seats: int) -> None:
    render_test(lambda render_mode=None: aec(name, seats=seats, render_mode=render_mode))


def play(env: LabrysAEC, seed: int | None, steps: int = 10_000) -> list[tuple[str, int]]:
    """A random game: who did what."""
    env.reset(seed=seed)
    rng = np.random.default_rng(5)
    found = []
    for agent in env.agent_iter(steps):
        seen, _, terminated, truncated, _ = env.last()
        action = None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        if action is not None:
            found.append((agent, action))
        env.step(action)
    return found


def test_a_decision_too_many_truncates_a_game() -> None:
    """PettingZoo's ``max_cycles_test`` is for games in which all act at once; this says the same for turns."""
    env = aec("relics", max_cycles=7)
    assert len(play(env, 1)) == 7
    assert not env.agents


def test_the_winner_has_all_of_the_reward_at_the_end_and_none_before() -> None:
    env = aec("relics", seats=2, **SHORT["relics"])
    env.reset(seed=3)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        assert terminated or reward == 0
        earned[agent] += reward
        env.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[0]))
    ranking = env.position.ranking()
    assert list(earned.values()) == [1 / ranking.count(1) if place == 1 else 0 for place in ranking]


def test_margins_are_points_ahead_of_the_best_other() -> None:
    env = aec("empire", seats=3, reward="margin")
    play(env, 4)
    scores = env.position.scores()
    assert env.table.rewards(env.position)[1] == scores[1] - max(scores[0], scores[2])


def test_a_game_is_the_same_in_a_copy_and_after_a_journey() -> None:
    env = aec("relics", seats=3)
    env.reset(seed=8)
    twins: list[LabrysAEC] = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    games = [play(each, None, 50) for each in (env, *twins)]
    assert games[0] == games[1] == games[2]


def test_an_agent_that_waits_may_do_nothing() -> None:
    env = aec("minos", seats=2)
    env.reset(seed=1)
    (waiting,) = set(env.agents) - {env.agent_selection}
    assert not env.observe(waiting)["action_mask"].any()
    assert env.observe(env.agent_selection)["action_mask"].any()


def test_the_registry_knows_every_game() -> None:
    env: Any = pettingzoo.make("aec", "labrys/empire-v1", seats=3, board="B")
    assert env.unwrapped.table.options["board"] == "B"


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seats": 9}, "cannot be played by 9"),
        ({"colour": "red"}, "unknown option"),
        ({"reward": "glory"}, "use 'share' or 'margin'"),
        ({"numbers": "roman"}, "use 'scaled' or 'raw'"),
        ({"masks": "carnival"}, "use 'observation' or 'info'"),
    ],
)
def test_wrong_settings_are_refused_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetting, match=sentence):
        aec("relics", **settings)


@pytest.mark.parametrize("action", [1.0, "end", True, -1, 10**6])
def test_what_is_no_legal_action_is_refused_and_changes_nothing(action: object) -> None:
    env = aec("relics")
    env.reset(seed=1)
    before = env.position.digest()
    with pytest.raises(IllegalAction):
        env.step(action)
    assert env.position.digest() == before


def test_a_seed_is_a_whole_number() -> None:
    with pytest.raises(TypeError, match="use a whole number"):
        aec("relics").reset(seed="seven")  # type: ignore[arg-type]


def test_only_what_is_reset_can_be_used() -> None:
    with pytest.raises(ValueError, match="reset this environment"):
        aec("relics").observe("seat_0")
    with pytest.raises(ValueError, match="reset this environment"):
        aec("relics").last()
    assert labrys.env.LabrysAEC is LabrysAEC


def test_nobody_steps_once_all_have_left() -> None:
    env = aec("relics", round_limit=2)
    env.reset(seed=1)
    while env.agents:
        over = env.terminations[env.agent_selection]
        env.step(None if over else env.legal_actions()[0])
    with pytest.raises(ValueError, match="this game is over: reset"):
        env.step(None)


@pytest.mark.parametrize("numbers", ["raw", "scaled"])
@pytest.mark.parametrize("masks", ["observation", "info"])
def test_what_is_seen_without_copies_is_the_same_until_the_next_observation(numbers: Any, masks: Any) -> None:
    env, other = (aec("empire", seats=3, numbers=numbers, masks=masks, copy=kept) for kept in (False, True))
    env.reset(seed=2)
    other.reset(seed=2)
    for step in range(60):
        seen, true = env.last(), other.last()
        held = [seen[0], seen[4]["action_mask"]] if masks == "info" else list(seen[0].values())
        kept = [true[0], true[4]["action_mask"]] if masks == "info" else list(true[0].values())
        assert all(map(np.array_equal, held, kept))
        assert env.legal_actions() == other.legal_actions()
        assert sorted(env.legal_actions()) == np.flatnonzero(kept[1]).tolist()
        action = env.legal_actions()[step % len(env.legal_actions())]
        env.step(action)
        other.step(action)
