"""Many games side by side are the games that each row would play alone."""

import pytest

import labrys
from labrys.engine import BadSetting, Rng
from labrys.engine.batch import Batch
from labrys.engine.option import check_all


def batch(count: int) -> Batch:
    game = labrys.game("relics")
    options = check_all(game.options, {"round_limit": 3})
    return Batch(game, 2, options, count, lambda state: [float(rank == 1) for rank in state.ranking()])


def played(seeds: list[str], steps: int) -> list[list[str]]:
    """The positions of each row, step by step."""
    many, rng = batch(len(seeds)), [Rng(seed) for seed in seeds]
    many.begin(seeds)
    found: list[list[str]] = [[] for _ in seeds]
    for _ in range(steps):
        for row, state in enumerate(many.states):
            found[row].append(state.digest())
        many.take([state.actions()[rng[row].below(len(state.actions()))] for row, state in enumerate(many.states)])
    return found


def test_rows_do_not_disturb_each_other() -> None:
    together = played(["a", "b"], 120)
    assert together == [played(["a"], 120)[0], played(["b"], 120)[0]]


def test_a_game_that_ends_begins_anew_in_the_same_step() -> None:
    many, rng = batch(1), Rng("anew")
    many.begin(["anew"])
    for _ in range(2):
        state = many.states[0]
        while many.states[0] is state:
            assert not state.over
            many.take([state.actions()[rng.below(len(state.actions()))]])
        assert state.over
        assert many.finished[0]
        assert list(many.results) == [float(rank == 1) for rank in state.ranking()]
        assert not many.states[0].over
        assert many.states[0].seed != state.seed


def test_what_a_batch_cannot_do_is_said_in_a_sentence() -> None:
    many = batch(2)
    with pytest.raises(BadSetting, match="begin a batch before"):
        many.step()
    with pytest.raises(BadSetting, match="takes as many seeds, not 1"):
        many.begin(["a"])
    many.begin(["a", "b"])
    with pytest.raises(BadSetting, match="takes as many actions, not 3"):
        many.take([0, 0, 0])
