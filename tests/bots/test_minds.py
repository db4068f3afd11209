"""Minds reckon exactly, know only what their seat knows, and let another bot play where their weights do not fit."""

from __future__ import annotations

import json
import logging
import math
import os
import subprocess
import sys
from array import array
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import labrys
from labrys import BadSetting, Perspective, Rng, State, bots
from labrys.bots import warmth
from labrys.bots.minds.chances import chances, judged_by
from labrys.bots.minds.judge import Judge, Reader, worths
from labrys.bots.minds.mind import MIXING, judge_of
from labrys.bots.minds.net import SURE
from labrys.bots.minds.weights import BadWeights, Label, fitting, ours, pack, read, unpack
from labrys.lab import simulate
from tests.bots.minds import SHIFT, TABLES, choices, drawn, lay_down


def middle(game: str, seats: int, seed: str, steps: int) -> State:
    """A position some way into a game."""
    state = labrys.game(game).new(seats, seed)
    rng = Rng(seed)
    for _ in range(steps):
        state.act(state.actions()[rng.below(len(state.actions()))])
    return state


def told(judge: Judge, state: State, seat: int) -> list[int]:
    """What a judge says of a position by itself."""
    judge.stand(state, seat)
    judge.look(state, seat)
    return [int(judge.chances[at]) for at in range(state.seats)]


def reckoned(label: Label, parts: list[array[int]], row: list[int]) -> list[float]:
    """The same net by the book: every input, every unit, and the softmax of the library."""

    def unit(total: int, bits: int) -> int:
        return min(max(total, 0) >> bits, (1 << 13) - 1)

    wide, narrow = label.first, label.second
    first = [
        unit(
            parts[1][one] + sum(value * parts[0][at * wide + one] for at, value in enumerate(row) if value),
            label.shift - 10,
        )
        for one in range(wide)
    ]
    second = [
        unit(parts[3][one] + sum(parts[2][at * narrow + one] * much for at, much in enumerate(first)), 10)
        for one in range(narrow)
    ]
    hints = row[len(row) - label.hints :] if label.hints else [0] * label.outputs
    says = [
        (parts[6][0] * hints[one])
        + parts[5][one]
        + sum(parts[4][at * label.outputs + one] * much for at, much in enumerate(second))
        for one in range(label.outputs)
    ]
    odds = [math.exp((one - max(says)) / 2**20) for one in says]
    return [odd / sum(odds) for odd in odds]


@pytest.mark.parametrize("hinted", [False, True])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_net_says_what_the_same_net_says_by_the_book(game: str, seats: int, hinted: bool, tmp_path: Path) -> None:
    title = labrys.game(game)
    judge = Judge(fitting(title, seats, lay_down(tmp_path, game, seats, hinted)), title, seats)
    for steps in (0, 9, 40):
        state = middle(game, seats, "book", steps)
        for seat in range(seats):
            row = Reader(title, seats, hinted).read(state, seat)
            expected = reckoned(*drawn(game, seats, hinted), [int(row[at]) for at in range(len(row))])
            found = told(judge, state, seat)
            for turn in range(seats):
                assert found[(seat + turn) % seats] / 1e6 == pytest.approx(expected[turn], abs=2e-6)


def test_what_follows_is_judged_as_if_it_stood_alone(tmp_path: Path) -> None:
    """Only what changed is added; that must come to the same."""
    title = labrys.game("empire")
    net = fitting(title, 2, lay_down(tmp_path, "empire", 2, hinted=True))
    one = Judge(net, title, 2)
    for steps in (3, 30, 60):
        state = middle("empire", 2, "follow", steps)
        one.stand(state, 1)
        for action in state.actions():
            after: Any = state.copy()
            after.step(action)
            one.look(after, 1)
            assert [int(one.chances[at]) for at in range(2)] == told(Judge(net, title, 2), after, 1)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_hidden_does_not_change_what_a_judge_says(game: str, seats: int, tmp_path: Path) -> None:
    title = labrys.game(game)
    judge = Judge(fitting(title, seats, lay_down(tmp_path, game, seats)), title, seats)
    for steps in (1, 30):
        state = middle(game, seats, "hidden", steps)
        for seat in range(seats):
            said = told(judge, state, seat)
            assert all(told(judge, state.imagine(seat, Rng(f"deal{n}")), seat) == said for n in range(3))


def sat_further(state: State, by: int) -> State:
    """The same position with everybody so many seats further on."""
    moved: Any = state.copy()
    seats = state.seats

    def on(seat: int) -> int:
        return (seat + by) % seats if 0 <= seat < seats else seat

    for place in state.packing.layout.places:  # type: ignore[union-attr]
        value = state.field(place.field.name)
        if place.field.derived:
            continue
        if place.field.led and isinstance(value, list):
            inner = place.field.inner
            blocks = [value[start : start + inner] for start in range(0, len(value), inner)]
            turned = [blocks[(side - by) % seats] for side in range(seats)] + blocks[seats:]
            value = [number for block in turned for number in block]
        elif place.field.name == "first":
            value = on(state.field("first"))  # type: ignore[arg-type]
        elif place.field.name == "owner" and isinstance(value, list):
            value = [on(owner) for owner in value]
        elif place.field.name == "gone":
            gone: Any = value
            value = sum(1 << on(seat) for seat in range(seats) if gone >> seat & 1)
        assert moved.set_field(place.field.name, value)
    moved.restack([frame & 255 | on(frame >> 8 & 15) << 8 | frame >> 12 << 12 for frame in state.stack])
    moved.recall()
    return moved  # type: ignore[no-any-return]


@pytest.mark.parametrize(("game", "seats"), [("empire", 2), ("empire", 4), ("relics", 3)])
def test_when_all_sit_elsewhere_so_do_their_chances(game: str, seats: int, tmp_path: Path) -> None:
    """But for what Empire's evaluation, a part of its clues, takes from the first seat for all: how late it is."""
    title = labrys.game(game)
    judge = Judge(fitting(title, seats, lay_down(tmp_path, game, seats)), title, seats)
    apart = 20_000 if game == "empire" else 0
    for steps in (5, 30, 60):
        state = middle(game, seats, "moved", steps)
        for by in range(1, seats):
            moved = sat_further(state, by)
            for seat in range(seats):
                here, there = told(judge, state, seat), told(judge, moved, (seat + by) % seats)
                assert [there[(one + by) % seats] for one in range(seats)] == pytest.approx(here, abs=apart)


@pytest.mark.parametrize("budget", ["", "30"])
def test_a_choice_does_not_depend_on_what_is_hidden(budget: str, tmp_path: Path) -> None:
    lay_down(tmp_path, "relics", 3, hinted=True)
    truth = middle("relics", 3, "worlds", 30)
    others = [truth.imagine(truth.seat, Rng(f"deal{number}")) for number in range(4)]
    made = {bots.make(f"mind:{budget}@{tmp_path}", Rng("r")).choose(Perspective(one)) for one in [truth, *others]}
    assert len(made) == 1


def test_the_plain_and_the_compiled_engine_choose_alike(tmp_path: Path) -> None:
    for game, seats in TABLES:
        lay_down(tmp_path, game, seats)
    env = {**os.environ, "LABRYS_PURE": "1", "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-m", "tests.bots.minds", str(tmp_path)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == choices(str(tmp_path))


def test_warmth_takes_the_worse_for_the_better_now_and_then() -> None:
    """e to the power of minus the difference over the warmth: 0.2 less at warmth 0.2 is e times rarer."""
    bot: Any = bots.make("mind:~0.2", Rng("warm"))
    assert bot.warmth == 0.2
    found = [warmth.drawn(bot.rng, [500_000, 300_000], 200_000) for _ in range(1000)]
    assert 220 < found.count(1) < 320  # 1 / (1 + e) is 269 of 1000
    for spec, iterations, seconds, file in (
        ("mind:500~0.05", 500, 0.0, ""),
        ("mind:0.5s~1", 0, 0.5, ""),
        ("mind:~0.3@x", 0, 0.0, "x"),
    ):
        bot = bots.make(spec, Rng("r"))
        assert (bot.iterations, bot.seconds, bot.file) == (iterations, seconds, file)


def test_chances_are_the_net_s_or_the_game_s_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title = labrys.game("relics")
    state = middle("relics", 3, "chances", 30)
    worlds = [state.imagine(1, Rng(f"deal{number}")) for number in range(3)]
    monkeypatch.setattr("labrys.bots.minds.mind.ours", lambda game, seats: tmp_path / f"{game}-{seats}.mind")
    judge_of.cache_clear()
    assert judged_by(title, 3) == "prospects"
    for found, world in zip(chances(worlds, 1), worlds, strict=True):
        assert found == pytest.approx(world.prospects())
    judge_of.cache_clear()
    judge = Judge(fitting(title, 3, lay_down(tmp_path, "relics", 3)), title, 3)
    assert judged_by(title, 3) == "mind"
    for found, world in zip(chances(worlds, 1), worlds, strict=True):
        assert found == pytest.approx([chance / 1e6 for chance in told(judge, world, 1)])
        assert sum(found) == pytest.approx(1, abs=1e-5)
    judge_of.cache_clear()


def test_a_world_that_is_over_belongs_to_its_winners() -> None:
    state = middle("empire", 2, "over", 0)
    while not state.over:
        state.act(state.actions()[0])
    winners = state.ranking().count(1)
    assert chances([state], 0) == [[1 / winners if place == 1 else 0.0 for place in state.ranking()]]
    assert chances([], 0) == []


def test_a_warm_bot_never_gives_up_more_than_three_times_its_warmth() -> None:
    """However many ways there are to blunder, and each of them rare: together they would not be."""
    worths = [500_000, 340_000, *[190_000] * 200]
    assert {warmth.drawn(Rng(f"{seed}"), worths, 100_000) for seed in range(200)} == {0, 1}


def test_secret_answers_are_mixed() -> None:
    """Two actions of equal worth are taken equally often, and a poor one hardly ever."""
    rng = Rng("mixed")
    found = [warmth.drawn(rng, [400_000, 400_000, 200_000], MIXING, SURE) for _ in range(400)]
    assert 150 < found.count(0) < 250
    assert found.count(2) < 5
    state = labrys.game("empire").new(2, "bids")
    while state.decision not in state.game.secret:
        state.act(state.actions()[0])
    seen = {bots.make("mind", Rng(f"{seed}")).choose(Perspective(state)) for seed in range(40)}
    assert len(seen) > 1


def bent(folder: Path, **changed: Any) -> Path:
    """Weights whose label says something else."""
    label, parts = drawn("empire", 2)
    path = folder / "bent.mind"
    path.write_bytes(pack(replace(label, **changed), parts))
    return path


def test_bad_weights_are_refused_each_with_its_sentence(tmp_path: Path) -> None:
    title = labrys.game("empire")
    good = lay_down(tmp_path, "empire", 2).read_bytes()
    broken, short, other = tmp_path / "broken.mind", tmp_path / "short.mind", tmp_path / "other.mind"
    broken.write_bytes(good[:-40] + b"x" * 40)
    short.write_bytes(good[: len(good) // 2])
    other.write_bytes(b'{"game": "empire"}\nxx')
    nowhere = tmp_path / "nowhere.mind"
    nowhere.write_bytes(good.replace(f'"shift": {SHIFT}'.encode(), b'"shift": NaN'))
    label, parts = drawn("empire", 2)
    parts[2] = array("i", [1 << 24] * len(parts[2]))
    large = tmp_path / "large.mind"
    large.write_bytes(pack(label, parts))
    said = {
        tmp_path / "none.mind": "cannot be read",
        broken: "are broken",
        short: "are broken",
        other: "does not hold the weights of a mind",
        nowhere: "does not hold the weights of a mind",
        large: "too large to be reckoned with",
        bent(tmp_path, content="other"): "content is now",
    }
    for path, words in said.items():
        with pytest.raises(BadWeights, match=words):
            fitting(title, 2, path)
    for changed, words in (
        ({"game": "relics"}, "are for relics"),
        ({"seats": 3}, r"are for empire \(3\)"),
        ({"observation": "empire-v0"}, "empire-v0"),
        ({"shift": 40}, "have a shape"),
    ):
        with pytest.raises(BadWeights, match=words):
            fitting(title, 2, bent(tmp_path, **changed))
    with pytest.raises(BadWeights, match="have a shape"):
        unpack(pack(replace(label, first=5000), parts), "wide.mind")


def test_where_weights_do_not_fit_the_greedy_bot_plays_and_one_sentence_says_why(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    state = middle("empire", 2, "fall back", 5)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            action = bots.make(f"mind:20@{tmp_path}", Rng("r")).choose(Perspective(state))
            assert action in state.actions()
    assert len(caplog.messages) == 1
    assert "cannot be read" in caplog.messages[0]
    assert caplog.messages[0].endswith("The greedy bot plays instead.")


def test_a_net_that_is_slower_than_its_budget_leaves_the_move_to_greedy(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    state = middle("minos", 2, "slow", 5)
    lay_down(tmp_path, "minos", 2)
    bot: Any = bots.make(f"mind:0.001s@{tmp_path}", Rng("r"))
    bot.seconds = 1e-7
    with caplog.at_level(logging.WARNING):
        found = [bot.choose(Perspective(state)) for _ in range(3)]
    assert set(found) <= set(state.actions())
    assert len(caplog.messages) == 1
    assert "too slow to judge one move of minos" in caplog.messages[0]


def test_without_a_budget_a_mind_searches_as_long_as_its_game_says(tmp_path: Path) -> None:
    """And with one iteration, or with warmth alone, it looks one step ahead."""
    lay_down(tmp_path, "relics", 2)
    thoughts = labrys.game("relics").search.thoughts
    assert thoughts > 1
    for steps in (4, 20, 50):
        eyes = Perspective(middle("relics", 2, "small", steps))
        plain, told, one = (
            bots.make(f"mind:{budget}@{tmp_path}", Rng("r")).choose(eyes) for budget in ("", str(thoughts), "1")
        )
        assert plain == told
        judge = judge_of(labrys.game("relics"), 2, str(tmp_path))
        assert isinstance(judge, Judge)
        rng = Rng("r")
        eyes.imagine(rng)  # as the bot does first
        promise = worths(judge, eyes.imagine, rng, eyes.actions, eyes.seat, labrys.game("relics").search.dreams)
        assert promise[eyes.actions.index(one)] == max(promise)


@pytest.mark.parametrize("budget", ["x", "0", "0s", "5/turn", "-1", "1e3", "~", "~x", "5~20"])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(BadSetting, match="is no budget for mind"):
        bots.make(f"mind:{budget}", Rng("r"))


def test_the_time_of_a_turn_is_shared_by_its_decisions(tmp_path: Path) -> None:
    bot: Any = bots.make("mind:3s/turn", Rng("r"))
    state = middle("empire", 2, "turn", 5)
    assert bot.thinking(state) == 1.0
    bot.left -= 1.0
    state.act(state.actions()[0])
    assert bot.thinking(state) == pytest.approx(2 / 3)
    state.act(state.actions()[0])
    state.act(state.actions()[0])
    assert bot.thinking(state) == 1.0


def test_minds_play_in_simulations(tmp_path: Path) -> None:
    lay_down(tmp_path, "relics", 2)
    spec = f"mind:@{tmp_path}"
    found = simulate("relics", [spec, "random"], 4)
    again = simulate("relics", [spec, "random"], 4)
    assert found.games == again.games


SHIPPED = [(name, seats) for name in labrys.games() for seats in labrys.game(name).seats if ours(name, seats).is_file()]


@pytest.mark.parametrize(("game", "seats"), SHIPPED)
def test_weights_that_come_with_the_house_fit_it(game: str, seats: int) -> None:
    assert ours(game, seats).stat().st_size <= 300_000  # type: ignore[attr-defined]
    title = labrys.game(game)
    judge = judge_of(title, seats, "")
    assert isinstance(judge, Judge)
    for steps in (3, 30, 90):
        state = middle(game, seats, "house", steps)
        for seat in range(seats):
            row = Reader(title, seats, False).read(state, seat)
            expected = reckoned(*read(ours(game, seats)), [int(row[at]) for at in range(len(row))])
            found = told(judge, state, seat)
            for turn in range(seats):
                assert found[(seat + turn) % seats] / 1e6 == pytest.approx(expected[turn], abs=2e-6)
