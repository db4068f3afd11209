"""Gymnasium: its own checks, and many games at once against one by one."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from labrys import BadSetting, IllegalAction, Rng
from labrys.env import LabrysEnv, LabrysVectorEnv
from tests.env.games import SHORT, TABLES, identity


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_check_env(name: str, seats: int, mode: str) -> None:
    check_env(gymnasium.make(identity(name), seats=seats, render_mode=mode).unwrapped, skip_close_check=True)


def some(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("numbers", ["scaled", "raw"])
def test_many_at_once_play_the_games_that_each_plays_alone(name: str, seats: int, numbers: str) -> None:
    options: dict[str, Any] = {"seats": seats, "numbers": numbers, "rivals": "random", **SHORT.get(name, {})}
    many = gymnasium.make_vec(identity(name), num_envs=3, **options)
    ones = [gymnasium.make(identity(name), **options) for _ in range(3)]
    seen, info = many.reset(seed=11)
    alone = [one.reset(seed=11 + row) for row, one in enumerate(ones)]
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(200):
        for row, (own, own_info) in enumerate(alone):
            assert np.array_equal(seen[row], own)
            assert np.array_equal(info["action_mask"][row], own_info["action_mask"])
        actions = [some(mask, rng) for mask in info["action_mask"]]
        seen, rewards, finished, truncated, info = many.step(np.array(actions))
        assert not truncated.any()
        for row, one in enumerate(ones):
            own, reward, over, _, own_info = one.step(actions[row])
            assert (reward, over) == (rewards[row], finished[row])
            if over:
                ended += 1
                assert np.array_equal(info["final_obs"][row], own)
                own, own_info = one.reset()
            alone[row] = own, own_info
    assert ended or name == "minos"


def test_bots_as_rivals_are_the_same_many_at_once_and_alone() -> None:
    options: dict[str, Any] = {"seats": 3, "rivals": ["greedy", "random"], "seat": 1}
    many = LabrysVectorEnv("relics", 2, **options)
    ones = [LabrysEnv("relics", **options) for _ in range(2)]
    seen, info = many.reset(seed=[5, 9])
    rng = np.random.default_rng(2)
    alone = [one.reset(seed=seed)[0] for seed, one in zip((5, 9), ones, strict=True)]
    for _ in range(40):
        assert np.array_equal(seen, alone)
        assert (info["seat"] == 1).all()
        actions = [some(mask, rng) for mask in info["action_mask"]]
        seen, _, finished, _, info = many.step(actions)
        stepped = [one.step(action)[0] for one, action in zip(ones, actions, strict=True)]
        alone = [one.reset()[0] if finished[row] else stepped[row] for row, one in enumerate(ones)]


def test_who_plays_all_seats_is_told_whose_turn_it_is() -> None:
    env = LabrysVectorEnv("relics", 8, seats=3, **SHORT["relics"])
    _, info = env.reset(seed=1)
    rng, seen = Rng("all"), set()
    for _ in range(300):
        seen.update(info["seat"].tolist())
        before = info["seat"]
        _, rewards, finished, _, info = env.step(env.sample(rng))
        for row in np.flatnonzero(finished):
            assert rewards[row] == info["results"][row][before[row]]
            assert info["results"][row].sum() == pytest.approx(1)
    assert seen == {0, 1, 2}


def test_a_batch_from_one_seed_is_the_same_twice_and_goes_on_to_other_games() -> None:
    env, again = (LabrysVectorEnv("empire", 4, seats=2) for _ in range(2))
    first, second = env.reset(seed=6)[0], env.reset()[0]
    assert np.array_equal(first, again.reset(seed=6)[0])
    assert not np.array_equal(first, second)


def test_the_way_to_begin_anew_is_declared() -> None:
    assert LabrysVectorEnv.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_memory_is_shared_only_if_wanted() -> None:
    for copied in (True, False):
        env = LabrysVectorEnv("relics", 2, copy=copied, numbers="raw")
        seen, _ = env.reset(seed=1)
        before = seen.copy()
        env.step(env.sample(Rng("a")))
        assert copied == np.array_equal(seen, before) or not copied


def test_an_illegal_action_ends_the_game_with_the_penalty() -> None:
    env = LabrysEnv("relics", penalty=-3.0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-3.0, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded, match="this game is over"):
        env.step(0)
    many = LabrysVectorEnv("relics", 2, penalty=-3.0)
    _, info = many.reset(seed=1)
    _, rewards, finished, _, info = many.step([0, some(info["action_mask"][1], np.random.default_rng(1))])
    assert rewards.tolist() == [-3.0, 0.0]
    assert finished.tolist() == [True, False]


def test_an_illegal_action_raises_if_that_is_wanted() -> None:
    env = LabrysEnv("relics", penalty=None)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="not legal now"):
        env.step(0)


@pytest.mark.parametrize("action", ["end", None, 1.5, np.float32(1), np.array([0]), [0], True])
def test_what_is_no_whole_number_is_refused_and_changes_nothing(action: object) -> None:
    env = LabrysEnv("relics")
    env.reset(seed=1)
    before = env.position.digest()
    with pytest.raises(IllegalAction, match="use a whole number"):
        env.step(action)
    assert env.position.digest() == before


def test_many_at_once_are_reset_before_they_are_stepped() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset this environment"):
        LabrysVectorEnv("relics", 2).step([0, 0])


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seats": 3, "rivals": ["greedy"] * 3}, "room for 2 rivals, not 3"),
        ({"rivals": "genius"}, "genius"),
        ({"seat": 2}, "nobody sits on seat 2"),
        ({"seats": 1}, "cannot be played by 1"),
        ({"board": "A"}, "unknown option"),
    ],
)
def test_wrong_settings_are_refused_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetting, match=sentence):
        gymnasium.make(identity("relics"), **settings)
    with pytest.raises(BadSetting, match=sentence):
        gymnasium.make_vec(identity("relics"), num_envs=2, **settings)


@pytest.mark.parametrize("actions", [[0], [0.5, 1.0], ["a", "b"], [[0, 1]]])
def test_a_batch_refuses_what_are_not_as_many_actions(actions: list[Any]) -> None:
    env = LabrysVectorEnv("relics", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="give 2 whole numbers"):
        env.step(actions)


def test_masks_are_where_maskable_learners_look() -> None:
    env = LabrysEnv("minos", seats=1)
    _, info = env.reset(seed=4)
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_an_environment_travels_between_processes_in_the_middle_of_a_game() -> None:
    env = LabrysEnv("relics", rivals="greedy")
    _, info = env.reset(seed=3)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    again = pickle.loads(pickle.dumps(env))
    for _ in range(60):
        action = int(np.flatnonzero(env.action_masks())[-1])
        one, other = env.step(action), again.step(action)
        assert np.array_equal(one[0], other[0])
        if one[2]:
            assert np.array_equal(env.reset()[0], again.reset()[0])


def test_a_seed_is_a_whole_number() -> None:
    with pytest.raises(TypeError, match="use a whole number"):
        LabrysEnv("relics").reset(seed="x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="use a whole number"):
        LabrysVectorEnv("relics", 2).reset(seed="x")  # type: ignore[arg-type]
    with pytest.raises(BadSetting, match="2 games take as many seeds, not 3"):
        LabrysVectorEnv("relics", 2).reset(seed=[1, 2, 3])
